package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code ./nbn} itself, with the jar that was built: what people ask in their first five minutes, and what they are told. */
@Tag("full")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a shell script")
class FirstMinutesIT {
    private static final Path ROOT = Path.of("..");
    private static final String JAR = "cli/target/nbn.jar";
    private static final String EASY =
            "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....";
    private static final String HARD =
            "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";
    /** The first of the list of 2011's hardest: no chain and no trial of depth one solves it. */
    private static final String HARDEST =
            "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3";

    @TempDir
    private static Path folder;

    @BeforeAll
    static void layOut() throws IOException {
        assumeTrue(Files.exists(ROOT.resolve(JAR)), "the command's jar is not built yet: mvn verify builds it");
        Files.createDirectories(folder.resolve("cli/target"));
        Files.copy(ROOT.resolve(JAR), folder.resolve(JAR));
        Files.copy(ROOT.resolve("nbn"), folder.resolve("nbn"), StandardCopyOption.COPY_ATTRIBUTES);
    }

    private static CommandRun nbn(String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("./nbn"));
        command.addAll(List.of(args));
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        int code = builder.start().waitFor();
        return new CommandRun(code, Files.readString(out), Files.readString(err));
    }

    private static String ended(String... args) throws IOException, InterruptedException {
        CommandRun run = nbn(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return run.out();
    }

    private static List<String> steps(String path) {
        return path.lines().filter(line -> line.contains("==>")).toList();
    }

    @Test
    void theHardestIsSolvedAndExplained() throws IOException, InterruptedException {
        String path = ended("solve", HARDEST);
        assertThat(path).contains("T&E(BRT,2) on ", "Solved by any. Rating 38, hardest rule TE2.");
        Path file = Files.writeString(folder.resolve("hardest.path"), path);
        assertThat(nbn("verify", file.toString()))
                .isEqualTo(new CommandRun(0, "", "1 trace, " + steps(path).size() + " steps: all right.\n"));
    }

    @Test
    void whatHumanSolvesIsSolvedAsHumanDoes() throws IOException, InterruptedException {
        String path = ended("solve", HARD);
        assertThat(steps(path)).isNotEmpty().isEqualTo(steps(ended("solve", "--rules", "human", HARD)));
        assertThat(steps(path)).anyMatch(step -> step.startsWith("hidden-single-in-a-block "));
    }

    @Test
    void whereATheoryIsStuckTheLastLinesSaySo() throws IOException, InterruptedException {
        CommandRun run = nbn("solve", "--rules", "human", HARDEST);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out().stripTrailing())
                .contains("Not solved by human. 240 candidates are left:\n")
                .endsWith("There is one solution. TE2 would go on, and any to the end.");
        assertThat(nbn("solve", "--rules", "BRT", ".".repeat(81)).out().stripTrailing())
                .endsWith("There are several solutions. DFS would go on.");
    }

    @Test
    void oneDefaultForAllWhoSolve() throws IOException, InterruptedException {
        for (String command : List.of("solve", "hint", "render", "rate", "why")) {
            assertThat(ended(command, "--help")).contains("(default: any)");
        }
        for (String command : List.of("expand", "steps", "backdoors")) {
            assertThat(ended(command, "--help")).contains("unless you say otherwise");
        }
        for (String command : List.of("dataset", "generate")) {
            assertThat(ended(command, "--help").replaceAll("\\s+", " "))
                    .contains("(default: W, by which collections are rated)");
        }
        assertThat(ended("rules", "any")).startsWith("any: human, then gW[10] B[12] FB[8] TE1 TE2 TE3 DFS\n");
    }

    @Test
    void ratingsSayAllThatIsKnown() throws IOException, InterruptedException {
        Path one = Files.writeString(folder.resolve("one.txt"), EASY + "\n");
        Path two = Files.writeString(folder.resolve("two.txt"), HARD + "\n");
        assertThat(ended("rate", one.toString(), two.toString())).isEqualTo("2\t" + EASY + "\n3\t" + HARD + "\n");
        assertThat(ended("rate", "--long", EASY)).matches("2\tNP\t55\tmedium\t" + EASY + "\t[0-9.]+\n");
        assertThat(ended("rate", "--long", "--format", "json", EASY))
                .contains("\"rating\":2,\"hardest\":\"NP\",\"steps\":55,\"difficulty\":\"medium\"")
                .containsPattern("\"millis\":[0-9.]+}");
        assertThat(ended("rate", "--rules", "W,B,gW", two.toString())).isEqualTo("3\t3\t3\t" + HARD + "\n");
    }

    @Test
    void theRulesFitAScreenTheoriesFirst() throws IOException, InterruptedException {
        String rules = ended("rules");
        assertThat(rules.lines().count()).isLessThanOrEqualTo(40);
        assertThat(rules.lines().mapToInt(String::length).max().orElse(0)).isLessThanOrEqualTo(80);
        assertThat(rules)
                .containsSubsequence(
                        "Theories", "  any ", "Rules, with their levels", "2 to 36  Whip", "Own rules of games");
    }

    @ParameterizedTest
    @CsvSource({
        "W[3],Whip",
        "whip[3],Whip",
        "BC[3],Bivalue-chain",
        "biv-chain,Bivalue-chain",
        "x-wing,Super-Hidden Subset",
        "naked-pairs-in-a-row,Naked Subset",
        "human,SFin+Z[16]+tW[12]+W[12]"
    })
    void everyNameThatIsPrintedCanBeAsked(String name, String told) throws IOException, InterruptedException {
        assertThat(ended("rules", name)).contains(told);
    }

    @ParameterizedTest
    @CsvSource({
        "rules;wip,whip",
        "solve;--rules;humna,human",
        "solve;--rules;whip[3],W[3]",
        "solve;--game;sudoko,sudoku",
        "solve;--game;slither,slitherlink",
        "help;sovle,solve"
    })
    void theNearestIsOffered(String asked, String offered) throws IOException, InterruptedException {
        CommandRun run = nbn((asked + (asked.startsWith("solve") ? ";" + EASY : "")).split(";", -1));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().toLowerCase(Locale.ROOT)).contains("maybe '" + offered.toLowerCase(Locale.ROOT) + "'");
    }

    @Test
    void theCaseDoesNotMatter() throws IOException, InterruptedException {
        assertThat(ended("rate", "--rules", "w", "--game", "Sudoku", HARD)).isEqualTo("3\t" + HARD + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void shellsCanComplete(String shell) throws IOException, InterruptedException {
        assertThat(ended("completion", shell)).contains("solve", "--rules", "kakuro");
    }

    /** What is drawn, by the classes of an SVG; how it looks is for people and a browser. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--step 21 " + EASY + "|witness|left-linking", // a whip[1]
                "--all --format svg " + EASY + "|fresh|left-linking",
                "--step 12 --rules W kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3|ground|tie",
                "--step 0 10x10n20:daaaeaeaafabaaagbaaacbacaabaaacaiaciaacbbaebcbaaaacdcbaeaabaeaagaccabacddcbad,0221021f2a13a2a|washes|tie",
                "--step 9 --rules W .23....8.4....9..378....5......75.3.......215...61...7.6.5.1....42.3....9....4..8|numbers|tie",
            })
    void picturesShowWhatTheyShould(String args, String shown, String notShown)
            throws IOException, InterruptedException {
        assertThat(ended(("render " + args).split(" ", -1)))
                .startsWith("<svg ")
                .contains("class=\"" + shown + "\"")
                .doesNotContain("class=\"" + notShown + "\"");
    }

    @Test
    void theSignThatIsTheReasonIsMarked() throws IOException, InterruptedException {
        assertThat(ended("render", "--game", "futoshiki", "--step", "1", "--rules", "W", "......... <----- ------"))
                .contains("class=\"tie\"");
    }

    @Test
    void aCollectionThatIsShortOrEmptyIsNamed() throws IOException, InterruptedException {
        Path collection = Files.createDirectory(folder.resolve("collection"));
        Path puzzles = Files.writeString(collection.resolve("puzzles-000.txt"), "");
        assertThat(nbn("conformance", collection.toString()).err())
                .startsWith("nbn: ")
                .contains("puzzles-000.txt has no puzzles. Maybe")
                .doesNotContain("Exception");
        Files.writeString(puzzles, EASY + "\n" + HARD + "\n");
        Files.writeString(collection.resolve("nb-cands-000.txt"), "200\n");
        CommandRun run = nbn("conformance", collection.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .contains("nb-cands-000.txt has 1 line for 2 puzzles. Maybe")
                .doesNotContain("Exception");
    }
}
