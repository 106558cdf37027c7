package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.Random;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Test;

/** parse(print(x)) = x, for puzzles of every shape and for drawn states. */
class SudokuTextLaws {
    private static final int CASES = 3000;

    private final SudokuGame game = new SudokuGame();

    /** The text says nothing about the model, so a small one stands in for those of large shapes, which take seconds to make. */
    private String text(SudokuClues clues) {
        Boxes boxes = new Boxes(2, 2);
        return new SudokuPuzzle(clues.boxes(), game.model(boxes), clues.givens(), clues.candidates()).text();
    }

    @Test
    void aPrintedSudokuOfAnyShapeIsReadBack() {
        for (int n : RandomSudokus.sizes()) {
            for (Boxes boxes : RandomSudokus.shapes(n)) {
                for (int seed = 0; seed < (n <= 16 ? 60 : 6); seed++) {
                    SudokuClues clues = new RandomSudokus(seed).sudoku(boxes);
                    String text = text(clues);
                    assertThat(SudokuText.read(text))
                            .as("seed %d: %s", seed, text)
                            .isEqualTo(clues);
                }
            }
        }
    }

    @Test
    void aPrintedSukakuOfAnyShapeIsReadBack() {
        for (int n : RandomSudokus.sizes()) {
            for (Boxes boxes : RandomSudokus.shapes(n)) {
                for (int seed = 0; seed < (n <= 16 ? 60 : 3); seed++) {
                    SudokuClues clues = new RandomSudokus(seed).sukaku(boxes);
                    String text = text(clues);
                    assertThat(SudokuText.read(text))
                            .as("seed %d: %s", seed, text)
                            .isEqualTo(clues);
                }
            }
        }
    }

    @Test
    void parsingThePrintedPuzzleGivesAnEqualOne() {
        Random sizes = new Random(1);
        for (int seed = 0; seed < CASES; seed++) {
            int n = RandomSudokus.sizes().get(sizes.nextInt(10));
            Boxes boxes = RandomSudokus.shapes(n)
                    .get(sizes.nextInt(RandomSudokus.shapes(n).size()));
            RandomSudokus random = new RandomSudokus(seed);
            SudokuClues clues = sizes.nextBoolean() ? random.sudoku(boxes) : random.sukaku(boxes);
            SudokuPuzzle puzzle = new SudokuPuzzle(boxes, game.model(boxes), clues.givens(), clues.candidates());
            assertThat(game.parse(puzzle.text()))
                    .as("seed %d: %s", seed, puzzle.text())
                    .isEqualTo(puzzle);
        }
    }

    /** Candidates are removed at random, so that some cells are decided and some are empty. */
    @Test
    void aDrawnStateIsReadBackWithItsCandidates() {
        Random sizes = new Random(2);
        for (int seed = 0; seed < CASES / 3; seed++) {
            int n = RandomSudokus.sizes().get(sizes.nextInt(10));
            Boxes boxes = RandomSudokus.shapes(n)
                    .get(sizes.nextInt(RandomSudokus.shapes(n).size()));
            checkDrawing(boxes, seed);
        }
        checkDrawing(Boxes.of(25), 1);
        checkDrawing(Boxes.of(36), 1);
        checkDrawing(Boxes.of(49), 1);
    }

    private void checkDrawing(Boxes boxes, int seed) {
        SudokuClues clues = new RandomSudokus(seed).sukaku(boxes);
        State state = State.of(game.model(boxes), Objects.requireNonNull(clues.candidates()));
        SudokuPuzzle any = new SudokuPuzzle(boxes, game.model(boxes), clues.givens(), null);
        SudokuPuzzle read = game.parse(any.draw(state));
        assertThat(read.boxes()).isEqualTo(boxes);
        assertThat(read.givens()).isEqualTo(clues.givens());
        assertThat(read.candidates()).as("seed %d:%n%s", seed, any.draw(state)).isEqualTo(state.candidates());
    }

    @Test
    void aSolvedGridIsReadBackAsGivens() {
        String solution = "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
        SudokuPuzzle puzzle = game.parse(solution);
        Bits values = puzzle.start().values();
        assertThat(game.parse(puzzle.draw(State.of(puzzle.model(), values)))).isEqualTo(puzzle);
    }
}
