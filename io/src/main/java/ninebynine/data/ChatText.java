package ninebynine.data;

import java.util.List;
import ninebynine.data.ChatRow.Turn;
import ninebynine.explain.Prose;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;

/** A puzzle and its path as a conversation: the rules of the game, the puzzle, then every step in plain words and where it led. */
public final class ChatText {
    private static final String TASK = "Solve the puzzle step by step, as a person would, and say why at every step.";

    private ChatText() {}

    public static List<Turn> turns(RecordedTrace told) {
        Puzzle puzzle = told.puzzle();
        return List.of(
                new Turn("system", Games.named(puzzle.game()).rules() + "\n" + TASK),
                new Turn(
                        "user", "Solve this " + puzzle.game() + " of size " + puzzle.size() + ":\n\n" + puzzle.drawn()),
                new Turn("assistant", answer(told)));
    }

    private static String answer(RecordedTrace told) {
        StringBuilder text = new StringBuilder();
        for (StepRow step : told.row().steps()) {
            text.append(step.index()).append(". ").append(step.english()).append('\n');
        }
        text.append(text.length() == 0 ? "" : "\n").append(end(told.trace()));
        return text.append("\n\n")
                .append(told.puzzle().draw(told.trace().end()))
                .toString();
    }

    private static String end(Trace trace) {
        if (trace.isSolved()) {
            return "This is the solution:";
        }
        if (trace.outcome() instanceof Outcome.Contradictory contradictory) {
            Prose prose = new Prose(trace.end().model());
            return prose.sentence(contradictory.match(), trace.end()) + " So there is no solution:";
        }
        return "I can't go on from here. This is what is left:";
    }
}
