package ninebynine.study;

import ninebynine.trace.Step;
import org.jspecify.annotations.Nullable;

/**
 * What to tell someone who asks for help, in three strengths; none says more than it should.
 *
 * @param kind what there is to tell
 * @param next the step that comes next, unapplied; null unless the kind is {@link Kind#STEP}
 * @param where a place of the board and nothing else
 * @param rule the name of the rule, and where
 * @param whole everything: the notation and the sentence
 */
public record Hint(Kind kind, @Nullable Step next, String where, String rule, String whole) {
    /** What there is to tell. */
    public enum Kind {
        /** There is a next step. */
        STEP,
        /** Nothing is left to do. */
        SOLVED,
        /** Some entries or marks can't be right. */
        WRONG,
        /** No rule of the theory applies. */
        STUCK,
        /** The thread was interrupted first. */
        STOPPED
    }

    /** How much was asked for. */
    public enum Strength {
        /** Where to look. */
        WHERE,
        /** Which rule applies there. */
        RULE,
        /** The whole step. */
        STEP
    }

    /** A hint that is the same in all strengths. */
    static Hint plain(Kind kind, String text) {
        return new Hint(kind, null, text, text, text);
    }

    /** The hint as text, without a line break at the end. */
    public String text(Strength strength) {
        return switch (strength) {
            case WHERE -> where;
            case RULE -> rule;
            case STEP -> whole;
        };
    }
}
