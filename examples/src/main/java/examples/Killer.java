package examples;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.game.Dice;
import ninebynine.game.Picture.Part;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Text;
import ninebynine.game.Picture.Tone;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.grid.Fillings;
import ninebynine.games.grid.GridGame;
import ninebynine.games.grid.GridRules;
import ninebynine.games.grid.SquarePicture;

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
        if (words.size() != 2 || !words.get(1).matches("\\d{1,2}(,\\d{1,2})*")) {
            throw new PuzzleFormatException(
                    "After the cells there are no cages with sums. Maybe write 81 letters and then sums such as 10,7,15.");
        }
        List<Integer> regions = regions(words.get(0));
        String[] sums = words.get(1).split(",", -1);
        List<Fillings> cages = new ArrayList<>();
        List<Part> drawn = new ArrayList<>();
        for (int region = 0; region <= regions.stream().max(Integer::compare).orElse(0); region++) {
            int of = region;
            List<Integer> cells = IntStream.range(0, 81)
                    .filter(i -> regions.get(i) == of)
                    .boxed()
                    .toList();
            if (words.get(0).charAt(cells.get(0)) != '.') {
                cages.add(cage(cages.size(), cells, sums));
                Point middle = SquarePicture.middle(cells.get(0), 9);
                Point corner = new Point(middle.x() - 0.36, middle.y() - 0.4);
                drawn.add(new Part(new Text(corner, 0.2, sums[cages.size() - 1]), Tone.STRONG));
            }
        }
        if (cages.size() != sums.length) {
            throw new PuzzleFormatException(
                    cages.size() + " cages have " + sums.length + " sums. Maybe one is missing.");
        }
        return GridRules.sudoku(3, 3).filled(cages).drawing(drawn);
    }

    private static Fillings cage(int number, List<Integer> cells, String[] sums) {
        if (cells.size() > 4 || number >= sums.length) {
            throw new PuzzleFormatException("Cage " + (number + 1) + " has " + cells.size() + " cells and "
                    + (number < sums.length ? "sum " + sums[number] : "no sum")
                    + ", but a cage has at most four cells and a sum.");
        }
        int sum = Integer.parseInt(sums[number]);
        Fillings cage = Fillings.different(
                "k" + (number + 1),
                "cage " + (number + 1),
                cells,
                9,
                digits -> digits.stream().mapToInt(Integer::intValue).sum() == sum);
        if (cage.values().isEmpty()) {
            throw new PuzzleFormatException(
                    cells.size() + " digits can't add up to " + sum + " in cage " + (number + 1) + ".");
        }
        return cage;
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
                for (int cell = first; cell < 81 && signs[cell] == 0 && cage.size() < 4; ) {
                    if (cage.contains(digits.get(cell))) {
                        break;
                    }
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
