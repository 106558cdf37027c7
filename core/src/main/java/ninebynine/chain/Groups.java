package ninebynine.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

    private final Field field;
    final int count;
    private final Ints[] members;
    private final int[][] open;
    private final int[][] within;
    private final int[][] neighbours;
    private final int[][] variables;
    private int @Nullable [][] killers;
    final int[][] ofCandidate;
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
        ofCandidate = NOTHING;
        ofVariable = NOTHING;
        outside = new int[0][][];
    }

    private Groups(Field field, List<Group> sets, int[][] ofVariable) {
        this.field = field;
        this.count = sets.size();
        this.members = sets.stream().map(Group::members).toArray(Ints[]::new);
        this.ofVariable = ofVariable;
        int[] compact = compact(field);
        open = new int[count][];
        within = new int[count][];
        neighbours = new int[count][];
        List<List<Integer>> byCandidate = lists(field.size);
        for (int g = 0; g < count; g++) {
            Stopping.check();
            open[g] = open(members[g], compact);
            within[g] = open(sets.get(g).span(), compact);
            for (int c : open[g]) {
                byCandidate.get(c).add(g);
            }
            neighbours[g] = common(open[g][0], sets.get(g));
        }
        ofCandidate = arrays(byCandidate);
        List<List<Integer>> byGroup = lists(count);
        outside = new int[ofVariable.length][][];
        for (int v = 0; v < ofVariable.length; v++) {
            Stopping.check();
            outside[v] = new int[ofVariable[v].length][];
            for (int i = 0; i < outside[v].length; i++) {
                int g = ofVariable[v][i];
                byGroup.get(g).add(v);
                outside[v][i] = Arrays.stream(field.members.row(v))
                        .filter(c -> !Field.contains(open[g], c))
                        .toArray();
            }
        }
        variables = arrays(byGroup);
    }

    private static int[] open(Ints labels, int[] compact) {
        return labels.stream().map(x -> compact[x]).filter(c -> c >= 0).toArray();
    }

    /** The g-candidates: the model's groups with at least two open members. */
    static Groups ofModel(Field field) {
        Model model = field.model();
        int[] compact = compact(field);
        Map<Ints, Integer> number = new HashMap<>();
        List<Group> sets = new ArrayList<>();
        List<List<Integer>> byVariable = lists(field.variables);
        for (Group group : model.groups()) {
            Stopping.check();
            int v = Arrays.binarySearch(field.id, group.variable());
            // a variable that has nothing outside the group says nothing new by being confined to it
            if (v >= 0
                    && openCount(group.members(), compact) >= 2
                    && openCount(group.span(), compact) < field.counts[v]) {
                Integer known = number.get(group.members());
                if (known == null) {
                    known = sets.size();
                    number.put(group.members(), known);
                    sets.add(group);
                }
                byVariable.get(v).add(known);
            }
        }
        return new Groups(field, sets, arrays(byVariable));
    }

    /** All pairs of candidates of one variable that have a common neighbour outside it. */
    static Groups pairs(Field field) {
        Map<Ints, Integer> number = new HashMap<>();
        List<Group> sets = new ArrayList<>();
        List<List<Integer>> byVariable = lists(field.variables);
        for (int v = 0; v < field.variables; v++) {
            int[] of = field.members.row(v);
            for (int i = 0; i < of.length; i++) {
                Stopping.check();
                for (int j = i + 1; j < of.length; j++) {
                    if (of.length > 2 && haveCommon(field, of[i], of[j], of)) {
                        Ints pair = Ints.of(field.label[of[i]], field.label[of[j]]);
                        Integer known = number.get(pair);
                        if (known == null) {
                            known = sets.size();
                            number.put(pair, known);
                            sets.add(new Group(field.id[v], pair));
                        }
                        byVariable.get(v).add(known);
                    }
                }
            }
        }
        return new Groups(field, sets, arrays(byVariable));
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

    /** The candidates g-linked to the group: looked for among the neighbours of its first open member. */
    private int[] common(int first, Group group) {
        return Arrays.stream(field.neighbours(first))
                .filter(d -> group.linked(field.model().links(), field.label[d]))
                .toArray();
    }

    private static List<List<Integer>> lists(int count) {
        List<List<Integer>> lists = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            lists.add(new ArrayList<>(2));
        }
        return lists;
    }

    private static int[][] arrays(List<List<Integer>> lists) {
        int[][] arrays = new int[lists.size()][];
        for (int i = 0; i < arrays.length; i++) {
            arrays[i] = lists.get(i).stream().mapToInt(Integer::intValue).toArray();
        }
        return arrays;
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
        int[][] made = killers;
        if (made == null) {
            made = killers();
            killers = made;
        }
        return made[c];
    }

    private int[][] killers() {
        List<List<Integer>> found = lists(field.size);
        for (int c : field.open()) {
            for (int d : field.neighbours(c)) {
                found.get(c).add(d);
            }
        }
        for (int g = 0; g < count; g++) {
            Stopping.check();
            for (int c : neighbours[g]) {
                found.get(c).add(field.size + g);
            }
        }
        return arrays(found);
    }
}
