package ninebynine.games.slitherlink;

import ninebynine.game.Drafter;
import ninebynine.game.Game;
import ninebynine.game.Models;
import ninebynine.strategy.OwnRules;

/** Draw one loop along the edges of a grid, so that every number counts the lines around its cell. */
public final class SlitherlinkGame implements Game {
    static final String NAME = "slitherlink";

    private final Models<Size> models = new Models<>(size -> SlitherlinkModel.of(size.rows, size.columns));

    private record Size(int rows, int columns) {}

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "Slitherlink up to 60x60: one loop along the edges of a grid; numbers count the lines around their cells";
    }

    @Override
    public String rules() {
        return "A Slitherlink is a grid of cells, some of which hold a number from 0 to 3. Draw lines along the edges of cells so that they make one"
                + " single closed loop, which never touches or crosses itself. A number says how many of the four edges around its cell are lines;"
                + " around a cell without a number there may be any. r2c3 is the cell in row 2 and column 3. Rows are counted from the top and"
                + " columns from the left, and row 0 and column 0 are around the grid. Hr2c3 is the edge above that cell, Vr2c3 the edge to its left,"
                + " Pr2c3 the point at its upper left, Br2c3 which of its edges are lines, Nr2c3 how many, and Ir2c3 whether it is inside the loop.";
    }

    @Override
    public String plural() {
        return "Slitherlinks";
    }

    @Override
    public OwnRules ownRules() {
        return SlitherlinkModel.RULES;
    }

    @Override
    public boolean countsLinksAsPublished() {
        return false;
    }

    @Override
    public boolean isNamedBy(String line) {
        return SlitherlinkText.isNamedBy(line);
    }

    @Override
    public SlitherlinkPuzzle parse(String text) {
        return puzzle(SlitherlinkText.read(text).checked());
    }

    @Override
    public Drafter drafter(Drafter.Setting setting) {
        return new SlitherlinkDrafter(this, setting);
    }

    SlitherlinkPuzzle puzzle(Board board) {
        return new SlitherlinkPuzzle(models.late(new Size(board.rows(), board.columns())), board);
    }

    @Override
    public boolean isWhole(String line) {
        return SlitherlinkText.isWhole(line);
    }
}
