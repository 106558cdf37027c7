package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import ninebynine.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that were made to fill memory end with a message. */
class RowLimitsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(names = {"zstd", "gzip"})
    void aFileThatUnpacksToFarMoreThanItIsIsRefused(Compression compression) throws IOException {
        Path file = folder.resolve("bomb");
        byte[] blank = new byte[1 << 20];
        try (OutputStream out = compression.pack(Files.newOutputStream(file))) {
            for (int i = 0; i < 80; i++) {
                out.write(blank);
            }
        }
        try (InputStream in = Compression.text(Files.newInputStream(file))) {
            assertThatThrownBy(() -> in.transferTo(OutputStream.nullOutputStream()))
                    .hasMessageContaining("more than 500 times its size");
        }
    }

    @Test
    void aLineThatIsTooLongIsRefused() {
        assertThatThrownBy(() -> new JsonLines(bytes("{}" + " ".repeat(100)), 50))
                .hasMessageContaining("line 1 is longer than 50 bytes");
    }

    /** Rows and texts: what is not a row is read as a path, and that has no such line either. */
    @ParameterizedTest
    @ValueSource(strings = {"{\"schema\":1,\"id\":\"", "4..1..2.....1...\nnaked-single ==> "})
    void aLineOfAGigabyteIsRefusedWithoutSoMuchMemory(String start) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        TracesToCheck.Settings settings = new TracesToCheck.Settings(Games.named("sudoku"), null, false, false);
        assertThatThrownBy(() -> {
                    InputStream in = new SequenceInputStream(bytes(start), new Letters(1L << 30));
                    try (TracesToCheck traces = TracesToCheck.of(in, "It", settings)) {
                        traces.forEachRemaining(
                                item -> assertThat(item.check().get()).isNotNull());
                    }
                })
                .hasMessageMatching(".*(longer|more) than.*Maybe.*");
        assertThat(threads.getCurrentThreadAllocatedBytes() - before)
                .isLessThan(Runtime.getRuntime().maxMemory() / 2);
    }

    /** So many letters, which nobody keeps. */
    private static final class Letters extends InputStream {
        private long left;

        Letters(long count) {
            this.left = count;
        }

        @Override
        public int read() {
            return left-- > 0 ? 'x' : -1;
        }

        @Override
        public int read(byte[] into, int from, int length) {
            int count = (int) Math.min(left, length);
            Arrays.fill(into, from, from + Math.max(0, count), (byte) 'x');
            left -= count;
            return count <= 0 ? -1 : count;
        }
    }

    @Test
    void linesAreCountedAndBlankOnesLeftOut() throws IOException {
        JsonLines lines = new JsonLines(bytes("\n  \na\n\nb"));
        assertThat(lines.first()).asString(StandardCharsets.UTF_8).isEqualTo("a");
        assertThat(lines.next()).asString(StandardCharsets.UTF_8).isEqualTo("a");
        assertThat(lines.number()).isEqualTo(3);
        assertThat(lines.next()).asString(StandardCharsets.UTF_8).isEqualTo("b");
        assertThat(lines.number()).isEqualTo(5);
        assertThat(lines.next()).isNull();
    }

    @Test
    void whatIsNestedTooDeepIsRefused() {
        String deep = "{\"x\":" + "[".repeat(100_000);
        assertThatThrownBy(() -> new JsonReader().read(deep.getBytes(StandardCharsets.UTF_8), StepLine.class))
                .isInstanceOf(DatasetException.class)
                .hasMessageContaining("nesting depth");
    }

    @Test
    void aColumnIsThereOnceAndHasItsType() {
        refused("{\"role\":\"a\",\"content\":\"b\",\"role\":\"a\"}", "Duplicate");
        refused("{\"role\":\"a\",\"content\":\"b\"} {}", "Something follows the end of the row.");
        refused("{\"role\":\"a\",\"content\":7}", "\"content\" is a whole number, expected text.");
        refused("{\"role\":\"a\",\"content\":null}", "\"content\" is null, expected text.");
        refused("{\"role\":\"a\"}", "\"content\" is missing.");
        refused("[]", "The line is a list, expected an object.");
        JsonReader reader = new JsonReader();
        reader.read(
                "{\"role\":\"a\",\"more\":[{}],\"content\":\"b\"}".getBytes(StandardCharsets.UTF_8),
                ChatRow.Turn.class);
        assertThat(reader.unknown()).containsExactly("more");
    }

    private static void refused(String line, String message) {
        assertThatThrownBy(() -> new JsonReader().read(line.getBytes(StandardCharsets.UTF_8), ChatRow.Turn.class))
                .isInstanceOf(DatasetException.class)
                .hasMessageContaining(message);
    }

    private static InputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
