package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Datasets made by a process that is killed, that runs out of room, whose files are damaged: the result is always the same. */
@Tag("full")
class DatasetIT {
    private static final int KILLS = 20;

    @TempDir
    private Path folder;

    private Path puzzles = Path.of("");

    @BeforeEach
    void write() throws IOException {
        Random random = new Random(1);
        puzzles = Files.write(
                folder.resolve("puzzles.txt"),
                Stream.generate(() -> Puzzles.disguised(random).text())
                        .limit(120)
                        .toList());
    }

    private List<String> command(Path output, String... more) {
        return command(8, output, more);
    }

    private List<String> command(int shardSize, Path output, String... more) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "ninebynine.cli.Nbn",
                "dataset",
                "--rules",
                "W",
                "--format",
                "jsonl,parquet,npz,text",
                "--split",
                "train=0.8,test=0.2",
                "--shard-size",
                Integer.toString(shardSize),
                "-o",
                output.toString(),
                puzzles.toString()));
        command.addAll(List.of(more));
        return command;
    }

    private Process start(List<String> command) throws IOException {
        return start(command, folder.resolve("log"));
    }

    private static Process start(List<String> command, Path log) throws IOException {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
    }

    private int run(List<String> command) throws IOException, InterruptedException {
        return start(command).waitFor();
    }

    private String log() throws IOException {
        return Files.readString(folder.resolve("log"), StandardCharsets.UTF_8);
    }

    /** Every file below a folder with its checksum. */
    private static Map<String, String> content(Path of) throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(of)) {
            files.filter(Files::isRegularFile)
                    .forEach(file -> content.put(of.relativize(file).toString(), sha(file)));
        }
        return content;
    }

    private static String sha(Path file) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--curriculum --augment 2 --view steps,chat,prm,qa"})
    void killedAtAnyMomentAndResumedItIsTheSame(String options) throws IOException, InterruptedException {
        Path whole = folder.resolve("whole");
        long begun = System.nanoTime();
        assertThat(run(command(whole, words(options)))).as(this::logged).isZero();
        long millis = (System.nanoTime() - begun) / 1_000_000;
        Map<String, String> expected = content(whole);
        assertThat(expected).containsKeys("manifest.json", "README.md", "plots/rules.svg");
        Random random = new Random(5);
        Path killed = folder.resolve("killed");
        int kills = 0;
        for (int i = 0; i < KILLS / 2; i++) {
            Process process = start(command(killed, words(options + " --resume")));
            if (!process.waitFor(random.nextLong(millis * 2 / 3) + 1, TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor();
                kills++;
            }
            if (Files.exists(killed.resolve("manifest.json"))) {
                assertThat(content(killed)).isEqualTo(expected);
                killed = folder.resolve("killed" + i);
            }
        }
        assertThat(kills).isPositive();
        assertThat(run(command(killed, words(options + " --resume"))))
                .as(this::logged)
                .isZero();
        assertThat(content(killed)).isEqualTo(expected);
    }

    private static String[] words(String options) {
        return options.isEmpty() ? new String[0] : options.strip().split(" ");
    }

    private String logged() {
        try {
            return log();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aDamagedShardIsFoundAndMadeAgain() throws IOException, InterruptedException {
        Path output = folder.resolve("set");
        assertThat(run(command(output))).isZero();
        Map<String, String> expected = content(output);
        Path shard = output.resolve("steps/train-00003.parquet");
        byte[] bytes = Files.readAllBytes(shard);
        bytes[bytes.length / 2] ^= 1;
        Files.write(shard, bytes);
        Files.delete(output.resolve("text/train-00007.txt.zst"));
        assertThat(run(command(output, "--resume", "--threads", "2"))).isZero();
        assertThat(log()).contains("Shard 3 is damaged").contains("Shard 7 is damaged");
        assertThat(content(output)).isEqualTo(expected);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the shell sets the limit")
    void withoutRoomItSaysSoAndNothingHalfIsTakenForWhole() throws IOException, InterruptedException {
        Path output = folder.resolve("full");
        String[] large = {"--compression", "none"};
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", "ulimit -f 2048; exec \"$@\"", "sh"));
        command.addAll(command(60, output, large));
        assertThat(run(command)).as(this::logged).isEqualTo(2);
        assertThat(log()).contains("The disk is full").contains("--resume");
        assertThat(output.resolve("manifest.json")).doesNotExist();
        assertThat(content(output)).containsOnlyKeys("journal.jsonl");
        assertThat(output.resolve(".partial")).doesNotExist();
        assertThat(run(command(60, output, "--compression", "none", "--resume")))
                .as(this::logged)
                .isZero();
        Path other = folder.resolve("other");
        assertThat(run(command(60, other, large))).isZero();
        assertThat(content(output)).isEqualTo(content(other));
    }

    @Test
    void threadsChangeNothing() throws IOException, InterruptedException {
        assertThat(run(command(folder.resolve("one")))).isZero();
        assertThat(run(command(folder.resolve("three"), "--threads", "3"))).isZero();
        assertThat(content(folder.resolve("three"))).isEqualTo(content(folder.resolve("one")));
    }

    /** A disk of a few megabytes, seen by this process alone. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void onAFullDiskHalvesAreTakenAwayAndWholesStay() throws IOException, InterruptedException {
        Path disk = Files.createDirectories(folder.resolve("disk"));
        assumeThat(run(mounted(disk, "size=1m", List.of("true"))))
                .as("who may not mount can't make a small disk; the limit on files above stands for it: %s", log())
                .isZero();
        Path output = disk.resolve("set");
        List<String> look = List.of("sh", "-c", "\"$@\"; echo code $?; ls -AR " + output, "sh");
        List<String> command = new ArrayList<>(look);
        command.addAll(command(8, output, "--compression", "none"));
        assertThat(run(mounted(disk, "size=5m", command))).isZero();
        assertThat(log())
                .contains("The disk is full", "--resume", "code 2", "journal.jsonl", "train-00000.parquet")
                .doesNotContain(".partial", "manifest.json");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFolderThatMayNotBeWrittenIsSaid() throws IOException, InterruptedException {
        Path disk = Files.createDirectories(folder.resolve("disk"));
        assumeThat(run(mounted(disk, "size=1m", List.of("true"))))
                .as("who may not mount can't make a disk that is read-only: %s", log())
                .isZero();
        assertThat(run(mounted(disk, "ro", command(disk.resolve("set"))))).isEqualTo(2);
        assertThat(log()).contains("can't be written: the disk is read-only. Maybe another place.");
        assertThat(run(mounted(disk, "ro", command(disk)))).isEqualTo(2);
        assertThat(log()).contains("can't be written: the disk is read-only. Maybe another place.");
    }

    private static List<String> mounted(Path at, String options, List<String> command) {
        List<String> mounted = new ArrayList<>(List.of(
                "unshare", "-m", "sh", "-c", "mount -t tmpfs -o \"$2\" tmpfs \"$1\" && shift 2 && exec \"$@\"", "sh"));
        mounted.addAll(List.of(at.toString(), options));
        mounted.addAll(command);
        return mounted;
    }

    @Test
    void aFileInPlaceOfTheFolderIsSaid() throws IOException, InterruptedException {
        assertThat(run(command(puzzles))).isEqualTo(2);
        assertThat(log()).contains("is a file. Maybe name a new folder.");
        assertThat(run(command(puzzles.resolve("below")))).isEqualTo(2);
        assertThat(log()).contains("puzzles.txt").contains("Maybe");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the shell holds a process still")
    void theSecondOfTwoWritersIsRefused() throws IOException, InterruptedException {
        Path output = folder.resolve("set");
        Process first = start(command(output), folder.resolve("first"));
        try {
            while (!Files.exists(output.resolve("journal.jsonl"))) {
                assertThat(first.isAlive()).isTrue();
                Thread.sleep(5);
            }
            suspended(first, true);
            for (String[] more : new String[][] {{}, {"--resume"}}) {
                assertThat(run(command(output, more))).isEqualTo(2);
                assertThat(log()).contains("Another run is writing into '" + output + "'");
            }
            suspended(first, false);
            assertThat(first.waitFor()).isZero();
        } finally {
            first.destroyForcibly();
        }
        Path other = folder.resolve("other");
        assertThat(run(command(other))).isZero();
        assertThat(content(output)).isEqualTo(content(other));
    }

    /** Holds a process still, so that it surely has the lock while another comes. */
    private static void suspended(Process process, boolean still) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("kill", still ? "-STOP" : "-CONT", Long.toString(process.pid()))
                        .start()
                        .waitFor())
                .isZero();
    }

    @Test
    void whatIsNotOursIsRefusedAndStays() throws IOException, InterruptedException {
        Path theirs = Files.createDirectories(folder.resolve("thesis/steps"));
        Files.writeString(theirs.resolve("chapter.tex"), "years of work");
        Map<String, String> before = content(folder.resolve("thesis"));
        assertThat(run(command(folder.resolve("thesis"), "--resume"))).isEqualTo(2);
        assertThat(log()).contains("holds no dataset: there is 'steps' in it");
        assertThat(content(folder.resolve("thesis"))).isEqualTo(before);

        Path output = folder.resolve("set");
        assertThat(run(command(output))).isZero();
        Map<String, String> whole = content(output);
        Files.writeString(output.resolve("steps/notes.txt"), "mine");
        assertThat(run(command(output, "--resume"))).isEqualTo(2);
        assertThat(log())
                .contains("'" + output.resolve("steps/notes.txt") + "' is nothing that this dataset's journal names");
        assertThat(output.resolve("steps/notes.txt")).hasContent("mine");
        Files.delete(output.resolve("steps/notes.txt"));

        Files.createSymbolicLink(output.resolve(".partial"), theirs);
        assertThat(run(command(output, "--resume"))).isEqualTo(2);
        assertThat(log()).contains("'" + output.resolve(".partial") + "' is a symbolic link");
        Files.delete(output.resolve(".partial"));
        assertThat(content(folder.resolve("thesis"))).isEqualTo(before);
        assertThat(run(command(output, "--resume"))).as(this::logged).isZero();
        assertThat(content(output)).isEqualTo(whole);
        assertThat(output.resolve(".partial")).doesNotExist();
    }

    @Test
    void aJournalWithALineMissingIsNeverTakenForWhole() throws IOException, InterruptedException {
        Path output = folder.resolve("set");
        assertThat(run(command(output))).isZero();
        Map<String, String> whole = content(output);
        Path journal = output.resolve("journal.jsonl");
        List<String> lines = Files.readAllLines(journal);

        List<String> without = new ArrayList<>(lines);
        without.remove(5);
        Files.write(journal, without);
        assertThat(run(command(output, "--resume"))).isEqualTo(2);
        assertThat(log()).contains("journal.jsonl' is damaged: line 6");

        Files.write(journal, lines.subList(0, lines.size() - 3));
        assertThat(run(command(output, "--resume"))).isEqualTo(2);
        assertThat(log()).contains("is nothing that this dataset's journal names");

        Files.write(journal, lines.subList(0, lines.size() - 1));
        assertThat(run(command(output, "--resume"))).as(this::logged).isZero();
        assertThat(content(output)).isEqualTo(whole);
    }

    @Test
    void namesDoNotFollowTheLocale() throws IOException, InterruptedException {
        List<String> command = command(folder.resolve("arabic"));
        command.addAll(1, List.of("-Duser.language=ar", "-Duser.country=EG", "-Duser.extensions=u-nu-arab"));
        assertThat(run(command)).isZero();
        assertThat(run(command(folder.resolve("plain")))).isZero();
        assertThat(content(folder.resolve("arabic"))).isEqualTo(content(folder.resolve("plain")));
    }
}
