package ninebynine.io;

import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.function.Supplier;
import ninebynine.check.Verified;
import ninebynine.game.Game;
import ninebynine.games.Games;
import org.jspecify.annotations.Nullable;

/** The paths of a text, each ready to be checked. */
public final class ToldPaths implements Iterator<ToldPaths.Item> {
    /** What is wrong with a path that names no puzzle where none was given. */
    public static final String NO_PUZZLE = "No puzzle goes before this path.";

    private final PathFile file;
    private final PathVerifier verifier;
    private final @Nullable String puzzle;

    /**
     * A path that was read and is not yet checked.
     *
     * @param line where the path begins, from 1
     * @param check checks it, on any thread
     */
    public record Item(int line, Supplier<Verified> check) {}

    /**
     * @param games with the rules from outside that paths may name
     * @param game of the paths
     * @param puzzle the puzzle of the paths that name none; null if there is no such
     * @param all whether to go on after a wrong step, taking it as given
     */
    public ToldPaths(InputStream in, String source, Games games, Game game, @Nullable String puzzle, boolean all) {
        this.file = new PathFile(new InputStreamReader(in, StandardCharsets.UTF_8), source, game);
        this.verifier = new PathVerifier(games, game, all);
        this.puzzle = puzzle;
    }

    @Override
    public boolean hasNext() {
        return file.hasNext();
    }

    @Override
    public Item next() {
        ToldPath path = file.next();
        ToldPath known = path.puzzle() == null ? path.of(puzzle) : path;
        return new Item(path.line(), () -> verifier.verify(known));
    }
}
