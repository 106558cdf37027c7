package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Model;

/** The rows, columns and blocks of a grid, as sets of cells. */
record Houses(List<List<CellSet>> byCell) {
    static Houses of(Model model) {
        return model.derived(Houses.class, Houses::made);
    }

    /** A house is what a variable of the first digit may choose from. */
    private static Houses made(Model model) {
        int n = model.labels(0).length;
        List<List<CellSet>> byCell = new ArrayList<>();
        for (int q = 0; q < model.labelCount() / n; q++) {
            byCell.add(IntStream.of(model.variables(q * n))
                    .mapToObj(v -> IntStream.of(model.labels(v))
                            .filter(x -> x % n == 0)
                            .map(x -> x / n)
                            .toArray())
                    .filter(cells -> cells.length > 1)
                    .map(CellSet::of)
                    .toList());
        }
        return new Houses(List.copyOf(byCell));
    }

    /** Those that a cell is in. */
    List<CellSet> of(int cell) {
        return byCell.get(cell);
    }
}
