package ninebynine.rule.basic;

import ninebynine.rule.Pattern;
import ninebynine.rule.Reduction;
import ninebynine.state.View;
import ninebynine.state.Worlds;

/** ∀x ∀y value(x) ∧ linked(x, y) ⇒ ¬candidate(y) — a value rules out everything linked to it. */
public final class Propagation implements Reduction {
    @Override
    public String code() {
        return "ECP";
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public void reduce(int v, Worlds worlds, Conclusions out) {
        long one = worlds.decided(v);
        if (one == 0) {
            return;
        }
        // Two values of one variable contradict each other: both go, and the variable shows it.
        long two = worlds.decidedTwice(v);
        boolean others = worlds.model().hasOtherLinks();
        if (!others && (two | one & worlds.atLeastTwo(v)) == 0) {
            return;
        }
        int[] labels = worlds.model().labels(v);
        for (int i = worlds.nextPlace(v, 0); i >= 0; i = worlds.nextPlace(v, i + 1)) {
            out.eliminate(labels[i], two | one & ~worlds.value(labels[i]));
        }
        if (others) {
            for (int y : labels) {
                long value = worlds.value(y);
                if (value != 0) {
                    worlds.model().otherLinks().forEach(y, z -> out.eliminate(z, value));
                }
            }
        }
    }

    @Override
    public Pattern pattern(int v, View view) {
        return new Pattern.Propagated(v);
    }
}
