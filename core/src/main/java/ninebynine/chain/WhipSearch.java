package ninebynine.chain;

import java.util.ArrayList;
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
    /** How many words of candidates make a field large. */
    private static final int LARGE = 32;

    private final Field field;
    final boolean groups;
    private final boolean loops;
    private final boolean near;
    final Hypothesis world;
    final Horizon horizon;
    final Outlook outlook;
    final int[] variable;
    final int[] node;
    final int[] left;
    private final WhipProbe probe;
    final LongSet failed = new LongSet();
    private final LooplessSearch second;
    Scope scope;
    private Filter filter;

    int target;
    int length;
    private int needed;

    WhipSearch(Field field, boolean loops) {
        this(field, loops, field.words > LARGE);
    }

    /**
     * @param near whether to look in the part of the field that each target can reach: the whole of a large one is too much to go through at every node
     */
    WhipSearch(Field field, boolean loops, boolean near) {
        this.field = field;
        this.groups = field.groups().count > 0;
        this.loops = loops;
        this.near = near && !groups;
        this.world = field.world();
        this.horizon = new Horizon(world);
        this.outlook = new Outlook(world);
        this.probe = new WhipProbe(world, horizon, outlook);
        int most = field.variables + 1;
        this.variable = new int[most];
        this.node = new int[most];
        this.left = new int[most];
        this.scope = field.all();
        this.filter = scope.filter();
        this.second = new LooplessSearch(this, field);
    }

    /** A whip on z of at most n variables in scope, or null. */
    @Override
    public @Nullable List<Pattern.Cell> find(int z, int n, Scope within) {
        if (near) {
            Field part = part(z, n, within);
            return part == null ? null : in(part).find(part.number(field.label[z]), n, part.within(within.type));
        }
        int found = mayExist(z, n, within) ? search() : 0;
        return found == 0 ? null : cells(found);
    }

    @Override
    public boolean exists(int z, int n, Scope within) {
        if (near) {
            Field part = part(z, n, within);
            return part != null && in(part).exists(part.number(field.label[z]), n, part.within(within.type));
        }
        return mayExist(z, n, within) && (!groups && distinctLefts(retrace()) || search() > 0);
    }

    /** The part of the field that a whip on z can reach, if there may be one. */
    private @Nullable Field part(int z, int n, Scope within) {
        return within.filter().allows(z, n) ? Neighbourhood.of(z, n, field) : null;
    }

    private WhipSearch in(Field part) {
        return new WhipSearch(part, loops, false);
    }

    /** Whether there is a whip on z if loops are allowed; with groups, whether there may be one. */
    private boolean mayExist(int z, int n, Scope within) {
        scope = within;
        filter = within.filter();
        if (!filter.allows(z, n)) {
            return false;
        }
        needed = filter.bound(z, n);
        target = z;
        length = Math.min(n, field.variables);
        return groups || probe.exists(z, length, scope);
    }

    /** Finds the variables of the whip that the probe found; returns its length. */
    private int retrace() {
        world.clear();
        int last = target;
        for (int k = 0; k < probe.size; k++) {
            world.take(last);
            node[k] = probe.node[k];
            variable[k] = world.variableOf(node[k], last, scope);
            last = node[k];
        }
        variable[probe.size] = world.emptiedBy(last, scope);
        return probe.size + 1;
    }

    /** The length of the first whip, or 0. One without loops may be shorter than the first that has some. */
    private int search() {
        failed.clear();
        world.clear();
        int found = first();
        return found == 0 || loops || distinctLefts(found) ? found : second.search(needed);
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
        world.take(target);
        return grow(target, -1, 0, 0, 0);
    }

    /**
     * Goes on from the last node, k right-linking nodes being taken; returns the whip's length, or 0.
     *
     * @param set the hash of the set of right-linking nodes
     * @param reach the latest round of any of them
     */
    int grow(int last, int lastVariable, int k, long set, int reach) {
        return groups ? growByGroups(last, lastVariable, k, set, reach) : growByUnits(last, k, set, reach);
    }

    private int growByUnits(int last, int k, long set, int reach) {
        if (horizon.isHopeless(last, length - 1 - k, scope)) {
            return 0;
        }
        long before = outlook.of(last, length - 1 - k, scope);
        if (before != Outlook.UNKNOWN && failed.contains(before)) {
            return 0;
        }
        for (int i = 0, count = world.listUnits(last, scope); i < count; i++) {
            int found = world.isRepeated(i) ? 0 : step(world.variable(i), world.candidate(i), k, set, reach);
            if (found > 0) {
                return found;
            }
        }
        if (before != Outlook.UNKNOWN) {
            failed.add(before);
        }
        return 0;
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
        int[] of = field.groups().ofVariable[v];
        for (int i = 0; i < of.length; i++) {
            if (world.isConfined(v, i) && hasLeft(last, v, of[i])) {
                int found = step(v, field.size + of[i], k, set, reach);
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
    int latest(int x, int k, int reach) {
        if (needed <= 2) {
            return 1;
        }
        int latest = Math.max(reach, filter.round(target, x));
        return latest < needed - length + k + 1 ? -1 : latest;
    }

    /** Whether some variable would have nothing left after x; it is then the next one. */
    boolean closes(int x, int k) {
        if (!world.empties(x, scope)) {
            return false;
        }
        variable[k + 1] = world.emptiedBy(x, scope);
        return true;
    }

    static long key(long set, int last) {
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

    boolean canBeLeft(int c, int last, int k, int n) {
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
