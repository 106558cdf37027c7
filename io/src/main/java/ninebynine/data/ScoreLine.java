package ninebynine.data;

import ninebynine.game.PuzzleFormatException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A line of JSON that asks for a score, and the line that answers it. */
public final class ScoreLine {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private ScoreLine() {}

    /**
     * An answer.
     *
     * @param row a {@link Score}, or a {@link Problem} where the question can't be read
     */
    public record Result(Record row, boolean good) {}

    /** Why a line can't be graded. */
    public record Problem(@Nullable String id, String error) {}

    /**
     * The grade of an answer, from a line of JSON.
     *
     * @param game the game of a line that names none
     */
    public static Result score(Scorer scorer, String game, String line) {
        String id = null;
        try {
            JsonNode row = JSON.readTree(line);
            id = text(row, "id");
            String puzzle = text(row, "puzzle");
            String answer = text(row, "answer");
            if (puzzle == null || answer == null) {
                return new Result(
                        new Problem(
                                id, "A line needs \"puzzle\" and \"answer\", both texts. Maybe one has another name."),
                        false);
            }
            String named = text(row, "game");
            return new Result(
                    scorer.score(id, named == null ? game : named, puzzle, text(row, "solution"), answer), true);
        } catch (JacksonException e) {
            return new Result(new Problem(id, "This is no JSON: " + e.getOriginalMessage() + "."), false);
        } catch (PuzzleFormatException | IllegalArgumentException e) {
            return new Result(new Problem(id, String.valueOf(e.getMessage())), false);
        }
    }

    private static @Nullable String text(JsonNode row, String name) {
        JsonNode node = row.get(name);
        return node == null || node.isNull() ? null : node.isString() ? node.asString() : node.toString();
    }
}
