package ninebynine.data;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A puzzle and its solution as a conversation, for supervised training. */
public record ChatRow(
        int schema,
        String id,
        String game,
        String size,
        String orbit,
        String split,
        String theory,
        @Nullable Integer rating,
        List<Turn> messages) {
    /**
     * What one side says.
     *
     * @param role {@code system}, {@code user} or {@code assistant}
     */
    public record Turn(String role, String content) {}
}
