package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ParquetTest {
    private static final List<RecordedTrace> TRACES = Samples.all();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(Compression.class)
    void puzzlesComeBack(Compression compression) throws IOException {
        Path file = write("a.parquet", RowView.puzzles, compression);

        assertThat(Format.of(file)).isEqualTo(Format.parquet);
        assertThat(Samples.read(file, PuzzleRow.class))
                .isEqualTo(TRACES.stream().map(RecordedTrace::row).toList());
    }

    @Test
    void stepsComeBack() throws IOException {
        Path file = write("a.parquet", RowView.steps, Compression.zstd);

        assertThat(Samples.read(file, StepLine.class))
                .isEqualTo(TRACES.stream()
                        .flatMap(trace -> Shards.rows(RowView.steps, trace).stream())
                        .toList());
        assertThat(TraceFile.first(file))
                .isEqualTo(TraceFile.first(write("b.parquet", RowView.puzzles, Compression.zstd)));
    }

    @ParameterizedTest
    @EnumSource(names = {"steps", "puzzles"})
    void columnsAreThoseOfTheRecord(RowView view) throws IOException {
        Path file = write("a.parquet", view, Compression.zstd);

        assertThat(ParquetSource.columns(file)).isEqualTo(Columns.of(view.rows()));
    }

    @ParameterizedTest
    @EnumSource(Compression.class)
    void theSameRowsGiveTheSameBytes(Compression compression) throws IOException {
        assertThat(write("one", RowView.puzzles, compression))
                .hasSameBinaryContentAs(write("two", RowView.puzzles, compression));
    }

    @Test
    void manyRowGroupsComeBackToo() throws IOException {
        Path file = folder.resolve("many.parquet");
        int times = 150;
        try (Shard shard = open(file, RowView.puzzles, Compression.none)) {
            for (int i = 0; i < times; i++) {
                for (RecordedTrace trace : TRACES) {
                    shard.write(trace);
                }
            }
        }
        assertThat(Files.size(file)).isGreaterThan(2L << 23);
        try (RowSource<PuzzleRow> found = TraceFile.rows(file, PuzzleRow.class)) {
            for (int i = 0; i < times; i++) {
                for (RecordedTrace trace : TRACES) {
                    assertThat(found.next()).isEqualTo(trace.row());
                }
            }
            assertThat(found.next()).isNull();
        }
    }

    @Test
    void aFileThatWasCutOffSaysSo() throws IOException {
        Path file = write("cut.parquet", RowView.puzzles, Compression.zstd);
        byte[] whole = Files.readAllBytes(file);
        for (int size : new int[] {whole.length - 1, whole.length / 2, 20, 5}) {
            Files.write(file, Arrays.copyOf(whole, size));

            assertThatThrownBy(() -> TraceFile.first(file))
                    .as("%d of %d bytes", size, whole.length)
                    .isInstanceOf(DatasetException.class)
                    .hasMessageStartingWith("'" + file + "'")
                    .hasMessageContaining("make it again");
        }
    }

    /** Every byte counts: whatever is changed among the pages, it is found or does not matter. */
    @Test
    void damageIsFound() throws IOException {
        Path file = write("damaged.parquet", RowView.puzzles, Compression.zstd);
        List<PuzzleRow> right = Samples.read(file, PuzzleRow.class);
        byte[] whole = Files.readAllBytes(file);
        int found = 0;
        for (int at = 4; at < whole.length; at += whole.length / 97) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 0x55;
            Files.write(file, damaged);
            try {
                assertThat(Samples.read(file, PuzzleRow.class)).isEqualTo(right);
            } catch (DatasetException | IOException e) {
                found++;
            }
        }
        assertThat(found).isGreaterThan(50);
    }

    private Path write(String name, RowView view, Compression compression) throws IOException {
        Path file = folder.resolve(name);
        try (Shard shard = open(file, view, compression)) {
            for (RecordedTrace trace : TRACES) {
                shard.write(trace);
            }
        }
        return file;
    }

    private static Shard open(Path file, RowView view, Compression compression) throws IOException {
        return Shards.open(file, Format.parquet, view, compression, trace -> Shards.rows(view, trace));
    }

    @Test
    void jarsThatAreMissingAreSaidWithAWayOut() {
        assertThatThrownBy(() -> Parquet.require(ClassLoader.getPlatformClassLoader()))
                .isInstanceOf(DatasetException.class)
                .hasMessageContaining(
                        "there is no com.jerolba.carpet.CarpetWriter. Maybe add com.jerolba:carpet-record");
    }
}
