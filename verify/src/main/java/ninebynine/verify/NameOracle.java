package ninebynine.verify;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * Whether a step that holds is called by a name that it deserves: what each name adds to being a g-braid, or to being a subset. A second reading of
 * the definitions, for mutants that have only changed their name.
 */
public final class NameOracle implements Pattern.Cases<Boolean> {
    private final View before;
    private final Model model;
    private final Ints targets;

    private NameOracle(View before, Ints targets) {
        this.before = before;
        this.model = before.model();
        this.targets = targets;
    }

    public static boolean allows(View before, Match match) {
        return match.pattern().accept(new NameOracle(before, match.targets()));
    }

    @Override
    public Boolean propagated(Pattern.Propagated propagated) {
        return true;
    }

    @Override
    public Boolean emptied(Pattern.Emptied emptied) {
        return true;
    }

    @Override
    public Boolean conflict(Pattern.Conflict conflict) {
        return true;
    }

    @Override
    public Boolean lone(Pattern.Lone lone) {
        return true;
    }

    @Override
    public Boolean chain(Pattern.Chain chain) {
        return targets.isEmpty()
                || isCalled(chain.name(), chain.cells())
                        && chain.cells().stream()
                                .allMatch(cell ->
                                        chain.type() == null || chain.type().contains(cell.variable()));
    }

    @Override
    public Boolean forcing(Pattern.Forcing forcing) {
        return true;
    }

    @Override
    public Boolean trial(Pattern.Trial trial) {
        return true;
    }

    @Override
    public Boolean forcingTrial(Pattern.ForcingTrial forcing) {
        return true;
    }

    @Override
    public Boolean guess(Pattern.Guess guess) {
        return true;
    }

    @Override
    public Boolean subset(Pattern.Subset subset) {
        return subset.lines().stream().allMatch(line -> isInside(subset.frame(), line, subset.transversals()));
    }

    @Override
    public Boolean finned(Pattern.Finned fish) {
        // all but the last line; by the definition it may have its fins, or all it has in the box, in the transversals
        return fish.lines().stream()
                .limit(fish.lines().size() - 1)
                .allMatch(line -> isInside(fish.frame(), line, fish.transversals()));
    }

    @Override
    public Boolean oneOf(Pattern.OneOf one) {
        return true;
    }

    @Override
    public Boolean orChain(Pattern.OrChain chain) {
        return true;
    }

    @Override
    public Boolean orForcing(Pattern.OrForcing forcing) {
        return true;
    }

    @Override
    public Boolean star(Pattern.Star star) {
        return true;
    }

    @Override
    public Boolean own(Pattern.Own own) {
        return true;
    }

    /** Whether a line has candidates in these transversals only. */
    private boolean isInside(Frame frame, int line, Ints transversals) {
        return IntStream.range(0, frame.transversalCount())
                .filter(t -> !transversals.contains(t) && frame.label(line, t) >= 0)
                .noneMatch(t -> before.isCandidate(frame.label(line, t)));
    }

    private boolean isCalled(ChainName name, List<Pattern.Cell> cells) {
        int last = cells.size() - 1;
        int rights = cells.stream().mapToInt(cell -> cell.right().size()).max().orElse(0);
        boolean inARow = IntStream.rangeClosed(1, last)
                .allMatch(k -> isRuledOut(cells.get(k).left(), cells.get(k - 1).right()));
        return switch (name) {
            case BIVALUE_CHAIN -> inARow && rights == 1 && all(cells, 0, last, (k, x) -> false);
            case Z_CHAIN -> inARow && rights <= 1 && all(cells, 0, last, (k, x) -> isLinkedToTargets(x));
            case T_WHIP ->
                inARow && rights <= 1 && all(cells, 1, last - 1, (k, x) -> isRuledOut(x, cells.subList(0, k)));
            case WHIP -> inARow && rights <= 1;
            case G2_WHIP -> inARow && rights <= 2;
            case G_WHIP, G_BIVALUE_CHAIN -> inARow;
            case BRAID, TRIAL_BRAID -> rights <= 1;
            case ODDAGON -> cells.size() % 2 == 1 && inARing(cells);
            case G_BRAID -> true;
        };
    }

    private interface Excuse {
        boolean has(int cell, int label);
    }

    /** Whether all further candidates of the cells from one to another have an excuse. */
    private boolean all(List<Pattern.Cell> cells, int first, int last, Excuse excuse) {
        return IntStream.rangeClosed(first, last)
                .allMatch(k -> IntStream.of(model.labels(cells.get(k).variable()))
                        .filter(x -> before.isCandidate(x)
                                && x != cells.get(k).left()
                                && !cells.get(k).right().contains(x))
                        .allMatch(x -> excuse.has(k, x)));
    }

    private boolean isLinkedToTargets(int label) {
        return targets.stream().allMatch(z -> model.links().linked(z, label));
    }

    private boolean isRuledOut(int label, List<Pattern.Cell> earlier) {
        return earlier.stream().anyMatch(cell -> isRuledOut(label, cell.right()));
    }

    private boolean isRuledOut(int label, Ints right) {
        return !right.isEmpty() && right.stream().allMatch(x -> model.links().linked(x, label));
    }

    private static boolean inARing(List<Pattern.Cell> cells) {
        return IntStream.range(0, cells.size())
                .allMatch(k -> cells.get(k)
                        .right()
                        .equals(Ints.of(cells.get((k + 1) % cells.size()).left())));
    }
}
