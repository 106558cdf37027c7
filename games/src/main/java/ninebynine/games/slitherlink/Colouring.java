package ninebynine.games.slitherlink;

import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * X between A and B: line(X) ⇔ inside(A) ≠ inside(B) — cells without a line between them are on the same side of the loop, and cells with one are not.
 *
 * <p>First from lines to colours, then from colours to lines.
 */
final class Colouring implements Rule {
    private final Lattice lattice;
    private final boolean byLines;
    /** The cells on the two sides of each edge. */
    private final int[] before;

    private final int[] after;

    private Colouring(Lattice lattice, boolean byLines) {
        this.lattice = lattice;
        this.byLines = byLines;
        before = IntStream.range(0, lattice.edgeCount())
                .map(edge -> lattice.before(edge, VariableKind.I))
                .toArray();
        after = IntStream.range(0, lattice.edgeCount())
                .map(edge -> lattice.after(edge, VariableKind.I))
                .toArray();
    }

    /** From lines to colours. */
    static Colouring byLines(Model model) {
        return new Colouring(Lattice.of(model), true);
    }

    /** From colours to lines. */
    static Colouring ofLines(Model model) {
        return new Colouring(Lattice.of(model), false);
    }

    @Override
    public String code() {
        return "Col";
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public void find(View view, Matches out) {
        boolean more = true;
        for (int edge = 0; edge < before.length && more; edge++) {
            Stopping.check();
            if (view.isDecided(edge) == byLines) {
                more = byLines ? colour(edge, view, out) : line(edge, view, out);
            }
        }
    }

    private boolean inside(int cell, View view) {
        int in = lattice.label(cell, 1);
        return in >= 0 && view.isValue(in);
    }

    /** If one of its cells has no colour, it gets one. */
    private boolean colour(int edge, View view, Matches out) {
        boolean first = view.isDecided(before[edge]);
        if (first == view.isDecided(after[edge])) {
            return true;
        }
        int known = first ? before[edge] : after[edge];
        int open = first ? after[edge] : before[edge];
        boolean line = view.isValue(lattice.line(edge));
        int wrong = lattice.label(open, inside(known, view) == line ? 1 : 0);
        Border border = Border.of(line ? Border.Sort.LINE : Border.Sort.NO_LINE, edge, lattice);
        return wrong < 0
                || !view.isCandidate(wrong)
                || out.add(Match.Elimination.deciding(border, Ints.of(wrong), view.model()));
    }

    /** If both of its cells have a colour, it is a line or none. */
    private boolean line(int edge, View view, Matches out) {
        if (!view.isDecided(before[edge]) || !view.isDecided(after[edge])) {
            return true;
        }
        boolean same = inside(before[edge], view) == inside(after[edge], view);
        int wrong = same ? lattice.line(edge) : lattice.noline(edge);
        Border border = Border.of(same ? Border.Sort.SAME_COLOUR : Border.Sort.DIFFERENT_COLOURS, edge, lattice);
        return !view.isCandidate(wrong) || out.add(Match.Elimination.deciding(border, Ints.of(wrong), view.model()));
    }
}
