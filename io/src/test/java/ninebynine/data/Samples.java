package ninebynine.data;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.strategy.Theory;

/** Real traces of several sizes and theories: solved, stuck, and without a step. */
final class Samples {
    static final String FOUR = "1.3..4.1........";
    static final String NINE = "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....";
    static final String HARD = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
    static final String SOLVED = "1234341221434321";

    private Samples() {}

    static List<RecordedTrace> all() {
        return Stream.of(
                        trace(FOUR, "W", 1),
                        trace(NINE, "S2", 2),
                        trace(NINE, "W", 3),
                        trace(HARD, "S4", 4),
                        trace(HARD, "TE1", 5),
                        trace(SOLVED, "W", 6),
                        trace(".".repeat(256), "W1", 7))
                .toList();
    }

    /** All rows of a file. */
    static <R extends Record> List<R> read(Path file, Class<R> type) throws IOException {
        List<R> all = new ArrayList<>();
        try (RowSource<R> rows = TraceFile.rows(file, type)) {
            for (R row = rows.next(); row != null; row = rows.next()) {
                all.add(row);
            }
        }
        return all;
    }

    static RecordedTrace trace(String text, String theory, int number) {
        return trace("sudoku", text, theory, number);
    }

    static RecordedTrace trace(String game, String text, String theory, int number) {
        Puzzle puzzle = Games.named(game).parse(text);
        Origin origin = Origin.of(puzzle, "samples:" + number, "samples").in("train");
        return new Tracing(Theory.parse(theory), List.of(Theory.parse("S4"))).trace(puzzle, origin);
    }
}
