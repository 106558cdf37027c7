package ninebynine.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.games.sudoku.Boxes;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;

/**
 * Choco as an independent judge of a Sudoku state: allDifferent on rows, columns and boxes, the candidates as domains. It shares nothing
 * with our models but the numbering of labels.
 */
final class Oracle {
    /** A count of nodes, not of seconds, so that every machine gets the same answer; what was found before is right anyway. */
    private static final long NODES = 20_000;

    private Oracle() {}

    /** The solutions as sets of labels, at most so many; fewer than there are if that takes too long. */
    static List<Bits> solutions(Boxes boxes, View view, int limit) {
        return solutions(boxes, view, limit, NODES);
    }

    /** The solutions, at most so many, however long it takes. */
    static List<Bits> allSolutions(Boxes boxes, View view, int limit) {
        return solutions(boxes, view, limit, Long.MAX_VALUE);
    }

    private static List<Bits> solutions(Boxes boxes, View view, int limit, long nodes) {
        int n = boxes.size();
        Model model = new Model();
        IntVar[] cells = new IntVar[n * n];
        for (int cell = 0; cell < cells.length; cell++) {
            int[] domain = domain(view, cell, n);
            if (domain.length == 0) {
                return List.of();
            }
            cells[cell] = model.intVar(domain);
        }
        for (int unit = 0; unit < n; unit++) {
            int u = unit;
            model.allDifferent(pick(cells, n, i -> u * n + i), "AC").post();
            model.allDifferent(pick(cells, n, i -> i * n + u), "AC").post();
            model.allDifferent(pick(cells, n, i -> boxes.row(u, i) * n + boxes.column(u, i)), "AC")
                    .post();
        }
        Solver solver = model.getSolver();
        solver.setSearch(Search.minDomLBSearch(cells));
        solver.limitNode(nodes);
        return solve(solver, cells, n, limit);
    }

    /** What a cell may be: its candidates, and nothing but its values if it has any. */
    private static int[] domain(View view, int cell, int n) {
        int first = cell * n;
        long values = IntStream.range(first, first + n).filter(view::isValue).count();
        return IntStream.range(0, n)
                .filter(d -> view.isCandidate(first + d))
                .filter(d -> values == 0 || values == 1 && view.isValue(first + d))
                .toArray();
    }

    private static IntVar[] pick(IntVar[] cells, int n, java.util.function.IntUnaryOperator cell) {
        return IntStream.range(0, n).map(cell).mapToObj(i -> cells[i]).toArray(IntVar[]::new);
    }

    private static List<Bits> solve(Solver solver, IntVar[] cells, int n, int limit) {
        List<Bits> found = new ArrayList<>();
        while (found.size() < limit && solver.solve()) {
            Bits solution = new Bits(n * n * n);
            for (int cell = 0; cell < cells.length; cell++) {
                solution.set(cell * n + cells[cell].getValue());
            }
            found.add(solution);
        }
        return found;
    }
}
