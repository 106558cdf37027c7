package ninebynine.io;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import ninebynine.game.Puzzle;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.SolutionSink;
import ninebynine.state.State;
import ninebynine.strategy.OwnRules;
import ninebynine.strategy.Theory;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;

/**
 * Rules that are right only if a puzzle has one solution are left out where it does not, before anything is concluded; and where they took part, it is said. Threads may share one.
 */
public final class OneSolution {
    private final Map<Model, ByTheory> known = Recent.map();

    /** What is known of theories for a model, by their names. */
    private record ByTheory(
            Map<String, Boolean> assumes, Map<String, Precedence> whole, Map<String, Precedence> sound) {
        ByTheory() {
            this(new ConcurrentHashMap<>(), new ConcurrentHashMap<>(), new ConcurrentHashMap<>());
        }
    }

    private ByTheory of(Model model) {
        return known.computeIfAbsent(model, of -> new ByTheory());
    }

    /** Whether the theory has rules that assume one solution. */
    public boolean isAssumed(Theory theory, Model model) {
        return of(model)
                .assumes
                .computeIfAbsent(
                        theory.name(),
                        name -> !theory.assumptions(OwnRules.of(model)).isEmpty());
    }

    /** A theory's rules for a puzzle. Where some are left out, the reason is told. */
    public Precedence rules(Theory theory, Puzzle puzzle, Consumer<String> told) {
        Model model = puzzle.model();
        if (isAllowed(theory, puzzle, told)) {
            return whole(theory, model);
        }
        return of(model)
                .sound
                .computeIfAbsent(
                        theory.name(),
                        name -> theory.withoutAssumptions(OwnRules.of(model)).precedence(model));
    }

    /** All rules of a theory, whatever they assume. */
    public Precedence whole(Theory theory, Model model) {
        return of(model).whole.computeIfAbsent(theory.name(), name -> theory.precedence(model));
    }

    /** Whether the theory may be used on the puzzle as it is; if not, the reason is told. */
    public boolean isAllowed(Theory theory, Puzzle puzzle, Consumer<String> told) {
        if (!isAssumed(theory, puzzle.model())) {
            return true;
        }
        Count count =
                puzzle.counter().count(asGiven(puzzle.start()), Bound.aside(2, puzzle.model()), SolutionSink.NONE);
        boolean several = count.solutions() > 1;
        if (!several && count.isComplete()) {
            return true;
        }
        List<String> left = theory.assumptions(OwnRules.of(puzzle.model()));
        told.accept(puzzle.text() + " "
                + (several ? "has several solutions" : "has one solution or several, which takes too long to find out")
                + ", so " + String.join(", ", left) + (left.size() == 1 ? " is" : " are")
                + " left out, which would take it that there is one.");
        return false;
    }

    /** What the puzzle itself says, without what somebody made of it. */
    private static State asGiven(State start) {
        State given = State.of(start.model(), start.givens().candidates());
        start.givens().values().toInts().stream().forEach(given::assertValue);
        return given;
    }

    /** What is said at the end of a path that takes it that there is one solution; empty for all others. */
    public static String sentence(Trace trace) {
        return trace.steps().stream()
                .filter(step -> step.match().pattern().assumesOneSolution())
                .map(Step::number)
                .findFirst()
                .map(OneSolution::sentence)
                .orElse("");
    }

    static String sentence(int step) {
        return "From step " + step + " on it is taken that the puzzle has one solution.";
    }
}
