package ninebynine.data;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What every row of every view says of its puzzle and of the whole path; {@link PuzzleRow} says what each means. */
record PathColumns(
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
        int stepCount) {}
