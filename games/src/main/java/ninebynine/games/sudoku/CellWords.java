package ninebynine.games.sudoku;

import java.util.List;
import ninebynine.games.PuzzleFormatException;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/**
 * One word for each cell: its value, or all its candidates.
 *
 * <pre>
 *   .  0  x       empty              7   12   C     given
 *   6789  9AC     candidates         1,12,16        candidates
 *   -             no candidate
 * </pre>
 *
 * Above 9 a word like {@code 12} is the number twelve, unless other words show that symbols are glued: a letter, or three
 * characters without a comma. One word with several candidates, or none, makes the puzzle a sukaku.
 */
final class CellWords {
    private static final String NO_CANDIDATE = "-";

    private final Boxes boxes;
    private final int n;
    private final List<String> words;
    private final boolean glued;
    private final long all;

    private CellWords(Boxes boxes, List<String> words) {
        this.boxes = boxes;
        this.n = boxes.size();
        this.words = words;
        this.glued = n <= 9 || (n <= SudokuText.SYMBOLS && isGlued());
        this.all = (1L << n) - 1;
    }

    static Clues read(Boxes boxes, List<String> words) {
        return new CellWords(boxes, words).read();
    }

    private boolean isGlued() {
        boolean symbols = false;
        for (String word : words) {
            if (word.indexOf(',') >= 0) {
                return false;
            }
            symbols |= word.length() > 2 || hasLetter(word);
        }
        return symbols;
    }

    private boolean hasLetter(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (Symbols.isLetter(word.charAt(i)) && Symbols.value(word.charAt(i), n) > 0) {
                return true;
            }
        }
        return false;
    }

    private Clues read() {
        int[] givens = new int[words.size()];
        Bits candidates = new Bits(n * n * n);
        boolean sukaku = false;
        for (int cell = 0; cell < givens.length; cell++) {
            String word = words.get(cell);
            long set = word.equals(NO_CANDIDATE) ? 0 : candidates(word, cell);
            for (long left = set; left != 0; left &= left - 1) {
                candidates.set(cell * n + Long.numberOfTrailingZeros(left));
            }
            if (Long.bitCount(set) == 1) {
                givens[cell] = 1 + Long.numberOfTrailingZeros(set);
            } else {
                sukaku |= set == 0 || !isEmpty(word);
            }
        }
        return new Clues(boxes, Ints.of(givens), sukaku ? candidates : null);
    }

    /** Bit d for candidate d + 1. */
    private long candidates(String word, int cell) {
        if (word.length() > 3 * n) {
            throw Clues.impossible(word, cell, n);
        }
        if (isEmpty(word)) {
            return all;
        }
        long set = 0;
        for (String item : items(word)) {
            int value = value(item);
            if (value <= 0 || value > n) {
                throw Clues.impossible(item.isEmpty() ? word : item, cell, n);
            }
            long bit = 1L << (value - 1);
            if ((set & bit) != 0) {
                throw new PuzzleFormatException(
                        value + " is twice in " + Symbols.shown(word) + " at " + Clues.at(cell, n) + ". Maybe "
                                + (n > 9 ? "letters and numbers are mixed." : "a blank is missing."));
            }
            set |= bit;
        }
        return set;
    }

    private String[] items(String word) {
        if (word.indexOf(',') >= 0) {
            return word.split(",", -1);
        }
        return glued ? word.split("") : new String[] {word};
    }

    private boolean isEmpty(String word) {
        return value(word) == Symbols.EMPTY;
    }

    private int value(String item) {
        if (item.length() == 1) {
            return Symbols.value(item.charAt(0), n);
        }
        if (item.isEmpty() || item.length() > 2 || n <= 9) {
            return Symbols.NONE;
        }
        int tens = item.charAt(0) - '0';
        int ones = item.charAt(1) - '0';
        return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? Symbols.NONE : 10 * tens + ones;
    }
}
