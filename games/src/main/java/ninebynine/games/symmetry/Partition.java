package ninebynine.games.symmetry;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import ninebynine.limit.Stopping;
import ninebynine.tensor.Ints;

/**
 * The vertices of a graph in cells, and the cells in order. It is refined: any two vertices of a cell have equally many neighbours in every cell.
 *
 * <pre>
 *   order      5 2 │ 7 │ 0 1 3 │ …        vertices, cell by cell
 *   position   where a vertex stands in the order
 *   start      where its cell begins       length   how long the cell is that begins here
 * </pre>
 *
 * How cells split depends on colours and edges alone, never on the numbers of vertices, and so does the trace of it.
 */
final class Partition {
    private static final int BITS = 21;

    private final Graph graph;
    private final int[] order;
    private final int[] position;
    private final int[] start;
    private final int[] length;
    private final long trace;

    /** The cells that the colours make, refined. */
    Partition(Graph graph) {
        this.graph = graph;
        int n = graph.size();
        order = new int[n];
        position = new int[n];
        start = new int[n];
        length = new int[n];
        long[] keys = new long[n];
        for (int v = 0; v < n; v++) {
            keys[v] = (long) graph.colours().get(v) << BITS | v;
        }
        Arrays.sort(keys);
        Queue<Integer> splitters = new ArrayDeque<>();
        for (int i = 0, first = 0; i < n; i++) {
            if (keys[i] >> BITS != keys[first] >> BITS) {
                first = i;
            }
            place((int) (keys[i] & (1 << BITS) - 1), i);
            start[order[i]] = first;
            length[first]++;
            if (first == i) {
                splitters.add(first);
            }
        }
        trace = refine(splitters);
    }

    private Partition(Partition other) {
        graph = other.graph;
        order = other.order.clone();
        position = other.position.clone();
        start = other.start.clone();
        length = other.length.clone();
        trace = other.trace;
    }

    Partition copy() {
        return new Partition(this);
    }

    /** What refining the colours showed. */
    long trace() {
        return trace;
    }

    /** Where each vertex stands. */
    Ints positions() {
        return Ints.of(position.clone());
    }

    /** Vertex by vertex, in order, how many of its neighbours come later, and their places. */
    int[] picture() {
        int[] picture = new int[order.length + graph.ends() / 2];
        int at = 0;
        for (int i = 0; i < order.length; i++) {
            int place = i;
            int[] later = graph.neighbours().get(order[i]).stream()
                    .map(v -> position[v])
                    .filter(other -> other > place)
                    .sorted()
                    .toArray();
            picture[at++] = later.length;
            System.arraycopy(later, 0, picture, at, later.length);
            at += later.length;
        }
        return picture;
    }

    int at(int where) {
        return order[where];
    }

    /** The vertices of the cell that begins here. */
    int[] cell(int first) {
        return Arrays.copyOfRange(order, first, first + length[first]);
    }

    /** Where the largest cell begins, the first of them, whose vertices are not all alike; -1 if there is none. */
    int mixed() {
        int[] counts = new int[order.length];
        int largest = -1;
        for (int first = 0; first < order.length; first += length[first]) {
            if (length[first] > 1 && (largest < 0 || length[first] > length[largest]) && !isAlike(first, counts)) {
                largest = first;
            }
        }
        return largest;
    }

    /** Whether all vertices of a cell have the same neighbours outside, and none or all inside: then any order of them is as good. */
    private boolean isAlike(int first, int[] counts) {
        Ints near = graph.neighbours().get(order[first]);
        near.stream().forEach(v -> counts[start[v]]++);
        boolean alike = near.stream()
                .map(v -> start[v])
                .allMatch(cell -> counts[cell] == length[cell] - (cell == first ? 1 : 0));
        near.stream().forEach(v -> counts[start[v]] = 0);
        return alike;
    }

    /** Makes a vertex a cell by itself, before the rest of its cell, and refines; answers the trace of it. */
    long individualise(int vertex) {
        int first = start[vertex];
        int rest = first + 1;
        swap(first, position[vertex]);
        for (int i = rest; i < first + length[first]; i++) {
            start[order[i]] = rest;
        }
        length[rest] = length[first] - 1;
        length[first] = 1;
        return refine(new ArrayDeque<>(List.of(first)));
    }

    private void place(int vertex, int where) {
        order[where] = vertex;
        position[vertex] = where;
    }

    private void swap(int a, int b) {
        int vertex = order[a];
        place(order[b], a);
        place(vertex, b);
    }

    private long refine(Queue<Integer> splitters) {
        long hash = 1;
        int[] counts = new int[order.length];
        int[] seen = new int[order.length];
        boolean[] waiting = new boolean[order.length];
        splitters.forEach(first -> waiting[first] = true);
        while (!splitters.isEmpty()) {
            Stopping.check();
            int splitter = splitters.remove();
            waiting[splitter] = false;
            long[] touched = touched(splitter, counts, seen);
            for (int from = 0; from < touched.length; ) {
                int cell = cell(touched[from]);
                int to = from;
                while (to < touched.length && cell(touched[to]) == cell) {
                    to++;
                }
                int end = cell + length[cell];
                hash = split(cell, Arrays.copyOfRange(touched, from, to), mixed(hash, cell));
                queue(cell, end, splitters, waiting);
                from = to;
            }
        }
        return hash;
    }

    /** The neighbours of a cell's vertices, by cell and number of neighbours in the splitting one. */
    private long[] touched(int splitter, int[] counts, int[] seen) {
        int found = 0;
        for (int i = splitter; i < splitter + length[splitter]; i++) {
            Ints near = graph.neighbours().get(order[i]);
            for (int j = 0; j < near.size(); j++) {
                if (counts[near.get(j)]++ == 0) {
                    seen[found++] = near.get(j);
                }
            }
        }
        long[] keys = new long[found];
        for (int i = 0; i < found; i++) {
            int v = seen[i];
            keys[i] = (long) start[v] << 2 * BITS | (long) counts[v] << BITS | v;
            counts[v] = 0;
        }
        Arrays.sort(keys);
        return keys;
    }

    /** Splits a cell: first what was not touched, then by count. */
    private long split(int cell, long[] touched, long before) {
        long hash = before;
        int high = cell + length[cell];
        int untouched = length[cell] - touched.length;
        for (int i = touched.length - 1; i >= 0; ) {
            long count = count(touched[i]);
            int first = high;
            for (; i >= 0 && count(touched[i]) == count; i--) {
                swap(--first, position[vertex(touched[i])]);
            }
            for (int k = first; k < high; k++) {
                start[order[k]] = first;
            }
            length[first] = high - first;
            hash = mixed(mixed(hash, count), high - first);
            high = first;
        }
        if (untouched > 0) {
            length[cell] = untouched;
        }
        return hash;
    }

    /** Of the parts of what was a cell all but the largest split on, or all if the cell was to do so. */
    private void queue(int cell, int end, Queue<Integer> splitters, boolean[] waiting) {
        boolean all = waiting[cell];
        int largest = cell;
        for (int first = cell; first < end; first += length[first]) {
            largest = length[first] > length[largest] ? first : largest;
        }
        for (int first = cell; first < end; first += length[first]) {
            if (!waiting[first] && (all || first != largest)) {
                waiting[first] = true;
                splitters.add(first);
            }
        }
    }

    private static int cell(long key) {
        return (int) (key >> 2 * BITS);
    }

    private static long count(long key) {
        return key >> BITS & (1 << BITS) - 1;
    }

    private static int vertex(long key) {
        return (int) (key & (1 << BITS) - 1);
    }

    /** Any function of both; equal traces of different things only cost time. */
    private static long mixed(long hash, long value) {
        long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
        return mixed ^ mixed >>> 29;
    }
}
