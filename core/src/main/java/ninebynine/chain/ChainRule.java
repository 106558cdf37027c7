package ninebynine.chain;

import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** A chain of so many variables under a {@link Condition}: all that a family has to say for itself is its condition. */
public interface ChainRule extends Sweep {
    /** How many variables the chain has. */
    int length();

    /** What makes it a chain. */
    Condition condition();

    @Override
    default String code() {
        return condition().code() + "[" + length() + "]";
    }

    @Override
    default int level() {
        return length();
    }

    @Override
    default void find(View view, Matches out) {
        Condition condition = condition();
        chains(view).find(condition.name(), length(), condition.block(), out);
    }

    @Override
    default Ints targets(View view) {
        return chains(view).targets(length());
    }

    @Override
    default boolean covers(Rule other) {
        return other instanceof ChainRule that
                && that.length() <= length()
                && that.condition().equals(condition());
    }

    /** A braid without a node that became impossible is a shorter one, and one that became true is not needed. A whip of two variables is a braid. */
    @Override
    default boolean isStable() {
        Condition of = condition();
        return of.from() == Condition.From.ANY
                || of.leaning() == Condition.Leaning.TARGET_AND_NODES && of.nodes() != Nodes.PAIRS && length() == 2;
    }

    /** Every chain is a braid. One as short as its bound has one node in each round, and each is needed for the next: it is a whip. */
    @Override
    default boolean isExhausted(View view) {
        Condition of = condition();
        if (isStable() || of.nodes() == Nodes.PAIRS) {
            return isStable();
        }
        Field field = Field.of(view, of.nodes());
        Chains braids = new Chains(field, of.scopes(field), field.braids()::find);
        return !braids.any(length(), isWhip() ? length() - 1 : length());
    }

    private boolean isWhip() {
        Condition of = condition();
        return of.nodes() == Nodes.CANDIDATES && of.leaning() == Condition.Leaning.TARGET_AND_NODES;
    }

    private Chains chains(View view) {
        Condition condition = condition();
        Field field = Field.of(view, condition.nodes());
        return new Chains(field, condition.scopes(field), condition.search(field));
    }
}
