package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** What can be asked about steps: all of them, all that are enough, a path from eliminations, forcing, one target, another dress. */
class StepsCliTest {
    private static final String PUZZLE =
            "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";

    @Test
    void allStepsAreListedWithTheirNames() {
        CommandRun run = nbn("steps", "--list", "--rules", "S2+BC[3]", PUZZLE);
        assertThat(run.code()).isZero();
        assertThat(run.out().lines().toList())
                .contains(
                        "biv-chain[2]: c5n9{r6 r8} - r7n9{c4 c9} ==> r6c9≠9  (2-String Kite, Turbot Fish, X-Chain, Discontinuous Nice Loop, AIC Type 1)")
                .anyMatch(line -> line.startsWith("hidden-pairs-in-a-block") && line.endsWith("(Hidden Pair)"));
    }

    @Test
    void theFirstOfThemIsWhatAPathBeginsWith() {
        String first = nbn("steps", "--list", "--rules", "W", PUZZLE)
                .out()
                .lines()
                .findFirst()
                .orElseThrow();
        String path = nbn("solve", "--rules", "W", PUZZLE).out();
        assertThat(path.lines().filter(line -> line.contains("==>")).findFirst().orElseThrow())
                .isEqualTo(first.replaceFirst("  \\(.*", ""));
    }

    @Test
    void jsonHasThemTooAndTheSame() {
        JsonNode row = new ObjectMapper()
                .readTree(nbn("steps", "--list", "--rules", "S2+BC[3]", "--format", "json", PUZZLE)
                        .out());
        assertThat(row.get("puzzle").asString()).isEqualTo(PUZZLE);
        assertThat(row.get("steps")).hasSize(row.get("step_count").asInt());
        JsonNode pair = row.get("steps").get(0);
        assertThat(pair.get("names").get(0).asString()).isEqualTo("Hidden Pair");
        assertThat(pair.get("rule").asString()).isEqualTo("HiddenSubset");
        assertThat(pair.get("eliminations")).hasSize(6);
        long lines = nbn("steps", "--list", "--rules", "S2+BC[3]", PUZZLE)
                .out()
                .lines()
                .filter(line -> line.contains("==>"))
                .count();
        assertThat(row.get("steps")).hasSize((int) lines);
    }

    /** In a state with pencil marks nothing is done before the list. */
    @Test
    void pencilMarksAreTakenAsTheyAre() {
        String marks = nbn("solve", "--rules", "S2", PUZZLE).out();
        String grid = marks.substring(marks.indexOf("+---"), marks.lastIndexOf("-+") + 2);
        String listed = nbn("steps", "--list", "--rules", "S2+BC[3]", grid).out();
        assertThat(listed).doesNotContain("Hidden Pair").contains("2-String Kite");
        assertThat(nbn("steps", "--list", "--rules", "S2", grid).code()).isEqualTo(1);
    }

    /** Two equal values in a row, and a cell without a candidate. */
    @ParameterizedTest
    @CsvSource({"11......., r1c1 = 1 and r1c2 = 1 can't both be right.", "12345678.........9, r1c9 has nothing left."})
    void nothingIsListedWhereThereIsPlainlyNoSolution(String start, String why) {
        String state = start + ".".repeat(81 - start.length());
        CommandRun text = nbn("steps", "--list", state);
        assertThat(text.code()).isEqualTo(1);
        assertThat(text.out()).isEqualTo("No solution, so no steps lead to it.\n\n");
        assertThat(text.err()).startsWith("nbn: line 1: Something is wrong: ").contains(why);
        CommandRun json = nbn("steps", "--list", "--format", "json", state);
        assertThat(json.code()).isEqualTo(1);
        assertThat(json.err()).isEqualTo(text.err());
        assertThat(new ObjectMapper().readTree(json.out()).get("steps")).isEmpty();
    }

    /** Where only a step shows that there is no solution, somebody may still look for a pattern. */
    @Test
    void aStateThatOnlyAStepShowsToHaveNoSolutionIsListedWithAWarning() {
        CommandRun run = nbn(
                "steps",
                "--list",
                "--rules",
                "S2",
                ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("==>").endsWith(" of S2.\n\n");
        assertThat(run.err())
                .startsWith("nbn: line 1: Something is wrong: ")
                .contains("The 6 of column 5 has nothing left.");
    }

    /** A script that goes on until nothing is left finds no error there. */
    @Test
    void nothingIsLeftToDoOnASolvedGrid() {
        String solved = nbn("solve", PUZZLE).out().strip().lines().reduce("", (before, line) -> line);
        CommandRun run = nbn("steps", "--list", solved);
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo("Solved: there is nothing left to do.\n\n");
        assertThat(run.err()).isEmpty();
        assertThat(nbn("steps", "--list", "--format", "json", solved).code()).isZero();
    }

    @Test
    void everyStepThatIsEnoughIsOne() {
        List<String> steps = nbn("steps", "--all", "--rules", "BC[4]", PUZZLE)
                .out()
                .lines()
                .filter(line -> line.contains("==>"))
                .toList();
        assertThat(steps).hasSize(6);
        String step = steps.get(5);
        String gone = step.substring(step.indexOf("==> ") + 4, step.indexOf("  ("))
                .replaceAll("r(.)c(.)≠(.)", "n$3r$1c$2")
                .replace(" ", "");
        assertThat(nbn("rate", "--rules", "W1", "--eliminate", gone, PUZZLE).out())
                .startsWith("1\t");
        assertThat(nbn("steps", "--all", "--rules", "BC[2]", PUZZLE).code()).isEqualTo(1);
    }

    /** Where none is needed, or none can lead to a solution, that is said. */
    @Test
    void whereNoStepIsEnoughItIsSaidWhy() {
        CommandRun solved = nbn("steps", "--all", "--no-step", "W", PUZZLE);
        assertThat(solved.out()).isEqualTo(PUZZLE + "\nW solves it without any step.\n\n");
        assertThat(solved.code()).isZero();

        CommandRun impossible = nbn("steps", "--all", "12345678.........9" + ".".repeat(63));
        assertThat(impossible.out()).contains("No solution, so no steps lead to it. See nbn why.");
        assertThat(impossible.code()).isEqualTo(1);
    }

    @Test
    void aNumberIsAskedForInPlainWords() {
        assertThat(nbn("shuffle", "--seed", "x", PUZZLE).err())
                .startsWith("nbn: Invalid value for option '--seed': 'x' is not a whole number\n");
        assertThat(nbn("solve", "--threads", "99999999999", PUZZLE).err())
                .startsWith("nbn: Invalid value for option '--threads': '99999999999' is too large a number\n");
    }

    @Test
    void aPathIsMadeOfItsEliminations() {
        CommandRun run = nbn("reconstruct", "--rules", "BC", "--no-step", "W1", "--order", "r4c4≠9", PUZZLE);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("r7n9{c9 c4} ==> r4c4≠9\n").contains("Solved by BC beside W1");
        CommandRun stuck = nbn("reconstruct", "--rules", "S2", "--order", "n9r4c4", PUZZLE);
        assertThat(stuck.code()).isEqualTo(1);
        assertThat(stuck.err()).contains("No step of S2 eliminates n9r4c4 in its turn.");
        assertThat(nbn("reconstruct", PUZZLE).err()).contains("--order");
        CommandRun value = nbn("reconstruct", "--order", "r4c4=9", PUZZLE);
        assertThat(value.code()).isEqualTo(2);
        assertThat(value.err()).contains("Maybe r4c4≠9");
        assertThat(nbn("reconstruct", "--order", "n9r1c3", PUZZLE).err()).contains("n9r1c3 is a value in its turn");
    }

    @Test
    void forcingIsDoneOnWhatACellHasLeft() {
        assertThat(nbn("steps", "--on", "n1r5c2,n4r5c2", PUZZLE).out())
                .contains("forcing-T&E(BRT) based on candidates n1r5c2 n4r5c2:");
        assertThat(nbn("steps", "--on", "n1r5c2,n3r1c1", PUZZLE).err()).contains("Maybe --on n1r1c1,n3r1c1,");
        assertThat(nbn("steps", "--on", "n9r1c3", PUZZLE).err())
                .contains("n9r1c3 is a value after W1. Maybe other candidates, or --no-step BRT.");
        assertThat(nbn("steps", "--on", "n8r1c3", "--no-step", "BRT", PUZZLE).err())
                .contains("n8r1c3 is no candidate any more after BRT. Maybe other candidates.");
    }

    /** What would be passed over in silence is refused. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "steps --list --all | --all and --list exclude each other. Maybe only --all.",
                "steps --fewer --most 2 | --fewer and --most exclude each other. Maybe only --fewer.",
                "steps --list --on n1r5c2 | --list and --on exclude each other. Maybe only --list.",
                "steps --format json | --format json is for --list alone.",
                "rate --counts --format json | Maybe only --counts.",
                "rate --counts --long | Maybe only --counts."
            })
    void noOptionIsPassedOver(String command, String why) {
        CommandRun run = nbn((command + " " + PUZZLE).split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(why);
    }

    @Test
    void oneTargetAtATimeLeadsToTheSameRating() {
        String one = nbn("solve", "--one-target", "--rules", "W", PUZZLE).out();
        assertThat(one.lines().filter(line -> line.contains("==>"))).noneMatch(line -> line.contains(", "));
        assertThat(one).contains("Solved by W. Rating 3");
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "77"})
    void aShuffledPuzzleIsTheSame(String seed) {
        String other = nbn("shuffle", "--seed", seed, PUZZLE).out().strip();
        assertThat(other)
                .isNotEqualTo(PUZZLE)
                .isEqualTo(nbn("shuffle", "--seed", seed, PUZZLE).out().strip());
        assertThat(nbn("canonical", other)).isEqualTo(nbn("canonical", PUZZLE));
    }

    /** What is drawn in a view and read back from it is the same state. */
    @ParameterizedTest
    @CsvSource({"rc", "rn", "cn", "bn"})
    void aStateMayBeSeenByAnyVariables(String view) {
        String board = nbn("view", "--to", view, PUZZLE).out();
        String usual = nbn("view", PUZZLE).out();
        assertThat(nbn("view", "--from", view, board.strip()).out()).isEqualTo(usual);
        assertThat(board.equals(usual)).isEqualTo(view.equals("rc"));
    }

    @Test
    void onlySudokusHaveViews() {
        assertThat(nbn("view", "--game", "latin", "--to", "rn", "12..........34..")
                        .err())
                .contains("Only Sudokus have such views. Maybe --game sudoku.");
    }

    @Test
    void rulesAreCounted() {
        List<String> lines =
                nbn("rate", "--counts", "--rules", "W", PUZZLE).out().lines().toList();
        assertThat(lines.get(0)).isEqualTo("#puzzle\ttheory\trule\tsteps\teliminated");
        assertThat(lines).allMatch(line -> line.split("\t", -1).length == 5);
        String path = nbn("solve", "--rules", "W", PUZZLE).out();
        long whips = path.lines().filter(line -> line.startsWith("whip[2]")).count();
        assertThat(lines.stream().filter(line -> line.contains("\tW[2]\t" + whips + "\t")))
                .hasSize(whips == 0 ? 0 : 1);
        assertThat(lines).anyMatch(line -> line.startsWith(PUZZLE + "\tW\tHS\t"));
    }

    @ParameterizedTest
    @CsvSource({
        "xy-wing, xy-wing: a bivalue-chain of length 3 on cells",
        "Y-Wing, xy-wing: a bivalue-chain of length 3 on cells",
        "sashimi x-wing, sashimi x-wing: a Finned X-Wing"
    })
    void rulesKnowWhatPlayersSay(String name, String line) {
        assertThat(nbn("rules", name).out()).startsWith(line).contains("\n# ");
    }
}
