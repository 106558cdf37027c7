package ninebynine.games.kakuro;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Puzzle;
import ninebynine.game.Symmetry;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Kakuros to be: a mask, digits in it, and their sums, which are the clues. Most fillings are not the only ones of their sums; then digits are changed where
 * another one differs, as long as that helps.
 */
final class KakuroDrafter implements Drafter {
    private static final int USUAL = 9;
    private static final int LARGEST = 17;
    private static final int CHANGES = 300;
    private static final long GUESSES = 3_000;

    private final int rows;
    private final int columns;
    private final KakuroMask mask;

    KakuroDrafter(Setting setting) {
        setting.only();
        int[] sides = setting.sides(USUAL);
        columns = sides[0];
        rows = sides[1];
        if (Math.min(rows, columns) < 4 || Math.max(rows, columns) > LARGEST) {
            throw new IllegalArgumentException("size " + setting.size() + ": Kakuros are made from 4x4 to " + LARGEST
                    + "x" + LARGEST + ", the black border included. Maybe 9x9.");
        }
        Symmetry symmetry = setting.symmetry() == Symmetry.NONE ? Symmetry.ROTATIONAL : setting.symmetry();
        if (symmetry.turns() && rows != columns) {
            throw new IllegalArgumentException("A board that is no square has no such symmetry. Maybe rotational.");
        }
        mask = new KakuroMask(rows, columns, symmetry);
    }

    @Override
    public boolean tellsAll() {
        return true;
    }

    @Override
    public @Nullable Draft draft(Dice dice) {
        boolean[] white = mask.make(dice);
        if (white == null) {
            return null;
        }
        Filled draft = new Filled(white);
        return draft.fill(dice) && draft.settle(dice) ? draft : null;
    }

    private final class Filled implements Draft {
        private final boolean[] white;
        private final List<Sector> sectors;
        private final int[][] members;
        private final int[][] sectorsOf;
        private final int[] digits;
        private final SumSearch search;

        Filled(boolean[] white) {
            this.white = white;
            sectors = grid(new int[0]).sectors();
            int[] whiteOf = new int[white.length];
            int count = 0;
            for (int s = 0; s < white.length; s++) {
                whiteOf[s] = white[s] ? count++ : -1;
            }
            digits = new int[count];
            members = sectors.stream()
                    .map(sector -> SumSearch.counted(sector.squares(), whiteOf))
                    .toArray(int[][]::new);
            search = new SumSearch(count, List.of(members));
            sectorsOf = new int[count][2];
            for (int s = 0; s < members.length; s++) {
                for (int w : members[s]) {
                    sectorsOf[w][sectors.get(s).across() ? 0 : 1] = s;
                }
            }
        }

        /** Digits at random, the square with the fewest left first. */
        boolean fill(Dice dice) {
            Arrays.fill(digits, 0);
            for (int done = 0; done < digits.length; done++) {
                int best = -1;
                int fewest = Integer.MAX_VALUE;
                for (int w = 0; w < digits.length; w++) {
                    int count = digits[w] > 0 ? Integer.MAX_VALUE : Integer.bitCount(free(w));
                    if (count < fewest) {
                        fewest = count;
                        best = w;
                    }
                }
                int free = free(best);
                if (free == 0) {
                    return false;
                }
                digits[best] = any(free, dice);
            }
            return true;
        }

        private int free(int white) {
            int used = 0;
            for (int sector : sectorsOf[white]) {
                for (int w : members[sector]) {
                    used |= w != white && digits[w] > 0 ? 1 << digits[w] - 1 : 0;
                }
            }
            return Combinations.EVERY & ~used;
        }

        private int any(int free, Dice dice) {
            int rest = free;
            for (int skip = dice.below(Integer.bitCount(free)); skip > 0; skip--) {
                rest &= rest - 1;
            }
            return Integer.numberOfTrailingZeros(rest) + 1;
        }

        /** Changes digits where another filling differs until there is no other; false if that does not come to an end. */
        boolean settle(Dice dice) {
            List<Integer> differing = differing();
            for (int change = 0; change < CHANGES && !differing.isEmpty(); change++) {
                int white = differing.get(dice.below(differing.size()));
                int before = digits[white];
                int free = free(white) & ~(1 << before - 1);
                if (free != 0) {
                    digits[white] = any(free, dice);
                    List<Integer> after = differing();
                    if (after.size() <= differing.size()) {
                        differing = after;
                    } else {
                        digits[white] = before;
                    }
                }
            }
            return differing.isEmpty();
        }

        /** The squares in which another filling with the same sums differs. */
        private List<Integer> differing() {
            Bits all = new Bits(clues());
            all.setAll();
            search.begin(sums(all));
            List<Integer> found = new ArrayList<>();
            search.search(2, GUESSES, other -> {
                for (int w = 0; w < digits.length; w++) {
                    if (other[w] != digits[w] && !found.contains(w)) {
                        found.add(w);
                    }
                }
            });
            return found;
        }

        private int[] sums(Bits told) {
            int[] sums = new int[members.length];
            for (int s = told.first(); s >= 0; s = told.next(s + 1)) {
                for (int w : members[s]) {
                    sums[s] += digits[w];
                }
            }
            return sums;
        }

        private KakuroGrid grid(int[] sums) {
            int[] across = new int[white.length];
            int[] down = new int[white.length];
            for (int s = 0; s < white.length; s++) {
                across[s] = white[s] ? KakuroGrid.WHITE : KakuroGrid.NONE;
                down[s] = across[s];
            }
            for (int s = 0; s < sums.length; s++) {
                (sectors.get(s).across() ? across : down)[sectors.get(s).controller()] = sums[s];
            }
            return new KakuroGrid(rows, columns, Ints.of(across), Ints.of(down));
        }

        @Override
        public int clues() {
            return members.length;
        }

        @Override
        public Puzzle puzzle(Bits told) {
            return new KakuroPuzzle(grid(sums(told)));
        }

        @Override
        public boolean escapes(Bits told, int clue) {
            return rival(told) != null;
        }

        @Override
        public @Nullable Bits rival(Bits told) {
            search.begin(sums(told));
            Bits broken = new Bits(clues());
            int found = search.search(2, GUESSES, other -> {
                for (int s = 0; s < members.length; s++) {
                    int difference = 0;
                    for (int w : members[s]) {
                        difference += other[w] - digits[w];
                    }
                    if (difference != 0) {
                        broken.set(s);
                    }
                }
            });
            return found < 2 ? null : broken;
        }
    }
}
