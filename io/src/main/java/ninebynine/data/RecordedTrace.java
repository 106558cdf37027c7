package ninebynine.data;

import java.util.List;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.state.View;
import ninebynine.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * A trace ready to be written: what every format needs of it.
 *
 * @param solution the only one, if it is known
 * @param states T+1 of them: the start, then the state after each step
 */
public record RecordedTrace(
        Puzzle puzzle, PuzzleRow row, @Nullable View solution, List<Snapshot> states, Trace trace, Precedence order) {}
