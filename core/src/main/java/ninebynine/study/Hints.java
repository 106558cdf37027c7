package ninebynine.study;

import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.limit.SearchStopped;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.trace.Step;
import org.jspecify.annotations.Nullable;

/**
 * The next step of a state, which is exactly the one that {@link Resolver} takes; or what is wrong with the state.
 *
 * <p>States are taken as people have them: their entries asserted, their pencil marks as candidates, nothing propagated yet.
 */
public final class Hints {
    private final Theory theory;
    private final Precedence precedence;
    private final Resolver resolver;
    private final Notation notation;
    private final Prose prose;
    private final SolutionQuestions solutions;
    private final Conflicts conflicts;

    /** Hints by this theory, written in this style. */
    public Hints(Theory theory, Model model, Notation.Style style) {
        this(theory, theory.precedence(model), model, style);
    }

    /** The same with the theory's rules for the model already made. */
    public Hints(Theory theory, Precedence precedence, Model model, Notation.Style style) {
        this.theory = theory;
        this.precedence = precedence;
        this.resolver = new Resolver(precedence);
        this.notation = new Notation(model, style);
        this.prose = new Prose(model);
        this.solutions = new SolutionQuestions(model);
        this.conflicts = new Conflicts(theory, precedence, model, style);
    }

    /** The next step, unless the state has no solution: then why not. */
    public Hint hint(View state) {
        try {
            Hint wrong = wrong(state);
            return wrong == null ? next(state) : wrong;
        } catch (SearchStopped stopped) {
            return stopped();
        }
    }

    /** Why a state has no solution; null unless it is known that it has none. */
    public @Nullable Hint wrong(View state) {
        return solutions.isImpossible(state) ? conflicts.of(state) : null;
    }

    /**
     * The next step, unless an entry or a lost mark contradicts the puzzle's only solution: then which.
     *
     * @param puzzle the puzzle as it was before anything was filled in
     * @throws IllegalArgumentException if the puzzle does not have exactly one solution
     */
    public Hint hint(View state, View puzzle) {
        if (puzzle.model().labelCount() != state.model().labelCount()) {
            throw new IllegalArgumentException("The puzzle is of another size than what was made of it.");
        }
        Mistakes mistakes = Mistakes.of(state, puzzle, solutions.only(puzzle));
        try {
            return mistakes.isEmpty() ? next(state) : mistakes.hint();
        } catch (SearchStopped stopped) {
            return stopped();
        }
    }

    private Hint next(View from) {
        State state = from.copy();
        precedence.close(state);
        if (state.isSolved()) {
            return Hint.plain(Hint.Kind.SOLVED, "Solved: there is nothing left to do.");
        }
        Step step = resolver.next(1, state);
        if (step == null) {
            return Hint.plain(
                    Hint.Kind.STUCK, "No rule of " + theory.name() + " applies here. Maybe ask with more rules.");
        }
        String where = "Look at " + Places.of(step.match(), state.model());
        return new Hint(
                Hint.Kind.STEP,
                step,
                where + ".",
                where + " for " + notation.name(step.match()) + ".",
                notation.line(step.match()) + "\n    " + prose.sentence(step.match(), state));
    }

    private static Hint stopped() {
        return Hint.plain(Hint.Kind.STOPPED, "Stopped by the time limit before there was a hint.");
    }
}
