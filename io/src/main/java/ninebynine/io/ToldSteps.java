package ninebynine.io;

import java.io.StringReader;
import java.util.List;
import ninebynine.game.Game;
import ninebynine.game.PuzzleFormatException;

/**
 * The first path of a text that people read: its puzzle and its steps, as lines of notation.
 *
 * @param steps with their line breaks
 */
public record ToldSteps(String puzzle, List<String> steps) {
    public ToldSteps {
        steps = List.copyOf(steps);
    }

    /**
     * The first path of a text.
     *
     * @throws PuzzleFormatException if there is no path in it, or no puzzle
     */
    public static ToldSteps of(String text, Game game) {
        PathFile paths = new PathFile(new StringReader(text), "The text", game);
        if (!paths.hasNext()) {
            throw new PuzzleFormatException("The text has an arrow and no step. Maybe it is no path.");
        }
        ToldPath path = paths.next();
        if (path.puzzle() == null) {
            throw new PuzzleFormatException("The path begins with a step. Maybe the line of the puzzle is missing.");
        }
        List<String> steps = path.told().stream()
                .filter(PathItem.Step.class::isInstance)
                .map(told -> ((PathItem.Step) told).text())
                .toList();
        return new ToldSteps(path.puzzle(), steps);
    }
}
