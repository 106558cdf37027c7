package ninebynine.data;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import ninebynine.check.Verified;
import ninebynine.game.Game;
import ninebynine.games.Games;
import ninebynine.io.ToldPaths;
import ninebynine.io.ToldPaths.Item;
import ninebynine.limit.Stopping;
import org.jspecify.annotations.Nullable;

/** The traces of a file in any format, each ready to be checked: what it holds tells which it is, not its name. */
public final class TracesToCheck implements Iterator<Item>, AutoCloseable {
    private static final int HEAD = 1 << 16;
    private static final int BYTE_ORDER_MARK = 0xEF;

    private final Closeable source;
    private final Iterator<Item> items;
    private final Supplier<Set<String>> taken;

    private TracesToCheck(Closeable source, Iterator<Item> items, Supplier<Set<String>> taken) {
        this.source = source;
        this.items = items;
        this.taken = taken;
    }

    /** What decides how traces are checked, and the models and rules that are made for it, once. Threads may share one. */
    public static final class Settings {
        private final Games games;
        private final Game game;
        private final @Nullable String puzzle;
        private final boolean all;
        private final Grounds grounds;

        /**
         * How traces are checked.
         *
         * @param games those that rows may name
         * @param game the game of paths in text
         * @param puzzle the puzzle of the paths that name none; null if there is no such
         * @param all whether to go on after a wrong step of a path, taking it as given
         * @param ratings whether the ratings of rows by other theories are made again too
         */
        public Settings(Games games, Game game, @Nullable String puzzle, boolean all, boolean ratings) {
            this.games = games;
            this.game = game;
            this.puzzle = puzzle;
            this.all = all;
            this.grounds = new Grounds(games, ratings);
        }

        /** With our games. */
        public Settings(Game game, @Nullable String puzzle, boolean all, boolean ratings) {
            this(Games.builtIn(), game, puzzle, all, ratings);
        }

        Grounds grounds() {
            return grounds;
        }
    }

    /** The traces of a file, which may be Parquet too; see {@link #of}. */
    public static TracesToCheck open(Path path, Settings settings) throws IOException {
        String name = "'" + path + "'";
        if (Format.of(path) == Format.parquet) {
            return rows(name, settings, Parquet.columns(path), new RowItems.Opener() {
                @Override
                public <R extends Record> RowSource<R> open(Class<R> row) throws IOException {
                    return Parquet.source(path, row);
                }
            });
        }
        return of(Files.newInputStream(path), name, settings);
    }

    /**
     * The traces of a stream.
     *
     * @param source how messages call it
     */
    public static TracesToCheck of(InputStream file, String source, Settings settings) throws IOException {
        InputStream in = new BufferedInputStream(Compression.text(file), HEAD);
        if (first(in) != '{') {
            return new TracesToCheck(
                    in,
                    new ToldPaths(in, source, settings.games, settings.game, settings.puzzle, settings.all),
                    Set::of);
        }
        JsonLines lines = lines(in, source);
        byte[] first = lines.first();
        return rows(source, settings, first == null ? List.of() : JsonReader.columns(first), new RowItems.Opener() {
            @Override
            public <R extends Record> RowSource<R> open(Class<R> row) {
                return new JsonSource<>(lines, row);
            }
        });
    }

    /** Rows from elsewhere, of whatever record they turn out to be. */
    public interface Rows {
        <R extends Record> Iterator<R> of(Class<R> row);
    }

    /**
     * The traces of rows from elsewhere; the rows of a trace follow each other.
     *
     * @param columns their names, which tell what the rows are
     * @throws DatasetException if rows with these columns can't be checked
     */
    public static TracesToCheck of(List<String> columns, Settings settings, Rows rows) {
        try {
            return rows("The table", settings, columns, new RowItems.Opener() {
                @Override
                public <R extends Record> RowSource<R> open(Class<R> row) {
                    return new IteratorSource<>(rows.of(row));
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonLines lines(InputStream in, String source) {
        try {
            return new JsonLines(in);
        } catch (IOException e) {
            throw new DatasetException(source + " cannot be read: " + e.getMessage() + ".");
        }
    }

    private static TracesToCheck rows(String source, Settings settings, List<String> columns, RowItems.Opener opener)
            throws IOException {
        try {
            RowItems items = new RowItems(columns, source, settings, opener);
            return new TracesToCheck(items::close, items, items::taken);
        } catch (DatasetException e) {
            throw e.getMessage() != null && e.getMessage().startsWith(source)
                    ? e
                    : new DatasetException(source + ": " + e.getMessage());
        }
    }

    /** What was not checked so far, by column. */
    public Set<String> taken() {
        return taken.get();
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

    /** What is found when the time is over may rest on a search that was not ended: whoever checks under a limit does not hear it. */
    @Override
    public Item next() {
        Item item = items.next();
        return new Item(item.line(), () -> {
            Verified found = item.check().get();
            Stopping.check();
            return found;
        });
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
