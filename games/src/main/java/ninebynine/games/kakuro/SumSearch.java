package ninebynine.games.kakuro;

import java.util.Arrays;
import java.util.List;
import ninebynine.game.GuessingSearch;
import ninebynine.tensor.Ints;

/**
 * Finds the digits that sums allow: in each sector only combinations that its squares have room for, each digit once, then a guess in the square with the
 * fewest digits left. Made for asking often.
 */
final class SumSearch extends GuessingSearch {
    private final int whites;
    /** The white squares of each sector, counted among the white ones, and the sectors of each. */
    private final int[][] members;

    private final int[][] sectorsOf;
    private final int[] sum;
    private final boolean[] isDirty;
    private final int[] dirty;
    private int dirtyCount;
    private boolean failed;

    SumSearch(int whites, List<int[]> sectors) {
        super(whites, whites);
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
    }

    /** Every digit is possible; 0 for a sum that is not told. */
    void begin(int[] sums) {
        System.arraycopy(sums, 0, sum, 0, sum.length);
        Arrays.fill(restart(), Combinations.EVERY);
        dirtyCount = 0;
        Arrays.fill(isDirty, false);
        failed = false;
        for (int s = 0; s < members.length; s++) {
            touch(s);
        }
    }

    @Override
    public void put(int white, int digit) {
        restrict(white, 1 << digit - 1);
    }

    @Override
    public void exclude(int white, int digit) {
        restrict(white, ~(1 << digit - 1));
    }

    @Override
    protected int first(int white) {
        return Long.numberOfTrailingZeros(room[white]) + 1;
    }

    /** The open square with the fewest digits. */
    @Override
    protected int choice() {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int w = 0; w < whites; w++) {
            int size = Long.bitCount(room[w]);
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
        long after = room[white] & mask;
        if (after != room[white]) {
            room[white] = after;
            failed |= after == 0;
            for (int sector : sectorsOf[white]) {
                touch(sector);
            }
        }
    }

    @Override
    protected boolean propagate() {
        while (dirtyCount > 0 && !failed) {
            int sector = dirty[--dirtyCount];
            isDirty[sector] = false;
            look(sector);
        }
        while (dirtyCount > 0) {
            isDirty[dirty[--dirtyCount]] = false;
        }
        boolean possible = !failed;
        failed = false;
        return possible;
    }

    private void look(int sector) {
        int[] of = members[sector];
        int decided = 0;
        int union = 0;
        for (int white : of) {
            int mark = (int) room[white];
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
            int mark = (int) room[white];
            restrict(white, (mark & mark - 1) == 0 ? may : may & ~decided);
        }
        for (int rest = must & ~decided; rest != 0 && !failed; rest &= rest - 1) {
            only(of, rest & -rest);
        }
    }

    /** Whether every square has room for a digit of the set. */
    private boolean fits(int[] of, int set) {
        for (int white : of) {
            if ((room[white] & set) == 0) {
                return false;
            }
        }
        return true;
    }

    /** A digit that the sector must have, where one square only can have it. */
    private void only(int[] of, int bit) {
        int place = -1;
        for (int white : of) {
            if ((room[white] & bit) != 0) {
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
