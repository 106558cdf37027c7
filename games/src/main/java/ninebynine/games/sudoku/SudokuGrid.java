package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import ninebynine.games.PuzzleFormatException;

/**
 * A Sudoku of several lines: N rows of N words or symbols, perhaps in a frame; or N² words however they are broken into lines.
 *
 * <pre>
 *   53..7....      5 3 . | . 7 .      ! 12 3 ! 4  . !
 *   6..195...      6 . . | 1 9 5      ! 4  . ! 12 3 !
 * </pre>
 */
final class SudokuGrid {
    private final List<GridRow> rows = new ArrayList<>();
    private final List<String> rules = new ArrayList<>();

    private SudokuGrid(List<String> lines) {
        StringBuilder drawn = new StringBuilder();
        for (String line : lines) {
            if (Symbols.isRule(line)) {
                drawn.append(line.strip());
                continue;
            }
            GridRow row = GridRow.of(line);
            if (row.size() > 0) {
                rows.add(row);
                rules.add(drawn.toString());
                drawn.setLength(0);
            }
        }
    }

    static Clues read(List<String> lines) {
        return new SudokuGrid(lines).read();
    }

    private Clues read() {
        int n = rows.size();
        if (n == 1) {
            return SudokuLine.read(String.join(" ", rows.get(0).words()));
        }
        if (Boxes.exist(n) && alike(GridRow::size) == n) {
            return CellWords.read(GridFrame.boxes(rows, rules), words());
        }
        if (Boxes.exist(n) && n <= SudokuText.SYMBOLS && most(GridRow::symbols, n) && total(GridRow::size) != n * n) {
            return glued();
        }
        int size = Sizes.of(total(GridRow::size));
        if (size > 0) {
            return CellWords.read(Boxes.of(size), words());
        }
        throw misshapen();
    }

    private Clues glued() {
        int n = rows.size();
        StringBuilder symbols = new StringBuilder();
        for (int r = 0; r < n; r++) {
            expect(r, rows.get(r).symbols(), "symbol");
            symbols.append(rows.get(r).glued());
        }
        List<GridRow> split = rows.stream().map(GridRow::split).toList();
        return Clues.ofSymbols(GridFrame.boxes(split, rules), symbols.toString());
    }

    private void expect(int r, int count, String noun) {
        int n = rows.size();
        if (count != n) {
            throw new PuzzleFormatException("Row " + (r + 1) + " has " + Sizes.counted(count, noun) + ", expected " + n
                    + ". " + Sizes.way(count, n));
        }
    }

    private PuzzleFormatException misshapen() {
        int n = rows.size();
        if (n == 0) {
            return new PuzzleFormatException("There is a frame and nothing in it. Maybe write '.' for an empty cell.");
        }
        for (int r = 0; r < n && Boxes.exist(n) && most(GridRow::size, n); r++) {
            expect(r, rows.get(r).size(), "cell");
        }
        int symbols = alike(GridRow::symbols);
        if (symbols >= SudokuLine.LONG) {
            return new PuzzleFormatException(n + " lines of " + symbols
                    + " symbols are no grid. Maybe they are a collection, with one puzzle a line.");
        }
        int words = alike(GridRow::size);
        int length = words > 1 ? words : symbols;
        if (length > 0 && !Boxes.exist(length)) {
            return Sizes.missing(length);
        }
        if (length > 0) {
            return new PuzzleFormatException(n + " rows of " + Sizes.counted(length, words > 1 ? "cell" : "symbol")
                    + ", expected " + length + ". Maybe a row is " + (n < length ? "missing." : "too many."));
        }
        boolean glued = 2 * total(GridRow::size) < total(GridRow::symbols);
        return Sizes.wrong(total(glued ? GridRow::symbols : GridRow::size), glued ? "symbol" : "cell");
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
