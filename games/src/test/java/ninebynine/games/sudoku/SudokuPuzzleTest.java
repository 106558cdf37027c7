package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.game.Puzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SudokuPuzzleTest {
    private final SudokuGame sudoku = new SudokuGame();

    @ParameterizedTest
    @CsvSource({
        "4..1..2.....1..., 4x4, 4",
        "................, 4x4, 0",
        "2x3:e2b6_5_1d4e3a5a6e5_4b3, 6x6, 11",
        "4 23 3 1 3 13 2 34 23 234 134 234 1 234 34 234, 4x4, 6"
    })
    void saysWhatItIs(String text, String size, int clues) {
        Puzzle puzzle = sudoku.parse(text);
        assertThat(puzzle.game()).isEqualTo("sudoku");
        assertThat(puzzle.size()).isEqualTo(size);
        assertThat(puzzle.clues()).isEqualTo(clues);
    }

    @Test
    void isDrawnAsItIsSet() {
        assertThat(sudoku.parse("4..1..2.....1...").drawn())
                .isEqualTo("""
                   +-----+-----+
                   ! 4 . ! . 1 !
                   ! . . ! 2 . !
                   +-----+-----+
                   ! . . ! . . !
                   ! 1 . ! . . !
                   +-----+-----+""".indent(3).stripTrailing());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4..1..2.....1...",
                "2x3:e2b6_5_1d4e3a5a6e5_4b3",
                "4 23 3 1 3 13 2 34 23 234 134 234 1 234 34 234"
            })
    void theDrawingReadsBack(String text) {
        assertThat(sudoku.parse(sudoku.parse(text).drawn())).isEqualTo(sudoku.parse(text));
    }
}
