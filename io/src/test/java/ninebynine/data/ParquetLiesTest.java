package ninebynine.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import ninebynine.games.Games;
import org.apache.parquet.format.ColumnMetaData;
import org.apache.parquet.format.FileMetaData;
import org.apache.parquet.format.PageHeader;
import org.apache.parquet.format.Util;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Parquet files whose pages or whose end lie about a size: a message, and never memory of that size. */
@SuppressWarnings("NullAway") // a footer may lack anything, but this one is ours
class ParquetLiesTest {
    private static final long ENOUGH = 200L << 20;
    private static final int TAIL = 8;
    private static final List<RecordedTrace> TRACES = Samples.all().subList(0, 3);

    @TempDir
    private Path folder;

    private byte[] whole = {};

    @BeforeEach
    void write() throws IOException {
        Path file = folder.resolve("true.parquet");
        try (ParquetSink<PuzzleRow> sink = new ParquetSink<>(file, PuzzleRow.class, Compression.zstd)) {
            for (RecordedTrace trace : TRACES) {
                sink.write(trace.row());
            }
        }
        whole = Files.readAllBytes(file);
    }

    @Test
    void theTruthIsRead() throws IOException {
        check(end(whole, footer -> {}));
        check(firstPage(page -> {}));
    }

    static Stream<Arguments> footers() {
        return Stream.of(
                lie("a column of a terabyte", "more than", column -> column.setTotal_uncompressed_size(1L << 40)),
                lie("a column of less than nothing", "less than", column -> column.setTotal_uncompressed_size(-1)),
                lie("a column that is too small", "larger than all", column -> column.setTotal_uncompressed_size(1)),
                lie("pages up to a terabyte", "beyond the end", column -> column.setTotal_compressed_size(1L << 40)),
                lie("pages behind the end", "beyond the end", column -> column.setData_page_offset(1L << 40)),
                lie("fewer values", "more values than there are", column -> column.setNum_values(1)));
    }

    private static Arguments lie(String name, String message, Consumer<ColumnMetaData> change) {
        return Arguments.of(name, message, change);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("footers")
    void anEndThatLiesIsRefused(String name, String message, Consumer<ColumnMetaData> change) throws IOException {
        refused(
                end(
                        whole,
                        footer -> footer.getRow_groups()
                                .get(0)
                                .getColumns()
                                .forEach(column -> change.accept(column.getMeta_data()))),
                message);
    }

    static Stream<Arguments> pages() {
        return Stream.of(
                header("unpacks to 2 GB", "larger than all", page -> page.setUncompressed_page_size(Integer.MAX_VALUE)),
                header("is 2 GB", "larger than all", page -> page.setCompressed_page_size(Integer.MAX_VALUE)),
                header("is less than nothing", "can't be read", page -> page.setCompressed_page_size(-7)),
                header("unpacks to less", "larger than all", page -> page.setUncompressed_page_size(-7)),
                header(
                        "has 2 billion values",
                        "more values",
                        page -> page.getData_page_header().setNum_values(Integer.MAX_VALUE)));
    }

    private static Arguments header(String name, String message, Consumer<PageHeader> change) {
        return Arguments.of(name, message, change);
    }

    @ParameterizedTest(name = "a page that {0}")
    @MethodSource("pages")
    void aPageThatLiesIsRefused(String name, String message, Consumer<PageHeader> change) throws IOException {
        refused(firstPage(change), message);
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MAX_VALUE, -1, Integer.MIN_VALUE, 0, 1, 1 << 20})
    void anEndOfAnotherLengthIsRefused(int length) throws IOException {
        byte[] forged = whole.clone();
        ByteBuffer.wrap(forged).order(ByteOrder.LITTLE_ENDIAN).putInt(forged.length - TAIL, length);
        refused(forged, "Maybe");
    }

    /** The list of columns says that it has two billion. */
    @Test
    void aListThatLiesIsRefused() throws IOException {
        byte[] footer = {0x15, 0x02, 0x19, (byte) 0xFC, -1, -1, -1, -1, 7, 0x15, 0x00};
        refused(ended(Arrays.copyOf(whole, whole.length - TAIL - length(whole)), footer), "Maybe");
    }

    @Test
    void moreRowsThanThereAreAreRefused() throws IOException {
        refused(
                end(whole, footer -> {
                    footer.setNum_rows(1L << 40);
                    footer.getRow_groups().get(0).setNum_rows(1L << 40);
                }),
                "Maybe");
    }

    private static int length(byte[] file) {
        return ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(file.length - TAIL);
    }

    /** The file with another end. */
    static byte[] end(byte[] file, Consumer<FileMetaData> change) throws IOException {
        int from = file.length - TAIL - length(file);
        FileMetaData footer = Util.readFileMetaData(new ByteArrayInputStream(file, from, file.length - TAIL - from));
        change.accept(footer);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Util.writeFileMetaData(footer, out);
        return ended(Arrays.copyOf(file, from), out.toByteArray());
    }

    private static byte[] ended(byte[] pages, byte[] footer) {
        return ByteBuffer.allocate(pages.length + footer.length + TAIL)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(pages)
                .put(footer)
                .putInt(footer.length)
                .put("PAR1".getBytes(StandardCharsets.US_ASCII))
                .array();
    }

    /** The header of the first page changed, and the rest moved by as much as it is longer. */
    private byte[] firstPage(Consumer<PageHeader> change) throws IOException {
        CountedStream in = new CountedStream(new ByteArrayInputStream(whole, 4, whole.length - 4));
        PageHeader page = Util.readPageHeader(in);
        int rest = 4 + (int) in.count();
        change.accept(page);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(whole, 0, 4);
        Util.writePageHeader(page, out);
        int longer = out.size() - rest;
        out.write(whole, rest, whole.length - rest);
        return end(
                out.toByteArray(),
                footer -> footer.getRow_groups()
                        .forEach(group -> group.getColumns().forEach(column -> {
                            ColumnMetaData of = column.getMeta_data();
                            if (of.getData_page_offset() > 4) {
                                of.setData_page_offset(of.getData_page_offset() + longer);
                            } else {
                                of.setTotal_compressed_size(of.getTotal_compressed_size() + longer);
                                of.setTotal_uncompressed_size(of.getTotal_uncompressed_size() + longer);
                            }
                        })));
    }

    private void refused(byte[] forged, String message) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThatThrownBy(() -> check(forged))
                .isInstanceOf(DatasetException.class)
                .hasMessageContaining(message)
                .hasMessageContaining("Maybe");
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(ENOUGH);
    }

    private void check(byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve("forged.parquet"), bytes);
        TracesToCheck.Settings settings = new TracesToCheck.Settings(Games.named("sudoku"), null, false, false);
        try (TracesToCheck traces = TracesToCheck.open(file, settings)) {
            List<?> all = Stream.iterate(0, i -> i + 1)
                    .takeWhile(i -> traces.hasNext())
                    .map(i -> traces.next().check().get())
                    .toList();
            assertThat(all).hasSize(TRACES.size());
        }
    }
}
