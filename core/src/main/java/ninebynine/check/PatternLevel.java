package ninebynine.check;

import ninebynine.rule.ChainName;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;

/** What a step adds to a rating, as far as its notation tells. */
final class PatternLevel implements Pattern.Cases<Integer> {
    /** Of trials, and of a game's own patterns: the notation does not tell. */
    static final int UNKNOWN = -1;

    /** At which relations are found. */
    private static final int RELATIONS = 3;

    private static final PatternLevel CASES = new PatternLevel();

    private PatternLevel() {}

    static int of(Pattern pattern) {
        return pattern.accept(CASES);
    }

    @Override
    public Integer propagated(Pattern.Propagated propagated) {
        return UNKNOWN;
    }

    @Override
    public Integer emptied(Pattern.Emptied emptied) {
        return UNKNOWN;
    }

    @Override
    public Integer conflict(Pattern.Conflict conflict) {
        return UNKNOWN;
    }

    @Override
    public Integer lone(Pattern.Lone lone) {
        return 0;
    }

    @Override
    public Integer chain(Pattern.Chain chain) {
        return chain.name() == ChainName.TRIAL_BRAID ? UNKNOWN : chain.length();
    }

    @Override
    public Integer forcing(Pattern.Forcing forcing) {
        return forcing.length();
    }

    @Override
    public Integer trial(Pattern.Trial trial) {
        return UNKNOWN;
    }

    @Override
    public Integer forcingTrial(Pattern.ForcingTrial forcing) {
        return UNKNOWN;
    }

    @Override
    public Integer guess(Pattern.Guess guess) {
        return UNKNOWN;
    }

    @Override
    public Integer subset(Pattern.Subset subset) {
        return subset.lines().size();
    }

    @Override
    public Integer finned(Pattern.Finned fish) {
        return fish.lines().size();
    }

    @Override
    public Integer oneOf(Pattern.OneOf one) {
        return level(one.relation(), 0);
    }

    @Override
    public Integer orChain(Pattern.OrChain chain) {
        return level(chain.relation(), chain.length());
    }

    @Override
    public Integer orForcing(Pattern.OrForcing forcing) {
        return level(forcing.relation(), forcing.length());
    }

    @Override
    public Integer star(Pattern.Star star) {
        return star.level();
    }

    /** No relation is known before its level, nor twins before the length of what ties them. */
    private static int level(Relation relation, int length) {
        int tie = relation.twins().stream()
                .mapToInt(twin -> twin.cells().size())
                .max()
                .orElse(0);
        return Math.max(RELATIONS, Math.max(length, tie));
    }

    @Override
    public Integer own(Pattern.Own own) {
        return UNKNOWN;
    }
}
