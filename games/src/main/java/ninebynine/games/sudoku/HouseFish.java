package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import ninebynine.games.sudoku.FishPattern.Fins;
import ninebynine.games.sudoku.FishPattern.Kind;
import ninebynine.limit.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * B₁…Bₖ, C₁…Cₖ houses of one digit, z in one more of the Cᵢ than of the Bᵢ sees all of (B₁∪…∪Bₖ∖C₁∖…∖Cₖ) ∪ ⋃(Bᵢ∩Bⱼ) ⇒ ¬candidate(z) — fish of rows, columns and blocks with fins
 * anywhere.
 *
 * <p>It is looked for from its target: what z does not see of some bases, no place of which is in two, lies in one cover fewer. To these comes a house of z; or two of them, and the third as
 * a base: then z, which is inside, is twice covered (players say cannibalistic). For each target one of each name is told. No digit lies anywhere, in any way to place it, where a fish takes it away, so other places
 * are no targets.
 *
 * @param size k
 */
record HouseFish(int size) implements Rule {
    static final int SMALLEST = 2;

    private static final int N = 9;
    private static final int ROWS = (1 << N) - 1;
    private static final int COLUMNS = ROWS << N;
    private static final int BLOCKS = COLUMNS << N;

    @Override
    public String code() {
        return FishPattern.code(size);
    }

    @Override
    public int level() {
        return size;
    }

    @Override
    public void find(View view, Matches out) {
        Sheet sheet = Sheet.of(view);
        for (int digit = 0; digit < N && sheet.n == N; digit++) {
            int d = digit;
            int[] cells = IntStream.range(0, N * N)
                    .filter(q -> (sheet.digits(q) >> d & 1) != 0 && sheet.isOpen(q))
                    .toArray();
            if (cells.length <= Long.SIZE && !new Digit(sheet, d, cells, out).find()) {
                return;
            }
        }
    }

    /** The open places of one digit, as bits. */
    private final class Digit {
        private final Sheet sheet;
        private final int digit;
        private final int[] cells;
        private final Matches out;
        /** The places in each row, column and block. */
        private final long[] houses = new long[3 * N];

        private final Set<FishPattern> told = new HashSet<>();

        Digit(Sheet sheet, int digit, int[] cells, Matches out) {
            this.sheet = sheet;
            this.digit = digit;
            this.cells = cells;
            this.out = out;
            for (int i = 0; i < cells.length; i++) {
                for (int kind = 0; kind < 3; kind++) {
                    houses[kind * N + sheet.line(kind, cells[i])] |= 1L << i;
                }
            }
        }

        boolean find() {
            for (int z = 0; z < cells.length; z++) {
                Stopping.check();
                Target target = new Target(z);
                if (!isPossible(target.rest, ROWS & ~target.own) && !target.find()) {
                    return false;
                }
            }
            return true;
        }

        /** Whether the digit has a place in each of these rows, all of them from these and none seeing another. */
        private boolean isPossible(long from, int rows) {
            int row = Integer.numberOfTrailingZeros(rows);
            if (rows == 0 || houses[row] == 0) {
                return rows == 0 || isPossible(from, rows & rows - 1);
            }
            for (long left = from & houses[row]; left != 0; left &= left - 1) {
                if (isPossible(from & ~seen(Long.numberOfTrailingZeros(left)), rows & rows - 1)) {
                    return true;
                }
            }
            return false;
        }

        /** The places in the houses of one, itself included. */
        private long seen(int x) {
            long seen = 1L << x;
            for (int kind = 0; kind < 3; kind++) {
                seen |= houses[house(kind, x)];
            }
            return seen;
        }

        private int house(int kind, int z) {
            return kind * N + sheet.line(kind, cells[z]);
        }

        private final class Target {
            private final int z;
            private final int own;
            /** What the target does not see. */
            private final long rest;

            /** First those that are looked for, then the target's own. */
            private final int[] covers = new int[size];

            private final int[] bases = new int[size];
            /** How many covers are looked for: all but one, or but two of the target's houses. */
            private int wantedCovers;

            /** Which names were told of it, as bits: of each kind those with each kind of fins. */
            private int named;

            private Kind wanted = Kind.BASIC;
            private int mayBase;
            private int mayCover;

            Target(int z) {
                this.z = z;
                this.own = 1 << house(0, z) | 1 << house(1, z) | 1 << house(2, z);
                this.rest = (cells.length == Long.SIZE ? -1 : (1L << cells.length) - 1) & ~seen(z);
            }

            boolean find() {
                return find(Kind.BASIC, ROWS, COLUMNS)
                        && find(Kind.BASIC, COLUMNS, ROWS)
                        && find(Kind.FRANKEN, ROWS | BLOCKS, COLUMNS | BLOCKS)
                        && find(Kind.FRANKEN, COLUMNS | BLOCKS, ROWS | BLOCKS)
                        && find(Kind.MUTANT, ROWS | COLUMNS | BLOCKS, ROWS | COLUMNS | BLOCKS);
            }

            private boolean find(Kind kind, int base, int cover) {
                wanted = kind;
                mayBase = used(base & ~own);
                mayCover = used(cover & ~own);
                if (mayBase == 0) {
                    return true;
                }
                wantedCovers = size - 1;
                for (int last = 0; last < 3; last++) {
                    covers[size - 1] = house(last, z);
                    if ((cover >> covers[size - 1] & 1) != 0 && !cover(0, mayCover, 0)) {
                        return false;
                    }
                }
                wantedCovers = size - 2;
                for (int inside = 0; inside < 3 && size > SMALLEST; inside++) {
                    bases[size - 1] = house(inside, z);
                    covers[size - 2] = house((inside + 1) % 3, z);
                    covers[size - 1] = house((inside + 2) % 3, z);
                    boolean allowed = (base >> bases[size - 1] & 1) != 0
                            && (cover >> covers[size - 2] & 1) != 0
                            && (cover >> covers[size - 1] & 1) != 0;
                    if (allowed && !cover(0, mayCover, 0)) {
                        return false;
                    }
                }
                return true;
            }

            /** Those that have places which the target does not see. */
            private int used(int of) {
                int used = 0;
                for (int left = of; left != 0; left &= left - 1) {
                    int house = Integer.numberOfTrailingZeros(left);
                    used |= (houses[house] & rest) != 0 ? 1 << house : 0;
                }
                return used;
            }

            private boolean cover(int count, int from, long union) {
                if (count == wantedCovers) {
                    return base(union);
                }
                for (int left = from; left != 0; left &= left - 1) {
                    int house = Integer.numberOfTrailingZeros(left);
                    covers[count] = house;
                    if (!cover(count + 1, left & left - 1, union | houses[house])) {
                        return false;
                    }
                }
                return true;
            }

            private boolean base(long union) {
                int inside = 0;
                for (int left = mayBase; left != 0; left &= left - 1) {
                    int house = Integer.numberOfTrailingZeros(left);
                    inside |= (houses[house] & rest & ~union) == 0 ? 1 << house : 0;
                }
                for (int i = 0; i < wantedCovers; i++) {
                    inside &= ~(1 << covers[i]);
                }
                return Integer.bitCount(inside) <= wantedCovers || base(0, inside, 0);
            }

            private boolean base(int count, int from, long taken) {
                if (count > wantedCovers) {
                    return isWhole() ? report() : true;
                }
                for (int left = from; left != 0; left &= left - 1) {
                    int house = Integer.numberOfTrailingZeros(left);
                    if ((houses[house] & rest & taken) == 0) {
                        bases[count] = house;
                        if (!base(count + 1, left & left - 1, taken | houses[house] & rest)) {
                            return false;
                        }
                    }
                }
                return true;
            }

            /** No part of the covers takes up more bases than it has houses. */
            private boolean isWhole() {
                for (int some = 0; some < (1 << wantedCovers) - 1; some++) {
                    long union = 0;
                    for (int i = 0; i < wantedCovers; i++) {
                        union |= (some >> i & 1) != 0 ? houses[covers[i]] : 0;
                    }
                    int inside = 0;
                    for (int i = 0; i <= wantedCovers; i++) {
                        inside += (houses[bases[i]] & rest & ~union) == 0 ? 1 : 0;
                    }
                    if (inside > Integer.bitCount(some)) {
                        return false;
                    }
                }
                return true;
            }

            private boolean report() {
                if (Kind.of(kinds(bases), kinds(covers)) != wanted) {
                    return true;
                }
                long cover = 0;
                long covered = 0;
                long once = 0;
                long twice = 0;
                for (int i = 0; i < size; i++) {
                    covered |= cover & houses[covers[i]];
                    cover |= houses[covers[i]];
                    twice |= once & houses[bases[i]];
                    once |= houses[bases[i]];
                }
                long fins = once & ~cover | twice;
                Fins kind = fins == 0 ? Fins.NONE : wanted == Kind.BASIC && isBare(fins) ? Fins.SASHIMI : Fins.SOME;
                int name = 1 << wanted.ordinal() * Fins.values().length + kind.ordinal();
                if ((named & name) != 0) {
                    return true;
                }
                named |= name;
                FishPattern fish = new FishPattern(kind, wanted, variables(bases), variables(covers));
                return !told.add(fish)
                        || out.add(new Match.Elimination(fish, targets(cover & ~once | covered & ~twice, fins)));
            }

            private boolean isBare(long fins) {
                for (int house : bases) {
                    if (Long.bitCount(houses[house] & ~fins) < 2) {
                        return true;
                    }
                }
                return false;
            }

            private int kinds(int[] of) {
                int kinds = 0;
                for (int house : of) {
                    kinds |= 1 << house / N;
                }
                return kinds;
            }

            private Ints variables(int[] of) {
                return Ints.of(IntStream.of(of)
                        .map(house -> sheet.variable(house / N, house % N, digit))
                        .sorted()
                        .toArray());
            }

            /** All of these that see the fins. */
            private Ints targets(long of, long fins) {
                List<Integer> found = new ArrayList<>();
                for (long left = of; left != 0; left &= left - 1) {
                    int x = Long.numberOfTrailingZeros(left);
                    if ((fins & ~seen(x)) == 0) {
                        found.add(sheet.label(cells[x], digit));
                    }
                }
                return Ints.of(
                        found.stream().mapToInt(Integer::intValue).sorted().toArray());
            }
        }
    }
}
