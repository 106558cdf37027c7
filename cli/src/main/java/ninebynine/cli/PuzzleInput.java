package ninebynine.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import ninebynine.game.ClipsCall;
import ninebynine.game.Game;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import ninebynine.io.PuzzleFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The puzzles that a command works on. */
final class PuzzleInput {
    /** A name that ends as those of files do. */
    private static final Pattern ENDING = Pattern.compile("[^\\n]*\\.[A-Za-z]{2,5}");

    /** How far we look for a line that names the game. */
    private static final int AHEAD = 1 << 16;

    @Parameters(
            paramLabel = "PUZZLE|FILE|-",
            description =
                    "A puzzle, files of puzzles of one game, or - for standard input. Formats are recognised by themselves.")
    private List<String> sources = List.of("-");

    @Option(
            names = "--game",
            paramLabel = "NAME",
            completionCandidates = GameNames.class,
            description = "The game (default: the one that the format names, else sudoku). See nbn games.")
    private @Nullable String name;

    private final InputStream in = new BufferedInputStream(System.in, AHEAD);
    private @Nullable Game game;

    /** The game that was asked for or that the puzzles name themselves. */
    Game game(Games games) {
        if (game == null) {
            game = name != null ? games.game(name) : gameOf(head(games), games);
        }
        return game;
    }

    /** The sources one after the other. A file that is not there is missed before anything is done. */
    PuzzleSources open(Games games) {
        sources.stream().skip(1).flatMap(source -> path(source, games).stream()).forEach(PuzzleInput::checkReadable);
        return new PuzzleSources(
                sources,
                source -> file(source, games),
                source -> source.equals("-") ? PuzzleFile.of(in, game(games)) : open(source, games, game(games)));
    }

    private static void checkReadable(Path file) {
        try (InputStream bytes = PuzzleFile.bytes(file)) {
            bytes.readNBytes(1);
        } catch (IOException e) {
            throw new UncheckedIOException("'" + file + "' cannot be read: " + e.getMessage(), e);
        }
    }

    /** The game that a text names by its first line that is no comment, else Sudoku. A call of CSP-Rules may have several lines. */
    static Game gameOf(String text, Games games) {
        String content = text.lines()
                .dropWhile(line -> line.isBlank() || line.stripLeading().startsWith("#"))
                .collect(Collectors.joining("\n"));
        boolean call = ClipsCall.isOfPuzzle(content);
        int end = call ? new ClipsCall.End().in(content) : content.indexOf('\n');
        return games.recognised(end < 0 ? content : content.substring(0, end)).orElseGet(() -> games.game("sudoku"));
    }

    /** The beginning of the first source; empty if it can't be read, which is said when it is opened. */
    private String head(Games games) {
        try {
            return peek(games);
        } catch (IOException e) {
            return "";
        }
    }

    private String peek(Games games) throws IOException {
        String source = sources.get(0);
        if (source.equals("-")) {
            in.mark(AHEAD);
            byte[] bytes = new byte[AHEAD];
            int size = Math.max(0, in.read(bytes));
            in.reset();
            return new String(bytes, 0, size, StandardCharsets.UTF_8);
        }
        Optional<Path> file = file(source, games);
        if (file.isEmpty()) {
            return source;
        }
        try (InputStream from = Files.newInputStream(file.get())) {
            return new String(from.readNBytes(AHEAD), StandardCharsets.UTF_8);
        }
    }

    /** The puzzles of a source: standard input, a file, or the text itself. */
    static PuzzleFile open(String source, Games games, Game of) {
        if (source.equals("-")) {
            return PuzzleFile.of(System.in, of);
        }
        Optional<Path> path = path(source, games);
        boolean puzzle =
                path.isEmpty() || of.isWhole(source) && !ENDING.matcher(source).matches() && !Files.exists(path.get());
        return puzzle ? PuzzleFile.of(source, of) : PuzzleFile.open(path.get(), of);
    }

    /** The bytes of a source: standard input, a file, or the text itself. */
    static InputStream bytes(String source, Games games) {
        if (source.equals("-")) {
            return System.in;
        }
        return path(source, games)
                .map(PuzzleFile::bytes)
                .orElseGet(() -> new ByteArrayInputStream(source.getBytes(StandardCharsets.UTF_8)));
    }

    /** The file at the source, or else where one was meant: few puzzles have a slash or a name with an ending. */
    static Optional<Path> path(String source, Games games) {
        if (source.isBlank()) {
            return Optional.empty();
        }
        try {
            Path path = Path.of(source);
            boolean meant = source.length() < 1024
                    && (source.contains("/") || ENDING.matcher(source).matches());
            boolean puzzle = meant && games.list().stream().anyMatch(game -> isPuzzle(source, game));
            return Files.exists(path) || meant && !puzzle ? Optional.of(path) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static boolean isPuzzle(String source, Game game) {
        try {
            return game.isWhole(source) && game.parse(source).clues() > 0;
        } catch (PuzzleFormatException e) {
            return false;
        }
    }

    /** The files, to show how far along we are; none where that can't be known. */
    List<Path> files(Games games) {
        List<Path> files =
                sources.stream().flatMap(source -> file(source, games).stream()).toList();
        return files.size() == sources.size() ? files : List.of();
    }

    /** The file that a source is, if it is one. */
    static Optional<Path> file(String source, Games games) {
        return source.equals("-") ? Optional.empty() : path(source, games).filter(Files::isRegularFile);
    }
}
