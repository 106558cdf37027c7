package ninebynine.games.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;

/**
 * A grid of several lines: n rows of n words or symbols, perhaps in a frame; or n² words however they are broken into lines.
 *
 * <pre>
 *   53..7....      5 3 . | . 7 .      ! 12 3 ! 4  . !
 *   6..195...      6 . . | 1 9 5      ! 4  . ! 12 3 !
 * </pre>
 */
final class SquareGrid {
    private final Sizes sizes;
    private final List<GridRow> rows = new ArrayList<>();
    private final List<String> rules = new ArrayList<>();

    private SquareGrid(Sizes sizes, List<String> lines) {
        this.sizes = sizes;
        StringBuilder drawn = new StringBuilder();
        int most = sizes.largest() * sizes.largest();
        int cells = 0;
        for (String line : lines) {
            if (Symbols.isRule(line)) {
                drawn.append(line.strip());
                continue;
            }
            GridRow row = GridRow.of(line);
            if (row.size() > 0) {
                cells += row.size();
                if (cells > most) {
                    throw new PuzzleFormatException("Down to line " + (rows.size() + 1) + " there are " + cells
                            + " cells, more than any " + sizes.noun()
                            + " has. Maybe these are several puzzles; then leave a blank line between them.");
                }
                rows.add(row);
                rules.add(drawn.toString());
                drawn.setLength(0);
            }
        }
    }

    static GridDrawing read(Sizes sizes, List<String> lines) {
        return new SquareGrid(sizes, lines).read();
    }

    private GridDrawing read() {
        int n = rows.size();
        if (n == 1) {
            return GridDrawing.plain(
                    new SquareLine(sizes).read(String.join(" ", rows.get(0).words())));
        }
        if (sizes.exist(n) && alike(GridRow::size) == n) {
            return new GridDrawing(CellWords.read(sizes, n, words()), rows, rules);
        }
        if (sizes.exist(n) && n <= sizes.symbols() && most(GridRow::symbols, n) && total(GridRow::size) != n * n) {
            return glued();
        }
        int size = sizes.of(total(GridRow::size));
        if (size > 0) {
            return GridDrawing.plain(CellWords.read(sizes, size, words()));
        }
        throw misshapen();
    }

    private GridDrawing glued() {
        int n = rows.size();
        StringBuilder symbols = new StringBuilder();
        for (int r = 0; r < n; r++) {
            expect(r, rows.get(r).symbols(), "symbol");
            symbols.append(rows.get(r).glued());
        }
        List<GridRow> split = rows.stream().map(GridRow::split).toList();
        return new GridDrawing(Cells.ofSymbols(sizes, n, symbols.toString()), split, rules);
    }

    private void expect(int r, int count, String noun) {
        int n = rows.size();
        if (count != n) {
            throw new PuzzleFormatException("Row " + (r + 1) + " has " + Sizes.counted(count, noun) + ", expected " + n
                    + ". " + sizes.way(count, n));
        }
    }

    private PuzzleFormatException misshapen() {
        int n = rows.size();
        if (n == 0) {
            return new PuzzleFormatException("There is a frame and nothing in it. Maybe write '.' for an empty cell.");
        }
        for (int r = 0; r < n && sizes.exist(n) && most(GridRow::size, n); r++) {
            expect(r, rows.get(r).size(), "cell");
        }
        int symbols = alike(GridRow::symbols);
        if (symbols >= SquareLine.LONG) {
            return new PuzzleFormatException(n + " lines of " + symbols
                    + " symbols are no grid. Maybe they are a collection, with one puzzle a line.");
        }
        int words = alike(GridRow::size);
        int length = words > 1 ? words : symbols;
        if (length > 0 && !sizes.exist(length)) {
            return sizes.missing(length);
        }
        if (length > 0) {
            return new PuzzleFormatException(n + " rows of " + Sizes.counted(length, words > 1 ? "cell" : "symbol")
                    + ", expected " + length + ". Maybe a row is " + (n < length ? "missing." : "too many."));
        }
        boolean glued = 2 * total(GridRow::size) < total(GridRow::symbols);
        return sizes.wrong(total(glued ? GridRow::symbols : GridRow::size), glued ? "symbol" : "cell");
    }

    private List<String> words() {
        List<String> words = new ArrayList<>();
        rows.forEach(row -> words.addAll(row.words()));
        return words;
    }

    private int total(ToIntFunction<GridRow> count) {
        return rows.stream().mapToInt(count).sum();
    }

    /** The count that all rows have, or 0. */
    private int alike(ToIntFunction<GridRow> count) {
        int first = rows.isEmpty() ? 0 : count.applyAsInt(rows.get(0));
        return rows.stream().allMatch(row -> count.applyAsInt(row) == first) ? first : 0;
    }

    private boolean most(ToIntFunction<GridRow> count, int expected) {
        return 2
                        * rows.stream()
                                .filter(row -> count.applyAsInt(row) == expected)
                                .count()
                > rows.size();
    }
}
