package examples;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Dice;
import ninebynine.games.grid.Fillings;
import ninebynine.games.grid.GridGame;
import ninebynine.games.grid.GridRules;

/** A Sudoku with cages of at most four cells: a cage is a variable whose candidates are its fillings. */
public final class Killer extends GridGame {
    private static final String SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

    public Killer() {
        super("killer", "Killer Sudokus with cages of two to four cells", 9);
    }

    @Override
    public String rules() {
        return "A 9x9 Sudoku: every row, column and block has each of the digits 1 to 9 once. The digits of a cage differ and add up to its sum. After the"
                + " cells come 81 signs that say which cells are one cage, with a dot for none, and the sums, with commas between, in the order in which cages begin.";
    }

    @Override
    protected GridRules rules(List<String> words) {
        require(
                words.size() == 2 && words.get(1).matches("\\d{1,2}(,\\d{1,2})*"),
                "After the cells there are no cages with sums. Maybe write 81 letters and then sums such as 10,7,15.");
        List<List<Integer>> cages = parts(words.get(0));
        String[] sums = words.get(1).split(",", -1);
        require(
                cages.size() == sums.length,
                cages.size() + " cages have " + sums.length + " sums. Maybe one is missing.");
        GridRules rules = GridRules.sudoku(3, 3);
        for (int i = 0; i < sums.length; i++) {
            List<Integer> cells = cages.get(i);
            String cage = "cage " + (i + 1);
            require(cells.size() <= 4, cells.size() + " cells are too many for " + cage + ". Maybe cut it in two.");
            Fillings filled = Fillings.sum("k" + (i + 1), cage, cells, 9, Integer.parseInt(sums[i]));
            require(
                    !filled.values().isEmpty(),
                    cells.size() + " digits can't add up to " + sums[i] + " in " + cage + ".");
            rules = rules.filled(List.of(filled)).noted(cells.get(0), sums[i]);
        }
        return rules;
    }

    /** New cages go right or down from cell to cell, up to four with different digits. */
    @Override
    protected Board board(Dice dice) {
        List<Integer> digits = filled(GridRules.sudoku(3, 3), dice);
        char[] signs = new char[81];
        List<String> sums = new ArrayList<>();
        for (int first = 0; first < 81; first++) {
            if (signs[first] == 0) {
                List<Integer> cage = new ArrayList<>();
                int cell = first;
                while (cell < 81 && signs[cell] == 0 && cage.size() < 4 && !cage.contains(digits.get(cell))) {
                    cage.add(digits.get(cell));
                    signs[cell] = SIGNS.charAt(sums.size());
                    cell += cell % 9 == 8 || dice.below(2) == 0 ? 9 : 1;
                }
                sums.add(String.valueOf(cage.stream().mapToInt(d -> d).sum()));
            }
        }
        return new Board(List.of(new String(signs), String.join(",", sums)), digits);
    }
}
