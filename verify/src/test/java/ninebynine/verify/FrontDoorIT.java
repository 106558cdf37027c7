package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./nbn} itself, with the jar that was built, in a folder with a blank in its name: the first things that people type. */
@Tag("full")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a shell script")
class FrontDoorIT {
    private static final Path ROOT = Path.of("..");
    private static final String JAR = "cli/target/nbn.jar";
    private static final String EASY =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";

    @TempDir
    private Path temporary;

    private Path folder = Path.of("");

    @BeforeEach
    void layOut() throws IOException {
        layOut("nine by nine");
    }

    private void layOut(String name) throws IOException {
        assumeTrue(Files.exists(ROOT.resolve(JAR)), "the command's jar is not built yet: mvn verify builds it");
        folder = temporary.resolve(name);
        Files.createDirectories(folder.resolve("cli/target"));
        Files.copy(ROOT.resolve(JAR), folder.resolve(JAR));
        Files.copy(ROOT.resolve("nbn"), folder.resolve("nbn"), StandardCopyOption.COPY_ATTRIBUTES);
    }

    private CommandRun nbn(String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("./nbn"));
        command.addAll(List.of(args));
        return run(command);
    }

    private CommandRun run(List<String> command) throws IOException, InterruptedException {
        Path out = temporary.resolve("out");
        Path err = temporary.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        int code = builder.start().waitFor();
        return new CommandRun(code, Files.readString(out), Files.readString(err));
    }

    private List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("cli/target"))) {
            return files.filter(file -> !file.endsWith("nbn.jar")).toList();
        }
    }

    @Test
    void theArchiveIsUsedAndChangesNothing() throws IOException, InterruptedException {
        layOut("without-a-blank"); // JDK 17 archives nothing of a jar below a folder with one
        CommandRun first = nbn("solve", EASY);
        assertThat(first.code()).isZero();
        assertThat(first.err()).isEmpty();
        assertThat(archives())
                .hasSize(1)
                .first()
                .satisfies(file -> assertThat(file).isNotEmptyFile());
        assertThat(nbn("solve", EASY)).isEqualTo(first);
        Path log = temporary.resolve("classes.log");
        assertThat(run(List.of("env", "NBN_OPTS=-Xlog:class+load:file=" + log, "./nbn", "--version"))
                        .code())
                .isZero();
        assertThat(Files.readString(log)).contains("ninebynine.cli.Nbn source: shared objects file");
    }

    @Test
    void anArchiveOfAnotherJdkOrJarIsLeftAloneWithoutAWord() throws IOException, InterruptedException {
        CommandRun fresh = nbn("rate", EASY);
        Path archive = archives().get(0);
        byte[] whole = Files.readAllBytes(archive);
        for (byte[] broken : List.of("none".getBytes(StandardCharsets.UTF_8), Arrays.copyOf(whole, whole.length / 2))) {
            Files.delete(archive);
            Files.write(archive, broken);
            assertThat(nbn("rate", EASY)).isEqualTo(fresh);
        }
        Files.write(archive, whole);
        long now = Files.getLastModifiedTime(archive).toMillis();
        Files.setLastModifiedTime(
                folder.resolve(JAR), FileTime.fromMillis(now - 5000)); // another jar than it was made of
        assertThat(nbn("rate", EASY)).isEqualTo(fresh);
    }

    @Test
    void twoThatStartAtOnceBothEndWell() throws IOException, InterruptedException {
        CommandRun both = run(List.of("sh", "-c", "./nbn games >a & ./nbn games >b; c=$?; wait $! && exit $c"));
        assertThat(both).isEqualTo(new CommandRun(0, "", ""));
        assertThat(folder.resolve("a")).hasSameTextualContentAs(folder.resolve("b"));
        assertThat(archives()).hasSize(1);
    }

    @Test
    void exitCodesComeThrough() throws IOException, InterruptedException {
        assertThat(nbn("rate", "--rules", "BRT", EASY).code()).isEqualTo(1);
        assertThat(nbn("solve", "12").code()).isEqualTo(2);
        assertThat(nbn("12..34").err())
                .isEqualTo(
                        "nbn: The first word says what to do, and '12..34' is no command. Maybe nbn solve '12..34'.\n");
        assertThat(nbn("sovle").err()).isEqualTo("nbn: There is no command 'sovle'. Maybe 'solve'.\n");
    }

    @Test
    void helpIsACommandToo() throws IOException, InterruptedException {
        assertThat(nbn("help")).isEqualTo(nbn("--help"));
        assertThat(nbn("help", "solve")).isEqualTo(nbn("solve", "--help"));
        assertThat(nbn("help", "sovle").err()).startsWith("nbn: There is no command 'sovle'. Maybe 'solve'.");
    }
}
