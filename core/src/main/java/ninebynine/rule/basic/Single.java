package ninebynine.rule.basic;

import ninebynine.model.Model;
import ninebynine.model.VariableType;
import ninebynine.rule.Pattern;
import ninebynine.rule.Reduction;
import ninebynine.state.View;
import ninebynine.state.Worlds;

/** ∀V ∃!x∈V candidate(x) ⇒ value(x) — a variable with one candidate left takes it. */
public final class Single implements Reduction {
    private final VariableType type;
    private final int level;

    /** Singles of variables of this type. */
    public Single(VariableType type) {
        this(type, 0);
    }

    /** @param level 1 in games where some variables are looked at late */
    public Single(VariableType type, int level) {
        this.type = type;
        this.level = level;
    }

    @Override
    public String code() {
        return type.singleCode();
    }

    @Override
    public int level() {
        return level;
    }

    @Override
    public boolean concerns(int v, Model model) {
        return type.contains(v);
    }

    @Override
    public int next(int from, View view) {
        return view.nextTight(from);
    }

    @Override
    public void reduce(int v, Worlds worlds, Conclusions out) {
        long one = worlds.exactlyOne(v) & ~worlds.decided(v);
        if (one != 0) {
            int[] labels = worlds.model().labels(v);
            for (int i = worlds.nextPlace(v, 0); i >= 0; i = worlds.nextPlace(v, i + 1)) {
                out.value(labels[i], one & worlds.candidate(labels[i]));
            }
        }
    }

    @Override
    public Pattern pattern(int v, View view) {
        return new Pattern.Lone(v);
    }
}
