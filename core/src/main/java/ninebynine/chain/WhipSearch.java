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
final class WhipSearch {
    private final Field field;
    private final boolean groups;
    private final boolean loops;
    private final Hypothesis world;
    private final Filter filter;
    private final int[] round;
    private final int[] variable;
    private final int[] node;
    private final int[] left;
    /** The visit in which a node was last tried as the last right-linking one. */
    private final int[] tried;

    private int visit;
    private final LongSet failed = new LongSet();
    private final LongSet stuck = new LongSet();
    /** The variables of the only type allowed, or null. */
    private @Nullable Typed typed;

    private int target;
    private int length;
    private int needed;

    WhipSearch(Field field, boolean loops) {
        this.field = field;
        this.groups = field.groups().count > 0;
        this.loops = loops;
        this.world = new Hypothesis(field);
        this.filter = field.filter();
        this.round = new int[field.nodes()];
        int most = field.variables + 1;
        this.variable = new int[most];
        this.node = new int[most];
        this.left = new int[most];
        this.tried = new int[round.length];
    }

    /** A whip on z of at most n variables, or null. Only variables that the type allows, if there is one. */
    @Nullable
    List<Pattern.Cell> find(int z, int n, @Nullable Typed type) {
        if (filter.bound(z, n) > n) {
            return null;
        }
        typed = type;
        target = z;
        length = Math.min(n, field.variables);
        needed = filter.bound(z, n);
        filter.roundsOf(z, round);
        failed.clear();
        world.start(z);
        int found = grow(z, -1, 0, 0, 0);
        if (found == 0) {
            return null;
        }
        if (loops || distinctLefts(found)) {
            return cells(found);
        }
        return loopless(found);
    }

    private boolean allows(int v) {
        return typed == null || typed.allows(v);
    }

    /**
     * Goes on from the last node, k right-linking nodes being taken; returns the whip's length, or 0.
     *
     * @param set the hash of the set of right-linking nodes
     * @param reach the latest round of any of them
     */
    private int grow(int last, int lastVariable, int k, long set, int reach) {
        int[] touching = field.touching(last);
        for (int v : touching) {
            if (world.isEmpty(v) && allows(v)) {
                variable[k] = v;
                return k + 1;
            }
        }
        if (k == length - 1) {
            return 0;
        }
        visit++;
        for (int v : touching) {
            if (!allows(v)) {
                continue;
            }
            int x = world.unit(v);
            int found =
                    x >= 0 ? step(v, x, k, set, reach) : groups ? confined(last, lastVariable, v, k, set, reach) : 0;
            if (found > 0) {
                return found;
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
        for (int c : field.members[v]) {
            if (field.rulesOut(last, c) && !Field.contains(field.groups().open(g), c)) {
                return true;
            }
        }
        return false;
    }

    /** Takes x as the right-linking node of v. */
    private int step(int v, int x, int k, long set, int reach) {
        // A contradiction in round r needs a node of every earlier round, and each further node reaches one round more.
        int latest = Math.max(reach, round[x]);
        if (latest < needed - length + k + 1) {
            return 0;
        }
        variable[k] = v;
        node[k] = x;
        if (k == length - 2) {
            if (tried[x] == visit) {
                return 0;
            }
            tried[x] = visit;
            return leaf(x, k);
        }
        long united = set ^ LongSet.spread(x);
        long key = key(united, x);
        if (failed.contains(key)) {
            return 0;
        }
        world.take(x);
        int found = grow(x, v, k + 1, united, latest);
        world.leave(x);
        if (found == 0) {
            failed.add(key);
        }
        return found;
    }

    private static long key(long set, int last) {
        return set * 31 + LongSet.spread(~last) | 1;
    }

    private int leaf(int x, int k) {
        if (typed == null) {
            int v = world.emptiedBy(x);
            variable[k + 1] = v;
            return v < 0 ? 0 : k + 2;
        }
        for (int v : field.touching(x)) {
            if (allows(v) && world.wouldEmpty(v, x)) {
                variable[k + 1] = v;
                return k + 2;
            }
        }
        return 0;
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
        for (int c : field.members[variable[k]]) {
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
        boolean inGroup = k < n - 1
                && node[k] >= field.size
                && Field.contains(field.groups().open(node[k] - field.size), c);
        return !inGroup;
    }

    /** The second search: like the first, but it chooses left-linking candidates on the way, and enters only what the first calls feasible. */
    private @Nullable List<Pattern.Cell> loopless(int shortest) {
        int most = length;
        for (int n = shortest; n <= most; n++) {
            length = n;
            failed.clear();
            stuck.clear();
            world.start(target);
            if (growLoopless(target, -1, 0, 0, 0, 0)) {
                length = most;
                return cells(n);
            }
        }
        length = most;
        return null;
    }

    private boolean growLoopless(int last, int lastVariable, int k, long set, long lefts, int reach) {
        boolean end = k == length - 1;
        for (int v : field.touching(last)) {
            if (!allows(v)) {
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
        for (int c : field.members[v]) {
            if (canBeLeft(c, last, k, k + 1)) {
                variable[k] = v;
                left[k] = c;
                return true;
            }
        }
        return false;
    }

    private boolean stepLoopless(int last, int v, int x, int k, long set, long lefts, int reach) {
        int latest = Math.max(reach, round[x]);
        if (latest < needed - length + k + 1) {
            return false;
        }
        long united = set ^ LongSet.spread(x);
        long key = key(united, x);
        if (failed.contains(key)) {
            return false;
        }
        world.take(x);
        boolean found = false;
        if (grow(x, v, k + 1, united, latest) == 0) {
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
        for (int c : field.members[v]) {
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
        for (int c : field.members[variable[k]]) {
            if (field.rulesOut(last, c)
                    && !(k < n - 1
                            && node[k] >= field.size
                            && Field.contains(field.groups().open(node[k] - field.size), c))) {
                return c;
            }
        }
        throw new IllegalStateException("a whip's variable without a left-linking candidate");
    }
}
