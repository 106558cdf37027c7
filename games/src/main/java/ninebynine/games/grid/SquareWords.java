package ninebynine.games.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Why;

/** The words of a grid that come again and again. Paths are told by the million, so each is made once. */
final class SquareWords {
    /** As in {@code r2c3}. */
    final String[] cells;
    /** As in {@code 5}. */
    final String[] numbers;
    /** As in {@code n5}. */
    final String[] written;
    /** By place: what is written for it in a row, as in {@code c3}, and in a column, as in {@code r3}. */
    final String[][] places;
    /** By cell: that it is filled. */
    final Why[] filled;

    private final int n;
    private final List<OfLine> lines = new ArrayList<>();

    /**
     * What is said of a variable, the place of a number in a line.
     *
     * @param line the line, "row 4"
     * @param in as an answer, "in row 4"
     * @param written the variable, {@code r4n5}
     * @param spoken the variable, "the 5 of row 4"
     * @param has that the line has the number, to somebody who asks for a cell: "row 4 has 5"
     * @param hasIts the same to somebody who asks for the number: "row 4 has its 5"
     */
    record OfLine(String line, String in, String written, String spoken, Why has, Why hasIts) {}

    SquareWords(Square square) {
        this.n = square.size();
        this.cells = IntStream.range(0, n * n)
                .mapToObj(cell -> SquareNames.cell(cell, n))
                .toArray(String[]::new);
        this.numbers = IntStream.rangeClosed(1, n).mapToObj(Integer::toString).toArray(String[]::new);
        this.written = IntStream.range(0, n).mapToObj(SquareNames::number).toArray(String[]::new);
        this.filled = IntStream.range(0, n * n)
                .mapToObj(cell -> Why.of(cells[cell], " is filled", " are filled"))
                .toArray(Why[]::new);
        String[] hasIts =
                IntStream.range(0, n).mapToObj(d -> " has its " + numbers[d]).toArray(String[]::new);
        String[] haveTheir =
                IntStream.range(0, n).mapToObj(d -> " have their " + numbers[d]).toArray(String[]::new);
        for (LineFamily family : square.families()) {
            for (int i = 0; i < family.count(); i++) {
                String line = family.spoken(i);
                String in = "in " + line;
                String has = line + " has ";
                for (int d = 0; d < n; d++) {
                    lines.add(new OfLine(
                            line,
                            in,
                            family.written(i) + written[d],
                            "the " + numbers[d] + " of " + line,
                            new Why(has, numbers[d], "", ""),
                            Why.of(line, hasIts[d], haveTheir[d])));
                }
            }
        }
        this.places = new String[][] {places("c"), places("r")};
    }

    /** The places of a line as they are written, as in {@code c3}. */
    private String[] places(String letter) {
        return IntStream.rangeClosed(1, n).mapToObj(i -> letter + i).toArray(String[]::new);
    }

    /** Of a variable that is not that of a cell. */
    OfLine of(int variable) {
        return lines.get(variable - n * n);
    }

    /** A line of rows or columns as an answer, "in row 4". */
    String in(int family, int line) {
        return lines.get((family * n + line) * n).in;
    }
}
