package ninebynine.games.kakuro;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import ninebynine.limit.Stopping;
import ninebynine.tensor.Ints;

/**
 * Finds the digits that sums allow: in each sector only combinations that its squares have room for, each digit once, then a guess in the square with the
 * fewest digits left. Made for asking often.
 */
final class SumSearch {
    private final int whites;
    /** The white squares of each sector, counted among the white ones, and the sectors of each. */
    private final int[][] members;

    private final int[][] sectorsOf;
    private final int[] sum;
    private int[][] levels = new int[8][];
    private int[] marks;
    private final boolean[] isDirty;
    private final int[] dirty;
    private int dirtyCount;
    private boolean failed;

    private int limit;
    private long guesses;
    private int found;
    private boolean complete;
    private Consumer<int[]> sink = digits -> {};

    SumSearch(int whites, List<int[]> sectors) {
        this.whites = whites;
        members = sectors.toArray(int[][]::new);
        sectorsOf = new int[whites][];
        for (int w = 0; w < whites; w++) {
            int white = w;
            sectorsOf[w] = java.util.stream.IntStream.range(0, members.length)
                    .filter(s -> Arrays.stream(members[s]).anyMatch(m -> m == white))
                    .toArray();
        }
        sum = new int[members.length];
        isDirty = new boolean[members.length];
        dirty = new int[members.length];
        marks = level(0);
    }

    private int[] level(int depth) {
        if (depth == levels.length) {
            levels = Arrays.copyOf(levels, 2 * depth);
        }
        if (levels[depth] == null) {
            levels[depth] = new int[whites];
        }
        return levels[depth];
    }

    /** Every digit is possible; 0 for a sum that is not told. */
    void begin(int[] sums) {
        System.arraycopy(sums, 0, sum, 0, sum.length);
        marks = level(0);
        Arrays.fill(marks, Combinations.EVERY);
        dirtyCount = 0;
        Arrays.fill(isDirty, false);
        failed = false;
        for (int s = 0; s < members.length; s++) {
            touch(s);
        }
    }

    /** How many fillings there are, up to a limit; the sink hears the digits of the white squares. */
    int search(int limit, long bound, Consumer<int[]> sink) {
        this.limit = limit;
        this.guesses = bound;
        this.sink = sink;
        found = 0;
        complete = true;
        search(0);
        return found;
    }

    boolean isComplete() {
        return complete;
    }

    private void search(int depth) {
        marks = levels[depth];
        while (propagate()) {
            int white = smallest();
            if (white < 0) {
                tell();
                return;
            }
            Stopping.check();
            if (--guesses < 0) {
                complete = false;
                return;
            }
            int bit = Integer.lowestOneBit(marks[white]);
            int[] next = level(depth + 1);
            System.arraycopy(marks, 0, next, 0, whites);
            marks = next;
            restrict(white, bit);
            search(depth + 1);
            if (!complete) {
                return;
            }
            marks = levels[depth];
            failed = false;
            restrict(white, ~bit);
        }
    }

    private void tell() {
        int[] digits = new int[whites];
        for (int w = 0; w < whites; w++) {
            digits[w] = Integer.numberOfTrailingZeros(marks[w]) + 1;
        }
        sink.accept(digits);
        complete = ++found < limit;
    }

    private int smallest() {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int w = 0; w < whites; w++) {
            int size = Integer.bitCount(marks[w]);
            if (size > 1 && size < least) {
                least = size;
                best = w;
            }
        }
        return best;
    }

    private void touch(int sector) {
        if (!isDirty[sector]) {
            isDirty[sector] = true;
            dirty[dirtyCount++] = sector;
        }
    }

    private void restrict(int white, int mask) {
        int after = marks[white] & mask;
        if (after != marks[white]) {
            marks[white] = after;
            failed |= after == 0;
            for (int sector : sectorsOf[white]) {
                touch(sector);
            }
        }
    }

    private boolean propagate() {
        while (dirtyCount > 0 && !failed) {
            int sector = dirty[--dirtyCount];
            isDirty[sector] = false;
            look(sector);
        }
        while (dirtyCount > 0) {
            isDirty[dirty[--dirtyCount]] = false;
        }
        return !failed;
    }

    private void look(int sector) {
        int[] of = members[sector];
        int decided = 0;
        int union = 0;
        for (int white : of) {
            int mark = marks[white];
            union |= mark;
            if ((mark & mark - 1) == 0) {
                failed |= (decided & mark) != 0;
                decided |= mark;
            }
        }
        int may = sum[sector] == 0 ? Combinations.EVERY : 0;
        int must = sum[sector] == 0 ? 0 : Combinations.EVERY;
        Combinations combinations = Combinations.of(sum[sector], of.length);
        for (int i = 0; sum[sector] > 0 && i < combinations.count(); i++) {
            int set = combinations.get(i);
            if ((decided & ~set) == 0 && (set & ~union) == 0 && fits(of, set)) {
                may |= set;
                must &= set;
            }
        }
        if (may == 0 || failed) {
            failed = true;
            return;
        }
        for (int white : of) {
            int mark = marks[white];
            restrict(white, (mark & mark - 1) == 0 ? may : may & ~decided);
        }
        for (int rest = must & ~decided; rest != 0 && !failed; rest &= rest - 1) {
            only(of, rest & -rest);
        }
    }

    /** Whether every square has room for a digit of the set. */
    private boolean fits(int[] of, int set) {
        for (int white : of) {
            if ((marks[white] & set) == 0) {
                return false;
            }
        }
        return true;
    }

    /** A digit that the sector must have, where one square only can have it. */
    private void only(int[] of, int bit) {
        int place = -1;
        for (int white : of) {
            if ((marks[white] & bit) != 0) {
                if (place >= 0) {
                    return;
                }
                place = white;
            }
        }
        if (place < 0) {
            failed = true;
        } else {
            restrict(place, bit);
        }
    }

    /** For squares as the grid counts them. */
    static int[] counted(Ints squares, int[] whiteOf) {
        return squares.stream().map(s -> whiteOf[s]).toArray();
    }
}
