package ninebynine.chain;

import java.util.Arrays;
import java.util.List;
import ninebynine.model.Group;
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
public final class Field {
    private final View view;
    final int size;
    final int words;
    final int variables;
    final int[] label;
    final int[] id;
    final int[][] members;
    final int[][] variablesOf;
    final long[] links;
    private final int[][] neighbours;
    private final int @Nullable [][] touching;
    private @Nullable Groups groups;
    private @Nullable Filter plain;
    private @Nullable Filter grouped;

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
            members[v] = members(id[v], open, compact);
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
        links = links(model, open, compact);
        neighbours = new int[size][];
        touching = new int[size][];
        for (int c = 0; c < size; c++) {
            neighbours[c] = list(links, c * words, words);
        }
    }

    /** The field of a state, made once for each state. */
    public static Field of(View view) {
        return view.derived(Field.class, Field::new);
    }

    private int[] members(int variable, Bits open, int[] compact) {
        int[] labels = view.model().labels(variable);
        int[] found = new int[view.count(variable)];
        int n = 0;
        for (int x : labels) {
            if (open.get(x)) {
                found[n++] = compact[x];
            }
        }
        return n == found.length ? found : Arrays.copyOf(found, n);
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

    boolean linked(int c, int d) {
        return (links[c * words + (d >> 6)] >>> d & 1) != 0;
    }

    /** What a node rules out: the candidates linked to it, or g-linked to all of a group. */
    int[] neighbours(int node) {
        return node < size ? neighbours[node] : groups().neighbours[node - size];
    }

    /** Whether a candidate is among what a node rules out. */
    boolean rulesOut(int node, int c) {
        return node < size ? linked(node, c) : groups().linked(node - size, c);
    }

    /** The variables that have a candidate linked to this node: where a chain may go on from it. */
    int[] touching(int node) {
        if (node >= size) {
            return groups().touching(node - size);
        }
        int[] found = touching[node];
        if (found == null) {
            found = touchedBy(neighbours[node]);
            touching[node] = found;
        }
        return found;
    }

    int[] touchedBy(int[] candidates) {
        long[] seen = new long[variables + 63 >> 6];
        for (int d : candidates) {
            for (int v : variablesOf[d]) {
                seen[v >> 6] |= 1L << v;
            }
        }
        return list(seen, 0, seen.length);
    }

    Groups groups() {
        Groups made = groups;
        if (made == null) {
            made = new Groups(this, view);
            groups = made;
        }
        return made;
    }

    /** Lower bounds on the lengths of whips and braids, or of g-whips and g-braids. */
    Filter filter(boolean withGroups) {
        Filter made = withGroups ? grouped : plain;
        if (made == null) {
            made = new Filter(this, withGroups);
            if (withGroups) {
                grouped = made;
            } else {
                plain = made;
            }
        }
        return made;
    }

    Model model() {
        return view.model();
    }

    /** The labels of a node: one candidate, or a whole group. */
    Ints labels(int node) {
        return node < size ? Ints.of(label[node]) : groups().members(node - size);
    }

    /** The g-candidates of a field; groups that several variables share are one node. */
    static final class Groups {
        private final Field field;
        final int count;
        private final Ints[] members;
        private final int[][] open;
        private final int[][] neighbours;
        private final int @Nullable [][] touching;
        final int[][] ofCandidate;
        final int[][] ofVariable;

        private Groups(Field field, View view) {
            this.field = field;
            List<Group> all = field.model().groups();
            int[] compact = new int[field.model().labelCount()];
            Arrays.fill(compact, -1);
            for (int c = 0; c < field.size; c++) {
                compact[field.label[c]] = c;
            }
            int[] variable = new int[field.model().variableCount()];
            Arrays.fill(variable, -1);
            for (int v = 0; v < field.variables; v++) {
                variable[field.id[v]] = v;
            }
            java.util.Map<Ints, Integer> number = new java.util.HashMap<>();
            java.util.List<Ints> sets = new java.util.ArrayList<>();
            java.util.List<java.util.List<Integer>> byVariable = lists(field.variables);
            for (Group group : all) {
                int v = variable[group.variable()];
                if (v < 0 || open(group, compact) < 2) {
                    continue;
                }
                Integer known = number.get(group.members());
                if (known == null) {
                    known = sets.size();
                    number.put(group.members(), known);
                    sets.add(group.members());
                }
                byVariable.get(v).add(known);
            }
            count = sets.size();
            members = sets.toArray(Ints[]::new);
            open = new int[count][];
            neighbours = new int[count][];
            touching = new int[count][];
            java.util.List<java.util.List<Integer>> byCandidate = lists(field.size);
            for (int g = 0; g < count; g++) {
                open[g] = members[g].stream()
                        .map(x -> compact[x])
                        .filter(c -> c >= 0)
                        .toArray();
                for (int c : open[g]) {
                    byCandidate.get(c).add(g);
                }
                neighbours[g] = common(members[g], compact);
            }
            ofCandidate = arrays(byCandidate);
            ofVariable = arrays(byVariable);
        }

        /** The candidates linked to every member of the whole group, dead members too. */
        private int[] common(Ints group, int[] compact) {
            int first = open[0] == null ? -1 : -1;
            for (int i = 0; i < group.size() && first < 0; i++) {
                first = compact[group.get(i)];
            }
            return Arrays.stream(field.neighbours[first])
                    .filter(d ->
                            group.stream().allMatch(x -> field.model().links().linked(x, field.label[d])))
                    .toArray();
        }

        private static int open(Group group, int[] compact) {
            int n = 0;
            for (int i = 0; i < group.members().size(); i++) {
                n += compact[group.members().get(i)] >= 0 ? 1 : 0;
            }
            return n;
        }

        private static java.util.List<java.util.List<Integer>> lists(int count) {
            java.util.List<java.util.List<Integer>> lists = new java.util.ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                lists.add(new java.util.ArrayList<>(2));
            }
            return lists;
        }

        private static int[][] arrays(java.util.List<java.util.List<Integer>> lists) {
            int[][] arrays = new int[lists.size()][];
            for (int i = 0; i < arrays.length; i++) {
                arrays[i] = lists.get(i).stream().mapToInt(Integer::intValue).toArray();
            }
            return arrays;
        }

        Ints members(int g) {
            return members[g];
        }

        /** The open members of a group. */
        int[] open(int g) {
            return open[g];
        }

        boolean linked(int g, int c) {
            return Arrays.binarySearch(neighbours[g], c) >= 0;
        }

        int[] touching(int g) {
            int[] found = touching[g];
            if (found == null) {
                found = field.touchedBy(neighbours[g]);
                touching[g] = found;
            }
            return found;
        }
    }
}
