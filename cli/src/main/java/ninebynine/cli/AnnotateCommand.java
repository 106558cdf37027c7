package ninebynine.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import ninebynine.data.Annotation;
import ninebynine.data.Annotator;
import ninebynine.data.JsonRow;
import ninebynine.data.OneOfMany;
import ninebynine.data.OtherRows;
import ninebynine.game.Game;
import ninebynine.io.InOrder;
import ninebynine.limit.TimeLimit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nbn annotate}: a table of puzzles, with what we know of each added. */
@Command(
        name = "annotate",
        mixinStandardHelpOptions = true,
        description = {
            "Reads a table of puzzles (CSV with a header, JSON lines or Parquet) and writes its rows as JSON lines, every column kept,"
                    + " with one more column, nbn: orbit, ratings, the checked path, and more.",
            "A puzzle that the theory does not solve has outcome stuck and no rating."
        },
        footer = {
            "",
            "Examples:",
            "  nbn annotate --ratings B --depth -o told.jsonl sudoku-extreme.csv",
            "  nbn annotate --puzzle quizzes --answer solutions --steps --resume -o told.jsonl sudoku.csv",
            "",
            "Exit codes: 0 done, 1 done but some rows have no puzzle, 2 bad input or usage."
        })
final class AnnotateCommand implements Callable<Integer> {
    private static final List<String> PUZZLES = List.of("question", "puzzle", "quizzes", "quiz", "sudoku");
    private static final List<String> ANSWERS = List.of("answer", "solution", "solutions");

    @Parameters(paramLabel = "FILE", description = "The table.")
    private Path file = Path.of("");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true,
            description = "Where the rows go: a new file, or with --resume one that was begun.")
    private Path output = Path.of("");

    @Option(
            names = "--puzzle",
            paramLabel = "COLUMN",
            description = "The column that has the puzzle (default: question, puzzle, quizzes, quiz or sudoku).")
    private @Nullable String puzzle;

    @Option(
            names = "--answer",
            paramLabel = "COLUMN",
            description =
                    "The column that has its solution, which is compared with ours (default: answer, solution or solutions).")
    private @Nullable String answer;

    @Option(
            names = "--game",
            paramLabel = "NAME",
            defaultValue = "sudoku",
            description = "The game of the puzzles (default: ${DEFAULT-VALUE}). See nbn games.")
    private String game = "sudoku";

    @Mixin
    private PathOptions paths = new PathOptions();

    @Option(names = "--depth", description = "Adds how deep hypotheses must be nested, 0 to 2.")
    private boolean depth;

    @Option(names = "--steps", description = "Adds the path: each step in notation and in English.")
    private boolean steps;

    @Option(names = "--wrong", description = "Adds wrong steps that look like right ones, with the reason.")
    private boolean wrong;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "0",
            description = "Decides the forms of sentences and the wrong steps (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--resume",
            description = "Goes on after the last whole row of an earlier run with the same settings.")
    private boolean resume;

    @Mixin
    private ThreadsOption threads = new ThreadsOption();

    @Mixin
    private LimitOption timeLimit = new LimitOption();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private int code = Nbn.SOLVED;

    @Override
    public Integer call() {
        threads.check();
        Annotator annotator = annotator();
        TimeLimit limit = timeLimit.check();
        try (OtherRows rows = OtherRows.open(file)) {
            long done = begun();
            for (long i = 0; i < done && rows.hasNext(); i++) {
                rows.next();
            }
            try (BufferedWriter out =
                    Files.newBufferedWriter(output, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                new InOrder(threads.check()).run(rows, row -> told(annotator, limit, row), line -> write(out, line));
            }
        } catch (NoSuchFileException e) {
            throw new IllegalArgumentException(
                    "There is no file '" + e.getFile() + "'. Maybe its name is misspelt.", e);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "'" + output + "' can't be written, or '" + file + "' read: " + e.getMessage()
                            + ". What is whole stays; the same command with --resume goes on.",
                    e);
        }
        spec.commandLine().getErr().println("The rows are in '" + output + "'.");
        return code;
    }

    private Annotator annotator() {
        Game of = PuzzleLoop.game(spec, game);
        return new Annotator(
                Nbn.games(spec),
                of,
                new Annotator.Settings(
                        paths.theory(List.of(of)),
                        paths.ratings(List.of(of)),
                        paths.style(),
                        seed,
                        depth,
                        steps,
                        wrong));
    }

    /** How many rows an earlier run wrote; half a line at the end is taken away. */
    private long begun() throws IOException {
        if (!Files.exists(output) || Files.size(output) == 0) {
            return 0;
        }
        if (!resume) {
            throw new IllegalArgumentException(
                    "'" + output + "' is there already. Maybe go on with it by --resume, or name another file.");
        }
        long lines = 0;
        long end = 0;
        long at = 0;
        byte[] buffer = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(output)) {
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                for (int i = 0; i < n; i++) {
                    at++;
                    if (buffer[i] == '\n') {
                        lines++;
                        end = at;
                    }
                }
            }
        }
        try (FileChannel channel = FileChannel.open(output, StandardOpenOption.WRITE)) {
            channel.truncate(end);
        }
        return lines;
    }

    private record OutputLine(String line, boolean good) {}

    private OutputLine told(Annotator annotator, TimeLimit limit, Map<String, Object> row) {
        Annotation annotation = annotation(annotator, limit, row);
        return new OutputLine(JsonRow.line(row, annotation), annotation.problem() == null);
    }

    private Annotation annotation(Annotator annotator, TimeLimit limit, Map<String, Object> row) {
        String text = column(row, puzzle, PUZZLES);
        if (text == null) {
            return Annotation.none("There is no column " + (puzzle == null ? String.join(", ", PUZZLES) : puzzle)
                    + ". Maybe name it with --puzzle.");
        }
        return OneOfMany.run(
                limit,
                () -> annotator.of(text, column(row, answer, ANSWERS)),
                failure -> Annotation.none(failure.sentence()));
    }

    private static @Nullable String column(Map<String, Object> row, @Nullable String name, List<String> usual) {
        for (String each : name == null ? usual : List.of(name)) {
            Object value = row.get(each);
            if (value != null && !value.toString().isBlank()) {
                return value.toString();
            }
        }
        return null;
    }

    private void write(BufferedWriter out, OutputLine told) {
        try {
            out.write(told.line + "\n");
            code = told.good ? code : Nbn.UNSOLVED;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
