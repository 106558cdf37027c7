package ninebynine.chain;

import java.util.List;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** What chain rules on one target share: the targets are tried in label order, those that the filter rules out are not. */
final class Chains {
    private Chains() {}

    /** Finds a chain of the family on one target. */
    @FunctionalInterface
    interface OnTarget {
        @Nullable
        List<Pattern.Cell> find(int z, int n);
    }

    static void find(Field field, Filter filter, String family, int n, OnTarget search, Matches out) {
        for (int z = 0; z < field.size; z++) {
            if (filter.bound(z, n) <= n) {
                List<Pattern.Cell> cells = search.find(z, n);
                if (cells != null && cells.size() == n) {
                    Pattern.Chain chain = new Pattern.Chain(family, cells);
                    if (!out.add(new Match.Elimination(chain, Ints.of(field.label[z])))) {
                        return;
                    }
                }
            }
        }
    }

    /** All targets of the lowest bound at which there is a chain of at most n variables: what has a low bound mostly succeeds, the rest mostly not. */
    static Ints targets(Field field, Filter filter, int n, OnTarget search) {
        int[] found = new int[field.size];
        int count = 0;
        for (int tier = 2; tier <= n && count == 0; tier++) {
            for (int z = 0; z < field.size; z++) {
                if (filter.bound(z, tier) == tier && search.find(z, n) != null) {
                    found[count++] = field.label[z];
                }
            }
        }
        return Ints.copyOf(found, count);
    }
}
