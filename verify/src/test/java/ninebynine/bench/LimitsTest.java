package ninebynine.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.cli.Nbn;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The largest puzzles end when their time is over. How soon is measured by {@link Limits}; here it matters that they do. */
class LimitsTest {
    private static final String LIMIT = "0.1";
    private static final Duration HANGS = Duration.ofSeconds(60);

    @TempDir
    private Path folder;

    static Stream<Giants.Giant> giants() {
        return Giants.all().stream();
    }

    @ParameterizedTest
    @MethodSource("giants")
    void theLargestEnd(Giants.Giant giant) throws IOException {
        ends(giant, List.of("count"));
        ends(giant, List.of("solve", "--rules", "W"));
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("giants")
    void theLargestEndInEveryCommandAndTheory(Giants.Giant giant) throws IOException {
        for (List<String> command : Limits.commands(giant.game())) {
            ends(giant, command);
        }
    }

    private void ends(Giants.Giant giant, List<String> command) throws IOException {
        Path file = Files.writeString(folder.resolve("giant.txt"), giant.text() + "\n");
        List<String> args = new ArrayList<>(command);
        args.addAll(List.of("--time-limit", LIMIT));
        args.addAll(new Limits(Double.parseDouble(LIMIT), List.of(), folder).input(giant, command, file));
        StringWriter err = new StringWriter();
        int code = Assertions.assertTimeoutPreemptively(
                HANGS,
                () -> Nbn.run(new PrintWriter(new StringWriter()), new PrintWriter(err), args.toArray(String[]::new)));
        // a path that was stopped before it began is nothing to verify
        assertThat(code).as("%s: %s", args, err).isBetween(0, command.get(0).equals("verify") ? 2 : 1);
        assertThat(err.toString()).as("%s", args).doesNotContain("a fault of nbn");
    }
}
