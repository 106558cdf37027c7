package ninebynine.games.slitherlink;

import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * Z → R₁ → … → Rₙ, each the last candidate of its variable, and Z, R₁ … Rₙ with the values can't all be so ⇒ ¬candidate(Z) — a braid that ends with a
 * loop closed too early, and not with a variable that has nothing left.
 */
record LoopBraid(int length) implements Rule {
    /** The first level: whips[1] are simpler, even than the shortest of these. */
    static final int FIRST = 2;

    @Override
    public String code() {
        return "LoopB[" + length + "]";
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        for (Suppositions.Refuted refuted :
                view.derived(Suppositions.class, Suppositions::of).refuted()) {
            boolean goesOn = Math.max(FIRST, refuted.led().labels().size()) != length
                    || out.add(Match.Elimination.deciding(refuted.led(), Ints.of(refuted.label()), view.model()));
            if (!goesOn) {
                return;
            }
        }
    }
}
