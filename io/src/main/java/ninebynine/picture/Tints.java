package ninebynine.picture;

import java.util.Map;
import java.util.TreeMap;
import ninebynine.game.Picture;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.tensor.Ints;

/**
 * The spots that a match speaks of: where a single or an interaction has its candidates, the lines and transversals of a subset, deeper where
 * they cross, and what would be left with nothing.
 */
final class Tints implements Pattern.Cases<Tints> {
    private final Picture picture;
    private final Model model;
    private final Map<Integer, Ink> tints = new TreeMap<>();

    private Tints(Picture picture, Model model) {
        this.picture = picture;
        this.model = model;
    }

    /** Spot to colour, in order of spots. */
    static Map<Integer, Ink> of(Match match, Picture picture, Model model) {
        return match.pattern().accept(new Tints(picture, model)).tints;
    }

    @Override
    public Tints propagated(Pattern.Propagated propagated) {
        return this;
    }

    @Override
    public Tints emptied(Pattern.Emptied emptied) {
        return variable(emptied.variable(), Ink.EMPTY_TINT);
    }

    @Override
    public Tints conflict(Pattern.Conflict conflict) {
        return this;
    }

    @Override
    public Tints lone(Pattern.Lone lone) {
        return variable(lone.variable(), Ink.TINT);
    }

    @Override
    public Tints chain(Pattern.Chain chain) {
        Pattern.Cell last = chain.cells().get(chain.length() - 1);
        if (chain.length() == 1) {
            return variable(last.variable(), Ink.TINT);
        }
        return last.right().isEmpty() ? variable(last.variable(), Ink.EMPTY_TINT) : this;
    }

    @Override
    public Tints forcing(Pattern.Forcing forcing) {
        return this;
    }

    @Override
    public Tints trial(Pattern.Trial trial) {
        return trial.steps().get(trial.steps().size() - 1).pattern().accept(this);
    }

    @Override
    public Tints forcingTrial(Pattern.ForcingTrial forcing) {
        return this;
    }

    @Override
    public Tints guess(Pattern.Guess guess) {
        return this;
    }

    @Override
    public Tints subset(Pattern.Subset subset) {
        return subset(subset.frame(), subset.lines(), subset.transversals());
    }

    @Override
    public Tints finned(Pattern.Finned fish) {
        return subset(fish.frame(), fish.lines(), fish.transversals());
    }

    @Override
    public Tints oneOf(Pattern.OneOf one) {
        return relation(one.relation());
    }

    @Override
    public Tints orChain(Pattern.OrChain chain) {
        return relation(chain.relation());
    }

    @Override
    public Tints orForcing(Pattern.OrForcing forcing) {
        return relation(forcing.relation());
    }

    @Override
    public Tints star(Pattern.Star star) {
        star.pairs().forEach(pair -> {
            spot(pair.first(), Ink.TINT);
            spot(pair.second(), Ink.TINT);
        });
        return this;
    }

    @Override
    public Tints own(Pattern.Own own) {
        own.variables().stream().forEach(v -> variable(v, Ink.TINT));
        return this;
    }

    /** The cells of the pattern, deeper where a guardian is. */
    private Tints relation(Relation relation) {
        relation.kept().stream().flatMapToInt(Ints::stream).forEach(x -> spot(x, Ink.TINT));
        relation.guardians().stream().forEach(x -> spot(x, Ink.DEEP_TINT));
        return this;
    }

    private void spot(int label, Ink ink) {
        tints.put(picture.labels().get(label).spot(), ink);
    }

    private Tints variable(int variable, Ink ink) {
        for (int x : model.labels(variable)) {
            tints.put(picture.labels().get(x).spot(), ink);
        }
        return this;
    }

    private Tints subset(Frame frame, Ints lines, Ints transversals) {
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
        return this;
    }
}
