package ninebynine.data;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A state and two steps, of which the first is to be preferred: it is the simplest, and the other only looks right, or is harder.
 *
 * @param judgedCount how many steps of the path have rows
 * @param mistake what was changed to make the rejected step, or that it is harder
 * @param reason why the checker rejects it, or which rule is simpler
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
        String mistake,
        String reason,
        boolean falseConclusion)
        implements PathRow {
    static PreferenceRow of(
            PathColumns of,
            int judgedCount,
            StepRow right,
            String notation,
            String english,
            String wording,
            String mistake,
            String reason,
            boolean falseConclusion) {
        return new PreferenceRow(
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
                judgedCount,
                right.index(),
                right.valuesBefore(),
                right.candidatesBefore(),
                right.gridBefore(),
                right.english(),
                right.notation(),
                right.wording(),
                english,
                notation,
                wording,
                mistake,
                reason,
                falseConclusion);
    }

    /** The two rows of the view prm that say the same, of a right step and one that is not preferred. */
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
