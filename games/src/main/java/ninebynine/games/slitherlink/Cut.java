package ninebynine.games.slitherlink;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.tensor.Ints;

/** A pattern in one turn, ready to be laid on boards of one size: its places are distances on a {@link ClueBoard}. */
final class Cut {
    private static final int TWO = 1 << 2;
    /** All values of a point. */
    private static final int POINT = (1 << 7) - 1;

    private final CluePattern pattern;
    private final Turn turn;
    private final Lattice lattice;
    private final int width;
    private final int number;
    /** Beyond no run first, without what lies near; then beyond each run. */
    private final int[][] given;

    private final int[][] follows;
    /** What must not be around its first number, and at its corners. */
    private final long forbidden;

    private final int forbiddenCorners;
    /** Whether all that follows lies near, and then what of it must be open: an edge, or a value at a corner. */
    private final boolean isNear;

    private final long opens;
    private final int opensCorners;
    private final int[] runFrom;
    private final int[] runStep;
    /** How near something must change for it to be there where it was not: see {@link ClueBoard#reach}. */
    private final int reach;

    Cut(CluePattern pattern, Turn turn, Lattice lattice) {
        this.pattern = pattern;
        this.turn = turn;
        this.lattice = lattice;
        this.width = ClueBoard.width(lattice);
        this.number = number(pattern);
        Stencil stencil = pattern.stencil();
        given = parts(stencil.given().stream().filter(mark -> !isSeenNear(mark)).toList());
        follows = parts(stencil.follows());
        long around = 0;
        int corners = 0;
        for (Stencil.Mark mark :
                Stream.concat(stencil.given().stream(), starts(pattern)).toList()) {
            around |= mark.at().beyond() < 0 ? Surroundings.forbidden(y(mark), x(mark), mark.values()) : 0;
            corners |= mark.at().beyond() < 0 ? Surroundings.corner(y(mark), x(mark), ~turned(mark) & POINT) : 0;
        }
        forbidden = around;
        forbiddenCorners = corners;
        long edges = 0;
        int points = 0;
        for (Stencil.Mark mark : stencil.follows()) {
            edges |= Surroundings.open(y(mark), x(mark));
            points |= Surroundings.corner(y(mark), x(mark), turned(mark));
        }
        isNear = stencil.follows().stream().allMatch(this::isSeenNear);
        opens = edges;
        opensCorners = points;
        reach = reach(pattern);
        runFrom = stencil.runs().stream()
                .mapToInt(run -> distance(run.from().y(), run.from().x()))
                .toArray();
        runStep = stencil.runs().stream()
                .mapToInt(run -> distance(run.down(), run.right()))
                .toArray();
    }

    /** Runs may be long, and whether a small loop would be the solution every number says. */
    private static int reach(CluePattern pattern) {
        Stencil stencil = pattern.stencil();
        return stencil.runs().isEmpty() && pattern.loops().isEmpty()
                ? ClueBoard.reach(Stream.concat(stencil.given().stream(), stencil.follows().stream())
                        .mapToInt(mark -> Math.max(
                                Math.abs(mark.at().y()), Math.abs(mark.at().x())))
                        .max()
                        .orElse(0))
                : ClueBoard.ANYWHERE;
    }

    /** Where runs begin: with a 2, or if they may be empty, with what comes after them. */
    private static Stream<Stencil.Mark> starts(CluePattern pattern) {
        return pattern.stencil().runs().stream().map(run -> {
            Stencil.Spot next = new Stencil.Spot(
                    run.from().y() + run.down(),
                    run.from().x() + run.right(),
                    pattern.stencil().runs().indexOf(run));
            int instead = pattern.stencil().given().stream()
                    .filter(mark -> mark.at().equals(next))
                    .mapToInt(Stencil.Mark::values)
                    .findFirst()
                    .orElse(Stencil.ANY);
            return new Stencil.Mark(run.from(), TWO | (pattern.shortest() == 0 ? instead : 0));
        });
    }

    private int y(Stencil.Mark mark) {
        return turn.y(mark.at().y(), mark.at().x());
    }

    private int x(Stencil.Mark mark) {
        return turn.x(mark.at().y(), mark.at().x());
    }

    private int turned(Stencil.Mark mark) {
        return mark.at().isPoint() ? turn.points(mark.values()) : mark.values();
    }

    /** Whether the words of the surroundings tell all about a place. */
    private boolean isSeenNear(Stencil.Mark mark) {
        return mark.at().beyond() < 0
                && (Surroundings.forbidden(y(mark), x(mark), 0) != 0
                        || Surroundings.corner(y(mark), x(mark), POINT) != 0);
    }

    /** What the first number is, as bits. */
    private static int number(CluePattern pattern) {
        return pattern.stencil().given().stream()
                .filter(mark -> mark.at().equals(new Stencil.Spot(0, 0, -1)))
                .findFirst()
                .orElseThrow()
                .values();
    }

    private int distance(int y, int x) {
        return turn.y(y, x) * width + turn.x(y, x);
    }

    private int[][] parts(List<Stencil.Mark> marks) {
        return IntStream.rangeClosed(-1, pattern.stencil().runs().size() - 1)
                .mapToObj(beyond -> pairs(marks, beyond))
                .toArray(int[][]::new);
    }

    /** Distance and values, one after the other: numbers first, as they fail most. */
    private int[] pairs(List<Stencil.Mark> marks, int beyond) {
        Predicate<Stencil.Mark> isNumber = mark -> mark.at().isCell();
        return Stream.concat(marks.stream().filter(isNumber), marks.stream().filter(isNumber.negate()))
                .filter(mark -> mark.at().beyond() == beyond)
                .flatMapToInt(
                        mark -> IntStream.of(distance(mark.at().y(), mark.at().x()), turned(mark)))
                .toArray();
    }

    /** What a match is told to: where it is and how long its runs are; answers whether more are wanted. */
    interface Found {
        boolean at(Cut cut, int cell, int[] runs);
    }

    /**
     * Tries it with its first number on each cell that has it; answers whether more are wanted.
     *
     * @param since when it was last nowhere
     */
    boolean find(ClueBoard board, int since, Found out) {
        if (since == board.now()) {
            return true;
        }
        ClueBoard.Cells cells = board.cells(number, reach, since);
        for (int i = 0; i < cells.size(); i++) {
            int cell = cells.get(i);
            long around = board.around(cell);
            int corners = board.corners(cell);
            if ((around & forbidden) == 0
                    && (corners & forbiddenCorners) == 0
                    && (!isNear || (Surroundings.open(around) & opens) != 0 || (corners & opensCorners) != 0)
                    && !findAt(board, board.at(cell), out)) {
                return false;
            }
        }
        return true;
    }

    private boolean findAt(ClueBoard board, int cell, Found out) {
        return !isGiven(board, given[0], cell) || find(board, cell, new int[runFrom.length], 0, out);
    }

    private boolean find(ClueBoard board, int cell, int[] runs, int run, Found out) {
        if (run == runs.length) {
            return !changes(board, cell, runs) || out.at(this, cell, runs);
        }
        int longest = 0;
        while (board.left(cell + runFrom[run] + longest * runStep[run]) == TWO) {
            longest++;
        }
        for (int k = longest; k >= pattern.shortest(); k--) {
            runs[run] = k;
            if (isGiven(board, given[run + 1], cell + (k - 1) * runStep[run])
                    && !find(board, cell, runs, run + 1, out)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isGiven(ClueBoard board, int[] pairs, int from) {
        for (int i = 0; i < pairs.length; i += 2) {
            if ((board.left(from + pairs[i]) & ~pairs[i + 1]) != 0) {
                return false;
            }
        }
        return true;
    }

    private boolean changes(ClueBoard board, int cell, int[] runs) {
        for (int part = 0; part < follows.length; part++) {
            int[] pairs = follows[part];
            int from = from(cell, runs, part);
            for (int i = 0; i < pairs.length; i += 2) {
                if (isOpen(board.left(from + pairs[i]), pairs[i + 1])) {
                    return pattern.loops().isEmpty() || leavesNoLoop(board, cell);
                }
            }
        }
        return false;
    }

    private int from(int cell, int[] runs, int part) {
        return part == 0 ? cell : cell + (runs[part - 1] - 1) * runStep[part - 1];
    }

    /** Whether a place has one of these values as a candidate, and another too. */
    private static boolean isOpen(int left, int values) {
        return (left & values & ~Stencil.OUTSIDE) != 0 && (left & left - 1) != 0;
    }

    /** Whether every loop that the proof leaves out would leave some number wrong. */
    private boolean leavesNoLoop(ClueBoard board, int cell) {
        List<PatternPlacement.Place> cells = laid(cell, new int[0]).cells();
        return pattern.loops().stream()
                .map(loop -> loop.map(i ->
                        ClueBoard.index(lattice, cells.get(i).y(), cells.get(i).x())))
                .noneMatch(board::isSolvedBy);
    }

    PatternPlacement laid(int cell, int[] runs) {
        return new PatternPlacement(
                pattern, turn, ClueBoard.y(cell, width) >> 1, ClueBoard.x(cell, width) >> 1, Ints.of(runs.clone()));
    }

    /** Which labels go. */
    IntStream targets(ClueBoard board, int cell, int[] runs) {
        IntStream.Builder targets = IntStream.builder();
        for (int part = 0; part < follows.length; part++) {
            int[] pairs = follows[part];
            int from = from(cell, runs, part);
            for (int i = 0; i < pairs.length; i += 2) {
                int at = from + pairs[i];
                if (isOpen(board.left(at), pairs[i + 1])) {
                    labels(at, board.left(at) & pairs[i + 1], targets);
                }
            }
        }
        return targets.build();
    }

    private void labels(int at, int values, IntStream.Builder targets) {
        int variable = new PatternPlacement.Place(ClueBoard.y(at, width), ClueBoard.x(at, width), 0).variable(lattice);
        for (int left = values; left != 0; left &= left - 1) {
            targets.add(lattice.label(variable, Integer.numberOfTrailingZeros(left)));
        }
    }
}
