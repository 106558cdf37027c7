package ninebynine.games.hidato;

import java.util.Arrays;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Puzzle;
import ninebynine.game.Symmetry;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Hidatos and Numbrixes to be: a path through all squares, whose clues are its numbers; the first and the last are always told. The path grows at its ends,
 * and where it can't it bites itself: the end turns to a neighbour on the path, and what lay between is taken the other way round. It goes on biting when it
 * is whole, ten times for each square.
 */
final class HidatoDrafter implements Drafter {
    private static final int USUAL = 7;
    private static final int LARGEST = 14;
    private static final int BITES = 10;
    private static final int PATIENCE = 300;
    private static final long GUESSES = 5_000;

    private final Walk walk;
    private final int n;
    private final int holes;

    HidatoDrafter(Walk walk, Setting setting) {
        setting.only("holes");
        this.walk = walk;
        n = setting.side(USUAL);
        if (n < 3 || n > LARGEST) {
            throw new IllegalArgumentException("size " + setting.size() + ": they are made from 3x3 to " + LARGEST + "x"
                    + LARGEST + ". Maybe 7x7.");
        }
        holes = (int) setting.number("holes", 0, 0, Math.floorDiv(n * n, 3));
    }

    private boolean isBeside(int a, int b) {
        return walk.distance(n, a, b) == 1;
    }

    @Override
    public @Nullable Draft draft(Dice dice) {
        boolean[] hole = new boolean[n * n];
        int[] order = dice.order(n * n);
        for (int i = 0; i < holes; i++) {
            hole[order[i]] = true;
        }
        int[] path = path(hole, order[holes], dice);
        return path == null ? null : new Walked(path, hole);
    }

    /** Null if it does not come to an end: holes may leave no path. */
    private int @Nullable [] path(boolean[] hole, int start, Dice dice) {
        int whole = n * n - holes;
        int[] path = new int[whole];
        int[] at = new int[n * n];
        Arrays.fill(at, -1);
        path[0] = start;
        at[start] = 0;
        int length = 1;
        int bites = 0;
        for (int step = 0; step < PATIENCE * whole; step++) {
            if (length == whole && ++bites > BITES * whole) {
                return path;
            }
            if (dice.below(2) == 0) {
                turn(path, at, 0, length - 1);
            }
            int end = path[length - 1];
            int next = beside(end, hole, dice);
            if (at[next] < 0) {
                at[next] = length;
                path[length++] = next;
            } else if (at[next] < length - 2) {
                turn(path, at, at[next] + 1, length - 1);
            }
        }
        return null;
    }

    private static void turn(int[] path, int[] at, int from, int to) {
        for (int i = from, j = to; i < j; i++, j--) {
            int kept = path[i];
            path[i] = path[j];
            path[j] = kept;
        }
        for (int i = from; i <= to; i++) {
            at[path[i]] = i;
        }
    }

    /** Any square beside one, or itself if there is none. */
    private int beside(int square, boolean[] hole, Dice dice) {
        for (int round = 0; round < 64; round++) {
            int r = square / n + dice.below(3) - 1;
            int c = square % n + dice.below(3) - 1;
            int other = r * n + c;
            if (r >= 0 && c >= 0 && r < n && c < n && !hole[other] && isBeside(square, other)) {
                return other;
            }
        }
        return square;
    }

    private final class Walked implements Draft {
        private final int[] path;
        private final boolean[] hole;
        private final int[] numberAt;
        private final WalkSearch search;

        Walked(int[] path, boolean[] hole) {
            this.path = path;
            this.hole = hole;
            numberAt = new int[n * n];
            for (int k = 0; k < path.length; k++) {
                numberAt[path[k]] = k;
            }
            long[][] beside = new long[n * n][n * n + 63 >> 6];
            for (int a = 0; a < n * n; a++) {
                for (int b = 0; b < n * n; b++) {
                    if (!hole[a] && !hole[b] && isBeside(a, b)) {
                        beside[a][b >> 6] |= 1L << b;
                    }
                }
            }
            search = new WalkSearch(path.length, beside, hole);
        }

        /** Clue k is the number k+1. */
        @Override
        public int clues() {
            return path.length;
        }

        @Override
        public Bits fixed() {
            return Bits.of(path.length, 0, path.length - 1);
        }

        @Override
        public Puzzle puzzle(Bits told) {
            int[] squares = new int[n * n];
            for (int s = 0; s < squares.length; s++) {
                squares[s] = hole[s] ? HidatoPuzzle.HOLE : told.get(numberAt[s]) ? numberAt[s] + 1 : HidatoPuzzle.EMPTY;
            }
            return new HidatoPuzzle(walk, Far.TOPOLOGICAL, n, Ints.of(squares));
        }

        private void begin(Bits told) {
            search.begin();
            for (int k = told.first(); k >= 0; k = told.next(k + 1)) {
                search.put(k, path[k]);
            }
        }

        @Override
        public boolean escapes(Bits told, int clue) {
            begin(told);
            search.exclude(clue, path[clue]);
            return found(1, new Bits(path.length)) > 0;
        }

        @Override
        public @Nullable Bits rival(Bits told) {
            begin(told);
            Bits broken = new Bits(path.length);
            return found(2, broken) < 2 ? null : broken;
        }

        private int found(int limit, Bits broken) {
            return search.search(limit, GUESSES, other -> {
                for (int k = 0; k < path.length; k++) {
                    if (other[k] != path[k]) {
                        broken.set(k);
                    }
                }
            });
        }

        @Override
        public int place(int clue) {
            return path[clue];
        }

        @Override
        public int image(int clue, Symmetry.Motion motion) {
            int place = motion.of(path[clue], n, n);
            return hole[place] ? -1 : numberAt[place];
        }
    }
}
