package ninebynine.data;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a file of a dataset is. */
public enum Format {
    jsonl,
    parquet,
    npz,
    text;

    /** What a file is by its content; what is nothing else is text. */
    public static Format of(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            String first = new String(in.readNBytes(4), StandardCharsets.ISO_8859_1);
            if (first.equals("PAR1")) {
                return parquet;
            }
            if (first.startsWith("PK")) {
                return npz;
            }
        }
        try (InputStream in = Compression.text(Files.newInputStream(file))) {
            int first = in.read();
            while (first == '\n' || first == '\r' || first == ' ') {
                first = in.read();
            }
            return first == '{' ? jsonl : text;
        }
    }
}
