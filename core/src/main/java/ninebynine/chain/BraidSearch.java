package ninebynine.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Z ∧ R₁ ∧ … ∧ Rₖ leaves some variable Vₖ₊₁ one node Rₖ₊₁, or nothing: the search for braids and g-braids.
 *
 * <p>Short ones are found, or shown not to exist, by enumerating sets of nodes, each set once. Where there are too many sets, a proof is cut out
 * of the propagation and made shorter by branch and bound:
 *
 * <pre>
 *   prove(b)   propagate by rounds what is not excluded; no contradiction in b rounds → fail
 *              cut the proof P out of it, backward from the contradiction; |P| + 1 ≤ b → found
 *              any shorter proof omits some p ∈ P: for each, exclude it, require those before it, and prove again
 * </pre>
 *
 * Both are complete and free of duplicates.
 */
final class BraidSearch {
    private static final int NONE = 0;
    private static final int FOUND = 1;
    private static final int UNDECIDED = 2;
    /** How many sets are looked at before branch and bound takes over. */
    private static final int VISITS = 4000;

    private final Field field;
    private final boolean groups;
    final Hypothesis world;
    /** Made when it is first needed. */
    private @Nullable Landmarks landmarks;

    private final int[] chosen;
    private final boolean[] listed;

    private Scope scope;
    private Filter filter;
    private int length;
    private int needed;
    private int target;
    private int visits;
    private final Consequences consequences;
    /** The nodes on offer, in order, with the variable of each. */
    private final int[] trail;

    private final int[] variableOf;
    private int size;

    private int[] proof = {};
    private int[] proofVariables = {};
    private int emptied;

    BraidSearch(Field field) {
        this.field = field;
        this.groups = field.groups().count > 0;
        this.world = new Hypothesis(field);
        this.scope = field.all();
        this.filter = scope.filter();
        int nodes = field.nodes();
        chosen = new int[nodes];
        listed = new boolean[nodes];
        consequences = new Consequences(field, world);
        trail = new int[nodes + 1];
        variableOf = new int[nodes];
    }

    /** A braid on z of at most n variables in scope, or null. */
    @Nullable
    List<Pattern.Cell> find(int z, int n, Scope within) {
        scope = within;
        filter = within.filter();
        if (!filter.allows(z, n)) {
            return null;
        }
        length = Math.min(n, field.variables);
        int found = enumerate(z);
        if (found == UNDECIDED) {
            Arrays.fill(consequences.excluded, false);
            Arrays.fill(consequences.required, false);
            found = prove(z, length, 0) ? FOUND : NONE;
        }
        return found == FOUND ? cells(z) : null;
    }

    /** Looks at sets of nodes in the order in which they become available, until one empties a variable or there are too many. */
    private int enumerate(int z) {
        needed = filter.bound(z, length);
        target = z;
        world.start(z);
        Arrays.fill(listed, false);
        visits = 0;
        size = 0;
        offer(z);
        int found = extend(0, 0, 0);
        unlist(0);
        return found;
    }

    /** Adds one of the nodes on offer from the given place on; those before it are out, or the same set would come again. */
    private int extend(int k, int from, int reach) {
        int offered = size;
        for (int i = from; i < offered; i++) {
            int x = trail[i];
            // A contradiction in round r needs a node of every earlier round, and each further node reaches one round
            // more.
            int latest = Math.max(reach, filter.round(target, x));
            if (latest < needed - length + k + 1) {
                continue;
            }
            if (++visits > VISITS) {
                return UNDECIDED;
            }
            chosen[k] = x;
            if (world.empties(x, scope)) {
                return found(k + 1, world.emptiedBy(x, scope));
            }
            if (k < length - 2) {
                int found = further(x, k, i, latest);
                if (found != NONE) {
                    return found;
                }
            }
        }
        return NONE;
    }

    private int further(int x, int k, int place, int latest) {
        world.take(x);
        int offered = size;
        offer(x);
        int found = extend(k + 1, place + 1, latest);
        unlist(offered);
        world.leave(x);
        return found;
    }

    private void unlist(int from) {
        while (size > from) {
            int x = trail[--size];
            listed[x] = false;
        }
    }

    /** Puts what a node makes available at the end of the list. */
    private void offer(int node) {
        if (groups) {
            offerByGroups(node);
            return;
        }
        for (int i = 0, count = world.listUnits(node, scope); i < count; i++) {
            list(world.candidate(i), world.variable(i));
        }
    }

    private void offerByGroups(int node) {
        for (int v : field.touching(node)) {
            int x = world.unit(v);
            if (!scope.allows(v)) {
                continue;
            }
            if (x >= 0) {
                list(x, v);
            } else {
                int[] of = field.groups().ofVariable[v];
                for (int i = 0; i < of.length; i++) {
                    if (world.isConfined(v, i)) {
                        list(field.size + of[i], v);
                    }
                }
            }
        }
    }

    private void list(int x, int v) {
        if (!listed[x]) {
            listed[x] = true;
            variableOf[x] = v;
            trail[size++] = x;
        }
    }

    private int found(int count, int v) {
        proof = Arrays.copyOf(chosen, count);
        proofVariables = new int[count];
        for (int i = 0; i < count; i++) {
            proofVariables[i] = variableOf[proof[i]];
        }
        emptied = v;
        return FOUND;
    }

    private boolean prove(int z, int most, int requiredCount) {
        boolean[] excluded = consequences.excluded;
        boolean[] free = consequences.required;
        if (landmarks().exceeds(z, most - 1 - requiredCount, excluded, free)) {
            return false;
        }
        int[] cut = consequences.cut(z, most, scope);
        if (cut == null) {
            return false;
        }
        if (cut.length + 1 <= most) {
            keep(cut);
            return true;
        }
        int required = requiredCount;
        int done = 0;
        boolean found = false;
        for (; done < cut.length && !found; done++) {
            int p = cut[done];
            if (free[p]) {
                continue;
            }
            excluded[p] = true;
            found = prove(z, most, required);
            excluded[p] = false;
            free[p] = true;
            cut[done] = ~p;
            required++;
        }
        for (int i = 0; i < done; i++) {
            if (cut[i] < 0) {
                free[~cut[i]] = false;
            }
        }
        return found;
    }

    private void keep(int[] cut) {
        proof = cut;
        proofVariables = Arrays.stream(cut).map(consequences::variable).toArray();
        emptied = consequences.emptied();
    }

    /** A braid on z of whatever length, as it comes, or null: there is one exactly when Singles refute z. Mostly short, not always the shortest. */
    @Nullable
    List<Pattern.Cell> plain(int z) {
        int[] cut = consequences.cut(z, Integer.MAX_VALUE, field.all());
        if (cut == null) {
            return null;
        }
        keep(cut);
        return cells(z);
    }

    private Landmarks landmarks() {
        Landmarks made = landmarks;
        if (made == null) {
            made = new Landmarks(field);
            landmarks = made;
        }
        return made;
    }

    private List<Pattern.Cell> cells(int z) {
        List<Pattern.Cell> cells = new ArrayList<>(proof.length + 1);
        for (int k = 0; k < proof.length; k++) {
            int left = left(z, proofVariables[k], proof[k], k);
            cells.add(new Pattern.Cell(field.id[proofVariables[k]], field.label[left], field.labels(proof[k])));
        }
        int left = left(z, emptied, -1, proof.length);
        cells.add(new Pattern.Cell(field.id[emptied], field.label[left], Ints.of()));
        return cells;
    }

    /** The first member of v that z or one of the first k nodes rules out; what is linked to the last of them reads best. */
    private int left(int z, int v, int node, int k) {
        for (int i = k; i >= 0; i--) {
            int killer = i == 0 ? z : proof[i - 1];
            for (int c : field.members.row(v)) {
                if (!field.isIn(node, c) && field.rulesOut(killer, c)) {
                    return c;
                }
            }
        }
        throw new IllegalStateException("a variable with one node left has lost nothing");
    }
}
