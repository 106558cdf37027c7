package ninebynine.trace;

import ninebynine.rule.Match;
import ninebynine.rule.Rule;

/**
 * One application of one rule, and what propagation made of it.
 *
 * @param number from 1
 * @param before the hash of the state that the rule was found in
 * @param after the hash of the state once the match was applied and its values propagated
 */
public record Step(int number, Rule rule, Match match, long before, long after) {}
