package ninebynine.games.hidato;

import ninebynine.game.Picture;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * What somebody made of a puzzle, told in that puzzle's own labels: its entries are values, but no givens from which distances are
 * counted.
 *
 * @param squares as those of a puzzle
 */
record HidatoEntries(HidatoPuzzle puzzle, Ints squares) implements Puzzle {
    /** Throws {@link PuzzleFormatException} if the grids differ, or an entry is impossible from the start. */
    static HidatoEntries of(HidatoPuzzle puzzle, HidatoPuzzle filled) {
        for (int s = 0; s < Math.max(puzzle.squares().size(), filled.squares().size()); s++) {
            if (puzzle.n() != filled.n() || puzzle.isHole(s) != filled.isHole(s)) {
                throw new PuzzleFormatException(
                        "The puzzle is of another size or shape than what was made of it. Maybe it is another one.");
            }
            int entry = filled.squares().get(s);
            if (entry > 0 && puzzle.label(s, entry - 1) < 0) {
                throw new PuzzleFormatException(HidatoNames.rc(puzzle.n(), s) + " can't be " + entry + ": "
                        + blame(puzzle, s, entry) + ". Maybe take it back.");
            }
        }
        return new HidatoEntries(puzzle, filled.squares());
    }

    /** The given that makes an entry impossible, and why. */
    private static String blame(HidatoPuzzle puzzle, int s, int entry) {
        for (int g : puzzle.givenSquares()) {
            int given = puzzle.squares().get(g);
            int steps = puzzle.walk().distance(puzzle.n(), s, g);
            if (steps == 0) {
                return given + " is given there";
            }
            if (steps > Math.abs(given - entry)) {
                return given + " is given at " + HidatoNames.rc(puzzle.n(), g) + ", "
                        + (steps == 1 ? "one step" : steps + " steps") + " away";
            }
        }
        return "no number can be there";
    }

    @Override
    public State start() {
        State state = puzzle.start();
        for (int s = 0; s < squares.size(); s++) {
            if (squares.get(s) > 0) {
                state.assertValue(puzzle.label(s, squares.get(s) - 1));
            }
        }
        return state;
    }

    @Override
    public String game() {
        return puzzle.game();
    }

    @Override
    public String size() {
        return puzzle.size();
    }

    @Override
    public int clues() {
        return puzzle.clues();
    }

    @Override
    public Model model() {
        return puzzle.model();
    }

    @Override
    public String text() {
        return HidatoWriter.text(puzzle, squares);
    }

    @Override
    public String text(View state) {
        return puzzle.text(state);
    }

    @Override
    public String draw(View state) {
        return puzzle.draw(state);
    }

    /** That of its puzzle. */
    @Override
    public Picture picture() {
        return puzzle.picture();
    }
}
