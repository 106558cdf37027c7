package ninebynine.picture;

import java.util.Map;
import java.util.TreeMap;
import ninebynine.games.Picture;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;

/**
 * The spots that a match speaks of: where a single or an interaction has its candidates, the lines and transversals of a subset, deeper where
 * they cross, and what would be left with nothing.
 */
final class Tints {
    private final Picture picture;
    private final Model model;
    private final Map<Integer, Ink> tints = new TreeMap<>();

    private Tints(Picture picture, Model model) {
        this.picture = picture;
        this.model = model;
    }

    /** Spot to colour, in order of spots. */
    static Map<Integer, Ink> of(Match match, Picture picture, Model model) {
        Tints tints = new Tints(picture, model);
        tints.pattern(match.pattern());
        return tints.tints;
    }

    private void pattern(Pattern pattern) {
        if (pattern instanceof Pattern.Lone lone) {
            variable(lone.variable(), Ink.TINT);
        } else if (pattern instanceof Pattern.Emptied emptied) {
            variable(emptied.variable(), Ink.EMPTY_TINT);
        } else if (pattern instanceof Pattern.Chain chain) {
            chain(chain);
        } else if (pattern instanceof Pattern.Trial trial) {
            pattern(trial.steps().get(trial.steps().size() - 1).pattern());
        } else if (pattern instanceof Pattern.Subset subset) {
            subset(subset.frame(), subset.lines(), subset.transversals());
        } else if (pattern instanceof Pattern.Finned fish) {
            subset(fish.frame(), fish.lines(), fish.transversals());
        } else if (pattern instanceof Pattern.Own own) {
            own.variables().stream().forEach(v -> variable(v, Ink.TINT));
        }
    }

    private void chain(Pattern.Chain chain) {
        Pattern.Cell last = chain.cells().get(chain.length() - 1);
        if (chain.length() == 1) {
            variable(last.variable(), Ink.TINT);
        } else if (last.right().isEmpty()) {
            variable(last.variable(), Ink.EMPTY_TINT);
        }
    }

    private void variable(int variable, Ink ink) {
        for (int x : model.labels(variable)) {
            tints.put(picture.labels().get(x).spot(), ink);
        }
    }

    private void subset(Frame frame, Ints lines, Ints transversals) {
        Map<Integer, Ink> across = new TreeMap<>();
        for (int i = 0; i < frame.lineCount(); i++) {
            for (int t = 0; t < frame.transversalCount(); t++) {
                int label = frame.label(i, t);
                if (label >= 0) {
                    int spot = picture.labels().get(label).spot();
                    if (lines.contains(i)) {
                        tints.put(spot, Ink.TINT);
                    }
                    if (transversals.contains(t)) {
                        across.put(spot, Ink.TINT);
                    }
                }
            }
        }
        across.forEach((spot, ink) -> tints.merge(spot, ink, (one, other) -> Ink.DEEP_TINT));
    }
}
