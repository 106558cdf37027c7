package ninebynine.games.sudoku;

import java.util.Arrays;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.Counter;
import ninebynine.search.SolutionSink;
import ninebynine.state.View;
import ninebynine.tensor.Bits;

/**
 * Counts the solutions of a 9x9 Sudoku: Singles and interactions by {@link Bands}, then a guess by {@link BandChoice} and its opposite.
 *
 * <pre>
 *   board   level 0                          level 1, a copy to guess in       …
 *          ┌────────┬───┬────────┬──────┐  ┌───
 *          │ n1 abc │ … │ n9 abc │ open │  │       a, b, c: where the digit can be, band by band
 *          └────────┴───┴────────┴──────┘  └───    open: the cells that are not decided, band by band
 * </pre>
 */
final class BandCounter implements Counter {
    private static final int CELLS = 81;
    private static final int DIGITS = 9;
    private static final int BANDS = 3;
    /** The cells of a band. */
    private static final int BAND = 27;

    private static final int OPEN = DIGITS * BANDS;
    private static final int LEVEL = OPEN + BANDS;
    private static final int EVERY_DIGIT = (1 << DIGITS) - 1;

    /** Every guess decides a cell, so there are never more levels than this. */
    private final int[] board = new int[(CELLS + 1) * LEVEL];
    /** The cells with two candidates, by band, once nothing more follows. */
    private final int[] pairs = new int[BANDS];

    private final BandChoice choice = new BandChoice(board, pairs);

    private Bound bound = Bound.solutions(1);
    private SolutionSink sink = SolutionSink.NONE;
    /** The digits whose candidates have become fewer since they were last looked at. */
    private int changed;

    private long solutions;
    private long guesses;
    private boolean stopped;

    @Override
    public Count count(View from, Bound bound, SolutionSink sink) {
        this.bound = bound;
        this.sink = sink;
        solutions = 0;
        guesses = 0;
        stopped = false;
        load(from);
        search(0);
        return new Count(solutions, !stopped);
    }

    /** Counts the solutions with these digits, 1 to 9, in the cells that are told, up to a limit; without one of them if it is named. */
    long count(int[] digits, Bits told, int without, Bound bound, SolutionSink sink) {
        this.bound = bound;
        this.sink = sink;
        solutions = 0;
        guesses = 0;
        stopped = false;
        changed = EVERY_DIGIT;
        Arrays.fill(board, 0, LEVEL, Bands.ALL);
        for (int cell = told.first(); cell >= 0; cell = told.next(cell + 1)) {
            place(0, BANDS * (digits[cell] - 1) + cell / BAND, 1 << cell % BAND);
        }
        if (without >= 0) {
            board[BANDS * (digits[without] - 1) + without / BAND] &= ~(1 << without % BAND);
        }
        search(0);
        return solutions;
    }

    private void load(View from) {
        Arrays.fill(board, 0, LEVEL, Bands.ALL);
        changed = EVERY_DIGIT;
        Bits candidates = from.candidates();
        long[] words = candidates.words();
        for (int w = 0; w < words.length; w++) {
            int labels = Math.min(Long.SIZE, candidates.length() - Long.SIZE * w);
            for (long gone = ~words[w] & -1L >>> Long.SIZE - labels; gone != 0; gone &= gone - 1) {
                int x = Long.SIZE * w + Long.numberOfTrailingZeros(gone);
                int cell = x / DIGITS;
                board[BANDS * (x % DIGITS) + cell / BAND] &= ~(1 << cell % BAND);
            }
        }
        Bits values = from.values();
        for (int x = values.first(); x >= 0; x = values.next(x + 1)) {
            int cell = x / DIGITS;
            place(0, BANDS * (x % DIGITS) + cell / BAND, 1 << cell % BAND);
        }
    }

    /** Finds the solutions of a level, guessing in the levels after it. */
    private void search(int level) {
        while (propagate(level)) {
            if ((board[level + OPEN] | board[level + OPEN + 1] | board[level + OPEN + 2]) == 0) {
                found(level);
                return;
            }
            if (guesses++ >= bound.guesses() || Thread.currentThread().isInterrupted()) {
                stopped = true;
                return;
            }
            int guess = choice.at(level);
            int bit = 1 << guess % BAND;
            System.arraycopy(board, level, board, level + LEVEL, LEVEL);
            place(level + LEVEL, guess / BAND, bit);
            search(level + LEVEL);
            if (stopped) {
                return;
            }
            board[level + guess / BAND] &= ~bit;
            changed = 1 << guess / CELLS;
        }
    }

    private void found(int level) {
        if (sink != SolutionSink.NONE) {
            Bits solution = new Bits(CELLS * DIGITS);
            for (int i = 0; i < OPEN; i++) {
                for (int rest = board[level + i]; rest != 0; rest &= rest - 1) {
                    int cell = i % BANDS * BAND + Integer.numberOfTrailingZeros(rest);
                    solution.set(cell * DIGITS + i / BANDS);
                }
            }
            sink.add(solution);
        }
        stopped = ++solutions == bound.solutions();
    }

    /** Puts a digit in a cell: its row has no other place for it. The rest follows when the digit is looked at. */
    private void place(int level, int digitAndBand, int bit) {
        board[level + digitAndBand] &= ~Bands.row(bit) | bit;
        changed |= 1 << digitAndBand / BANDS;
    }

    /** Looks at digits and cells until nothing more follows; false if that can't be. */
    private boolean propagate(int level) {
        do {
            while (changed != 0) {
                int digit = Integer.numberOfTrailingZeros(changed);
                changed &= changed - 1;
                if (!settle(level, digit)) {
                    changed = 0;
                    return false;
                }
            }
            if (!cells(level, 0) || !cells(level, 1) || !cells(level, 2)) {
                changed = 0;
                return false;
            }
        } while (changed != 0);
        return true;
    }

    /** Locked candidates and hidden singles of one digit. */
    private boolean settle(int level, int digit) {
        int[] board = this.board;
        int at = level + BANDS * digit;
        int a = board[at];
        int b = board[at + 1];
        int c = board[at + 2];
        while (true) {
            a = Bands.inRows(a);
            b = Bands.inRows(b);
            c = Bands.inRows(c);
            if (a == 0 || b == 0 || c == 0) {
                return false;
            }
            int columns = Bands.columns(a) | Bands.columns(b) << 9 | Bands.columns(c) << 18;
            int kept = Bands.inColumns(columns);
            if (kept == columns) {
                break;
            }
            a &= (kept & Bands.ROW) * Bands.COLUMN;
            b &= (kept >> 9 & Bands.ROW) * Bands.COLUMN;
            c &= (kept >> 18) * Bands.COLUMN;
        }
        board[at] = a;
        board[at + 1] = b;
        board[at + 2] = c;
        a = Bands.alone(a) & board[level + OPEN];
        b = Bands.alone(b) & board[level + OPEN + 1];
        c = Bands.alone(c) & board[level + OPEN + 2];
        if ((a | b | c) != 0) {
            decide(level, digit, a, b, c);
        }
        return true;
    }

    /** The digit has these cells: no other digit can. Without branches, which no processor would guess here. */
    private void decide(int level, int digit, int a, int b, int c) {
        int[] board = this.board;
        board[level + OPEN] &= ~a;
        board[level + OPEN + 1] &= ~b;
        board[level + OPEN + 2] &= ~c;
        int fewer = 0;
        for (int every = 0, at = level; every < DIGITS; every++, at += BANDS) {
            int gone = board[at] & a | board[at + 1] & b | board[at + 2] & c;
            board[at] &= ~a;
            board[at + 1] &= ~b;
            board[at + 2] &= ~c;
            fewer |= (-gone >>> 31) << every;
        }
        int own = level + BANDS * digit;
        board[own] |= a;
        board[own + 1] |= b;
        board[own + 2] |= c;
        changed |= fewer & ~(1 << digit);
    }

    /** Naked singles of one band, and its cells with two candidates; false if a cell has none. */
    private boolean cells(int level, int band) {
        int ones = 0;
        int twos = 0;
        int threes = 0;
        for (int at = level + band; at < level + OPEN; at += BANDS) {
            int places = board[at];
            threes |= twos & places;
            twos |= ones & places;
            ones |= places;
        }
        if (ones != Bands.ALL) {
            return false;
        }
        pairs[band] = twos & ~threes;
        for (int single = ones & ~twos & board[level + OPEN + band]; single != 0; single &= single - 1) {
            int bit = single & -single;
            place(level, digitAndBand(level, band, bit), bit);
        }
        return true;
    }

    /** The first digit that is possible in a cell, with the cell's band. */
    private int digitAndBand(int level, int band, int bit) {
        int at = band;
        while ((board[level + at] & bit) == 0) {
            at += BANDS;
        }
        return at;
    }
}
