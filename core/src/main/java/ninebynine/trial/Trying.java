package ninebynine.trial;

import ninebynine.resolve.Precedence;
import ninebynine.rule.Rule;

/** A rule that tries hypotheses with other rules. */
public interface Trying extends Rule {
    /** The same with the rules of another theory inside. */
    Trying within(String theory, Precedence inside);
}
