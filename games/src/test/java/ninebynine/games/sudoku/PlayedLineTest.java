package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ninebynine.game.PuzzleFormatException;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayedLineTest {
    private static final String BOARD =
            "4...3....+1..6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

    private final SudokuGame game = new SudokuGame();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%s",
                "%s:",
                "%s:512 999",
                ":0300:4:%s:512 999:426 427::",
                ":0000:x:%s::::",
                ":0901-1:47:%s:512:::"
            })
    void isReadAndWrittenAndReadAgain(String form) {
        String line = form.formatted(BOARD);
        assertThat(game.isWhole(line)).isTrue();
        SudokuPuzzle puzzle = game.parse(line);
        assertThat(game.parse(puzzle.text())).isEqualTo(puzzle).hasSameHashCodeAs(puzzle);
        State start = puzzle.start();
        assertThat(start.isValue(9 * 9 + 0)).isTrue();
        assertThat(start.givens().values().get(9 * 9 + 0)).isFalse();
        assertThat(start.givens().values().get(3)).isTrue();
        assertThat(start.isCandidate(9 + 4)).isEqualTo(!line.contains("512"));
        assertThat(start.givens().candidates().get(9 + 4)).isTrue();
    }

    @Test
    void whatIsNoCandidateIsRefusedAndSoIsAPlusBeforeNothing() {
        assertThatThrownBy(() -> game.parse(BOARD + ":5123"))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContainingAll("5123", "Maybe 345");
        assertThatThrownBy(() -> game.parse(BOARD.replace("+1.", "+..")))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContainingAll("plus", "empty");
    }

    @Test
    void aValueTwiceInAHouseIsRefused() {
        assertThatThrownBy(() -> game.parse(BOARD.replace("+1..6", "+4..6")))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContaining("twice");
    }

    @Test
    void aPlainLineIsAPlainPuzzle() {
        assertThat(PlayedLine.isOne(BOARD.replace("+", ""))).isFalse();
        assertThat(PlayedLine.isOne("+---+---+---+")).isFalse();
    }
}
