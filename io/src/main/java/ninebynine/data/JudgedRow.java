package ninebynine.data;

import org.jspecify.annotations.Nullable;

/**
 * A step and whether it is right, for training a judge of steps. Rows come in pairs: a step of the path, then a wrong one that looks
 * like it.
 *
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
        String orbit,
        String split,
        String theory,
        int index,
        String valuesBefore,
        String candidatesBefore,
        String notation,
        String english,
        boolean valid,
        @Nullable String mistake,
        @Nullable String reason,
        boolean falseConclusion) {}
