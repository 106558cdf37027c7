package ninebynine.chain;

import java.util.Arrays;
import java.util.List;
import ninebynine.field.CompactField;
import ninebynine.field.Rows;
import ninebynine.limit.Room;
import ninebynine.model.ChainType;
import ninebynine.model.Model;
import ninebynine.rule.Relation;
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
 *   link row   words per node     bit d of row c: c and d contradict each other; {@link #neighbours} are the same as a list
 *   group      m … m+g-1          a g-candidate: a group with at least two open members; a node beside the candidates
 * </pre>
 *
 * Decided variables have no place here: in a propagated state nothing open is linked to a value. As a state loses candidates its field loses them too,
 * in place: numbers stay, and what is gone is in no row, list or set; a variable that is decided has no members any more. Once a quarter of
 * the numbers stand for nothing, the field is made anew.
 */
final class Field {
    /** Links, planes, a filter's copy of them, what holds in it, and what is new in its first round. */
    private static final int FORMS = 5;

    private final Model model;
    private final CompactField compact;
    /** How many candidates are numbered, open or gone. */
    final int size;

    final int words;
    final int variables;
    final int[] label;
    final int[] id;
    final Rows members;
    final Rows variablesOf;
    final LinkRows links;
    /** For each variable how many members it has, and the xor of these. */
    final int[] counts;

    final int[] sums;
    /** Which variables were decided since the field was made. */
    final boolean[] decided;

    final PlaceBits places;
    /** How many words a set of variables takes: bits are ranks. */
    final int span;

    final Falls falls;
    private final Groups groups;
    private int[] open;
    private final long[] openBits;
    /** The hash of the state that this is the field of. */
    private long hash;

    private final Scopes scopes = new Scopes(this);
    private @Nullable Hypothesis world;
    private @Nullable WhipSearch whips;
    private @Nullable BraidSearch braids;

    /** Made of candidates and variables, of which none is gone or decided yet, and links between them. */
    private Field(Model model, long hash, CompactField compact, LinkRows links) {
        this.model = model;
        this.hash = hash;
        this.compact = compact;
        this.links = links;
        size = compact.size();
        words = size + 63 >> 6;
        open = new int[size];
        openBits = new long[words];
        for (int c = 0; c < size; c++) {
            open[c] = c;
            openBits[c >> 6] |= 1L << c;
        }
        label = compact.label;
        id = compact.id;
        variables = id.length;
        members = compact.members;
        variablesOf = compact.variablesOf;
        counts = new int[variables];
        sums = new int[variables];
        for (int v = 0; v < variables; v++) {
            counts[v] = members.size(v);
            for (int i = members.start[v]; i < members.end[v]; i++) {
                sums[v] ^= members.items[i];
            }
        }
        decided = new boolean[variables];
        groups = new Groups(this);
        places = new PlaceBits(members, variablesOf, counts);
        span = places.span;
        falls = new Falls(places, links, variablesOf);
    }

    /** The same candidates and variables; what changes here changes there too. */
    private Field(Field plain, LinkRows links, Groups groups, Falls falls, boolean[] decided) {
        this.links = links;
        this.groups = groups;
        this.falls = falls;
        this.decided = decided;
        model = plain.model;
        hash = plain.hash;
        compact = plain.compact;
        open = plain.open;
        openBits = plain.openBits;
        size = plain.size;
        words = plain.words;
        variables = plain.variables;
        label = plain.label;
        id = plain.id;
        members = plain.members;
        variablesOf = plain.variablesOf;
        counts = plain.counts;
        sums = plain.sums;
        places = plain.places;
        span = plain.span;
    }

    /** One of candidates that no other rule shares, and so stays as it is. */
    static Field alone(View view) {
        CompactField compact = CompactField.of(view);
        int size = compact.size();
        Room.check(planes(size, size, compact.members.items.length), "The links of " + size + " candidates");
        return new Field(view.model(), view.hash(), compact, LinkRows.of(view.model(), compact));
    }

    /** The same with further nodes. */
    Field with(Nodes nodes) {
        Groups with = nodes == Nodes.GROUPS ? Groups.ofModel(this) : Groups.pairs(this);
        int all = size + with.count;
        Room.check(planes(all, size, members.items.length), "The links of " + all + " candidates and groups");
        LinkRows rows = links.with(with.neighbours());
        return new Field(this, rows, with, new Falls(falls, rows, all), decided);
    }

    /** This, which is {@link #alone}, with relations as further variables: sets of candidates of which one is true, not linked to each other by that. */
    Field with(List<Relation> relations) {
        List<int[]> sets = relations.stream()
                .map(relation -> relation.guardians().stream().map(this::number).toArray())
                .toList();
        return new Field(model, hash, compact.with(sets, model.variableCount()), links);
    }

    /**
     * This, which is {@link #alone}, with further links, each there both ways.
     *
     * @param without a candidate whose variables are left out; -1 if none is
     */
    Field withLinks(long[] further, int without) {
        boolean[] out = decided.clone();
        if (without >= 0) {
            for (int v : variablesOf.row(without)) {
                out[v] = true;
            }
        }
        LinkRows rows = links.or(further);
        return new Field(this, rows, groups, new Falls(places, rows, variablesOf), out);
    }

    /** Some of the candidates, and of the variables those that are not left out, which must have no others. */
    Field part(int[] kept, boolean[] out) {
        int[] number = CompactField.numbers(kept, size);
        return new Field(model, hash, compact.part(number, kept.length, out), links.part(kept, number));
    }

    /** How many bytes the links of so many nodes take: as rows, as planes, as a filter works on them, and by place in the variables. */
    private static double planes(double nodes, double candidates, double places) {
        return nodes * (FORMS * candidates + places) / Byte.SIZE;
    }

    /** The field of a state with the nodes that a family uses, made once for each state. */
    static Field of(View view, Nodes nodes) {
        return switch (nodes) {
            case CANDIDATES -> view.kept(Kept.class, Kept::new).of(view);
            case GROUPS ->
                view.derived(
                                WithGroups.class,
                                v -> new WithGroups(of(v, Nodes.CANDIDATES).with(nodes)))
                        .field;
            case PAIRS ->
                view.derived(
                                WithPairs.class,
                                v -> new WithPairs(of(v, Nodes.CANDIDATES).with(nodes)))
                        .field;
        };
    }

    /** The field that goes with a state however it changes. */
    private static final class Kept {
        private @Nullable Field field;

        Field of(View view) {
            Field known = field;
            if (known == null || known.hash != view.hash() && !known.follow(view)) {
                field = null; // there may be no room for two
                known = alone(view);
                field = known;
            }
            return known;
        }
    }

    private record WithGroups(Field field) {}

    private record WithPairs(Field field) {}

    /** Loses what is open here and not in a state; answers false where the field should be made anew: few are left, or values are not propagated. */
    private boolean follow(View view) {
        Bits candidates = CompactField.open(view);
        if (4 * candidates.count() <= 3 * size) {
            return false;
        }
        hash = view.hash();
        long[] gone = new long[words];
        for (int c : open) {
            gone[c >> 6] |= (candidates.get(label[c]) ? 0L : 1L) << c;
        }
        for (int v = 0; v < variables; v++) {
            decided[v] = view.isDecided(id[v]);
        }
        scopes.made().forEach(scope -> scope.lose(gone, decided));
        lose(gone);
        scopes.made().forEach(Scope::follow);
        if (world != null) {
            world.begin();
        }
        if (braids != null) {
            braids.world.begin();
        }
        for (int v = 0; v < variables; v++) {
            if (decided[v] != (counts[v] == 0)) {
                return false;
            }
        }
        return true;
    }

    private void lose(long[] gone) {
        int n = 0;
        for (int c : open) {
            if ((gone[c >> 6] >>> c & 1) == 0) {
                open[n++] = c;
            } else {
                falls.lose(c);
                for (int i = variablesOf.start[c]; i < variablesOf.end[c]; i++) {
                    int v = variablesOf.items[i];
                    members.remove(v, c);
                    counts[v]--;
                    sums[v] ^= c;
                }
            }
        }
        open = Arrays.copyOf(open, n);
        for (int c : open) {
            if (links.remove(c, gone)) {
                falls.narrow(c);
            }
        }
        for (int w = 0; w < words; w++) {
            openBits[w] &= ~gone[w];
        }
    }

    /** The candidates, in order, that are not gone. */
    int[] open() {
        return open;
    }

    /** The number of an open candidate, or less than 0. */
    int number(int x) {
        int c = Arrays.binarySearch(label, x);
        return c < 0 ? c : Arrays.binarySearch(open, c) < 0 ? -1 : c;
    }

    /** A word of the candidates that are not gone, as bits. */
    long open(int w) {
        return openBits[w];
    }

    boolean isOpen(int c) {
        return (openBits[c >> 6] >>> c & 1) != 0;
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
        return links.has(node, c);
    }

    /** Whether a candidate is a node, or in a group. */
    boolean isIn(int node, int c) {
        return node == c || node >= size && contains(groups.open(node - size), c);
    }

    /** What a node rules out, as a list: the candidates linked to it, or g-linked to all of a group. */
    int[] neighbours(int node) {
        return links.list(node);
    }

    /** The variables that have a candidate linked to this node: where a chain may go on from it. */
    int[] touching(int node) {
        return falls.touching(node);
    }

    /** What a node rules out, as {@link PlaceBits}, after it the variables that this touches, and those that have the node itself, as bits. */
    long[] fall(int node) {
        return falls.of(node);
    }

    /** The nodes beside the candidates. A field is read with one kind of them at a time: they share their numbers. */
    Groups groups() {
        return groups;
    }

    /** A hypothesis that is taken up and given up within one search, made once. */
    Hypothesis world() {
        Hypothesis made = world;
        if (made == null) {
            made = new Hypothesis(this);
            world = made;
        }
        return made;
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

    /** The search for braids, made once. */
    BraidSearch braids() {
        BraidSearch made = braids;
        if (made == null) {
            made = new BraidSearch(this);
            braids = made;
        }
        return made;
    }

    /** All variables. */
    Scope all() {
        return scopes.all();
    }

    /** The variables of a type, or all of them. */
    Scope within(@Nullable ChainType type) {
        return type == null ? all() : new Scope(this, type);
    }

    /** What typed chains stay inside of, in the model's order; only those of these names, if there are any. */
    List<Scope> byType(List<String> names) {
        List<Scope> chosen = scopes.byType(names);
        int types = chosen.size();
        Room.check(
                types * planes(nodes(), size, members.items.length),
                "The links of " + size + " candidates for " + types + " types");
        return chosen;
    }

    /** The nodes that rule a candidate out. */
    int[] killers(int c) {
        return groups.count > 0 ? groups.killers(c) : neighbours(c);
    }

    int nodes() {
        return size + groups.count;
    }

    Model model() {
        return model;
    }

    /** The labels of a node: one candidate, or a whole group. */
    Ints labels(int node) {
        return node < size ? Ints.of(label[node]) : groups.members(node - size);
    }
}
