package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.data.ChatRow;
import ninebynine.data.Origin;
import ninebynine.data.Tracing;
import ninebynine.data.Words;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Wording;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.rule.Match;
import ninebynine.strategy.Theory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Conversations, read by somebody who knows the text alone: the question is the puzzle, each step holds, the answer is the solution. Half of the puzzles
 * have one solution, which the rules find; the others are any, and many of them have several or none.
 *
 * <p>{@code -Dlaws.chats=N} reads N of each game.
 */
class ChatLaws {
    private static final int ROWS = Integer.getInteger("laws.chats", Scale.of(200));
    private static final Pattern STEP = Pattern.compile("(?s)(\\d+)\\. (.*?)\\n   \\[(.*?)]\\n");

    static List<String> games() {
        return RowLaws.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theTextAloneIsEnough(String name) {
        Game game = Games.named(name);
        Tracing tracing = new Tracing(
                Theory.parse("W[5]"), List.of(), Notation.Style.UNICODE, path -> Words.of(Wording.Style.FULL, 1, path));
        List<Puzzle> solvable = SolvedPuzzles.of(name, (ROWS + 1) / 2);
        for (int seed = 0; seed < ROWS; seed++) {
            Puzzle puzzle = seed < solvable.size()
                    ? solvable.get(seed)
                    : game.parse(RowLaws.puzzle(name, seed).text());
            ChatRow row = ChatRow.of(tracing.trace(puzzle, Origin.of(puzzle, "law:" + seed, "law")));
            assertThat(read(game, row) || seed >= solvable.size())
                    .as(puzzle.text())
                    .isTrue();
        }
    }

    /** Reads a conversation; answers whether it ends with a solution. */
    private static boolean read(Game game, ChatRow row) {
        String question = row.messages().get(1).content();
        Puzzle puzzle =
                game.parse(question.substring(question.indexOf("\nIn one line: ") + "\nIn one line: ".length()));
        assertThat(question).contains(puzzle.drawn());
        NotationReader reader = new NotationReader(puzzle.model());
        Position position = Position.of(puzzle.start());
        String path = row.messages().get(2).content();
        Matcher step = STEP.matcher(path);
        int number = 0;
        while (step.lookingAt()) {
            assertThat(step.group(1)).isEqualTo(Integer.toString(++number));
            Match match = reader.read(step.group(3).replace("\n   ", "\n"));
            assertThat(StepCheck.check(position, match)).as(step.group()).isEmpty();
            position.apply(match);
            step.region(step.end(), path.length());
        }
        assertThat(number).isEqualTo(row.stepCount());
        String answer = path.substring(path.lastIndexOf("\nAnswer: ") + "\nAnswer: ".length());
        assertThat(answer).isEqualTo(row.answer());
        if (row.outcome().equals("solved")) {
            assertThat(position.isSolved()).isTrue();
            assertThat(puzzle.text(position.state())).isEqualTo(answer).isEqualTo(row.solution());
            return true;
        }
        assertThat(answer).isEqualTo(row.outcome().equals("contradictory") ? "none" : "unknown");
        return false;
    }
}
