package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.List;
import ninebynine.chain.Consequences;
import ninebynine.limit.Stopping;
import ninebynine.model.Constraint;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

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
    record Refuted(int label, LoopBraidCells led) {}

    static Suppositions of(View view) {
        Constraint constraint = view.model().constraint();
        List<Refuted> found = new ArrayList<>();
        if (constraint != null) {
            Consequences consequences = Consequences.of(view);
            Bits lines = lines(Lattice.of(view.model()), view.model().labelCount());
            Bits open = view.candidates();
            open.andNot(view.values());
            for (int z = open.first(); z >= 0; z = open.next(z + 1)) {
                Stopping.check();
                consequences.suppose(z);
                Ints needed = broken(consequences, lines, view, constraint);
                if (!needed.isEmpty()) {
                    found.add(new Refuted(z, new LoopBraidCells(needed.map(consequences::variableOf), needed)));
                }
            }
        }
        return new Suppositions(found);
    }

    private static Bits lines(Lattice lattice, int labels) {
        Bits lines = new Bits(labels);
        for (int edge = 0; edge < lattice.edgeCount(); edge++) {
            lines.set(lattice.line(edge));
        }
        return lines;
    }

    /** What the first values that can't all be so lean on; nothing if there are none, or if they lean on the candidate alone. */
    private static Ints broken(Consequences consequences, Bits lines, View view, Constraint constraint) {
        Bits values = view.values();
        do {
            Ints latest = consequences.latest();
            latest.stream().forEach(values::set);
            // only a new line may close a loop
            boolean drawn = latest.stream().anyMatch(lines::get);
            Ints conflict = drawn ? constraint.conflict(values::get) : Ints.of();
            if (!conflict.isEmpty()) {
                return consequences.reason(conflict);
            }
        } while (consequences.goOn());
        return Ints.of();
    }
}
