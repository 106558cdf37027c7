package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import ninebynine.chain.Stopping;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * What follows from each candidate by links and Singles alone, up to values that can't all be so; made once for each state.
 *
 * <pre>
 *   Z true ─▶ rules out what is linked ─▶ a variable with one candidate left makes it true ─▶ …  ─▶ the constraint is broken
 * </pre>
 *
 * Candidates that leave a variable with nothing are left to the usual braids.
 *
 * @param refuted in the order of labels
 */
record Suppositions(List<Refuted> refuted) {
    /** A candidate, and what it leads to. */
    record Refuted(int label, Led led) {}

    static Suppositions of(View view) {
        Constraint constraint = view.model().constraint();
        List<Refuted> found = new ArrayList<>();
        if (constraint != null) {
            Bits candidates = view.candidates();
            Supposing supposing = new Supposing(view, constraint);
            for (int z = candidates.first(); z >= 0; z = candidates.next(z + 1)) {
                Led led = view.isValue(z) ? null : supposing.led(z);
                if (led != null) {
                    found.add(new Refuted(z, led));
                }
            }
        }
        return new Suppositions(found);
    }

    /** One supposition after the other. */
    private static final class Supposing {
        private final View view;
        private final Model model;
        private final Constraint constraint;
        /** The true label that rules a label out; -1 if none does. */
        private final int[] killer;
        /** The variable that a true label is the last candidate of; -1 for the others. */
        private final int[] forcedBy;

        private final int[] left;
        /** The labels that are lines: only a new one may close a loop. */
        private final Bits isLine;

        private final boolean[] isTrue;
        private final List<Integer> order = new ArrayList<>();
        private boolean empty;

        Supposing(View view, Constraint constraint) {
            this.view = view;
            this.model = view.model();
            this.constraint = constraint;
            killer = new int[model.labelCount()];
            forcedBy = new int[model.labelCount()];
            isTrue = new boolean[model.labelCount()];
            left = new int[model.variableCount()];
            isLine = new Bits(model.labelCount());
            Lattice lattice = Lattice.of(model);
            for (int edge = 0; edge < lattice.edgeCount(); edge++) {
                isLine.set(lattice.line(edge));
            }
        }

        /** What z leads to if it is values that can't all be so; null if not. */
        @Nullable
        Led led(int z) {
            Stopping.check();
            Arrays.fill(killer, -1);
            Arrays.fill(forcedBy, -1);
            Arrays.fill(isTrue, false);
            for (int v = 0; v < left.length; v++) {
                left[v] = view.count(v);
            }
            order.clear();
            empty = false;
            isTrue[z] = true;
            order.add(z);
            for (int from = 0; from < order.size() && !empty; ) {
                int to = order.size();
                boolean drawn = order.subList(from, to).stream().anyMatch(isLine::get);
                Ints conflict = drawn ? constraint.conflict(x -> isTrue[x] || view.isValue(x)) : Ints.of();
                if (!conflict.isEmpty()) {
                    return needed(conflict, z);
                }
                for (; from < to && !empty; from++) {
                    ruleOut(order.get(from));
                }
            }
            return null;
        }

        private void ruleOut(int label) {
            model.links().forEach(label, x -> {
                if (view.isCandidate(x) && killer[x] < 0 && !isTrue[x]) {
                    killer[x] = label;
                    for (int v : model.variables(x)) {
                        left[v]--;
                        settle(v);
                    }
                } else if (isTrue[x]) {
                    empty = true;
                }
            });
        }

        private void settle(int v) {
            empty |= left[v] == 0;
            for (int x : model.labels(v)) {
                if (left[v] == 1 && view.isCandidate(x) && killer[x] < 0 && !isTrue[x] && !view.isValue(x)) {
                    isTrue[x] = true;
                    forcedBy[x] = v;
                    order.add(x);
                }
            }
        }

        /** The true labels that the conflict leans on, in the order in which they became true; null if it leans on z alone. */
        private @Nullable Led needed(Ints conflict, int z) {
            Set<Integer> at = new TreeSet<>();
            conflict.stream().forEach(x -> need(x, at));
            int[] labels = at.stream().mapToInt(order::get).filter(x -> x != z).toArray();
            return labels.length == 0 ? null : new Led(Ints.of(labels).map(x -> forcedBy[x]), Ints.of(labels));
        }

        private void need(int label, Set<Integer> at) {
            int index = order.indexOf(label);
            if (index > 0 && at.add(index)) {
                for (int x : model.labels(forcedBy[label])) {
                    if (x != label && killer[x] >= 0) {
                        need(killer[x], at);
                    }
                }
            }
        }
    }
}
