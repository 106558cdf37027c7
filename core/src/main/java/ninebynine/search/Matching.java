package ninebynine.search;

import java.util.Arrays;
import java.util.function.IntConsumer;
import ninebynine.model.Frame;

/**
 * A candidate of a frame that is in no way to give every line a transversal of its own is false: naked, hidden and super-hidden subsets
 * of every size at once.
 *
 * <p>Given one such way, another one differs from it by rings of lines that pass their transversals on. So a line may take the
 * transversal of another if and only if both lie on a ring: in the same strongly connected component of "could take the one of" (Régin).
 * With up to 64 transversals a line's choices are one word. Lines that lack to the number of transversals are made up and can take any.
 */
final class Matching {
    /** In smaller frames a guess costs less than a matching: three times less in 9x9 Sudokus. */
    private static final int SMALLEST = 10;

    /** More transversals than this do not fit in a word. */
    private static final int LARGEST = Long.SIZE;

    private final int lines;
    private final int size;
    /** The label where line i meets transversal t at i·size + t, or -1. */
    private final int[] labels;

    private final int[] variables;
    private final long[] choices;
    /** The line that has each transversal, and the transversal that each line has; -1 for none. Kept from one call to the next. */
    private final int[] owner;

    private final int[] taken;
    private final int[] order;
    private final int[] stack;
    private long seen;
    private long stacked;
    private int stackSize;
    private int visited;
    private long signature;

    Matching(Frame frame) {
        lines = frame.lineCount();
        size = Math.max(lines, frame.transversalCount());
        labels = new int[lines * size];
        variables = new int[lines];
        for (int i = 0; i < lines; i++) {
            variables[i] = frame.variable(i);
            for (int t = 0; t < size; t++) {
                labels[i * size + t] = t < frame.transversalCount() ? frame.label(i, t) : -1;
            }
        }
        choices = new long[size];
        owner = new int[size];
        taken = new int[size];
        order = new int[size];
        stack = new int[size];
        restart();
    }

    /** As it was made: the order in which labels are found depends on the last matching, and a count may not depend on the one before it. */
    void restart() {
        forget();
        Arrays.fill(owner, -1);
        Arrays.fill(taken, -1);
    }

    /** Whether matching pays for a frame. A square hidden frame is a naked one transposed, with the same matchings. */
    static boolean pays(Frame frame) {
        int lines = frame.lineCount();
        int transversals = frame.transversalCount();
        boolean transposed = frame.kind() == Frame.Kind.HIDDEN && lines == transversals;
        return !transposed && lines >= SMALLEST && Math.max(lines, transversals) <= LARGEST;
    }

    /** Whether the lines look as they did when this was last asked; if they only seem so, nothing wrong follows. */
    boolean isUnchanged(long[] left) {
        long now = 1;
        for (int v : variables) {
            now = now * 0x9E3779B97F4A7C15L + left[v];
        }
        boolean same = now == signature;
        signature = now;
        return same;
    }

    /** Makes the lines look new. */
    void forget() {
        signature = 0;
    }

    /** Hands on the labels that are in no matching; false if there is no matching at all. */
    boolean filter(boolean[] alive, IntConsumer removal) {
        look(alive);
        for (int i = 0; i < size; i++) {
            if (taken[i] < 0) {
                seen = 0;
                if (!augment(i)) {
                    return false;
                }
            }
        }
        seen = 0;
        stacked = 0;
        stackSize = 0;
        visited = 0;
        for (int t = 0; t < size; t++) {
            if ((seen >>> t & 1) == 0) {
                component(t, removal);
            }
        }
        return true;
    }

    /** Reads the choices of every line, and lets go of what can't be kept from the last matching. */
    private void look(boolean[] alive) {
        for (int i = 0; i < size; i++) {
            long word = 0;
            if (i < lines) {
                for (int t = 0; t < size; t++) {
                    int x = labels[i * size + t];
                    if (x >= 0 && alive[x]) {
                        word |= 1L << t;
                    }
                }
            } else {
                word = -1L >>> Long.SIZE - size;
            }
            choices[i] = word;
            if (taken[i] >= 0 && (word >>> taken[i] & 1) == 0) {
                owner[taken[i]] = -1;
                taken[i] = -1;
            }
        }
    }

    /** Finds a transversal for the line, moving others on where they must. */
    private boolean augment(int line) {
        for (long rest = choices[line] & ~seen; rest != 0; rest = choices[line] & ~seen) {
            int t = Long.numberOfTrailingZeros(rest);
            seen |= 1L << t;
            if (owner[t] < 0 || augment(owner[t])) {
                owner[t] = line;
                taken[line] = t;
                return true;
            }
        }
        return false;
    }

    /** Tarjan's visit of a transversal, which stands for the line that has it; returns the lowest number that it reaches. */
    private int component(int t, IntConsumer removal) {
        int number = visited++;
        int low = number;
        order[t] = number;
        seen |= 1L << t;
        stacked |= 1L << t;
        stack[stackSize++] = t;
        long next = choices[owner[t]];
        for (long rest = next & ~seen; rest != 0; rest = next & ~seen) {
            low = Math.min(low, component(Long.numberOfTrailingZeros(rest), removal));
        }
        for (long rest = next & stacked; rest != 0; rest &= rest - 1) {
            low = Math.min(low, order[Long.numberOfTrailingZeros(rest)]);
        }
        if (low == number) {
            close(t, removal);
        }
        return low;
    }

    /** The component is what lies on the stack from t on: its lines keep to it. */
    private void close(int t, IntConsumer removal) {
        int from = stackSize;
        long members = 0;
        do {
            members |= 1L << stack[--from];
        } while (stack[from] != t);
        for (int k = from; k < stackSize; k++) {
            int line = owner[stack[k]];
            if (line < lines) {
                for (long gone = choices[line] & ~members; gone != 0; gone &= gone - 1) {
                    removal.accept(labels[line * size + Long.numberOfTrailingZeros(gone)]);
                }
            }
        }
        stacked &= ~members;
        stackSize = from;
    }
}
