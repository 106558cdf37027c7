package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import ninebynine.tensor.Ints;

/**
 * A pattern laid on a grid: turned, and its first number on a cell.
 *
 * <p>Places on a grid count in half cells: cell (r,c) is (2r+1,2c+1), and around it are its edges and points.
 *
 * @param runs how many 2s each run has
 */
record PatternPlacement(CluePattern pattern, Turn turn, int row, int column, Ints runs) {
    /** A place on the grid, and which values. */
    record Place(int y, int x, int values) {
        boolean isCell() {
            return (y & x & 1) != 0;
        }

        boolean isPoint() {
            return ((y | x) & 1) == 0;
        }

        boolean isEdge() {
            return ((y ^ x) & 1) != 0;
        }

        /** The variable that has these values, or -1: N of a cell. */
        int variable(Lattice lattice) {
            int r = y >> 1;
            int c = x >> 1;
            return isCell()
                    ? lattice.n(r, c)
                    : isPoint() ? lattice.p(r, c) : (x & 1) != 0 ? lattice.h(r, c) : lattice.v(r, c);
        }
    }

    /** The same in another turn. */
    PatternPlacement turned(Turn other) {
        return new PatternPlacement(pattern, other, row, column, runs);
    }

    Place place(Stencil.Mark mark) {
        Place at = place(mark.at());
        return new Place(at.y, at.x, at.isPoint() ? turn.points(mark.values()) : mark.values());
    }

    Place place(Stencil.Spot spot) {
        int y = spot.y();
        int x = spot.x();
        if (spot.beyond() >= 0) {
            Stencil.Run run = pattern.stencil().runs().get(spot.beyond());
            int further = runs.get(spot.beyond()) - 1;
            y += further * run.down();
            x += further * run.right();
        }
        return new Place(2 * row + 1 + turn.y(y, x), 2 * column + 1 + turn.x(y, x), 0);
    }

    /** The i-th cell of a run, from 0. */
    Place ofRun(int number, int i) {
        Stencil.Run run = pattern.stencil().runs().get(number);
        return place(
                new Stencil.Spot(run.from().y() + i * run.down(), run.from().x() + i * run.right(), -1));
    }

    List<Place> given() {
        List<Place> all = new ArrayList<>();
        pattern.stencil().given().forEach(mark -> all.add(place(mark)));
        for (int run = 0; run < runs.size(); run++) {
            for (int i = 0; i < runs.get(run); i++) {
                Place two = ofRun(run, i);
                all.add(new Place(two.y, two.x, 1 << 2));
            }
        }
        return all;
    }

    List<Place> follows() {
        return pattern.stencil().follows().stream().map(this::place).toList();
    }

    /** The cells that the proof needs: those with numbers, and some others. */
    List<Place> cells() {
        List<Place> all = new ArrayList<>();
        given().stream()
                .filter(place -> place.isCell() && place.values != Stencil.OUTSIDE)
                .forEach(all::add);
        pattern.stencil().needed().forEach(spot -> all.add(place(spot)));
        return all;
    }

    /** The points that the proof needs: where two of its cells meet, or where something is given or follows. */
    Set<Place> points() {
        Set<Place> touched = new LinkedHashSet<>();
        Set<Place> all = new LinkedHashSet<>();
        for (Place cell : cells()) {
            for (Corner corner : Corner.ALL) {
                Place point = new Place(cell.y - 1 + 2 * corner.down(), cell.x - 1 + 2 * corner.right(), 0);
                if (!touched.add(point) || isMarked(point)) {
                    all.add(point);
                }
            }
        }
        return all;
    }

    /** Whether something but a number is given or follows there or on an edge that leads there. */
    private boolean isMarked(Place point) {
        return Stream.concat(given().stream(), follows().stream())
                .anyMatch(place -> place.isCell()
                        ? place.values == Stencil.OUTSIDE
                                && Math.abs(place.y - point.y) + Math.abs(place.x - point.x) == 2
                        : Math.abs(place.y - point.y) + Math.abs(place.x - point.x) <= 1);
    }

    /** All that the proof reads, those with the fewest answers first. */
    Ints variables(Lattice lattice) {
        Set<Integer> all = new LinkedHashSet<>();
        given().stream()
                .filter(place -> place.values != Stencil.ANY)
                .forEach(place -> all.add(place.variable(lattice)));
        cells().forEach(cell -> all.add(lattice.b(cell.y >> 1, cell.x >> 1)));
        points().forEach(point -> all.add(point.variable(lattice)));
        follows().forEach(place -> all.add(place.variable(lattice)));
        if (pattern.isStrong()) {
            cells().forEach(cell -> Way.ALL.forEach(side -> all.add(lattice.border(cell.y >> 1, cell.x >> 1, side))));
        }
        all.remove(-1);
        return Ints.of(all.stream().mapToInt(v -> v).toArray());
    }

    /** Whether all numbers, runs and points are on the grid. */
    boolean fits(Lattice lattice) {
        return given().stream().allMatch(place -> (place.variable(lattice) >= 0) == (place.values != Stencil.OUTSIDE));
    }

    /** Whether the same is given and follows at the same places. */
    boolean isSame(PatternPlacement other) {
        return new HashSet<>(given()).equals(new HashSet<>(other.given()))
                && new HashSet<>(follows()).equals(new HashSet<>(other.follows()));
    }
}
