package ninebynine.games.symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * The vertices of a graph in an order that gives the same picture for all graphs that are the same but for names.
 *
 * <p>Refine; where a cell has vertices that are not alike, take each of them in turn before the others, and refine again. What comes at the end of
 * each branch is an order; of all pictures that these give, the first is chosen. Two ends with the same picture are a symmetry, and what a symmetry
 * makes of a branch is not looked at. So the work is bounded by the number of different pictures, which is the same for all copies of a graph: if
 * there are too many, all copies go without an order.
 *
 * <pre>
 *   all at once          every vertex of the cell is a branch; one picture is allowed
 *   only the first       those whose refinement has the smallest trace are branches; some pictures are allowed
 * </pre>
 */
public final class Labelling {
    /** How much work there may be: so many pictures, each as large as the graph, and for each of them as many refinements. */
    private static final long MOST = 1 << 30;

    /** No graph with more vertices is looked at. */
    private static final int LARGEST = 1 << 16;

    private final Graph graph;
    private final boolean first;
    private final int most;
    private final Map<Ints, Leaf> leaves = new HashMap<>();
    private final List<Integer> path = new ArrayList<>();
    private final List<Classes> symmetries = new ArrayList<>();
    private @Nullable Leaf best;
    private int back = Integer.MAX_VALUE;
    private boolean tooMany;

    /** The end of a branch: what was taken on the way, the order, its picture. */
    private record Leaf(List<Integer> path, Partition order, Ints picture) {}

    private Labelling(Graph graph, boolean first, int most) {
        this.graph = graph;
        this.first = first;
        this.most = most;
    }

    /** For each vertex its place in the order; null if there are too many pictures. */
    public static @Nullable Ints of(Graph graph) {
        if (graph.size() > LARGEST) {
            return null;
        }
        Partition root = new Partition(graph);
        long large = (long) graph.size() + graph.ends();
        int most = (int) (MOST / (large * large));
        Leaf leaf = new Labelling(graph, false, 1).best(root);
        if (leaf == null && most > 0) {
            leaf = new Labelling(graph, true, most).best(root);
        }
        return leaf == null ? null : leaf.order.positions();
    }

    /** A name that all copies of a graph share, and perhaps others: what refinement sees. */
    public static String alike(Graph graph) {
        long trace = graph.size() > LARGEST ? graph.ends() : new Partition(graph).trace();
        return String.format(Locale.ROOT, "alike:%x-%x-%016x", graph.size(), graph.ends() / 2, trace);
    }

    private @Nullable Leaf best(Partition root) {
        explore(root);
        return tooMany ? null : best;
    }

    private void explore(Partition node) {
        int cell = node.mixed();
        if (cell < 0) {
            leaf(node);
            return;
        }
        int depth = path.size();
        Classes classes = new Classes();
        symmetries.add(classes);
        List<Integer> explored = new ArrayList<>();
        for (int vertex : branches(node, node.cell(cell))) {
            if (explored.stream().anyMatch(other -> classes.of(other) == classes.of(vertex))) {
                continue;
            }
            explored.add(vertex);
            path.add(vertex);
            Partition child = node.copy();
            child.individualise(vertex);
            explore(child);
            removeLast(path);
            if (back < depth) {
                break;
            }
            if (back == depth) {
                removeLast(explored); // it is like another
                back = Integer.MAX_VALUE;
            }
        }
        symmetries.remove(depth);
    }

    private static void removeLast(List<Integer> list) {
        list.subList(list.size() - 1, list.size()).clear();
    }

    private int[] branches(Partition node, int[] cell) {
        if (!first) {
            return cell;
        }
        long[] traces = Arrays.stream(cell)
                .mapToLong(vertex -> node.copy().individualise(vertex))
                .toArray();
        long smallest = Arrays.stream(traces).min().orElseThrow();
        return IntStream.range(0, cell.length)
                .filter(i -> traces[i] == smallest)
                .map(i -> cell[i])
                .toArray();
    }

    private void leaf(Partition order) {
        Ints picture = Ints.of(order.picture());
        Leaf same = leaves.get(picture);
        if (same != null) {
            symmetry(order, same);
        } else if (leaves.size() == most) {
            tooMany = true;
            back = -1;
        } else {
            Leaf leaf = new Leaf(List.copyOf(path), order, picture);
            leaves.put(picture, leaf);
            if (best == null || isBefore(picture, best.picture)) {
                best = leaf;
            }
        }
    }

    /** The order of pictures of one graph: that of their numbers, the first first. */
    private static boolean isBefore(Ints one, Ints other) {
        int i = 0;
        while (i < one.size() && one.get(i) == other.get(i)) {
            i++;
        }
        return i < one.size() && one.get(i) < other.get(i);
    }

    /** What takes one end to another with the same picture. It keeps all that was taken on the way to where they part, and there one branch becomes the other. */
    private void symmetry(Partition order, Leaf same) {
        int parting = 0;
        while (path.get(parting).equals(same.path.get(parting))) {
            parting++;
        }
        for (int i = 0; i < graph.size(); i++) {
            int a = order.at(i);
            int b = same.order.at(i);
            for (int depth = 0; a != b && depth <= parting; depth++) {
                symmetries.get(depth).join(a, b);
            }
        }
        back = parting;
    }

    /** Vertices that symmetries take to one another. */
    private static final class Classes {
        private final Map<Integer, Integer> up = new HashMap<>();

        int of(int vertex) {
            Integer next = up.get(vertex);
            if (next == null) {
                return vertex;
            }
            Integer after = up.get(next);
            if (after == null) {
                return next;
            }
            up.put(vertex, after);
            return of(after);
        }

        void join(int a, int b) {
            int from = of(a);
            int to = of(b);
            if (from != to) {
                up.put(from, to);
            }
        }
    }
}
