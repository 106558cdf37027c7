package ninebynine.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.rule.Pattern;

/**
 * Z ∧ R₁ ∧ … ∧ Rₖ₋₁ leaves a variable the one node Rₖ: which nodes partial whips or braids on Z end in, and how short they can be.
 */
final class PartialSearch {
    /** The length to a node that is not reached. */
    static final int NEVER = Integer.MAX_VALUE / 4;
    /** How many partial chains on one candidate are looked at; only chains of eight and more variables come near. */
    private static final int VISITS = 100_000;

    private final Field field;
    private final boolean braids;
    private final Hypothesis world;
    private final boolean groups;
    private final LongSet seen = new LongSet();
    private final int[] node;
    private final int[] variable;
    private int[] shortest = {};
    private int wanted;
    private int longest;
    private int visits;

    PartialSearch(Field field, boolean braids) {
        this.field = field;
        this.braids = braids;
        groups = field.groups().count > 0;
        world = new Hypothesis(field);
        node = new int[field.nodes() + 1];
        variable = new int[field.nodes() + 1];
    }

    /** For each node the length of the shortest partial chain on z that ends in it, up to the longest; 0 for z itself. */
    int[] reach(int z, int most) {
        shortest = new int[field.nodes()];
        Arrays.fill(shortest, NEVER);
        shortest[z] = 0;
        wanted = -1;
        run(z, most);
        return shortest;
    }

    /** A partial chain on z of that length that ends in the node. */
    List<Pattern.Cell> path(int z, int end, int length) {
        if (length == 0) {
            return List.of();
        }
        shortest = new int[field.nodes()];
        wanted = end;
        run(z, length);
        return cells(length);
    }

    private boolean run(int z, int most) {
        longest = most;
        visits = 0;
        seen.clear();
        world.start(z);
        node[0] = z;
        return grow(1, 0);
    }

    private boolean grow(int k, long set) {
        if (k > longest) {
            return false;
        }
        for (int i = braids ? 0 : k - 1; i < k; i++) {
            for (int v : field.touching(node[i])) {
                int x = world.unit(v);
                if (x >= 0) {
                    if (step(v, x, k, set)) {
                        return true;
                    }
                } else if (groups) {
                    int[] of = field.groups().ofVariable[v];
                    for (int j = 0; j < of.length; j++) {
                        if (world.isConfined(v, j)
                                && leftOutside(node[i], v, of[j])
                                && step(v, field.size + of[j], k, set)) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private boolean leftOutside(int last, int v, int g) {
        for (int c : field.members.row(v)) {
            if (field.rulesOut(last, c) && !field.groups().spans(g, c)) {
                return true;
            }
        }
        return false;
    }

    private boolean step(int v, int x, int k, long set) {
        node[k] = x;
        variable[k] = v;
        shortest[x] = Math.min(shortest[x], k);
        if (x == wanted && k == longest) {
            return true;
        }
        long united = set ^ LongSet.spread(x);
        if (k == longest || visits > VISITS || !seen.add(braids ? united | 1 : united * 31 + LongSet.spread(~x) | 1)) {
            return false;
        }
        visits++;
        world.take(x);
        boolean found = grow(k + 1, united);
        world.leave(x);
        return found;
    }

    private List<Pattern.Cell> cells(int length) {
        List<Pattern.Cell> cells = new ArrayList<>(length);
        for (int k = 1; k <= length; k++) {
            cells.add(new Pattern.Cell(field.id[variable[k]], field.label[left(k)], field.labels(node[k])));
        }
        return cells;
    }

    /** A left-linking candidate for the k-th variable, linked to the node before it or, in a braid, to an earlier one. */
    private int left(int k) {
        for (int i = k - 1; i >= 0; i--) {
            for (int c : field.members.row(variable[k])) {
                boolean inside =
                        c == node[k] || node[k] >= field.size && field.groups().spans(node[k] - field.size, c);
                if (!inside && field.rulesOut(node[i], c)) {
                    return c;
                }
            }
        }
        throw new IllegalStateException("a chain's variable without a left-linking candidate");
    }

    /** The node, among those that rule the candidate out, that is reached first; or -1. */
    static int killer(Field field, int[] reach, int c) {
        int best = -1;
        for (int y : field.groups().killers(c)) {
            if (reach[y] < NEVER && (best < 0 || reach[y] < reach[best])) {
                best = y;
            }
        }
        return best;
    }
}
