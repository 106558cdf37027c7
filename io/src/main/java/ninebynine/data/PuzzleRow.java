package ninebynine.data;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle and its whole resolution path.
 *
 * @param schema the version of these columns, {@link Schema#VERSION}
 * @param id where it stands in its source: {@code name:number}
 * @param size as in {@code 9x9}
 * @param solution the one solution in the puzzle's own format; null if there is none, more than one, or nobody knows
 * @param canonical the same for all puzzles that are the same but for symmetry
 * @param orbit a short name of {@code canonical}
 * @param split {@code train}, {@code validation}, …; empty where there are no splits
 * @param source the file it was read from
 * @param ratings theory to rating; a theory that does not solve it is not there
 * @param clues how many givens
 * @param density of the links at the start, in percent
 * @param engine the version of the program
 * @param theory the rules that were allowed
 * @param outcome {@code solved}, {@code stuck}, {@code stopped} or {@code contradictory}
 * @param stoppedBy which limit came first: {@code time} or {@code memory}; null unless stopped
 * @param rating the level of the hardest step; null unless solved
 * @param hardest the code of the hardest rule used; null without steps
 * @param eliminated candidates that were taken away before the start, to see what would follow; null if none were
 * @param stepCount how many steps the whole path has
 * @param assumesOneSolution whether some step is right only if the puzzle has one solution
 */
public record PuzzleRow(
        int schema,
        String id,
        String game,
        String size,
        String puzzle,
        @Nullable String solution,
        String canonical,
        String orbit,
        String split,
        String source,
        Map<String, Integer> ratings,
        int clues,
        double density,
        String engine,
        String theory,
        String outcome,
        @Nullable String stoppedBy,
        @Nullable Integer rating,
        @Nullable String hardest,
        @Nullable List<String> eliminated,
        int stepCount,
        boolean assumesOneSolution,
        List<StepRow> steps)
        implements PathRow {}
