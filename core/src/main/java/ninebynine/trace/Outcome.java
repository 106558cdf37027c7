package ninebynine.trace;

import ninebynine.rule.Match;

/** How a resolution ended. */
public sealed interface Outcome {
    /** Every variable has its value. */
    record Solved() implements Outcome {}

    /** No rule of the theory applies any more. */
    record Stuck() implements Outcome {}

    /** Somebody's limit was reached first; what was found until then holds. */
    record LimitReached() implements Outcome {}

    /** There is no solution, and this shows it. */
    record Contradictory(Match.Contradiction match) implements Outcome {}
}
