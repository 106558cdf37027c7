package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.explain.Notation;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.io.TraceText;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole paths, to the letter. Its folder names the game; a file has the theory, the puzzle, and then what is printed for them. A change of paths that is wanted is
 * accepted with {@code mvn -pl verify -am test -Dtest=GoldenPathTest -Dsurefire.failIfNoSpecifiedTests=false -Dgolden.update=true} and
 * reviewed as a diff.
 */
class GoldenPathTest {
    private static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "src/test/golden");

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".path"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void thePathIsTheGoldenOne(Path file) throws IOException {
        List<String> golden = Files.readAllLines(file);
        String printed = printed(game(file), golden.get(0), golden.get(1));
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(file, golden.get(0) + "\n" + golden.get(1) + "\n" + printed);
            return;
        }
        compare(golden.subList(2, golden.size()), printed.lines().toList());
    }

    private static Game game(Path file) {
        return Games.named(FOLDER.relativize(file).getName(0).toString());
    }

    private static String printed(Game game, String theory, String text) {
        Theory of = Theory.parse(theory);
        Puzzle puzzle = game.parse(text);
        Precedence precedence = of.precedence(puzzle.model());
        Trace trace = new Resolver(precedence).trace(puzzle.start());
        return new TraceText(Notation.Style.UNICODE, false, false, false).print(puzzle, of, trace, precedence);
    }

    /** The first line that differs, with those before it: the rest follows from it. */
    private static void compare(List<String> golden, List<String> printed) {
        int same = 0;
        while (same < Math.min(golden.size(), printed.size())
                && golden.get(same).equals(printed.get(same))) {
            same++;
        }
        if (same < Math.max(golden.size(), printed.size())) {
            fail(
                    "Line %d of the path differs.%n  before:   %s%n  expected: %s%n  but was:  %s",
                    same + 1, same == 0 ? "" : golden.get(same - 1), line(golden, same), line(printed, same));
        }
        assertThat(printed).isEqualTo(golden);
    }

    private static String line(List<String> lines, int index) {
        return index < lines.size() ? lines.get(index) : "(the end)";
    }
}
