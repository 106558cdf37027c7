package ninebynine.strategy;

import java.util.List;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Rules from outside, for theories that name them, as in {@code human+with-Pairs}. For the command, a jar lists its books in
 * {@code META-INF/services/ninebynine.strategy.RuleBook}.
 */
@FunctionalInterface
public interface RuleBook {
    /** The rules, each with its name in theories. */
    List<Family> families();

    /**
     * Reads a pattern of these rules back, so that paths with it can be checked.
     *
     * @param head what stands before the arrow in notation
     * @return null if it is none of these patterns
     */
    default Pattern.@Nullable Own read(String head, Model model) {
        return null;
    }
}
