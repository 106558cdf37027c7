package ninebynine.data;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A step and whether it is right, for training a judge of steps. Rows come in pairs: a step of the path, then a wrong one that looks
 * like it.
 *
 * @param judgedCount how many steps of the path have rows: those that nothing wrong looks like have none
 * @param index the step's place in the path, which both rows of a pair share
 * @param valid whether the step holds
 * @param mistake what was changed to make it wrong; null if it is right
 * @param reason why the checker rejects it; null if it is right
 * @param falseConclusion whether its conclusion is false too: a wrong proof may prove something true
 */
public record JudgedRow(
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
        String notation,
        String english,
        String wording,
        boolean valid,
        @Nullable String mistake,
        @Nullable String reason,
        boolean falseConclusion)
        implements PathRow {
    /** The row of a step that is right. */
    static JudgedRow of(PathColumns of, int judgedCount, StepRow right) {
        return PreferenceRow.of(of, judgedCount, right, "", "", "", "", "", false)
                .judged(true);
    }
}
