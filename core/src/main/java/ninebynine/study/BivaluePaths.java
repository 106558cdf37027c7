package ninebynine.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Group;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/**
 * {(L₁, …, Rₙ) : candidates(Vₖ) = Lₖ∪Rₖ, Lₖ₊₁~Rₖ} — many bivalue-chains, with candidates or groups for nodes, where the rule is content with one for each target: all of at most
 * three variables, and for each pair of ends a shortest one.
 *
 * <p>For lists of all that can be done: one target may be had by several chains that players call by different names.
 */
final class BivaluePaths {
    private static final int FEW = 3;

    private final View view;
    private final Model model;
    private final boolean grouped;
    private final List<Node> nodes = new ArrayList<>();
    private final Map<Ints, Integer> places = new HashMap<>();
    /** Each variable that two nodes share twice, once in each direction: arc a goes from left[a] to right[a], and a ^ 1 back. */
    private final int[] variable;

    private final int[] left;
    private final int[] right;
    /** The arcs that may follow each. */
    private final int[][] next;

    /**
     * A candidate, or a group of which one is true.
     *
     * @param members all of them, dead ones too
     * @param open those that are candidates
     * @param sees the open candidates that are linked to all members
     */
    private record Node(Ints members, Ints open, Bits sees) {
        boolean isGroup() {
            return members.size() > 1;
        }
    }

    /** A way to say a variable with two nodes. */
    private record Arc(int variable, int left, int right) {}

    /**
     * @param allowed which variables the chains may use
     * @param strong whether what follows must be the only other candidate of some variable
     */
    static BivaluePaths of(View view, IntPredicate allowed, boolean strong) {
        return new BivaluePaths(view, allowed, strong, false);
    }

    /** Those with a group in them. */
    static BivaluePaths grouped(View view, IntPredicate allowed) {
        return new BivaluePaths(view, allowed, false, true);
    }

    private BivaluePaths(View view, IntPredicate allowed, boolean strong, boolean grouped) {
        this.view = view;
        this.model = view.model();
        this.grouped = grouped;
        List<Arc> arcs = new ArrayList<>();
        List<List<Group>> groups = groups();
        IntStream.range(0, model.variableCount())
                .filter(v -> !view.isDecided(v) && allowed.test(v))
                .forEach(v -> add(v, grouped ? groups.get(v) : List.of(), arcs));
        variable = arcs.stream().mapToInt(Arc::variable).toArray();
        left = arcs.stream().mapToInt(Arc::left).toArray();
        right = arcs.stream().mapToInt(Arc::right).toArray();
        next = IntStream.range(0, left.length)
                .mapToObj(a -> IntStream.range(0, left.length)
                        .filter(b -> follows(a, b) && (!strong || isOnlyOther(right[a], left[b])))
                        .toArray())
                .toArray(int[][]::new);
    }

    private List<List<Group>> groups() {
        List<List<Group>> of = new ArrayList<>();
        for (int v = 0; grouped && v < model.variableCount(); v++) {
            of.add(new ArrayList<>());
        }
        for (Group group : grouped ? model.groups() : List.<Group>of()) {
            if (group.span().equals(group.members())) {
                of.get(group.variable()).add(group);
            }
        }
        return of;
    }

    /** The ways in which two nodes share the variable's candidates, both directions of each. */
    private void add(int v, List<Group> groups, List<Arc> arcs) {
        int[] all = IntStream.of(model.labels(v)).filter(view::isCandidate).toArray();
        List<Ints> parts = new ArrayList<>();
        IntStream.of(all).forEach(x -> parts.add(Ints.of(x)));
        groups.stream()
                .map(Group::members)
                .filter(members -> members.stream().filter(view::isCandidate).count() > 1)
                .forEach(parts::add);
        for (int i = 0; i < parts.size(); i++) {
            for (int j = i + 1; j < parts.size(); j++) {
                Ints one = parts.get(i);
                Ints other = parts.get(j);
                if (IntStream.of(all).allMatch(x -> one.contains(x) != other.contains(x))) {
                    arcs.add(new Arc(v, node(one), node(other)));
                    arcs.add(new Arc(v, node(other), node(one)));
                }
            }
        }
    }

    private int node(Ints members) {
        return places.computeIfAbsent(members, key -> {
            Ints open = Ints.of(members.stream().filter(view::isCandidate).toArray());
            Bits sees = new Bits(model.labelCount());
            IntStream.range(0, model.labelCount())
                    .filter(x -> view.isCandidate(x) && !view.isValue(x))
                    .filter(x -> members.stream().allMatch(m -> model.links().linked(m, x)))
                    .forEach(sees::set);
            nodes.add(new Node(members, open, sees));
            return nodes.size() - 1;
        });
    }

    private boolean follows(int a, int b) {
        return variable[a] != variable[b]
                && areApart(left[a], left[b])
                && areApart(left[a], right[b])
                && areApart(right[a], right[b])
                && isSeen(right[a], left[b])
                && !(grouped && isSeen(right[a], right[b])); // would be the end of the variable, and of a shorter chain
    }

    /** Whether each candidate of the second is linked to all of the first. */
    private boolean isSeen(int one, int other) {
        Bits sees = nodes.get(one).sees;
        Ints open = nodes.get(other).open;
        for (int i = 0; i < open.size(); i++) {
            if (!sees.get(open.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean areApart(int one, int other) {
        Ints some = nodes.get(one).members;
        for (int i = 0; i < some.size(); i++) {
            if (nodes.get(other).members.contains(some.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean isOnlyOther(int one, int other) {
        int x = nodes.get(one).members.get(0);
        int y = nodes.get(other).members.get(0);
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
            if (variable[a] == variable[b]
                    || !areApart(left[a], left[b])
                    || !areApart(right[a], left[b])
                    || !areApart(left[a], right[b])
                    || !areApart(right[a], right[b])) {
                return false;
            }
        }
        return true;
    }

    /** Breadth first from one arc; each end is reached by the first path to it, where groups count by the first with a group, too. */
    private boolean reach(int first, int longest, Matches out) {
        int[] from = new int[2 * left.length];
        int[] length = new int[2 * left.length];
        boolean[] ends = new boolean[2 * nodes.size()];
        int[] queue = new int[2 * left.length];
        queue[0] = 2 * first + group(first);
        length[queue[0]] = 1;
        from[queue[0]] = -1;
        int to = 1;
        for (int i = 0; i < to; i++) {
            Stopping.check();
            int state = queue[i];
            for (int b : length[state] < longest ? next[state / 2] : new int[0]) {
                int with = state & 1 | group(b);
                int after = 2 * b + with;
                int end = 2 * right[b] + with;
                if (length[after] == 0 && !ends[end]) {
                    length[after] = length[state] + 1;
                    from[after] = state;
                    ends[end] = true;
                    queue[to++] = after;
                    if (length[after] > FEW && !reportPath(after, length[after], from, out)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private int group(int arc) {
        return nodes.get(left[arc]).isGroup() || nodes.get(right[arc]).isGroup() ? 1 : 0;
    }

    private boolean reportPath(int end, int length, int[] from, Matches out) {
        int[] arcs = new int[length];
        int state = end;
        for (int k = length - 1; k >= 0; k--) {
            arcs[k] = state / 2;
            state = from[state];
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
        Node first = nodes.get(left[arcs[0]]);
        Node last = nodes.get(right[arcs[arcs.length - 1]]);
        boolean some = Arrays.stream(arcs).anyMatch(a -> group(a) > 0);
        if (some != grouped || first.members.get(0) >= last.members.get(0)) {
            return true;
        }
        Bits targets = first.sees.copy();
        targets.and(last.sees);
        if (grouped) { // what rules out a whole variable needs no chain
            targets.andNot(nodes.get(right[arcs[0]]).sees);
        }
        List<Pattern.Cell> cells = new ArrayList<>(arcs.length);
        for (int a : arcs) {
            Node here = nodes.get(left[a]);
            Node there = nodes.get(right[a]);
            cells.add(new Pattern.Cell(variable[a], here.open.get(0), there.members));
            here.open.stream().forEach(targets::clear);
            there.open.stream().forEach(targets::clear);
        }
        ChainName name = grouped ? ChainName.G_BIVALUE_CHAIN : ChainName.BIVALUE_CHAIN;
        return targets.isEmpty() || out.add(new Match.Elimination(new Pattern.Chain(name, cells), targets.toInts()));
    }
}
