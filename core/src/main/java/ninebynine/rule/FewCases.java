package ninebynine.rule;

/**
 * Cases for a question about a few kinds of patterns that has one answer for all others, those to come included.
 *
 * <p>Only for questions where a kind that was forgotten does no harm. Whoever asks one says why; all others implement {@link Pattern.Cases}.
 */
public abstract class FewCases<R> implements Pattern.Cases<R> {
    /** The answer for all kinds that are not named. */
    protected abstract R other();

    @Override
    public R propagated(Pattern.Propagated propagated) {
        return other();
    }

    @Override
    public R emptied(Pattern.Emptied emptied) {
        return other();
    }

    @Override
    public R conflict(Pattern.Conflict conflict) {
        return other();
    }

    @Override
    public R lone(Pattern.Lone lone) {
        return other();
    }

    @Override
    public R chain(Pattern.Chain chain) {
        return other();
    }

    @Override
    public R forcing(Pattern.Forcing forcing) {
        return other();
    }

    @Override
    public R trial(Pattern.Trial trial) {
        return other();
    }

    @Override
    public R forcingTrial(Pattern.ForcingTrial forcing) {
        return other();
    }

    @Override
    public R guess(Pattern.Guess guess) {
        return other();
    }

    @Override
    public R subset(Pattern.Subset subset) {
        return other();
    }

    @Override
    public R finned(Pattern.Finned fish) {
        return other();
    }

    @Override
    public R oneOf(Pattern.OneOf one) {
        return other();
    }

    @Override
    public R orChain(Pattern.OrChain chain) {
        return other();
    }

    @Override
    public R orForcing(Pattern.OrForcing forcing) {
        return other();
    }

    @Override
    public R star(Pattern.Star star) {
        return other();
    }

    @Override
    public R own(Pattern.Own own) {
        return other();
    }
}
