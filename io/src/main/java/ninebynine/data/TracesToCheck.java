package ninebynine.data;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.zip.GZIPInputStream;
import ninebynine.games.Game;
import ninebynine.io.ToldPaths;
import ninebynine.io.ToldPaths.Item;
import org.jspecify.annotations.Nullable;

/** The traces of a file in any format, each ready to be checked: what it holds tells which it is, not its name. */
public final class TracesToCheck implements Iterator<Item>, AutoCloseable {
    private static final int HEAD = 1 << 16;
    private static final int BYTE_ORDER_MARK = 0xEF;

    private final InputStream in;
    private final Iterator<Item> items;

    /**
     * @param source how messages call it
     * @param puzzle the puzzle of the paths that name none; null if there is no such
     * @param all whether to go on after a wrong step of a path, taking it as given
     */
    public TracesToCheck(InputStream file, String source, Game game, @Nullable String puzzle, boolean all) {
        try {
            this.in = unpacked(new BufferedInputStream(file, HEAD));
            this.items = first(in) == '{' ? new JsonTraces(in) : new ToldPaths(in, source, game, puzzle, all);
        } catch (IOException e) {
            throw new UncheckedIOException(source + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static InputStream unpacked(BufferedInputStream in) throws IOException {
        in.mark(HEAD);
        byte[] magic = in.readNBytes(4);
        in.reset();
        boolean gzip = magic.length > 1 && (magic[0] & 0xff) == 0x1f && (magic[1] & 0xff) == 0x8b;
        return gzip ? new BufferedInputStream(new GZIPInputStream(in, HEAD), HEAD) : in;
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
            in.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
