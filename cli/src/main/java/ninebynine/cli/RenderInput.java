package ninebynine.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import ninebynine.data.Compression;
import ninebynine.data.Format;
import ninebynine.data.TraceFile;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.io.PuzzleFile;
import ninebynine.io.TracePath;
import ninebynine.strategy.Theory;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The puzzle or the path that a picture shows. */
final class RenderInput {
    /** Far more than any path needs; what comes after is not read. */
    private static final int LONGEST = 1 << 25;

    private static final Set<Format> ROWS = Set.of(Format.jsonl, Format.parquet);

    @Parameters(
            paramLabel = "PUZZLE|PATH|FILE|-",
            description =
                    "A puzzle, maybe with pencil marks; or a path, as text or JSON; or a file with one, or a dataset's file of traces, or - for standard input.")
    private String source = "-";

    @Option(
            names = "--game",
            paramLabel = "NAME",
            description = "The game (default: the one that the format names, else sudoku). See nbn games.")
    private @Nullable String game;

    @Option(
            names = "--rules",
            paramLabel = "THEORY",
            defaultValue = TheoryOptions.DEFAULT,
            description =
                    "The theory that finds the steps of a puzzle (default: ${DEFAULT-VALUE}). A path has steps of its own.")
    private String rules = TheoryOptions.DEFAULT;

    @Mixin
    private LimitOption limit = new LimitOption();

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private @Nullable Puzzle puzzle;
    private @Nullable List<String> told;

    /** Reads the source. */
    Puzzle puzzle() {
        if (puzzle == null) {
            Optional<Path> rows = PuzzleInput.path(source, Nbn.games(spec)).filter(RenderInput::isOfRows);
            String text = rows.isPresent() ? "" : text();
            Game asked = game == null ? PuzzleInput.gameOf(text, Nbn.games(spec)) : game(game, "--game: ");
            puzzle = limit.check().run(() -> rows.isPresent() ? told(TraceFile.first(rows.get())) : read(text, asked));
        }
        return puzzle;
    }

    private static boolean isOfRows(Path file) {
        try {
            return Files.isRegularFile(file) && ROWS.contains(Format.of(file));
        } catch (IOException e) {
            return false; // reading it as text says what is wrong
        }
    }

    private Puzzle read(String text, Game asked) {
        return TracePath.isOne(text)
                ? told(TracePath.read(text, asked))
                : asked.parseFilled(PuzzleFile.of(text, asked).next().text());
    }

    private Puzzle told(TracePath path) {
        told = path.steps();
        return game(path.game(), "").parse(path.puzzle());
    }

    /** The steps of the path, or else those that the rules find. */
    PuzzlePath walk() {
        Puzzle start = puzzle();
        if (told != null) {
            return PuzzlePath.told(start, Nbn.games(spec).reader(start.model()), told);
        }
        Theory theory = theory(start);
        return limit.check().run(() -> PuzzlePath.found(start, theory));
    }

    private Theory theory(Puzzle start) {
        try {
            return TheoryOptions.named(Nbn.games(spec), Nbn.games(spec).game(start.game()), "--rules", rules);
        } catch (IllegalArgumentException e) {
            throw usage("--rules: " + e.getMessage());
        }
    }

    private Game game(String name, String where) {
        try {
            return Nbn.games(spec).game(name);
        } catch (IllegalArgumentException e) {
            throw usage(where + e.getMessage());
        }
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** The text of the source, but no more of it than a path may have. */
    private String text() {
        StringBuilder text = new StringBuilder();
        char[] buffer = new char[1 << 13];
        try (InputStream in = Compression.text(PuzzleInput.bytes(source, Nbn.games(spec)));
                InputStreamReader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            for (int n = reader.read(buffer); n > 0 && text.length() < LONGEST; n = reader.read(buffer)) {
                text.append(buffer, 0, n);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("'" + source + "' cannot be read: " + e.getMessage(), e);
        }
        return text.toString();
    }
}
