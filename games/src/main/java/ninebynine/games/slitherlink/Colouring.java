package ninebynine.games.slitherlink;

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

    private Colouring(Lattice lattice, boolean byLines) {
        this.lattice = lattice;
        this.byLines = byLines;
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
        for (int edge = 0; edge < lattice.edgeCount() && more; edge++) {
            Stopping.check();
            boolean decided = view.isDecided(edge);
            int one = lattice.before(edge, VariableKind.I);
            int other = lattice.after(edge, VariableKind.I);
            boolean both = view.isDecided(one) && view.isDecided(other);
            if (byLines && decided && view.isDecided(one) != view.isDecided(other)) {
                more = colour(edge, view.isDecided(one) ? one : other, view.isDecided(one) ? other : one, view, out);
            } else if (!byLines && !decided && both) {
                more = line(edge, inside(one, view) == inside(other, view), view, out);
            }
        }
    }

    private boolean inside(int cell, View view) {
        int in = lattice.label(cell, 1);
        return in >= 0 && view.isValue(in);
    }

    /** The cell without a colour gets one. */
    private boolean colour(int edge, int known, int open, View view, Matches out) {
        boolean line = view.isValue(lattice.line(edge));
        int wrong = lattice.label(open, inside(known, view) == line ? 1 : 0);
        Border border = Border.of(line ? Border.Sort.LINE : Border.Sort.NO_LINE, edge, lattice);
        return wrong < 0
                || !view.isCandidate(wrong)
                || out.add(Match.Elimination.deciding(border, Ints.of(wrong), view.model()));
    }

    private boolean line(int edge, boolean same, View view, Matches out) {
        int wrong = same ? lattice.line(edge) : lattice.noline(edge);
        Border border = Border.of(same ? Border.Sort.SAME_COLOUR : Border.Sort.DIFFERENT_COLOURS, edge, lattice);
        return !view.isCandidate(wrong) || out.add(Match.Elimination.deciding(border, Ints.of(wrong), view.model()));
    }
}
