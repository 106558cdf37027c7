package ninebynine.dataset;

import java.nio.file.Path;
import ninebynine.game.Game;

/**
 * A file of puzzles.
 *
 * @param name what its puzzles' ids begin with; no two sources of a dataset share one
 */
public record Source(Game game, Path file, String name) {}
