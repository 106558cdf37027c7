package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.games.PuzzleFormatException;
import ninebynine.tensor.Ints;

/** Reads and writes rows of digits and dots; {@code /} may stand for the end of a row. */
final class SlitherlinkText {
    /** What a text says: how many columns, and the clues row by row. */
    record Read(int rows, int columns, Ints clues) {}

    private SlitherlinkText() {}

    static Read read(String text) {
        List<String> rows = Arrays.stream(text.strip().split("\\s*[/\n]\\s*", -1))
                .map(row -> row.replaceAll("\\s+", ""))
                .filter(row -> !row.isEmpty())
                .toList();
        int columns = rows.isEmpty() ? 0 : rows.get(0).length();
        int[] clues = new int[rows.size() * columns];
        for (int r = 0; r < rows.size(); r++) {
            if (rows.get(r).length() != columns) {
                throw new PuzzleFormatException("Row " + (r + 1) + " has " + rows.get(r).length() + " cells, row 1 has "
                        + columns + ". Maybe a '.' is missing.");
            }
            for (int c = 0; c < columns; c++) {
                clues[r * columns + c] = clue(rows.get(r).charAt(c), r, c);
            }
        }
        return new Read(rows.size(), columns, Ints.of(clues));
    }

    private static int clue(char symbol, int r, int c) {
        if (symbol == '.' || symbol == '-') {
            return SlitherlinkPuzzle.NONE;
        }
        if (symbol < '0' || symbol > '3') {
            throw new PuzzleFormatException("'" + symbol + "' at " + SlitherlinkNames.rc(r, c)
                    + " is no clue. Maybe 0, 1, 2, 3, or '.' for none.");
        }
        return symbol - '0';
    }

    static String write(int columns, Ints clues) {
        return IntStream.range(0, clues.size() / columns)
                .mapToObj(r -> IntStream.range(0, columns)
                        .mapToObj(c -> clues.get(r * columns + c))
                        .map(clue -> clue < 0 ? "." : Integer.toString(clue))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining("/"));
    }
}
