package ninebynine.games.grid;

import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/**
 * A 9x9 grid in 729 characters, its candidates and no givens, as sukakus are written: character 81r + 9c + k is the digit k + 1 or says that it is gone.
 *
 * <p>27x27 grids are as long. The digits tell which it is: of candidates most stand in their own place.
 */
final class CandidateLine {
    static final int LENGTH = 729;

    private CandidateLine() {}

    static boolean isOne(String run) {
        if (run.length() != LENGTH) {
            return false;
        }
        int digits = 0;
        int right = 0;
        for (int x = 0; x < run.length(); x++) {
            char ch = run.charAt(x);
            if (Symbols.isLetter(ch)) {
                return false;
            }
            digits += ch >= '1' && ch <= '9' ? 1 : 0;
            right += ch == own(x) ? 1 : 0;
        }
        return 2 * right >= digits;
    }

    static Cells read(Sizes sizes, String run) {
        Bits candidates = new Bits(LENGTH);
        for (int x = 0; x < LENGTH; x++) {
            char ch = run.charAt(x);
            if (ch == own(x)) {
                candidates.set(x);
            } else if (Symbols.value(ch, 9) != Symbols.EMPTY) {
                throw new PuzzleFormatException(Symbols.shown(String.valueOf(ch)) + " is character " + (x + 1)
                        + " of a " + sizes.marked() + ", where '" + own(x) + "' or '.' says whether "
                        + SquareNames.cell(x / 9, 9) + " can be "
                        + own(x) + ". Maybe a character before it is missing.");
            }
        }
        return new Cells(9, Ints.of(new int[81]), candidates);
    }

    private static char own(int x) {
        return (char) ('1' + x % 9);
    }
}
