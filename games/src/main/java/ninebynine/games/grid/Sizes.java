package ninebynine.games.grid;

import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import org.jspecify.annotations.Nullable;

/**
 * The sizes in which a game's grids exist: n² cells make a grid of size n.
 *
 * @param noun what a puzzle is, such as "Sudoku"
 * @param marked what a puzzle is that is given by its candidates, such as "sukaku"
 * @param symbols up to this size one symbol says a value
 * @param reason why a size between the smallest and the largest does not exist
 */
public record Sizes(String noun, String marked, int smallest, int largest, int symbols, Reason reason) {
    /** Why there is no puzzle of a size. */
    @FunctionalInterface
    public interface Reason {
        /** What is wrong with the size, such as "is prime"; null if nothing is. */
        @Nullable
        String missing(int n);
    }

    /** Whether there is a board of this size. */
    public boolean exist(int n) {
        return n >= smallest && n <= largest && reason.missing(n) == null;
    }

    /** The size with that many cells, or 0. */
    public int of(int cells) {
        int n = (int) Math.round(Math.sqrt(cells));
        return n * n == cells && exist(n) ? n : 0;
    }

    /** The size whose number of cells is nearest. */
    int nearest(int cells) {
        int nearest = smallest;
        for (int n = smallest; n <= largest; n++) {
            if (exist(n) && Math.abs(n * n - cells) < Math.abs(nearest * nearest - cells)) {
                nearest = n;
            }
        }
        return nearest;
    }

    /** The value a character says in a grid of size n, {@link Symbols#EMPTY} or {@link Symbols#NONE}. It may be larger than n. */
    int value(char ch, int n) {
        return Symbols.value(ch, n <= symbols ? Math.min(n, Symbols.LETTERS) : n);
    }

    /** A size in words, such as "9x9". */
    public static String name(int n) {
        return n + "x" + n;
    }

    /** A puzzle of that size in words, such as "9x9 Sudoku". */
    public String named(int n) {
        return name(n) + " " + noun;
    }

    /**
     * A text of the wrong length.
     *
     * @param unit what is counted, "symbol" or "cell"
     */
    public PuzzleFormatException wrong(int count, String unit) {
        int root = (int) Math.round(Math.sqrt(count));
        if (root * root == count && root >= 2 && !exist(root)) {
            return missing(root);
        }
        int n = nearest(count);
        return new PuzzleFormatException(
                counted(count, unit) + ", expected " + n * n + " for a " + named(n) + ". " + way(count, n * n));
    }

    /** Such as "1 cell" or "3 cells". */
    public static String counted(int count, String unit) {
        return count + " " + unit + (count == 1 ? "" : "s");
    }

    /** What to try when there are too few or too many. */
    String way(int count, int expected) {
        if (count > 2 * expected) {
            return "Maybe this is no " + noun + ".";
        }
        return count < expected ? "Maybe a '.' is missing." : "Maybe there is one too many.";
    }

    /** There is no board of this size: why, and which there is. */
    public PuzzleFormatException missing(int n) {
        String why = n < smallest || n > largest ? "is not from " + smallest + " to " + largest : reason.missing(n);
        return new PuzzleFormatException("There is no " + noun + " of size " + n + ", which " + why + ". Maybe "
                + nearest(n > largest ? Integer.MAX_VALUE : n * n) + " is meant.");
    }

    /** The values there are, in words. */
    public String values(int n) {
        if (n <= 9 || n > symbols) {
            return "1 to " + n;
        }
        int last = Math.min(n, Symbols.LETTERS);
        return "1 to " + n + ", with letters from A = 10 to " + Symbols.symbol(last) + " = " + last;
    }

    /** What a text says that is no value of a cell. */
    public PuzzleFormatException impossible(String text, int cell, int n) {
        return new PuzzleFormatException(Symbols.shown(text) + " at " + SquareNames.cell(cell, n) + " is no value of a "
                + named(n) + ": they are " + values(n) + ". Maybe write '.' for an empty cell.");
    }
}
