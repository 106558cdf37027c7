package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The snippet of the page on scores, run as it stands, where there is a Python. */
@Tag("full")
class ScorePythonIT {
    @Test
    void theSnippetScores() throws IOException, InterruptedException {
        assumeThat(Python.run("print('yes')")).as("python3").isEqualTo("yes\n");
        String page = Files.readString(Path.of(System.getProperty("basedir", "."), "../docs/score.md"));
        int from = page.indexOf("import json");
        String snippet = page.substring(from, page.indexOf("```", from));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command =
                "\"" + java + "\", \"-cp\", \"" + System.getProperty("java.class.path") + "\", \"ninebynine.cli.Nbn\"";
        assertThat(snippet).contains("\"./nbn\"");
        assertThat(Python.run(snippet.replace("\"./nbn\"", command) + "\nnbn.stdin.close()\nnbn.wait()\n"))
                .isEqualTo("True\n");
    }
}
