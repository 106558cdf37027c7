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
        for (int tier = 2; tier <= n && count == 0; tier++) {
            for (int z : ofTier(tier)) {
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
        for (int tier = 2; tier <= highest; tier++) {
            for (int z : ofTier(tier)) {
                Stopping.check();
                if (exists(z, n)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The candidates with this bound, in order. */
    private int[] ofTier(int tier) {
        int[] found = new int[field.size];
        int count = 0;
        for (int z : field.open()) {
            int lowest = Filter.NEVER;
            for (Scope scope : scopes) {
                lowest = Math.min(lowest, scope.filter().bound(z, tier));
            }
            if (lowest == tier) {
                found[count++] = z;
            }
        }
        return Arrays.copyOf(found, count);
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
