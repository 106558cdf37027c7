package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All ways to draw lines on a piece of a grid, so that its numbers are right, its inner points have no line or two, and whatever else a pattern gives is so. A
 * closed loop is drawn only if there is no other line; then it could be the solution.
 *
 * <p>Knows nothing of labels, links or variables: the proof of a pattern stands on its own.
 */
final class Patch {
    /** A place in half cells: cell (1,1), its edges (0,1), (1,0), (2,1), (1,2), its points (0,0) and so on. */
    record At(int y, int x) {
        Stream<At> around() {
            return Stream.of(new At(y - 1, x), new At(y, x + 1), new At(y + 1, x), new At(y, x - 1));
        }

        /** The two points of an edge. */
        List<At> ends() {
            return (x & 1) != 0
                    ? List.of(new At(y, x - 1), new At(y, x + 1))
                    : List.of(new At(y - 1, x), new At(y + 1, x));
        }
    }

    private final int rows;
    private final int columns;
    private final Laid laid;
    private final List<At> edges;
    private final List<Rule> rules = new ArrayList<>();
    private final boolean[] line;
    private final boolean[] known;

    /** Edges of which so many are lines, as bits; or for a point, exactly these sets. */
    private record Rule(int[] edges, Set<Integer> allowed) {}

    Patch(int rows, int columns, Laid laid) {
        this.rows = rows;
        this.columns = columns;
        this.laid = laid;
        Set<At> all = new LinkedHashSet<>();
        laid.cells().forEach(cell -> new At(cell.y(), cell.x()).around().forEach(all::add));
        laid.points().forEach(point -> new At(point.y(), point.x()).around().filter(this::isOnGrid).forEach(all::add));
        this.edges = all.stream().sorted(java.util.Comparator.comparingInt((At at) -> at.y + at.x).thenComparingInt(At::y)).toList();
        this.line = new boolean[edges.size()];
        this.known = new boolean[edges.size()];
        rules();
    }

    private boolean isOnGrid(At at) {
        return at.y >= 0 && at.x >= 0 && at.y <= 2 * rows && at.x <= 2 * columns;
    }

    private void rules() {
        for (Laid.Place cell : laid.cells()) {
            int[] borders = numbers(new At(cell.y(), cell.x()).around());
            int values = cell.values() == 0 ? Stencil.ANY : cell.values();
            rules.add(new Rule(borders, sets(4, lines -> (values & 1 << Integer.bitCount(lines)) != 0)));
        }
        for (Laid.Place point : laid.points()) {
            List<At> there = new At(point.y(), point.x()).around().filter(this::isOnGrid).toList();
            int values = laid.given().stream()
                    .filter(given -> given.y() == point.y() && given.x() == point.x())
                    .mapToInt(Laid.Place::values)
                    .findFirst()
                    .orElse(0b1111111);
            rules.add(new Rule(
                    numbers(there.stream()),
                    sets(there.size(), lines -> {
                        int value = value(there, point, lines);
                        return value >= 0 && (values & 1 << value) != 0;
                    })));
        }
        for (Laid.Place given : laid.given()) {
            if (given.isEdge()) {
                int value = given.values() == Stencil.LINE ? 1 : 0;
                rules.add(new Rule(new int[] {number(new At(given.y(), given.x()))}, Set.of(value)));
            }
        }
    }

    /** The value of a point that has these of its edges as lines, or -1. */
    private static int value(List<At> edges, Laid.Place point, int lines) {
        int sides = 0;
        for (int i = 0; i < edges.size(); i++) {
            if ((lines & 1 << i) != 0) {
                At at = edges.get(i);
                sides |= (at.y < point.y() ? Side.N : at.y > point.y() ? Side.S : at.x < point.x() ? Side.W : Side.E).bit();
            }
        }
        return Kind.P.ofSides(sides);
    }

    private static Set<Integer> sets(int size, java.util.function.IntPredicate isAllowed) {
        Set<Integer> allowed = new HashSet<>();
        for (int lines = 0; lines < 1 << size; lines++) {
            if (isAllowed.test(lines)) {
                allowed.add(lines);
            }
        }
        return allowed;
    }

    private int[] numbers(Stream<At> at) {
        return at.mapToInt(this::number).toArray();
    }

    private int number(At at) {
        int number = edges.indexOf(at);
        if (number < 0) {
            throw new IllegalArgumentException(at + " is not in the patch of " + laid.pattern().name());
        }
        return number;
    }

    /** What remains of a drawing that contradicts a conclusion, or nothing; a loop that could be the solution is told apart. */
    interface Drawings {
        /** @param loop whether the lines are one closed loop and nothing else */
        void draw(Set<At> lines, boolean loop);
    }

    int count;

    void each(Drawings out) {
        each(0, out);
    }

    private void each(int next, Drawings out) {
        if (next == edges.size()) {
            count++;
            Set<At> lines = new LinkedHashSet<>();
            for (int i = 0; i < edges.size(); i++) {
                if (line[i]) {
                    lines.add(edges.get(i));
                }
            }
            int loops = loops(lines);
            if (loops == 0) {
                out.draw(lines, false);
            } else if (loops == lines.size()) {
                out.draw(lines, true);
            }
            return;
        }
        for (int value = 0; value < 2; value++) {
            line[next] = value == 1;
            known[next] = true;
            if (isPossible(next)) {
                each(next + 1, out);
            }
        }
        known[next] = false;
        line[next] = false;
    }

    private boolean isPossible(int edge) {
        for (Rule rule : rules) {
            boolean has = false;
            int lines = 0;
            int unknown = 0;
            for (int i = 0; i < rule.edges.length; i++) {
                has |= rule.edges[i] == edge;
                lines |= line[rule.edges[i]] && known[rule.edges[i]] ? 1 << i : 0;
                unknown |= known[rule.edges[i]] ? 0 : 1 << i;
            }
            int so = lines;
            int free = unknown;
            if (has && rule.allowed.stream().noneMatch(set -> (set & ~free) == so)) {
                return false;
            }
        }
        return true;
    }

    /** The length of the closed loop in it, if there is one; 0 if there is none. Lines that only touch at the patch's brim are no loop. */
    private int loops(Set<At> lines) {
        Set<At> left = new LinkedHashSet<>(lines);
        int closed = 0;
        while (!left.isEmpty()) {
            Set<At> component = new LinkedHashSet<>();
            List<At> open = new ArrayList<>(List.of(left.iterator().next()));
            while (!open.isEmpty()) {
                At edge = open.remove(open.size() - 1);
                if (component.add(edge)) {
                    edge.ends().stream()
                            .flatMap(At::around)
                            .filter(left::contains)
                            .forEach(open::add);
                }
            }
            left.removeAll(component);
            boolean isLoop = component.stream()
                    .flatMap(edge -> edge.ends().stream())
                    .collect(Collectors.groupingBy(end -> end, Collectors.counting()))
                    .values()
                    .stream()
                    .allMatch(degree -> degree == 2);
            closed += isLoop ? component.size() : 0;
        }
        return closed;
    }

    /** Whether a drawing is as a pattern says. */
    boolean isSo(Laid.Place follows, Set<At> lines) {
        At at = new At(follows.y(), follows.x());
        if (!isOnGrid(at)) {
            return true;
        }
        if (follows.isEdge()) {
            return lines.contains(at) == (follows.values() == Stencil.NO_LINE);
        }
        List<At> there = at.around().filter(this::isOnGrid).toList();
        int drawn = 0;
        for (int i = 0; i < there.size(); i++) {
            drawn |= lines.contains(there.get(i)) ? 1 << i : 0;
        }
        return (follows.values() & 1 << value(there, follows, drawn)) == 0;
    }

    /** The lines, for a message. */
    static String show(Set<At> lines) {
        int top = lines.stream().mapToInt(At::y).min().orElse(0) & ~1;
        int left = lines.stream().mapToInt(At::x).min().orElse(0) & ~1;
        Set<Integer> rows = new TreeSet<>(lines.stream().map(At::y).toList());
        StringBuilder text = new StringBuilder();
        for (int y = top; y <= rows.stream().mapToInt(r -> r).max().orElse(0); y++) {
            for (int x = left; x <= lines.stream().mapToInt(At::x).max().orElse(0); x++) {
                boolean point = ((y | x) & 1) == 0;
                text.append(point ? '+' : !lines.contains(new At(y, x)) ? ' ' : (x & 1) != 0 ? '-' : '|');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
