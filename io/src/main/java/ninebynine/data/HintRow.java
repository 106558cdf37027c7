package ninebynine.data;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A state and its next step, to be learned as a hint.
 *
 * @param look where to look, and nothing else: the variables of the pattern
 * @param hint the step in words, with its reason
 */
public record HintRow(
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
        String valuesBefore,
        String candidatesBefore,
        String gridBefore,
        String code,
        List<String> look,
        String hint,
        String wording,
        String notation,
        List<String> placements,
        List<String> eliminations)
        implements PathRow {
    static HintRow of(PathColumns of, StepRow step) {
        return new HintRow(
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
                step.valuesBefore(),
                step.candidatesBefore(),
                step.gridBefore(),
                step.code(),
                step.variables(),
                step.english(),
                step.wording(),
                step.notation(),
                step.placements(),
                step.eliminations());
    }
}
