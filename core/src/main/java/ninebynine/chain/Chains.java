package ninebynine.chain;

import java.util.List;
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

    Chains(Field field, boolean typed, OnTarget search) {
        this.field = field;
        this.scopes = typed ? field.byType() : new Scope[] {field.all()};
        this.search = search;
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

    /** All that a chain on z eliminates at once; z itself is among it. */
    @FunctionalInterface
    interface Blocked {
        Ints targets(int z, List<Pattern.Cell> cells);
    }

    /** Reports chains of exactly n variables. */
    void find(String family, int n, @Nullable Blocked blocked, Matches out) {
        for (Scope scope : scopes) {
            for (int z = 0; z < field.size; z++) {
                if (scope.filter().bound(z, n) > n) {
                    continue;
                }
                List<Pattern.Cell> cells = search.find(z, n, scope);
                if (cells != null && cells.size() == n) {
                    String name = scope.type == null ? family : family + "-" + scope.type.name();
                    Ints targets = blocked == null ? Ints.of(field.label[z]) : blocked.targets(z, cells);
                    if (!out.add(new Match.Elimination(new Pattern.Chain(name, cells), targets))) {
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
            for (int z = 0; z < field.size; z++) {
                if (lowest(z, tier) == tier && exists(z, n)) {
                    found[count++] = field.label[z];
                }
            }
        }
        return Ints.copyOf(found, count);
    }

    private int lowest(int z, int n) {
        int lowest = Filter.NEVER;
        for (Scope scope : scopes) {
            lowest = Math.min(lowest, scope.filter().bound(z, n));
        }
        return lowest;
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
