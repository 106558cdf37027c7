package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file as NumPy's documents describe it, read with nothing of ours. */
class NpzTest {
    private static final Pattern HEADER =
            Pattern.compile("\\{'descr': '([^']+)', 'fortran_order': False, 'shape': \\(([0-9, ]*)\\), \\} *\n");

    @TempDir
    private Path folder;

    /** An array as it lies in the file. */
    private record Npy(String type, List<Integer> shape, ByteBuffer numbers) {
        static Npy of(byte[] file) {
            ByteBuffer bytes = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
            assertThat(file).startsWith(0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0);
            int length = bytes.getShort(8);
            assertThat((10 + length) % 64).isZero();
            Matcher header = HEADER.matcher(new String(file, 10, length, StandardCharsets.US_ASCII));
            assertThat(header.matches()).isTrue();
            List<Integer> shape = Stream.of(header.group(2).split(", ?"))
                    .map(Integer::valueOf)
                    .toList();
            ByteBuffer numbers = bytes.position(10 + length).slice().order(ByteOrder.LITTLE_ENDIAN);
            Npy array = new Npy(header.group(1), shape, numbers);
            assertThat(numbers.remaining()).isEqualTo(array.size() * array.width());
            return array;
        }

        int size() {
            return shape.stream().reduce(1, (a, b) -> a * b);
        }

        int width() {
            int digits = Integer.parseInt(type.substring(2));
            return type.charAt(1) == 'U' ? 4 * digits : digits;
        }

        long number(int at) {
            return switch (width()) {
                case 1 -> numbers.get(at) & 0xff;
                case 2 -> numbers.getShort(2 * at);
                default -> numbers.getLong(8 * at);
            };
        }

        String text(int at) {
            byte[] padded = new byte[width()];
            numbers.get(at * width(), padded);
            return new String(padded, Charset.forName("UTF-32LE")).replace("\0", "");
        }
    }

    @Test
    void oneShapeHasPlainNames() throws IOException {
        List<RecordedTrace> traces = Stream.of("S2", "W", "S4")
                .map(theory -> Samples.trace(theory.equals("S4") ? Samples.HARD : Samples.NINE, theory, 7))
                .toList();

        Map<String, Npy> arrays = read(write("a.npz", traces));

        assertThat(arrays.keySet()).containsExactly("G", "C", "offsets", "id", "rating", "rule", "level", "rules");
        check(traces, arrays, "");
    }

    @Test
    void severalShapesHaveTheirNamesInFront() throws IOException {
        List<RecordedTrace> traces = Samples.all();

        Map<String, Npy> arrays = read(write("a.npz", traces));

        for (String size : List.of("4x4", "9x9", "16x16")) {
            check(
                    traces.stream()
                            .filter(trace -> trace.row().size().equals(size))
                            .toList(),
                    arrays,
                    "sudoku_" + size + "_");
        }
        assertThat(arrays).hasSize(3 * 8);
    }

    @Test
    void aHoleHasNoValueAndNoCandidatesAndBoardsWithOtherHolesShareArrays() throws IOException {
        List<RecordedTrace> traces = List.of(
                Samples.trace("hidato", "Hidato topological 3 8 1 . . . . . . 8 B", "W", 1),
                Samples.trace("hidato", "Hidato topological 3 8 B . . . 1 . . . 8", "W", 2),
                Samples.trace("hidato", "Hidato topological 3 9 1 . . . . . . . 9", "W", 3));
        int[] holes = {8, 0};

        Map<String, Npy> arrays = read(write("a.npz", traces));

        Npy values = array(arrays, "hidato_3x3_8_G");
        Npy candidates = array(arrays, "hidato_3x3_8_C");
        Npy offsets = array(arrays, "hidato_3x3_8_offsets");
        assertThat(values.shape).hasSize(3).endsWith(3, 3);
        assertThat(candidates.shape).hasSize(4).endsWith(3, 3, 8);
        assertThat(array(arrays, "hidato_3x3_9_C").shape).hasSize(4).endsWith(3, 3, 9);
        for (int p = 0; p < holes.length; p++) {
            for (long state = offsets.number(p); state < offsets.number(p + 1); state++) {
                for (int cell = 0; cell < 9; cell++) {
                    int at = (int) state * 9 + cell;
                    long open = IntStream.range(0, 8)
                            .filter(n -> candidates.number(at * 8 + n) == 1)
                            .count();
                    assertThat(values.number(at) + open > 0).isEqualTo(cell != holes[p]);
                }
            }
        }
    }

    private static Npy array(Map<String, Npy> arrays, String name) {
        return Objects.requireNonNull(arrays.get(name), name);
    }

    private static void check(List<RecordedTrace> traces, Map<String, Npy> arrays, String prefix) {
        int n = Integer.parseInt(traces.get(0).row().size().split("x", -1)[0]);
        int states = traces.stream().mapToInt(trace -> trace.states().size()).sum();
        Npy values = array(arrays, prefix + "G");
        Npy candidates = array(arrays, prefix + "C");
        Npy offsets = array(arrays, prefix + "offsets");
        assertThat(values.type).isEqualTo("|u1");
        assertThat(values.shape).containsExactly(states, n, n);
        assertThat(candidates.type).isEqualTo("|b1");
        assertThat(candidates.shape).containsExactly(states, n, n, n);
        assertThat(offsets.type).isEqualTo("<i8");
        assertThat(offsets.shape).containsExactly(traces.size() + 1);
        int state = 0;
        for (int p = 0; p < traces.size(); p++) {
            RecordedTrace trace = traces.get(p);
            assertThat(offsets.number(p)).isEqualTo(state);
            assertThat(array(arrays, prefix + "id").text(p))
                    .isEqualTo(trace.row().id());
            Integer rating = trace.row().rating();
            assertThat(array(arrays, prefix + "rating").number(p)).isEqualTo(rating == null ? -1 : rating);
            for (int t = 0; t < trace.states().size(); t++, state++) {
                check(trace.states().get(t), n, values, candidates, state);
                long rule = array(arrays, prefix + "rule").number(state);
                boolean last = t == trace.row().steps().size();
                assertThat(rule < 0).isEqualTo(last);
                if (!last) {
                    StepRow step = trace.row().steps().get(t);
                    assertThat(Schema.hex(trace.states().get(t).candidates())).isEqualTo(step.candidatesBefore());
                    assertThat(Schema.hex(trace.states().get(t + 1).candidates()))
                            .isEqualTo(step.candidatesAfter());
                    assertThat(array(arrays, prefix + "rules").text((int) rule)).isEqualTo(step.code());
                    assertThat(array(arrays, prefix + "level").number(state)).isEqualTo(step.length());
                }
            }
        }
        assertThat(offsets.number(traces.size())).isEqualTo(state);
    }

    private static void check(Snapshot state, int n, Npy values, Npy candidates, int at) {
        Bits found = new Bits(n * n * n);
        Bits open = new Bits(n * n * n);
        for (int cell = 0; cell < n * n; cell++) {
            long value = values.number(at * n * n + cell);
            if (value > 0) {
                found.set(cell * n + (int) value - 1);
            }
        }
        for (int label = 0; label < n * n * n; label++) {
            if (candidates.number(at * n * n * n + label) == 1) {
                open.set(label);
            }
        }
        assertThat(new Snapshot(found, open)).isEqualTo(state);
    }

    @Test
    void theSameTracesGiveTheSameBytesAndNothingIsLeftBeside() throws IOException {
        assertThat(write("one.npz", Samples.all())).hasSameBinaryContentAs(write("two.npz", Samples.all()));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("one.npz", "two.npz");
        }
    }

    private Path write(String name, List<RecordedTrace> traces) throws IOException {
        Path file = folder.resolve(name);
        try (Shard shard = Shards.open(file, Format.npz, RowView.steps, Compression.zstd, trace -> List.of())) {
            for (RecordedTrace trace : traces) {
                shard.write(trace);
            }
        }
        assertThat(Format.of(file)).isEqualTo(Format.npz);
        return file;
    }

    private static Map<String, Npy> read(Path file) throws IOException {
        Map<String, Npy> arrays = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(file))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                assertThat(entry.getName()).endsWith(".npy");
                arrays.put(entry.getName().replace(".npy", ""), Npy.of(zip.readAllBytes()));
            }
        }
        return arrays;
    }
}
