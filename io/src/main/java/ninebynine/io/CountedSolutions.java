package ninebynine.io;

import java.util.ArrayList;
import java.util.List;
import ninebynine.check.Position;
import ninebynine.check.Solutions;
import ninebynine.game.Puzzle;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.Counter;
import ninebynine.search.SolutionSink;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/** The solutions of a puzzle by its exact counter, which gives up when it takes too long. For one thread. */
public final class CountedSolutions implements Solutions {
    private final Puzzle puzzle;
    private @Nullable Counter counter;
    /** Those that were found so far; all of them once that is known. */
    private final List<Bits> found = new ArrayList<>();

    private boolean all;

    public CountedSolutions(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    @Override
    public int count(Position position, int limit) {
        if (counter == null) {
            counter = puzzle.counter();
            all = counter.count(puzzle.start(), bound(2), found::add).isComplete();
        }
        int fitting = (int)
                found.stream().filter(solution -> fits(solution, position)).count();
        if (all || fitting >= limit || isImpossible(position)) {
            return Math.min(fitting, limit);
        }
        Count count = counter.count(position.state(), bound(limit), limit == 1 ? found::add : SolutionSink.NONE);
        return count.solutions() >= limit || count.isComplete() ? (int) count.solutions() : UNKNOWN;
    }

    /** Whether a position has one solution, and what the game writes of both is the same: nobody can see that something is not decided. */
    boolean isDrawn(Position position) {
        return count(position, 2) == 1
                && count(position, 1) == 1
                && found.stream()
                        .filter(solution -> fits(solution, position))
                        .map(solution -> puzzle.text(State.solved(puzzle.model(), solution)))
                        .anyMatch(puzzle.text(position.state())::equals);
    }

    private Bound bound(long solutions) {
        return Bound.aside(solutions, puzzle.model());
    }

    private static boolean fits(Bits solution, Position position) {
        Bits missing = position.values().copy();
        missing.andNot(solution);
        Bits gone = solution.copy();
        gone.andNot(position.candidates());
        return missing.isEmpty() && gone.isEmpty();
    }

    private static boolean isImpossible(Position position) {
        Bits clash = position.values().copy();
        clash.andNot(position.candidates());
        boolean impossible = !clash.isEmpty();
        for (int v = 0; v < position.model().variableCount() && !impossible; v++) {
            impossible = position.count(v) == 0;
        }
        return impossible;
    }
}
