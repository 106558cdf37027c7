package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The games of {@code examples}, which are not ours: compiled against our classes, brought by a jar, and at home in every command. */
@Execution(ExecutionMode.SAME_THREAD)
class OutsideGamesIT {
    private static final Path EXAMPLES = Path.of("../examples");
    private static final Path SERVICES = Path.of("META-INF/services/ninebynine.game.Game");

    @TempDir
    private static Path folder;

    private static Path jar = Path.of("");

    record Example(String game, String rating, String puzzle) {}

    static List<Example> puzzles() throws IOException {
        try (Stream<String> lines = Files.lines(EXAMPLES.resolve("puzzles/puzzles.tsv"))) {
            return lines.map(line -> line.split("\t", -1))
                    .map(cells -> new Example(cells[0], cells[1], cells[2]))
                    .toList();
        }
    }

    /** As a user's build would: sources, our class path, a jar with its list of games. */
    @BeforeAll
    static void build() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<String> call = new ArrayList<>(
                List.of("--release", "17", "-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
        try (Stream<Path> sources = Files.walk(EXAMPLES.resolve("src/main/java"))) {
            sources.filter(file -> file.toString().endsWith(".java")).forEach(file -> call.add(file.toString()));
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler.run(null, null, null, call.toArray(String[]::new))).isZero();
        Files.createDirectories(classes.resolve(SERVICES).getParent());
        Files.copy(EXAMPLES.resolve("src/main/resources").resolve(SERVICES), classes.resolve(SERVICES));
        jar = folder.resolve("more-games.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
                out.closeEntry();
            }
        }
    }

    private static CommandRun nbn(String... args) {
        return CommandRun.nbn(Stream.concat(Stream.of("--plugin", jar.toString()), Stream.of(args))
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void eachIsRatedCountedDrawnAndVerified(Example example) throws IOException {
        assertThat(nbn("count", "--game", example.game(), example.puzzle()).out())
                .startsWith("1\t");
        assertThat(nbn("rate", "--rules", "W", "--game", example.game(), example.puzzle())
                        .out())
                .isEqualTo(example.rating() + "\t" + example.puzzle() + "\n");
        for (String format : List.of("text", "json")) {
            Path trace = folder.resolve("trace." + format);
            CommandRun solved =
                    nbn("solve", "--rules", "W", "--format", format, "--game", example.game(), example.puzzle());
            assertThat(solved.code()).isZero();
            Files.writeString(trace, solved.out());
            CommandRun verified = nbn("verify", "--game", example.game(), trace.toString());
            assertThat(verified.err()).contains("all right");
            assertThat(verified.code()).isZero();
        }
        Path picture = folder.resolve("picture.svg");
        assertThat(nbn("render", "--game", example.game(), "-o", picture.toString(), example.puzzle())
                        .code())
                .isZero();
        assertThat(Files.readString(picture)).contains("</svg>");
    }

    @Test
    void allOfThemAreListed() throws IOException {
        Set<String> names = puzzles().stream().map(Example::game).collect(Collectors.toSet());
        assertThat(nbn("games").out()).contains(names);
    }

    @Test
    void aJarThatIsNotThereIsSaid() {
        CommandRun run = CommandRun.nbn("--plugin", "no.jar", "games");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("There is no file 'no.jar'");
    }
}
