package ninebynine.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
        neighbours = NOTHING;
        variables = NOTHING;
        ofCandidate = NOTHING;
        ofVariable = NOTHING;
        outside = new int[0][][];
    }

    private Groups(Field field, Ints[] members, int[][] ofVariable) {
        this.field = field;
        this.count = members.length;
        this.members = members;
        this.ofVariable = ofVariable;
        int[] compact = compact(field);
        open = new int[count][];
        neighbours = new int[count][];
        List<List<Integer>> byCandidate = lists(field.size);
        for (int g = 0; g < count; g++) {
            open[g] =
                    members[g].stream().map(x -> compact[x]).filter(c -> c >= 0).toArray();
            for (int c : open[g]) {
                byCandidate.get(c).add(g);
            }
            neighbours[g] = common(g);
        }
        ofCandidate = arrays(byCandidate);
        List<List<Integer>> byGroup = lists(count);
        outside = new int[ofVariable.length][][];
        for (int v = 0; v < ofVariable.length; v++) {
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

    /** The g-candidates: the model's groups with at least two open members. */
    static Groups ofModel(Field field) {
        Model model = field.model();
        int[] compact = compact(field);
        Map<Ints, Integer> number = new HashMap<>();
        List<Ints> sets = new ArrayList<>();
        List<List<Integer>> byVariable = lists(field.variables);
        for (Group group : model.groups()) {
            int v = Arrays.binarySearch(field.id, group.variable());
            int open = openCount(group, compact);
            // a variable that has nothing outside the group says nothing new by being confined to it
            if (v >= 0 && open >= 2 && open < field.counts[v]) {
                Integer known = number.get(group.members());
                if (known == null) {
                    known = sets.size();
                    number.put(group.members(), known);
                    sets.add(group.members());
                }
                byVariable.get(v).add(known);
            }
        }
        return new Groups(field, sets.toArray(Ints[]::new), arrays(byVariable));
    }

    /** All pairs of candidates of one variable that have a common neighbour outside it. */
    static Groups pairs(Field field) {
        Map<Ints, Integer> number = new HashMap<>();
        List<Ints> sets = new ArrayList<>();
        List<List<Integer>> byVariable = lists(field.variables);
        for (int v = 0; v < field.variables; v++) {
            int[] of = field.members.row(v);
            for (int i = 0; i < of.length; i++) {
                for (int j = i + 1; j < of.length; j++) {
                    if (of.length > 2 && haveCommon(field, of[i], of[j], of)) {
                        Ints pair = Ints.of(field.label[of[i]], field.label[of[j]]);
                        Integer known = number.get(pair);
                        if (known == null) {
                            known = sets.size();
                            number.put(pair, known);
                            sets.add(pair);
                        }
                        byVariable.get(v).add(known);
                    }
                }
            }
        }
        return new Groups(field, sets.toArray(Ints[]::new), arrays(byVariable));
    }

    private static boolean haveCommon(Field field, int a, int b, int[] of) {
        for (int d : field.neighbours.row(a)) {
            if (field.linked(b, d) && !Field.contains(of, d)) {
                return true;
            }
        }
        return false;
    }

    private static int[] compact(Field field) {
        int[] compact = new int[field.model().labelCount()];
        Arrays.fill(compact, -1);
        for (int c = 0; c < field.size; c++) {
            compact[field.label[c]] = c;
        }
        return compact;
    }

    private static int openCount(Group group, int[] compact) {
        int n = 0;
        for (int i = 0; i < group.members().size(); i++) {
            n += compact[group.members().get(i)] >= 0 ? 1 : 0;
        }
        return n;
    }

    /** The candidates linked to every member: looked for among the neighbours of the first one that is open. */
    private int[] common(int g) {
        return Arrays.stream(field.neighbours.row(open[g][0]))
                .filter(d -> isLinkedToAll(members[g], field.label[d]))
                .toArray();
    }

    private boolean isLinkedToAll(Ints group, int label) {
        for (int i = 0; i < group.size(); i++) {
            if (!field.model().links().linked(group.get(i), label)) {
                return false;
            }
        }
        return true;
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
        for (int c = 0; c < field.size; c++) {
            for (int d : field.neighbours.row(c)) {
                found.get(c).add(d);
            }
        }
        for (int g = 0; g < count; g++) {
            for (int c : neighbours[g]) {
                found.get(c).add(field.size + g);
            }
        }
        return arrays(found);
    }
}
