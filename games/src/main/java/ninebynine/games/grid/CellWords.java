package ninebynine.games.grid;

import java.util.List;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import ninebynine.text.Pieces;

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
 * characters without a comma. One word with several candidates, or none, and the candidates matter.
 */
public final class CellWords {
    private static final String NO_CANDIDATE = "-";
    private static final int DIGITS = 3;

    private final Sizes sizes;
    private final int n;
    private final List<String> words;
    private final boolean glued;

    private CellWords(Sizes sizes, int n, List<String> words) {
        this.sizes = sizes;
        this.n = n;
        this.words = words;
        this.glued = n <= 9 || (n <= sizes.symbols() && isGlued());
    }

    /**
     * What the words say.
     *
     * @param words n² of them
     */
    public static Cells read(Sizes sizes, int n, List<String> words) {
        return new CellWords(sizes, n, words).read();
    }

    /** Whether each of these words can be a cell in a grid of that size. */
    static boolean areCells(Sizes sizes, int n, List<String> words) {
        try {
            read(sizes, n, words);
            return true;
        } catch (PuzzleFormatException e) {
            return false;
        }
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
            if (Symbols.isLetter(word.charAt(i)) && sizes.value(word.charAt(i), n) > 0) {
                return true;
            }
        }
        return false;
    }

    private Cells read() {
        int[] givens = new int[words.size()];
        Bits candidates = new Bits(n * n * n);
        boolean several = false;
        for (int cell = 0; cell < givens.length; cell++) {
            String word = words.get(cell);
            int count = word.equals(NO_CANDIDATE) ? 0 : mark(word, cell, candidates);
            if (count == 1) {
                givens[cell] = 1 + candidates.next(cell * n) - cell * n;
            } else {
                several |= count == 0 || !isEmpty(word);
            }
        }
        return new Cells(n, Ints.of(givens), several ? candidates : null);
    }

    /** Adds what the word says to the candidates, and says how many that are. */
    private int mark(String word, int cell, Bits candidates) {
        if (word.length() > 4 * n) {
            throw sizes.impossible(word, cell, n);
        }
        if (isEmpty(word)) {
            for (int d = 0; d < n; d++) {
                candidates.set(cell * n + d);
            }
            return n;
        }
        String[] items = items(word);
        for (String item : items) {
            int value = value(item);
            if (value <= 0 || value > n) {
                throw sizes.impossible(item.isEmpty() ? word : item, cell, n);
            }
            if (candidates.get(cell * n + value - 1)) {
                throw new PuzzleFormatException(
                        value + " is twice in " + Symbols.shown(word) + " at " + SquareNames.cell(cell, n) + ". Maybe "
                                + (n > 9 ? "letters and numbers are mixed." : "a blank is missing."));
            }
            candidates.set(cell * n + value - 1);
        }
        return items.length;
    }

    private String[] items(String word) {
        if (word.indexOf(',') >= 0) {
            return word.split(",", -1);
        }
        return glued ? Pieces.characters(word).toArray(String[]::new) : new String[] {word};
    }

    private boolean isEmpty(String word) {
        return value(word) == Symbols.EMPTY;
    }

    private int value(String item) {
        if (item.length() == 1) {
            return sizes.value(item.charAt(0), n);
        }
        if (item.isEmpty() || item.length() > DIGITS || n <= 9) {
            return Symbols.NONE;
        }
        int value = 0;
        for (int i = 0; i < item.length(); i++) {
            int digit = item.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return Symbols.NONE;
            }
            value = 10 * value + digit;
        }
        return value;
    }
}
