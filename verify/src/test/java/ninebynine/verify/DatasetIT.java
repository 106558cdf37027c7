package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Datasets made by a process that is killed, that runs out of room, whose files are damaged: the result is always the same. */
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
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
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

    @Test
    void killedAtAnyMomentAndResumedItIsTheSame() throws IOException, InterruptedException {
        Path whole = folder.resolve("whole");
        long begun = System.nanoTime();
        assertThat(run(command(whole))).as(this::logged).isZero();
        long millis = (System.nanoTime() - begun) / 1_000_000;
        Map<String, String> expected = content(whole);
        assertThat(expected).containsKeys("manifest.json", "README.md", "plots/rules.svg");
        Random random = new Random(5);
        Path killed = folder.resolve("killed");
        int kills = 0;
        for (int i = 0; i < KILLS; i++) {
            Process process = start(command(killed, "--resume"));
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
        assertThat(run(command(killed, "--resume"))).as(this::logged).isZero();
        assertThat(content(killed)).isEqualTo(expected);
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
        assertThat(output.resolve("steps")).doesNotExist();
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
}
