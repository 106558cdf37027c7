package ninebynine.data;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A step that stands alone: the columns of {@link StepRow} after those of its puzzle and path that a reader needs. */
public record StepLine(
        int schema,
        String id,
        String game,
        String size,
        String puzzle,
        @Nullable String solution,
        String orbit,
        String split,
        String theory,
        String outcome,
        @Nullable String stoppedBy,
        @Nullable Integer rating,
        Map<String, Integer> ratings,
        int stepCount,
        int index,
        String rule,
        String code,
        String family,
        List<String> names,
        int length,
        List<String> variables,
        List<CandidateRow> candidates,
        List<String> eliminations,
        List<String> placements,
        String valuesBefore,
        String candidatesBefore,
        String gridBefore,
        String valuesAfter,
        String candidatesAfter,
        String gridAfter,
        String notation,
        String english,
        String technical,
        String wording,
        int level,
        boolean valid,
        boolean assumesOneSolution) {
    static StepLine of(PathColumns of, StepRow step) {
        return new StepLine(
                of.schema(),
                of.id(),
                of.game(),
                of.size(),
                of.puzzle(),
                of.solution(),
                of.orbit(),
                of.split(),
                of.theory(),
                of.outcome(),
                of.stoppedBy(),
                of.rating(),
                of.ratings(),
                of.stepCount(),
                step.index(),
                step.rule(),
                step.code(),
                step.family(),
                step.names(),
                step.length(),
                step.variables(),
                step.candidates(),
                step.eliminations(),
                step.placements(),
                step.valuesBefore(),
                step.candidatesBefore(),
                step.gridBefore(),
                step.valuesAfter(),
                step.candidatesAfter(),
                step.gridAfter(),
                step.notation(),
                step.english(),
                step.technical(),
                step.wording(),
                step.level(),
                step.valid(),
                step.assumesOneSolution());
    }

    PathColumns path() {
        return new PathColumns(
                schema, id, game, size, puzzle, solution, orbit, split, theory, outcome, stoppedBy, rating, ratings,
                stepCount);
    }

    /** The step without its puzzle. */
    StepRow step() {
        return new StepRow(
                index,
                rule,
                code,
                family,
                names,
                length,
                variables,
                candidates,
                eliminations,
                placements,
                valuesBefore,
                candidatesBefore,
                gridBefore,
                valuesAfter,
                candidatesAfter,
                gridAfter,
                notation,
                english,
                technical,
                wording,
                level,
                valid,
                assumesOneSolution);
    }
}
