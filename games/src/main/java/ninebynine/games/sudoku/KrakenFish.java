package ninebynine.games.sudoku;

import static ninebynine.games.sudoku.FishHouses.BLOCKS;
import static ninebynine.games.sudoku.FishHouses.COLUMNS;
import static ninebynine.games.sudoku.FishHouses.N;
import static ninebynine.games.sudoku.FishHouses.ROWS;

import java.util.Arrays;
import java.util.TreeSet;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * B₁…Bₖ, C₁…Cₖ₋₁ houses of one digit, ∀ x ∈ (B₁∪…∪Bₖ∖C₁∖…∖Cₖ₋₁) ∪ ⋃(Bᵢ∩Bⱼ) a chain x ⊢ ¬z ⇒ ¬candidate(z) — kraken fish: the fins of a fish, and the places of its bases in one of its covers, all lead to the same.
 *
 * <p>It is looked for from its target: what does not rule z out of k bases, no place of which is in two, lies in k − 1 covers. For each target one of each type is told.
 *
 * @param size k; of four houses only rows in columns and columns in rows
 */
record KrakenFish(int size) implements Rule {
    static final int SMALLEST = 2;
    static final int LARGEST = 4;
    /** What is added to the size: chains are longer than fish. */
    static final int MORE = 4;

    private static final int LARGEST_WITH_BLOCKS = 3;

    @Override
    public String code() {
        return KrakenPattern.CODE + "[" + size + "]";
    }

    @Override
    public int level() {
        return size + MORE;
    }

    @Override
    public void find(View view, Matches out) {
        FishHouses[] digits = FishHouses.of(view);
        if (digits.length == 0) {
            return;
        }
        Tentacles tentacles = Tentacles.of(view);
        int[] open = view.candidates().toInts().stream()
                .filter(x -> !view.isValue(x))
                .toArray();
        for (int z : open) {
            Stopping.check();
            boolean[] told = new boolean[3];
            for (FishHouses houses : digits) {
                if (!new OnTarget(houses, tentacles, z, told, out).find()) {
                    return;
                }
            }
        }
    }

    /** Of one target and one digit. */
    private final class OnTarget {
        private final FishHouses houses;
        private final Tentacles tentacles;
        private final int z;
        /** Which types were told of the target. */
        private final boolean[] told;

        private final Matches out;
        /** The places of the digit that do not rule the target out. */
        private final long rest;

        private final int[] covers = new int[size - 1];
        private final int[] bases = new int[size];
        private int mayCover;

        OnTarget(FishHouses houses, Tentacles tentacles, int z, boolean[] told, Matches out) {
            this.houses = houses;
            this.tentacles = tentacles;
            this.z = z;
            this.told = told;
            this.out = out;
            long left = 0;
            for (int i = 0; i < houses.cells.length && houses.isSmall(); i++) {
                left |= tentacles.ruleOut(houses.label(i), z) ? 0 : 1L << i;
            }
            this.rest = left;
        }

        boolean find() {
            return houses.isPossible(rest, ROWS)
                    || find(ROWS, COLUMNS)
                            && find(COLUMNS, ROWS)
                            && (size > LARGEST_WITH_BLOCKS
                                    || find(ROWS | BLOCKS, COLUMNS | BLOCKS) && find(COLUMNS | BLOCKS, ROWS | BLOCKS));
        }

        private boolean find(int base, int cover) {
            mayCover = cover;
            return houses.new Search(rest, bases, covers, this::report).find(size - 1, base, cover);
        }

        private boolean report() {
            long union = 0;
            for (int house : covers) {
                union |= houses.places[house];
            }
            long once = 0;
            long twice = 0;
            for (int house : bases) {
                twice |= once & houses.places[house];
                once |= houses.places[house];
            }
            long guardians = once & ~union | twice;
            TreeSet<Integer> chained = new TreeSet<>();
            for (long left = guardians; left != 0; left &= left - 1) {
                chained.addAll(tentacles.variables(houses.label(Long.numberOfTrailingZeros(left)), z));
            }
            int type = isPlace(once) ? 1 : 2;
            int last = type == 1 ? own(guardians) : most(guardians);
            if (type == 1 && last < 0) {
                type = 2;
                last = most(guardians);
            }
            if (chained.isEmpty() || last < 0 || told[type]) {
                return true;
            }
            told[type] = true;
            KrakenPattern fish = new KrakenPattern(
                    type,
                    houses.variables(bases),
                    houses.variables(covers),
                    houses.variables(last).get(0),
                    Ints.of(chained.stream().mapToInt(Integer::intValue).toArray()));
            return out.add(new Match.Elimination(fish, Ints.of(z)));
        }

        /** Whether the target is a place of the digit that no base has. */
        private boolean isPlace(long based) {
            int place = z % N == houses.digit ? Arrays.binarySearch(houses.cells, z / N) : -1;
            return place >= 0 && (based >> place & 1) == 0;
        }

        /** A house of the target that can be the last cover; -1 if there is none. */
        private int own(long guardians) {
            return IntStream.range(0, 3)
                    .map(each -> each * N + houses.sheet.line(each, z / N))
                    .filter(house -> isFree(house) && (houses.places[house] & guardians) != 0)
                    .findFirst()
                    .orElse(-1);
        }

        /** The house that has most of these. */
        private int most(long guardians) {
            int best = -1;
            long most = 0;
            for (int house = 0; house < houses.places.length; house++) {
                int count = isFree(house) ? Long.bitCount(houses.places[house] & guardians) : 0;
                if (count > most) {
                    best = house;
                    most = count;
                }
            }
            return best;
        }

        private boolean isFree(int house) {
            return (mayCover >> house & 1) != 0
                    && IntStream.concat(IntStream.of(bases), IntStream.of(covers))
                            .noneMatch(each -> each == house);
        }
    }
}
