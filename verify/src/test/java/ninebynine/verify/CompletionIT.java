package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code nbn completion} prints, in the shells themselves. */
@Tag("full")
class CompletionIT {
    @TempDir
    private Path folder;

    private static boolean isInstalled(String shell) {
        return Stream.of("/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin")
                .anyMatch(bin -> Files.isExecutable(Path.of(bin, shell)));
    }

    private String script(String shell) throws IOException {
        CommandRun run = CommandRun.nbn("completion", shell);
        assertThat(run.code()).isZero();
        return Files.writeString(folder.resolve("completion." + shell), run.out())
                .toString();
    }

    /** What the shell prints; nothing may be said beside it. */
    private List<String> answer(String... command) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        assertThat(err).isEmptyFile();
        return Files.readAllLines(out);
    }

    /** What bash, or zsh with bash's ways, offers for a line so far; the last word is being typed. */
    private List<String> offered(String shell, String... words) throws IOException, InterruptedException {
        String start = shell.equals("zsh") ? "autoload -Uz compinit && compinit -u -D\n" : "compopt() { :; }\n";
        String typed =
                String.join(" ", Stream.of(words).map(word -> "'" + word + "'").toList());
        String script = Files.writeString(
                        folder.resolve("ask." + shell),
                        start + "source '" + script(shell) + "'\n"
                                + "COMP_WORDS=(nbn " + typed + ")\nCOMP_CWORD=" + words.length + "\n"
                                + (shell.equals("zsh") ? "setopt ksharrays bashrematch shwordsplit\n" : "")
                                + "_complete_nbn\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n")
                .toString();
        return shell.equals("zsh") ? answer("zsh", "-f", script) : answer("bash", "--norc", script);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh"})
    void bashAndZshOfferCommandsOptionsAndValues(String shell) throws IOException, InterruptedException {
        assumeTrue(isInstalled(shell), shell + " is not installed");
        assertThat(offered(shell, "so")).contains("solve");
        assertThat(offered(shell, "")).contains("solve", "rules", "help");
        assertThat(offered(shell, "solve", "--ru")).contains("--rules");
        assertThat(offered(shell, "solve", "--game", "kak")).contains("kakuro");
        assertThat(offered(shell, "solve", "--rules", "hu")).contains("human");
        assertThat(offered(shell, "help", "so")).contains("solve");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nbn so|solve",
                "nbn |rules",
                "nbn solve --ru|--rules",
                "nbn solve --game kak|kakuro",
                "nbn solve --rules hu|human",
                "nbn help so|solve",
                "nbn completion f|fish"
            })
    void fishOffersCommandsOptionsAndValues(String example) throws IOException, InterruptedException {
        assumeTrue(isInstalled("fish"), "fish is not installed");
        String[] typedAndOffered = example.split("\\|", -1);
        List<String> offered = answer(
                "fish",
                "--no-config",
                "-c",
                "source '" + script("fish") + "'; complete -C '" + typedAndOffered[0] + "'");
        assertThat(offered.stream().map(line -> line.split("\t", 2)[0])).contains(typedAndOffered[1]);
    }
}
