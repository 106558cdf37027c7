package ninebynine.data;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A question about a state, with its one short answer.
 *
 * @param notation the path's own next step there
 * @param kind what is asked, a {@link Questions.Kind}
 * @param asked which form the question has
 * @param about what it is about: a variable, a candidate or a step; null where that is the state
 * @param wording how the step is told that the question is about; null if it is about none
 * @param reason why the checker rejects that step; null if it holds, or if there is none
 */
public record QaRow(
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
        String notation,
        String kind,
        int asked,
        @Nullable String about,
        @Nullable String wording,
        String question,
        String answer,
        @Nullable String reason)
        implements PathRow {
    static QaRow of(PathColumns of, StepRow step, Questions.Asked asked) {
        return new QaRow(
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
                step.notation(),
                asked.kind().name(),
                asked.form(),
                asked.about(),
                asked.wording(),
                asked.question(),
                asked.answer(),
                asked.reason());
    }
}
