package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands count and why: what they print, and the exit code. */
class CountCliTest {
    private static final String GOOD =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";
    private static final String SOLUTION =
            "268397154743158692195426378832579416974861235651243789419635827327984561586712943";
    private static final String IMPOSSIBLE = "5" + GOOD.substring(1);
    private static final String SEVERAL = "." + SOLUTION.substring(1, 40).replaceAll("[123]", ".") + ".".repeat(41);
    private static final String BLANK = ".".repeat(81);

    @TempDir
    private Path folder;

    static Stream<Arguments> counts() {
        return Stream.of(
                Arguments.of("1", GOOD, 0, List.of("--limit", "7")),
                Arguments.of("1+", GOOD, 1, List.of("--limit", "1")),
                Arguments.of("!", IMPOSSIBLE, 1, List.of()),
                Arguments.of("2+", BLANK, 1, List.of()),
                Arguments.of("1000+", BLANK, 1, List.of("--limit", "1000")),
                Arguments.of("288", "................", 1, List.of("--limit", "1000")),
                Arguments.of("12", "1..............4..2..3..............", 1, List.of("--limit", "12")));
    }

    @ParameterizedTest
    @MethodSource("counts")
    void aLineSaysHowManyAndOfWhat(String count, String puzzle, int code, List<String> options) {
        List<String> args = new ArrayList<>(List.of("count", puzzle));
        args.addAll(options);
        CommandRun run = nbn(args.toArray(String[]::new));
        assertThat(run.out()).startsWith(count).endsWith("\t" + puzzle + "\n").hasLineCount(1);
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void solutionsFollowTheirPuzzle() {
        assertThat(nbn("count", "--solutions", GOOD).out()).isEqualTo("1\t" + GOOD + "\n\t" + SOLUTION + "\n");
        assertThat(nbn("count", "--solutions", "--limit", "5", SEVERAL).out().lines())
                .hasSize(6)
                .doesNotHaveDuplicates();
        assertThat(nbn("count", "--solutions", IMPOSSIBLE).out()).isEqualTo("!\t" + IMPOSSIBLE + "\n");
    }

    @Test
    void aFileIsCountedInOrderByAnyNumberOfThreads() throws IOException {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 90; i++) {
            lines.add(List.of(GOOD, IMPOSSIBLE, SEVERAL).get(i % 3));
        }
        Path file = Files.write(folder.resolve("many.txt"), lines);
        CommandRun one = nbn("count", file.toString());
        assertThat(one.out().lines().limit(3)).containsExactly("1\t" + GOOD, "!\t" + IMPOSSIBLE, "2+\t" + SEVERAL);
        assertThat(one.out()).hasLineCount(90);
        assertThat(one.code()).isEqualTo(1);
        assertThat(nbn("count", "--threads", "3", file.toString())).isEqualTo(one);
    }

    @Test
    void badInputIsToldOnTheOtherStreamAndTheRestIsCounted() throws IOException {
        Path file = Files.writeString(folder.resolve("bad.sdm"), GOOD + "\n" + GOOD.substring(2) + "\n" + GOOD + "\n");
        CommandRun run = nbn("count", file.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEqualTo(("1\t" + GOOD + "\n").repeat(2));
        assertThat(run.err()).startsWith("nbn: line 2: ");
    }

    static Stream<Arguments> misuses() {
        return Stream.of(
                Arguments.of("--limit 0 is less than 1", List.of("--limit", "0")),
                Arguments.of("--threads 0 is not between", List.of("--threads", "0")),
                Arguments.of("--time-limit -1.0 is negative", List.of("--time-limit", "-1")),
                Arguments.of("--game: There is no game 'chess'", List.of("--game", "chess")));
    }

    @ParameterizedTest
    @MethodSource("misuses")
    void aMisuseNamesTheOption(String message, List<String> options) {
        List<String> args = new ArrayList<>(List.of("count", GOOD));
        args.addAll(options);
        CommandRun run = nbn(args.toArray(String[]::new));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("nbn: " + message).contains("See nbn count --help.");
    }

    @Test
    void aTimeLimitSaysWhatWasFound() {
        CommandRun run = nbn("count", "--limit", "1000000000000", "--time-limit", "0.05", BLANK);
        assertThat(run.out()).matches("(\\d+\\+|\\?)\t\\.{81}\n");
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void aGoodPuzzleIsCalledGood() {
        CommandRun run = nbn("why", GOOD);
        assertThat(run.out())
                .isEqualTo(GOOD + "\nNothing is wrong: the puzzle has one solution.\n" + SOLUTION + "\n\n");
        assertThat(run.code()).isZero();
    }

    @Test
    void aPuzzleWithoutASolutionHasAPathToTheContradiction() {
        CommandRun run = nbn("why", "--explain", IMPOSSIBLE);
        assertThat(run.out())
                .startsWith(
                        IMPOSSIBLE
                                + "\nnaked-single ==> r4c5=7\n    Cell r4c5 can only be 7: column 5 has 1, 2, 3, 6 and 9, and row 4 has 4, 5 and 8.\n")
                .endsWith("No solution. The 6 of column 7 has nothing left.\n\n");
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void aHardPuzzleWithoutASolutionHasAPathToo() {
        CommandRun run =
                nbn("why", "1...9...2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
        assertThat(run.out()).contains("\nT&E(BRT,2) on ").endsWith("No solution. Cell r7c3 has nothing left.\n\n");
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void simulatedEliminationsMayTakeTheSolutionAway() {
        CommandRun run = nbn("why", "--eliminate", "n5r1c1,n2r1c1", GOOD);
        assertThat(run.out()).contains("No solution. ");
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void rulesThatGetStuckDoNotHideThatThereIsNoSolution() {
        CommandRun run = nbn("why", "--rules", "BRT", IMPOSSIBLE);
        assertThat(run.out())
                .contains("Not solved by BRT. ")
                .endsWith("No solution all the same: the count is exact. The rules of BRT do not show why;"
                        + " maybe stronger ones do.\n\n");
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void severalSolutionsAreDrawnAndCompared() {
        CommandRun run = nbn("why", "4..1..2.........");
        assertThat(run.out())
                .contains("\nSeveral solutions, such as these two:\n")
                .endsWith(
                        "They differ in 4 places: r3c2 is 1 or 4, r3c3 is 4 or 1, r4c2 is 4 or 1, r4c3 is 1 or 4.\n\n");
        assertThat(run.code()).isEqualTo(1);
    }
}
