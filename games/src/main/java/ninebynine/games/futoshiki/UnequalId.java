package ninebynine.games.futoshiki;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.SquareNames;
import ninebynine.tensor.Ints;

/**
 * A game ID of Simon Tatham's Unequal: the size, then each cell's number, 0 for none, and the sides on which it is larger than its neighbour.
 *
 * <pre>
 *   4:0R,2,0,0UD,…        r1c1 is larger than r1c2; before a cell, letters skip cells: a is one, z is 26
 * </pre>
 */
final class UnequalId {
    private static final Pattern HEAD = Pattern.compile("(\\d{1,4})(a?)(d[a-z])?:");
    private static final Pattern ITEM = Pattern.compile("([a-z]*)(\\d{0,4})([URDL]*)");

    private final int n;
    private final int[] givens;
    private final int[] across;
    private final int[] down;

    private UnequalId(int n) {
        this.n = n;
        this.givens = new int[n * n];
        this.across = new int[n * (n - 1)];
        this.down = new int[n * (n - 1)];
    }

    static boolean isOne(String line) {
        return HEAD.matcher(line).lookingAt();
    }

    static FutoshikiClues read(String line) {
        Matcher head = HEAD.matcher(line);
        if (!head.lookingAt()) {
            throw new PuzzleFormatException("No game ID begins " + Symbols.shown(line) + ". Maybe 4: is missing.");
        }
        if (!head.group(2).isEmpty()) {
            throw new PuzzleFormatException(
                    "The game ID has the option 'a', the mode Adjacent, where signs say that numbers are"
                            + " neighbours: another game. Maybe take an ID without 'a'.");
        }
        return new UnequalId(FutoshikiClues.size(head.group(1))).items(line.substring(head.end()));
    }

    private FutoshikiClues items(String text) {
        int cell = 0;
        for (String item : text.strip().replaceFirst(",$", "").split(",", -1)) {
            Matcher m = ITEM.matcher(item.strip());
            if (!m.matches()) {
                throw new PuzzleFormatException(
                        Symbols.shown(item) + " in the game ID is no number with the letters U, R, D or L"
                                + " after it. Maybe a comma is missing.");
            }
            cell += m.group(1).chars().map(ch -> ch - 'a' + 1).sum();
            if (!m.group(2).isEmpty()) {
                if (cell < n * n) {
                    number(cell, m.group(2));
                    m.group(3).chars().forEach(new Flags(cell)::add);
                }
                cell++;
            }
        }
        if (cell != n * n) {
            throw new PuzzleFormatException("The game ID has " + cell + " cells, expected " + n * n + " for a "
                    + FutoshikiClues.SIZES.named(n) + ". Maybe a piece of it is missing.");
        }
        return new FutoshikiClues(new Cells(n, Ints.of(givens), null), new Signs(n, Ints.of(across), Ints.of(down)));
    }

    private void number(int cell, String digits) {
        int number = Integer.parseInt(digits);
        if (number > n) {
            throw FutoshikiClues.SIZES.impossible(digits, cell, n);
        }
        givens[cell] = number;
    }

    /** The sides on which one cell is larger. */
    private final class Flags {
        private final int cell;

        Flags(int cell) {
            this.cell = cell;
        }

        void add(int flag) {
            int r = cell / n;
            int c = cell % n;
            switch (flag) {
                case 'R' -> set(c < n - 1, across, Signs.rightOf(cell, n), Signs.GREATER, 'R');
                case 'L' -> set(c > 0, across, Signs.rightOf(cell - 1, n), Signs.LESS, 'L');
                case 'D' -> set(r < n - 1, down, Signs.below(cell, n), Signs.GREATER, 'D');
                default -> set(r > 0, down, Signs.below(cell - n, n), Signs.LESS, 'U');
            }
        }

        private void set(boolean inside, int[] signs, int at, int sign, char flag) {
            String what = "The letter " + flag + " at " + SquareNames.cell(cell, n) + " of the game ID ";
            if (!inside) {
                throw new PuzzleFormatException(what + "points out of the grid. Maybe it belongs to another cell.");
            }
            if (signs[at] != Signs.NONE && signs[at] != sign) {
                throw new PuzzleFormatException(
                        what
                                + "contradicts that of its neighbour: each would be larger than the other. Maybe one of them is wrong.");
            }
            signs[at] = sign;
        }
    }
}
