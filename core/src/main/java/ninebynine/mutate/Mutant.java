package ninebynine.mutate;

import ninebynine.rule.Match;

/**
 * A step with one thing changed. It need not be wrong: sometimes what came out holds too.
 *
 * @param kind what was changed
 * @param match what the line says; for {@link Mutation#WRONG_LENGTH} the step as it was, since only the line gives a length
 * @param line its notation
 */
public record Mutant(Mutation kind, Match match, String line) {}
