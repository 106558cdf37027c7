package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.state.View;

/** x ⊢ R₁ ⊢ … ⊢ Rₙ ~ z, candidates(Vₖ)∖N(Rₖ₋₁) = {Rₖ} — which candidates each one rules out, by a chain in which each step follows from the one before it alone; the shortest of each. */
final class Tentacles {
    private static final int LONGEST = 8;

    private final Model model;
    /** The open candidates that each is linked to. */
    private final int[][] linked;
    /** What follows from each at once: a variable, and what it is left with, in turns. */
    private final int[][] next;
    /** For each start, where the chain to each candidate comes from, by which variable, and what rules each candidate out. */
    private final Reach[] reach;

    private record Reach(int[] from, int[] by, int[] killer) {}

    private Tentacles(View view) {
        this.model = view.model();
        int count = model.labelCount();
        int[] open = view.candidates().toInts().stream()
                .filter(x -> !view.isValue(x))
                .toArray();
        this.linked = new int[count][];
        for (int x : open) {
            linked[x] =
                    IntStream.of(open).filter(y -> model.links().linked(x, y)).toArray();
        }
        int[][] members = new int[model.variableCount()][];
        for (int v = 0; v < members.length; v++) {
            members[v] = view.isDecided(v)
                    ? new int[0]
                    : IntStream.of(model.labels(v)).filter(view::isCandidate).toArray();
        }
        this.next = new int[count][];
        for (int x : open) {
            Stopping.check();
            next[x] = next(x, members);
        }
        this.reach = new Reach[count];
        for (int x : open) {
            reach[x] = reach(x);
        }
    }

    static Tentacles of(View view) {
        return view.derived(Tentacles.class, Tentacles::new);
    }

    private int[] next(int x, int[][] members) {
        TreeSet<Integer> touched = new TreeSet<>();
        for (int y : linked[x]) {
            IntStream.of(model.variables(y)).forEach(touched::add);
        }
        IntStream.of(model.variables(x)).forEach(touched::remove);
        List<Integer> found = new ArrayList<>();
        for (int v : touched) {
            int[] left = IntStream.of(members[v])
                    .filter(y -> !model.links().linked(x, y))
                    .toArray();
            if (left.length == 1) {
                found.add(v);
                found.add(left[0]);
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    private Reach reach(int x) {
        int[] from = filled();
        int[] by = filled();
        int[] killer = filled();
        int[] depth = new int[linked.length];
        int[] queue = new int[linked.length];
        int to = 1;
        queue[0] = x;
        for (int i = 0; i < to; i++) {
            int y = queue[i];
            for (int z : linked[y]) {
                killer[z] = killer[z] < 0 ? y : killer[z];
            }
            for (int k = 0; depth[y] < LONGEST && k < next[y].length; k += 2) {
                int w = next[y][k + 1];
                if (w != x && by[w] < 0 && !model.links().linked(x, w)) {
                    from[w] = y;
                    by[w] = next[y][k];
                    depth[w] = depth[y] + 1;
                    queue[to++] = w;
                }
            }
        }
        return new Reach(from, by, killer);
    }

    private int[] filled() {
        int[] none = new int[linked.length];
        Arrays.fill(none, -1);
        return none;
    }

    /** Whether z is false if x is true. */
    boolean ruleOut(int x, int z) {
        return x != z && reach[x].killer[z] >= 0;
    }

    /** The variables of the chain by which x rules z out; none if they are linked. */
    List<Integer> variables(int x, int z) {
        List<Integer> variables = new ArrayList<>();
        for (int y = reach[x].killer[z]; y != x; y = reach[x].from[y]) {
            variables.add(0, reach[x].by[y]);
        }
        return variables;
    }
}
