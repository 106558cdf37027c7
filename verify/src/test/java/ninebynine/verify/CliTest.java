package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The command as people and scripts meet it: what it prints where, and the exit code. */
class CliTest {
    /** Vectors 1 and 2 of the specification of the rules. */
    private static final String EASY =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";

    private static final String HARD =
            "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";
    private static final String LOKI =
            "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
    private static final String IMPOSSIBLE = "5" + EASY.substring(1);
    private static final String SOLUTION =
            "268397154743158692195426378832579416974861235651243789419635827327984561586712943";

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aSolvedPuzzleShowsItsStepsAndItsSolution() {
        CommandRun run = nbn("solve", EASY);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith(EASY + "\nnaked-single ==> r4c5=7\n")
                .contains("84 candidates, 329 csp-links and 329 links. Density = 9.44%\n")
                .contains("hidden-pairs-in-a-row: r5{n3 n5}{c8 c9} ==> r5c9≠8, r5c9≠2, r5c8≠8, r5c8≠7\n")
                .endsWith("Solved by any. Rating 2, hardest rule HP.\n" + SOLUTION + "\n\n");
    }

    @Test
    void explainStatesAndAsciiAddWhatTheySay() {
        CommandRun run = nbn("solve", "--explain", "--states", "--ascii", EASY);
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("    In row 5, only r5c8 and r5c9 can take 3 and 5, so they can take nothing else: ")
                .contains("Resolution state at the start:\n   +---")
                .contains("Resolution state after Singles:\n   +---")
                .contains("==> r5c9!=8")
                .doesNotContain("≠");
    }

    @Test
    void namedSaysTheTechniqueFirst() {
        assertThat(nbn("solve", "--named", EASY).out())
                .contains(
                        "    Hidden pair in row 5: only r5c8 and r5c9 can take 3 and 5, so they can take nothing else: ");
    }

    @Test
    void anUnsolvedPuzzleShowsWhatIsLeft() {
        CommandRun run = nbn("solve", "--rules", "S4", HARD);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out())
                .contains("Not solved by S4. ")
                .contains("candidates are left:\n   +---")
                .endsWith("\nThere is one solution. BC[8] would go on, and any to the end.\n\n");
    }

    @Test
    void whereATheoryIsStuckTheLastLineSaysHowManySolutionsThereAre() {
        assertThat(nbn("solve", "--rules", "W1", "--game", "latin", "................")
                        .out())
                .endsWith("\nThere are several solutions. DFS would go on.\n\n");
        assertThat(nbn("solve", "--game", "latin", "...............4").out())
                .endsWith("\nThere are other solutions: this one was guessed.\n\n");
        assertThat(nbn("solve", "--rules", "BRT", IMPOSSIBLE).out()).endsWith("\nThere is no solution.\n\n");
    }

    @Test
    void theUsualTheorySolvesTheHardestAndItsPathHolds() throws IOException {
        String hardest = "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3";
        CommandRun run = nbn("solve", hardest);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("\nSolved by any. Rating 38, hardest rule TE2.\n");
        assertThat(nbn("verify", file("path", run.out()).toString()).err()).endsWith("all right.\n");
        assertThat(nbn("rate", hardest).out()).startsWith("38\t");
    }

    @Test
    void longRatingsSayTheRuleTheStepsAndAWord() {
        CommandRun run = nbn("rate", "--long", "--rules", "any,W1", HARD);
        assertThat(run.out())
                .matches("3\tBC\\[3]\t\\d+\tmedium\t-\t-\t\\d+\t-\t" + Pattern.quote(HARD) + "\t\\d+\\.\\d\n");
        assertThat(run.code()).isEqualTo(1);
        JsonNode row = new ObjectMapper()
                .readTree(nbn("rate", "--format", "json", "--rules", "W", HARD).out());
        assertThat(row.propertyNames()).containsExactly("game", "puzzle", "ratings", "millis");
        assertThat(row.get("millis").isNull()).isTrue();
        assertThat(row.get("ratings").get(0).propertyNames())
                .containsExactly(
                        "theory", "outcome", "rating", "hardest", "steps", "difficulty", "assumes_one_solution");
        assertThat(nbn("rate", "--long", "--format", "json", IMPOSSIBLE).out())
                .contains("\"outcome\":\"contradictory\"", "\"millis\":");
    }

    @Test
    void aFileOfManyIsRatedAsItsPuzzlesAre() throws IOException {
        String some = String.join("\n", EASY, HARD, IMPOSSIBLE, "nonsense", "");
        Path many = file("many.txt", some.repeat(40));
        String each = Stream.of(EASY, HARD, IMPOSSIBLE)
                .map(puzzle -> nbn("rate", "--rules", "W,B", puzzle).out())
                .collect(Collectors.joining());
        for (String threads : List.of("1", "2")) {
            CommandRun run = nbn("rate", "--rules", "W,B", "--threads", threads, many.toString());
            assertThat(run.out()).isEqualTo(each.repeat(40));
            assertThat(run.err().lines()).hasSize(40);
        }
    }

    @Test
    void severalTheoriesAreSeveralColumnsAndSeveralFilesOneList() throws IOException {
        Path one = file("one.txt", EASY + "\n");
        Path two = file("two.txt", HARD + "\nnonsense\n");
        CommandRun run = nbn("rate", "--rules", "W,TyW(rc,rn),BRT", one.toString(), two.toString());
        assertThat(run.out().lines().map(line -> line.replaceAll("[^\t]", "").length()))
                .containsOnly(3);
        assertThat(run.out().lines()).hasSize(2);
        assertThat(run.err()).contains("two.txt', line 2: ");
        assertThat(run.code()).isEqualTo(2);
        assertThat(nbn("rate", one.toString(), "no-such-file.txt").out()).isEmpty();
        assertThat(nbn("solve", "--format", "json", "--rules", "W", one.toString(), two.toString())
                        .out())
                .contains("\"source\":\"one.txt\"", "\"source\":\"two.txt\"", "\"id\":\"2\"");
    }

    @Test
    void jsonIsOneObjectALineAndItsStatesChain() {
        CommandRun run = nbn("solve", "--format", "json", EASY);
        assertThat(run.out().lines()).hasSize(1);
        JsonNode trace = new ObjectMapper().readTree(run.out());
        assertThat(trace.get("solution").asString()).isEqualTo(SOLUTION);
        assertThat(trace.get("rating").asInt()).isEqualTo(2);
        assertThat(trace.get("id").asString()).isEqualTo("1");
        assertThat(trace.get("source").asString()).isEmpty();
        String candidates = "";
        for (JsonNode step : trace.get("steps")) {
            String before = step.get("candidates_before").asString();
            assertThat(candidates.isEmpty() ? before : candidates).isEqualTo(before);
            candidates = step.get("candidates_after").asString();
        }
    }

    @Test
    void jsonNamesThePuzzleByItsPlaceAndItsFileAndAsciiIsHonoured() throws IOException {
        Path file = file("two.txt", "# two\n" + EASY + "\n" + HARD + "\n");
        CommandRun run = nbn("solve", "--format", "json", "--ascii", "--rules", "W", "--threads", "2", file.toString());
        assertThat(run.out().lines().map(new ObjectMapper()::readTree))
                .extracting(
                        row -> row.get("id").asString(),
                        row -> row.get("source").asString())
                .containsExactly(tuple("1", "two.txt"), tuple("2", "two.txt"));
        assertThat(run.out()).contains("!=").doesNotContain("≠");
    }

    @ParameterizedTest
    @ValueSource(strings = {"W", "gW", "B", "human", "TyW", "FW"})
    void chainsGoAllTheWay(String theory) {
        CommandRun run = nbn("solve", "--rules", theory, HARD);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Solved by " + theory + ". Rating 3, hardest rule ");
        assertThat(nbn("rate", "--rules", theory, HARD).out()).isEqualTo("3\t" + HARD + "\n");
    }

    @Test
    void trialsGoAllTheWayAndClassify() throws IOException {
        assertThat(nbn("solve", "--rules", "TE1", HARD).out())
                .contains("T&E-braid[")
                .contains("Solved by TE1. Rating 37, hardest rule TE1.");
        assertThat(nbn("solve", "--rules", "TE1(S2)", "--format", "json", HARD).out())
                .contains("\"outcome\":\"solved\"");
        CommandRun run = nbn(
                "classify",
                "--threads",
                "2",
                file("p.txt", EASY + "\n" + HARD + "\n").toString());
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .isEqualTo("#depth\tBpB\tBpBB\tSpB\tW\tB\tpuzzle\n1\t0\t0\t0\t2\t2\t" + EASY + "\n1\t0\t0\t0\t3\t3\t"
                        + HARD + "\n");
    }

    @Test
    void whatCanNotBeClassifiedSaysWhy() {
        assertThat(nbn("classify", IMPOSSIBLE).out()).endsWith("!\t!\t!\t!\t!\t!\t" + IMPOSSIBLE + "\n");
        assertThat(nbn("classify", IMPOSSIBLE).code()).isEqualTo(1);
        String several = "4..1..2.........";
        assertThat(nbn("classify", several).out()).endsWith("-\t-\t-\t-\t-\t-\t" + several + "\n");
        assertThat(nbn("classify", "--max-depth", "4", EASY).err())
                .startsWith("nbn: --max-depth 4 is not between 1 and 3.");
        assertThat(nbn("classify", "--max-depth", "4", EASY).code()).isEqualTo(2);
        assertThat(nbn("classify", "junk").code()).isEqualTo(2);
    }

    @Test
    void aTimeLimitEndsAClassificationWithWhatWasFound() {
        CommandRun run = nbn("classify", "--time-limit", "0.001", LOKI);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("?").endsWith(LOKI + "\n");
    }

    static Stream<Arguments> ratings() {
        return Stream.of(
                Arguments.of("2\t" + EASY + "\n", 0, List.of("rate", EASY)),
                Arguments.of("-\t" + HARD + "\n", 1, List.of("rate", "--rules", "W1", HARD)),
                Arguments.of("-\t" + HARD + "\n", 1, List.of("rate", "--rules", "W", "--max-length", "2", HARD)),
                Arguments.of("!\t" + IMPOSSIBLE + "\n", 1, List.of("rate", "--rules", "BRT", IMPOSSIBLE)));
    }

    @ParameterizedTest
    @MethodSource("ratings")
    void aRatingIsANumberADashOrAnExclamationMark(String out, int code, List<String> args) {
        CommandRun run = nbn(args.toArray(String[]::new));
        assertThat(run.out()).isEqualTo(out);
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void aTimeLimitStopsAPuzzleAndSaysSo() {
        String loki = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
        CommandRun run = nbn("rate", "--rules", "gB", "--time-limit", "0.05", loki);
        assertThat(run.out()).isIn("?\t" + loki + "\n", "-\t" + loki + "\n");
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void aHintSaysNoMoreThanItIsAskedFor() {
        assertThat(nbn("hint", EASY)).isEqualTo(new CommandRun(0, "Look at cell r4c5.\n", ""));
        assertThat(nbn("hint", "--strength", "where", EASY)).isEqualTo(nbn("hint", "--strength", "1", EASY));
        assertThat(nbn("hint", "--strength", "rule", EASY).out()).isEqualTo("Look at cell r4c5 for naked-single.\n");
        assertThat(nbn("hint", "--strength", "3", EASY).out())
                .isEqualTo("naked-single ==> r4c5=7\n    Cell r4c5 can only be 7.\n");
        assertThat(nbn("hint", "--rules", "BRT", HARD).code()).isEqualTo(1);
        assertThat(nbn("hint", SOLUTION).out()).startsWith("Solved");
    }

    @Test
    void aHintTakesPencilMarks() throws IOException {
        String stuck = nbn("solve", "--rules", "W1", HARD).out();
        Path marks = file("marks", stuck.substring(stuck.indexOf("   +---"), stuck.indexOf("There is one")));
        CommandRun run = nbn("hint", "--rules", "SFin", "--strength", "2", "--puzzle", HARD, marks.toString());
        assertThat(run).isEqualTo(new CommandRun(0, "Look at block 1 for hidden-pairs-in-a-block.\n", ""));
    }

    @Test
    void aWrongEntryIsNamedWithTheReason() {
        String wrong = EASY.substring(0, 80) + "1";
        assertThat(nbn("hint", "--strength", "step", "--puzzle", EASY, wrong))
                .isEqualTo(new CommandRun(1, "r9c9 = 1 is wrong: the puzzle's only solution has 3 there.\n", ""));
        assertThat(nbn("hint", wrong).out()).isEqualTo("Something is wrong. Look at r9c5 and r9c9.\n");
        assertThat(nbn("hint", "--strength", "step", IMPOSSIBLE).out())
                .startsWith("Something is wrong: ")
                .endsWith("has nothing left.\n");
    }

    @Test
    void backdoorsAreCountedAndNamed() {
        assertThat(nbn("backdoors", "--rules", "BRT", "--kind", "anti", HARD))
                .isEqualTo(new CommandRun(0, "1\t" + HARD + "\tn1r8c2\n", ""));
        assertThat(nbn("backdoors", "--rules", "BRT", "--kind", "anti", "--among", "n1r1c1", HARD))
                .isEqualTo(new CommandRun(1, "0\t" + HARD + "\t\n", ""));
        assertThat(nbn("backdoors", "--kind", "pairs", "--rules", "BRT", "--among", "n1r8c2", HARD)
                        .out())
                .contains("\tn1r1c1+n1r8c2 ");
        assertThat(nbn("backdoors", "--rules", "S2", IMPOSSIBLE).out()).startsWith("!\t");
    }

    @Test
    void anExpansionIsThePuzzleWithTheValuesFound() {
        assertThat(nbn("expand", EASY).out())
                .isEqualTo(".6.39.1....315..9.19.4263..83.57941.9...61....51.43..9419635827.2.9845.1.8.71294.\n");
        assertThat(nbn("expand", "--rules", "S2", EASY)).isEqualTo(new CommandRun(0, SOLUTION + "\n", ""));
        assertThat(nbn("expand", "--rules", "S2", IMPOSSIBLE)).isEqualTo(new CommandRun(1, "!\n", ""));
    }

    @Test
    void oneStepIsEnoughOrNot() {
        assertThat(nbn("steps", HARD).out())
                .contains(" ==> r4c4≠9\n")
                .contains("Solved by SFin+Z+W in 1 step beside W1. Rating 3, hardest rule BC[3].\n");
        assertThat(nbn("steps", IMPOSSIBLE))
                .isEqualTo(
                        new CommandRun(1, IMPOSSIBLE + "\nNo solution, so no steps lead to it. See nbn why.\n\n", ""));
        assertThat(nbn("steps", "--max-rating", "2", HARD))
                .isEqualTo(new CommandRun(1, HARD + "\nNot solved by SFin+Z+W in 1 step beside W1.\n\n", ""));
        assertThat(nbn("steps", "--fewer", "--tries", "3", "--seed", "4", HARD))
                .isEqualTo(nbn("steps", "--fewer", "--tries", "3", "--seed", "4", HARD));
    }

    @Test
    void solveTakesPreferencesAFocusAndSimulatedEliminations() {
        assertThat(nbn("solve", "--rules", "Z[3]", "--prefer", "S3", HARD).out())
                .contains("swordfish-in-rows: ")
                .contains("Solved by Z[3], preferring S3. Rating 3, hardest rule BC[3].\n");
        assertThat(nbn("solve", "--rules", "Z[3]", "--focus", "n9r4c4", HARD).out())
                .contains(" ==> r4c4≠9\n")
                .containsOnlyOnce("==>")
                .contains("Not solved");
        CommandRun simulated = nbn("solve", "--rules", "BRT", "--eliminate", "n1r8c2", HARD);
        assertThat(simulated.code()).isZero();
        assertThat(simulated.err()).isEqualTo("Simulated eliminations: n1r8c2.\n");
        assertThat(nbn("rate", "--rules", "BRT", "--eliminate", "r8c2≠1", HARD).out())
                .isEqualTo("0\t" + HARD + "\n");
    }

    @Test
    void whatIsGivenCannotBeTakenAway() {
        CommandRun run = nbn("solve", "--eliminate", "n6r1c2", EASY);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("n6r1c2 is given");
    }

    @Test
    void rulesAreListedInOrderAndShownByName() {
        assertThat(nbn("rules").out())
                .startsWith("Theories, joined with '+'")
                .contains("  2 to 4   NakedSubset", "  2 to 36  Whip", "  kakuro ")
                .satisfies(text -> assertThat(text.lines().count()).isLessThanOrEqualTo(47))
                .satisfies(text -> assertThat(text.lines()).allMatch(line -> line.length() <= 80));
        assertThat(nbn("rules").out()).contains(Theory.terms().keySet());
        assertThat(nbn("rules", "--game", "Kakuro").out()).contains("SurfaceSum", "with-Cut", "no-CellToController");
        assertThat(nbn("rules", "human").out())
                .startsWith("human: SFin+Z[16]+tW[12]+W[12]\n\nlevel ")
                .contains("2 to 12  Whip");
        assertThat(nbn("rules", "wihp").err()).startsWith("nbn: There is no rule or theory 'wihp'. Maybe 'Whip'.");
        assertThat(nbn("solve", "--game", "Sudokku", EASY).err())
                .contains("There is no game 'Sudokku'. Maybe 'sudoku'.");
        assertThat(nbn("rate", "--rules", "w", "--game", "Sudoku", EASY)).isEqualTo(nbn("rate", "--rules", "W", EASY));
        assertThat(nbn("solve", "--rules", "humam", EASY).err()).contains("Maybe 'human'.");
        assertThat(nbn("rules", "NP").out()).startsWith("# ");
        assertThat(nbn("rules", "--theory", "S2").out())
                .contains("HiddenSubset")
                .doesNotContain("FinnedFish");
        assertThat(nbn("games").out()).startsWith("sudoku ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "solve",
                "rate",
                "hint",
                "backdoors",
                "steps",
                "reconstruct",
                "shuffle",
                "view",
                "expand",
                "classify",
                "canonical",
                "count",
                "why",
                "rules",
                "games",
                "conformance",
                "completion",
                "help"
            })
    void helpIsEverywhere(String command) {
        CommandRun run = command.isEmpty() ? nbn("--help") : nbn(command, "--help");
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("Usage: nbn");
    }

    @Test
    void theVersionIsSaid() {
        assertThat(nbn("--version").out()).startsWith("nbn ");
    }

    static Stream<Arguments> badCalls() {
        return Stream.of(
                Arguments.of("80", List.of("solve", EASY.substring(1))),
                Arguments.of("Q", List.of("solve", "Q" + EASY.substring(1))),
                Arguments.of("9", List.of("solve", "99" + EASY.substring(2))),
                Arguments.of("no-such-file.sdm", List.of("solve", "no-such-file.sdm")),
                Arguments.of("checkers", List.of("solve", "--game", "checkers", EASY)),
                Arguments.of("XYZ", List.of("solve", "--rules", "XYZ", EASY)),
                Arguments.of("W[1]", List.of("solve", "--rules", "W[1]", EASY)),
                Arguments.of("--threads 0", List.of("solve", "--threads", "0", EASY)),
                Arguments.of("--time-limit", List.of("solve", "--time-limit", "-1", EASY)),
                Arguments.of("yaml", List.of("solve", "--format", "yaml", EASY)),
                Arguments.of("NOPE", List.of("rules", "NOPE")),
                Arguments.of("loudly", List.of("hint", "--strength", "loudly", EASY)),
                Arguments.of("--puzzle", List.of("hint", "--puzzle", EASY.substring(1), EASY)),
                Arguments.of("several solutions", List.of("hint", "--puzzle", ".".repeat(81), EASY)),
                Arguments.of("no solution", List.of("hint", "--puzzle", IMPOSSIBLE, EASY)),
                Arguments.of("another size", List.of("hint", "--puzzle", "1.............4.", EASY)),
                Arguments.of("none.txt", List.of("hint", "--puzzle", "none.txt", EASY)),
                Arguments.of("XYZ", List.of("hint", "--rules", "XYZ", EASY)),
                Arguments.of("80", List.of("hint", EASY.substring(1))),
                Arguments.of("both", List.of("backdoors", "--kind", "both", HARD)),
                Arguments.of("n5r1", List.of("backdoors", "--among", "n5r1", HARD)),
                Arguments.of("XYZ", List.of("backdoors", "--rules", "XYZ", HARD)),
                Arguments.of("80", List.of("expand", EASY.substring(1))),
                Arguments.of("XYZ", List.of("expand", "--rules", "XYZ", EASY)),
                Arguments.of("--most 3", List.of("steps", "--most", "3", HARD)),
                Arguments.of("exclude", List.of("steps", "--most", "2", "--fewer", HARD)),
                Arguments.of("--tries 0", List.of("steps", "--fewer", "--tries", "0", HARD)),
                Arguments.of("--max-rating 0", List.of("steps", "--max-rating", "0", HARD)),
                Arguments.of("--no-step: 'XYZ'", List.of("steps", "--no-step", "XYZ", HARD)),
                Arguments.of("t-whips", List.of("steps", "--rules", "human", HARD)),
                Arguments.of("--prefer: 'XYZ'", List.of("solve", "--prefer", "S2,XYZ", EASY)),
                Arguments.of("r1c20=5", List.of("solve", "--focus", "n1r1c1,r1c20=5", EASY)),
                Arguments.of("tW[2] can't be focused", List.of("solve", "--rules", "tW", "--focus", "n1r1c1", EASY)),
                Arguments.of("Which command", List.of()));
    }

    @ParameterizedTest
    @MethodSource("badCalls")
    void aBadCallNamesTheValueAndEndsWithTwo(String named, List<String> args) {
        CommandRun run = nbn(args.toArray(String[]::new));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertIsKind(run.err());
        assertThat(run.err()).contains(named);
    }

    private static void assertIsKind(String err) {
        assertThat(err).isNotBlank().doesNotContain("Exception", "\tat ", "java.");
    }

    @Test
    void badFilesAreToldApart() throws IOException {
        Path binary = folder.resolve("binary.sdm");
        Files.write(binary, new byte[] {0, 1, 2, 3, 0, (byte) 0xff});
        Path long10 = file("long.txt", "1".repeat(10_000_000));
        List<Path> files = List.of(file("empty.txt", ""), folder, binary, long10);
        for (Path bad : files) {
            CommandRun run = nbn("solve", bad.toString());
            assertThat(run.code()).as(bad.toString()).isEqualTo(2);
            assertIsKind(run.err());
            assertThat(run.err().length()).isLessThan(1000);
        }
        assertThat(nbn("solve", files.get(0).toString()).err()).contains("empty");
        assertThat(nbn("solve", folder.toString()).err()).contains("directory");
    }

    @Test
    void aBadLineAmongGoodOnesIsReportedWithItsNumber() throws IOException {
        Path file = file("some.sdm", EASY + "\n" + EASY.substring(2) + "\n" + EASY + "\n");
        CommandRun run = nbn("rate", file.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEqualTo(("2\t" + EASY + "\n").repeat(2));
        assertThat(run.err()).contains("line 2").contains("79");
        assertIsKind(run.err());
    }

    @Test
    void theThreadCountChangesNoByte() throws IOException {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            lines.add(i % 7 == 3 ? EASY.substring(i) : i % 2 == 0 ? EASY : HARD);
        }
        Path file = Files.write(folder.resolve("many.txt"), lines, StandardCharsets.UTF_8);
        CommandRun one = nbn("solve", "--rules", "human", "--explain", file.toString());
        for (String threads : List.of("2", "5")) {
            CommandRun several = nbn("solve", "--rules", "human", "--explain", "--threads", threads, file.toString());
            assertThat(several).isEqualTo(one);
        }
    }
}
