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
    private final Hypothesis world;
    private final Filter filter;
    private final Landmarks landmarks;
    private final int[] chosen;
    private final boolean[] listed;
    /** The candidates that are listed, as bits. */
    private final long[] units;

    private int length;
    private int needed;
    private int target;
    private int visits;
    private final boolean[] excluded;
    private final boolean[] required;
    /** The nodes taken, in order, with the variable and the round of each. */
    private final int[] trail;

    private final int[] variableOf;
    private final int[] roundOf;
    private final int[] seen;
    private int stamp;
    private int size;

    private int[] proof = {};
    private int[] proofVariables = {};
    private int emptied;

    BraidSearch(Field field) {
        this.field = field;
        this.groups = field.groups().count > 0;
        this.world = new Hypothesis(field);
        this.filter = field.all().filter();
        this.landmarks = new Landmarks(field);
        int nodes = field.nodes();
        chosen = new int[nodes];
        listed = new boolean[nodes];
        units = new long[field.words];
        excluded = new boolean[nodes];
        required = new boolean[nodes];
        trail = new int[nodes + 1];
        variableOf = new int[nodes];
        roundOf = new int[nodes];
        seen = new int[field.variables];
    }

    /** A braid on z of at most n variables, or null. */
    @Nullable
    List<Pattern.Cell> find(int z, int n) {
        if (filter.bound(z, n) > n) {
            return null;
        }
        length = Math.min(n, field.variables);
        int found = enumerate(z);
        if (found == UNDECIDED) {
            Arrays.fill(excluded, false);
            Arrays.fill(required, false);
            found = prove(z, length, 0) ? FOUND : NONE;
        }
        return found == FOUND ? cells(z) : null;
    }

    /** Looks at sets of nodes in the order in which they become available, until one empties a variable or there are too many. */
    private int enumerate(int z) {
        needed = filter.bound(z, length);
        target = z;
        world.start(z);
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
            if (world.empties(x, field.all(), units, 0)) {
                return found(k + 1, world.emptiedBy(x, field.all()));
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
            if (x < field.size) {
                units[x >> 6] &= ~(1L << x);
            }
        }
    }

    /** Puts what a node makes available at the end of the list. */
    private void offer(int node) {
        if (groups) {
            offerByGroups(node);
            return;
        }
        long[] touched = field.touched(node);
        for (int w = 0, at = node * field.span; w < field.span; w++, at++) {
            for (long some = touched[at] & world.lone(w); some != 0; some &= some - 1) {
                int v = (w << 6) + Long.numberOfTrailingZeros(some);
                list(world.sum(v), v);
            }
        }
    }

    private void offerByGroups(int node) {
        for (int v : field.touching(node)) {
            int x = world.unit(v);
            if (x >= 0) {
                list(x, v);
            } else {
                for (int g : field.groups().ofVariable[v]) {
                    if (world.isConfined(v, g)) {
                        list(field.size + g, v);
                    }
                }
            }
        }
    }

    private void list(int x, int v) {
        if (!listed[x]) {
            listed[x] = true;
            if (x < field.size) {
                units[x >> 6] |= 1L << x;
            }
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
        if (landmarks.exceeds(z, most - 1 - requiredCount, excluded, this.required)) {
            return false;
        }
        int[] cut = cut(z, most);
        if (cut == null) {
            return false;
        }
        if (cut.length + 1 <= most) {
            proof = cut;
            proofVariables = new int[cut.length];
            for (int i = 0; i < cut.length; i++) {
                proofVariables[i] = variableOf[cut[i]];
            }
            return true;
        }
        int required = requiredCount;
        int done = 0;
        boolean found = false;
        for (; done < cut.length && !found; done++) {
            int p = cut[done];
            if (this.required[p]) {
                continue;
            }
            excluded[p] = true;
            found = prove(z, most, required);
            excluded[p] = false;
            this.required[p] = true;
            cut[done] = ~p;
            required++;
        }
        for (int i = 0; i < done; i++) {
            if (cut[i] < 0) {
                this.required[~cut[i]] = false;
            }
        }
        return found;
    }

    /** Propagates by rounds and cuts out a proof of the first contradiction; null if there is none in time. */
    private int @Nullable [] cut(int z, int most) {
        world.start(z);
        size = 0;
        trail[size++] = z;
        int from = 0;
        for (int round = 1; round <= most; round++) {
            int to = size;
            stamp++;
            int[] best = null;
            for (int i = from; i < to; i++) {
                for (int v : field.touching(trail[i])) {
                    if (seen[v] != stamp) {
                        seen[v] = stamp;
                        if (world.isEmpty(v)) {
                            int[] slice = slice(z, v);
                            if (best == null || slice.length < best.length) {
                                best = slice;
                                emptied = v;
                            }
                        } else if (best == null) {
                            note(v, round);
                        }
                    }
                }
            }
            if (best != null) {
                return best;
            }
            if (size == to) {
                return null;
            }
            for (int i = to; i < size; i++) {
                world.put(trail[i]);
            }
            from = to;
        }
        return null;
    }

    /** Puts what v leaves on the trail, once, unless it is excluded. */
    private void note(int v, int round) {
        int x = world.unit(v);
        if (x >= 0) {
            put(x, v, round);
        } else if (groups) {
            for (int g : field.groups().ofVariable[v]) {
                if (world.isConfined(v, g)) {
                    put(field.size + g, v, round);
                }
            }
        }
    }

    private void put(int node, int v, int round) {
        if (excluded[node]) {
            return;
        }
        for (int i = size - 1; i > 0 && roundOf[trail[i]] == round; i--) {
            if (trail[i] == node) {
                return;
            }
        }
        variableOf[node] = v;
        roundOf[node] = round;
        trail[size++] = node;
    }

    /** The nodes that a contradiction in v leans on, in trail order; killers that are needed anyway are preferred. */
    private int[] slice(int z, int v) {
        boolean[] needed = new boolean[size];
        lean(z, v, -1, size, needed);
        int count = 0;
        for (int i = size - 1; i > 0; i--) {
            if (needed[i]) {
                count++;
                int node = trail[i];
                lean(z, variableOf[node], node, roundStart(roundOf[node]), needed);
            }
        }
        int[] cut = new int[count];
        int n = 0;
        for (int i = 1; i < size; i++) {
            if (needed[i]) {
                cut[n++] = trail[i];
            }
        }
        return cut;
    }

    /** The trail index at which a round's nodes begin. */
    private int roundStart(int round) {
        int i = 1;
        while (i < size && roundOf[trail[i]] < round) {
            i++;
        }
        return i;
    }

    /** Marks what rules out the members of v, but for the node it leaves. */
    private void lean(int z, int v, int node, int before, boolean[] needed) {
        for (int c : field.members.row(v)) {
            if (c == node || isIn(node, c) || field.linked(z, c)) {
                continue;
            }
            int killer = 0;
            for (int i = 1; i < before; i++) {
                if (field.rulesOut(trail[i], c)) {
                    if (needed[i]) {
                        killer = i;
                        break;
                    }
                    if (killer == 0 || required[trail[i]] && !required[trail[killer]]) {
                        killer = i;
                    }
                }
            }
            needed[killer] = true;
        }
    }

    private boolean isIn(int node, int c) {
        return node >= field.size && Field.contains(field.groups().open(node - field.size), c);
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
        int found = -1;
        for (int i = k; i >= 0; i--) {
            int killer = i == 0 ? z : proof[i - 1];
            for (int c : field.members.row(v)) {
                if (c != node && !isIn(node, c) && field.rulesOut(killer, c)) {
                    return c;
                }
            }
        }
        return found;
    }
}
