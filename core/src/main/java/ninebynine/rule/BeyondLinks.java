package ninebynine.rule;

/** Whether a pattern leans on more than links: on what is a value, as constraints and rules of a game's own do, or on there being one solution, by itself or in a step inside. */
public final class BeyondLinks implements Pattern.Cases<Boolean> {
    private static final BeyondLinks CASES = new BeyondLinks();

    private BeyondLinks() {}

    /** Whether it does. */
    public static boolean leans(Pattern pattern) {
        return pattern.accept(CASES);
    }

    @Override
    public Boolean propagated(Pattern.Propagated propagated) {
        return false;
    }

    @Override
    public Boolean emptied(Pattern.Emptied emptied) {
        return false;
    }

    @Override
    public Boolean conflict(Pattern.Conflict conflict) {
        return true;
    }

    @Override
    public Boolean lone(Pattern.Lone lone) {
        return false;
    }

    @Override
    public Boolean chain(Pattern.Chain chain) {
        return false;
    }

    @Override
    public Boolean forcing(Pattern.Forcing forcing) {
        return false;
    }

    @Override
    public Boolean trial(Pattern.Trial trial) {
        return trial.steps().stream().anyMatch(step -> leans(step.pattern()));
    }

    @Override
    public Boolean forcingTrial(Pattern.ForcingTrial forcing) {
        return false;
    }

    @Override
    public Boolean guess(Pattern.Guess guess) {
        return false;
    }

    @Override
    public Boolean subset(Pattern.Subset subset) {
        return false;
    }

    @Override
    public Boolean finned(Pattern.Finned fish) {
        return false;
    }

    @Override
    public Boolean oneOf(Pattern.OneOf one) {
        return one.relation().deadly();
    }

    @Override
    public Boolean orChain(Pattern.OrChain chain) {
        return chain.relation().deadly();
    }

    @Override
    public Boolean orForcing(Pattern.OrForcing forcing) {
        return forcing.relation().deadly();
    }

    @Override
    public Boolean star(Pattern.Star star) {
        return false;
    }

    @Override
    public Boolean own(Pattern.Own own) {
        return true;
    }
}
