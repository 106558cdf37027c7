package ninebynine.data;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.List;
import org.apache.parquet.format.DataPageHeader;
import org.apache.parquet.format.DataPageHeaderV2;
import org.apache.parquet.format.DictionaryPageHeader;
import org.apache.parquet.format.PageHeader;
import org.apache.parquet.format.Util;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;

/** The sizes that a Parquet file claims, each checked against the others before anything of that size is made: a small file may claim terabytes. */
final class ParquetSizes {
    /** A row group while it is in memory. Ours have 8 MB, or one row. */
    private static final long LARGEST = 1L << 29;

    private static final String DAMAGED = ". Maybe it was damaged, or made to fill memory; make it again.";

    private ParquetSizes() {}

    /** @throws DatasetException if one is too large, or can't be */
    static void check(Path file, List<BlockMetaData> groups) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            for (BlockMetaData group : groups) {
                long size = 0;
                for (ColumnChunkMetaData column : group.getColumns()) {
                    require(column.getTotalUncompressedSize() >= 0, column, "less than nothing");
                    size += Math.min(LARGEST + 1, column.getTotalUncompressedSize());
                }
                if (size > LARGEST) {
                    throw new DatasetException(
                            "A row group has more than " + LARGEST + " bytes. Maybe write it in smaller row groups.");
                }
                for (ColumnChunkMetaData column : group.getColumns()) {
                    pages(channel, column);
                }
            }
        }
    }

    /** A page is no larger than its column, and has no more values; one of a dictionary has no more than bytes. */
    private static void pages(FileChannel file, ColumnChunkMetaData column) throws IOException {
        long at = column.getStartingPos();
        long end = at + column.getTotalSize();
        require(at >= 0 && column.getTotalSize() >= 0 && end <= file.size(), column, "pages beyond the end");
        while (at < end) {
            CountedStream in = new CountedStream(new BufferedInputStream(Channels.newInputStream(file.position(at))));
            PageHeader page = header(in, column);
            long size = page.getUncompressed_page_size();
            require(
                    size >= 0
                            && size <= column.getTotalUncompressedSize()
                            && page.getCompressed_page_size() >= 0
                            && page.getCompressed_page_size() <= end - at,
                    column,
                    "a page that is larger than all of it");
            require(
                    values(page) <= (page.isSetDictionary_page_header() ? size : column.getValueCount()),
                    column,
                    "a page with more values than there are");
            at += in.count() + page.getCompressed_page_size();
        }
    }

    private static PageHeader header(CountedStream in, ColumnChunkMetaData column) {
        try {
            return Util.readPageHeader(in);
        } catch (IOException | RuntimeException e) {
            throw new DatasetException("Column " + column.getPath().toDotString() + " has a page that can't be read: "
                    + e.getMessage() + DAMAGED);
        }
    }

    private static long values(PageHeader page) {
        DictionaryPageHeader dictionary = page.getDictionary_page_header();
        DataPageHeader data = page.getData_page_header();
        DataPageHeaderV2 second = page.getData_page_header_v2();
        return dictionary != null
                ? dictionary.getNum_values()
                : data != null ? data.getNum_values() : second != null ? second.getNum_values() : 0;
    }

    private static void require(boolean is, ColumnChunkMetaData column, String otherwise) {
        if (!is) {
            throw new DatasetException("Column " + column.getPath().toDotString() + " has " + otherwise + DAMAGED);
        }
    }
}
