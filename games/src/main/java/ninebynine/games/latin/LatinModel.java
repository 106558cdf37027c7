package ninebynine.games.latin;

import ninebynine.games.grid.Square;
import ninebynine.games.grid.SquareNames;
import ninebynine.model.Model;
import ninebynine.model.ModelBuilder;

/**
 * Latin squares as labels and variables: those of a {@link Square} whose lines are rows and columns, and in a pandiagonal one the broken
 * diagonals.
 *
 * <pre>
 *   label (r,c,n)      r·N² + c·N + n
 *   rc (r,c) → n       rn (r,n) → c       cn (c,n) → r       dn (d,n) → cell of d       an (a,n) → cell of a
 *   d = (r + c) mod N, which goes up: /         a = (c - r) mod N, which goes down: \
 * </pre>
 *
 * Every link is made by a variable. There are no groups: in a plain square no label is linked to two others of a variable, and in a
 * pandiagonal one CSP-Rules has none either.
 */
final class LatinModel {
    private static final int ROWS = 0;
    private static final int COLUMNS = 1;
    private static final int DIAGONALS = 2;
    private static final int ANTI_DIAGONALS = 3;

    private LatinModel() {}

    static Model of(Square square) {
        ModelBuilder builder = square.builder(new SquareNames(square));
        square.fish(builder, "-in-rows", ROWS, COLUMNS, null);
        square.fish(builder, "-in-columns", COLUMNS, ROWS, null);
        if (square.count() > DIAGONALS) {
            square.fish(builder, "-in-diagonals", DIAGONALS, ANTI_DIAGONALS, null);
            square.fish(builder, "-in-anti-diagonals", ANTI_DIAGONALS, DIAGONALS, null);
            square.fish(builder, "-in-rows-w-transv-diags", ROWS, DIAGONALS, null);
            square.fish(builder, "-in-rows-w-transv-anti-diags", ROWS, ANTI_DIAGONALS, null);
            square.fish(builder, "-in-columns-w-transv-diags", COLUMNS, DIAGONALS, null);
            square.fish(builder, "-in-columns-w-transv-anti-diags", COLUMNS, ANTI_DIAGONALS, null);
            square.fish(builder, "-in-diags-w-transv-columns", DIAGONALS, COLUMNS, null);
            square.fish(builder, "-in-diags-w-transv-rows", DIAGONALS, ROWS, null);
            square.fish(builder, "-in-anti-diags-w-transv-columns", ANTI_DIAGONALS, COLUMNS, null);
            square.fish(builder, "-in-anti-diags-w-transv-rows", ANTI_DIAGONALS, ROWS, null);
        }
        return builder.build();
    }

    /** The cell where a diagonal meets an anti-diagonal; N is odd, so half of d - a is a row. */
    static int cell(int d, int a, int n) {
        int twice = Math.floorMod(d - a, n);
        int r = (twice % 2 == 0 ? twice : twice + n) / 2;
        return r * n + Math.floorMod(d - r, n);
    }
}
