package ninebynine.games.latin;

import java.util.ArrayList;
import java.util.List;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.LineFamily;
import ninebynine.games.grid.Sizes;
import ninebynine.games.grid.Square;
import ninebynine.games.grid.SquareWriter;
import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** In which lines of a Latin square each number occurs once. */
public enum LatinKind {
    /** In rows and columns. */
    PLAIN("Latin square", 2),
    /** In rows, columns, and broken diagonals of both directions. */
    PANDIAGONAL("pandiagonal Latin square", 5) {
        @Override
        @Nullable
        String missing(int n) {
            return n % 2 == 0 ? "is divisible by 2" : n % 3 == 0 ? "is divisible by 3" : null;
        }

        @Override
        Square square(int n) {
            List<LineFamily> families = new ArrayList<>(super.square(n).families());
            families.add(new LineFamily(n, "d", "diagonal", "a", (d, a) -> LatinModel.cell(d, a, n)));
            families.add(new LineFamily(n, "a", "anti-diagonal", "d", (a, d) -> LatinModel.cell(d, a, n)));
            return new Square(n, families);
        }

        // one that is given by its candidates stands for itself
        @Override
        String canonical(Cells cells) {
            if (cells.candidates() != null) {
                return SquareWriter.text(sizes(), cells);
            }
            PandiagonalOrbit orbit = new PandiagonalOrbit(cells.size(), cells.givens());
            Ints first = orbit.first();
            return first == null ? orbit.alike() : SquareWriter.line(sizes(), cells.size(), first);
        }

        @Override
        Cells image(Cells cells, Choice choice) {
            return cells.candidates() != null
                    ? cells
                    : new Cells(cells.size(), new PandiagonalOrbit(cells.size(), cells.givens()).any(choice), null);
        }
    };

    private static final int LARGEST = 100;
    /** 1 to 9, A to Z, and 0 for 36. */
    private static final int SYMBOLS = 36;

    private final Sizes sizes;

    LatinKind(String noun, int smallest) {
        this.sizes = new Sizes(noun, noun + " of candidates", smallest, LARGEST, SYMBOLS, this::missing);
    }

    Sizes sizes() {
        return sizes;
    }

    /** What is wrong with a size, or null. */
    @Nullable
    String missing(int n) {
        return null;
    }

    Square square(int n) {
        return Square.latin(n);
    }

    /** One text for all squares that are the same but for symmetry. */
    String canonical(Cells cells) {
        LatinOrbit orbit = new LatinOrbit(cells);
        Cells first = orbit.first();
        return first == null ? orbit.alike() : SquareWriter.text(sizes, first);
    }

    /** Any square that is the same but for symmetry. */
    Cells image(Cells cells, Choice choice) {
        return new LatinOrbit(cells).any(choice);
    }
}
