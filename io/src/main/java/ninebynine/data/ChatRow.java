package ninebynine.data;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A puzzle and its solution as a conversation, for supervised training. */
public record ChatRow(
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
        int stepCount,
        List<Turn> messages) {
    public static ChatRow of(RecordedTrace trace) {
        PathColumns of = trace.row().path();
        return new ChatRow(
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
                of.stepCount(),
                ChatText.turns(trace));
    }

    /**
     * What one side says.
     *
     * @param role {@code system}, {@code user} or {@code assistant}
     */
    public record Turn(String role, String content) {}
}
