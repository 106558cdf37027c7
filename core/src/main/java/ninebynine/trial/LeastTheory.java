package ninebynine.trial;

import java.util.List;
import ninebynine.resolve.Precedence;
import ninebynine.state.State;
import ninebynine.state.View;

/**
 * min p such that T&amp;E(T_p, k) solves a puzzle, for theories T_1 ⊂ T_2 ⊂ …
 *
 * <p>Each theory goes on from where the one before it got stuck: with confluent theories that changes nothing.
 */
public final class LeastTheory {
    private final Trial singles;
    private final List<Trial> trials;

    /**
     * @param depth k, how deep the trials go
     * @param singles BRT
     * @param theories each with all the rules of those before it
     */
    public LeastTheory(int depth, Precedence singles, List<Precedence> theories) {
        this.singles = new Trial(0, depth, singles);
        trials = theories.stream().map(theory -> new Trial(0, depth, theory)).toList();
    }

    /** The place of the first theory that is enough, from 1; 0 if Singles are; -1 if none is. */
    public int of(View start) {
        State state = start.copy();
        if (!singles.close(state)) {
            return -1;
        }
        for (int p = 0; p <= trials.size(); p++) {
            if (state.isSolved()) {
                return p;
            }
            if (p == trials.size() || !trials.get(p).close(state)) {
                return -1;
            }
        }
        return -1;
    }
}
