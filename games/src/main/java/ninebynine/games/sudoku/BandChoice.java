package ninebynine.games.sudoku;

/**
 * What {@link BandCounter} guesses: a digit of a cell with two candidates or, without such cells, a place of a digit with two in a house;
 * of these, the one whose two sides promise most. A side promises the candidates that would go, and three times those in cells with two
 * candidates, because each decides a cell.
 *
 * <pre>
 *   r1c1{n1 n2}:    n1 goes from the row, column and block of r1c1  +  n2 goes from them
 *   n1{r1c1 r5c1}:  n1 goes from those of r1c1, and every other digit from r1c1  +  the same for r5c1
 * </pre>
 *
 * A choice is an int, the promise above 81n + cell, so that the best is the greatest.
 */
final class BandChoice {
    private static final int CELLS = 81;
    private static final int DIGITS = 9;
    private static final int BANDS = 3;
    private static final int BAND = 27;
    /** The bits of 81n + cell. */
    private static final int GUESS = 10;

    private static final int NONE = Integer.MIN_VALUE;

    private final int[] board;
    private final int[] pairs;

    /** For a board as that of {@link BandCounter}, and its cells with two candidates. */
    BandChoice(int[] board, int[] pairs) {
        this.board = board;
        this.pairs = pairs;
    }

    /** What to guess in a level, as 81n + cell. */
    int at(int level) {
        int best = NONE;
        for (int band = 0; band < BANDS; band++) {
            for (int rest = pairs[band]; rest != 0; rest &= rest - 1) {
                best = Math.max(best, inCell(level, BAND * band + Integer.numberOfTrailingZeros(rest)));
            }
        }
        if (best == NONE) {
            for (int digit = 0; digit < DIGITS; digit++) {
                for (int[] house : Bands.HOUSES) {
                    best = Math.max(best, inHouse(level, digit, house));
                }
            }
        }
        return best & (1 << GUESS) - 1;
    }

    /** The first of the two digits of a cell. */
    private int inCell(int level, int cell) {
        int digits = digits(level, cell);
        int one = Integer.numberOfTrailingZeros(digits);
        int other = Integer.numberOfTrailingZeros(digits & digits - 1);
        return choice(promise(level, one, cell) + promise(level, other, cell), one, cell);
    }

    /** The first of the two places of a digit in a house; with more than two, the fewer the better, after all others. */
    private int inHouse(int level, int digit, int[] house) {
        int at = level + BANDS * digit;
        int a = board[at] & house[0];
        int b = board[at + 1] & house[1];
        int c = board[at + 2] & house[2];
        int count = Integer.bitCount(a) + Integer.bitCount(b) + Integer.bitCount(c);
        if (count < 2) {
            return NONE;
        }
        int one = a != 0 ? first(a) : b != 0 ? BAND + first(b) : 2 * BAND + first(c);
        if (count > 2) {
            return choice(-count, digit, one);
        }
        int other = c != 0 ? 2 * BAND + last(c) : b != 0 ? BAND + last(b) : last(a);
        int digits = Integer.bitCount(digits(level, one)) + Integer.bitCount(digits(level, other));
        return choice(promise(level, digit, one) + promise(level, digit, other) + digits, digit, one);
    }

    private static int choice(int promise, int digit, int cell) {
        return promise << GUESS | CELLS * digit + cell;
    }

    private static int first(int places) {
        return Integer.numberOfTrailingZeros(places);
    }

    private static int last(int places) {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(places);
    }

    /** The digits that are possible in a cell. */
    private int digits(int level, int cell) {
        int at = level + cell / BAND;
        int digits = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            digits |= (board[at + BANDS * digit] >> cell % BAND & 1) << digit;
        }
        return digits;
    }

    /** What a digit in a cell promises around it. */
    private int promise(int level, int digit, int cell) {
        int at = level + BANDS * digit;
        int band = cell / BAND;
        int column = Bands.COLUMN << cell % 9;
        int near = board[at + band] & Bands.PEERS[cell % BAND];
        int a = board[at] & column;
        int b = board[at + 1] & column;
        int c = board[at + 2] & column;
        int gone = Integer.bitCount(near) + Integer.bitCount(a | b << 1 | c << 2);
        int decided = Integer.bitCount(near & pairs[band])
                + Integer.bitCount(a & pairs[0] | (b & pairs[1]) << 1 | (c & pairs[2]) << 2);
        return gone + 2 * decided;
    }
}
