package ninebynine.games.grid;

import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * What a text says about the cells of a grid.
 *
 * @param givens 0 for an empty cell, else 1 to n
 * @param candidates what is possible besides; null where everything is
 */
public record Cells(int size, Ints givens, @Nullable Bits candidates) {
    /** One symbol for each cell. In a 36x36 grid 0 is the number 36. */
    static Cells ofSymbols(Sizes sizes, int n, String symbols) {
        int[] givens = new int[n * n];
        for (int cell = 0; cell < givens.length; cell++) {
            char symbol = symbols.charAt(cell);
            int value = symbol == '0' && n > Symbols.LETTERS ? n : sizes.value(symbol, n);
            if (value == Symbols.NONE || value > n) {
                throw sizes.impossible(symbols.substring(cell, cell + 1), cell, n);
            }
            givens[cell] = value;
        }
        return new Cells(n, Ints.of(givens), null);
    }

    /** The number of givens. */
    public int clues() {
        return (int) givens.stream().filter(given -> given > 0).count();
    }

    /** Whether nothing is said of any cell. */
    public boolean isBlank() {
        return clues() == 0 && (candidates == null || candidates.count() == size * size * size);
    }

    /** The first state: what is possible, with the givens asserted and nothing propagated. */
    public State start(Model model) {
        State state = candidates == null ? State.full(model) : State.of(model, candidates);
        for (int cell = 0; cell < givens.size(); cell++) {
            if (givens.get(cell) > 0) {
                state.assertValue(cell * size + givens.get(cell) - 1);
            }
        }
        return state.given();
    }

    /** The kinds of line that a grid has, asked cell by cell. */
    public interface Kinds {
        /** How many kinds there are. */
        int count();

        /** The line of this kind in which the cell lies, or -1 if it lies in none. */
        int line(int kind, int cell);

        /** A line of this kind in English, such as "row 5". */
        String spoken(int kind, int line);
    }

    /** Throws unless every number is given at most once in each line. */
    public void distinct(Kinds kinds) {
        int[] firsts = new int[kinds.count() * size * (size + 1)];
        for (int cell = 0; cell < givens.size(); cell++) {
            for (int kind = 0; kind < kinds.count() && givens.get(cell) > 0; kind++) {
                int line = kinds.line(kind, cell);
                if (line < 0) {
                    continue;
                }
                int at = (kind * size + line) * (size + 1) + givens.get(cell);
                if (firsts[at] > 0) {
                    throw new PuzzleFormatException(givens.get(cell) + " is given twice in " + kinds.spoken(kind, line)
                            + ", at " + SquareNames.cell(firsts[at] - 1, size) + " and "
                            + SquareNames.cell(cell, size) + ". Maybe one of them is another value.");
                }
                firsts[at] = cell + 1;
            }
        }
    }
}
