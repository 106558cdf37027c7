package ninebynine.games.hidato;

import ninebynine.game.PuzzleFormatException;

/** What is wrong with the givens of a puzzle before anyone begins: one that stands twice, or two that are too far apart. */
final class GivenFaults {
    private final HidatoPuzzle puzzle;
    private final int[] squares;

    private GivenFaults(HidatoPuzzle puzzle) {
        this.puzzle = puzzle;
        this.squares = puzzle.givenSquares();
    }

    /** Throws {@link PuzzleFormatException} naming the first two that can't stand where they do. */
    static void check(HidatoPuzzle puzzle) {
        GivenFaults givens = new GivenFaults(puzzle);
        for (int i = 0; i < givens.squares.length; i++) {
            for (int j = 0; j < i; j++) {
                givens.check(givens.squares[j], givens.squares[i]);
            }
        }
    }

    private void check(int a, int b) {
        int difference = Math.abs(puzzle.squares().get(a) - puzzle.squares().get(b));
        int steps = puzzle.walk().distance(puzzle.n(), a, b);
        if (difference == 0) {
            throw new PuzzleFormatException(puzzle.squares().get(a) + " stands twice, at " + rc(a) + " and at " + rc(b)
                    + ". Maybe one of them is a misprint.");
        }
        if (steps > difference) {
            throw new PuzzleFormatException(puzzle.squares().get(a) + " at " + rc(a) + " and "
                    + puzzle.squares().get(b) + " at " + rc(b) + " are " + steps + " steps apart, and it is only "
                    + difference + " from one number to the other. Maybe one of them is a misprint"
                    + orHidato(a, b, difference)
                    + ".");
        }
    }

    /** Numbers that touch at a corner only are a Hidato's. */
    private String orHidato(int a, int b, int difference) {
        boolean hidato = Walk.HIDATO.distance(puzzle.n(), a, b) <= difference;
        return hidato ? ", or this is a Hidato" : "";
    }

    private String rc(int square) {
        return HidatoNames.rc(puzzle.n(), square);
    }
}
