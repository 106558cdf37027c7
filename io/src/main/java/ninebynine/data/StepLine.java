package ninebynine.data;

import java.util.List;

/** A step that stands alone: the columns of {@link StepRow} after those of its puzzle that a reader needs. */
public record StepLine(
        int schema,
        String id,
        String game,
        String size,
        String puzzle,
        String orbit,
        String split,
        String theory,
        int index,
        String rule,
        String code,
        String family,
        int length,
        List<String> variables,
        List<CandidateRow> candidates,
        List<String> eliminations,
        List<String> placements,
        String valuesBefore,
        String candidatesBefore,
        String valuesAfter,
        String candidatesAfter,
        String notation,
        String english,
        String technical,
        int level,
        boolean valid) {
    static StepLine of(PuzzleRow of, StepRow step) {
        return new StepLine(
                of.schema(),
                of.id(),
                of.game(),
                of.size(),
                of.puzzle(),
                of.orbit(),
                of.split(),
                of.theory(),
                step.index(),
                step.rule(),
                step.code(),
                step.family(),
                step.length(),
                step.variables(),
                step.candidates(),
                step.eliminations(),
                step.placements(),
                step.valuesBefore(),
                step.candidatesBefore(),
                step.valuesAfter(),
                step.candidatesAfter(),
                step.notation(),
                step.english(),
                step.technical(),
                step.level(),
                step.valid());
    }

    /** The step without its puzzle. */
    StepRow step() {
        return new StepRow(
                index,
                rule,
                code,
                family,
                length,
                variables,
                candidates,
                eliminations,
                placements,
                valuesBefore,
                candidatesBefore,
                valuesAfter,
                candidatesAfter,
                notation,
                english,
                technical,
                level,
                valid);
    }
}
