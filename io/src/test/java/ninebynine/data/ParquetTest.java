package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ParquetTest {
    private static final List<Recorded> TRACES = Samples.all();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(Compression.class)
    void puzzlesComeBack(Compression compression) throws IOException {
        Path file = write("a.parquet", View.puzzles, compression);

        assertThat(Format.of(file)).isEqualTo(Format.parquet);
        assertThat(read(file))
                .extracting(TraceFile.Entry::row)
                .isEqualTo(TRACES.stream().map(Recorded::row).toList());
        assertThat(read(file)).extracting(TraceFile.Entry::number).containsExactly(1L, 2L, 3L, 4L, 5L, 6L, 7L);
    }

    @Test
    void stepsComeBackAsTraces() throws IOException {
        List<TraceFile.Entry> found = read(write("a.parquet", View.steps, Compression.zstd));

        assertThat(found).allMatch(TraceFile.Entry::apart);
        assertThat(found)
                .extracting(entry -> entry.row().steps())
                .isEqualTo(TRACES.stream()
                        .map(trace -> trace.row().steps())
                        .filter(steps -> !steps.isEmpty())
                        .toList());
        assertThat(found.get(1).number())
                .isEqualTo(1L + found.get(0).row().steps().size());
    }

    @ParameterizedTest
    @EnumSource(names = {"steps", "puzzles"})
    void columnsAreThoseOfTheRecord(View view) throws IOException {
        Path file = write("a.parquet", view, Compression.zstd);

        assertThat(ParquetSource.columns(file)).isEqualTo(Columns.of(view.rows()));
    }

    @ParameterizedTest
    @EnumSource(Compression.class)
    void theSameRowsGiveTheSameBytes(Compression compression) throws IOException {
        assertThat(write("one", View.puzzles, compression))
                .hasSameBinaryContentAs(write("two", View.puzzles, compression));
    }

    @Test
    void manyRowGroupsComeBackToo() throws IOException {
        Path file = folder.resolve("many.parquet");
        int times = 150;
        try (Shard shard = open(file, View.puzzles, Compression.none)) {
            for (int i = 0; i < times; i++) {
                for (Recorded trace : TRACES) {
                    shard.write(trace);
                }
            }
        }
        assertThat(Files.size(file)).isGreaterThan(2L << 23);
        try (TraceFile found = TraceFile.open(file)) {
            for (int i = 0; i < times; i++) {
                for (Recorded trace : TRACES) {
                    assertThat(found.next().row()).isEqualTo(trace.row());
                }
            }
            assertThat(found.hasNext()).isFalse();
        }
    }

    @Test
    void aFileThatWasCutOffSaysSo() throws IOException {
        Path file = write("cut.parquet", View.puzzles, Compression.zstd);
        byte[] whole = Files.readAllBytes(file);
        for (int size : new int[] {whole.length - 1, whole.length / 2, 20, 5}) {
            Files.write(file, Arrays.copyOf(whole, size));

            assertThatThrownBy(() -> read(file))
                    .as("%d of %d bytes", size, whole.length)
                    .isInstanceOf(DatasetException.class)
                    .hasMessageStartingWith("'" + file + "'")
                    .hasMessageContaining("make it again");
        }
    }

    /** Every byte counts: whatever is changed among the pages, it is found or does not matter. */
    @Test
    void damageIsFound() throws IOException {
        Path file = write("damaged.parquet", View.puzzles, Compression.zstd);
        List<TraceFile.Entry> right = read(file);
        byte[] whole = Files.readAllBytes(file);
        int found = 0;
        for (int at = 4; at < whole.length; at += whole.length / 97) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 0x55;
            Files.write(file, damaged);
            try {
                assertThat(read(file)).isEqualTo(right);
            } catch (DatasetException e) {
                assertThat(e).hasMessageStartingWith("'" + file + "'");
                found++;
            }
        }
        assertThat(found).isGreaterThan(50);
    }

    private Path write(String name, View view, Compression compression) throws IOException {
        Path file = folder.resolve(name);
        try (Shard shard = open(file, view, compression)) {
            for (Recorded trace : TRACES) {
                shard.write(trace);
            }
        }
        return file;
    }

    private static Shard open(Path file, View view, Compression compression) throws IOException {
        return Shards.open(file, Format.parquet, view, compression, trace -> Shards.rows(view, trace));
    }

    private static List<TraceFile.Entry> read(Path file) {
        List<TraceFile.Entry> entries = new ArrayList<>();
        try (TraceFile traces = TraceFile.open(file)) {
            traces.forEachRemaining(entries::add);
        }
        return entries;
    }
}
