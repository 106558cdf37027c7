package ninebynine.data;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A row of any view: what all of them say of their puzzle and of the whole path; {@link PuzzleRow} says what each column means. */
interface PathRow {
    int schema();

    String id();

    String game();

    String size();

    String puzzle();

    @Nullable
    String solution();

    String orbit();

    String split();

    String theory();

    String outcome();

    @Nullable
    String stoppedBy();

    @Nullable
    Integer rating();

    Map<String, Integer> ratings();

    int stepCount();

    /** These columns by themselves. */
    default PathColumns path() {
        return new PathColumns(
                schema(),
                id(),
                game(),
                size(),
                puzzle(),
                solution(),
                orbit(),
                split(),
                theory(),
                outcome(),
                stoppedBy(),
                rating(),
                ratings(),
                stepCount());
    }
}
