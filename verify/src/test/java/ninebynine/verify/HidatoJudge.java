package ninebynine.verify;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.games.hidato.HidatoPuzzle;
import ninebynine.games.hidato.Walk;
import ninebynine.model.Bank;
import ninebynine.tensor.Bits;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.extension.Tuples;
import org.chocosolver.solver.variables.IntVar;

/** Hidato and Numbrix: a square for each number, all different, those of n and n + 1 in a table of squares that touch. */
record HidatoJudge(Walk walk) implements Judge {
    @Override
    public Game game() {
        return Games.named(walk.name().toLowerCase(Locale.ROOT));
    }

    @Override
    public Puzzle puzzle(Random random) {
        return HidatoPaths.puzzle(walk, random);
    }

    @Override
    public List<Bits> solutions(Puzzle puzzle, int limit) {
        HidatoPuzzle hidato = (HidatoPuzzle) puzzle;
        int n = hidato.n();
        int[] squares = IntStream.range(0, n * n)
                .filter(s -> hidato.squares().get(s) >= 0)
                .toArray();
        Model model = new Model();
        IntVar[] place = new IntVar[squares.length];
        for (int v = 0; v < place.length; v++) {
            int number = v + 1;
            int[] given = IntStream.of(squares)
                    .filter(s -> hidato.squares().get(s) == number)
                    .toArray();
            place[v] = model.intVar(given.length > 0 ? given : squares);
        }
        model.allDifferent(place, "AC").post();
        Tuples touching = touching(n, squares);
        for (int v = 0; v + 1 < place.length; v++) {
            model.table(place[v], place[v + 1], touching).post();
        }
        // a value of a solution that has no label is negative here, and no bit
        Bank bank = puzzle.model().banks().get(0);
        int labels = puzzle.model().labelCount();
        return Judges.solutions(model, place, labels, (v, s) -> bank.label(s / n, s % n, v), limit);
    }

    private Tuples touching(int n, int[] squares) {
        Tuples pairs = new Tuples(true);
        for (int a : squares) {
            for (int b : squares) {
                if (HidatoPaths.touch(walk, n, a, b)) {
                    pairs.add(a, b);
                }
            }
        }
        return pairs;
    }
}
