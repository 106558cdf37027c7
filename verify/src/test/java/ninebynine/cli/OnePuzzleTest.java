package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.io.PuzzleFile;
import ninebynine.limit.Stopping;
import ninebynine.limit.TimeLimit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Whatever goes wrong with a puzzle is its result. */
class OnePuzzleTest {
    private static final String PUZZLE = "1...............";
    private static final PuzzleSources.Item ITEM =
            new PuzzleSources.Item(new PuzzleFile.Entry(7, PUZZLE), 3, "", "line 7: ");

    private static PuzzleLoop.Result result(TimeLimit limit, Supplier<PuzzleLoop.Result> work) {
        return result(limit, (puzzle, item, out) -> work.get(), null);
    }

    private static PuzzleLoop.Result result(TimeLimit limit, PuzzleLoop.Work work, @Nullable Consumer<String> now) {
        Puzzle read = Games.named("sudoku").parse(PUZZLE);
        return new OnePuzzle(text -> read, (puzzle, why) -> "? " + puzzle.text() + "\n", limit, now)
                .result(new Turns.Turn(ITEM, null, work));
    }

    private static PuzzleLoop.Result failing(Error error) {
        return result(TimeLimit.NONE, () -> {
            throw error;
        });
    }

    private static PuzzleLoop.Result failing(RuntimeException problem) {
        return result(TimeLimit.NONE, () -> {
            throw problem;
        });
    }

    @Test
    void aPuzzleThatIsNoneIsBadInput() {
        assertThat(failing(new PuzzleFormatException("No digit.")))
                .isEqualTo(new PuzzleLoop.Result("", Nbn.BAD, "line 7: No digit."));
    }

    @Test
    void theEndOfMemoryIsThePuzzlesResult() {
        PuzzleLoop.Result result = failing(new OutOfMemoryError("Java heap space"));
        assertThat(result.text()).isEqualTo("? " + PUZZLE + "\n");
        assertThat(result.code()).isEqualTo(Nbn.UNSOLVED);
        assertThat(result.said())
                .startsWith("line 7: It takes more memory than the")
                .contains("NBN_OPTS=-Xmx");
    }

    @Test
    void theEndOfTheStackIsThePuzzlesResult() {
        PuzzleLoop.Result result = failing(new StackOverflowError());
        assertThat(result.code()).isEqualTo(Nbn.UNSOLVED);
        assertThat(result.said()).startsWith("line 7: It goes deeper").contains("NBN_OPTS=-Xss");
    }

    @Test
    void aFaultOfOursIsThePuzzlesResultAndSaysSo() {
        PuzzleLoop.Result result = failing(new IndexOutOfBoundsException("Index 6 out of bounds"));
        assertThat(result.text()).isEqualTo("? " + PUZZLE + "\n");
        assertThat(result.code()).isEqualTo(Nbn.BAD);
        assertThat(result.said())
                .isEqualTo(
                        "line 7: It could not be worked on, and that is a fault of nbn"
                                + " (java.lang.IndexOutOfBoundsException: Index 6 out of bounds). Please report it, with the puzzle.");
    }

    @Test
    void theTimeLimitNeedsNoWords() {
        PuzzleLoop.Result result = result(new TimeLimit(0.01), () -> {
            while (true) {
                Stopping.check();
            }
        });
        assertThat(result).isEqualTo(new PuzzleLoop.Result("? " + PUZZLE + "\n", Nbn.UNSOLVED));
    }

    @Test
    void whatIsPrintedGoesOutAtOnceWhereNobodyElsePrints() {
        StringBuilder printed = new StringBuilder();
        PuzzleLoop.Work work = (puzzle, item, out) -> {
            out.accept("a\n");
            assertThat(printed).hasToString("a\n");
            return new PuzzleLoop.Result("b\n", Nbn.SOLVED);
        };
        assertThat(result(TimeLimit.NONE, work, printed::append).text()).isEqualTo("b\n");
        assertThat(result(TimeLimit.NONE, work, null).text()).isEqualTo("a\nb\n");
    }

    @Test
    void whatWasPrintedIsNotSaidAgainWhenItFails() {
        PuzzleLoop.Work work = (puzzle, item, out) -> {
            out.accept("a\n");
            throw new OutOfMemoryError("Java heap space");
        };
        assertThat(result(TimeLimit.NONE, work, null).text())
                .startsWith("a\nIt takes more memory than the")
                .endsWith(".\n\n")
                .doesNotContain("?");
    }

    /** Nobody reads what comes after it either. */
    @Test
    void outputThatIsLostIsNoPuzzlesResult() {
        OutputLost lost = new OutputLost(new IOException("Broken pipe"));
        assertThatThrownBy(() -> failing(lost)).isSameAs(lost);
    }

    /** It is the same for every puzzle. */
    @Test
    void aWrongCallIsNoPuzzlesResult() {
        assertThatThrownBy(() -> failing(new CommandLine.ParameterException(new CommandLine(new Nbn()), "--focus")))
                .isInstanceOf(CommandLine.ParameterException.class);
    }
}
