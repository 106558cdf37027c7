package ninebynine.games.sudoku;

import static ninebynine.games.sudoku.FishHouses.BLOCKS;
import static ninebynine.games.sudoku.FishHouses.COLUMNS;
import static ninebynine.games.sudoku.FishHouses.ROWS;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
        for (FishHouses houses : FishHouses.of(view)) {
            if (houses.isSmall() && !new Digit(houses, out).find()) {
                return;
            }
        }
    }

    private final class Digit {
        private final FishHouses houses;
        private final Matches out;
        private final Set<FishPattern> told = new HashSet<>();

        Digit(FishHouses houses, Matches out) {
            this.houses = houses;
            this.out = out;
        }

        boolean find() {
            for (int z = 0; z < houses.cells.length; z++) {
                Stopping.check();
                Target target = new Target(z);
                if (!houses.isPossible(target.rest, ROWS & ~target.own) && !target.find()) {
                    return false;
                }
            }
            return true;
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
            private final FishHouses.Search search;

            Target(int z) {
                this.z = z;
                this.own = 1 << houses.house(0, z) | 1 << houses.house(1, z) | 1 << houses.house(2, z);
                this.rest = houses.all() & ~houses.seen(z);
                this.search = houses.new Search(rest, bases, covers, () -> !isWhole() || report());
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
                wantedCovers = size - 1;
                for (int last = 0; last < 3; last++) {
                    covers[size - 1] = houses.house(last, z);
                    if (isAmong(cover, covers[size - 1]) && !search.find(wantedCovers, base & ~own, cover & ~own)) {
                        return false;
                    }
                }
                wantedCovers = size - 2;
                for (int inside = 0; inside < 3 && size > SMALLEST; inside++) {
                    bases[size - 1] = houses.house(inside, z);
                    covers[size - 2] = houses.house((inside + 1) % 3, z);
                    covers[size - 1] = houses.house((inside + 2) % 3, z);
                    boolean allowed = isAmong(base, bases[size - 1])
                            && isAmong(cover, covers[size - 2])
                            && isAmong(cover, covers[size - 1]);
                    if (allowed && !search.find(wantedCovers, base & ~own, cover & ~own)) {
                        return false;
                    }
                }
                return true;
            }

            private boolean isAmong(int some, int house) {
                return (some >> house & 1) != 0;
            }

            /** No part of the covers takes up more bases than it has houses. */
            private boolean isWhole() {
                for (int some = 0; some < (1 << wantedCovers) - 1; some++) {
                    long union = 0;
                    for (int i = 0; i < wantedCovers; i++) {
                        union |= (some >> i & 1) != 0 ? houses.places[covers[i]] : 0;
                    }
                    int inside = 0;
                    for (int i = 0; i <= wantedCovers; i++) {
                        inside += (houses.places[bases[i]] & rest & ~union) == 0 ? 1 : 0;
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
                    covered |= cover & houses.places[covers[i]];
                    cover |= houses.places[covers[i]];
                    twice |= once & houses.places[bases[i]];
                    once |= houses.places[bases[i]];
                }
                long fins = once & ~cover | twice;
                Fins kind = fins == 0 ? Fins.NONE : wanted == Kind.BASIC && isBare(fins) ? Fins.SASHIMI : Fins.SOME;
                int name = 1 << wanted.ordinal() * Fins.values().length + kind.ordinal();
                if ((named & name) != 0) {
                    return true;
                }
                named |= name;
                FishPattern fish = new FishPattern(kind, wanted, houses.variables(bases), houses.variables(covers));
                return !told.add(fish)
                        || out.add(new Match.Elimination(fish, targets(cover & ~once | covered & ~twice, fins)));
            }

            private boolean isBare(long fins) {
                for (int house : bases) {
                    if (Long.bitCount(houses.places[house] & ~fins) < 2) {
                        return true;
                    }
                }
                return false;
            }

            private int kinds(int[] of) {
                int kinds = 0;
                for (int house : of) {
                    kinds |= 1 << house / FishHouses.N;
                }
                return kinds;
            }

            /** All of these that see the fins. */
            private Ints targets(long of, long fins) {
                List<Integer> found = new ArrayList<>();
                for (long left = of; left != 0; left &= left - 1) {
                    int x = Long.numberOfTrailingZeros(left);
                    if ((fins & ~houses.seen(x)) == 0) {
                        found.add(houses.label(x));
                    }
                }
                return Ints.of(
                        found.stream().mapToInt(Integer::intValue).sorted().toArray());
            }
        }
    }
}
