package ninebynine.dataset;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import ninebynine.data.RecordedTrace;
import ninebynine.data.Shard;
import ninebynine.picture.Pictures;
import ninebynine.resolve.Replay;
import ninebynine.state.View;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;

/** A zip with a picture of every step, drawn on the state before it: {@code puzzles-2-7.svg} is step 7 of puzzle {@code puzzles:2}. */
final class ImageShard implements Shard {
    /** The first day that a zip can name: the same bytes whenever they are written. */
    private static final LocalDateTime NEVER = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final ZipOutputStream out;
    private final Recipe.Images kind;
    private final Pictures pictures = new Pictures(0, Pictures.Below.NOTHING);

    ImageShard(Path file, Recipe.Images kind) throws IOException {
        this.out = new ZipOutputStream(Files.newOutputStream(file));
        this.kind = kind;
        out.setLevel(kind == Recipe.Images.png ? Deflater.NO_COMPRESSION : Deflater.DEFAULT_COMPRESSION);
    }

    @Override
    public void write(RecordedTrace trace) throws IOException {
        try {
            Replay.tell(trace.trace(), trace.order(), new TraceSink() {
                @Override
                public void before(Step step, View state) {
                    put(trace, step, state);
                }
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private void put(RecordedTrace trace, Step step, View state) {
        try {
            ZipEntry entry = new ZipEntry(trace.row().id().replace(':', '-') + "-" + step.number() + "." + kind.name());
            entry.setTimeLocal(NEVER);
            out.putNextEntry(entry);
            out.write(
                    kind == Recipe.Images.svg
                            ? pictures.svg(trace.puzzle(), state, step.match())
                            : pictures.png(trace.puzzle(), state, step.match()));
            out.closeEntry();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
