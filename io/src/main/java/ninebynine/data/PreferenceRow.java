package ninebynine.data;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A state and two steps, of which the first is to be preferred: it is right, and the other only looks like it.
 *
 * @param judgedCount how many steps of the path have rows
 * @param mistake what was changed to make the rejected step
 * @param reason why the checker rejects it
 */
public record PreferenceRow(
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
        int judgedCount,
        int index,
        String valuesBefore,
        String candidatesBefore,
        String gridBefore,
        String chosen,
        String chosenNotation,
        String chosenWording,
        String rejected,
        String rejectedNotation,
        String rejectedWording,
        @Nullable String mistake,
        @Nullable String reason,
        boolean falseConclusion) {
    static PreferenceRow of(JudgedRow right, JudgedRow wrong) {
        return new PreferenceRow(
                right.schema(),
                right.id(),
                right.game(),
                right.size(),
                right.puzzle(),
                right.solution(),
                right.orbit(),
                right.split(),
                right.theory(),
                right.outcome(),
                right.stoppedBy(),
                right.rating(),
                right.ratings(),
                right.stepCount(),
                right.judgedCount(),
                right.index(),
                right.valuesBefore(),
                right.candidatesBefore(),
                right.gridBefore(),
                right.english(),
                right.notation(),
                right.wording(),
                wrong.english(),
                wrong.notation(),
                wrong.wording(),
                wrong.mistake(),
                wrong.reason(),
                wrong.falseConclusion());
    }

    /** The two rows of the view prm that say the same. */
    JudgedRow judged(boolean right) {
        return new JudgedRow(
                schema,
                id,
                game,
                size,
                puzzle,
                solution,
                orbit,
                split,
                theory,
                outcome,
                stoppedBy,
                rating,
                ratings,
                stepCount,
                judgedCount,
                index,
                valuesBefore,
                candidatesBefore,
                gridBefore,
                right ? chosenNotation : rejectedNotation,
                right ? chosen : rejected,
                right ? chosenWording : rejectedWording,
                right,
                right ? null : mistake,
                right ? null : reason,
                !right && falseConclusion);
    }
}
