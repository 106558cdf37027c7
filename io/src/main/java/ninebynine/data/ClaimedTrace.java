package ninebynine.data;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * What a line of JSON claims, as far as it can be checked: a puzzle with its steps, or one step of a puzzle. Columns that say nothing to a checker
 * are passed over.
 */
final class ClaimedTrace {
    private static final JsonFactory FACTORY = new JsonFactory();

    String id = "";
    String game = "sudoku";
    String theory = "";

    @Nullable
    String puzzle;

    @Nullable
    String solution;

    @Nullable
    String outcome;

    @Nullable
    Integer rating;

    final List<ClaimedStep> steps = new ArrayList<>();

    /** Whether the line was a step by itself. */
    boolean single;

    /** @throws DatasetException if it is no such line */
    static ClaimedTrace read(byte[] bytes, int from, int to) {
        try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), bytes, from, to - from)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw new DatasetException("This is no object. Maybe the file has another format.");
            }
            ClaimedTrace trace = new ClaimedTrace();
            ClaimedStep alone = new ClaimedStep();
            for (String name = json.nextName(); name != null; name = json.nextName()) {
                trace.take(name, json, alone);
            }
            if (alone.notation != null) {
                trace.single = true;
                trace.steps.add(alone);
            }
            if (trace.puzzle == null) {
                throw new DatasetException("There is no puzzle in this line. Maybe it is of another dataset.");
            }
            return trace;
        } catch (JacksonException e) {
            throw new DatasetException("This is no JSON: " + e.getOriginalMessage() + ".");
        }
    }

    static ClaimedTrace of(PuzzleRow row) {
        ClaimedTrace trace = new ClaimedTrace();
        trace.id = row.id();
        trace.game = row.game();
        trace.theory = row.theory();
        trace.puzzle = row.puzzle();
        trace.solution = row.solution();
        trace.outcome = row.outcome().isEmpty() ? null : row.outcome();
        trace.rating = row.rating();
        row.steps().forEach(step -> trace.steps.add(ClaimedStep.of(step)));
        return trace;
    }

    private void take(String name, JsonParser json, ClaimedStep alone) {
        json.nextToken();
        switch (name) {
            case "id" -> id = json.getString();
            case "game" -> game = json.getString();
            case "theory", "rules" -> theory = json.getString();
            case "puzzle" -> puzzle = json.getString();
            case "solution" -> solution = text(json);
            case "outcome" -> outcome = text(json);
            case "rating" -> rating = json.currentToken() == JsonToken.VALUE_NUMBER_INT ? json.getIntValue() : null;
            case "steps" -> steps(json);
            default -> alone.take(name, json);
        }
    }

    private void steps(JsonParser json) {
        while (json.nextToken() == JsonToken.START_OBJECT) {
            ClaimedStep step = new ClaimedStep();
            for (String name = json.nextName(); name != null; name = json.nextName()) {
                json.nextToken();
                step.take(name, json);
            }
            steps.add(step);
        }
    }

    int lastIndex() {
        return steps.isEmpty() ? 0 : steps.get(steps.size() - 1).index;
    }

    static @Nullable String text(JsonParser json) {
        return json.currentToken() == JsonToken.VALUE_STRING ? json.getString() : null;
    }
}
