package ninebynine.data;

import java.io.IOException;
import java.nio.file.Path;

public final class Temp {
    public static Shard steps(Path file, Compression c) throws IOException {
        JsonSink<StepLine> s = new JsonSink<>(file, StepLine.class, c);
        return new Shard() {
            public void write(Recorded r) throws IOException {
                for (StepRow x : r.row().steps()) s.write(StepLine.of(r.row(), x));
            }

            public void close() throws IOException {
                s.close();
            }
        };
    }
}
