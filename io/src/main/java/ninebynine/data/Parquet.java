package ninebynine.data;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The door to Parquet. Its jars are heavy, so a program has them only if it asks for them, and nothing else here names what is in them. */
final class Parquet {
    private static final List<String> NEEDED =
            List.of("com.jerolba.carpet.CarpetWriter", "org.apache.parquet.io.LocalOutputFile");

    private Parquet() {}

    static <R extends Record> RowSink<R> sink(Path file, Class<R> row, Compression compression) throws IOException {
        require(Parquet.class.getClassLoader());
        return new ParquetSink<>(file, row, compression);
    }

    static <R extends Record> RowSource<R> source(Path file, Class<R> row) throws IOException {
        require(Parquet.class.getClassLoader());
        return new ParquetSource<>(file, row);
    }

    static ParquetTable table(Path file) throws IOException {
        require(Parquet.class.getClassLoader());
        return new ParquetTable(file);
    }

    /** The columns of a file. */
    static List<String> columns(Path file) throws IOException {
        require(Parquet.class.getClassLoader());
        return ParquetSource.columns(file);
    }

    /** @throws DatasetException if the jars are not there */
    static void require(ClassLoader jars) {
        for (String name : NEEDED) {
            try {
                Class.forName(name, false, jars);
            } catch (ClassNotFoundException e) {
                throw new DatasetException(
                        "Parquet needs jars that are not on the class path: there is no " + name
                                + ". Maybe add com.jerolba:carpet-record to your dependencies, in the version of ninebynine-bom, or use JSON.");
            }
        }
    }
}
