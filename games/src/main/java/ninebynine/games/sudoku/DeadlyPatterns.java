package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.rule.Relation;
import ninebynine.rule.relation.RelationSource;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * |D(q)| = 2 for all q ∈ P, each digit in 0 or 2 of the D(q) of each house ⇒ (P, D) is deadly — found without a list of such patterns: whatever is open, a digit that a house has once, is closed by one
 * more cell.
 *
 * <p>For the two digits of every cell can be exchanged. With two digits in all it is a unique loop, with four cells a unique rectangle.
 *
 * @param cells how many cells at most
 * @param most how many guardians at most
 */
record DeadlyPatterns(int cells, int most) implements RelationSource {
    static final String WORD = "DP";

    /** How many cells are tried at most in a state: a cut that is the same on every machine. */
    private static final int TRIES = 300_000;

    private static final int SMALLEST = 4;
    /** A cell closes at most two digits in three houses. */
    private static final int CLOSED_AT_ONCE = 6;

    @Override
    public String word() {
        return WORD;
    }

    @Override
    public RelationSource upTo(int limit) {
        return new DeadlyPatterns(limit, most);
    }

    @Override
    public List<Relation> relations(View view) {
        Search search = new Search(Sheet.of(view));
        for (int size = SMALLEST; size <= cells && search.tries < TRIES; size++) {
            search.grow(size);
        }
        return search.found;
    }

    /** The patterns of a state, one size after the other. */
    private final class Search {
        private final Sheet sheet;
        private final int n;
        /** For each house the digits that it has once, and those that it has twice. */
        private final long[] once;

        private final long[] twice;
        private final long[] pairs;
        private final int[] houses;
        private final List<Integer> chosen = new ArrayList<>();
        private final List<Relation> found = new ArrayList<>();
        private int size;
        private int tries;
        private int open;
        private int guardians;

        Search(Sheet sheet) {
            this.sheet = sheet;
            this.n = sheet.n;
            this.once = new long[3 * n];
            this.twice = new long[3 * n];
            this.pairs = new long[n * n];
            this.houses = IntStream.range(0, 3 * n * n)
                    .map(i -> i % 3 * n + sheet.line(i % 3, i / 3))
                    .toArray();
        }

        void grow(int cells) {
            size = cells;
            for (int q = 0; q < n * n; q++) {
                Stopping.check();
                for (long first = usable(q); first != 0; first &= first - 1) {
                    for (long second = first & first - 1; second != 0; second &= second - 1) {
                        add(q, Long.lowestOneBit(first) | Long.lowestOneBit(second), q);
                    }
                }
            }
        }

        /** What a cell may have two of: nothing that is decided, and not so much that it has too many guardians. */
        private long usable(int q) {
            return sheet.isOpen(q) && Long.bitCount(sheet.digits(q)) - 2 <= most - guardians ? sheet.digits(q) : 0;
        }

        private void add(int q, long two, int first) {
            if (++tries > TRIES || !fits(q, two) || !sheet.leavesOpen(q, two)) {
                return;
            }
            for (int i = 3 * q; i < 3 * q + 3; i++) {
                int house = houses[i];
                open += Long.bitCount(two & ~once[house]) - Long.bitCount(two & once[house] & ~twice[house]);
                twice[house] |= two & once[house];
                once[house] |= two;
            }
            pairs[q] = two;
            chosen.add(q);
            guardians += Long.bitCount(sheet.digits(q)) - 2;
            if (open == 0 && chosen.size() == size) {
                found.add(relation());
            } else if (open > 0 && open <= CLOSED_AT_ONCE * (size - chosen.size())) {
                close(first);
            }
            guardians -= Long.bitCount(sheet.digits(q)) - 2;
            chosen.remove(chosen.size() - 1);
            pairs[q] = 0;
            for (int i = 3 * q; i < 3 * q + 3; i++) {
                int house = houses[i];
                long second = two & twice[house];
                twice[house] &= ~second;
                once[house] &= ~(two & ~second);
                open += Long.bitCount(second) - Long.bitCount(two & ~second);
            }
        }

        private boolean fits(int q, long two) {
            return (two & (twice[houses[3 * q]] | twice[houses[3 * q + 1]] | twice[houses[3 * q + 2]])) == 0;
        }

        /** Closes the digit of a house that has the fewest cells to close it with. */
        private void close(int first) {
            int fewest = Integer.MAX_VALUE;
            int at = 0;
            long digit = 0;
            for (int house = 0; house < once.length && fewest > 0; house++) {
                for (long rest = once[house] & ~twice[house]; rest != 0; rest &= rest - 1) {
                    int count = 0;
                    for (int q : sheet.cells(house / n, house % n)) {
                        count += q > first && pairs[q] == 0 && (usable(q) & Long.lowestOneBit(rest)) != 0 ? 1 : 0;
                    }
                    if (count < fewest) {
                        fewest = count;
                        at = house;
                        digit = Long.lowestOneBit(rest);
                    }
                }
            }
            for (int q : sheet.cells(at / n, at % n)) {
                if (q > first && pairs[q] == 0 && (usable(q) & digit) != 0) {
                    for (long other = usable(q) & ~digit; other != 0; other &= other - 1) {
                        add(q, digit | Long.lowestOneBit(other), first);
                    }
                }
            }
        }

        private Relation relation() {
            int[] cells = chosen.stream().mapToInt(Integer::intValue).sorted().toArray();
            List<Ints> kept = new ArrayList<>();
            List<Integer> others = new ArrayList<>();
            long digits = 0;
            for (int q : cells) {
                kept.add(sheet.labels(new int[] {q}, pairs[q]));
                sheet.labels(new int[] {q}, ~pairs[q]).stream().forEach(others::add);
                digits |= pairs[q];
            }
            return new Relation(
                    WORD + cells.length + "-" + Long.bitCount(digits),
                    Ints.of(others.stream().mapToInt(Integer::intValue).toArray()),
                    Ints.of(cells),
                    kept,
                    true);
        }
    }
}
