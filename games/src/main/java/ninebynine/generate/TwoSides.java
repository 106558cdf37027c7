package ninebynine.generate;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;
import ninebynine.model.Model;

/** The variables of a model on two sides, so that each candidate has at most one on each: as far as that goes. */
final class TwoSides {
    private static final int NONE = -1;

    private final Model model;
    private final int[] side;

    TwoSides(Model model) {
        this.model = model;
        side = new int[model.variableCount()];
        Arrays.fill(side, NONE);
    }

    /** Whether some candidate must have two variables of one side: if not, every ring of variables goes from side to side, and so has an even number. */
    boolean isBroken() {
        return IntStream.range(0, side.length).anyMatch(v -> side[v] == NONE && isBroken(v));
    }

    private boolean isBroken(int first) {
        Deque<Integer> due = new ArrayDeque<>();
        due.add(first);
        side[first] = 0;
        while (!due.isEmpty()) {
            int v = due.remove();
            for (int x : model.labels(v)) {
                for (int w : model.variables(x)) {
                    if (side[w] == NONE) {
                        side[w] = 1 - side[v];
                        due.add(w);
                    } else if (w != v && side[w] == side[v]) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
