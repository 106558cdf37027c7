package ninebynine.games.sudoku;

import ninebynine.game.Dice;
import ninebynine.search.Bound;
import ninebynine.search.SolutionSink;
import ninebynine.tensor.Bits;

/**
 * A filled 9x9 grid, all 6,670,903,752,021,072,936,960 of them equally likely.
 *
 * <pre>
 *   B1 B2 B3      B1 any of 9! · B2 B3 any that make a band with it · B4 B7 any that make a stack: all choices equally likely
 *   B4 · ·        the other four boxes: c ways. The choice is kept with probability c / MOST, and then any of the c is taken,
 *   B7 · ·        so that every grid has the same chance, 1 / MOST times that of its band and stack
 * </pre>
 *
 * This is exact as long as c is never above MOST; see docs/generate.md for how large it was seen.
 */
final class UniformGrid {
    /** More than was ever seen. */
    static final long MOST = 9_000;

    private static final int DIGITS = 9;

    private final BandCounter counter;
    private final Bits told = new Bits(DIGITS * DIGITS);
    /** How many ways there were last time: for those who look at the bound. */
    private long ways;

    UniformGrid(BandCounter counter) {
        this.counter = counter;
        for (int cell = 0; cell < DIGITS * DIGITS; cell++) {
            if (cell / DIGITS < 3 || cell % DIGITS < 3) {
                told.set(cell);
            }
        }
    }

    int[] make(Dice dice) {
        int[] grid = new int[DIGITS * DIGITS];
        do {
            begin(grid, dice);
            ways = counter.count(grid, told, -1, Bound.solutions(MOST), SolutionSink.NONE);
        } while (dice.below((int) MOST) >= ways);
        int wanted = dice.below((int) ways) + 1;
        counter.count(grid, told, -1, Bound.solutions(wanted), solution -> {
            for (int x = solution.first(); x >= 0; x = solution.next(x + 1)) {
                grid[x / DIGITS] = x % DIGITS + 1;
            }
        });
        return grid;
    }

    long ways() {
        return ways;
    }

    /** A band and a stack with the first box in common. */
    void begin(int[] grid, Dice dice) {
        int[] first = dice.order(DIGITS);
        int[] band = beside(first, dice);
        int[] turned = new int[DIGITS];
        for (int i = 0; i < DIGITS; i++) {
            turned[i] = first[i % 3 * 3 + i / 3];
        }
        int[] stack = beside(turned, dice);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                grid[i * DIGITS + j] = first[i * 3 + j] + 1;
            }
            for (int j = 0; j < 6; j++) {
                grid[i * DIGITS + 3 + j] = band[i * 6 + j] + 1;
                grid[(3 + j) * DIGITS + i] = stack[i * 6 + j] + 1;
            }
        }
    }

    /** The other two boxes of a band: any permutation for the second that goes with the first, and the digits that are left in any order for the third. */
    private static int[] beside(int[] first, Dice dice) {
        int[] second;
        do {
            second = dice.order(DIGITS);
        } while (!goes(first, second));
        int[] band = new int[2 * DIGITS];
        for (int row = 0; row < 3; row++) {
            int used = 0;
            for (int j = 0; j < 3; j++) {
                band[row * 6 + j] = second[row * 3 + j];
                used |= 1 << second[row * 3 + j] | 1 << first[row * 3 + j];
            }
            int at = 0;
            int[] left = new int[3];
            for (int digit = 0; digit < DIGITS; digit++) {
                if ((used >> digit & 1) == 0) {
                    left[at++] = digit;
                }
            }
            dice.shuffle(left);
            System.arraycopy(left, 0, band, row * 6 + 3, 3);
        }
        return band;
    }

    private static boolean goes(int[] first, int[] second) {
        for (int row = 0; row < 3; row++) {
            int digits = 0;
            for (int j = 0; j < 3; j++) {
                digits |= 1 << first[row * 3 + j] | 1 << second[row * 3 + j];
            }
            if (Integer.bitCount(digits) < 6) {
                return false;
            }
        }
        return true;
    }
}
