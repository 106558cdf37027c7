package ninebynine.games.futoshiki;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import ninebynine.explain.Notation;
import ninebynine.games.grid.Cells;
import ninebynine.model.Model;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/** Futoshikis as they are drawn, and what a rule finds on them. */
final class Boards {
    private Boards() {}

    static FutoshikiPuzzle puzzle(String board) {
        return FutoshikiGame.usual().parse(board);
    }

    static List<String> found(Rule rule, State state) {
        Notation notation = new Notation(state.model(), Notation.Style.ASCII);
        List<String> lines = new ArrayList<>();
        rule.find(state, match -> lines.add(notation.line(match)));
        return lines;
    }

    static Model model(String board) {
        return puzzle(board).model();
    }

    /** Signs between some cells, all from the same hidden order, and candidates of which some are gone. */
    static FutoshikiPuzzle random(int n, Random random) {
        int[] height = IntStream.range(0, n * n).map(i -> random.nextInt(1000)).toArray();
        int[] across = new int[n * (n - 1)];
        int[] down = new int[n * (n - 1)];
        for (int cell = 0; cell < n * n; cell++) {
            if (cell % n < n - 1 && random.nextBoolean()) {
                across[Signs.rightOf(cell, n)] = height[cell] < height[cell + 1] ? Signs.LESS : Signs.GREATER;
            }
            if (cell / n < n - 1 && random.nextBoolean()) {
                down[Signs.below(cell, n)] = height[cell] < height[cell + n] ? Signs.LESS : Signs.GREATER;
            }
        }
        Bits candidates = new Bits(n * n * n);
        for (int x = 0; x < n * n * n; x++) {
            if (random.nextInt(10) < 7) {
                candidates.set(x);
            }
        }
        return new FutoshikiPuzzle(
                new Signs(n, Ints.of(across), Ints.of(down)), new Cells(n, Ints.of(new int[n * n]), candidates), false);
    }
}
