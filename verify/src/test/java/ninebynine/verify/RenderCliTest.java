package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code nbn render} as people and scripts meet it. */
class RenderCliTest {
    private static final String EASY =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";
    private static final String HARD =
            "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";

    @TempDir
    private Path folder;

    @Test
    void aPuzzleIsDrawnAsItIs() {
        CommandRun run = nbn("render", EASY);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("<svg ")
                .endsWith("</svg>\n")
                .contains("<title>sudoku 9x9</title>")
                .contains("<desc>" + EASY + "</desc>");
    }

    @Test
    void pencilMarksAreDrawnAsTheyAre() throws IOException {
        Path marks = Files.writeString(
                folder.resolve("marks.txt"),
                nbn("solve", "--rules", "BRT", "--states", HARD)
                        .out()
                        .lines()
                        .dropWhile(line -> !line.startsWith("   +"))
                        .limit(13)
                        .reduce("", (text, line) -> text + line + "\n"));
        assertThat(nbn("render", marks.toString()).out())
                .contains("<g class=\"marks\">")
                .isEqualTo(nbn("render", "--step", "0", HARD).out());
    }

    /** However the steps come, found or told, the picture is the same. */
    @ParameterizedTest
    @CsvSource({"W,10", "S+gW,4", "FW[4],3", "TE1,1", "DFS,1"})
    void aStepOfAPathIsTheStepOfThePuzzle(String rules, String step) throws IOException {
        String found = nbn("render", "--step", step, "--rules", rules, HARD).out();
        Path text = Files.writeString(
                folder.resolve("path.txt"),
                nbn("solve", "--explain", "--states", "--rules", rules, HARD).out());
        Path json = Files.writeString(
                folder.resolve("path.jsonl"),
                nbn("solve", "--format", "json", "--rules", rules, HARD).out());
        assertThat(found).contains("class=\"target\"").contains("==&gt; ");
        assertThat(nbn("render", "--step", step, text.toString()).out()).isEqualTo(found);
        assertThat(nbn("render", "--step", step, json.toString()).out()).isEqualTo(found);
    }

    @Test
    void aPngHasTheSizeThatWasAsked() throws IOException {
        Path png = folder.resolve("board.png");
        CommandRun run = nbn("render", "--step", "1", "--size", "333", "-o", png.toString(), EASY);
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEmpty();
        BufferedImage image = ImageIO.read(png.toFile());
        assertThat(image.getWidth()).isEqualTo(333);
    }

    @Test
    void allStepsFillAFolder() throws IOException {
        Path steps = folder.resolve("a").resolve("b");
        CommandRun run = nbn("render", "--step", "all", "--bare", "-o", steps.toString(), EASY);
        assertThat(run.code()).isZero();
        long count = nbn("solve", EASY)
                .out()
                .lines()
                .filter(line -> line.contains("==>"))
                .count();
        assertThat(run.err()).isEqualTo("Pictures of the start, " + count + " steps and the end.\n");
        try (Stream<Path> files = Files.list(steps)) {
            assertThat(files).hasSize((int) count + 2);
        }
        assertThat(Files.readString(steps.resolve("step-001.svg")))
                .isEqualTo(nbn("render", "--step", "1", "--bare", EASY).out());
        assertThat(Files.readString(steps.resolve("step-end.svg")))
                .isEqualTo(nbn("render", "--step", "end", "--bare", EASY).out())
                .doesNotContain("class=\"target\"");
    }

    @Test
    void allStepsFillAPage() throws IOException {
        Path page = folder.resolve("path.html");
        CommandRun run = nbn("render", "--all", "-o", page.toString(), EASY);
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
        String html = Files.readString(page);
        assertThat(nbn("render", "--all", "--explain", EASY).out()).isEqualTo(html);
        assertThat(html.lines().filter("<section>"::equals)).hasSize(53 + 2);
        assertThat(html)
                .startsWith("<!DOCTYPE html>")
                .contains("<h2>Start</h2>", "<h2>Step 1 of 53: naked-single</h2>", "<h2>End</h2>")
                .contains("<p>Cell r4c5 can only be 7.</p>");
    }

    /** Singles that follow each other share a board; every other step has its own. */
    @Test
    void aWholePathIsOnePictureToo() throws IOException {
        Path file = folder.resolve("path.svg");
        CommandRun run = nbn("render", "--all", "-o", file.toString(), HARD);
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
        String svg = Files.readString(file);
        assertThat(nbn("render", "--all", "--format", "svg", HARD).out()).isEqualTo(svg);
        List<String> lines = nbn("solve", HARD)
                .out()
                .lines()
                .filter(line -> line.contains("==>"))
                .toList();
        assertThat(svg)
                .contains("<title>sudoku 9x9, " + lines.size() + " steps</title>")
                .contains("class=\"fresh\"", "==&gt; r", "to " + lines.size() + ". ");
        long boards =
                svg.lines().filter(line -> line.contains("<g class=\"step\">")).count();
        long changes = IntStream.range(0, lines.size())
                .filter(i -> i == 0
                        || !lines.get(i).contains("-single")
                        || !lines.get(i - 1).contains("-single"))
                .count();
        assertThat(boards).isEqualTo(changes);
        Path png = folder.resolve("path.png");
        assertThat(nbn("render", "--all", "--explain", "--size", "700", "-o", png.toString(), HARD)
                        .code())
                .isZero();
        assertThat(ImageIO.read(png.toFile()).getWidth()).isEqualTo(700);
    }

    @ParameterizedTest
    @CsvSource({HARD + ",Not solved", "1234341221434321,Solved"})
    void aPathWithoutStepsHasABoardForItsEnd(String puzzle, String end) {
        String svg = nbn("render", "--all", "--format", "svg", "--rules", "BRT", puzzle)
                .out();
        assertThat(svg).contains(">" + end + "</text>");
        assertThat(svg.lines().filter(line -> line.contains("<g class=\"step\">")))
                .hasSize(1);
    }

    /** Found or told, and for any game. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                HARD,
                "10x10n20:daaaeaeaafabaaagbaaacbacaabaaacaiaciaacbbaebcbaaaacdcbaeaabaeaagaccabacddcbad,0221021f2a13a2a",
                "3 4 \"RB..\" 1 2 3 : 2 3 4 : 3 4",
                "Hidato topological 5 20 . 4 . 8 9 3 . B . 11 . B B B . 1 . B . 13 20 18 . 15 .",
                "kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3",
            })
    void aPageOfAPathIsThePageOfThePuzzle(String puzzle) throws IOException {
        String found = nbn("render", "--all", "--rules", "W", puzzle).out();
        Path path = Files.writeString(
                folder.resolve("path.txt"), nbn("solve", "--rules", "W", puzzle).out());
        assertThat(found).startsWith("<!DOCTYPE html>");
        assertThat(nbn("render", "--all", path.toString()).out()).isEqualTo(found);
        String picture = nbn("render", "--all", "--format", "svg", "--rules", "W", puzzle)
                .out();
        assertThat(nbn("render", "--all", "--format", "svg", path.toString()).out())
                .startsWith("<svg ")
                .isEqualTo(picture);
    }

    @Test
    void theSentenceStandsBelowIfAskedFor() {
        assertThat(nbn("render", "--step", "1", "--explain", EASY).out()).contains(">Cell r4c5 can only be 7.</text>");
        assertThat(nbn("render", "--step", "1", EASY).out())
                .doesNotContain(">Cell r4c5 can only be 7.</text>")
                .contains(">naked-single ==&gt; r4c5=7</text>");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "--step 99|There are 53 steps. Maybe --step 53.",
                "--step -1|--step '-1' is none. Maybe a number, end or all.",
                "--step x|--step 'x' is none. Maybe a number, end or all.",
                "--step all|--step all makes many pictures. Maybe -o FOLDER.",
                "--size 3|--size: 3 pixels is no width for a picture. Maybe one from 64 to 4096.",
                "--bare --explain|--explain and --bare exclude each other. Maybe only --explain.",
                "--step 1 --rules XYZ|--rules: ",
                "--game chess|--game: There is no game 'chess'. Maybe one of: sudoku, latin, ",
                "-o /no/such/folder/x.svg|'/no/such/folder/x.svg' can't be written: its folder is not there",
                "--all --step 3|--all has every step, so --step 3 says nothing. Maybe only one of them.",
                "--all --bare|--all tells every step below its board. Maybe without --bare.",
                "--all -o x.gif|'x.gif' is neither named .html nor .svg nor .png. Maybe -o path.html.",
                "--all --format svg --size 3|--size: 3 pixels is no width for a picture. Maybe one from 64 to 4096.",
                "--step 1 -o x.html|'x.html' would be a page, and one picture is none. Maybe --all, for a page of all steps.",
                "--all -o /no/such/folder/x.html|'/no/such/folder/x.html' can't be written",
                "--format gif|Invalid value for option '--format'",
            })
    void aMistakeIsNamedWithAWayOut(String options, String message) {
        String[] args = ("render " + options + " " + EASY).split(" ", -1);
        CommandRun run = nbn(args);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("nbn: " + message).doesNotContain("Exception");
    }

    @Test
    void aPathThatDoesNotFitIsNamedByItsStep() throws IOException {
        Path path = Files.writeString(
                folder.resolve("path.txt"), EASY + "\nnaked-single ==> r4c5=7\nnaked-single ==> r4c6=7\n");
        CommandRun run = nbn("render", "--step", "1", path.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo("nbn: Step 2: n7r4c6 is no candidate any more. Maybe the path is one of another puzzle.\n");
        Files.writeString(path, EASY + "\nmagic ==> r4c5=7\n");
        assertThat(nbn("render", "--step", "1", path.toString()).err())
                .startsWith("nbn: Step 1: No rule is written 'magic'.");
        Files.writeString(path, "{\"puzzle\":");
        CommandRun broken = nbn("render", path.toString());
        assertThat(broken.code()).isEqualTo(2);
        assertThat(broken.err())
                .startsWith("nbn: '" + path + "' is no file of traces")
                .doesNotContain("Exception");
        assertThat(nbn("render", "{\"puzzle\":").err()).startsWith("nbn: The text begins like JSON and is none");
        assertThat(nbn("render", folder.resolve("none.txt").toString()).err()).startsWith("nbn: There is no file");
    }

    @Test
    void aPuzzleWithoutStepsSaysSo() {
        assertThat(nbn("render", "--step", "1", "--rules", "BRT", HARD).err())
                .startsWith("nbn: There are no steps. Maybe --step 0, or other --rules.");
    }

    @Test
    void onlySvgAndPngAreWrittenByName() {
        CommandRun gif =
                CommandRun.nbn("render", "-o", folder.resolve("board.gif").toString(), "1...............");
        assertThat(gif.code()).isEqualTo(2);
        assertThat(gif.err()).contains("board.gif' is neither named .svg nor .png. Maybe -o board.svg");
        assertThat(folder.resolve("board.gif")).doesNotExist();
        assertThat(CommandRun.nbn("render", "-o", folder.resolve("board").toString(), "1...............")
                        .code())
                .isZero();
        assertThat(folder.resolve("board")).isRegularFile();
    }
}
