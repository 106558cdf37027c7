package ninebynine.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Z–V₁–R₁–V₂–R₂–…–Rₙ–Z, each node all that the one before it leaves of a variable: the search for g-bivalue-chains, breadth first over nodes.
 */
final class GPathSearch {
    private final Field field;
    private final Filter filter;
    private final int[] distance;
    private final int[] from;
    private final int[] variable;
    private final int[] queue;

    GPathSearch(Field field) {
        this.field = field;
        this.filter = field.all().filter();
        distance = new int[field.nodes()];
        from = new int[field.nodes()];
        variable = new int[field.nodes()];
        queue = new int[field.nodes()];
    }

    /** The shortest chain on z of at most n variables, or null. */
    @Nullable
    List<Pattern.Cell> find(int z, int n, Scope all) {
        if (!filter.allows(z, n)) {
            return null;
        }
        Arrays.fill(distance, -1);
        distance[z] = 0;
        queue[0] = z;
        int to = 1;
        for (int i = 0; i < to && distance[queue[i]] < n; i++) {
            Stopping.check();
            int r = queue[i];
            for (int v : field.touching(r)) {
                if (r != z && v == variable[r] || Field.contains(field.members.row(v), z)) {
                    continue;
                }
                int x = left(r, v);
                if (x >= 0 && distance[x] < 0) {
                    distance[x] = distance[r] + 1;
                    from[x] = r;
                    variable[x] = v;
                    if (field.rulesOut(x, z)) {
                        List<Pattern.Cell> cells = path(z, x);
                        if (PathSearch.isSimple(cells)) {
                            return cells;
                        }
                        continue;
                    }
                    queue[to++] = x;
                }
            }
        }
        return null;
    }

    /** The node that r leaves of v: its only other candidate, or a group of it that holds them all; -1 if there is none. */
    private int left(int r, int v) {
        int last = -1;
        int count = 0;
        for (int c : field.members.row(v)) {
            if (c == r) {
                return -1;
            }
            if (!field.rulesOut(r, c)) {
                last = c;
                count++;
            }
        }
        if (count <= 1) {
            return last;
        }
        for (int i = 0; i < field.groups().ofVariable[v].length; i++) {
            boolean all = true;
            for (int c : field.groups().outside[v][i]) {
                all &= field.rulesOut(r, c);
            }
            int g = field.groups().ofVariable[v][i];
            if (all && hasLeft(r, g, field.groups().outside[v][i])) {
                return field.size + g;
            }
        }
        return -1;
    }

    private boolean hasLeft(int r, int g, int[] outside) {
        for (int c : outside) {
            if (field.rulesOut(r, c) && !field.groups().spans(g, c)) {
                return true;
            }
        }
        return false;
    }

    private List<Pattern.Cell> path(int z, int end) {
        List<Pattern.Cell> cells = new ArrayList<>();
        for (int x = end; x != z; x = from[x]) {
            cells.add(new Pattern.Cell(
                    field.id[variable[x]], field.label[leftLinking(from[x], variable[x], x)], right(x)));
        }
        Collections.reverse(cells);
        return cells;
    }

    private Ints right(int x) {
        return field.labels(x);
    }

    private int leftLinking(int r, int v, int x) {
        for (int c : field.members.row(v)) {
            boolean inside = c == x || x >= field.size && field.groups().spans(x - field.size, c);
            if (!inside && field.rulesOut(r, c)) {
                return c;
            }
        }
        throw new IllegalStateException("a chain's variable without a left-linking candidate");
    }
}
