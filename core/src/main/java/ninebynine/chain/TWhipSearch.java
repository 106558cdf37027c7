package ninebynine.chain;

import java.util.ArrayList;
import java.util.List;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Z makes R₁ true; R₁ alone makes R₂ true, both R₃, …; the last variable is left with nothing that Z allows: the search for t-whips.
 *
 * <p>From R₁ on the chain does not look at Z, so its body is a partial whip with target R₁. In the coded form Z may help in the first variable, and
 * the last must be left with exactly one candidate, linked to Z; in the book's form the first variable has two candidates, and in the last Z may help
 * with any number of them.
 */
final class TWhipSearch {
    private final Field field;
    private final boolean book;
    private final Hypothesis world;
    final Horizon horizon;
    private final int[] variable;
    private final int[] node;
    private final int[] left;
    private final LongSet failed = new LongSet();
    private Scope scope;
    private Filter filter;
    private int target;
    private int length;
    private int needed;

    TWhipSearch(Field field, boolean book) {
        this.field = field;
        this.book = book;
        world = field.world();
        horizon = new Horizon(world);
        scope = field.all();
        filter = scope.filter();
        variable = new int[field.variables + 1];
        node = new int[field.variables + 1];
        left = new int[field.variables + 1];
    }

    /** A t-whip on z of at most n variables, or null. */
    @Nullable
    List<Pattern.Cell> find(int z, int n, Scope within) {
        scope = within;
        filter = within.filter();
        if (!filter.allows(z, n)) {
            return null;
        }
        target = z;
        length = Math.min(n, field.variables);
        needed = filter.bound(z, n);
        world.start(z);
        int[] touching = field.touching(z);
        int[] first = new int[touching.length];
        for (int i = 0; i < touching.length; i++) {
            boolean fits = allows(touching[i]) && (!book || field.counts[touching[i]] == 2);
            first[i] = fits ? world.unit(touching[i]) : -1;
        }
        for (int i = 0; i < first.length; i++) {
            if (first[i] >= 0 && (book || filter.leadsBack(z, first[i], length - 1))) {
                variable[0] = touching[i];
                node[0] = first[i];
                failed.clear();
                world.start(first[i]);
                int found = grow(first[i], 1, 0, filter.round(target, first[i]));
                if (found > 0) {
                    return cells(found);
                }
            }
        }
        return null;
    }

    private boolean allows(int v) {
        return scope.allows(v);
    }

    private int grow(int last, int k, long set, int reach) {
        if (!book && horizon.isHopeless(last, length - 1 - k, scope, target)) {
            return 0;
        }
        int count = world.listUnits(last, scope);
        if (book ? closesByBook(last, k) : closes(count, k)) {
            return k + 1;
        }
        return k == length - 1 ? 0 : further(count, k, set, reach);
    }

    private boolean closes(int count, int k) {
        for (int i = 0; i < count; i++) {
            variable[k] = world.variable(i);
            if (field.linked(world.candidate(i), target) && chooseLeft(0, k + 1)) {
                return true;
            }
        }
        return false;
    }

    /** In the book's form a variable may close the chain with any number of candidates left. */
    private boolean closesByBook(int last, int k) {
        for (int v : field.touching(last)) {
            variable[k] = v;
            if (allows(v) && leavesNothing(v) && chooseLeft(0, k + 1)) {
                return true;
            }
        }
        return false;
    }

    private int further(int count, int k, long set, int reach) {
        for (int i = 0; i < count; i++) {
            int x = world.candidate(i);
            if (x != target && !field.linked(x, target)) {
                int found = step(world.variable(i), x, k, set, reach);
                if (found > 0) {
                    return found;
                }
            }
        }
        return 0;
    }

    private boolean leavesNothing(int v) {
        if (world.isEmpty(v)) {
            return false;
        }
        for (int c : field.members.row(v)) {
            if (c == target || !world.isDead(c) && !field.linked(c, target)) {
                return false;
            }
        }
        return true;
    }

    private int step(int v, int x, int k, long set, int reach) {
        int latest = Math.max(reach, filter.round(target, x));
        if (latest < needed - length + k + 1) {
            return 0;
        }
        long united = set ^ LongSet.spread(x);
        long key = united * 31 + LongSet.spread(~x) | 1;
        if (failed.contains(key)) {
            return 0;
        }
        variable[k] = v;
        node[k] = x;
        world.take(x);
        int found = grow(x, k + 1, united, latest);
        world.leave(x);
        if (found == 0) {
            failed.add(key);
        }
        return found;
    }

    /** Chooses left-linking candidates, all different, and none of them the target. */
    private boolean chooseLeft(int k, int n) {
        if (k == n) {
            return true;
        }
        int last = k == 0 ? target : node[k - 1];
        for (int c : field.members.row(variable[k])) {
            if (c != target && field.linked(last, c) && !isUsed(c, k)) {
                left[k] = c;
                if (chooseLeft(k + 1, n)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isUsed(int c, int k) {
        for (int i = 0; i < k; i++) {
            if (left[i] == c || node[i] == c) {
                return true;
            }
        }
        return false;
    }

    private List<Pattern.Cell> cells(int n) {
        List<Pattern.Cell> cells = new ArrayList<>(n);
        for (int k = 0; k < n; k++) {
            Ints right = k == n - 1 ? Ints.of() : Ints.of(field.label[node[k]]);
            cells.add(new Pattern.Cell(field.id[variable[k]], field.label[left[k]], right));
        }
        return cells;
    }
}
