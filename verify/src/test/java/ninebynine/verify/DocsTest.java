package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * What the pages show is true: every block in README, CONTRIBUTING, CHANGELOG and docs is run or is named as one that can't be.
 *
 * <pre>
 *   ```console    $ ./nbn …       a command and what it prints, on both streams; {@link ConsoleExample}
 *                 (exit code 2)   how it ends, where that is not 0
 *                 $ cat NAME      makes a file of what follows, for later commands of the page
 *   ```java       code            compiled and run; {@code // prints: x} says what it prints; {@link JavaExample}
 *   ```java PATH  code            cut from that file, word for word
 *   ```steps      lines           Sudoku notation, read and printed back; {@link StepsExample}
 *   ```sh         commands        not run: they need a network, a build or a clone
 *   ```text       anything        not run: drawings, grammars, output of other programs
 * </pre>
 *
 * In expected output a line of three dots stands for any number of lines. A block without one of these words fails the test, and so does a
 * link to a place that is not there.
 *
 * <p>{@code docs/rules.md} is made from the cards; {@code -Ddocs.update=true} writes it. Examples use the streams of the whole process, so
 * nothing else runs beside them.
 */
@Isolated
final class DocsTest {
    private static final Path ROOT = root();
    private static final int ONE_SCREEN = 60;

    @TestFactory
    Stream<DynamicContainer> everyExampleDoesWhatItsPageSays(@TempDir Path files) throws IOException {
        return DocPage.all(ROOT).stream()
                .map(page -> DynamicContainer.dynamicContainer(page.name(), examples(page, files)));
    }

    private static Stream<DynamicTest> examples(DocPage page, Path files) {
        ConsoleExample console = new ConsoleExample(files);
        JavaExample java = new JavaExample(files);
        return page.blocks().stream()
                .map(block -> DynamicTest.dynamicTest("line " + block.line(), () -> {
                    try {
                        run(block, console, java);
                    } catch (AssertionError e) {
                        throw new AssertionError(where(page, block) + e.getMessage());
                    } catch (Exception e) {
                        throw new AssertionError(where(page, block) + e, e);
                    }
                }));
    }

    private static String where(DocPage page, DocPage.Block block) {
        return page.name() + ":" + block.line() + ": ";
    }

    private static void run(DocPage.Block block, ConsoleExample console, JavaExample java) throws Exception {
        switch (block.word()) {
            case "console" -> console.run(block);
            case "java" -> {
                if (block.argument().isEmpty()) {
                    java.run(block);
                } else {
                    quoted(block);
                }
            }
            case "steps" -> StepsExample.run(block);
            case "sh", "text" -> {}
            default -> fail("'" + block.word() + "' is no kind of block. Maybe console, java, steps, sh or text.");
        }
    }

    /** The block stands in the file it names, whatever the indent. */
    private static void quoted(DocPage.Block block) throws IOException {
        Path file = ROOT.resolve(block.argument());
        assertThat(file).isRegularFile();
        String source = bare(Files.readAllLines(file));
        assertThat(source).contains(bare(block.lines()));
    }

    private static String bare(List<String> lines) {
        return String.join("\n", lines.stream().map(String::strip).toList());
    }

    @TestFactory
    Stream<DynamicTest> everyLinkLeadsSomewhere() throws IOException {
        return DocPage.all(ROOT).stream()
                .map(page -> DynamicTest.dynamicTest(
                        page.name(), () -> assertThat(page.brokenLinks(ROOT)).isEmpty()));
    }

    /** What a reader does not have is named with where it comes from: docs/collections.md. */
    @TestFactory
    Stream<DynamicTest> noPageCitesAFolderThatReadersDoNotHave() throws IOException {
        return DocPage.all(ROOT).stream()
                .map(page -> DynamicTest.dynamicTest(
                        page.name(),
                        () -> assertThat(page.lines())
                                .noneMatch(line -> line.contains("../shared") || line.contains("/work/"))));
    }

    @Test
    void theReadmeNamesEveryGame() throws IOException {
        List<String> games = DocPage.all(ROOT).stream()
                .map(DocPage::name)
                .filter(name -> name.startsWith("docs/games/"))
                .toList();
        assertThat(games).isNotEmpty();
        assertThat(Files.readString(ROOT.resolve("README.md"))).contains(games);
    }

    @TestFactory
    Stream<DynamicTest> everyDecisionHasItsThreeParts() throws IOException {
        return DocPage.all(ROOT).stream()
                .filter(page -> page.name().startsWith("docs/adr/"))
                .map(page -> DynamicTest.dynamicTest(
                        page.name(),
                        () -> assertThat(page.lines()).contains("## Context", "## Decision", "## Consequences")));
    }

    @Test
    void theReadmeFitsOneScreen() throws IOException {
        assertThat(Files.readAllLines(ROOT.resolve("README.md"))).hasSizeLessThanOrEqualTo(ONE_SCREEN);
    }

    @Test
    void theReadmeShowsAPathAndNamesTheLibrary() throws IOException {
        Matcher version = Pattern.compile("<artifactId>ninebynine</artifactId>\\s*<version>(.*)</version>")
                .matcher(Files.readString(ROOT.resolve("pom.xml")));
        assertThat(version.find()).isTrue();
        assertThat(Files.readString(ROOT.resolve("README.md")))
                .contains("](docs/pictures/path.svg)", "ninebynine:ninebynine-games:" + version.group(1));
    }

    @Test
    void theRuleIndexIsWhatTheCardsSay() throws IOException {
        Path page = ROOT.resolve("docs/rules.md");
        String made = RuleIndex.page(ROOT);
        if (Boolean.getBoolean("docs.update")) {
            Files.writeString(page, made);
        }
        assertThat(Files.readString(page))
                .as("docs/rules.md is made from the cards. Maybe run the test with -Ddocs.update=true.")
                .isEqualTo(made);
    }

    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isRegularFile(folder.resolve("nbn"))) {
            folder = folder.getParent();
            if (folder == null) {
                throw new IllegalStateException(
                        "No folder above " + Path.of("").toAbsolutePath() + " has the file nbn.");
            }
        }
        return folder;
    }
}
