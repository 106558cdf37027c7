package examples;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.games.grid.GridGame;
import ninebynine.games.grid.GridRules;

/** A Sudoku with four windows: blocks that lie across the others. */
public final class Windoku extends GridGame {
    public Windoku() {
        super("windoku", "Sudokus with four windows", 9);
    }

    @Override
    public String rules() {
        return "A 9x9 Sudoku: every row, column and block has each of the digits 1 to 9 once, and so has each of the four windows of 3x3 cells"
                + " whose first cells are r2c2, r2c6, r6c2 and r6c6.";
    }

    @Override
    protected GridRules rules(List<String> words) {
        List<int[]> windows = IntStream.of(10, 14, 46, 50)
                .mapToObj(first -> IntStream.range(0, 9)
                        .map(i -> first + i / 3 * 9 + i % 3)
                        .toArray())
                .toList();
        return GridRules.sudoku(3, 3).lines("w", "window", windows);
    }
}
