package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as a process of its own: what only shows there, which is standard input, bytes, colour and the exit code. */
@Tag("full")
class ProcessIT {
    private static final String GOOD =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";

    @TempDir
    private Path folder;

    /** Where the output goes, as the launcher would say it. */
    private enum Where {
        FILE,
        TERMINAL,
        PLAIN_TERMINAL
    }

    private CommandRun nbn(String input, Where where, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.add("-Dnbn.out.terminal=" + (where != Where.FILE));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "ninebynine.cli.Nbn"));
        command.addAll(List.of(args));
        Path in = Files.writeString(folder.resolve("in"), input);
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("LC_ALL", "C");
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        builder.environment().remove("NO_COLOR");
        if (where == Where.PLAIN_TERMINAL) {
            builder.environment().put("NO_COLOR", "1");
        }
        int code = builder.start().waitFor();
        return new CommandRun(
                code, Files.readString(out, StandardCharsets.UTF_8), Files.readString(err, StandardCharsets.UTF_8));
    }

    @Test
    void standardInputIsReadWhereADashStands() throws IOException, InterruptedException {
        CommandRun run = nbn(GOOD + "\n" + GOOD + "\n", Where.FILE, "rate", "-");
        assertThat(run).isEqualTo(new CommandRun(0, ("2\t" + GOOD + "\n").repeat(2), ""));
    }

    @Test
    void outputIsUtf8WhateverTheLocale() throws IOException, InterruptedException {
        CommandRun run = nbn("", Where.FILE, "solve", GOOD);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("r5c9≠8").doesNotContain("\u001b");
    }

    @Test
    void theExitCodeIsThatOfTheWorstPuzzle() throws IOException, InterruptedException {
        assertThat(nbn(GOOD, Where.FILE, "rate", "--rules", "BRT", "-").code()).isEqualTo(1);
        CommandRun bad = nbn(GOOD + "\n" + GOOD.substring(1) + "\n", Where.FILE, "rate", "--rules", "BRT", "-");
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.out()).isEqualTo("-\t" + GOOD + "\n");
        assertThat(bad.err()).startsWith("nbn: line 2: 80 symbols").hasLineCount(1);
    }

    @Test
    void emptyStandardInputIsAnError() throws IOException, InterruptedException {
        CommandRun run = nbn("", Where.FILE, "solve", "-");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("empty").hasLineCount(1);
    }

    @Test
    void colourIsForTerminalsAndNeverAgainstNoColor() throws IOException, InterruptedException {
        assertThat(nbn("", Where.TERMINAL, "solve", GOOD).out()).contains("\u001b[1mnaked-single\u001b[0m ==> r4c5=7");
        assertThat(nbn("", Where.PLAIN_TERMINAL, "solve", GOOD).out()).doesNotContain("\u001b");
    }
}
