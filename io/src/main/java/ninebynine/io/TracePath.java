package ninebynine.io;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Game;
import ninebynine.game.PuzzleFormatException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A trace by its words alone: the puzzle and the line of notation of each step. That is all it takes to go through it again.
 *
 * @param game the name of the game
 */
public record TracePath(String game, String puzzle, List<String> steps) {
    private static final JsonFactory FACTORY = new JsonFactory();
    private static final String ARROW = "==>";

    public TracePath {
        steps = List.copyOf(steps);
    }

    /** Whether a text is a trace, as {@code nbn solve} prints it, and not a puzzle. */
    public static boolean isOne(String text) {
        return text.stripLeading().startsWith("{") || text.contains(ARROW);
    }

    /**
     * Reads the first trace of a text: an object of JSON, or the lines that people read.
     *
     * @param game what it is a trace of, unless it says so itself
     * @throws PuzzleFormatException if it is none
     */
    public static TracePath read(String text, Game game) {
        return text.stripLeading().startsWith("{") ? json(text, game) : told(text, game);
    }

    private static TracePath json(String text, Game asked) {
        String game = asked.name();
        String puzzle = "";
        List<String> steps = new ArrayList<>();
        try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = json.currentName();
                json.nextToken();
                switch (name) {
                    case "game" -> game = json.getString();
                    case "puzzle" -> puzzle = json.getString();
                    case "steps" -> steps(json, steps);
                    default -> json.skipChildren();
                }
            }
        } catch (JacksonException e) {
            throw new PuzzleFormatException("The text begins like JSON and is none: " + e.getOriginalMessage());
        }
        if (puzzle.isEmpty()) {
            throw new PuzzleFormatException(
                    "The object has no \"puzzle\". Maybe it is no path as nbn solve writes it in JSON.");
        }
        return new TracePath(game, puzzle, steps);
    }

    private static void steps(JsonParser json, List<String> into) {
        while (json.nextToken() == JsonToken.START_OBJECT) {
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean notation = json.currentName().equals("notation");
                json.nextToken();
                if (notation) {
                    into.add(json.getString());
                } else {
                    json.skipChildren();
                }
            }
        }
    }

    private static TracePath told(String text, Game game) {
        ToldSteps told = ToldSteps.of(text, game);
        return new TracePath(game.name(), told.puzzle(), told.steps());
    }
}
