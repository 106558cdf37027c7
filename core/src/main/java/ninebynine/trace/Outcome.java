package ninebynine.trace;

import ninebynine.rule.Match;

/** How a resolution ended. */
public sealed interface Outcome {
    /** Every variable has its value. */
    record Solved() implements Outcome {}

    /** No rule of the theory applies any more. */
    record Stuck() implements Outcome {}

    /** There is no solution, and this shows it. */
    record Contradictory(Match.Contradiction match) implements Outcome {}
}
