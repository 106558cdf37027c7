package ninebynine.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/**
 * {(L₁, …, Rₙ) : candidates(Vₖ) = {Lₖ,Rₖ}, Lₖ₊₁~Rₖ} — many bivalue-chains, where the rule is content with one for each target: all of at most three
 * variables, and for each pair of ends a shortest one.
 *
 * <p>For lists of all that can be done: one target may be had by several chains that players call by different names.
 */
final class BivaluePaths {
    private static final int FEW = 3;

    private final View view;
    private final Model model;
    private final Bits open;
    /** Each bivalue variable twice, once in each direction: arc a goes from left[a] to right[a], and a ^ 1 back. */
    private final int[] variable;

    private final int[] left;
    private final int[] right;
    /** The arcs that may follow each. */
    private final int[][] next;

    private final Bits[] seen;
    private final boolean[] known;

    /**
     * @param allowed which variables the chains may use
     * @param strong whether what follows must be the only other candidate of some variable
     */
    BivaluePaths(View view, IntPredicate allowed, boolean strong) {
        this.view = view;
        this.model = view.model();
        this.open = view.candidates();
        open.andNot(view.values());
        int[] two = IntStream.range(0, model.variableCount())
                .filter(v -> view.count(v) == 2 && !view.isDecided(v) && allowed.test(v))
                .toArray();
        variable = new int[2 * two.length];
        left = new int[2 * two.length];
        right = new int[2 * two.length];
        for (int i = 0; i < two.length; i++) {
            int[] of =
                    IntStream.of(model.labels(two[i])).filter(view::isCandidate).toArray();
            for (int way = 0; way < 2; way++) {
                variable[2 * i + way] = two[i];
                left[2 * i + way] = of[way];
                right[2 * i + way] = of[1 - way];
            }
        }
        next = IntStream.range(0, left.length)
                .mapToObj(a -> IntStream.range(0, left.length)
                        .filter(b -> follows(a, b) && (!strong || isOnlyOther(right[a], left[b])))
                        .toArray())
                .toArray(int[][]::new);
        seen = new Bits[model.labelCount()];
        known = new boolean[model.labelCount()];
    }

    private boolean follows(int a, int b) {
        return variable[a] != variable[b]
                && left[b] != left[a]
                && right[b] != left[a]
                && right[b] != right[a]
                && model.links().linked(right[a], left[b]);
    }

    private boolean isOnlyOther(int x, int y) {
        return IntStream.of(model.variables(x))
                .anyMatch(
                        v -> view.count(v) == 2 && IntStream.of(model.labels(v)).anyMatch(z -> z == y));
    }

    /** Reports them, shortest first, until no more are wanted. */
    void find(int longest, Matches out) {
        for (int length = 2; length <= Math.min(FEW, longest); length++) {
            for (int a = 0; a < left.length; a++) {
                if (!walk(new int[length], 0, a, out)) {
                    return;
                }
            }
        }
        for (int a = 0; a < left.length; a++) {
            if (!reach(a, longest, out)) {
                return;
            }
        }
    }

    private boolean walk(int[] arcs, int at, int arc, Matches out) {
        Stopping.check();
        arcs[at] = arc;
        if (!isSimple(arcs, at)) {
            return true;
        }
        if (at == arcs.length - 1) {
            return report(arcs, out);
        }
        for (int b : next[arc]) {
            if (!walk(arcs, at + 1, b, out)) {
                return false;
            }
        }
        return true;
    }

    private boolean isSimple(int[] arcs, int last) {
        for (int i = 0; i < last; i++) {
            int a = arcs[i];
            int b = arcs[last];
            if (variable[a] == variable[b] || left[a] == left[b] || right[a] == left[b] || left[a] == right[b]) {
                return false;
            }
        }
        return true;
    }

    /** Breadth first from one arc; each end is reached by the first path to it. */
    private boolean reach(int first, int longest, Matches out) {
        int[] from = new int[left.length];
        int[] length = new int[left.length];
        boolean[] ends = new boolean[model.labelCount()];
        int[] queue = new int[left.length];
        queue[0] = first;
        length[first] = 1;
        from[first] = -1;
        int to = 1;
        for (int i = 0; i < to; i++) {
            Stopping.check();
            int a = queue[i];
            for (int b : length[a] < longest ? next[a] : new int[0]) {
                if (length[b] == 0 && !ends[right[b]]) {
                    length[b] = length[a] + 1;
                    from[b] = a;
                    ends[right[b]] = true;
                    queue[to++] = b;
                    if (length[b] > FEW && !reportPath(b, length[b], from, out)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private boolean reportPath(int end, int length, int[] from, Matches out) {
        int[] arcs = new int[length];
        int arc = end;
        for (int k = length - 1; k >= 0; k--) {
            arcs[k] = arc;
            arc = from[arc];
        }
        for (int k = 1; k < length; k++) {
            if (!isSimple(arcs, k)) {
                return true;
            }
        }
        return report(arcs, out);
    }

    /** A chain read backwards is the same: the one that begins with the smaller end is told. */
    private boolean report(int[] arcs, Matches out) {
        int first = left[arcs[0]];
        int last = right[arcs[arcs.length - 1]];
        if (first >= last) {
            return true;
        }
        Bits targets = seenFrom(first).copy();
        targets.and(seenFrom(last));
        List<Pattern.Cell> cells = new ArrayList<>(arcs.length);
        for (int a : arcs) {
            cells.add(new Pattern.Cell(variable[a], left[a], Ints.of(right[a])));
            targets.clear(left[a]);
            targets.clear(right[a]);
        }
        return targets.isEmpty()
                || out.add(new Match.Elimination(new Pattern.Chain(ChainName.BIVALUE_CHAIN, cells), targets.toInts()));
    }

    /** The open candidates linked to one. */
    private Bits seenFrom(int x) {
        if (!known[x]) {
            Bits of = new Bits(model.labelCount());
            open.toInts().stream().filter(y -> model.links().linked(x, y)).forEach(of::set);
            seen[x] = of;
            known[x] = true;
        }
        return seen[x];
    }

    @Override
    public String toString() {
        return Arrays.toString(variable);
    }
}
