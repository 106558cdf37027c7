package ninebynine.chain;

import java.util.Arrays;
import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * What the chain rules share: targets are tried in label order, those that the filter rules out are not; a typed family is tried type by type.
 */
final class Chains {
    private final Field field;
    /** One for each type for a typed family; for the others one that holds all variables. */
    private final Scope[] scopes;

    private final OnTarget search;

    Chains(Field field, List<Scope> scopes, OnTarget search) {
        this.field = field;
        this.scopes = scopes.toArray(Scope[]::new);
        this.search = search;
    }

    /** Of a family that is not typed. */
    Chains(Field field, OnTarget search) {
        this(field, List.of(field.all()), search);
    }

    /** Finds a chain of the family on one target, of at most n variables, all of them in scope. */
    @FunctionalInterface
    interface OnTarget {
        @Nullable
        List<Pattern.Cell> find(int z, int n, Scope scope);

        /** Whether there is one. */
        default boolean exists(int z, int n, Scope scope) {
            return find(z, n, scope) != null;
        }
    }

    /** Reports chains of exactly n variables. */
    void find(ChainName name, int n, Block block, Matches out) {
        for (Scope scope : scopes) {
            for (int z : field.open()) {
                Stopping.check();
                List<Pattern.Cell> cells = search.find(z, n, scope);
                if (cells != null && cells.size() == n) {
                    Ints targets = block.targets(field, z, cells);
                    if (!out.add(new Match.Elimination(new Pattern.Chain(name, scope.type, cells), targets))) {
                        return;
                    }
                }
            }
        }
    }

    /** All targets of the lowest bound at which there is a chain of at most n variables: what has a low bound mostly succeeds, the rest mostly not. */
    Ints targets(int n) {
        int[] found = new int[field.size];
        int count = 0;
        Tiers tiers = new Tiers();
        while (tiers.tier < n && count == 0) {
            tiers.next();
            for (int z = tiers.first(); z >= 0; z = tiers.after(z)) {
                Stopping.check();
                if (exists(z, n)) {
                    found[count++] = field.label[z];
                }
            }
        }
        return Ints.copyOf(found, count);
    }

    /** Whether there is a chain of at most n variables on a candidate whose bound is at most so much. */
    boolean any(int n, int highest) {
        Tiers tiers = new Tiers();
        while (tiers.tier < highest) {
            tiers.next();
            for (int z = tiers.first(); z >= 0; z = tiers.after(z)) {
                Stopping.check();
                if (exists(z, n)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The candidates by their bounds, from 2 on. */
    private final class Tiers {
        private int tier;
        private final long[] now = new long[field.words];
        /** Those with the present bound or a lower one. */
        private final long[] seen = new long[field.words];

        Tiers() {
            next(); // what has a whip[1] is no matter of longer chains
        }

        /** Goes on to the candidates with the next bound. */
        void next() {
            tier++;
            Arrays.fill(now, 0);
            for (Scope scope : scopes) {
                scope.filter().addRefuted(tier, now);
            }
            for (int w = 0; w < now.length; w++) {
                now[w] &= ~seen[w];
                seen[w] |= now[w];
            }
        }

        int first() {
            return after(-1);
        }

        /** The next one, or -1. */
        int after(int z) {
            int from = z + 1;
            for (int w = from >> 6; w < now.length; w++) {
                long rest = w == from >> 6 ? now[w] & -1L << from : now[w];
                if (rest != 0) {
                    return (w << 6) + Long.numberOfTrailingZeros(rest);
                }
            }
            return -1;
        }
    }

    private boolean exists(int z, int n) {
        for (Scope scope : scopes) {
            if (search.exists(z, n, scope)) {
                return true;
            }
        }
        return false;
    }
}
