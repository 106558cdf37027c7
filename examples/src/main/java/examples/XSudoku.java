package examples;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.games.grid.GridGame;
import ninebynine.games.grid.GridRules;

/** A Sudoku whose two diagonals have every digit once, too. */
public final class XSudoku extends GridGame {
    public XSudoku() {
        super("xsudoku", "Sudokus with two diagonals", 9);
    }

    @Override
    public String rules() {
        return "A 9x9 Sudoku: every row, column and block has each of the digits 1 to 9 once, and so has each of the two long diagonals.";
    }

    @Override
    protected GridRules rules(List<String> words) {
        int[] down = IntStream.range(0, 9).map(i -> 10 * i).toArray();
        int[] up = IntStream.range(0, 9).map(i -> 8 * (i + 1)).toArray();
        // they share a cell, so each is a family of its own
        return GridRules.sudoku(3, 3)
                .lines("d", "falling-diagonal", List.of(down))
                .lines("u", "rising-diagonal", List.of(up));
    }
}
