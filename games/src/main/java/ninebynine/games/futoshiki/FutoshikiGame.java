package ninebynine.games.futoshiki;

import ninebynine.games.Game;
import ninebynine.strategy.OwnRules;

/** Fill the square so that every row and every column has each number once and every sign is right. */
public final class FutoshikiGame implements Game {
    private final boolean strict;

    private FutoshikiGame(boolean strict) {
        this.strict = strict;
    }

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
        return "A Futoshiki of size N is a square of N rows and N columns, with signs between some neighbouring squares. Fill in the numbers 1 to N so that"
                + " every row and every column has each number exactly once and every sign is right: < says that the left or upper number is"
                + " smaller, > that it is larger. Between a square and the one below it the signs are ^ for smaller above and v for larger above. Some numbers"
                + " may be given; a dot is an empty square. r2c3 is the square in row 2 and column 3. Rows are counted from the top, columns from the left.";
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

    private FutoshikiPuzzle puzzle(Clues clues) {
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
