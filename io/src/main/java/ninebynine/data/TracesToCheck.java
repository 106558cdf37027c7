package ninebynine.data;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import ninebynine.games.Game;
import ninebynine.io.ToldPaths;
import ninebynine.io.ToldPaths.Item;
import org.jspecify.annotations.Nullable;

/** The traces of a file in any format, each ready to be checked: what it holds tells which it is, not its name. */
public final class TracesToCheck implements Iterator<Item>, AutoCloseable {
    private static final int HEAD = 1 << 16;
    private static final int BYTE_ORDER_MARK = 0xEF;

    private final Closeable source;
    private final Iterator<Item> items;

    private TracesToCheck(Closeable source, Iterator<Item> items) {
        this.source = source;
        this.items = items;
    }

    /** The traces of a file, which may be Parquet too; see {@link #of}. */
    public static TracesToCheck open(Path path, Game game, @Nullable String puzzle, boolean all) throws IOException {
        if (Format.of(path) == Format.parquet) {
            RowTraces rows = new RowTraces(path);
            return new TracesToCheck(rows::close, rows);
        }
        return of(Files.newInputStream(path), "'" + path + "'", game, puzzle, all);
    }

    /**
     * The traces of a stream.
     *
     * @param source how messages call it
     * @param puzzle the puzzle of the paths that name none; null if there is no such
     * @param all whether to go on after a wrong step of a path, taking it as given
     */
    public static TracesToCheck of(InputStream file, String source, Game game, @Nullable String puzzle, boolean all)
            throws IOException {
        InputStream in = new BufferedInputStream(Compression.text(file), HEAD);
        return new TracesToCheck(
                in, first(in) == '{' ? new JsonTraces(in) : new ToldPaths(in, source, game, puzzle, all));
    }

    /** The first byte that is no blank; -1 if there is none near. */
    private static int first(InputStream in) throws IOException {
        in.mark(HEAD);
        int first = in.read();
        for (int i = 1; i < HEAD && (first == BYTE_ORDER_MARK || first >= 0 && Character.isWhitespace(first)); i++) {
            first = in.read();
        }
        in.reset();
        return first;
    }

    @Override
    public boolean hasNext() {
        return items.hasNext();
    }

    @Override
    public Item next() {
        return items.next();
    }

    @Override
    public void close() {
        try {
            source.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
