package ninebynine.games.kakuro;

import java.util.Comparator;
import java.util.stream.IntStream;
import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;

/**
 * What is the same Kakuro but for symmetry: the grid inside its black border turned and mirrored, with each sum before its sector again, and perhaps
 * every digit d as 10 − d, which makes 10·k − s of the sum s of k squares.
 */
record KakuroOrbit(KakuroGrid grid, Ints marks) {
    private static final int IMAGES = 16;
    private static final int TEN = 10;

    /** Of all 16 the first as text. */
    String first() {
        return IntStream.range(0, IMAGES)
                .mapToObj(which -> image(which).text())
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    /** Any of them. */
    String any(Choice choice) {
        return image(choice.below(IMAGES)).text();
    }

    private String text() {
        return KakuroWriter.line(grid, marks);
    }

    private KakuroOrbit image(int which) {
        KakuroOrbit image = (which & 1) == 0 ? this : mirrored();
        image = image.transposed();
        image = (which & 2) == 0 ? image : image.mirrored();
        image = (which & 4) == 0 ? image : image.transposed();
        return (which & 8) == 0 ? image : image.complement();
    }

    private KakuroOrbit transposed() {
        return new KakuroOrbit(grid.transposed(), grid.turned(marks));
    }

    /** Left as right; the first column stays. */
    private KakuroOrbit mirrored() {
        int[] moved = new int[marks.size()];
        IntStream.range(0, moved.length).forEach(s -> moved[mirrored(s)] = marks.get(s));
        return new KakuroOrbit(summed(true), Ints.of(moved));
    }

    private int mirrored(int square) {
        int column = square % grid.columns();
        return column == 0 ? square : square - column + grid.columns() - column;
    }

    private KakuroOrbit complement() {
        Ints reversed = marks.map(mark -> Integer.reverse(mark) >>> Integer.SIZE - Combinations.DIGITS);
        return new KakuroOrbit(summed(false), reversed);
    }

    /** The grid mirrored, or else with the sums that are left to ten for each square. */
    private KakuroGrid summed(boolean mirrored) {
        int[] across = new int[marks.size()];
        int[] down = new int[marks.size()];
        for (int white : grid.whites()) {
            int at = mirrored ? mirrored(white) : white;
            across[at] = KakuroGrid.WHITE;
            down[at] = KakuroGrid.WHITE;
        }
        for (Sector sector : grid.sectors()) {
            if (sector.hasSum()) {
                int sum = mirrored ? sector.sum() : TEN * sector.size() - sector.sum();
                (sector.across() ? across : down)[mirrored ? controller(sector) : sector.controller()] = sum;
            }
        }
        return new KakuroGrid(grid.rows(), grid.columns(), Ints.of(across), Ints.of(down));
    }

    /** Where the sum of a sector stands in the mirrored grid: across before what was its end, down above it as it was. */
    private int controller(Sector sector) {
        Ints squares = sector.squares();
        return sector.across() ? mirrored(squares.get(squares.size() - 1)) - 1 : mirrored(sector.controller());
    }
}
