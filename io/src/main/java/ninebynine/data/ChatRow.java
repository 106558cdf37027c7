package ninebynine.data;

import java.util.List;
import java.util.Map;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle and its solution as a conversation, for supervised training.
 *
 * @param asked which form the question has
 * @param answer what the last line of the path says, to grade with
 * @param wordings how each step is worded
 */
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
        Map<String, Integer> ratings,
        int stepCount,
        int asked,
        List<Turn> messages,
        String answer,
        List<String> wordings)
        implements PathRow {
    /** Of a game that is built in. */
    public static ChatRow of(RecordedTrace trace) {
        return of(Games.named(trace.puzzle().game()), trace);
    }

    public static ChatRow of(Game game, RecordedTrace trace) {
        PuzzleRow row = trace.row();
        int asked = Math.floorMod((row.id() + " " + row.puzzle()).hashCode(), ChatText.questions());
        return of(game, row.path(), trace.puzzle(), row.steps(), trace.trace().end(), asked);
    }

    /** The row of a path with these steps and this end. */
    static ChatRow of(Game game, PathColumns of, Puzzle puzzle, List<StepRow> steps, View end, int asked) {
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
                of.ratings(),
                of.stepCount(),
                asked,
                ChatText.turns(game, puzzle, steps, end, of.outcome(), asked),
                ChatText.answer(puzzle, end, of.outcome()),
                steps.stream().map(StepRow::wording).toList());
    }

    /**
     * What one side says.
     *
     * @param role {@code system}, {@code user} or {@code assistant}
     */
    public record Turn(String role, String content) {}
}
