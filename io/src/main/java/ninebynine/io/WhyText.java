package ninebynine.io;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.game.Puzzle;
import ninebynine.model.Names;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;

/**
 * Why a puzzle is no good, for people: a path to the contradiction if it has no solution, two solutions and where they differ if it has
 * several.
 *
 * @param paths how a path is printed
 */
public record WhyText(TraceText paths) {
    /** What was found out: the text, with a blank line at the end, and whether the puzzle has one solution. */
    public record Answer(String text, boolean isUnique) {}

    /**
     * Answers for a state of a puzzle.
     *
     * @param start what the puzzle says, or more
     */
    public Answer answer(Puzzle puzzle, View start, Theory theory, Precedence precedence) {
        List<Bits> found = new ArrayList<>();
        Count count = puzzle.counter().count(start, Bound.solutions(2), found::add);
        String text;
        if (found.size() == 2) {
            text = several(puzzle, found);
        } else if (!count.isComplete()) {
            text = puzzle.text() + "\nStopped by the time limit before all was seen. Solutions found until then: "
                    + count.solutions() + ".\n";
        } else if (found.isEmpty()) {
            return new Answer(none(puzzle, start, theory, precedence), false);
        } else {
            State solution = State.solved(puzzle.model(), found.get(0));
            text = puzzle.text() + "\nNothing is wrong: the puzzle has one solution.\n" + puzzle.text(solution) + "\n";
        }
        return new Answer(text + "\n", count.isUnique());
    }

    private String none(Puzzle puzzle, View start, Theory theory, Precedence precedence) {
        Trace trace = new Resolver(precedence).trace(start);
        String path = paths.print(puzzle, theory, trace, precedence);
        if (trace.outcome() instanceof Outcome.Contradictory) {
            return path;
        }
        String but = trace.outcome() instanceof Outcome.LimitReached
                ? "A limit came before it was shown why."
                : "The rules of " + theory.name() + " do not show why; maybe stronger ones do.";
        return path.stripTrailing() + "\nNo solution all the same: the count is exact. " + but + "\n\n";
    }

    private static String several(Puzzle puzzle, List<Bits> found) {
        State one = State.solved(puzzle.model(), found.get(0));
        State other = State.solved(puzzle.model(), found.get(1));
        return puzzle.text() + "\nSeveral solutions, such as these two:\n" + puzzle.draw(one) + "\n"
                + puzzle.draw(other) + "\n" + differences(puzzle.model().names(), found.get(0), found.get(1)) + "\n";
    }

    /** What one solution says and the other does not, in the order of labels. */
    private static String differences(Names names, Bits one, Bits other) {
        Bits differing = one.copy();
        differing.andNot(other);
        Map<String, Integer> second = new TreeMap<>();
        other.toInts().stream().filter(x -> !one.get(x)).forEach(x -> second.put(names.subject(x), x));
        List<String> places = differing.toInts().stream()
                .mapToObj(x -> names.subject(x) + " is " + names.value(x) + " or "
                        + names.value(second.getOrDefault(names.subject(x), x)))
                .toList();
        return "They differ in " + places.size() + " places: " + String.join(", ", places) + ".";
    }
}
