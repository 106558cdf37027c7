package ninebynine.chain;

import java.util.Arrays;
import java.util.List;
import ninebynine.rule.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Z₁ ⊢ …, Z₂ ⊢ …, …: partial chains on several candidates, of which all shall end in the same node or rule out the same candidate.
 *
 * <p>To look for all partial chains on a candidate takes long, and mostly no two of them meet. Propagation says sooner where they can't: one that ends in
 * a node has at least as many variables as the round in which that node becomes true (see {@link Filter}).
 */
final class Branches {
    private final Field field;
    private final PartialSearch partial;
    /** The most variables of one branch. */
    private final int most;

    private final int[] @Nullable [] reach;
    private final int[] @Nullable [] least;
    private final int[] @Nullable [] leastAgainst;

    Branches(Field field, boolean braids, int most) {
        this.field = field;
        this.most = most;
        partial = new PartialSearch(field, braids);
        reach = new int[field.size][];
        least = new int[field.size][];
        leastAgainst = new int[field.size][];
    }

    /** For each node the length of the shortest partial chain on z that ends in it. */
    int[] reach(int z) {
        int[] found = reach[z];
        if (found == null) {
            found = partial.reach(z, most);
            reach[z] = found;
        }
        return found;
    }

    /** The partial chain on z that ends in a node, the shortest. */
    List<Pattern.Cell> path(int z, int end) {
        return partial.path(z, end, reach(z)[end]);
    }

    /** Whether chains on all of these, of no more variables together than one branch may have, can end in x. */
    boolean mayEndIn(int x, int[] starts) {
        int total = 0;
        for (int i = 0; i < starts.length && total <= most; i++) {
            total += least(starts[i])[x];
        }
        return total <= most;
    }

    /** The same of nodes that rule t out. */
    boolean mayRuleOut(int t, int[] starts) {
        int total = 0;
        for (int i = 0; i < starts.length && total <= most; i++) {
            total += leastAgainst(starts[i])[t];
        }
        return total <= most;
    }

    /** For each node a length that no partial chain on z to it is shorter than. */
    private int[] least(int z) {
        int[] found = least[z];
        if (found == null) {
            found = new int[field.nodes()];
            field.all().filter().earliest(z, most, PartialSearch.NEVER, found);
            least[z] = found;
        }
        return found;
    }

    private int[] leastAgainst(int z) {
        int[] found = leastAgainst[z];
        if (found == null) {
            found = new int[field.size];
            Arrays.fill(found, PartialSearch.NEVER);
            int[] rounds = least(z);
            for (int y = 0; y < rounds.length; y++) {
                if (rounds[y] <= most) {
                    for (int t : field.neighbours(y)) {
                        found[t] = Math.min(found[t], rounds[y]);
                    }
                }
            }
            leastAgainst[z] = found;
        }
        return found;
    }
}
