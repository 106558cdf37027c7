package ninebynine.io;

import java.util.List;
import ninebynine.io.NumberedLines.Line;
import org.jspecify.annotations.Nullable;

/**
 * One path as a text tells it.
 *
 * @param line where it begins
 * @param puzzle null where the text names none
 * @param lines all that stands after the puzzle and is not blank, as it stands there
 * @param told what of it was understood
 * @param ours whether it is one of ours, in which nothing is left out
 * @param outcome {@code solved}, {@code stuck} or {@code contradictory}; null where the text does not say
 * @param problem why it can't be read at all; null if it can
 */
record ToldPath(
        int line,
        @Nullable String puzzle,
        List<Line> lines,
        List<PathItem> told,
        boolean ours,
        @Nullable String outcome,
        @Nullable String problem) {
    /** The same path of that puzzle. */
    ToldPath of(@Nullable String other) {
        return new ToldPath(line, other, lines, told, ours, outcome, problem);
    }
}
