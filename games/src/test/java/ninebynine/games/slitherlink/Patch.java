package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All ways to draw lines on a piece of a grid around a pattern, so that its numbers are right, its inner points have no line or two, and what the pattern gives
 * is so. No cell has four lines. A closed loop is drawn only if there is no other line: then it could be the solution.
 *
 * <p>Knows nothing of labels, links and variables, so that the proof of a pattern stands on its own.
 */
final class Patch {
    /** A place in half cells: cell (1,1) has the edges (0,1), (1,0), (2,1), (1,2) and the points (0,0), (0,2), (2,0), (2,2). */
    record At(int y, int x) {
        Stream<At> around() {
            return Stream.of(new At(y - 1, x), new At(y, x + 1), new At(y + 1, x), new At(y, x - 1));
        }

        /** The two points of an edge. */
        Stream<At> ends() {
            return (x & 1) != 0
                    ? Stream.of(new At(y, x - 1), new At(y, x + 1))
                    : Stream.of(new At(y - 1, x), new At(y + 1, x));
        }
    }

    /** Some edges, and which of them may be lines: for each set that is open yet, the sets that may be lines among the others. */
    private record Demand(int[] edges, boolean[][] may) {
        boolean isMet(int[] drawn) {
            int lines = 0;
            int open = 0;
            for (int i = 0; i < edges.length; i++) {
                lines |= drawn[edges[i]] == LINE ? 1 << i : 0;
                open |= drawn[edges[i]] == OPEN ? 1 << i : 0;
            }
            return may[open][lines];
        }
    }

    private static final int OPEN = 0;
    private static final int LINE = 1;
    private static final int NONE = 2;

    private final Lattice lattice;
    private final List<At> edges;
    private final List<Demand> demands = new ArrayList<>();

    Patch(PatternPlacement laid, Lattice lattice) {
        this.lattice = lattice;
        Set<At> all = new LinkedHashSet<>();
        laid.cells().forEach(cell -> at(cell).around().forEach(all::add));
        laid.points().forEach(point -> edges(at(point)).forEach(all::add));
        edges = all.stream()
                .sorted(Comparator.comparingInt((At at) -> at.y + at.x).thenComparingInt(At::y))
                .toList();
        Map<At, Integer> points = laid.given().stream()
                .filter(PatternPlacement.Place::isPoint)
                .collect(Collectors.toMap(Patch::at, PatternPlacement.Place::values));
        for (PatternPlacement.Place cell : laid.cells()) {
            int numbers = cell.values() == 0 ? Stencil.ANY : cell.values();
            demand(at(cell).around().toList(), lines -> (numbers & 1 << Integer.bitCount(lines)) != 0);
        }
        for (PatternPlacement.Place point : laid.points()) {
            int values = points.getOrDefault(at(point), (1 << VariableKind.P.size()) - 1);
            demand(at(point), value -> (values & 1 << value) != 0);
        }
        laid.given().stream()
                .filter(PatternPlacement.Place::isEdge)
                .forEach(edge -> demand(List.of(at(edge)), lines -> lines == (edge.values() == Stencil.LINE ? 1 : 0)));
    }

    private static At at(PatternPlacement.Place place) {
        return new At(place.y(), place.x());
    }

    private boolean isOnGrid(At at) {
        return at.y >= 0 && at.x >= 0 && at.y <= 2 * lattice.rows() && at.x <= 2 * lattice.columns();
    }

    /** The edges that meet at a point. */
    private List<At> edges(At point) {
        return point.around().filter(this::isOnGrid).toList();
    }

    private void demand(List<At> these, IntPredicate isAllowed) {
        int sets = 1 << these.size();
        boolean[][] may = new boolean[sets][sets];
        for (int open = 0; open < sets; open++) {
            for (int lines = 0; lines < sets; lines++) {
                may[open][lines & ~open] |= isAllowed.test(lines);
            }
        }
        demands.add(new Demand(these.stream().mapToInt(this::number).toArray(), may));
    }

    /** The lines that meet at a point are one of its values, and that one is allowed. */
    private void demand(At point, IntPredicate isAllowed) {
        List<At> there = edges(point);
        demand(there, lines -> {
            int value = VariableKind.P.ofSides(IntStream.range(0, there.size())
                    .filter(i -> (lines & 1 << i) != 0)
                    .map(i -> side(point, there.get(i)).bit())
                    .sum());
            return value >= 0 && isAllowed.test(value);
        });
    }

    private static Way side(At point, At edge) {
        return Way.ALL.stream()
                .filter(side -> edge.y - point.y == side.down && edge.x - point.x == side.right)
                .findFirst()
                .orElseThrow();
    }

    private int number(At edge) {
        int number = edges.indexOf(edge);
        if (number < 0) {
            throw new IllegalArgumentException(edge + " is not in the patch.");
        }
        return number;
    }

    /** Whether anything can be drawn at all. */
    boolean isPossible() {
        boolean[] found = new boolean[1];
        each(lines -> {
            found[0] = true;
            return false;
        });
        return found[0];
    }

    /** A drawing in which what a pattern says is not so, and no closed loop is the only reason; nothing if there is none. */
    String counterexample(PatternPlacement.Place follows, Set<Set<At>> loops) {
        if (!isOnGrid(at(follows))) {
            return "";
        }
        int before = demands.size();
        if (follows.isEdge()) {
            demand(List.of(at(follows)), lines -> lines == (follows.values() == Stencil.LINE ? 1 : 0));
        } else {
            demand(at(follows), value -> (follows.values() & 1 << value) != 0);
        }
        StringBuilder found = new StringBuilder();
        each(lines -> {
            int closed = closed(lines);
            if (closed > 0 && closed == lines.size()) {
                loops.add(lines);
            } else if (closed == 0) {
                found.append(show(lines));
            }
            return found.isEmpty();
        });
        demands.subList(before, demands.size()).clear();
        return found.toString();
    }

    /** Draws until no more are wanted. */
    private void each(Predicate<Set<At>> drawing) {
        List<List<Demand>> of = IntStream.range(0, edges.size())
                .mapToObj(edge -> demands.stream()
                        .filter(demand -> IntStream.of(demand.edges).anyMatch(other -> other == edge))
                        .toList())
                .toList();
        each(new int[edges.size()], 0, of, drawing);
    }

    private boolean each(int[] drawn, int next, List<List<Demand>> of, Predicate<Set<At>> drawing) {
        if (next == drawn.length) {
            return drawing.test(IntStream.range(0, drawn.length)
                    .filter(i -> drawn[i] == LINE)
                    .mapToObj(edges::get)
                    .collect(Collectors.toCollection(LinkedHashSet::new)));
        }
        boolean more = true;
        for (int sign = LINE; sign <= NONE && more; sign++) {
            drawn[next] = sign;
            more = !of.get(next).stream().allMatch(demand -> demand.isMet(drawn)) || each(drawn, next + 1, of, drawing);
        }
        drawn[next] = OPEN;
        return more;
    }

    /** How many lines are in closed loops. */
    private static int closed(Set<At> lines) {
        Set<At> left = new LinkedHashSet<>(lines);
        int closed = 0;
        while (!left.isEmpty()) {
            Set<At> together = together(left.iterator().next(), left);
            left.removeAll(together);
            Map<At, Long> degrees = together.stream()
                    .flatMap(At::ends)
                    .collect(Collectors.groupingBy(end -> end, Collectors.counting()));
            closed += degrees.values().stream().allMatch(degree -> degree == 2) ? together.size() : 0;
        }
        return closed;
    }

    private static Set<At> together(At first, Set<At> lines) {
        Set<At> found = new LinkedHashSet<>();
        List<At> due = new ArrayList<>(List.of(first));
        while (!due.isEmpty()) {
            At edge = due.remove(due.size() - 1);
            if (found.add(edge)) {
                edge.ends().flatMap(At::around).filter(lines::contains).forEach(due::add);
            }
        }
        return found;
    }

    /** The edges around some cells. */
    static Set<At> around(List<PatternPlacement.Place> cells) {
        Map<At, Long> borders = cells.stream()
                .flatMap(cell -> at(cell).around())
                .collect(Collectors.groupingBy(edge -> edge, Collectors.counting()));
        return borders.entrySet().stream()
                .filter(border -> border.getValue() == 1)
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    /** The lines, drawn. */
    private static String show(Set<At> lines) {
        int top = lines.stream().mapToInt(At::y).min().orElse(0) & ~1;
        int left = lines.stream().mapToInt(At::x).min().orElse(0) & ~1;
        StringBuilder text = new StringBuilder("\n");
        for (int y = top; y <= lines.stream().mapToInt(At::y).max().orElse(0); y++) {
            for (int x = left; x <= lines.stream().mapToInt(At::x).max().orElse(0); x++) {
                boolean isPoint = ((y | x) & 1) == 0;
                text.append(isPoint ? '+' : !lines.contains(new At(y, x)) ? ' ' : (x & 1) != 0 ? '-' : '|');
            }
            text.append('\n');
        }
        return text.toString();
    }
}
