package ninebynine.games.slitherlink;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.tensor.Ints;

/** A pattern in one turn, ready to be laid on boards of one size: its places are distances on a {@link ClueBoard}. */
final class Cut {
    private final CluePattern pattern;
    private final Turn turn;
    private final Lattice lattice;
    private final int width;
    private final int number;
    /** Beyond no run first, then beyond each. */
    private final int[][] given;

    private final int[][] follows;
    /** What must not be near. */
    private final long forbidden;
    /** Of what one edge must be open, or nothing if it follows for other things too. */
    private final long opens;

    private final int[] runFrom;
    private final int[] runStep;

    Cut(CluePattern pattern, Turn turn, Lattice lattice) {
        this.pattern = pattern;
        this.turn = turn;
        this.lattice = lattice;
        this.width = ClueBoard.width(lattice);
        this.number = number(pattern);
        Stencil stencil = pattern.stencil();
        given = parts(stencil.given());
        follows = parts(stencil.follows());
        forbidden = stencil.given().stream()
                .filter(mark -> mark.at().beyond() < 0)
                .mapToLong(this::forbidden)
                .reduce(0, (a, b) -> a | b);
        List<Stencil.Mark> drawn = stencil.follows();
        opens = drawn.stream().allMatch(mark -> mark.at().beyond() < 0 && open(mark) != 0)
                ? drawn.stream().mapToLong(this::open).reduce(0, (a, b) -> a | b)
                : 0;
        runFrom = stencil.runs().stream()
                .mapToInt(run -> distance(run.from().y(), run.from().x()))
                .toArray();
        runStep = stencil.runs().stream()
                .mapToInt(run -> distance(run.down(), run.right()))
                .toArray();
    }

    /** What the first number is, as bits. */
    int number() {
        return number;
    }

    private static int number(CluePattern pattern) {
        return pattern.stencil().given().stream()
                .filter(mark -> mark.at().equals(new Stencil.Spot(0, 0, -1)))
                .findFirst()
                .orElseThrow()
                .values();
    }

    private long forbidden(Stencil.Mark mark) {
        Stencil.Spot at = mark.at();
        return Vicinity.forbidden(turn.y(at.y(), at.x()), turn.x(at.y(), at.x()), mark.values());
    }

    private long open(Stencil.Mark mark) {
        Stencil.Spot at = mark.at();
        return Vicinity.open(turn.y(at.y(), at.x()), turn.x(at.y(), at.x()));
    }

    /** Whether what lies near its first number allows it, and something is left to follow. */
    boolean isLikely(long near) {
        return (near & forbidden) == 0 && (opens == 0 || (Vicinity.open(near) & opens) != 0);
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
                .flatMapToInt(mark -> IntStream.of(
                        distance(mark.at().y(), mark.at().x()),
                        mark.at().isPoint() ? turn.points(mark.values()) : mark.values()))
                .toArray();
    }

    /** What a match is told to: where it is and how long its runs are; answers whether more are wanted. */
    interface Found {
        boolean at(Cut cut, int cell, int[] runs);
    }

    /** Tries it with its first number on a cell; answers whether more are wanted. */
    boolean find(ClueBoard board, int cell, Found out) {
        return !isGiven(board, given[0], cell) || find(board, cell, new int[runFrom.length], 0, out);
    }

    private boolean find(ClueBoard board, int cell, int[] runs, int run, Found out) {
        if (run == runs.length) {
            return !changes(board, cell, runs) || out.at(this, cell, runs);
        }
        int longest = 0;
        while (board.left(cell + runFrom[run] + longest * runStep[run]) == 1 << 2) {
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
        List<Laid.Place> cells = laid(cell, new int[0]).cells();
        return pattern.loops().stream()
                .map(loop -> loop.map(i ->
                        ClueBoard.index(lattice, cells.get(i).y(), cells.get(i).x())))
                .noneMatch(board::isSolvedBy);
    }

    Laid laid(int cell, int[] runs) {
        return new Laid(
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
        int variable = new Laid.Place(ClueBoard.y(at, width), ClueBoard.x(at, width), 0).variable(lattice);
        for (int left = values; left != 0; left &= left - 1) {
            targets.add(lattice.label(variable, Integer.numberOfTrailingZeros(left)));
        }
    }
}
