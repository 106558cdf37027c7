package ninebynine.chain;

import java.util.Arrays;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Z ⊢ R₁, R₂, … ⊢ ⊥ — what follows from a candidate by links and Singles, and what of it a contradiction leans on.
 *
 * <pre>
 *   round by round                      the last node of a variable is true from the next round on
 *   until a variable has nothing left   backward from it, keep what rules out a candidate that had to go
 * </pre>
 */
public final class Consequences {
    private final Field field;
    private final Hypothesis world;
    /** Z and what follows, in order. */
    private final int[] trail;

    private int size;
    /** Where the nodes of the last round begin. */
    private int from;

    private int round;
    private final int[] variableOf;
    private final int[] roundOf;
    private final boolean[] touched;
    /** Nodes that must not be used. */
    final boolean[] excluded;
    /** Nodes that are used anyway, so that it is better to lean on them. */
    final boolean[] required;

    private int emptied;

    Consequences(Field field, Hypothesis world) {
        this.field = field;
        this.world = world;
        int nodes = field.nodes();
        trail = new int[nodes + 1];
        variableOf = new int[nodes];
        roundOf = new int[nodes];
        touched = new boolean[field.variables];
        excluded = new boolean[nodes];
        required = new boolean[nodes];
    }

    /** Of the candidates of a state in which values are propagated. */
    public static Consequences of(View view) {
        Field field = Field.of(view, Nodes.CANDIDATES);
        return new Consequences(field, new Hypothesis(field));
    }

    /** Takes an open candidate for true. */
    public void suppose(int label) {
        start(field.number(label));
    }

    /** Goes on by a round; answers whether something new follows, and no variable has nothing left. */
    public boolean goOn() {
        return next(field.all()) == null && from < size;
    }

    /** The labels that became true in the last round; at the start the candidate itself. */
    public Ints latest() {
        return labels(Arrays.copyOfRange(trail, from, size));
    }

    /** What some of these labels lean on besides the candidate, they themselves included, in order; what is not on the way is left out. */
    public Ints reason(Ints labels) {
        boolean[] needed = new boolean[size];
        for (int i = 1; i < size; i++) {
            needed[i] = labels.contains(field.label[trail[i]]);
        }
        return labels(backward(needed));
    }

    /** The variable that a label was the last of. */
    public int variableOf(int label) {
        return field.id[variableOf[field.number(label)]];
    }

    private Ints labels(int[] nodes) {
        return Ints.of(nodes).map(c -> field.label[c]);
    }

    /** The nodes that the shortest reason for the first contradiction leans on, in order; null if so many rounds lead to none. */
    int @Nullable [] cut(int z, int rounds, Scope scope) {
        start(z);
        int[] reason = null;
        while (reason == null && round < rounds && from < size) {
            reason = next(scope);
        }
        return reason;
    }

    /** The variable that has nothing left, of the last cut. */
    int emptied() {
        return emptied;
    }

    /** The variable that a node of the last cut is the last of. */
    int variable(int node) {
        return variableOf[node];
    }

    private void start(int z) {
        world.start(z);
        trail[0] = z;
        size = 1;
        from = 0;
        round = 0;
    }

    /** Finds what follows from the nodes of the last round; if that is a contradiction, the shortest reason for one. */
    private int @Nullable [] next(Scope scope) {
        round++;
        for (int i = from; i < size; i++) {
            for (int v : field.touching(trail[i])) {
                touched[v] = scope.allows(v);
            }
        }
        from = size;
        int[] best = null;
        for (int v = 0; v < touched.length; v++) {
            if (touched[v]) {
                touched[v] = false;
                if (world.isEmpty(v)) {
                    int[] reason = reason(v);
                    if (best == null || reason.length < best.length) {
                        best = reason;
                        emptied = v;
                    }
                } else {
                    note(v);
                }
            }
        }
        for (int i = from; i < size; i++) {
            world.put(trail[i]);
        }
        return best;
    }

    private void note(int v) {
        int x = world.unit(v);
        if (x >= 0) {
            add(x, v);
        } else if (field.groups().count > 0) {
            int[] of = field.groups().ofVariable[v];
            for (int i = 0; i < of.length; i++) {
                if (world.isConfined(v, i)) {
                    add(field.size + of[i], v);
                }
            }
        }
    }

    /** Puts a node on the trail, once, unless it is excluded. */
    private void add(int node, int v) {
        if (excluded[node]) {
            return;
        }
        for (int i = from; i < size; i++) {
            if (trail[i] == node) {
                return;
            }
        }
        variableOf[node] = v;
        roundOf[node] = round;
        trail[size++] = node;
    }

    /** What it leans on that a variable has nothing left. */
    private int[] reason(int v) {
        boolean[] needed = new boolean[size];
        lean(v, -1, from, needed);
        return backward(needed);
    }

    /** Marks what the nodes that are needed lean on in turn, and lists all of them. */
    private int[] backward(boolean[] needed) {
        int count = 0;
        for (int i = needed.length - 1; i > 0; i--) {
            if (needed[i]) {
                count++;
                lean(variableOf[trail[i]], trail[i], roundStart(trail[i]), needed);
            }
        }
        int[] reason = new int[count];
        for (int i = 1, n = 0; n < count; i++) {
            if (needed[i]) {
                reason[n++] = trail[i];
            }
        }
        return reason;
    }

    /** Where the nodes of a node's round begin. */
    private int roundStart(int node) {
        int i = 1;
        while (roundOf[trail[i]] < roundOf[node]) {
            i++;
        }
        return i;
    }

    /** Marks what rules out the members of v, but for the node it leaves; what is needed anyway is preferred. */
    private void lean(int v, int node, int before, boolean[] needed) {
        for (int c : field.members.row(v)) {
            if (!field.isIn(node, c) && !field.rulesOut(trail[0], c)) {
                needed[killer(c, before, needed)] = true;
            }
        }
    }

    private int killer(int c, int before, boolean[] needed) {
        int first = 0;
        for (int i = 1; i < before; i++) {
            if (field.rulesOut(trail[i], c)) {
                if (needed[i]) {
                    return i;
                }
                if (first == 0 || required[trail[i]] && !required[trail[first]]) {
                    first = i;
                }
            }
        }
        return first;
    }
}
