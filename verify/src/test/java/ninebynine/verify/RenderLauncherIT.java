package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./nbn render} itself, with the jar that was built: what people type, and the files they get. */
@Tag("full")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a shell script")
class RenderLauncherIT {
    private static final Path ROOT = Path.of("..");
    private static final String JAR = "cli/target/nbn.jar";
    private static final String EASY =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";

    @TempDir
    private Path folder;

    /** In a folder of its own, where there is nothing to build. */
    @BeforeEach
    void layOut() throws IOException {
        assumeTrue(Files.exists(ROOT.resolve(JAR)), "the command's jar is not built yet: mvn verify builds it");
        Files.createDirectories(folder.resolve("cli/target"));
        Files.copy(ROOT.resolve(JAR), folder.resolve(JAR));
        Files.copy(ROOT.resolve("nbn"), folder.resolve("nbn"), StandardCopyOption.COPY_ATTRIBUTES);
    }

    private int nbn(Path out, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("./nbn"));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(folder.resolve("err").toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("LC_ALL", "C");
        return builder.start().waitFor();
    }

    @Test
    void aPageIsTheSameOnStandardOutputAndInAFile() throws IOException, InterruptedException {
        Path printed = folder.resolve("printed.html");
        assertThat(nbn(printed, "render", "--all", EASY)).isZero();
        assertThat(nbn(folder.resolve("out"), "render", "--all", "-o", "saved.html", EASY))
                .isZero();
        assertThat(Files.readString(printed))
                .startsWith("<!DOCTYPE html>")
                .endsWith("</html>\n")
                .contains("naked-single ==&gt; r4c5=7", "≠")
                .isEqualTo(Files.readString(folder.resolve("saved.html")));
        assertThat(folder.resolve("out")).isEmptyFile();
        assertThat(folder.resolve("err")).isEmptyFile();
    }

    @Test
    void aPathMayComeThroughAFile() throws IOException, InterruptedException {
        Path path = folder.resolve("path.txt");
        assertThat(nbn(path, "solve", EASY)).isZero();
        assertThat(nbn(folder.resolve("told.html"), "render", "--all", "path.txt"))
                .isZero();
        assertThat(nbn(folder.resolve("found.html"), "render", "--all", EASY)).isZero();
        assertThat(folder.resolve("told.html")).hasSameTextualContentAs(folder.resolve("found.html"));
    }

    @Test
    void aMistakeIsNamed() throws IOException, InterruptedException {
        assertThat(nbn(folder.resolve("out"), "render", "--all", "--step", "3", EASY))
                .isEqualTo(2);
        assertThat(Files.readString(folder.resolve("err"))).startsWith("nbn: --all has every step");
    }
}
