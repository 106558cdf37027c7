package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.function.Consumer;
import ninebynine.game.Undecided;
import ninebynine.limit.Stopping;

/**
 * Finds the loops that numbers allow: what points and numbers say, no loop closed too early, then a guess at the end of the longest piece. It knows
 * edges and nothing else, and is made for asking often.
 *
 * <pre>
 *   state[e]           unknown, line or none               lines[x], open[x]   of a point x, and of a cell after the points
 *   far[p]             the other end of the piece of loop that ends at p, and how many lines it has
 *   trail              what was decided, in order; going back undoes it
 * </pre>
 */
final class LoopSearch {
    private static final byte UNKNOWN = 0;
    private static final byte LINE = 1;
    private static final byte NONE = 2;

    private final int rows;
    private final int columns;
    private final int points;
    private final int edges;
    /** The two points of each edge, and its cells, or -1. */
    private final int[] from;

    private final int[] to;
    private final int[] one;
    private final int[] other;
    /** The edges of each point and of each cell after them. */
    private final int[][] around;

    private final byte[] state;
    private final int[] lines;
    private final int[] open;
    private final int[] far;
    private final int[] length;
    private final int[] clue;
    private int lineCount;
    private boolean closed;

    private final int[] trail;
    private int trailSize;
    /** What a line changed: four numbers for each. */
    private final int[] ends;

    private int endsSize;
    private final int[] due;
    private final boolean[] isDue;
    private int dueSize;

    private int limit;
    private long guesses;
    private int found;
    private boolean complete;
    private Consumer<byte[]> sink = loop -> {};

    LoopSearch(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        points = (rows + 1) * (columns + 1);
        int lying = (rows + 1) * columns;
        edges = lying + rows * (columns + 1);
        from = new int[edges];
        to = new int[edges];
        one = new int[edges];
        other = new int[edges];
        for (int e = 0; e < edges; e++) {
            boolean h = e < lying;
            int r = h ? e / columns : (e - lying) / (columns + 1);
            int c = h ? e % columns : (e - lying) % (columns + 1);
            from[e] = r * (columns + 1) + c;
            to[e] = h ? from[e] + 1 : from[e] + columns + 1;
            one[e] = h ? cell(r - 1, c) : cell(r, c - 1);
            other[e] = cell(r, c);
        }
        around = around();
        state = new byte[edges];
        lines = new int[points + rows * columns];
        open = new int[lines.length];
        far = new int[points];
        length = new int[points];
        clue = new int[lines.length];
        trail = new int[edges];
        ends = new int[4 * edges];
        due = new int[lines.length];
        isDue = new boolean[lines.length];
    }

    private int cell(int r, int c) {
        return r < 0 || c < 0 || r >= rows || c >= columns ? -1 : points + r * columns + c;
    }

    private int[][] around() {
        int[][] found = new int[points + rows * columns][4];
        int[] count = new int[found.length];
        for (int e = 0; e < edges; e++) {
            for (int x : new int[] {from[e], to[e], one[e], other[e]}) {
                if (x >= 0) {
                    found[x][count[x]++] = e;
                }
            }
        }
        for (int x = 0; x < found.length; x++) {
            found[x] = Arrays.copyOf(found[x], count[x]);
        }
        return found;
    }

    /** Nothing is known and nothing is told. */
    void begin() {
        Arrays.fill(state, UNKNOWN);
        Arrays.fill(lines, 0);
        Arrays.fill(clue, -1);
        Arrays.fill(isDue, false);
        for (int x = 0; x < open.length; x++) {
            open[x] = around[x].length;
        }
        for (int p = 0; p < points; p++) {
            far[p] = p;
            length[p] = 0;
        }
        lineCount = 0;
        closed = false;
        trailSize = 0;
        endsSize = 0;
        dueSize = 0;
    }

    /** A cell has this number. */
    void tell(int cell, int number) {
        clue[points + cell] = number;
        touch(points + cell);
    }

    /** How many loops there are, up to a limit, or {@link Undecided}; the sink hears the state of every edge, 1 for a line. */
    int search(int limit, long bound, Consumer<byte[]> sink) {
        this.limit = limit;
        this.guesses = bound;
        this.sink = sink;
        found = 0;
        complete = true;
        for (int p = 0; p < points; p++) {
            touch(p);
        }
        if (propagate()) {
            search();
        }
        if (found < limit && !complete) {
            throw new Undecided();
        }
        return found;
    }

    private void search() {
        if (closed) {
            sink.accept(state);
            complete = ++found < limit;
            return;
        }
        int edge = choice();
        if (edge < 0) {
            return; // no lines at all
        }
        Stopping.check();
        if (--guesses < 0) {
            complete = false;
            return;
        }
        for (byte value : new byte[] {LINE, NONE}) {
            int mark = trailSize;
            if (decide(edge, value) && propagate()) {
                search();
            }
            undo(mark);
            if (!complete) {
                return;
            }
        }
    }

    /** An open edge at the end of the longest piece, or beside the number with the fewest open edges. */
    private int choice() {
        int best = -1;
        int longest = 0;
        for (int p = 0; p < points; p++) {
            if (lines[p] == 1 && length[p] > longest) {
                longest = length[p];
                best = p;
            }
        }
        if (best >= 0) {
            for (int e : around[best]) {
                if (state[e] == UNKNOWN) {
                    return e;
                }
            }
        }
        int fewest = Integer.MAX_VALUE;
        int edge = -1;
        for (int x = points; x < clue.length; x++) {
            int measure = open[x] - (clue[x] == 3 ? 2 : 0);
            if (clue[x] > 0 && open[x] > 0 && measure < fewest) {
                fewest = measure;
                edge = firstOpen(x);
            }
        }
        for (int e = 0; e < edges && edge < 0; e++) {
            edge = state[e] == UNKNOWN ? e : -1;
        }
        return edge;
    }

    private int firstOpen(int x) {
        for (int e : around[x]) {
            if (state[e] == UNKNOWN) {
                return e;
            }
        }
        return -1;
    }

    private void touch(int x) {
        if (x >= 0 && !isDue[x]) {
            isDue[x] = true;
            due[dueSize++] = x;
        }
    }

    private boolean propagate() {
        boolean fine = true;
        while (dueSize > 0) {
            int x = due[--dueSize];
            isDue[x] = false;
            fine = fine && look(x);
        }
        return fine;
    }

    private boolean look(int x) {
        if (x < points) {
            if (lines[x] > 2 || lines[x] == 1 && open[x] == 0) {
                return false;
            }
            if (lines[x] == 2 || lines[x] == 0 && open[x] == 1) {
                return all(x, NONE);
            }
            return lines[x] != 1 || open[x] != 1 || all(x, LINE);
        }
        int number = clue[x];
        if (number < 0) {
            return true;
        }
        if (lines[x] > number || lines[x] + open[x] < number) {
            return false;
        }
        if (open[x] > 0 && lines[x] == number) {
            return all(x, NONE);
        }
        return open[x] == 0 || lines[x] + open[x] > number || all(x, LINE);
    }

    private boolean all(int x, byte value) {
        for (int e : around[x]) {
            if (state[e] == UNKNOWN && !decide(e, value)) {
                return false;
            }
        }
        return true;
    }

    /** False if that can't be. */
    private boolean decide(int edge, byte value) {
        if (closed && value == LINE) {
            return false;
        }
        int a = from[edge];
        int b = to[edge];
        if (value == LINE && (lines[a] == 2 || lines[b] == 2)) {
            return false;
        }
        boolean closes = value == LINE && far[a] == b && length[a] > 0;
        if (closes && (length[a] != lineCount || !isFulfilled(edge))) {
            return false;
        }
        state[edge] = value;
        trail[trailSize++] = edge;
        count(a, value);
        count(b, value);
        count(one[edge], value);
        count(other[edge], value);
        if (value == LINE) {
            lineCount++;
            if (closes) {
                closed = true;
            } else {
                join(a, b);
            }
        }
        return true;
    }

    private void count(int x, byte value) {
        if (x >= 0) {
            open[x]--;
            lines[x] += value == LINE ? 1 : 0;
            touch(x);
        }
    }

    /** Whether all numbers have their lines with this one and no others. */
    private boolean isFulfilled(int edge) {
        for (int x = points; x < clue.length; x++) {
            if (clue[x] >= 0 && lines[x] + (one[edge] == x || other[edge] == x ? 1 : 0) != clue[x]) {
                return false;
            }
        }
        return true;
    }

    private void join(int a, int b) {
        int endA = far[a];
        int endB = far[b];
        int total = length[a] + length[b] + 1;
        ends[endsSize++] = endA;
        ends[endsSize++] = far[endA] << 16 | length[endA];
        ends[endsSize++] = endB;
        ends[endsSize++] = far[endB] << 16 | length[endB];
        far[endA] = endB;
        far[endB] = endA;
        length[endA] = total;
        length[endB] = total;
    }

    private void undo(int mark) {
        while (dueSize > 0) {
            isDue[due[--dueSize]] = false;
        }
        while (trailSize > mark) {
            int edge = trail[--trailSize];
            byte value = state[edge];
            state[edge] = UNKNOWN;
            uncount(from[edge], value);
            uncount(to[edge], value);
            uncount(one[edge], value);
            uncount(other[edge], value);
            if (value == LINE) {
                lineCount--;
                if (closed) {
                    closed = false;
                } else {
                    unjoin();
                }
            }
        }
    }

    private void uncount(int x, byte value) {
        if (x >= 0) {
            open[x]++;
            lines[x] -= value == LINE ? 1 : 0;
        }
    }

    private void unjoin() {
        int packedB = ends[--endsSize];
        int endB = ends[--endsSize];
        int packedA = ends[--endsSize];
        int endA = ends[--endsSize];
        far[endB] = packedB >>> 16;
        length[endB] = packedB & 0xFFFF;
        far[endA] = packedA >>> 16;
        length[endA] = packedA & 0xFFFF;
    }
}
