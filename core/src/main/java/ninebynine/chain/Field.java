package ninebynine.chain;

import java.util.Arrays;
import ninebynine.model.Model;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * What chains run over: the open candidates of a state, the undecided variables and the links between them, renumbered from 0.
 *
 * <pre>
 *   candidate  0 … m-1            label[c]
 *   variable   0 … v-1            id[v], members[v], and variablesOf[c] the other way round
 *   link row   words per c        bit d of row c: c and d contradict each other
 *   group      m … m+g-1          a g-candidate: a group with at least two open members; a node beside the candidates
 * </pre>
 *
 * Decided variables have no place here: in a propagated state nothing open is linked to a value.
 */
final class Field {
    private final View view;
    final int size;
    final int words;
    final int variables;
    final int[] label;
    final int[] id;
    final int[][] members;
    final int[][] variablesOf;
    final long[] links;
    /** For each variable how many members it has, and the xor of these. */
    final int[] counts;

    final int[] sums;
    private final int[][] neighbours;
    private final @Nullable Touch[] touches;
    /** Scratch for {@link #touchOf}: zero between calls. */
    private final int[] tally;

    private final long[] seen;
    private final Groups groups;
    private @Nullable Filter filter;

    private Field(View view) {
        this.view = view;
        Model model = view.model();
        Bits open = view.candidates();
        open.andNot(view.values());
        size = open.count();
        words = size + 63 >> 6;
        label = new int[size];
        int[] compact = new int[model.labelCount()];
        int n = 0;
        for (int x = open.first(); x >= 0; x = open.next(x + 1)) {
            compact[x] = n;
            label[n++] = x;
        }
        int[] ids = new int[model.variableCount()];
        int count = 0;
        for (int v = 0; v < ids.length; v++) {
            if (!view.isDecided(v)) {
                ids[count++] = v;
            }
        }
        variables = count;
        id = Arrays.copyOf(ids, count);
        members = new int[count][];
        int[] degree = new int[size];
        for (int v = 0; v < count; v++) {
            members[v] = open(id[v], compact);
            for (int c : members[v]) {
                degree[c]++;
            }
        }
        variablesOf = new int[size][];
        for (int c = 0; c < size; c++) {
            variablesOf[c] = new int[degree[c]];
            degree[c] = 0;
        }
        for (int v = 0; v < count; v++) {
            for (int c : members[v]) {
                variablesOf[c][degree[c]++] = v;
            }
        }
        counts = new int[count];
        sums = new int[count];
        for (int v = 0; v < count; v++) {
            counts[v] = members[v].length;
            for (int c : members[v]) {
                sums[v] ^= c;
            }
        }
        links = links(model, open, compact);
        neighbours = new int[size][];
        tally = new int[count];
        seen = new long[count + 63 >> 6];
        for (int c = 0; c < size; c++) {
            neighbours[c] = list(links, c * words, words);
        }
        groups = new Groups(this, new Ints[0], new int[count][0]);
        touches = new Touch[size];
    }

    /** The same field with further nodes. */
    private Field(Field plain, Nodes nodes) {
        view = plain.view;
        size = plain.size;
        words = plain.words;
        variables = plain.variables;
        label = plain.label;
        id = plain.id;
        members = plain.members;
        variablesOf = plain.variablesOf;
        links = plain.links;
        counts = plain.counts;
        sums = plain.sums;
        neighbours = plain.neighbours;
        tally = plain.tally;
        seen = plain.seen;
        groups = nodes == Nodes.GROUPS ? Groups.ofModel(plain) : Groups.pairs(plain);
        touches = Arrays.copyOf(plain.touches, size + groups.count);
    }

    /** The field of a state with the nodes that a family uses, made once for each state. */
    static Field of(View view, Nodes nodes) {
        return switch (nodes) {
            case CANDIDATES -> view.derived(Field.class, Field::new);
            case GROUPS ->
                view.derived(WithGroups.class, v -> new WithGroups(new Field(of(v, Nodes.CANDIDATES), nodes))).field;
            case PAIRS ->
                view.derived(WithPairs.class, v -> new WithPairs(new Field(of(v, Nodes.CANDIDATES), nodes))).field;
        };
    }

    private record WithGroups(Field field) {}

    private record WithPairs(Field field) {}

    /** The open candidates of an undecided variable: in a propagated state, all that it has. */
    private int[] open(int variable, int[] compact) {
        int[] labels = view.model().labels(variable);
        int[] found = new int[view.count(variable)];
        int n = 0;
        for (int w = 0; w << 6 < labels.length; w++) {
            for (long rest = view.places(variable, w); rest != 0; rest &= rest - 1) {
                found[n++] = compact[labels[(w << 6) + Long.numberOfTrailingZeros(rest)]];
            }
        }
        return found;
    }

    /** Each variable's mask goes to all its members: no scan over pairs. */
    private long[] links(Model model, Bits open, int[] compact) {
        long[] rows = new long[size * words];
        long[] mask = new long[words];
        for (int[] of : members) {
            Arrays.fill(mask, 0);
            for (int c : of) {
                mask[c >> 6] |= 1L << c;
            }
            for (int c : of) {
                for (int w = 0; w < words; w++) {
                    rows[c * words + w] |= mask[w];
                }
            }
        }
        for (int c = 0; c < size; c++) {
            rows[c * words + (c >> 6)] &= ~(1L << c);
        }
        if (model.hasOtherLinks()) {
            for (int c = 0; c < size; c++) {
                int row = c * words;
                model.otherLinks().forEach(label[c], y -> {
                    if (open.get(y)) {
                        rows[row + (compact[y] >> 6)] |= 1L << compact[y];
                    }
                });
            }
        }
        return rows;
    }

    /** The members of a bit row, in increasing order. */
    static int[] list(long[] rows, int from, int words) {
        int n = 0;
        for (int w = 0; w < words; w++) {
            n += Long.bitCount(rows[from + w]);
        }
        int[] found = new int[n];
        n = 0;
        for (int w = 0; w < words; w++) {
            for (long rest = rows[from + w]; rest != 0; rest &= rest - 1) {
                found[n++] = (w << 6) + Long.numberOfTrailingZeros(rest);
            }
        }
        return found;
    }

    static boolean contains(int[] items, int item) {
        for (int i : items) {
            if (i == item) {
                return true;
            }
        }
        return false;
    }

    /** The members of a variable of the model. */
    int[] members(int variable) {
        return members[Arrays.binarySearch(id, variable)];
    }

    boolean linked(int c, int d) {
        return (links[c * words + (d >> 6)] >>> d & 1) != 0;
    }

    /** What a node rules out: the candidates linked to it, or g-linked to all of a group. */
    int[] neighbours(int node) {
        return node < size ? neighbours[node] : groups.neighbours(node - size);
    }

    /** Whether a candidate is among what a node rules out. */
    boolean rulesOut(int node, int c) {
        return node < size ? linked(node, c) : groups.linked(node - size, c);
    }

    /** The variables that have a candidate linked to this node: where a chain may go on from it. */
    int[] touching(int node) {
        return touch(node).variables;
    }

    /** For each of the variables that a node touches, how many of its members the node rules out. */
    int[] common(int node) {
        return touch(node).common;
    }

    /** The variables that a node touches, and how many members of each it rules out. */
    private record Touch(int[] variables, int[] common) {}

    private Touch touch(int node) {
        Touch found = touches[node];
        if (found == null) {
            found = touchOf(neighbours(node));
            touches[node] = found;
        }
        return found;
    }

    private Touch touchOf(int[] candidates) {
        for (int d : candidates) {
            for (int v : variablesOf[d]) {
                tally[v]++;
                seen[v >> 6] |= 1L << v;
            }
        }
        int[] variables = list(seen, 0, seen.length);
        int[] common = new int[variables.length];
        for (int i = 0; i < variables.length; i++) {
            common[i] = tally[variables[i]];
            tally[variables[i]] = 0;
        }
        Arrays.fill(seen, 0);
        return new Touch(variables, common);
    }

    /** The nodes beside the candidates. A field is read with one kind of them at a time: they share their numbers. */
    Groups groups() {
        return groups;
    }

    /** Lower bounds on the lengths of chains over this field's nodes. */
    Filter filter() {
        Filter made = filter;
        if (made == null) {
            made = new Filter(this);
            filter = made;
        }
        return made;
    }

    int nodes() {
        return size + groups.count;
    }

    Model model() {
        return view.model();
    }

    /** The labels of a node: one candidate, or a whole group. */
    Ints labels(int node) {
        return node < size ? Ints.of(label[node]) : groups.members(node - size);
    }
}
