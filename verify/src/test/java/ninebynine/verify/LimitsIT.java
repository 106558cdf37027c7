package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command as a process of its own, where something runs out: memory, the disk, the reader, somebody's patience. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "/dev/full, /proc and signals")
@Tag("full")
class LimitsIT {
    private static final String EASY =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";
    /** An empty 25x25: its chains take some 150 MB. */
    private static final String WIDE = ".".repeat(25 * 25);
    /** An empty 49x49: its model alone takes more than some JVMs have. */
    private static final String HOPELESS =
            IntStream.range(0, 49 * 49).mapToObj(i -> ".").collect(Collectors.joining(" "));

    private static final int SIGINT = 2;
    private static final int FLUSHED = 8192;

    @TempDir
    private Path folder;

    private final List<Process> begun = new ArrayList<>();

    /** Whatever becomes of a test, nothing that it started goes on: it would take the time of all that follow. */
    @AfterEach
    void end() {
        begun.forEach(Process::destroyForcibly);
    }

    private Process started(ProcessBuilder builder) throws IOException {
        Process process = builder.start();
        begun.add(process);
        return process;
    }

    private ProcessBuilder command(String heap, String... args) {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(List.of("-Xmx" + heap, "-XX:+UseParallelGC"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "ninebynine.cli.Nbn"));
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectInput(new File("/dev/null"))
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        return builder;
    }

    private CommandRun run(ProcessBuilder builder) throws IOException, InterruptedException {
        return ended(started(builder));
    }

    private CommandRun ended(Process process) throws IOException, InterruptedException {
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).as("it ends").isTrue();
        return new CommandRun(process.exitValue(), text("out"), text("err"));
    }

    private String text(String name) throws IOException {
        Path file = folder.resolve(name);
        return Files.exists(file) ? Files.readString(file, StandardCharsets.UTF_8) : "";
    }

    private String file(String... puzzles) throws IOException {
        return Files.writeString(folder.resolve("puzzles.txt"), String.join("\n", puzzles) + "\n")
                .toString();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aPuzzleWithoutRoomIsOneOfTheResults(int threads) throws IOException, InterruptedException {
        CommandRun run = run(command(
                "128m", "rate", "--rules", "W", "--threads", Integer.toString(threads), file(EASY, WIDE, EASY)));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("2\t" + EASY + "\n?\t" + WIDE + "\n2\t" + EASY + "\n");
        assertThat(run.err())
                .startsWith("nbn: line 2: The links of 15625 candidates take about 0.3 GB")
                .contains("NBN_OPTS=-Xmx")
                .hasLineCount(1);
    }

    /** 117,649 labels of some 470 bytes: by the labels alone it might fit, so that memory may end on the way. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theEndOfMemoryIsOneOfTheResults(int threads) throws IOException, InterruptedException {
        CommandRun run =
                run(command("40m", "count", "--threads", Integer.toString(threads), file(EASY, HOPELESS, EASY)));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).startsWith("1\t" + EASY + "\n").endsWith("1\t" + EASY + "\n");
        assertThat(run.err())
                .startsWith("nbn: line 2: ")
                .contains("Maybe", "memory, as with NBN_OPTS=-Xmx")
                .hasLineCount(1);
    }

    /** Nothing is made of what would not fit. */
    @ParameterizedTest
    @CsvSource({
        "pandiagonal, 49, 1g, The interactions of 12005 variables take about 3.4 GB",
        "latin, 100, 128m, The variables and names of 1000000 labels take about 0.2 GB"
    })
    void aModelThatDoesNotFitIsOneOfTheResults(String game, int size, String heap, String said)
            throws IOException, InterruptedException {
        String empty = String.join(" ", Collections.nCopies(size * size, "."));
        String small = ".".repeat(25);
        CommandRun run = run(command(heap, "count", "--limit", "2", "--game", game, file(small, empty, small)));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out().lines().map(line -> line.split("\t", 2)[0])).containsExactly("2+", "?", "2+");
        assertThat(run.err())
                .startsWith("nbn: line 2: " + said)
                .contains("Maybe more memory, as with NBN_OPTS=-Xmx")
                .hasLineCount(1);
    }

    @Test
    void aPathEndsWhereThereIsNoRoomAndIsKept() throws IOException, InterruptedException {
        CommandRun text = run(command("128m", "solve", "--rules", "W", file(WIDE, EASY)));
        assertThat(text.code()).isEqualTo(1);
        assertThat(text.out()).contains("Stopped by the limit of memory. Not solved by W.", "Solved by W. Rating 2");
        assertThat(text.err())
                .startsWith("nbn: line 1: The links of 15625 candidates")
                .hasLineCount(1);
        CommandRun json = run(command("128m", "solve", "--rules", "W", "--format", "json", file(WIDE, EASY)));
        assertThat(json.out().lines().map(line -> line.contains("\"outcome\":\"stopped\"")))
                .containsExactly(true, false);
    }

    @Test
    void aDatasetLeavesOutWhatHasNoRoom() throws IOException, InterruptedException {
        Path set = folder.resolve("set");
        CommandRun run =
                run(command("160m", "dataset", "-o", set.toString(), "--compression", "none", file(EASY, WIDE, EASY)));
        assertThat(run.code()).as(run.err()).isEqualTo(1);
        assertThat(run.err()).contains("line 2: The puzzle is left out. The links of 15625 candidates");
        assertThat(set.resolve("manifest.json")).isRegularFile();
    }

    @Test
    void aDatasetLeavesOutWhatTakesTooLong() throws IOException, InterruptedException {
        Path set = folder.resolve("set");
        CommandRun run = run(command(
                "1g", "dataset", "--rules", "DFS", "--time-limit", "0.5", "-o", set.toString(), file(EASY, HOPELESS)));
        assertThat(run.code()).as(run.err()).isEqualTo(1);
        assertThat(run.err()).contains("line 2: The puzzle is left out. The time limit came first.");
    }

    @Test
    void aTraceThatIsNotDecidedInTimeIsNotRight() throws IOException, InterruptedException {
        CommandRun path = run(command("256m", "solve", file(EASY)));
        Path trace = Files.writeString(folder.resolve("trace.txt"), path.out());
        CommandRun run = run(command("256m", "verify", "--time-limit", "0.001", trace.toString()));
        assertThat(run.code()).as(run.err()).isEqualTo(1);
        assertThat(run.out()).contains(": Not decided. The time limit came first.");
        assertThat(run.err()).contains("Not decided: 1 trace.").doesNotContain("all right");
    }

    private Process start(ProcessBuilder builder, String words) throws IOException {
        List<String> args = Stream.of(words.split(" "))
                .map(word -> word.equals("P")
                        ? EASY
                        : word.equals("TRACE") ? wrongTrace().toString() : word)
                .toList();
        List<String> all = new ArrayList<>(builder.command());
        all.addAll(args);
        return started(builder.command(all));
    }

    private Path wrongTrace() {
        try {
            return Files.writeString(
                    folder.resolve("wrong.txt"),
                    EASY + "\nnaked-single ==> r1c1=9\nNot solved by BRT. 3 candidates are left:\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "solve P", "render --format png P"})
    void aFullDiskIsAnError(String words) throws IOException, InterruptedException {
        CommandRun run = ended(start(command("256m").redirectOutput(new File("/dev/full")), words));
        assertThat(run.code()).as(words).isEqualTo(2);
        assertThat(run.err())
                .as(words)
                .startsWith("nbn: The output can't be written: No space left on device")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--version", "solve --help", "games", "rules", "rules NP", "solve --format json P", "rate P", "hint P",
                "backdoors P", "steps P", "expand P", "classify P", "canonical P", "count P", "why P", "render P"
            })
    void aFullDiskIsAnErrorInEveryCommand(String words) throws IOException, InterruptedException {
        aFullDiskIsAnError(words);
    }

    @Test
    void aFullDiskIsAnErrorInVerify() throws IOException, InterruptedException {
        CommandRun run = ended(start(command("256m").redirectOutput(new File("/dev/full")), "verify --all TRACE"));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("nbn: The output can't be written: No space left on device");
    }

    @Test
    void aClosedPipeEndsTheWorkQuietly() throws IOException, InterruptedException {
        String many = file(Stream.generate(() -> EASY).limit(100_000).toArray(String[]::new));
        Process process = started(command("256m", "rate", many).redirectOutput(Redirect.PIPE));
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8), FLUSHED)) {
            assertThat(reader.readLine()).isEqualTo("2\t" + EASY);
        }
        CommandRun run = ended(process);
        assertThat(run.code()).isEqualTo(141);
        assertThat(run.err()).isEmpty();
    }

    /** The first line waits in its buffer; the second, which is none, says on standard error that the third has begun. */
    @ParameterizedTest
    @CsvSource({"TERM, 143, 1", "INT, 130, 1", "TERM, 143, 2"})
    void aSignalEndsItAtOnceAndWhatWasFoundIsKept(String signal, int code, int threads)
            throws IOException, InterruptedException {
        Process process = started(command(
                "1g",
                "count",
                "--limit",
                "1000000000",
                "--threads",
                Integer.toString(threads),
                file(EASY, EASY.substring(1), ".".repeat(81))));
        if (threads == 1) {
            await("err", "line 2");
        } else {
            TimeUnit.SECONDS.sleep(1);
        }
        assumeThat(signal.equals("INT") && ignores(process, SIGINT))
                .as("SIGINT is ignored where this test was started")
                .isFalse();
        send(signal, process);
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(code);
        if (threads == 1) {
            assertThat(text("out")).isEqualTo("1\t" + EASY + "\n");
        }
    }

    /** Each of them has work for minutes. */
    @ParameterizedTest
    @CsvSource({
        "dataset, TERM, 143",
        "verify, TERM, 143",
        "conformance, TERM, 143",
        "dataset, INT, 130",
        "solve, TERM, 143"
    })
    void aSignalEndsEveryLongCommand(String name, String signal, int code) throws IOException, InterruptedException {
        Process process = started(command("1g", longWork(name)));
        TimeUnit.SECONDS.sleep(3);
        assumeThat(signal.equals("INT") && ignores(process, SIGINT))
                .as("SIGINT is ignored where this test was started")
                .isFalse();
        assertThat(process.isAlive()).as(() -> "it is at work: " + said()).isTrue();
        send(signal, process);
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(code);
    }

    private String said() {
        try {
            return text("err");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String[] longWork(String name) throws IOException {
        String[] many = Stream.generate(() -> EASY).limit(200_000).toArray(String[]::new);
        return switch (name) {
            case "dataset" ->
                new String[] {"dataset", "-o", folder.resolve("set").toString(), file(many)};
            case "verify" -> new String[] {"verify", traces(many.length).toString()};
            case "conformance" -> new String[] {"conformance", collection(many).toString()};
            default -> new String[] {"solve", "--explain", "--states", file(many)};
        };
    }

    private Path traces(int count) throws IOException {
        String path = CommandRun.nbn("solve", EASY).out();
        try (BufferedWriter writer = Files.newBufferedWriter(folder.resolve("traces.txt"))) {
            for (int i = 0; i < count / 4; i++) {
                writer.write(path);
            }
        }
        return folder.resolve("traces.txt");
    }

    private Path collection(String... puzzles) throws IOException {
        Files.writeString(folder.resolve("puzzles-000.txt"), String.join("\n", puzzles));
        for (String figures : List.of("nb-cands", "nb-cands-after-BRT", "nb-cands-after-W1", "W-ratings")) {
            Files.writeString(folder.resolve(figures + "-000.txt"), "1\n".repeat(puzzles.length));
        }
        return folder;
    }

    /** A reader that does not read is no reason to stay. */
    @Test
    void aSignalEndsItEvenIfNobodyReads() throws IOException, InterruptedException {
        String many = file(Stream.generate(() -> EASY).limit(100_000).toArray(String[]::new));
        Process process = started(command("256m", "rate", many).redirectOutput(Redirect.PIPE));
        TimeUnit.SECONDS.sleep(2);
        send("TERM", process);
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(143);
    }

    /** Not {@link Process#destroy}, which closes our ends of the pipes too, so that the command may meet a closed one. */
    private static void send(String signal, Process process) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .start()
                .waitFor();
    }

    private void await(String name, String said) throws IOException, InterruptedException {
        for (int i = 0; i < 600 && !text(name).contains(said); i++) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(text(name)).contains(said);
    }

    private static boolean ignores(Process process, int signal) throws IOException {
        return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .mapToLong(line -> Long.parseUnsignedLong(line.substring(7).strip(), 16))
                .anyMatch(mask -> (mask >>> signal - 1 & 1) != 0);
    }

    @ParameterizedTest
    @CsvSource({
        "/proc/nbn.svg, its folder",
        "/proc/cpuinfo/board.svg, a file has the name",
        "/tmp, a folder has that name"
    })
    void aTargetThatCannotBeWrittenIsNamedWithTheReason(String target, String reason)
            throws IOException, InterruptedException {
        CommandRun run = run(command("256m", "render", "-o", target, EASY));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("nbn: '" + target + "' can't be written: " + reason)
                .contains("Maybe")
                .hasLineCount(1);
    }

    @Test
    void aDatasetInAFolderThatCannotBeMadeSaysSo() throws IOException, InterruptedException {
        CommandRun run = run(command("256m", "dataset", "-o", "/proc/nbn", file(EASY)));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("nbn: '/proc/nbn' can't be written: ")
                .contains("Maybe")
                .hasLineCount(1);
    }
}
