package ninebynine.strategy;

import java.util.List;
import ninebynine.model.Model;
import ninebynine.rule.Rule;

/**
 * A rule family's place in the one ordered list.
 *
 * @param id its name in theories and lists
 * @param rule the class, beside which the card lies; the typed form of a chain shares it with the plain one
 * @param first the lowest level at which it has a rule
 * @param last the highest
 * @param make its rules for a model at a level, in order
 */
public record Family(String id, Class<? extends Rule> rule, int first, int last, Maker make) {
    /** Makes a family's rules for a model. */
    @FunctionalInterface
    public interface Maker {
        /** The rules for the model at this level; none if there are none. */
        List<Rule> rules(Model model, int level);
    }

    /** The card of its rule, for people. */
    public RuleCard card() {
        return RuleCard.of(rule);
    }
}
