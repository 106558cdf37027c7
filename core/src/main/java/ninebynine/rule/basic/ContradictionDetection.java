package ninebynine.rule.basic;

import ninebynine.rule.Pattern;
import ninebynine.rule.Reduction;
import ninebynine.state.View;
import ninebynine.state.Worlds;

/** ∃V ∄x∈V candidate(x) ⇒ ⊥ — a variable with nothing left has no solution. */
public final class ContradictionDetection implements Reduction {
    @Override
    public String code() {
        return "CD";
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public boolean concludes() {
        return false;
    }

    @Override
    public int next(int from, View view) {
        return view.nextTight(from);
    }

    @Override
    public void reduce(int v, Worlds worlds, Conclusions out) {
        out.contradiction(worlds.none(v));
    }

    @Override
    public Pattern pattern(int v, View view) {
        return new Pattern.Emptied(v);
    }
}
