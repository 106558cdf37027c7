package examples;

import java.util.List;
import ninebynine.game.Dice;
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
        require(
                words.size() == 1 && !words.get(0).contains("."),
                words.size()
                        + " words stand after the cells, expected one with 81 letters. Maybe the regions are missing.");
        for (List<Integer> region : parts(words.get(0))) {
            require(
                    region.size() == 9,
                    "A region has " + region.size() + " cells, expected 9. Maybe a letter is wrong.");
        }
        return GridRules.latin(9).blocks(regions(words.get(0)));
    }

    /** New puzzles have one of the shapes above. */
    @Override
    protected Board board(Dice dice) {
        List<String> words = List.of(SHAPES.get(dice.below(SHAPES.size())));
        return new Board(words, filled(rules(words), dice));
    }
}
