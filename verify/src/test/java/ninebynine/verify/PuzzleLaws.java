package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Consumer;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.state.State;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;

/** parse(text(p)) = p, for puzzles of every size and shape. */
class PuzzleLaws {
    private static final int CASES = 2000;

    @Test
    void aPuzzleReadsBackAsItself() {
        Case.each(
                CASES,
                Case.Kind.FRESH,
                (on, random) ->
                        assertThat(Puzzles.SUDOKU.parse(on.puzzle().text())).isEqualTo(on.puzzle()));
    }

    /** Any state with a solution: in others two cells of a unit may have the same value left, and no text may say that. */
    private static void anyState(Consumer<Case> law) {
        Case.each(CASES, Case.Kind.THINNED, (on, random) -> {
            if (!Oracle.solutions(on.puzzle().boxes(), on.state(), 1).isEmpty()) {
                law.accept(on);
            }
        });
    }

    @Test
    void aSukakuReadsBackAsItself() {
        anyState(on -> {
            SudokuPuzzle puzzle = on.puzzle();
            Ints none = Ints.of(new int[puzzle.boxes().cells()]);
            SudokuPuzzle sukaku = new SudokuPuzzle(
                    puzzle.boxes(), puzzle.model(), none, on.state().candidates());
            same(on, Puzzles.SUDOKU.parse(sukaku.text()));
        });
    }

    @Test
    void aDrawnStateReadsBackAsItself() {
        anyState(on -> same(on, Puzzles.SUDOKU.parse(on.puzzle().draw(on.state()))));
    }

    /** What is read is the state, but that a cell with one candidate may have become a given: Singles make that the same again. */
    private static void same(Case on, SudokuPuzzle read) {
        assertThat(read.boxes()).isEqualTo(on.puzzle().boxes());
        assertThat(singles(read.start())).isEqualTo(singles(on.state()));
        assertThat(Puzzles.SUDOKU.parse(read.text())).isEqualTo(read);
    }

    private static State singles(State state) {
        return Theories.resolver("BRT", state.model()).trace(state).end();
    }
}
