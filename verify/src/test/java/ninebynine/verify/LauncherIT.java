package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The script at the root, in a folder of its own with a java and an mvn that only tell what they were asked: it builds once, says plainly
 * what a machine lacks, and hands everything on.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a shell script")
class LauncherIT {
    @TempDir
    private Path root;

    private Path bin = Path.of("");

    private record Run(int code, String out, String err) {}

    @BeforeEach
    void layOut() throws IOException {
        bin = Files.createDirectory(root.resolve("bin"));
        for (String tool : List.of("cat", "dirname", "find", "grep", "head", "mkdir", "mktemp", "rm", "sed", "touch")) {
            String real = Files.exists(Path.of("/usr/bin", tool)) ? "/usr/bin/" : "/bin/";
            program(tool, "exec " + real + tool + " \"$@\"\n");
        }
        Path script = Path.of(System.getProperty("basedir", "."), "..", "nbn");
        Files.copy(script, root.resolve("nbn"));
        Files.createDirectories(root.resolve("cli/src/main"));
        Files.writeString(root.resolve("pom.xml"), "");
        Files.writeString(root.resolve("cli/pom.xml"), "");
    }

    private void program(String name, String script) throws IOException {
        Path file = Files.writeString(bin.resolve(name), "#!/bin/sh\n" + script);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** A java of some version that prints its arguments, one a line, and ends with 7. */
    private void java(int version) throws IOException {
        program("java", """
                if [ "$1" = -version ]; then echo 'openjdk version "%d.0.1" 2026-01-01' >&2; exit 0; fi
                for argument in "$@"; do echo "$argument"; done
                exit 7
                """.formatted(version));
    }

    /** An mvn that makes the jar. */
    private void maven() throws IOException {
        program("mvn", "mkdir -p cli/target && touch cli/target/nbn.jar\n");
    }

    private Run nbn(String... args) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of("/bin/sh", root.resolve("nbn").toString()));
        command.addAll(List.of(args));
        Path out = root.resolve("out");
        Path err = root.resolve("err");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", bin.toString());
        int code = builder.start().waitFor();
        return new Run(code, text(out), text(err));
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }

    private void assertRefused(Run run, String... said) {
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("nbn: ").contains(said).hasLineCount(1);
    }

    @Test
    void withoutJavaItSaysSo() throws IOException, InterruptedException {
        assertRefused(nbn("--version"), "no Java found", "17 or newer");
    }

    @Test
    void withAnOldJavaItSaysWhichIsNeeded() throws IOException, InterruptedException {
        java(11);
        assertRefused(nbn("--version"), "Java 11", "17 or newer");
    }

    @Test
    void withoutMavenItSaysThatItCannotBuild() throws IOException, InterruptedException {
        java(17);
        assertRefused(nbn("--version"), "Maven", "mvn");
    }

    @Test
    void theFirstRunBuildsAndSaysSoInOneLine() throws IOException, InterruptedException {
        java(17);
        maven();
        Run first = nbn("games");
        assertThat(first.err()).startsWith("nbn: building ").hasLineCount(1);
        assertThat(first.out()).contains("-jar\n" + root + "/cli/target/nbn.jar\ngames\n");
    }

    @Test
    void laterRunsStartAtOnceUntilASourceChanges() throws IOException, InterruptedException {
        java(21);
        maven();
        nbn("games");
        assertThat(nbn("games").err()).isEmpty();

        Path source = Files.writeString(root.resolve("cli/src/main/New.java"), "");
        FileTime built = Files.getLastModifiedTime(root.resolve("cli/target/nbn.jar"));
        Files.setLastModifiedTime(source, FileTime.fromMillis(built.toMillis() + 10_000));
        assertThat(nbn("games").err()).startsWith("nbn: building ");
    }

    @Test
    void aBuildThatFailsShowsItsOutputAndEndsWithTwo() throws IOException, InterruptedException {
        java(17);
        program("mvn", "echo '[ERROR] no network'\nexit 1\n");
        Run run = nbn("games");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("[ERROR] no network", "nbn: the build failed");
    }

    @Test
    void argumentsAndTheExitCodeAreHandedOnAsTheyAre() throws IOException, InterruptedException {
        java(17);
        maven();
        Run run = nbn("solve", "two words", "", "*", "-");
        assertThat(run.code()).isEqualTo(7);
        assertThat(run.out()).endsWith("nbn.jar\nsolve\ntwo words\n\n*\n-\n");
    }
}
