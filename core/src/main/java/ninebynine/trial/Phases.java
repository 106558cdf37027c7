package ninebynine.trial;

import java.util.ArrayList;
import java.util.List;
import ninebynine.resolve.Closure;
import ninebynine.resolve.Precedence;
import ninebynine.state.State;
import ninebynine.state.View;

/**
 * T&amp;E as the reference runs it: phase by phase, every hypothesis once a phase, the rules between them, and a further phase if one was
 * productive. {@link Trial} starts again after every success; both end in the same state.
 */
public final class Phases {
    /** One hypothesis, the phase it was tried in, and how that ended. */
    public record Tried(int phase, int hypothesis, boolean refuted) {}

    private final Trial trial;
    private final Closure closure;
    private final boolean ascending;

    /**
     * @param theory the rules between and inside the hypotheses
     * @param ascending whether hypotheses come in label order rather than from the last to the first
     */
    public Phases(int depth, Precedence theory, boolean ascending) {
        trial = new Trial(0, depth, theory);
        closure = new Closure(theory);
        this.ascending = ascending;
    }

    /** Runs to the end in place and answers with every hypothesis that was tried; a contradiction ends it too. */
    public List<Tried> run(State state) {
        List<Tried> log = new ArrayList<>();
        boolean consistent = closure.close(state);
        boolean productive = true;
        for (int phase = 1; productive; phase++) {
            productive = false;
            for (int z : Trial.order(state, ascending)) {
                if (!consistent || state.isSolved()) {
                    return log;
                }
                if (isOpen(state, z)) {
                    boolean refuted = trial.isRefuted(state, z);
                    log.add(new Tried(phase, z, refuted));
                    if (refuted) {
                        productive = true;
                        state.eliminate(z);
                        consistent = closure.close(state);
                    }
                }
            }
        }
        return log;
    }

    private static boolean isOpen(View state, int z) {
        return state.isCandidate(z) && !state.isValue(z);
    }
}
