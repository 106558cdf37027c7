package ninebynine.games.sudoku;

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

    private static final int N = 9;
    private static final int LARGEST_WITH_BLOCKS = 3;
    private static final int ROWS = (1 << N) - 1;
    private static final int COLUMNS = ROWS << N;
    private static final int BLOCKS = COLUMNS << N;

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
        Sheet sheet = Sheet.of(view);
        if (sheet.n != N) {
            return;
        }
        Tentacles tentacles = Tentacles.of(view);
        int[] open = view.candidates().toInts().stream()
                .filter(x -> !view.isValue(x))
                .toArray();
        for (int z : open) {
            Stopping.check();
            boolean[] told = new boolean[3];
            for (int digit = 0; digit < N; digit++) {
                if (!new Search(sheet, tentacles, z, digit, told, out).find()) {
                    return;
                }
            }
        }
    }

    /** Of one target and one digit. */
    private final class Search {
        private final Sheet sheet;
        private final Tentacles tentacles;
        private final int z;
        private final int digit;
        /** Which types were told of the target. */
        private final boolean[] told;

        private final Matches out;
        /** The open places of the digit; what follows are sets of these, as bits. */
        private final int[] cells;

        private final long[] houses = new long[3 * N];
        /** What does not rule the target out. */
        private long rest;

        private final int[] covers = new int[size - 1];
        private final int[] bases = new int[size];
        private int mayBase;
        private int mayCover;

        Search(Sheet sheet, Tentacles tentacles, int z, int digit, boolean[] told, Matches out) {
            this.sheet = sheet;
            this.tentacles = tentacles;
            this.z = z;
            this.digit = digit;
            this.told = told;
            this.out = out;
            this.cells = IntStream.range(0, N * N)
                    .filter(q -> (sheet.digits(q) >> digit & 1) != 0 && sheet.isOpen(q))
                    .toArray();
            for (int i = 0; i < cells.length && cells.length <= Long.SIZE; i++) {
                for (int kind = 0; kind < 3; kind++) {
                    houses[kind * N + sheet.line(kind, cells[i])] |= 1L << i;
                }
                rest |= tentacles.ruleOut(sheet.label(cells[i], digit), z) ? 0 : 1L << i;
            }
        }

        boolean find() {
            return isPossible(rest, ROWS)
                    || find(ROWS, COLUMNS)
                            && find(COLUMNS, ROWS)
                            && (size > LARGEST_WITH_BLOCKS
                                    || find(ROWS | BLOCKS, COLUMNS | BLOCKS) && find(COLUMNS | BLOCKS, ROWS | BLOCKS));
        }

        /** Whether the digit has a place in each of these rows, all of them from these and none seeing another. */
        private boolean isPossible(long from, int rows) {
            if (rows == 0) {
                return true;
            }
            long places = houses[Integer.numberOfTrailingZeros(rows)];
            boolean possible = places == 0 && isPossible(from, rows & rows - 1);
            for (long left = from & places; left != 0 && !possible; left &= left - 1) {
                int x = Long.numberOfTrailingZeros(left);
                long seen = 0;
                for (int kind = 0; kind < 3; kind++) {
                    seen |= houses[kind * N + sheet.line(kind, cells[x])];
                }
                possible = isPossible(from & ~seen, rows & rows - 1);
            }
            return possible;
        }

        private boolean find(int base, int cover) {
            mayBase = used(base);
            mayCover = used(cover);
            return cover(0, mayCover, 0, cover);
        }

        private int used(int of) {
            int used = 0;
            for (int left = of; left != 0; left &= left - 1) {
                int house = Integer.numberOfTrailingZeros(left);
                used |= (houses[house] & rest) != 0 ? 1 << house : 0;
            }
            return used;
        }

        private boolean cover(int count, int from, long union, int kind) {
            if (count == size - 1) {
                int inside = 0;
                for (int left = mayBase; left != 0; left &= left - 1) {
                    int house = Integer.numberOfTrailingZeros(left);
                    inside |= (houses[house] & rest & ~union) == 0 ? 1 << house : 0;
                }
                for (int house : covers) {
                    inside &= ~(1 << house);
                }
                return Integer.bitCount(inside) < size || base(0, inside, 0, union, kind);
            }
            for (int left = from; left != 0; left &= left - 1) {
                int house = Integer.numberOfTrailingZeros(left);
                covers[count] = house;
                if (!cover(count + 1, left & left - 1, union | houses[house], kind)) {
                    return false;
                }
            }
            return true;
        }

        private boolean base(int count, int from, long taken, long union, int kind) {
            if (count == size) {
                return report(union, kind);
            }
            for (int left = from; left != 0; left &= left - 1) {
                int house = Integer.numberOfTrailingZeros(left);
                if ((houses[house] & rest & taken) == 0) {
                    bases[count] = house;
                    if (!base(count + 1, left & left - 1, taken | houses[house] & rest, union, kind)) {
                        return false;
                    }
                }
            }
            return true;
        }

        private boolean report(long union, int kind) {
            long once = 0;
            long twice = 0;
            for (int house : bases) {
                twice |= once & houses[house];
                once |= houses[house];
            }
            long guardians = once & ~union | twice;
            TreeSet<Integer> chained = new TreeSet<>();
            for (long left = guardians; left != 0; left &= left - 1) {
                chained.addAll(tentacles.variables(label(Long.numberOfTrailingZeros(left)), z));
            }
            int type = isPlace(once) ? 1 : 2;
            int last = type == 1 ? own(kind, guardians) : most(kind, guardians);
            if (type == 1 && last < 0) {
                type = 2;
                last = most(kind, guardians);
            }
            if (chained.isEmpty() || last < 0 || told[type]) {
                return true;
            }
            told[type] = true;
            KrakenPattern fish = new KrakenPattern(
                    type,
                    variables(bases),
                    variables(covers),
                    variables(last).get(0),
                    Ints.of(chained.stream().mapToInt(Integer::intValue).toArray()));
            return out.add(new Match.Elimination(fish, Ints.of(z)));
        }

        private int label(int place) {
            return sheet.label(cells[place], digit);
        }

        /** Whether the target is a place of the digit that no base has. */
        private boolean isPlace(long based) {
            int place = z % N == digit ? Arrays.binarySearch(cells, z / N) : -1;
            return place >= 0 && (based >> place & 1) == 0;
        }

        /** A house of the target that can be the last cover; -1 if there is none. */
        private int own(int kind, long guardians) {
            return IntStream.range(0, 3)
                    .map(each -> each * N + sheet.line(each, z / N))
                    .filter(house -> isFree(house, kind) && (houses[house] & guardians) != 0)
                    .findFirst()
                    .orElse(-1);
        }

        /** The house that has most of these. */
        private int most(int kind, long guardians) {
            int best = -1;
            long most = 0;
            for (int house = 0; house < houses.length; house++) {
                int count = isFree(house, kind) ? Long.bitCount(houses[house] & guardians) : 0;
                if (count > most) {
                    best = house;
                    most = count;
                }
            }
            return best;
        }

        private boolean isFree(int house, int kind) {
            return (kind >> house & 1) != 0
                    && IntStream.concat(IntStream.of(bases), IntStream.of(covers))
                            .noneMatch(each -> each == house);
        }

        private Ints variables(int... of) {
            return Ints.of(IntStream.of(of)
                    .map(house -> sheet.variable(house / N, house % N, digit))
                    .sorted()
                    .toArray());
        }
    }
}
