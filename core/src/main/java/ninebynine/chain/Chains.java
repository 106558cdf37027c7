package ninebynine.chain;

import java.util.List;
import ninebynine.model.VariableType;
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
    private final Filter filter;
    private final boolean typed;
    private final OnTarget search;

    Chains(Field field, boolean typed, OnTarget search) {
        this.field = field;
        this.filter = field.filter();
        this.typed = typed;
        this.search = search;
    }

    /** Finds a chain of the family on one target, of at most n variables, all of them allowed. */
    @FunctionalInterface
    interface OnTarget {
        @Nullable
        List<Pattern.Cell> find(int z, int n, @Nullable Typed type);
    }

    /** All that a chain on z eliminates at once; z itself is among it. */
    @FunctionalInterface
    interface Blocked {
        Ints targets(int z, List<Pattern.Cell> cells);
    }

    /** Reports chains of exactly n variables. */
    void find(String family, int n, @Nullable Blocked blocked, Matches out) {
        for (VariableType type : types()) {
            Typed allowed = allowed(type);
            for (int z = 0; z < field.size; z++) {
                if (filter.bound(z, n) > n) {
                    continue;
                }
                List<Pattern.Cell> cells = search.find(z, n, allowed);
                if (cells != null && cells.size() == n) {
                    String name = allowed == null ? family : family + "-" + type.name();
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
                if (filter.bound(z, tier) == tier && exists(z, n)) {
                    found[count++] = field.label[z];
                }
            }
        }
        return Ints.copyOf(found, count);
    }

    private boolean exists(int z, int n) {
        if (!typed) {
            return search.find(z, n, null) != null;
        }
        for (VariableType type : types()) {
            if (search.find(z, n, allowed(type)) != null) {
                return true;
            }
        }
        return false;
    }

    /** Every type for a typed family; for the others one stands for all. */
    private List<VariableType> types() {
        List<VariableType> types = field.model().types();
        return typed ? types : types.subList(0, 1);
    }

    private @Nullable Typed allowed(VariableType type) {
        return typed ? v -> type.contains(field.id[v]) : null;
    }
}
