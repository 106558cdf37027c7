package examples;

import java.util.ArrayList;
import java.util.List;
import ninebynine.games.grid.GridGame;
import ninebynine.games.grid.GridRules;

/** A Sudoku in which cells that are a knight's move apart differ. */
public final class AntiKnight extends GridGame {
    public AntiKnight() {
        super("antiknight", "Sudokus in which a knight never sees its digit again", 9);
    }

    @Override
    public String rules() {
        return "A 9x9 Sudoku: every row, column and block has each of the digits 1 to 9 once, and no two cells that are a knight's move of chess"
                + " apart have the same digit.";
    }

    @Override
    protected GridRules rules(List<String> words) {
        List<int[]> moves = new ArrayList<>();
        int[][] down = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};
        for (int cell = 0; cell < 81; cell++) {
            for (int[] move : down) {
                int r = cell / 9 + move[0];
                int c = cell % 9 + move[1];
                if (r < 9 && c >= 0 && c < 9) {
                    moves.add(new int[] {cell, 9 * r + c});
                }
            }
        }
        return GridRules.sudoku(3, 3).different(moves);
    }
}
