package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Projects of others, in folders of their own, built by Maven against the jars that this build has made: the examples, and the programs of the page about
 * the library. Maven runs offline, with a repository of its own into which our jars are put as {@code mvn install} would, and which has what the machine's
 * repository has besides.
 */
@Tag("full")
class OutsideProjectIT {
    private static final Path ROOT = Path.of("..");
    private static final List<String> MODULES = List.of("core", "games", "io", "cli");
    private static final String BOM = """
            <dependencyManagement><dependencies><dependency><groupId>ninebynine</groupId><artifactId>ninebynine-bom</artifactId>\
            <version>%s</version><type>pom</type><scope>import</scope></dependency></dependencies></dependencyManagement>
            """;

    @TempDir
    private static Path folder;

    private static Path repository = Path.of("");
    private static String version = "";

    @BeforeAll
    static void install() throws Exception {
        Matcher m = Pattern.compile("<version>([^<]*)</version>").matcher(Files.readString(ROOT.resolve("pom.xml")));
        assertThat(m.find()).isTrue();
        version = m.group(1);
        repository = Files.createDirectory(folder.resolve("repository"));
        for (String module : MODULES) {
            assumeTrue(
                    Files.exists(jar(module)),
                    "There is no " + jar(module) + ": mvn verify makes it before this, mvn test does not.");
        }
        Path machine =
                Path.of(System.getProperty("maven.repo.local", System.getProperty("user.home") + "/.m2/repository"));
        assumeTrue(Files.isDirectory(machine), "There is no repository of Maven here, and nothing is downloaded.");
        try (Stream<Path> groups = Files.list(machine)) {
            for (Path group : groups.toList()) {
                if (!List.of("ninebynine", "examples")
                        .contains(group.getFileName().toString())) {
                    Files.createSymbolicLink(repository.resolve(group.getFileName()), group.toAbsolutePath());
                }
            }
        }
        try {
            maven(folder, "--version");
        } catch (IOException e) {
            assumeTrue(false, "Maven can't be started here: " + e.getMessage());
        }
        put("ninebynine", ROOT.resolve("pom.xml"), ".pom");
        put("ninebynine-bom", ROOT.resolve("bom/pom.xml"), ".pom");
        for (String module : MODULES) {
            put("ninebynine-" + module, ROOT.resolve(module).resolve("pom.xml"), ".pom");
            put("ninebynine-" + module, jar(module), ".jar");
        }
    }

    /** Before the folder is cleared: what they lead to is the machine's. */
    @AfterAll
    static void unlink() throws IOException {
        try (Stream<Path> groups = Files.list(folder.resolve("repository"))) {
            for (Path link : groups.filter(Files::isSymbolicLink).toList()) {
                Files.delete(link);
            }
        }
    }

    private static Path jar(String module) {
        return ROOT.resolve(module).resolve("target/ninebynine-" + module + "-" + version + ".jar");
    }

    private static void put(String artifact, Path file, String ending) throws IOException {
        Path to = Files.createDirectories(
                repository.resolve("ninebynine").resolve(artifact).resolve(version));
        Files.copy(file, to.resolve(artifact + "-" + version + ending));
    }

    private static String maven(Path project, String... args) throws IOException, InterruptedException {
        List<String> call =
                new ArrayList<>(List.of("mvn", "-o", "-q", "-B", "-Dmaven.repo.local=" + repository.toAbsolutePath()));
        call.addAll(List.of(args));
        return run(project, call);
    }

    private static String run(Path project, List<String> call) throws IOException, InterruptedException {
        Path said = Files.createTempFile(folder, "said", ".txt");
        Process process = new ProcessBuilder(call)
                .directory(project.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        boolean ended = process.waitFor(10, TimeUnit.MINUTES);
        if (!ended) {
            process.destroy();
        }
        assertThat(ended).as(call.toString()).isTrue();
        assertThat(process.exitValue()).as(call + "\n" + Files.readString(said)).isZero();
        return Files.readString(said);
    }

    @Test
    void theExamplesAreBuilt() throws Exception {
        Path project = folder.resolve("examples");
        try (Stream<Path> files = Files.walk(ExampleGames.ROOT)) {
            for (Path file :
                    files.filter(each -> !each.toString().contains("target")).toList()) {
                Path to = project.resolve(ExampleGames.ROOT.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(to);
                } else {
                    Files.copy(file, to);
                }
            }
        }
        maven(project, "package");
        Path jar = project.resolve("target/more-games-1.jar");
        for (OutsideGamesIT.Example example : OutsideGamesIT.puzzles()) {
            CommandRun run = CommandRun.nbn(
                    "--plugin", jar.toString(), "rate", "--rules", "W", "--game", example.game(), example.puzzle());
            assertThat(run.out()).as(run.err()).isEqualTo(example.rating() + "\t" + example.puzzle() + "\n");
        }
    }

    /** The Java blocks of the page, each a program. */
    @Test
    void theProgramsOfThePageRun() throws Exception {
        Path project = project("programs", BOM.formatted(version), dependency("ninebynine", "ninebynine-io", ""));
        Path sources = Files.createDirectories(project.resolve("src/main/java"));
        List<List<String>> programs = DocPage.all(ROOT).stream()
                .filter(page -> page.name().equals("docs/library.md"))
                .flatMap(page -> page.blocks().stream())
                .filter(block -> block.word().equals("java"))
                .map(DocPage.Block::lines)
                .toList();
        assertThat(programs).hasSize(5);
        for (int i = 0; i < programs.size(); i++) {
            Files.writeString(
                    sources.resolve("Program" + i + ".java"), JavaExample.program("Program" + i, programs.get(i)));
        }
        String path = classPath(project, "compile");
        for (int i = 0; i < programs.size(); i++) {
            String said = java(project, path, "Program" + i);
            ExpectedLines.check(
                    "program " + (i + 1),
                    JavaExample.expected(programs.get(i)),
                    said.lines().toList());
        }
    }

    private static String java(Path project, String path, String main) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return run(project, List.of(java, "-cp", "target/classes" + File.pathSeparator + path, main));
    }

    @Test
    void whoOnlySolvesGetsNothingElse() throws Exception {
        assertThat(jars("solver", BOM.formatted(version), dependency("ninebynine", "ninebynine-games", "")))
                .containsExactlyInAnyOrder(
                        "ninebynine-games-" + version + ".jar",
                        "ninebynine-core-" + version + ".jar",
                        "jspecify-1.0.1.jar");
    }

    @Test
    void filesWithoutParquetNeedNoneOfItsJarsAndSaySo() throws Exception {
        Path project = project("reader", BOM.formatted(version), dependency("ninebynine", "ninebynine-io", ""));
        Files.writeString(
                Files.createDirectories(project.resolve("src/main/java")).resolve("Reader.java"), """
                public class Reader {
                    public static void main(String[] args) throws Exception {
                        var file = java.nio.file.Files.writeString(java.nio.file.Path.of("a.parquet"), "PAR1");
                        try {
                            ninebynine.data.OtherRows.open(file);
                        } catch (ninebynine.data.DatasetException e) {
                            System.out.print(e.getMessage());
                        }
                    }
                }
                """);
        String path = classPath(project, "compile");
        assertThat(path).doesNotContain("parquet").doesNotContain("hadoop").doesNotContain("carpet");
        assertThat(java(project, path, "Reader")).contains("Maybe add com.jerolba:carpet-record");
    }

    @Test
    void parquetHasTheVersionThatWeTestWith() throws Exception {
        String ours = "-" + parquet() + ".jar";
        assertThat(jars(
                        "files",
                        BOM.formatted(version),
                        dependency("ninebynine", "ninebynine-io", "") + dependency("com.jerolba", "carpet-record", "")))
                .filteredOn(jar -> jar.startsWith("parquet-"))
                .isNotEmpty()
                .allMatch(jar -> jar.endsWith(ours));
        assertThat(jars("command", "", dependency("ninebynine", "ninebynine-cli", version)))
                .filteredOn(jar -> jar.startsWith("parquet-"))
                .isNotEmpty()
                .allMatch(jar -> jar.endsWith(ours));
    }

    private static String parquet() throws IOException {
        Matcher m = Pattern.compile("<parquet.version>([^<]*)<").matcher(Files.readString(ROOT.resolve("pom.xml")));
        assertThat(m.find()).isTrue();
        return m.group(1);
    }

    private static String dependency(String group, String artifact, String of) {
        return "<dependency><groupId>" + group + "</groupId><artifactId>" + artifact + "</artifactId>"
                + (of.isEmpty() ? "" : "<version>" + of + "</version>") + "</dependency>";
    }

    private static Path project(String name, String managed, String dependencies) throws IOException {
        Path project = Files.createDirectory(folder.resolve(name));
        String examples = Files.readString(ExampleGames.ROOT.resolve("pom.xml"));
        String build = examples.substring(examples.indexOf("<build>"), examples.indexOf("</build>") + 8);
        Files.writeString(project.resolve("pom.xml"), """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                <modelVersion>4.0.0</modelVersion><groupId>outside</groupId><artifactId>%s</artifactId><version>1</version>
                <properties><maven.compiler.release>17</maven.compiler.release>\
                <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>
                %s
                <dependencies>%s</dependencies>
                %s
                </project>
                """.formatted(name, managed, dependencies, build));
        return project;
    }

    private static String classPath(Path project, String... goals) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of(goals));
        all.add("org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath");
        all.add("-Dmdep.outputFile=class.path");
        maven(project, all.toArray(String[]::new));
        return Files.readString(project.resolve("class.path"));
    }

    private static List<String> jars(String name, String managed, String dependencies)
            throws IOException, InterruptedException {
        return Stream.of(classPath(project(name, managed, dependencies)).split(File.pathSeparator))
                .map(jar -> Path.of(jar).getFileName().toString())
                .collect(Collectors.toList());
    }
}
