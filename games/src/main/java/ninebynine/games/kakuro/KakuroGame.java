package ninebynine.games.kakuro;

import ninebynine.game.Drafter;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.strategy.OwnRules;

/** Fill the white squares with digits so that every sum is right and no digit stands twice in a sector. */
public final class KakuroGame implements Game {
    static final String NAME = "kakuro";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "Kakuro up to 99x99: digits that add up to sums, across and down";
    }

    @Override
    public String rules() {
        return "A Kakuro is a grid of black and white squares. Put a digit from 1 to 9 into each white square. White squares side by"
                + " side in a row, or one below the other in a column, with black ones before and after, are a sector: all its digits"
                + " are different, and they add up to the sum that stands in the black square before it. In a black square 17\\23 says"
                + " that the sector below adds up to 17 and the sector to the right to 23; either may be missing. # is a black square"
                + " without sums, _ a white one. Rows and columns are counted from the top and the left, the black border included, so"
                + " that the first white squares are in row 2 and column 2: r2c3 is the square in row 2 and column 3. hr5c1 is the sum"
                + " across from r5c1, vr1c2 the sum down from r1c2; their values are combinations of digits, such as 89 for 17 in two"
                + " squares.";
    }

    @Override
    public String plural() {
        return "Kakuros";
    }

    @Override
    public boolean isNamedBy(String line) {
        return KakuroText.isNamedBy(line);
    }

    @Override
    public KakuroPuzzle parse(String text) {
        return parseFilled(text).distinct();
    }

    @Override
    public KakuroPuzzle parseFilled(String text) {
        return KakuroText.read(text);
    }

    /** Rows of digits and dashes are enough if the puzzle is known. */
    @Override
    public KakuroPuzzle parseFilled(String text, Puzzle original) {
        KakuroPuzzle puzzle = (KakuroPuzzle) original;
        return (KakuroText.isSolution(text) ? KakuroText.solution(text, puzzle.grid()) : parseFilled(text)).in(puzzle);
    }

    @Override
    public Drafter drafter(Drafter.Setting setting) {
        return new KakuroDrafter(setting);
    }

    /** {@code #} is a black square too. */
    @Override
    public boolean isComment(String line) {
        return line.length() <= KakuroText.LONGEST && !SquareRows.areRows(line)
                || line.strip().equals("#");
    }

    @Override
    public OwnRules ownRules() {
        return KakuroRules.ALL;
    }

    @Override
    public boolean isWhole(String line) {
        return KakuroText.isWhole(line);
    }
}
