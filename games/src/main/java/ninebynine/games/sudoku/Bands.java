package ninebynine.games.sudoku;

import java.util.Arrays;

/**
 * One digit in a 9x9 grid as three bands of 27 bits, and what follows from where it can still be.
 *
 * <pre>
 *   bit 9r + c of a band: row r of its three, column c          a segment is a row or a column inside a block
 *
 *   │ 0  1  2 │ 3  4  5 │ 6  7  8 │     rows:     each row of a band takes another block
 *   │ 9 10 11 │12 13 14 │15 16 17 │     columns:  each band of a stack takes another column
 *   │18 19 20 │21 22 23 │24 25 26 │
 * </pre>
 *
 * Both are the same question: which of nine segments, three by three, are in one of the six ways to take one from each row and column?
 * A table of 2⁹ answers it, so locked candidates and hidden singles of all houses cost a few shifts.
 */
final class Bands {
    /** Every cell of a band. */
    static final int ALL = (1 << 27) - 1;

    /** A row of a band, at its first place. */
    static final int ROW = (1 << 9) - 1;

    /** A column of a band, at its first place; also: what copies nine columns to every row. */
    static final int COLUMN = 1 | 1 << 9 | 1 << 18;

    /** A block of a band, at its first place. */
    static final int BLOCK = 7 * COLUMN;

    /** The rows, blocks and columns, each as its cells in every band. */
    static final int[][] HOUSES = new int[27][3];

    /** The row and the block of every cell of a band, without its column. */
    static final int[] PEERS = new int[27];

    private static final int[][] WAYS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    /** The first cell of every segment of a row. */
    private static final int FIRSTS = 1 | 1 << 3 | 1 << 6 | 1 << 9 | 1 << 12 | 1 << 15 | 1 << 18 | 1 << 21 | 1 << 24;

    private static final int[] ROWS = new int[512];
    private static final int[] COLUMNS = new int[512];
    private static final int[] ONE = new int[512];

    static {
        for (int segments = 0; segments < 512; segments++) {
            int kept = kept(segments);
            for (int s = 0; s < 9; s++) {
                if ((kept >> s & 1) != 0) {
                    ROWS[segments] |= 7 << 3 * (s / 3) + 9 * (s % 3);
                    COLUMNS[segments] |= 1 << 9 * (s / 3) + s % 3;
                }
            }
            ONE[segments] = Integer.bitCount(segments) == 1 ? segments : 0;
        }
        for (int i = 0; i < PEERS.length; i++) {
            PEERS[i] = (ROW << 9 * (i / 9) | BLOCK << 3 * (i % 9 / 3)) & ~(COLUMN << i % 9);
        }
        for (int i = 0; i < 9; i++) {
            HOUSES[i][i / 3] = ROW << 9 * (i % 3);
            HOUSES[9 + i][i / 3] = BLOCK << 3 * (i % 3);
            Arrays.fill(HOUSES[18 + i], COLUMN << i);
        }
    }

    private Bands() {}

    /** The segments, bit 3i + j, that are in some way to take one of each i and each j. */
    private static int kept(int segments) {
        int kept = 0;
        for (int[] way : WAYS) {
            int taken = 1 << way[0] | 8 << way[1] | 64 << way[2];
            kept |= (segments & taken) == taken ? taken : 0;
        }
        return kept;
    }

    /** The cells of a band that its rows and blocks leave to the digit; 0 if there is no way. */
    static int inRows(int band) {
        int segments = (band | band >> 1 | band >> 2) & FIRSTS;
        return band & ROWS[(segments | segments >> 8 | segments >> 16) & ROW];
    }

    /** The columns in which a band has the digit. */
    static int columns(int band) {
        return (band | band >> 9 | band >> 18) & ROW;
    }

    /** The columns of three bands, 9 bits each, that columns and blocks leave to the digit. */
    static int inColumns(int columns) {
        return inStack(columns) | inStack(columns >> 3) << 3 | inStack(columns >> 6) << 6;
    }

    private static int inStack(int columns) {
        int stack = columns & BLOCK;
        return COLUMNS[(stack | stack >> 6 | stack >> 12) & ROW];
    }

    /** The cells that are alone in their row. */
    static int alone(int band) {
        return ONE[band & ROW] | ONE[band >> 9 & ROW] << 9 | ONE[band >> 18] << 18;
    }

    /** The row that a cell is in. */
    static int row(int cell) {
        return cell < 1 << 9 ? ROW : cell < 1 << 18 ? ROW << 9 : ROW << 18;
    }
}
