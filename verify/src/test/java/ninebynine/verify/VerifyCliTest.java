package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

    private CommandRun verify(String text, String... options) throws IOException {
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
        CommandRun run = verify(nbn(words).out());
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
        CommandRun run = verify(text.replace(line, line.replaceAll("==> .*", "==> r5c4≠2")));
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
                .contains("Rating 5, hardest rule HP.\n  It would be: Solved by any. Rating 2, hardest rule HP.\n");
    }

    @Test
    void jsonClaimsAreChecked() throws IOException {
        String line = nbn("solve", "--format", "json", PUZZLE).out();
        assertThat(verify(line).code()).isZero();
        assertThat(verify(line.replaceFirst("\"placements\":\\[\"n.", "\"placements\":[\"n0"))
                        .out())
                .contains("\"placements\" is [");
        assertThat(verify(line.replace("\"outcome\":\"solved\"", "\"outcome\":\"stuck\""))
                        .out())
                .contains("It is not stuck.");
        assertThat(verify(line.replaceFirst("\"solution\":\"2", "\"solution\":\"3"))
                        .out())
                .contains("\"solution\" is 2");
        CommandRun bad = verify(line + "{\"puzzle\":\n");
        assertThat(bad.err()).contains(":2: This is no JSON");
        assertThat(bad.code()).isEqualTo(2);
        assertThat(verify("{}").err()).contains("has no traces, only rows without columns.");
        assertThat(verify("{}").err()).contains("0 traces, 0 steps: nothing was checked.");
    }

    @Test
    void rowsAreReadStrictlyAndABadOneEndsOnlyItsTrace() throws IOException {
        String line = nbn("solve", "--format", "json", "4..1..2.....1...").out().strip();
        for (String forged : List.of(
                line.replaceFirst("\"steps\":\\[.*", "\"steps\":\"none\"}"),
                line.replaceFirst("\"steps\":\\[.*", "\"steps\":{}}"),
                line.replace("\"outcome\":\"solved\"", "\"outcome\":null"),
                line.replace("\"outcome\":\"solved\",", ""),
                line.replaceFirst("\\{\"index\":2", "null,{\"index\":2"),
                line.replaceFirst("\"valid\":true", "\"valid\":\"yes\""),
                line.replace("\"schema\":1", "\"schema\":99"),
                line.replace("\"schema\":1", "\"schema\":1,\"schema\":1"),
                line + " and more")) {
            CommandRun run = verify(line + "\n" + forged + "\n" + line + "\n");
            assertThat(run.err()).contains(":2: ").contains("2 traces, ");
            assertThat(run.code()).as(run.err()).isEqualTo(2);
        }
        String other = line.replaceFirst("\"solution\":\"[0-9]*\"", "\"solution\":\"1234341221434321\"");
        assertThat(verify(line + "\n" + other + "\n" + line + "\n").err()).contains("3 traces, ", "1 trace wrong");
        assertThat(verify(line.replaceFirst("\\{", "{\"mine\":1,")).err())
                .contains("all right", "engine, id, mine, source");
    }

    @Test
    void onlyACountConfirmsWhatIsGuessed() throws IOException {
        String line = nbn("solve", "--rules", "DFS", "--format", "json", "...............4")
                .out();
        assertThat(verify(line).err()).contains("all right");
        assertThat(verify(line.replaceFirst("\"solution\":null", "\"solution\":\"1234341221434321\""))
                        .code())
                .isEqualTo(1);
        String none = nbn("solve", "--rules", "BRT", "--format", "json", HARD).out();
        assertThat(verify(none).code()).isZero();
        assertThat(verify(none.replaceFirst("\"outcome\":\"stuck\"", "\"outcome\":\"contradictory\""))
                        .code())
                .isEqualTo(1);
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
        CommandRun one = nbn("verify", packed.toString());
        CommandRun four = nbn("verify", "--threads", "4", packed.toString());
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
        CommandRun run = verify(PUBLISHED);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("1 trace, 1 step: all right.\nFilled in, Singles and whips[1]: ");
        assertThat(verify(PUBLISHED.replace(" ≠ ", "≠")).code()).isZero();
        assertThat(verify(PUBLISHED.replace("r5c8 ≠ 7", "r5c8 ≠ 3")).code()).isEqualTo(1);
    }

    @Test
    void whatCanNotBeMadeAgainIsConfirmedByCountingAndSaid() throws IOException {
        String text = PUBLISHED.replace("hidden-pairs-in-a-row: r5{n3 n5}{c8 c9}", "unheard-of: n1r1c1");
        CommandRun run = verify(text, "--all");
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("Not made again, but so in every solution: 1 (unheard-of 1).");
        assertThat(run.out()).contains("step 1: unheard-of").contains("  Not made again. No rule is written");
        CommandRun untrue = verify(text.replace("r5c8 ≠ 7", "r5c8 ≠ 3"));
        assertThat(untrue.code()).isEqualTo(1);
        assertThat(untrue.out()).contains("n3r5c8 is in a solution. No rule is written");
    }

    /** The forgeries that the issue names. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "x-wing-in-rows: n3{r1 r2}{c1 c3} ==> r1c3 ≠ 3, r2c1 ≠ 3",
                "whip[2]: r1c3{n3 n2} - r4c4{n3 .} ==> r1c3≠3",
                "whip[2]: r1c3{n3 n2} - r4c4{n3 .} -> r1c3≠3",
                "whip[2]: r1c3{n3 n2} - r4c4{n3 .} ⇒ r1c3≠3",
                "whip[2]: r1c3{n3 n2} - r4c4{n3 .} → r1c3 ≠ 3",
                "because of everything => r1c3≠3",
                "15 candidates, 25 csp-links and 25 links. Density = 9.44%\nnaked-single ==> r1c3=3",
                "CREATING CONTEXT 1 AT DEPTH 1 WITH PARENT CONTEXT 0 AND HYPOTHESIS n3r1c2.\nRETRACTING CANDIDATE n2r1c2 FROM CONTEXT 0.",
                "naked-single ==> r1c3=3\nGRID 0 NOT SOLVED. 3 VALUES MISSING."
            })
    void aFalseLineOfAPublishedPathIsWrong(String lines) throws IOException {
        String path = "(solve \"4..1..2.....1...\")\n" + lines.replace("\\n", "\n") + "\n";
        CommandRun run = verify(path);
        assertThat(run.code()).as(run.err()).isEqualTo(1);
    }

    @Test
    void whatIsNotReadIsSaid() throws IOException {
        CommandRun run =
                verify("(solve \"4..1..2.....1...\")\nnaked-single ==> r1c3=3\nNow r1c2=3 as everybody sees.\n");
        assertThat(run.err())
                .startsWith("1 trace, 1 step: nothing wrong in what was read.\n")
                .contains("Not read: 1 (lines 1).");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "Some words.\n", "4..1..2.....1...\n", "# nothing\n"})
    void nothingIsNeverAllRight(String text) throws IOException {
        CommandRun run = verify(text);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).doesNotContain("all right");
    }

    @Test
    void everyLineOfOurTextIsAccountedFor() throws IOException {
        String text = nbn("solve", "--explain", "--states", PUZZLE).out();
        for (String[] change : new String[][] {
            {"Solved by any", "Solved by NoFin"},
            {"hardest rule HP", "hardest rule NP"},
            {"Rating 2", "Rating 99999999999"},
            {"Solved by any. Rating 2, hardest rule HP.\n", ""},
            {" csp-links and ", "1 csp-links and "},
            {"Resolution state after Singles:\n", "The state:\n"},
            {"    Cell ", "    No cell "},
            {"naked-single ==>", "naked-single  ==>"},
            {"Solved by", "One more line.\nSolved by"}
        }) {
            assertThat(text).contains(change[0]);
            CommandRun run = verify(text.replaceFirst(java.util.regex.Pattern.quote(change[0]), change[1]));
            assertThat(run.code()).as(change[1] + run.err()).isEqualTo(1);
        }
        assertThat(verify(text + "naked-single ==> r1c1=2\n").out()).contains("Something follows the end.");
        assertThat(verify(text.replaceFirst("(?m)^[0-9]{81}$", "nonsense")).code())
                .isEqualTo(1);
    }

    /** One bad trace ends itself and not the run. */
    @Test
    void aBadTraceAmongOthersIsOne() throws IOException {
        String text = nbn("solve", PUZZLE).out();
        CommandRun run = verify(text + text.replace("Rating 2", "Rating 99999999999") + text);
        assertThat(run.err()).contains("3 traces, ").contains("1 trace wrong.");
    }

    /** As when the program was killed, or the solution stands there twice. */
    @Test
    void aPuzzleWithoutAPathAfterATextOfOursWasCutOff() throws IOException {
        String text = nbn("solve", PUZZLE).out();
        String solution = text.lines().reduce((a, b) -> b.isBlank() ? a : b).orElseThrow();
        for (String last : List.of(PUZZLE, solution)) {
            CommandRun run = verify(text + last + "\n");
            assertThat(run.err()).contains("2 traces, ").contains("1 trace wrong.");
            assertThat(run.out()).contains("The path has no end.");
        }
    }

    @Test
    void nothingOfATraceReachesTheTerminal() throws IOException {
        CommandRun run = verify("(solve \"4..1..2.....1...\")\n\u001B]0;owned\u0007whip\u202E ==> r1c3≠3\n", "--all");
        assertThat(run.out() + run.err()).contains("\\u001B").doesNotContain("\u001B", "\u0007", "\u202E");
    }

    /** Lengths that no path has. */
    @Test
    void hostileTextsGiveAMessage() throws IOException {
        String call = "(solve \"4..1..2.....1...\")\n";
        assertThat(verify(call + "x".repeat(3_000_000) + "\n").err()).contains("is longer than");
        assertThat(verify(call + "head:\n" + "   further in, and no end to it\n".repeat(200_000))
                        .err())
                .contains("Maybe an arrow is missing.");
        assertThat(verify("(solve ".repeat(1_000) + "\n").code()).isEqualTo(2);
        assertThat(verify(call + "    1 2 3 4 5 6 7 8 9 10 11 12\n".repeat(300_000))
                        .err())
                .contains("too large");
    }

    @Test
    void aPathWithoutAPuzzleNeedsOne() throws IOException {
        String steps = "hidden-pairs-in-a-row: r5{n3 n5}{c8 c9} ==> r5c9≠8\n";
        CommandRun run = verify(steps);
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

    /** As some published files do: the solution is drawn, and a shorter path of the same puzzle follows without its call. */
    @Test
    void theSolutionBelowAPathIsNotWhatTheNextBeginsWith() throws IOException {
        List<String> steps = nbn("solve", "--rules", "W", PUZZLE)
                .out()
                .lines()
                .filter(line -> line.contains(" ==> "))
                .toList();
        String solution = """
                PUZZLE 0 IS SOLVED. rating-type = W, MOST COMPLEX RULE TRIED = W[2]
                     +-------+-------+-------+
                     ! 2 6 8 ! 3 9 5 ! 1 7 4 !
                     ! 5 4 3 ! 1 7 8 ! 2 9 6 !
                     ! 1 9 7 ! 4 2 6 ! 3 5 8 !
                     +-------+-------+-------+
                     ! 8 3 6 ! 5 7 9 ! 4 1 2 !
                     ! 9 7 2 ! 8 6 1 ! 5 3 4 !
                     ! 4 5 1 ! 2 8 3 ! 7 6 9 !
                     +-------+-------+-------+
                     ! 5 1 9 ! 6 3 8 ! 4 2 7 !
                     ! 7 2 8 ! 9 4 4 ! 5 6 1 !
                     ! 3 8 5 ! 7 1 2 ! 9 4 6 !
                     +-------+-------+-------+
                ******************************
                """;
        String text = "(solve \"" + PUZZLE + "\")\n" + String.join("\n", steps) + "\n" + solution
                + "after some cleaning:\n" + String.join("\n", steps) + "\n";
        CommandRun run = verify(text, "--all");
        assertThat(run.err()).contains("2 traces, ").contains("right");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void aCallMayHaveSeveralStringsAndLines() throws IOException {
        CommandRun solved = nbn("solve", "--game", "futoshiki", "........3....... -><><---<--- <--><-->--<>");
        String steps = solved.out().substring(solved.out().indexOf('\n'));
        String call = "(solve 4\n\"........3.......\"\n\"-><><---<---\"\n\"<--><-->--<>\")\n";
        assertThat(verify(call + steps, "--game", "futoshiki").err()).contains("1 trace, ", ": all right.");
    }

    @Test
    void datasetsOfEveryFormatAreRight() throws IOException {
        Path puzzles = file("puzzles.txt", PUZZLE + "\n" + HARD + "\n");
        Path out = folder.resolve("set");
        CommandRun made = nbn(
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
                CommandRun run = nbn("verify", each);
                assertThat(run.out()).isEmpty();
                assertThat(run.err()).as(each).contains("2 traces, ").contains("all right");
            }
        }
    }
}
