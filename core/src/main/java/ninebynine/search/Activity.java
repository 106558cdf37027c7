package ninebynine.search;

import java.util.Arrays;

/** Which variables had to do with conflicts lately, in a heap. What is guessed next is the one that had most. */
final class Activity {
    private static final double DECAY = 1 / 0.95;
    private static final double HUGE = 1e100;

    private final double[] of;
    private final int[] heap;
    private final int[] at;
    private int size;
    private double step = 1;

    Activity(int variables) {
        of = new double[variables];
        heap = new int[variables];
        at = new int[variables];
        Arrays.fill(at, -1);
        for (int v = 0; v < variables; v++) {
            put(v);
        }
    }

    void put(int v) {
        if (at[v] < 0) {
            at[v] = size;
            heap[size++] = v;
            up(at[v]);
        }
    }

    /** The most active variable without a value, which is taken out; -1 if there is none. */
    int next(byte[] value) {
        while (size > 0) {
            int v = heap[0];
            at[v] = -1;
            int last = heap[--size];
            if (size > 0) {
                heap[0] = last;
                at[last] = 0;
                down(0);
            }
            if (value[2 * v] == 0) {
                return v;
            }
        }
        return -1;
    }

    void bump(int v) {
        of[v] += step;
        if (of[v] > HUGE) {
            for (int i = 0; i < of.length; i++) {
                of[i] /= HUGE;
            }
            step /= HUGE;
        }
        if (at[v] >= 0) {
            up(at[v]);
        }
    }

    void decay() {
        step *= DECAY;
    }

    private void up(int from) {
        int i = from;
        int v = heap[i];
        while (i > 0 && of[heap[i - 1 >> 1]] < of[v]) {
            heap[i] = heap[i - 1 >> 1];
            at[heap[i]] = i;
            i = i - 1 >> 1;
        }
        heap[i] = v;
        at[v] = i;
    }

    private void down(int from) {
        int i = from;
        int v = heap[i];
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (child + 1 < size && of[heap[child + 1]] > of[heap[child]]) {
                child++;
            }
            if (of[heap[child]] <= of[v]) {
                break;
            }
            heap[i] = heap[child];
            at[heap[i]] = i;
            i = child;
        }
        heap[i] = v;
        at[v] = i;
    }
}
