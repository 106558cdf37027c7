package ninebynine.search;

import java.util.Arrays;
import java.util.function.IntConsumer;
import ninebynine.model.Links;
import ninebynine.model.Model;
import ninebynine.state.View;
import ninebynine.tensor.Bits;

/**
 * Counts the solutions of any model: Singles until nothing follows, then x or not x, depth first.
 *
 * <pre>
 *   alive[x]   x is still possible          count[V] = |alive ∩ V|      sum[V] = ⊕ (alive ∩ V), the last one when count[V] = 1
 *   due        labels to assert, found but not yet propagated
 *   trail      labels removed, in order; guesses remember how long it was
 * </pre>
 */
public final class DepthFirst implements Counter {
    private final Model model;
    private final Links others;
    private final boolean hasOthers;
    private final IntConsumer removal = this::remove;
    private final boolean[] alive;
    private final boolean[] asserted;
    private final int[] count;
    private final int[] sum;
    private final int[] fullCount;
    private final int[] fullSum;
    private final int[] weight;
    private final int[] due;
    private final int[] trail;
    private final int[] values;
    /** The guesses that are open, and how long the trail and the values were before each. */
    private final int[] guess;

    private final int[] trailAt;
    private final int[] valuesAt;
    private int dueSize;
    private int trailSize;
    private int valueCount;
    private int depth;
    /** Some variable has nothing left, or a value is impossible. */
    private boolean failed;

    public DepthFirst(Model model) {
        this.model = model;
        others = model.otherLinks();
        hasOthers = model.hasOtherLinks();
        int labels = model.labelCount();
        int variables = model.variableCount();
        alive = new boolean[labels];
        asserted = new boolean[labels];
        count = new int[variables];
        sum = new int[variables];
        fullCount = new int[variables];
        fullSum = new int[variables];
        for (int v = 0; v < variables; v++) {
            fullCount[v] = model.labels(v).length;
            fullSum[v] = Arrays.stream(model.labels(v)).reduce(0, (a, b) -> a ^ b);
        }
        weight = new int[variables];
        due = new int[labels + variables + 1];
        trail = new int[labels];
        values = new int[labels];
        guess = new int[labels];
        trailAt = new int[labels];
        valuesAt = new int[labels];
    }

    @Override
    public Count count(View from, Bound bound, SolutionSink sink) {
        load(from);
        long solutions = 0;
        long guesses = 0;
        while (true) {
            if (propagate()) {
                int v = smallest();
                if (v >= 0) {
                    if (++guesses > bound.guesses() || Thread.currentThread().isInterrupted()) {
                        return new Count(solutions, false);
                    }
                    guess(first(v));
                    continue;
                }
                if (sink != SolutionSink.NONE) {
                    sink.add(Bits.of(alive.length, Arrays.copyOf(values, valueCount)));
                }
                if (++solutions == bound.solutions()) {
                    return new Count(solutions, false);
                }
            }
            if (depth == 0) {
                return new Count(solutions, true);
            }
            remove(takeBack());
        }
    }

    private void load(View from) {
        dueSize = 0;
        trailSize = 0;
        valueCount = 0;
        depth = 0;
        failed = false;
        Arrays.fill(alive, true);
        Arrays.fill(asserted, false);
        Arrays.fill(weight, 1);
        System.arraycopy(fullCount, 0, count, 0, count.length);
        System.arraycopy(fullSum, 0, sum, 0, sum.length);
        for (int v = 0; v < count.length; v++) {
            if (count[v] <= 1) {
                shrunk(v);
            }
        }
        Bits gone = new Bits(alive.length);
        gone.setAll();
        gone.andNot(from.candidates());
        for (int x = gone.first(); x >= 0; x = gone.next(x + 1)) {
            remove(x);
        }
        Bits given = from.values();
        for (int x = given.first(); x >= 0; x = given.next(x + 1)) {
            due[dueSize++] = x;
        }
    }

    /** Asserts what is due until nothing is; false if that can't be. */
    private boolean propagate() {
        while (dueSize > 0 && !failed) {
            int x = due[--dueSize];
            if (!asserted[x]) {
                assertValue(x);
            }
        }
        dueSize = 0;
        boolean consistent = !failed;
        failed = false;
        return consistent;
    }

    private void assertValue(int x) {
        if (!alive[x]) {
            failed = true;
            return;
        }
        asserted[x] = true;
        values[valueCount++] = x;
        for (int v : model.variables(x)) {
            if (count[v] > 1) {
                for (int y : model.labels(v)) {
                    if (y != x && alive[y]) {
                        remove(y);
                    }
                }
            }
        }
        if (hasOthers) {
            others.forEach(x, removal);
        }
    }

    private void remove(int x) {
        if (!alive[x]) {
            return;
        }
        alive[x] = false;
        trail[trailSize++] = x;
        for (int v : model.variables(x)) {
            sum[v] ^= x;
            if (--count[v] <= 1) {
                shrunk(v);
            }
        }
    }

    private void shrunk(int v) {
        if (count[v] == 0) {
            failed = true;
            weight[v]++;
        } else if (!asserted[sum[v]]) {
            due[dueSize++] = sum[v];
        }
    }

    /** The open variable with the fewest candidates for its weight; -1 if all are decided. Those that failed before weigh more. */
    private int smallest() {
        int best = -1;
        long least = 1;
        long heaviest = 0;
        for (int v = 0; v < count.length; v++) {
            if (count[v] > 1 && count[v] * heaviest < least * weight[v]) {
                best = v;
                least = count[v];
                heaviest = weight[v];
            }
        }
        return best;
    }

    private int first(int v) {
        for (int x : model.labels(v)) {
            if (alive[x]) {
                return x;
            }
        }
        throw new IllegalStateException("variable " + v + " has no candidate, but " + count[v] + " were counted");
    }

    private void guess(int x) {
        guess[depth] = x;
        trailAt[depth] = trailSize;
        valuesAt[depth++] = valueCount;
        due[dueSize++] = x;
    }

    /** Undoes the last guess and all that followed from it. */
    private int takeBack() {
        depth--;
        while (trailSize > trailAt[depth]) {
            int x = trail[--trailSize];
            alive[x] = true;
            for (int v : model.variables(x)) {
                sum[v] ^= x;
                count[v]++;
            }
        }
        while (valueCount > valuesAt[depth]) {
            asserted[values[--valueCount]] = false;
        }
        return guess[depth];
    }
}
