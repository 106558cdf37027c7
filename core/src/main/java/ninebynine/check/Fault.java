package ninebynine.check;

/**
 * Where a trace goes wrong first.
 *
 * @param step the number of the step, from 1; 0 if it is the start, and one more than there are if it is the end
 * @param line the step as written; empty at the start and at the end
 * @param reason one sentence
 * @param before the position in which the step was to hold
 */
public record Fault(int step, String line, String reason, Position before) {}
