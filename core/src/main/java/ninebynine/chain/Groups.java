package ninebynine.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.IntStream;
import ninebynine.field.CompactField;
import ninebynine.field.Rows;
import ninebynine.limit.Stopping;
import ninebynine.model.Group;
import ninebynine.model.Model;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Sets of candidates as nodes of a field: "one of these is true". A set that several variables share is one node.
 *
 * <pre>
 *   open[g]          the open members of set g
 *   neighbours[g]    the candidates linked to all its members, dead members too
 *   ofVariable[v]    the sets of a variable; outside[v][i] the variable's members that are not in its i-th set
 * </pre>
 */
final class Groups {
    private static final int[][] NOTHING = {};
    private static final int[] NOBODY = {};

    private final Field field;
    final int count;
    private final Ints[] members;
    private final int[][] open;
    private final int[][] within;
    private final int[][] neighbours;
    private final int[][] variables;
    private @Nullable Rows killers;
    final int[][] ofVariable;
    final int[][][] outside;

    /** No nodes beside the candidates. */
    Groups(Field field) {
        this.field = field;
        count = 0;
        members = new Ints[0];
        open = NOTHING;
        within = NOTHING;
        neighbours = NOTHING;
        variables = NOTHING;
        ofVariable = NOTHING;
        outside = new int[0][][];
    }

    private Groups(Field field, int[] compact, List<Group> sets, List<int[]> linked, Rows ofVariable) {
        this.field = field;
        this.count = sets.size();
        this.members = new Ints[count];
        open = new int[count][];
        within = new int[count][];
        neighbours = new int[count][];
        for (int g = 0; g < count; g++) {
            Stopping.check();
            Group set = sets.get(g);
            members[g] = set.members();
            open[g] = open(set.members(), compact);
            within[g] = set.span() == set.members() ? open[g] : open(set.span(), compact);
            neighbours[g] = open(Ints.of(linked.get(g)), compact);
        }
        this.variables = ofVariable.turned(count).all();
        this.ofVariable = ofVariable.all();
        outside = new int[ofVariable.count()][][];
        boolean[] inside = new boolean[field.size];
        for (int v = 0; v < outside.length; v++) {
            outside[v] = new int[this.ofVariable[v].length][];
            for (int i = 0; i < outside[v].length; i++) {
                outside[v][i] = outside(v, open[this.ofVariable[v][i]], inside);
            }
        }
    }

    /** The members of a variable that are not in a set. */
    private int[] outside(int v, int[] set, boolean[] inside) {
        for (int c : set) {
            inside[c] = true;
        }
        int[] found = new int[field.counts[v]];
        int n = 0;
        for (int i = field.members.start[v]; i < field.members.end[v]; i++) {
            if (!inside[field.members.items[i]]) {
                found[n++] = field.members.items[i];
            }
        }
        for (int c : set) {
            inside[c] = false;
        }
        return Arrays.copyOf(found, n);
    }

    private static int[] open(Ints labels, int[] compact) {
        int[] found = new int[openCount(labels, compact)];
        for (int i = 0, n = 0; i < labels.size(); i++) {
            if (compact[labels.get(i)] >= 0) {
                found[n++] = compact[labels.get(i)];
            }
        }
        return found;
    }

    /** The groups of a model: those with the same members are one, and what is g-linked to it is worked out once. */
    private record Known(int[] first, ConcurrentMap<Integer, int[]> linked) {
        static Known of(Model model) {
            Map<Ints, Integer> number = new HashMap<>();
            int[] first = new int[model.groups().size()];
            for (int i = 0; i < first.length; i++) {
                Integer known = number.putIfAbsent(model.groups().get(i).members(), i);
                first[i] = known == null ? i : known;
            }
            return new Known(first, new ConcurrentHashMap<>());
        }

        int[] linked(int i, Model model) {
            int[] made = linked.get(i);
            if (made == null) {
                made = Groups.linked(model.groups().get(i), model);
                linked.put(i, made);
            }
            return made;
        }
    }

    /** The labels g-linked to a group, in order. */
    private static int[] linked(Group group, Model model) {
        IntStream.Builder found = IntStream.builder();
        model.links().forEach(group.span().get(0), y -> {
            if (group.linked(model.links(), y)) {
                found.add(y);
            }
        });
        return found.build().toArray();
    }

    /** The g-candidates: the model's groups with at least two open members. */
    static Groups ofModel(Field field) {
        Model model = field.model();
        Known known = model.derived(Known.class, Known::of);
        int[] compact = compact(field);
        int[] variable =
                CompactField.numbers(field.id, model.variableCount() + field.variables); // relations are beyond
        int[] number = new int[known.first.length];
        List<Group> sets = new ArrayList<>();
        List<int[]> linked = new ArrayList<>();
        Entries entries = new Entries();
        for (int i = 0; i < number.length; i++) {
            Stopping.check();
            Group group = model.groups().get(i);
            int v = variable[group.variable()];
            // a variable that has nothing outside the group says nothing new by being confined to it
            if (v >= 0
                    && openCount(group.members(), compact) >= 2
                    && openCount(group.span(), compact) < field.counts[v]) {
                int first = known.first[i];
                if (number[first] == 0) {
                    sets.add(group);
                    linked.add(known.linked(i, model));
                    number[first] = sets.size();
                }
                entries.add(v, number[first] - 1);
            }
        }
        return new Groups(field, compact, sets, linked, entries.rows(field.variables));
    }

    /** All pairs of candidates of one variable that have a common neighbour outside it. */
    static Groups pairs(Field field) {
        Map<Ints, Integer> number = new HashMap<>();
        List<Group> sets = new ArrayList<>();
        List<int[]> linked = new ArrayList<>();
        Entries entries = new Entries();
        for (int v = 0; v < field.variables; v++) {
            int[] of = field.members.row(v);
            for (int i = 0; i < of.length; i++) {
                Stopping.check();
                for (int j = i + 1; j < of.length; j++) {
                    if (of.length > 2 && haveCommon(field, of[i], of[j], of)) {
                        Group pair = new Group(field.id[v], Ints.of(field.label[of[i]], field.label[of[j]]));
                        Integer known = number.putIfAbsent(pair.members(), sets.size());
                        if (known == null) {
                            known = sets.size();
                            sets.add(pair);
                            linked.add(linked(pair, field.model()));
                        }
                        entries.add(v, known);
                    }
                }
            }
        }
        return new Groups(field, compact(field), sets, linked, entries.rows(field.variables));
    }

    /** Which variable has which set, as they come. */
    private static final class Entries {
        private int[] variable = new int[64];
        private int[] set = new int[64];
        private int count;

        void add(int v, int g) {
            if (count == set.length) {
                variable = Arrays.copyOf(variable, 2 * count);
                set = Arrays.copyOf(set, 2 * count);
            }
            variable[count] = v;
            set[count++] = g;
        }

        /** The sets of each variable. */
        Rows rows(int variables) {
            return Rows.of(variable, set, count, variables);
        }
    }

    private static boolean haveCommon(Field field, int a, int b, int[] of) {
        for (int d : field.neighbours(a)) {
            if (field.linked(b, d) && !Field.contains(of, d)) {
                return true;
            }
        }
        return false;
    }

    private static int[] compact(Field field) {
        int[] compact = new int[field.model().labelCount()];
        Arrays.fill(compact, -1);
        for (int c : field.open()) {
            compact[field.label[c]] = c;
        }
        return compact;
    }

    private static int openCount(Ints labels, int[] compact) {
        int n = 0;
        for (int i = 0; i < labels.size(); i++) {
            n += compact[labels.get(i)] >= 0 ? 1 : 0;
        }
        return n;
    }

    /** The labels of a set, dead or alive. */
    Ints members(int g) {
        return members[g];
    }

    int[] open(int g) {
        return open[g];
    }

    /** Whether a candidate is in the group's span, so that it is no left-linking candidate of a cell that is confined to the group. */
    boolean spans(int g, int c) {
        return Field.contains(within[g], c);
    }

    int[][] neighbours() {
        return neighbours;
    }

    /** The variables of which this is a set. */
    int[] variables(int g) {
        return variables[g];
    }

    /** The nodes that rule a candidate out: its neighbours, and the sets that it is linked to all of. */
    int[] killers(int c) {
        Rows made = killers;
        if (made == null) {
            made = killers();
            killers = made;
        }
        return made.row(c);
    }

    private Rows killers() {
        Rows.Builder nodes = new Rows.Builder(field.size + count, 12 * (field.size + count));
        for (int c = 0; c < field.size; c++) {
            for (int d : field.isOpen(c) ? field.neighbours(c) : NOBODY) {
                nodes.add(d);
            }
            nodes.next();
        }
        for (int[] of : neighbours) {
            for (int c : of) {
                nodes.add(c);
            }
            nodes.next();
        }
        return nodes.build().turned(field.size);
    }
}
