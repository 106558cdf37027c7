package ninebynine.data;

import ninebynine.game.Orbit;
import ninebynine.game.Puzzle;

/** Where a puzzle comes from and what it is the same as: what a row says before anything is solved. */
public record Origin(String id, String source, String canonical, String orbit, String split) {
    /** With the puzzle's own symmetries, and no split yet. */
    public static Origin of(Puzzle puzzle, String id, String source) {
        Orbit orbit = Orbit.of(puzzle);
        return new Origin(id, source, orbit.canonical(), orbit.id(), "");
    }

    public Origin in(String otherSplit) {
        return new Origin(id, source, canonical, orbit, otherSplit);
    }
}
