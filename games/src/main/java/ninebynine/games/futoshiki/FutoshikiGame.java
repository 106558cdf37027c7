package ninebynine.games.futoshiki;

import ninebynine.game.Drafter;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.strategy.OwnRules;

/** Fill the square so that every row and every column has each number once and every sign is right. */
public final class FutoshikiGame implements Game {
    private final boolean strict;

    private FutoshikiGame(boolean strict) {
        this.strict = strict;
    }

    /** The game as we play it. */
    public static FutoshikiGame usual() {
        return new FutoshikiGame(false);
    }

    /** The same game, for those who compare g-chains with CSP-Rules: its g-labels have fewer members. */
    public static FutoshikiGame strict() {
        return new FutoshikiGame(true);
    }

    @Override
    public String name() {
        return name(strict);
    }

    static String name(boolean strict) {
        return strict ? "futoshiki-strict" : "futoshiki";
    }

    @Override
    public String summary() {
        return strict
                ? "Futoshiki with the g-labels of CSP-Rules, to compare g-chains"
                : "Futoshiki of size 2 to 35: Latin squares with signs between cells";
    }

    @Override
    public String rules() {
        return "A Futoshiki of size N is a grid of N rows and N columns. Fill in the numbers 1 to N so that every row and every column"
                + " has each number exactly once and every sign is right: r2c3<r2c4 says that the number in r2c3 is smaller than that"
                + " in r2c4. Signs stand between cells that share a side. Some numbers are given; a dot is an empty cell. r2c3 is the"
                + " cell in row 2 and column 3. Rows are counted from the top, columns from the left. A puzzle is three strings:"
                + " the numbers, row by row; the signs between each cell and the next in its row, row by row; and the signs between each"
                + " cell and the next in its column, column by column, where < says that the upper one is smaller. - is no sign.";
    }

    @Override
    public String plural() {
        return "Futoshikis";
    }

    @Override
    public boolean isNamedBy(String line) {
        return !strict && FutoshikiText.isNamedBy(line);
    }

    @Override
    public FutoshikiPuzzle parse(String text) {
        return puzzle(FutoshikiText.read(text).distinct());
    }

    @Override
    public FutoshikiPuzzle parseFilled(String text) {
        return puzzle(FutoshikiText.read(text));
    }

    @Override
    public FutoshikiPuzzle parseFilled(String text, Puzzle original) {
        return parseFilled(text).in((FutoshikiPuzzle) original);
    }

    @Override
    public Drafter drafter(Drafter.Setting setting) {
        return new FutoshikiDrafter(strict, setting);
    }

    private FutoshikiPuzzle puzzle(FutoshikiClues clues) {
        return new FutoshikiPuzzle(clues.signs(), clues.cells(), strict);
    }

    @Override
    public OwnRules ownRules() {
        return FutoshikiModel.PURE;
    }

    @Override
    public boolean isWhole(String line) {
        return FutoshikiText.isWhole(line);
    }
}
