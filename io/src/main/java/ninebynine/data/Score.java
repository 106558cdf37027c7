package ninebynine.data;

import org.jspecify.annotations.Nullable;

/**
 * What an answer to a puzzle is worth.
 *
 * @param id as it was asked; null if it was asked without
 * @param parsed whether an answer was found in the text: a board of this puzzle, or that there is no solution
 * @param right whether it is the solution, all of it and nothing else
 * @param partial the share of what was open in the puzzle that the answer has right: the givens count for nothing
 * @param wrong how much of what the answer says contradicts the solution
 * @param steps how many steps the text tells
 * @param validSteps how many of them follow from the puzzle and the valid ones before them
 * @param validShare the share of these; null without steps
 * @param firstWrong the number of the first step that does not, from 1; null if there is none
 * @param reason why that step is wrong, or else why the answer is; null if all is right
 */
public record Score(
        @Nullable String id,
        boolean parsed,
        boolean right,
        double partial,
        int wrong,
        int steps,
        int validSteps,
        @Nullable Double validShare,
        @Nullable Integer firstWrong,
        @Nullable String reason) {}
