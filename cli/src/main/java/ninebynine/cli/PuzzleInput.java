package ninebynine.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import ninebynine.games.Game;
import ninebynine.games.Games;
import ninebynine.io.PuzzleFile;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The puzzles that a command works on. */
final class PuzzleInput {
    @Parameters(
            paramLabel = "PUZZLE|FILE|-",
            description = "A puzzle, a file of puzzles, or - for standard input. Formats are recognised by themselves.")
    private String source = "-";

    @Option(
            names = "--game",
            paramLabel = "NAME",
            defaultValue = "sudoku",
            description = "The game (default: ${DEFAULT-VALUE}). See nbn games.")
    private String game = "sudoku";

    Game game() {
        return Games.named(game);
    }

    PuzzleFile open() {
        return open(source, game());
    }

    /** The puzzles of a source: standard input, a file, or the text itself. */
    static PuzzleFile open(String source, Game of) {
        if (source.equals("-")) {
            return PuzzleFile.of(System.in, of);
        }
        Optional<Path> path = path(source);
        if (path.isPresent()) {
            return PuzzleFile.open(path.get(), of);
        }
        return PuzzleFile.of(source, of);
    }

    /** The bytes of a source: standard input, a file, or the text itself. */
    static InputStream bytes(String source) {
        if (source.equals("-")) {
            return System.in;
        }
        return path(source)
                .map(PuzzleFile::bytes)
                .orElseGet(() -> new ByteArrayInputStream(source.getBytes(StandardCharsets.UTF_8)));
    }

    /** The file at the source, or else where one was meant: puzzles have neither a slash nor a name with an ending. */
    static Optional<Path> path(String source) {
        if (source.isBlank()) {
            return Optional.empty();
        }
        try {
            Path path = Path.of(source);
            boolean meant =
                    source.length() < 1024 && (source.contains("/") || source.matches("(?s)[^\\n]*\\.[A-Za-z]{2,5}"));
            return Files.exists(path) || meant ? Optional.of(path) : Optional.empty();
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** How many lines a file has, to show how far along we are; empty where that can't be known. */
    Optional<Path> file() {
        return source.equals("-") ? Optional.empty() : path(source).filter(Files::isRegularFile);
    }
}
