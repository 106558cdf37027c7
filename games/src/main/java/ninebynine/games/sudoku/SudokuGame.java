package ninebynine.games.sudoku;

import ninebynine.game.Drafter;
import ninebynine.game.Game;
import ninebynine.game.LateModel;
import ninebynine.game.Models;
import ninebynine.model.Model;
import ninebynine.strategy.OwnRules;

/** Fill the grid so that every row, column and box has each number once. */
public final class SudokuGame implements Game {
    static final String NAME = "sudoku";

    private final Models<Boxes> models = new Models<>(SudokuModel::of);

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "Sudoku and sukaku of size 4 to 49, square or rectangular boxes";
    }

    @Override
    public String rules() {
        return "A sudoku of size N is a grid of N rows and N columns, divided into N blocks. Fill in the numbers 1 to N so that"
                + " every row, every column and every block has each number exactly once. Some numbers are given; a dot"
                + " is an empty cell. r2c3 is the cell in row 2 and column 3. Rows are counted from the top, columns from"
                + " the left, and blocks from left to right, then down.";
    }

    @Override
    public SudokuPuzzle parse(String text) {
        return new SudokuText(this).parse(text);
    }

    @Override
    public SudokuPuzzle parseFilled(String text) {
        return new SudokuText(this).parseFilled(text);
    }

    @Override
    public OwnRules ownRules() {
        return SudokuRules.ALL;
    }

    @Override
    public boolean hasBands() {
        return true;
    }

    @Override
    public boolean isWhole(String line) {
        return SudokuText.isWhole(line);
    }

    @Override
    public Drafter drafter(Drafter.Setting setting) {
        return new SudokuDrafter(this, setting);
    }

    /** The model that all Sudokus with these boxes share. */
    public Model model(Boxes boxes) {
        return models.of(boxes);
    }

    /** The same, once somebody asks for it. */
    LateModel late(Boxes boxes) {
        return models.late(boxes);
    }
}
