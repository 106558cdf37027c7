package ninebynine.games.hidato;

import java.util.Arrays;
import ninebynine.game.GuessingSearch;

/**
 * Finds the paths that some numbers allow: each number is beside the next, no square has two and none is left, then a guess for the number with the fewest
 * squares. Made for asking often.
 *
 * <pre>
 *   room   of number k: a bit for each square where it may be
 * </pre>
 */
final class WalkSearch extends GuessingSearch {
    private final int count;
    private final int words;
    /** For each square those beside it, as bits; nothing for a hole. */
    private final long[][] beside;

    private final long[] whites;

    /** @param count how many squares are no holes */
    WalkSearch(int count, long[][] beside, boolean[] hole) {
        super(count, count * (hole.length + 63 >> 6));
        this.count = count;
        this.beside = beside;
        words = hole.length + 63 >> 6;
        whites = new long[words];
        for (int s = 0; s < hole.length; s++) {
            if (!hole[s]) {
                whites[s >> 6] |= 1L << s;
            }
        }
    }

    void begin() {
        restart();
        for (int k = 0; k < count; k++) {
            System.arraycopy(whites, 0, room, k * words, words);
        }
    }

    /** The number k, from 0, is there. */
    @Override
    public void put(int k, int square) {
        Arrays.fill(room, k * words, (k + 1) * words, 0);
        room[k * words + (square >> 6)] |= 1L << square;
    }

    /** The number k is not there. */
    @Override
    public void exclude(int k, int square) {
        room[k * words + (square >> 6)] &= ~(1L << square);
    }

    @Override
    protected int first(int k) {
        for (int w = 0; w < words; w++) {
            if (room[k * words + w] != 0) {
                return 64 * w + Long.numberOfTrailingZeros(room[k * words + w]);
            }
        }
        return -1;
    }

    private int size(int k) {
        int size = 0;
        for (int w = 0; w < words; w++) {
            size += Long.bitCount(room[k * words + w]);
        }
        return size;
    }

    @Override
    protected int choice() {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int k = 0; k < count; k++) {
            int size = size(k);
            if (size > 1 && size < least) {
                least = size;
                best = k;
            }
        }
        return best;
    }

    @Override
    protected boolean propagate() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int k = 1; k < count; k++) {
                changed |= near(k, k - 1);
            }
            for (int k = count - 2; k >= 0; k--) {
                changed |= near(k, k + 1);
            }
            int alone = alone();
            if (alone < 0) {
                return false;
            }
            changed |= alone > 0;
        }
        return true;
    }

    /** A number is beside its neighbour. */
    private boolean near(int k, int neighbour) {
        boolean changed = false;
        for (int w = 0; w < words; w++) {
            long reach = 0;
            for (int v = 0; v < words; v++) {
                for (long rest = room[neighbour * words + v]; rest != 0; rest &= rest - 1) {
                    reach |= beside[64 * v + Long.numberOfTrailingZeros(rest)][w];
                }
            }
            long before = room[k * words + w];
            room[k * words + w] &= reach;
            changed |= room[k * words + w] != before;
        }
        return changed;
    }

    /** Singles of numbers and of squares: whether something changed, 1 or 0; -1 if that can't be. */
    private int alone() {
        boolean changed = false;
        for (int k = 0; k < count; k++) {
            int size = size(k);
            if (size == 0) {
                return -1;
            }
            if (size == 1) {
                int square = first(k);
                for (int other = 0; other < count; other++) {
                    int at = other * words + (square >> 6);
                    if (other != k && (room[at] & 1L << square) != 0) {
                        room[at] &= ~(1L << square);
                        changed = true;
                    }
                }
            }
        }
        for (int w = 0; w < words; w++) {
            long ones = 0;
            long twos = 0;
            for (int k = 0; k < count; k++) {
                twos |= ones & room[k * words + w];
                ones |= room[k * words + w];
            }
            if (ones != whites[w]) {
                return -1;
            }
            for (long single = ones & ~twos; single != 0; single &= single - 1) {
                changed |= settle(64 * w + Long.numberOfTrailingZeros(single));
            }
        }
        return changed ? 1 : 0;
    }

    /** A square that one number only may have. */
    private boolean settle(int square) {
        for (int k = 0; k < count; k++) {
            if ((room[k * words + (square >> 6)] & 1L << square) != 0) {
                boolean decided = size(k) == 1;
                put(k, square);
                return !decided;
            }
        }
        return false;
    }
}
