package ninebynine.verify;

import static ninebynine.verify.Run.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command verify: what it reads, what it finds, and the exit code. */
class VerifyCliTest {
    private static final String PUZZLE =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";
    private static final String HARD =
            "6.......1.2.....4...7...8....41.59..381697425..93.26....6...7...9.....8.1.......3";

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private Run verify(String text, String... options) throws IOException {
        String[] args = new String[options.length + 2];
        args[0] = "verify";
        System.arraycopy(options, 0, args, 1, options.length);
        args[args.length - 1] = file("traces", text).toString();
        return nbn(args);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "--explain",
                "--states",
                "--ascii --explain --states",
                "--format json",
                "--rules W --states",
                "--rules TE1 --explain",
                "--rules gTE1 --explain",
                "--rules FTE2",
                "--rules F3W[5]",
                "--rules DFS",
                "--rules BRT --states"
            })
    void whatSolvePrintsIsRight(String options) throws IOException {
        Path puzzles = file("puzzles", PUZZLE + "\n" + HARD + "\n");
        String[] words = ("solve " + options + " " + puzzles).replace("  ", " ").split(" ", -1);
        Run run = verify(nbn(words).out());
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("2 traces, ").contains(" steps: all right.");
        assertThat(run.code()).isZero();
    }

    @Test
    void aWrongStepIsShownWithItsNumberReasonAndState() throws IOException {
        String text = nbn("solve", PUZZLE).out();
        String line = text.lines()
                .filter(each -> each.startsWith("hidden-pairs"))
                .findFirst()
                .orElseThrow();
        long number = text.lines()
                        .skip(1)
                        .takeWhile(each -> !each.equals(line))
                        .filter(each -> each.contains(" ==> "))
                        .count()
                + 1;
        Run run = verify(text.replace(line, line.replaceAll("==> .*", "==> r5c4≠2")));
        assertThat(run.out())
                .contains(PUZZLE + ", step " + number + ": hidden-pairs-in-a-row: r5{n3 n5}{c8 c9} ==> r5c4≠2\n")
                .contains("\n  n2r5c4 does not lie where the subset rules out.\n")
                .contains("   +---");
        assertThat(run.err()).contains("1 trace wrong.");
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void aStepThatIsMissingInOurTextIsNoticed() throws IOException {
        String text = nbn("solve", PUZZLE).out();
        String line = text.lines()
                .filter(each -> each.startsWith("hidden-pairs"))
                .findFirst()
                .orElseThrow();
        assertThat(verify(text.replace(line + "\n", "")).code()).isEqualTo(1);
        assertThat(verify(text.replaceAll("Rating \\d", "Rating 5")).out())
                .contains("at the end\n  The rating is 2, not 5.\n");
    }

    @Test
    void jsonClaimsAreChecked() throws IOException {
        String line = nbn("solve", "--format", "json", PUZZLE).out();
        assertThat(verify(line).code()).isZero();
        assertThat(verify(line.replaceFirst("\"placements\":\\[\"n.", "\"placements\":[\"n0"))
                        .out())
                .contains("Its conclusions are not those of its notation.");
        assertThat(verify(line.replace("\"outcome\":\"solved\"", "\"outcome\":\"stuck\""))
                        .out())
                .contains("It is not stuck.");
        assertThat(verify(line.replaceFirst("\"solution\":\"2", "\"solution\":\"3"))
                        .out())
                .contains("The solution breaks the rules of the game.");
        Run bad = verify(line + "{\"puzzle\":\n");
        assertThat(bad.err()).contains(":2: This is no JSON");
        assertThat(bad.code()).isEqualTo(2);
        assertThat(verify("{}").err()).contains("There is no puzzle in this line.");
    }

    @Test
    void packedFilesAndSeveralThreadsGiveTheSame() throws IOException {
        StringBuilder many = new StringBuilder();
        String line = nbn("solve", "--format", "json", PUZZLE).out();
        for (int i = 0; i < 40; i++) {
            many.append(i % 7 == 3 ? line.replaceFirst("r[0-9]c[0-9]=", "r9c9=") : line);
        }
        Path packed = folder.resolve("traces.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write(many.toString().getBytes(StandardCharsets.UTF_8));
        }
        Run one = nbn("verify", packed.toString());
        Run four = nbn("verify", "--threads", "4", packed.toString());
        assertThat(one.err()).startsWith("40 traces, ").contains("6 traces wrong");
        assertThat(four).isEqualTo(one);
    }

    private static final String PUBLISHED = """
            Some words about the puzzle.
            (solve "%s")
            ***********************************************************************************************
            ***  SudoRules 20.1.s based on CSP-Rules 2.1.s, config = S
            ***********************************************************************************************
            %s
            84 candidates, 329 csp-links and 329 links. Density = 9.44%%
            hidden-pairs-in-a-row: r5{n3 n5}{c8 c9} ==> r5c9 ≠ 8, r5c9 ≠ 2, r5c8 ≠ 8, r5c8 ≠ 7
            GRID 0 SOLVED. rating-type = S, MOST COMPLEX RULE TRIED = HP
            """.formatted(PUZZLE, PUZZLE);

    @Test
    void whatAPublishedPathLeavesOutIsFilledIn() throws IOException {
        Run run = verify(PUBLISHED);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("1 trace, 1 step: all right.\nFilled in, Singles and whips[1]: ");
        assertThat(verify(PUBLISHED.replace(" ≠ ", "≠")).code()).isZero();
        assertThat(verify(PUBLISHED.replace("r5c8 ≠ 7", "r5c8 ≠ 3")).code()).isEqualTo(1);
    }

    @Test
    void whatCanNotBeCheckedIsCounted() throws IOException {
        String text =
                PUBLISHED.replace("hidden-pairs-in-a-row: r5{n3 n5}{c8 c9}", "Trid-OR2-whip[1]: OR2{{n1r1c1 | .}}");
        Run run = verify(text, "--all");
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("Not checked: 1 (Trid-OR2-whip 1).");
        assertThat(run.out()).contains("step 1: Trid-OR2-whip[1]").contains("  Not checked. No rule is written");
    }

    @Test
    void aPathWithoutAPuzzleNeedsOne() throws IOException {
        String steps = "hidden-pairs-in-a-row: r5{n3 n5}{c8 c9} ==> r5c9≠8\n";
        Run run = verify(steps);
        assertThat(run.err()).contains("No puzzle goes before this path. Maybe say it with --puzzle.");
        assertThat(run.code()).isEqualTo(2);
        assertThat(verify(steps, "--puzzle", PUZZLE).code()).isZero();
        assertThat(verify(steps, "--puzzle", "12").err()).contains("--puzzle: ");
    }

    @Test
    void badInputIsSaidInWords() throws IOException {
        assertThat(nbn("verify", folder.resolve("none").toString()).code()).isEqualTo(2);
        assertThat(verify("nothing here\n").err()).contains("has no trace.");
        assertThat(nbn("verify", "--threads", "0", "x").err()).contains("--threads 0 is not between 1 and 1024.");
        assertThat(nbn("verify").code()).isEqualTo(2);
    }

    @Test
    void aCallMayHaveSeveralStringsAndLines() throws IOException {
        Run solved = nbn("solve", "--game", "futoshiki", "........3....... -><><---<--- <--><-->--<>");
        String steps = solved.out().substring(solved.out().indexOf('\n'));
        String call = "(solve 4\n\"........3.......\"\n\"-><><---<---\"\n\"<--><-->--<>\")\n";
        assertThat(verify(call + steps, "--game", "futoshiki").err()).contains("1 trace, ", ": all right.");
    }

    @Test
    void datasetsOfEveryFormatAreRight() throws IOException {
        Path puzzles = file("puzzles.txt", PUZZLE + "\n" + HARD + "\n");
        Path out = folder.resolve("set");
        Run made = nbn(
                "dataset", "--rules", "W", "--format", "jsonl,parquet", "--output", out.toString(), puzzles.toString());
        assertThat(made.code()).as(made.err()).isLessThan(2);
        try (var files = Files.walk(out)) {
            String[] traces = files.map(Path::toString)
                    .filter(each -> each.contains(".jsonl") || each.endsWith(".parquet"))
                    .filter(each -> !each.contains("journal"))
                    .sorted()
                    .toArray(String[]::new);
            assertThat(traces).hasSizeGreaterThan(1);
            for (String each : traces) {
                Run run = nbn("verify", each);
                assertThat(run.out()).isEmpty();
                assertThat(run.err()).as(each).contains("2 traces, ").contains("all right");
            }
        }
    }
}
