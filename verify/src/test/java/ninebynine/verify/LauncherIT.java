package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The script at the root, in a folder of its own with a java and an mvn that only tell what they were asked: it builds once, says plainly
 * what a machine lacks, and hands everything on.
 */
@Tag("full")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a shell script")
class LauncherIT {
    @TempDir
    private Path root;

    private static final String PUZZLE =
            "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....";

    private Path bin = Path.of("");

    @BeforeEach
    void layOut() throws IOException {
        bin = Files.createDirectory(root.resolve("bin"));
        for (String tool : List.of(
                "cat", "dirname", "find", "grep", "head", "mkdir", "mktemp", "mv", "readlink", "rm", "sed", "touch")) {
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

    private CommandRun nbn(String... args) throws IOException, InterruptedException {
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
        return new CommandRun(code, text(out), text(err));
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }

    private void assertRefused(CommandRun run, String... said) {
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
        CommandRun first = nbn("games");
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
        CommandRun run = nbn("games");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("[ERROR] no network", "nbn: the build failed");
    }

    @Test
    void argumentsAndTheExitCodeAreHandedOnAsTheyAre() throws IOException, InterruptedException {
        java(17);
        maven();
        CommandRun run = nbn("solve", "two words", "", "*", "-");
        assertThat(run.code()).isEqualTo(7);
        assertThat(run.out()).endsWith("nbn.jar\nsolve\ntwo words\n\n*\n-\n");
    }

    /** A java that makes archives too, as a JDK of this version in a folder of its own; says in {@code archived} how often. */
    private void jdk(String version) throws IOException {
        Path home = root.resolve("jdk-" + version);
        Files.createDirectories(home.resolve("bin"));
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"N\"\nJAVA_RUNTIME_VERSION=\"" + version + "\"\n");
        Files.deleteIfExists(bin.resolve("java"));
        program("java", """
                if [ "$1" = -Xshare:off ]; then exit 0; fi
                if [ "$1" = -Xshare:dump ]; then
                  echo x >>'%s/archived'
                  for argument in "$@"; do
                    case $argument in -XX:SharedArchiveFile=*) echo whole >"${argument#*=}" ;; esac
                  done
                  exit 0
                fi
                for argument in "$@"; do echo "$argument"; done
                """.formatted(root));
        Path java = home.resolve("bin/java");
        Files.move(bin.resolve("java"), java, StandardCopyOption.REPLACE_EXISTING);
        Files.createSymbolicLink(bin.resolve("java"), java);
    }

    /** As if it had been built an hour ago. */
    private void built() throws IOException {
        Path jar = root.resolve("cli/target/nbn.jar");
        Files.createDirectories(jar.resolveSibling("classes"));
        Files.writeString(jar, "");
        FileTime hourAgo = FileTime.fromMillis(System.currentTimeMillis() - 3_600_000);
        Files.setLastModifiedTime(jar, hourAgo);
        for (String source : List.of("pom.xml", "cli/pom.xml")) {
            Files.setLastModifiedTime(root.resolve(source), FileTime.fromMillis(hourAgo.toMillis() - 1000));
        }
    }

    @Test
    void aQuestionOrOnePuzzleGetsTheJvmThatStartsFirst() throws IOException, InterruptedException {
        java(17);
        built();
        String file =
                Files.writeString(root.resolve("a file of puzzles.txt"), PUZZLE).toString();
        for (String[] args : new String[][] {
            {"--version"}, {"help", "solve"}, {"rules"}, {"solve", PUZZLE}, {"rate", "--rules", "W", PUZZLE}, {}
        }) {
            assertThat(nbn(args).out()).contains("-XX:+UseSerialGC\n-XX:TieredStopAtLevel=1\n");
        }
        for (String[] args : new String[][] {
            {"solve", file}, {"solve", "-"}, {"solve", "--rules", "W"}, {"solve"}, {"dataset", file}, {"count", PUZZLE}
        }) {
            assertThat(nbn(args).out()).startsWith("-XX:+UseParallelGC\n").doesNotContain("TieredStopAtLevel");
        }
    }

    @Test
    void eachJdkHasItsArchiveAndItIsMadeOnce() throws IOException, InterruptedException {
        built();
        for (String version : List.of("17.0.1+12", "25+36", "17.0.1+12", "25+36")) {
            jdk(version);
            String archive = root + "/cli/target/nbn-jdk-" + version + "-" + version + ".jsa";
            CommandRun run = nbn("games");
            assertThat(run.out()).contains("-XX:SharedArchiveFile=" + archive + "\n");
            assertThat(run.err()).isEmpty();
            assertThat(Path.of(archive)).hasContent("whole");
        }
        assertThat(root.resolve("archived")).hasContent("x\nx\n");
        assertThat(root.resolve("cli/target").toFile().list())
                .hasSize(4); // classes, the jar and two archives: nothing is left over
    }

    @Test
    void anArchiveOlderThanTheJarIsNotUsedButMadeAgain() throws IOException, InterruptedException {
        built();
        jdk("21");
        nbn("games");
        Path archive = root.resolve("cli/target/nbn-jdk-21-21.jsa");
        Files.setLastModifiedTime(archive, FileTime.fromMillis(0));
        assertThat(nbn("games").out()).contains("-XX:SharedArchiveFile=");
        assertThat(root.resolve("archived")).hasContent("x\nx\n");
        assertThat(Files.getLastModifiedTime(archive).toMillis()).isPositive();
    }

    @Test
    void anImageHasAJavaAndAnArchiveOfItsOwn() throws IOException, InterruptedException {
        jdk("25");
        Path java = Files.createDirectories(root.resolve("java/bin"));
        Files.copy(root.resolve("jdk-25/bin/java"), java.resolve("java"));
        Path jar = Files.writeString(root.resolve("nbn.jar"), "");
        Path archive = Files.writeString(root.resolve("java/nbn.jsa"), "as released");
        FileTime released = FileTime.fromMillis(1_767_225_600_000L);
        Files.setLastModifiedTime(jar, released);
        Files.setLastModifiedTime(archive, FileTime.fromMillis(released.toMillis() + 1000));
        Files.delete(bin.resolve("java"));

        CommandRun run = nbn("games");
        assertThat(run.out()).contains("-XX:SharedArchiveFile=" + archive + "\n", "-jar\n" + jar + "\ngames\n");
        assertThat(archive).hasContent("as released");
        assertThat(root.resolve("archived")).doesNotExist();
    }

    @Test
    void aJdkThatMakesNoArchiveIsAskedOnceAndRunsWithout() throws IOException, InterruptedException {
        java(17); // ends with 7, whatever it is asked
        built();
        for (int i = 0; i < 2; i++) {
            CommandRun run = nbn("games");
            assertThat(run.code()).isEqualTo(7);
            assertThat(run.out()).doesNotContain("SharedArchiveFile");
            assertThat(run.err()).isEmpty();
        }
    }

    @Test
    void whereNothingCanBeWrittenItRunsWithoutAnArchive() throws IOException, InterruptedException {
        jdk("17");
        built();
        Path target = root.resolve("cli/target");
        Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("r-xr-xr-x"));
        assumeFalse(Files.isWritable(target), "root may write everywhere");
        assertThat(nbn("games"))
                .satisfies(run -> assertThat(run.err()).isEmpty())
                .satisfies(run -> assertThat(run.out()).doesNotContain("SharedArchiveFile"));
    }
}
