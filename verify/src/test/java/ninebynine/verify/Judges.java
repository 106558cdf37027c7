package ninebynine.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import ninebynine.games.hidato.Walk;
import ninebynine.tensor.Bits;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;

/** The judges of all games but Sudoku, whose laws are older, and what they share. */
final class Judges {
    static final List<Judge> ALL = List.of(
            new LatinJudge(false),
            new LatinJudge(true),
            new MapJudge(),
            new FutoshikiJudge(false),
            new FutoshikiJudge(true),
            new HidatoJudge(Walk.HIDATO),
            new HidatoJudge(Walk.NUMBRIX),
            new KakuroJudge());

    private Judges() {}

    /**
     * Choco's solutions as sets of labels, at most so many.
     *
     * @param label of a variable's index and its value
     */
    static List<Bits> solutions(Model model, IntVar[] variables, int labels, IntBinaryOperator label, int limit) {
        Solver solver = model.getSolver();
        solver.setSearch(Search.minDomLBSearch(variables));
        List<Bits> found = new ArrayList<>();
        while (found.size() < limit && solver.solve()) {
            Bits solution = new Bits(labels);
            for (int i = 0; i < variables.length; i++) {
                solution.set(label.applyAsInt(i, variables[i].getValue()));
            }
            found.add(solution);
        }
        return found;
    }
}
