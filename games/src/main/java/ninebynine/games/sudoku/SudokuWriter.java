package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/** Sudokus as text: one line, Tatham's ID, pencil-mark grid. {@link SudokuText} reads them all back. */
final class SudokuWriter {
    private SudokuWriter() {}

    static String text(SudokuPuzzle puzzle) {
        Bits candidates = puzzle.candidates();
        if (candidates != null) {
            return sukaku(puzzle, candidates);
        }
        return text(puzzle.boxes(), puzzle.givens());
    }

    /** One line, or Tatham's ID where the line would be read otherwise: with unusual boxes, or as the 729 symbols of a sukaku. */
    static String text(Boxes boxes, Ints values) {
        return boxes.isUsual() && boxes.cells() != 729 ? line(boxes, values) : tatham(boxes, values);
    }

    /** N² symbols where one symbol says a value, else N² numbers with blanks between. */
    private static String line(Boxes boxes, Ints values) {
        if (boxes.size() <= SudokuText.SYMBOLS) {
            char[] line = new char[values.size()];
            for (int i = 0; i < line.length; i++) {
                line[i] = values.get(i) == 0 ? '.' : symbol(values.get(i));
            }
            return new String(line);
        }
        return values.stream().mapToObj(v -> v == 0 ? "." : Integer.toString(v)).collect(Collectors.joining(" "));
    }

    static char symbol(int value) {
        return (char) (value < 10 ? '0' + value : 'A' + value - 10);
    }

    /** {@code 3x3:4c3g6…}: columns and rows of a box, then values, with letters for runs of blanks. */
    private static String tatham(Boxes boxes, Ints values) {
        StringBuilder text = new StringBuilder();
        text.append(boxes.width()).append('x').append(boxes.height()).append(':');
        int blanks = 0;
        boolean afterValue = false;
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) == 0) {
                blanks++;
                continue;
            }
            afterValue &= blanks == 0;
            blanks = run(text, blanks);
            text.append(afterValue ? "_" : "").append(values.get(i));
            afterValue = true;
        }
        run(text, blanks);
        return text.toString();
    }

    private static int run(StringBuilder text, int blanks) {
        for (int left = blanks; left > 0; left -= 26) {
            text.append((char) ('a' + Math.min(left, 26) - 1));
        }
        return 0;
    }

    static Ints values(Boxes boxes, View state) {
        int n = boxes.size();
        int[] values = new int[boxes.cells()];
        Bits placed = state.values();
        for (int x = placed.first(); x >= 0; x = placed.next(x + 1)) {
            values[x / n] = 1 + x % n;
        }
        return Ints.of(values);
    }

    private static String sukaku(SudokuPuzzle puzzle, Bits candidates) {
        Boxes boxes = puzzle.boxes();
        int n = boxes.size();
        if (n == 9 && puzzle.givens().stream().allMatch(v -> v == 0)) {
            return IntStream.range(0, 729)
                    .mapToObj(x -> candidates.get(x) ? String.valueOf(symbol(1 + x % 9)) : ".")
                    .collect(Collectors.joining());
        }
        List<String> tokens = new ArrayList<>();
        for (int cell = 0; cell < boxes.cells(); cell++) {
            int given = puzzle.givens().get(cell);
            tokens.add(given > 0 ? token(n, Ints.of(given)) : token(n, digits(n, cell, candidates)));
        }
        return boxes.isUsual() ? String.join(" ", tokens) : frame(boxes, tokens);
    }

    /** The state's candidates cell by cell in a frame that shows the boxes; it can be read back. */
    static String grid(Boxes boxes, View state) {
        int n = boxes.size();
        Bits candidates = state.candidates();
        Ints values = values(boxes, state);
        List<String> tokens = IntStream.range(0, boxes.cells())
                .mapToObj(cell ->
                        token(n, values.get(cell) > 0 ? Ints.of(values.get(cell)) : digits(n, cell, candidates)))
                .toList();
        return frame(boxes, tokens);
    }

    /** Values cell by cell in the same frame, with dots where there are none. */
    static String board(Boxes boxes, Ints values) {
        return frame(
                boxes,
                values.stream()
                        .mapToObj(v -> v == 0 ? "." : Integer.toString(v))
                        .toList());
    }

    private static Ints digits(int n, int cell, Bits candidates) {
        return Ints.of(IntStream.range(0, n)
                .filter(d -> candidates.get(cell * n + d))
                .map(d -> d + 1)
                .toArray());
    }

    /** A cell's candidates in one word: glued digits up to 9, else numbers with commas. An empty cell is a dash. */
    private static String token(int n, Ints digits) {
        if (digits.isEmpty()) {
            return "-";
        }
        return digits.stream().mapToObj(Integer::toString).collect(Collectors.joining(n <= 9 ? "" : ","));
    }

    private static String frame(Boxes boxes, List<String> tokens) {
        int n = boxes.size();
        int width = tokens.stream().mapToInt(String::length).max().orElse(1);
        String segment = "-".repeat(boxes.width() * (width + 1) + 1);
        String rule = "   +" + (segment + "+").repeat(boxes.height());
        StringJoiner lines = new StringJoiner("\n");
        for (int r = 0; r < n; r++) {
            if (r % boxes.height() == 0) {
                lines.add(rule);
            }
            StringBuilder line = new StringBuilder("   ");
            for (int c = 0; c < n; c++) {
                line.append(c % boxes.width() == 0 ? "! " : "");
                line.append(String.format("%-" + width + "s ", tokens.get(r * n + c)));
            }
            lines.add(line.append("!"));
        }
        return lines.add(rule).toString();
    }
}
