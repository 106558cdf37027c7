package ninebynine.data;

/** A row as one line of JSON. */
public final class JsonRow {
    private static final JsonEncoder PUZZLE = JsonEncoder.of(PuzzleRow.class);

    private JsonRow() {}

    /** The line, with its line break. */
    public static String line(PuzzleRow row) {
        JsonBytes line = new JsonBytes();
        PUZZLE.write(row, line);
        line.put('\n');
        return line.toString();
    }
}
