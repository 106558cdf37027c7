package ninebynine.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.resolve.Rater;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;

/**
 * Published levels of paths: one puzzle a line, after its number, and then its level for each theory.
 *
 * @param columns for each puzzle its levels
 */
record LevelTable(Path file, List<Puzzle> puzzles, List<int[]> columns) {
    /** What is published for mith's puzzles. */
    static final List<String> THEORIES = Stream.of("Trid", "Sel1", "Sel2", "EL")
            .map(source -> "SFin+W[8]+" + source + "+OR5W[8]")
            .toList();

    /** What is published for a puzzle that is not solved. */
    private static final int UNSOLVED = 99;
    /** What relations are found at is the least. */
    private static final int LEAST = 3;

    static LevelTable read(Path file, Game game, int first) throws IOException {
        List<Puzzle> puzzles = new ArrayList<>();
        List<int[]> columns = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size() && puzzles.size() < first; i++) {
            if (!lines.get(i).isBlank() && !lines.get(i).startsWith("#")) {
                String[] cells = lines.get(i).split("\t", -1);
                try {
                    puzzles.add(game.parse(cells.length > 1 ? cells[1] : ""));
                    columns.add(IntStream.range(2, cells.length)
                            .map(k -> Integer.parseInt(cells[k].strip()))
                            .toArray());
                } catch (PuzzleFormatException | NumberFormatException e) {
                    throw new IOException(
                            file + ", line " + (i + 1) + ": " + e.getMessage()
                                    + " Maybe the file is another one: a number, a puzzle and levels, with tabs between.",
                            e);
                }
            }
        }
        if (puzzles.isEmpty()) {
            throw new IOException(file + " has no puzzles. Maybe the file is another one.");
        }
        return new LevelTable(file, puzzles, columns);
    }

    /** Those of the k-th theory. */
    int[] levels(int k) throws IOException {
        for (int i = 0; i < columns.size(); i++) {
            if (columns.get(i).length <= k) {
                throw new IOException(file + ", puzzle " + (i + 1) + " has " + columns.get(i).length
                        + " levels, and there are more theories. Maybe fewer in --theories.");
            }
        }
        return columns.stream().mapToInt(of -> of[k]).toArray();
    }

    /** That of a path as it is published. */
    static int level(Trace trace) {
        if (trace.outcome() instanceof Outcome.LimitReached) {
            return Rater.STOPPED;
        }
        return trace.isSolved()
                ? Math.max(
                        LEAST,
                        trace.steps().stream()
                                .mapToInt(step -> step.rule().level())
                                .max()
                                .orElse(0))
                : UNSOLVED;
    }
}
