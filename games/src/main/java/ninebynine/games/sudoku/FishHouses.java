package ninebynine.games.sudoku;

import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** B₁…Bₖ₊₁, C₁…Cₖ houses of one digit: the open places of the digit as bits, the houses as rows, columns and blocks in turn, and the search for bases inside covers. */
final class FishHouses {
    static final int N = 9;
    static final int ROWS = (1 << N) - 1;
    static final int COLUMNS = ROWS << N;
    static final int BLOCKS = COLUMNS << N;

    final Sheet sheet;
    final int digit;
    /** The cells that the bits stand for. */
    final int[] cells;
    /** The places in each house. */
    final long[] places = new long[3 * N];

    private FishHouses(Sheet sheet, int digit) {
        this.sheet = sheet;
        this.digit = digit;
        this.cells = IntStream.range(0, N * N)
                .filter(q -> (sheet.digits(q) >> digit & 1) != 0 && sheet.isOpen(q))
                .toArray();
        for (int i = 0; i < cells.length && isSmall(); i++) {
            for (int kind = 0; kind < 3; kind++) {
                places[house(kind, i)] |= 1L << i;
            }
        }
    }

    private static final class OfAllDigits {
        private final FishHouses[] houses;

        OfAllDigits(View view) {
            Sheet sheet = Sheet.of(view);
            houses = new FishHouses[sheet.n == N ? N : 0];
            for (int digit = 0; digit < houses.length; digit++) {
                houses[digit] = new FishHouses(sheet, digit);
            }
        }
    }

    /** Those of each digit; none on boards of other sizes. */
    static FishHouses[] of(View view) {
        return view.derived(OfAllDigits.class, OfAllDigits::new).houses;
    }

    /** Whether a word has a bit for each place. */
    boolean isSmall() {
        return cells.length <= Long.SIZE;
    }

    /** All places. */
    long all() {
        return cells.length == Long.SIZE ? -1 : (1L << cells.length) - 1;
    }

    int house(int kind, int place) {
        return kind * N + sheet.line(kind, cells[place]);
    }

    /** The places in the houses of one, itself included. */
    long seen(int place) {
        return places[house(0, place)] | places[house(1, place)] | places[house(2, place)];
    }

    int label(int place) {
        return sheet.label(cells[place], digit);
    }

    /** Whether the digit has a place in each of these rows, all of them from these and none seeing another. */
    boolean isPossible(long from, int rows) {
        int row = Integer.numberOfTrailingZeros(rows);
        if (rows == 0 || places[row] == 0) {
            return rows == 0 || isPossible(from, rows & rows - 1);
        }
        for (long left = from & places[row]; left != 0; left &= left - 1) {
            if (isPossible(from & ~seen(Long.numberOfTrailingZeros(left)), rows & rows - 1)) {
                return true;
            }
        }
        return false;
    }

    /** The variables "where is the digit in this house?", in order. */
    Ints variables(int... houses) {
        return Ints.of(IntStream.of(houses)
                .map(house -> sheet.variable(house / N, house % N, digit))
                .sorted()
                .toArray());
    }

    /** k covers that take up what k + 1 bases have of some places, none of which is in two bases. Both are told at the beginning of their arrays; what stands behind is not touched. */
    final class Search {
        private final long rest;
        private final int[] bases;
        private final int[] covers;
        private final BooleanSupplier found;
        private int mayBase;
        private int size;

        /**
         * Looks for bases and covers.
         *
         * @param rest the places that covers must take up
         * @param found is asked whether to go on
         */
        Search(long rest, int[] bases, int[] covers, BooleanSupplier found) {
            this.rest = rest;
            this.bases = bases;
            this.covers = covers;
            this.found = found;
        }

        /** All choices of so many covers among these houses, and one more of bases; false if it was told to stop. */
        boolean find(int count, int base, int cover) {
            size = count;
            mayBase = used(base);
            return mayBase == 0 || cover(0, used(cover), 0);
        }

        /** The houses that have something to take up. */
        private int used(int of) {
            int used = 0;
            for (int left = of; left != 0; left &= left - 1) {
                int house = Integer.numberOfTrailingZeros(left);
                used |= (places[house] & rest) != 0 ? 1 << house : 0;
            }
            return used;
        }

        private boolean cover(int count, int from, long union) {
            if (count == size) {
                int inside = inside(union);
                return Integer.bitCount(inside) <= size || base(0, inside, 0);
            }
            for (int left = from; left != 0; left &= left - 1) {
                int house = Integer.numberOfTrailingZeros(left);
                covers[count] = house;
                if (!cover(count + 1, left & left - 1, union | places[house])) {
                    return false;
                }
            }
            return true;
        }

        /** The bases that lie in the covers, these left out. */
        private int inside(long union) {
            int inside = 0;
            for (int left = mayBase; left != 0; left &= left - 1) {
                int house = Integer.numberOfTrailingZeros(left);
                inside |= (places[house] & rest & ~union) == 0 ? 1 << house : 0;
            }
            for (int i = 0; i < size; i++) {
                inside &= ~(1 << covers[i]);
            }
            return inside;
        }

        private boolean base(int count, int from, long taken) {
            if (count > size) {
                return found.getAsBoolean();
            }
            for (int left = from; left != 0; left &= left - 1) {
                int house = Integer.numberOfTrailingZeros(left);
                if ((places[house] & rest & taken) == 0) {
                    bases[count] = house;
                    if (!base(count + 1, left & left - 1, taken | places[house] & rest)) {
                        return false;
                    }
                }
            }
            return true;
        }
    }
}
