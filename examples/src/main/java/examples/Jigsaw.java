package examples;

import java.util.List;
import ninebynine.game.Dice;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.grid.GridGame;
import ninebynine.games.grid.GridRules;

/** A Sudoku whose blocks have any shape; after the cells a letter for each says its block. */
public final class Jigsaw extends GridGame {
    private static final List<String> SHAPES = List.of(
            "aabbbbcccaaabbbcccaaaabbcccdddeeefffdddeeefffdddeeefffgghhhhiiiggghhhiiigggghhiii",
            "aaadddgggaaadddgggbaadddhggbbaeeehhgbbbeeehhhbbbeeehhhcccfffiiicccfffiiicccfffiii");

    public Jigsaw() {
        super("jigsaw", "Sudokus with blocks of any shape", 9);
    }

    @Override
    public String rules() {
        return "A 9x9 grid is cut into nine regions of nine cells. Every row, column and region has each of the digits 1 to 9 once. After the cells"
                + " come 81 letters, row by row: cells of one letter are one region.";
    }

    @Override
    protected GridRules rules(List<String> words) {
        if (words.size() != 1) {
            throw new PuzzleFormatException("There are " + words.size()
                    + " words after the cells, expected one with 81 letters. Maybe the regions are missing.");
        }
        List<Integer> regions = regions(words.get(0));
        for (int region = 0; region < 9; region++) {
            int of = region;
            long cells = regions.stream().filter(r -> r == of).count();
            if (cells != 9) {
                throw new PuzzleFormatException(
                        "Region " + (region + 1) + " has " + cells + " cells, expected 9. Maybe a letter is wrong.");
            }
        }
        return GridRules.latin(9).blocks(regions);
    }

    /** New puzzles have one of the shapes above. */
    @Override
    protected Board board(Dice dice) {
        List<String> words = List.of(SHAPES.get(dice.below(SHAPES.size())));
        return new Board(words, filled(rules(words), dice));
    }
}
