package ninebynine.dataset;

import java.util.LinkedHashSet;
import java.util.Set;
import ninebynine.game.Game;
import ninebynine.game.Orbit;
import ninebynine.game.Puzzle;
import ninebynine.tensor.Choice;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles of a dataset in disguise: each as another of its orbit, so that nothing is left of how its source writes puzzles. What is the same
 * but for symmetry stays in its orbit, and so in its split.
 *
 * @param disguise whether they are; otherwise the first copy of each is the puzzle as it is
 */
record Disguises(boolean disguise, long seed) {
    private static final int RADIX = 16;
    /** Some games have eight symmetries, so the last of eight images is long in coming. */
    private static final int TRIES = 64;

    /** The puzzle, or a copy of it that differs from all before it; null if it has no more images. */
    @Nullable
    Puzzle puzzle(Item item) {
        Game game = item.source().game();
        Puzzle puzzle = game.parse(item.text());
        int wanted = Math.max(1, item.copy());
        if (!disguise && wanted == 1) {
            return puzzle;
        }
        String name = seed + " " + item.source().name() + " " + item.number();
        Choice choice = new Choice(Long.parseUnsignedLong(Orbit.id(name), RADIX));
        Set<String> images = new LinkedHashSet<>();
        if (!disguise) {
            images.add(puzzle.text());
        }
        String last = puzzle.text();
        for (int tries = 0; images.size() < wanted && tries < TRIES * wanted; tries++) {
            String image = puzzle.image(choice);
            last = images.add(image) ? image : last;
        }
        return images.size() < wanted ? null : game.parse(last);
    }
}
