package ninebynine.study;

import java.util.List;
import java.util.stream.Stream;
import ninebynine.limit.NoRoom;
import ninebynine.limit.SearchStopped;
import ninebynine.resolve.Resolver;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.Counter;
import ninebynine.search.SolutionSink;
import ninebynine.state.View;
import ninebynine.strategy.Theory;

/**
 * What there is to say where a theory is stuck: how many solutions there are, and which theory would go on.
 *
 * @param solutions up to two, as far as a short search tells
 * @param theory the first of ours, from the weakest on, that finds a step; empty if time was too short, or there is no solution
 */
public record WayOut(Count solutions, String theory) {
    private static final String UNKNOWN = "Whether there is one solution takes too long to find out.";

    /**
     * From the weakest on. Each is asked once, where no more candidates are left than it can afford: one that finds nothing
     * costs a second at most, trials of depth 2 and 3 the square and the cube of what a trial of depth 1 does.
     */
    private static final List<Asked> THEORIES = Stream.of(
                    asked(Integer.MAX_VALUE, "BRT", "W1", "S2", "S3", "S4", "SFin"),
                    asked(10_000, "BC[8]", "Z[8]", "tW[8]", "W[8]", "W", "gW[8]", "B[12]", "FB[8]", "TE1"),
                    asked(1_000, "TE2"),
                    asked(100, "TE3"))
            .flatMap(List::stream)
            .toList();

    /** It goes on from any state, so nobody asks it: on large boards one guess may take minutes. */
    private static final String LAST = "DFS";

    private record Asked(String theory, int candidates) {}

    private static List<Asked> asked(int candidates, String... theories) {
        return Stream.of(theories).map(theory -> new Asked(theory, candidates)).toList();
    }

    /** From a state in which some theory finds nothing more. */
    public static WayOut of(View stuck, Counter counter) {
        Count solutions = counter.count(stuck, Bound.aside(2, stuck.model()), SolutionSink.NONE);
        return new WayOut(solutions, solutions.isNone() ? "" : theory(stuck));
    }

    private static String theory(View stuck) {
        int candidates = stuck.candidates().count();
        try {
            return THEORIES.stream()
                    .filter(asked -> candidates <= asked.candidates() && goesOn(Theory.parse(asked.theory()), stuck))
                    .map(Asked::theory)
                    .findFirst()
                    .orElse(LAST);
        } catch (SearchStopped | NoRoom limit) {
            return "";
        }
    }

    private static boolean goesOn(Theory theory, View stuck) {
        return new Resolver(theory.precedence(stuck.model())).next(1, stuck) != null;
    }

    /** After a guess: whether there are other solutions than the one that it led to. */
    public static String afterGuess(View puzzle, Counter counter) {
        Count count = counter.count(puzzle, Bound.aside(2, puzzle.model()), SolutionSink.NONE);
        return count.isUnique()
                ? "There is no other solution."
                : count.solutions() > 1
                        ? "There are other solutions: this one was guessed."
                        : "Whether there are other solutions takes too long to find out: this one was guessed.";
    }

    /** The sentence, and what is left of it where time was too short to find out one half or both. */
    public List<String> sentences() {
        Count unknown = new Count(0, false);
        return Stream.of(this, new WayOut(solutions, ""), new WayOut(unknown, theory), new WayOut(unknown, ""))
                .map(WayOut::sentence)
                .toList();
    }

    /** One line for people. */
    public String sentence() {
        if (solutions.isUnique()) {
            return "There is one solution. "
                    + (theory.isEmpty() ? "any would find it." : theory + " would go on, and any to the end.");
        }
        String many = solutions.isNone()
                ? "There is no solution."
                : solutions.solutions() > 1 ? "There are several solutions." : UNKNOWN;
        return many + (theory.isEmpty() ? "" : " " + theory + " would go on.");
    }
}
