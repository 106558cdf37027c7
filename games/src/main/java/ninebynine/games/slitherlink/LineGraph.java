package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.function.IntPredicate;
import ninebynine.tensor.Ints;

/**
 * The decided lines as a graph on points: paths and closed loops. Where more than two meet, only two are seen.
 *
 * <pre>
 *   first[p] second[p]   the lines at point p, or -1         an end of a path has one
 * </pre>
 */
final class LineGraph {
    private final Lattice lattice;
    private final int base;
    private final int[] first;
    private final int[] second;
    private final boolean[] isLine;
    /** The lines of the path that was walked last, and where it ended. */
    private final int[] walked;

    private int reached;
    /** For each end of a path, as far as they were walked: how many lines lead from there, and where to. */
    private final int[] lengths;

    private final int[] ends;

    private Ints crowd = Ints.of();
    private int count;

    private LineGraph(Lattice lattice, IntPredicate isTrue) {
        this.lattice = lattice;
        this.base = lattice.p(0, 0);
        int points = (lattice.rows() + 1) * (lattice.columns() + 1);
        first = new int[points];
        second = new int[points];
        Arrays.fill(first, -1);
        Arrays.fill(second, -1);
        isLine = new boolean[lattice.edgeCount()];
        for (int edge = 0; edge < isLine.length; edge++) {
            if (isTrue.test(lattice.line(edge))) {
                isLine[edge] = true;
                count++;
                add(lattice.from(edge) - base, edge);
                add(lattice.to(edge) - base, edge);
            }
        }
        walked = new int[count];
        lengths = new int[points];
        ends = new int[points];
    }

    static LineGraph of(Lattice lattice, IntPredicate isTrue) {
        return new LineGraph(lattice, isTrue);
    }

    private void add(int point, int edge) {
        if (first[point] < 0) {
            first[point] = edge;
        } else if (second[point] < 0) {
            second[point] = edge;
        } else if (crowd.isEmpty()) {
            crowd = Ints.of(first[point], second[point], edge);
        }
    }

    /** Three lines that meet at a point, which can't be; none if there is no such point. */
    Ints crowd() {
        return crowd;
    }

    /** How many lines there are. */
    int count() {
        return count;
    }

    boolean isLine(int edge) {
        return isLine[edge];
    }

    /** Whether a path ends at this point. */
    boolean isEnd(int point) {
        return first[point - base] >= 0 && second[point - base] < 0;
    }

    /** Whether a path of so many lines or more leads from its end at one point to another. */
    boolean leads(int end, int to, int least) {
        int at = end - base;
        if (lengths[at] == 0) {
            lengths[at] = walk(end);
            ends[at] = reached;
        }
        return ends[at] == to && lengths[at] >= least;
    }

    /** The path that ends at this point, line by line from there. */
    Path path(int end) {
        int size = walk(end);
        return new Path(end, reached, Ints.copyOf(walked, size));
    }

    /** Walks along the path that ends at this point; answers how many lines it has. */
    private int walk(int end) {
        int size = 0;
        int point = end;
        int line = first[end - base];
        while (line >= 0 && size < count) {
            walked[size++] = line;
            point = lattice.across(line, point);
            int at = point - base;
            line = first[at] == line ? second[at] : first[at];
        }
        reached = point;
        return size;
    }

    /** Lines in a row, and the points where it begins and ends. */
    record Path(int start, int end, Ints lines) {}

    /** A closed loop, or no lines if there is none. */
    Ints loop() {
        boolean[] seen = new boolean[isLine.length];
        int unseen = count;
        for (int p = 0; p < first.length; p++) {
            if (first[p] >= 0 && second[p] < 0) {
                lengths[p] = walk(p + base);
                ends[p] = reached;
                for (int i = lengths[p] - 1; i >= 0; i--) {
                    unseen -= seen[walked[i]] ? 0 : 1;
                    seen[walked[i]] = true;
                }
            }
        }
        if (unseen == 0) {
            return Ints.of();
        }
        for (int line = 0; line < seen.length; line++) {
            if (isLine[line] && !seen[line]) {
                Ints around = around(line);
                if (!around.isEmpty()) {
                    return around;
                }
                seen[line] = true;
            }
        }
        return Ints.of();
    }

    /** The lines from one on until it comes again. */
    private Ints around(int start) {
        int[] lines = new int[count];
        int size = 0;
        int line = start;
        int point = lattice.to(start);
        do {
            lines[size++] = line;
            int at = point - base;
            line = first[at] == line ? second[at] : first[at];
            if (line < 0) {
                return Ints.of();
            }
            point = lattice.across(line, point);
        } while (line != start && size < count);
        return line == start ? Ints.copyOf(lines, size) : Ints.of();
    }
}
