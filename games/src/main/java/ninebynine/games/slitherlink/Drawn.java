package ninebynine.games.slitherlink;

import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.View;

/** ∀ edges X around V decided(X), ∃!x∈V candidate(x) ⇒ value(x) — a point or a cell whose edges are all known is what they make of it. */
final class Drawn implements Rule {
    private final Lattice lattice;

    Drawn(Model model) {
        this.lattice = Lattice.of(model);
    }

    @Override
    public String code() {
        return "DRAWN";
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public void find(View view, Matches out) {
        for (int v = view.nextTight(lattice.p(0, 0)); v >= 0; v = view.nextTight(v + 1)) {
            if (view.count(v) == 1
                    && isDrawn(v, view)
                    && !out.add(new Match.Assertion(new Pattern.Lone(v), view.firstCandidate(v)))) {
                return;
            }
        }
    }

    private boolean isDrawn(int v, View view) {
        VariableKind kind = lattice.kind(v);
        for (Way side : Way.ALL) {
            int edge = kind == VariableKind.P
                    ? lattice.edge(lattice.row(v), lattice.column(v), side)
                    : lattice.border(lattice.row(v), lattice.column(v), side);
            if (edge >= 0 && !view.isDecided(edge)) {
                return false;
            }
        }
        return kind != VariableKind.I;
    }
}
