package ninebynine.games.latin;

import ninebynine.game.Drafter;
import ninebynine.game.Game;
import ninebynine.game.Models;
import ninebynine.games.grid.Cells;

/** Fill the square so that every row and every column has each number once; in a pandiagonal one every broken diagonal too. */
public final class LatinGame implements Game {
    private final String name;
    private final String summary;
    private final LatinKind kind;
    private final LatinText text;
    /** What all squares of a size share. */
    private final Models<Integer> models;

    private LatinGame(String name, String summary, LatinKind kind) {
        this.name = name;
        this.summary = summary;
        this.kind = kind;
        this.text = new LatinText(kind.sizes());
        this.models = new Models<>(n -> LatinModel.of(kind.square(n)));
    }

    /** Rows and columns. */
    public static LatinGame plain() {
        return new LatinGame("latin", "Latin squares of size 2 to 100", LatinKind.PLAIN);
    }

    /** Rows, columns, and all diagonals, broken ones too. */
    public static LatinGame pandiagonal() {
        return new LatinGame(
                "pandiagonal",
                "pandiagonal Latin squares: 5, 7, 11, 13 and other sizes not divisible by 2 or 3",
                LatinKind.PANDIAGONAL);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String summary() {
        return summary;
    }

    @Override
    public String rules() {
        String lines = kind == LatinKind.PLAIN
                ? "every row and every column"
                : "every row, every column and every broken diagonal";
        String diagonals = kind == LatinKind.PLAIN
                ? ""
                : " A broken diagonal leaves the square at one side and comes in again at the other. The cell in row r and column c lies on"
                        + " diagonal 1 + (r + c - 2) mod N, which goes up to the right, and on anti-diagonal 1 + (c - r) mod N, which goes down to the right.";
        return "A " + kind.sizes().noun()
                + " of size N is a grid of N rows and N columns. Fill in the numbers 1 to N so that " + lines
                + " has each number exactly once. Some numbers are given; a dot is an empty cell. r2c3 is the cell in row 2"
                + " and column 3. Rows are counted from the top, columns from the left." + diagonals;
    }

    @Override
    public String noun() {
        return kind.sizes().noun();
    }

    @Override
    public String plural() {
        return kind.sizes().noun() + "s";
    }

    @Override
    public boolean hasGroups() {
        return false;
    }

    /** A quasigroup with holes is a plain square, whatever else it might be. */
    @Override
    public boolean isNamedBy(String line) {
        return kind == LatinKind.PLAIN && LatinText.isOrder(line);
    }

    @Override
    public LatinPuzzle parse(String text) {
        return puzzle(text, true);
    }

    @Override
    public LatinPuzzle parseFilled(String text) {
        return puzzle(text, false);
    }

    @Override
    public boolean isHeader(String line) {
        return LatinText.isOrder(line);
    }

    @Override
    public boolean hasBands() {
        return true;
    }

    @Override
    public boolean isWhole(String line) {
        return text.isWhole(line);
    }

    @Override
    public Drafter drafter(Drafter.Setting setting) {
        return new LatinDrafter(this, kind, setting);
    }

    LatinPuzzle puzzle(Cells cells) {
        return new LatinPuzzle(name, kind, models.late(cells.size()), cells);
    }

    private LatinPuzzle puzzle(String written, boolean distinct) {
        Cells cells = text.read(written);
        if (distinct) {
            cells.distinct(kind.square(cells.size()));
        }
        return puzzle(cells);
    }
}
