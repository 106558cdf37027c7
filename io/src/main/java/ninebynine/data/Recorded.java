package ninebynine.data;

import java.util.List;
import ninebynine.games.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.trace.Trace;

/**
 * A trace ready to be written: what every format needs of it.
 *
 * @param states T+1 of them: the start, then the state after each step
 */
public record Recorded(Puzzle puzzle, PuzzleRow row, List<Snapshot> states, Trace trace, Precedence order) {}
