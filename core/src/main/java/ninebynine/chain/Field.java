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
 *   variable   0 … v-1            id[v], its members, and variablesOf c the other way round
 *   link row   words per node     bit d of row c: c and d contradict each other; the neighbours of c are the same as a list
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
    final Rows members;
    final Rows variablesOf;
    final long[] links;
    /** What a node rules out: the candidates linked to it, or g-linked to all of a group. */
    final Rows neighbours;
    /** For each variable how many members it has, and the xor of these. */
    final int[] counts;

    final int[] sums;
    /** How many words a set of variables takes. */
    final int span;
    /** The variables of each candidate, as bits. */
    final long[] variableBits;
    /** Per node, the variables that have a candidate linked to it, as bits; and those, not its own, that have at least two. Made by {@link #touch}. */
    private final long[] touched;

    private final long[] twice;
    private final boolean[] known;
    private final int[] @Nullable [] touching;
    private final Groups groups;
    private Scope @Nullable [] byType;
    private @Nullable Scope all;
    private long @Nullable [] planes;
    private @Nullable WhipSearch whips;

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
        int[] number = new int[ids.length];
        int count = 0;
        int total = 0;
        for (int v = 0; v < ids.length; v++) {
            number[v] = -1;
            if (!view.isDecided(v)) {
                number[v] = count;
                ids[count++] = v;
                total += view.count(v);
            }
        }
        variables = count;
        id = Arrays.copyOf(ids, count);
        counts = new int[count];
        sums = new int[count];
        members = members(model, compact, total);
        variablesOf = variablesOf(model, number, total);
        links = links(model, open, compact);
        neighbours = Rows.ofBits(links, words, size);
        groups = new Groups(this);
        span = count + 63 >> 6;
        variableBits = new long[size * span];
        for (int c = 0; c < size; c++) {
            for (int k = variablesOf.start[c]; k < variablesOf.start[c + 1]; k++) {
                int v = variablesOf.items[k];
                variableBits[c * span + (v >> 6)] |= 1L << v;
            }
        }
        touched = new long[size * span];
        twice = new long[size * span];
        known = new boolean[size];
        touching = new int[size][];
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
        counts = plain.counts;
        sums = plain.sums;
        groups = nodes == Nodes.GROUPS ? Groups.ofModel(plain) : Groups.pairs(plain);
        neighbours = plain.neighbours.and(groups.neighbours());
        links = Arrays.copyOf(plain.links, nodes() * words);
        for (int node = size; node < nodes(); node++) {
            for (int i = neighbours.start[node]; i < neighbours.start[node + 1]; i++) {
                links[node * words + (neighbours.items[i] >> 6)] |= 1L << neighbours.items[i];
            }
        }
        span = plain.span;
        variableBits = plain.variableBits;
        touched = Arrays.copyOf(plain.touched, nodes() * span);
        twice = Arrays.copyOf(plain.twice, nodes() * span);
        known = Arrays.copyOf(plain.known, nodes());
        touching = Arrays.copyOf(plain.touching, nodes());
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

    /** The open candidates of the undecided variables: in a propagated state, all that they have. Counts and adds them up too. */
    private Rows members(Model model, int[] compact, int total) {
        int[] start = new int[variables + 1];
        int[] items = new int[total];
        int n = 0;
        for (int v = 0; v < variables; v++) {
            int[] labels = model.labels(id[v]);
            int sum = 0;
            for (int w = 0; w << 6 < labels.length; w++) {
                for (long rest = view.places(id[v], w); rest != 0; rest &= rest - 1) {
                    int c = compact[labels[(w << 6) + Long.numberOfTrailingZeros(rest)]];
                    items[n++] = c;
                    sum ^= c;
                }
            }
            start[v + 1] = n;
            counts[v] = n - start[v];
            sums[v] = sum;
        }
        return new Rows(start, items);
    }

    private Rows variablesOf(Model model, int[] number, int total) {
        int[] start = new int[size + 1];
        int[] items = new int[total];
        int n = 0;
        for (int c = 0; c < size; c++) {
            for (int v : model.variables(label[c])) {
                if (number[v] >= 0) {
                    items[n++] = number[v];
                }
            }
            start[c + 1] = n;
        }
        return new Rows(start, items);
    }

    /** Each variable's mask goes to all its members: no scan over pairs. */
    private long[] links(Model model, Bits open, int[] compact) {
        long[] rows = new long[size * words];
        long[] mask = new long[words];
        int[] of = members.items;
        for (int v = 0; v < variables; v++) {
            Arrays.fill(mask, 0);
            for (int i = members.start[v]; i < members.start[v + 1]; i++) {
                mask[of[i] >> 6] |= 1L << of[i];
            }
            for (int i = members.start[v]; i < members.start[v + 1]; i++) {
                int row = of[i] * words;
                for (int w = 0; w < words; w++) {
                    rows[row + w] |= mask[w];
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

    static boolean contains(int[] items, int item) {
        for (int i : items) {
            if (i == item) {
                return true;
            }
        }
        return false;
    }

    /** The members of a variable of the model. */
    int[] membersOf(int variable) {
        return members.row(Arrays.binarySearch(id, variable));
    }

    boolean linked(int c, int d) {
        return rulesOut(c, d);
    }

    /** Whether a candidate is among what a node rules out. */
    boolean rulesOut(int node, int c) {
        return (links[node * words + (c >> 6)] >>> c & 1) != 0;
    }

    /** Whether some member of a set of candidates, given as bits from a word on, is among what a node rules out. */
    boolean rulesOutAny(int node, long[] set, int from) {
        for (int w = 0, at = node * words; w < words; w++, at++) {
            if ((links[at] & set[from + w]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The variables that have a candidate linked to this node: where a chain may go on from it. */
    int[] touching(int node) {
        int[] found = touching[node];
        if (found == null) {
            touch(node);
            found = Rows.ofBits(Arrays.copyOfRange(touched, node * span, (node + 1) * span), span, 1).items;
            touching[node] = found;
        }
        return found;
    }

    /** {@link #touching} as bits: from {@code node * span} on. */
    long[] touched(int node) {
        touch(node);
        return touched;
    }

    /** The variables, but for those of the node, of which it rules out two or more: they may be emptied while they have more than one left. */
    long[] twice(int node) {
        touch(node);
        return twice;
    }

    private void touch(int node) {
        if (known[node]) {
            return;
        }
        known[node] = true;
        int at = node * span;
        for (int i = neighbours.start[node]; i < neighbours.start[node + 1]; i++) {
            int of = neighbours.items[i] * span;
            for (int w = 0; w < span; w++) {
                twice[at + w] |= touched[at + w] & variableBits[of + w];
                touched[at + w] |= variableBits[of + w];
            }
        }
        for (int w = 0; w < span && node < size; w++) {
            twice[at + w] &= ~variableBits[at + w];
        }
    }

    /** The nodes beside the candidates. A field is read with one kind of them at a time: they share their numbers. */
    Groups groups() {
        return groups;
    }

    /** The link rows of the candidates turned round, word by word: {@code plane[w · size + c]}. A copy. */
    long[] planes() {
        long[] made = planes;
        if (made == null) {
            made = new long[words * size];
            for (int c = 0; c < size; c++) {
                for (int w = 0; w < words; w++) {
                    made[w * size + c] = links[c * words + w];
                }
            }
            planes = made;
        }
        return made.clone();
    }

    /** The search for whips, made once. */
    WhipSearch whips() {
        WhipSearch made = whips;
        if (made == null) {
            made = new WhipSearch(this, false);
            whips = made;
        }
        return made;
    }

    /** All variables. */
    Scope all() {
        Scope made = all;
        if (made == null) {
            made = new Scope(this, null);
            all = made;
        }
        return made;
    }

    /** What typed chains stay inside of, in the model's order. */
    Scope[] byType() {
        Scope[] made = byType;
        if (made == null) {
            made = model().chainTypes().stream()
                    .map(type -> new Scope(this, type))
                    .toArray(Scope[]::new);
            byType = made;
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
