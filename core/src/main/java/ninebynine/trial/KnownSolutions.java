package ninebynine.trial;

import ninebynine.model.Model;
import ninebynine.resolve.Closure;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;

/**
 * {c : c ∈ S for a solution S that a short search finds} — what no trial can refute, so that none tries it.
 *
 * <p>A state of one solution has one search each way. Where these differ there are several solutions, and every candidate
 * is asked for: otherwise deep trials, which decide nothing there, would take minutes to find out.
 */
final class KnownSolutions {
    /** How many guesses one search may take; more than trials would cost is not worth it. */
    private static final int GUESSES = 200;

    private final View view;
    private final Closure closure;
    private final Bits known;

    private KnownSolutions(View view, Closure closure) {
        this.view = view;
        this.closure = closure;
        known = new Bits(view.model().labelCount());
    }

    static Bits of(View view, Closure closure) {
        KnownSolutions solutions = new KnownSolutions(view, closure);
        solutions.search(view.copy(), true);
        int once = solutions.known.count();
        solutions.search(view.copy(), false);
        if (solutions.known.count() > once) {
            solutions.searchEach();
        }
        return solutions.known;
    }

    private void searchEach() {
        for (int z : Trial.order(view, true)) {
            if (!known.get(z)) {
                search(Inside.of(view, z), z % 2 == 0);
            }
        }
    }

    private void search(State state, boolean ascending) {
        State solution = new GuessedSolution(closure, open -> tightest(open, ascending), GUESSES).of(state);
        if (solution != null) {
            known.or(solution.values());
        }
    }

    /** The first or last candidate of a variable with the fewest. */
    private static int tightest(View view, boolean ascending) {
        Model model = view.model();
        int best = -1;
        for (int v = 0; v < model.variableCount(); v++) {
            if (!view.isDecided(v) && (best < 0 || view.count(v) < view.count(best))) {
                best = v;
            }
        }
        int[] labels = model.labels(best);
        for (int i = ascending ? 0 : labels.length - 1; ; i += ascending ? 1 : -1) {
            if (view.isCandidate(labels[i])) {
                return labels[i];
            }
        }
    }
}
