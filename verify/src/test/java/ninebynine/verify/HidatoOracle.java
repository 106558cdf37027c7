package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.games.hidato.HidatoPuzzle;
import ninebynine.games.hidato.Walk;
import ninebynine.model.Bank;
import ninebynine.tensor.Bits;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.constraints.extension.Tuples;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;

/**
 * Choco as an independent judge of Hidatos and Numbrix: a square for each number, all different, those of n and n + 1 in a table of squares
 * that touch. It shares nothing with our models but the numbering of labels.
 */
final class HidatoOracle {
    private HidatoOracle() {}

    /** The solutions as sets of labels, at most so many. */
    static List<Bits> solutions(HidatoPuzzle puzzle, int limit) {
        Model model = new Model();
        int[] squares = IntStream.range(0, puzzle.squares().size())
                .filter(s -> puzzle.squares().get(s) >= 0)
                .toArray();
        IntVar[] place = new IntVar[squares.length];
        for (int v = 0; v < place.length; v++) {
            int[] given = given(puzzle, squares, v + 1);
            place[v] = model.intVar(given.length > 0 ? given : squares);
        }
        model.allDifferent(place, "AC").post();
        Tuples touching = touching(puzzle, squares);
        for (int v = 0; v + 1 < place.length; v++) {
            model.table(place[v], place[v + 1], touching).post();
        }
        Solver solver = model.getSolver();
        solver.setSearch(Search.minDomLBSearch(place));
        return solve(solver, place, puzzle, limit);
    }

    private static int[] given(HidatoPuzzle puzzle, int[] squares, int number) {
        return IntStream.of(squares)
                .filter(s -> puzzle.squares().get(s) == number)
                .toArray();
    }

    private static Tuples touching(HidatoPuzzle puzzle, int[] squares) {
        Tuples pairs = new Tuples(true);
        int n = puzzle.n();
        for (int a : squares) {
            for (int b : squares) {
                int rows = Math.abs(a / n - b / n);
                int columns = Math.abs(a % n - b % n);
                boolean side = rows + columns == 1;
                boolean corner = rows == 1 && columns == 1;
                if (side || corner && puzzle.walk() == Walk.HIDATO) {
                    pairs.add(a, b);
                }
            }
        }
        return pairs;
    }

    private static List<Bits> solve(Solver solver, IntVar[] place, HidatoPuzzle puzzle, int limit) {
        Bank bank = puzzle.model().banks().get(0);
        List<Bits> found = new ArrayList<>();
        while (found.size() < limit && solver.solve()) {
            Bits solution = new Bits(puzzle.model().labelCount());
            for (int v = 0; v < place.length; v++) {
                int square = place[v].getValue();
                int label = bank.label(square / puzzle.n(), square % puzzle.n(), v);
                assertThat(label).as("every value of a solution has a label").isNotNegative();
                solution.set(label);
            }
            found.add(solution);
        }
        return found;
    }
}
