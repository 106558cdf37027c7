package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script at the root says plainly what a machine lacks. */
class LauncherIT {
    @TempDir
    private Path bin;

    @Test
    void withoutJavaItSaysSo() throws IOException, InterruptedException {
        for (String tool : List.of("dirname", "readlink", "find", "head", "sed")) {
            Path real = Path.of("/usr/bin", tool);
            Files.createSymbolicLink(bin.resolve(tool), real);
        }
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", "../nbn", "--version").redirectErrorStream(true);
        builder.environment().put("PATH", bin.toString());
        builder.environment().remove("JAVA_HOME");
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(said).contains("no Java found").contains("17 or newer");
    }
}
