package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is wrong with a puzzle or a file, the message names the value, the place and a way out, and the exit code is 2. */
class BadInputTest {
    private static final String GOOD =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";
    private static final int TEN_MEGABYTES = 10_000_000;

    @TempDir
    private Path folder;

    /** Refused with one short line for people, and nothing else. */
    private static void assertRefused(CommandRun run) {
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .matches("nbn: [^\n]{1,300}\\. Maybe [^\n]{1,200}\\.\n")
                .doesNotContainPattern("Exception|Error|java|ninebynine\\.|\tat ");
    }

    private static String with(int index, String symbol) {
        return GOOD.substring(0, index) + symbol + GOOD.substring(index + 1);
    }

    /** A puzzle, and all that the message must say of it. */
    static Stream<Arguments> puzzles() {
        return Stream.of(
                Arguments.of(GOOD.substring(1), List.of("80 symbols", "81")),
                Arguments.of(GOOD + ".", List.of("82 symbols", "81")),
                Arguments.of("123", List.of("3 symbols", "16")),
                Arguments.of(with(4, "$"), List.of("'$'", "r1c5", "1 to 9")),
                Arguments.of(with(80, "&"), List.of("'&'", "r9c9", "1 to 9")),
                Arguments.of(with(40, "\u00e9"), List.of("U+00E9", "r5c5", "1 to 9")),
                Arguments.of(with(40, "A"), List.of("'A'", "r5c5", "1 to 9")),
                Arguments.of(with(0, "6"), List.of("6 is given twice", "row 1", "r1c1 and r1c2")),
                Arguments.of(with(9, "8"), List.of("8 is given twice", "column 1", "r2c1 and r4c1")),
                Arguments.of(with(0, "3"), List.of("3 is given twice", "block 1", "r1c1 and r2c3")),
                Arguments.of(".".repeat(49), List.of("size 7", "prime")),
                Arguments.of(".".repeat(2500), List.of("size 50", "4 to 49")),
                Arguments.of("3x3:4c3g6", List.of("game ID", "81")),
                Arguments.of("3x3:10a", List.of("'10'", "character 5", "1 to 9")),
                Arguments.of(".........\n".repeat(8) + "........", List.of("Row 9", "8 symbols", "9")),
                Arguments.of(".........\n".repeat(8), List.of("8", "9")),
                Arguments.of("", List.of("empty")),
                Arguments.of(" \t ", List.of("empty")));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aBadPuzzleIsNamedWithItsPlaceAndAWayOut(String puzzle, List<String> said) {
        CommandRun run = CommandRun.nbn("solve", puzzle);
        assertRefused(run);
        assertThat(run.err()).contains(said);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aBadFileIsNamedWithItsPlaceAndAWayOut(String puzzle, List<String> said) throws IOException {
        Path file = Files.writeString(folder.resolve("bad.sdk"), puzzle);
        CommandRun run = CommandRun.nbn("rate", file.toString());
        assertRefused(run);
        assertThat(run.err()).contains(said);
    }

    /** What contradicts itself is no puzzle, but somebody may have filled it in so: a hint says what is wrong. */
    @ParameterizedTest
    @MethodSource("puzzles")
    void aBadPuzzleIsNoBetterForOtherCommands(String puzzle, List<String> said) {
        for (String command : List.of("hint", "backdoors", "steps", "expand")) {
            CommandRun run = CommandRun.nbn(command, puzzle);
            if (command.equals("hint") && said.get(0).contains("given twice")) {
                assertThat(run.code()).isEqualTo(1);
                assertThat(run.out()).startsWith("Something is wrong. Look at r");
            } else {
                assertRefused(run);
                assertThat(run.err()).contains(said);
            }
        }
    }

    @Test
    void whatIsNoFileOfPuzzlesIsSaidToBeWhatItIs() throws IOException {
        refuse(folder, "directory");
        refuse(folder.resolve("none.txt"), "no file");
        refuse(Files.createFile(folder.resolve("empty.txt")), "is empty");
        refuse(Files.writeString(folder.resolve("comments.txt"), "# nothing\n\n# else\n"), "only comments");
        refuse(Files.write(folder.resolve("zeros"), new byte[5000]), "NUL");
    }

    private static void refuse(Path file, String said) {
        CommandRun run = CommandRun.nbn("solve", file.toString());
        assertRefused(run);
        assertThat(run.err()).contains(said, file.toString());
    }

    @Test
    void noBytesAtAllMakeAStackTrace() throws IOException {
        Path file = folder.resolve("bytes");
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            byte[] bytes = new byte[random.nextInt(2000)];
            random.nextBytes(bytes);
            CommandRun run = CommandRun.nbn("solve", Files.write(file, bytes).toString());
            assertThat(run.code()).as("seed %d", seed).isEqualTo(2);
            assertThat(run.err())
                    .as("seed %d", seed)
                    .startsWith("nbn: ")
                    .doesNotContainPattern("Exception|java\\.|ninebynine\\.|\tat ");
        }
    }

    @Test
    void tenMegabytesOnOneLineAreRefusedInOneLine() throws IOException {
        for (String symbol : List.of(".", "1", "x", " ", "3x3:", "1 ")) {
            Path file = Files.writeString(folder.resolve("long"), symbol.repeat(TEN_MEGABYTES / symbol.length()));
            assertRefused(CommandRun.nbn("solve", file.toString()));
        }
    }

    @Test
    void aLineThatIsTooLongDoesNotKeepOthersFromBeingDone() throws IOException {
        String text = GOOD + "\n" + "1".repeat(TEN_MEGABYTES) + "\n" + GOOD + "\n";
        CommandRun run = CommandRun.nbn(
                "rate", Files.writeString(folder.resolve("long.sdm"), text).toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEqualTo(("2\t" + GOOD + "\n").repeat(2));
        assertThat(run.err()).startsWith("nbn: line 2: ").hasLineCount(1);
    }

    @Test
    void everyBadLineIsReportedWithItsNumberAndTheOthersAreDone() throws IOException {
        List<String> lines = new ArrayList<>(List.of("# a comment and a blank line count too", ""));
        List<Integer> bad = new ArrayList<>();
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            if (random.nextInt(10) == 0) {
                bad.add(lines.size() + 1);
            }
            lines.add(bad.contains(lines.size() + 1) ? with(random.nextInt(81), "$") : GOOD);
        }
        Path file = Files.write(folder.resolve("many.sdm"), lines, StandardCharsets.UTF_8);
        for (String threads : List.of("1", "2", "5")) {
            CommandRun run = CommandRun.nbn("rate", "--threads", threads, file.toString());
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.out().lines()).hasSize(200 - bad.size()).containsOnly("2\t" + GOOD);
            assertThat(run.err().lines().map(line -> line.replaceFirst("nbn: line (\\d+): '\\$' at .*", "$1")))
                    .containsExactlyElementsOf(bad.stream().map(String::valueOf).toList());
        }
    }
}
