package ninebynine.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Z ∧ R₁ ∧ … ∧ Rₖ leaves variable Vₖ₊₁, which Rₖ touches, one node Rₖ₊₁, or nothing: the search for whips and g-whips.
 *
 * <p>Depth first. What can follow depends on the set of right-linking nodes and on the last of them alone, so a pair (set, last) that failed
 * is never entered again. Left-linking candidates decide nothing until the end; then they must all differ, unless loops are allowed.
 */
final class WhipSearch implements Chains.OnTarget {
    private final Field field;
    private final boolean groups;
    private final boolean loops;
    private final Hypothesis world;
    private final int[] variable;
    private final int[] node;
    private final int[] left;
    /** For each k, what the variables have left that have one candidate left, as bits. */
    private final long[] units;

    private final long[] fresh;
    /** What can follow each node of the chain, the last one's at the end: variable and node. */
    private int[] ways = new int[256];

    private int waysEnd;
    private final LongSet failed = new LongSet();
    private final LongSet stuck = new LongSet();
    private Scope scope;
    private Filter filter;

    private int target;
    private int length;
    private int needed;

    WhipSearch(Field field, boolean loops) {
        this.field = field;
        this.groups = field.groups().count > 0;
        this.loops = loops;
        this.world = new Hypothesis(field);
        int most = field.variables + 1;
        this.variable = new int[most];
        this.node = new int[most];
        this.left = new int[most];
        this.fresh = new long[field.words];
        this.units = new long[(most + 1) * field.words];
        this.scope = field.all();
        this.filter = scope.filter();
    }

    /** A whip on z of at most n variables in scope, or null. */
    @Override
    public @Nullable List<Pattern.Cell> find(int z, int n, Scope within) {
        int found = search(z, n, within);
        return found == 0 ? null : cells(found);
    }

    @Override
    public boolean exists(int z, int n, Scope within) {
        return search(z, n, within) > 0;
    }

    /** The length of the whip that was found, or 0. */
    private int search(int z, int n, Scope within) {
        scope = within;
        filter = within.filter();
        needed = filter.bound(z, n);
        if (needed > n) {
            return 0;
        }
        target = z;
        length = Math.min(n, field.variables);
        failed.clear();
        world.clear();
        int found = first();
        return found == 0 || loops || distinctLefts(found) ? found : loopless(found);
    }

    /** Starts from the target; returns the whip's length, or 0. */
    private int first() {
        variable[0] = world.emptiedBy(target, scope);
        if (variable[0] >= 0) {
            return 1;
        }
        if (length == 1) {
            return 0;
        }
        world.put(target);
        return grow(target, -1, 0, 0, 0);
    }

    /**
     * Goes on from the last node, k right-linking nodes being taken; returns the whip's length, or 0.
     *
     * @param set the hash of the set of right-linking nodes
     * @param reach the latest round of any of them
     */
    private int grow(int last, int lastVariable, int k, long set, int reach) {
        int from = waysEnd;
        unite(last, k);
        int found = groups ? growByGroups(last, lastVariable, k, set, reach) : growBy(from, k, set, reach);
        waysEnd = from;
        return found;
    }

    private int growBy(int from, int k, long set, int reach) {
        int to = waysEnd;
        for (int i = from; i < to; i += 2) {
            int found = step(ways[i], ways[i + 1], k, set, reach);
            if (found > 0) {
                return found;
            }
        }
        return 0;
    }

    /** Lists what the variables that the last node touches have left, where that is one candidate, each once; and adds it to what there was before. */
    private void unite(int last, int k) {
        int words = field.words;
        for (int w = 0; w < words; w++) {
            units[k * words + w] = k == 0 ? 0 : units[(k - 1) * words + w];
            fresh[w] = 0;
        }
        long[] touched = field.touched(last);
        for (int w = 0, at = last * field.span; w < field.span; w++, at++) {
            for (long some = touched[at] & scope.mask[w] & world.lone(w); some != 0; some &= some - 1) {
                int v = (w << 6) + Long.numberOfTrailingZeros(some);
                int y = world.sum(v);
                if ((fresh[y >> 6] >>> y & 1) == 0) {
                    fresh[y >> 6] |= 1L << y;
                    way(v, y);
                }
            }
        }
        for (int w = 0; w < words; w++) {
            units[k * words + w] |= fresh[w];
        }
    }

    private void way(int v, int y) {
        if (waysEnd + 2 > ways.length) {
            ways = Arrays.copyOf(ways, 2 * ways.length);
        }
        ways[waysEnd++] = v;
        ways[waysEnd++] = y;
    }

    private int growByGroups(int last, int lastVariable, int k, long set, int reach) {
        for (int v : field.touching(last)) {
            if (scope.allows(v)) {
                int x = world.unit(v);
                int found = x >= 0 ? step(v, x, k, set, reach) : confined(last, lastVariable, v, k, set, reach);
                if (found > 0) {
                    return found;
                }
            }
        }
        return 0;
    }

    private int confined(int last, int lastVariable, int v, int k, long set, int reach) {
        if (v == lastVariable) {
            return 0;
        }
        for (int g : field.groups().ofVariable[v]) {
            if (world.isConfined(v, g) && hasLeft(last, v, g)) {
                int found = step(v, field.size + g, k, set, reach);
                if (found > 0) {
                    return found;
                }
            }
        }
        return 0;
    }

    /** Whether v has a candidate outside the group that the last node rules out. */
    private boolean hasLeft(int last, int v, int g) {
        for (int c : field.members.row(v)) {
            if (field.rulesOut(last, c) && !field.groups().spans(g, c)) {
                return true;
            }
        }
        return false;
    }

    /** Takes x as the right-linking node of v. */
    private int step(int v, int x, int k, long set, int reach) {
        int latest = latest(x, k, reach);
        if (latest < 0) {
            return 0;
        }
        variable[k] = v;
        node[k] = x;
        if (k == length - 2) {
            return closes(x, k) ? k + 2 : 0;
        }
        long united = set ^ LongSet.spread(x);
        long key = key(united, x);
        if (failed.contains(key)) {
            return 0;
        }
        if (closes(x, k)) {
            return k + 2;
        }
        world.take(x);
        int found = grow(x, v, k + 1, united, latest);
        world.leave(x);
        if (found == 0) {
            failed.add(key);
        }
        return found;
    }

    /**
     * The latest round of the nodes so far and x, or -1 if that is too early: a contradiction in round r needs a node of every earlier round, and
     * each further node reaches one round more.
     */
    private int latest(int x, int k, int reach) {
        if (needed <= 2) {
            return 1;
        }
        int latest = Math.max(reach, filter.round(target, x));
        return latest < needed - length + k + 1 ? -1 : latest;
    }

    /** Whether some variable would have nothing left after x; it is then the next one. */
    private boolean closes(int x, int k) {
        if (!world.empties(x, scope, units, k * field.words)) {
            return false;
        }
        variable[k + 1] = world.emptiedBy(x, scope);
        return true;
    }

    private static long key(long set, int last) {
        return set * 31 + LongSet.spread(~last) | 1;
    }

    /** Chooses a left-linking candidate for every variable found, all different. */
    private boolean distinctLefts(int n) {
        return chooseLeft(0, n);
    }

    private boolean chooseLeft(int k, int n) {
        if (k == n) {
            return true;
        }
        int last = k == 0 ? target : node[k - 1];
        for (int c : field.members.row(variable[k])) {
            if (canBeLeft(c, last, k, n)) {
                left[k] = c;
                if (chooseLeft(k + 1, n)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean canBeLeft(int c, int last, int k, int n) {
        if (!field.rulesOut(last, c)) {
            return false;
        }
        for (int i = 0; i < k; i++) {
            if (left[i] == c) {
                return false;
            }
        }
        boolean inGroup = k < n - 1 && node[k] >= field.size && field.groups().spans(node[k] - field.size, c);
        return !inGroup;
    }

    /** The second search: like the first, but it chooses left-linking candidates on the way, and enters only what the first calls feasible. */
    private int loopless(int shortest) {
        int most = length;
        for (int n = shortest; n <= most; n++) {
            length = n;
            failed.clear();
            stuck.clear();
            world.start(target);
            if (growLoopless(target, -1, 0, 0, 0, 0)) {
                length = most;
                return n;
            }
        }
        length = most;
        return 0;
    }

    private boolean growLoopless(int last, int lastVariable, int k, long set, long lefts, int reach) {
        boolean end = k == length - 1;
        int from = waysEnd;
        unite(last, k);
        waysEnd = from;
        for (int v : field.touching(last)) {
            if (!scope.allows(v)) {
                continue;
            }
            if (world.isEmpty(v)) {
                if (end && chooseFinal(v, last, k)) {
                    return true;
                }
                continue;
            }
            if (end) {
                continue;
            }
            int x = world.unit(v);
            if (x >= 0) {
                if (stepLoopless(last, v, x, k, set, lefts, reach)) {
                    return true;
                }
            } else if (groups && v != lastVariable) {
                for (int g : field.groups().ofVariable[v]) {
                    if (world.isConfined(v, g) && stepLoopless(last, v, field.size + g, k, set, lefts, reach)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean chooseFinal(int v, int last, int k) {
        for (int c : field.members.row(v)) {
            if (canBeLeft(c, last, k, k + 1)) {
                variable[k] = v;
                left[k] = c;
                return true;
            }
        }
        return false;
    }

    private boolean stepLoopless(int last, int v, int x, int k, long set, long lefts, int reach) {
        int latest = latest(x, k, reach);
        if (latest < 0) {
            return false;
        }
        long united = set ^ LongSet.spread(x);
        long key = key(united, x);
        if (failed.contains(key)) {
            return false;
        }
        boolean closes = closes(x, k);
        world.take(x);
        boolean found = false;
        if (!closes && (k == length - 2 || grow(x, v, k + 1, united, latest) == 0)) {
            failed.add(key);
        } else {
            variable[k] = v;
            node[k] = x;
            found = chooseAndGrow(last, v, x, k, united, lefts, latest);
        }
        world.leave(x);
        return found;
    }

    private boolean chooseAndGrow(int last, int v, int x, int k, long set, long lefts, int reach) {
        for (int c : field.members.row(v)) {
            if (canBeLeft(c, last, k, length)) {
                left[k] = c;
                long chosen = lefts ^ LongSet.spread(c);
                long key = key(set * 17 + chosen, x);
                if (!stuck.contains(key)) {
                    if (growLoopless(x, v, k + 1, set, chosen, reach)) {
                        return true;
                    }
                    stuck.add(key);
                }
            }
        }
        return false;
    }

    private List<Pattern.Cell> cells(int n) {
        if (loops) {
            for (int k = 0; k < n; k++) {
                left[k] = anyLeft(k, n);
            }
        }
        List<Pattern.Cell> cells = new ArrayList<>(n);
        for (int k = 0; k < n; k++) {
            Ints right = k == n - 1 ? Ints.of() : field.labels(node[k]);
            cells.add(new Pattern.Cell(field.id[variable[k]], field.label[left[k]], right));
        }
        return cells;
    }

    private int anyLeft(int k, int n) {
        int last = k == 0 ? target : node[k - 1];
        for (int c : field.members.row(variable[k])) {
            if (field.rulesOut(last, c)
                    && !(k < n - 1 && node[k] >= field.size && field.groups().spans(node[k] - field.size, c))) {
                return c;
            }
        }
        throw new IllegalStateException("a whip's variable without a left-linking candidate");
    }
}
