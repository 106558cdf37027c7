package ninebynine.rule.interaction;

import java.util.List;
import ninebynine.model.Cover;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Pattern;
import ninebynine.rule.Reduction;
import ninebynine.state.View;
import ninebynine.state.Worlds;
import ninebynine.tensor.Ints;

/**
 * ∀V ∀z (∀x∈V candidate(x) ⇒ linked(z, x)) ⇒ ¬candidate(z) — what contradicts all that a variable has left is false.
 *
 * <p>The whip of length 1: pointing and claiming in Sudoku.
 */
public final class Interaction implements Reduction {
    @Override
    public String code() {
        return "W[1]";
    }

    @Override
    public int level() {
        return 1;
    }

    @Override
    public int next(int from, View view) {
        Model model = view.model();
        for (int v = view.nextRestless(from); v >= 0; v = view.nextRestless(v + 1)) {
            int count = view.count(v);
            if (count >= 2 && count <= model.confinable(v)) {
                return v;
            }
            view.calm(v);
        }
        return -1;
    }

    @Override
    public void nothingIn(int v, View view) {
        view.calm(v);
    }

    @Override
    public void reduce(int v, Worlds worlds, Conclusions out) {
        long open = worlds.atLeastTwo(v);
        if (open == 0) {
            return;
        }
        for (Cover cover : worlds.model().covers(v)) {
            long confined = open & worlds.confined(v, cover);
            if (confined != 0) {
                for (int z : cover.targets()) {
                    out.eliminate(z, confined);
                }
            }
        }
    }

    @Override
    public Pattern pattern(int v, View view) {
        Pattern.Cell only = new Pattern.Cell(v, view.firstCandidate(v), Ints.of());
        return new Pattern.Chain(ChainName.WHIP, List.of(only));
    }
}
