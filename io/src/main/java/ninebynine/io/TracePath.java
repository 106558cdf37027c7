package ninebynine.io;

import java.util.ArrayList;
import java.util.List;
import ninebynine.games.PuzzleFormatException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * A trace by its words alone: the puzzle and the line of notation of each step. That is all it takes to go through it again.
 *
 * @param game empty where the trace does not say
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
     * @throws PuzzleFormatException if it is none
     */
    public static TracePath read(String text) {
        return text.stripLeading().startsWith("{")
                ? json(text)
                : lines(text.lines().toList());
    }

    private static TracePath json(String text) {
        String game = "";
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
                    "The object has no \"puzzle\". Maybe it is not what nbn solve --format json prints.");
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

    /** The puzzle comes first, and a blank line ends the path. A step ends with its arrow; what belongs to it stands further in. */
    private static TracePath lines(List<String> lines) {
        List<String> path = lines.stream()
                .dropWhile(line -> line.isBlank() || line.startsWith("#"))
                .takeWhile(line -> !line.isBlank())
                .toList();
        int first = 1;
        while (first < path.size() && path.get(first).stripLeading().matches("[+!].*")) {
            first++;
        }
        String puzzle = String.join("\n", path.subList(0, first));
        if (puzzle.contains(ARROW)) {
            throw new PuzzleFormatException("The path begins with a step. Maybe the line of the puzzle is missing.");
        }
        List<String> steps = new ArrayList<>();
        for (int i = first; i < path.size(); i++) {
            if (path.get(i).contains(ARROW)) {
                steps.add(String.join("\n", path.subList(head(path, i), i + 1)));
            }
        }
        return new TracePath("", puzzle, steps);
    }

    private static int head(List<String> path, int end) {
        int head = end;
        while (head > 1 && path.get(head).startsWith(" ")) {
            head--;
        }
        return head;
    }
}
