package ninebynine.study;

import java.util.Iterator;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import ninebynine.limit.SearchStopped;
import ninebynine.model.Model;
import ninebynine.resolve.LaneResolver;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.rule.Reduction;
import ninebynine.state.Batch;
import ninebynine.state.State;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/** Which changes of a state let a theory solve it: 64 at once where the theory is all reductions, else one by one. */
final class Hypotheses {
    private final Rater rater;
    private final @Nullable LaneResolver lanes;

    Hypotheses(Precedence precedence, Model model) {
        this.rater = new Rater(precedence);
        this.lanes = precedence.rules().stream().allMatch(rule -> rule instanceof Reduction)
                ? new LaneResolver(precedence, model)
                : null;
    }

    /** Takes the hypotheses that solve the state, in their order, until the thread is interrupted; answers whether it got to the end. */
    boolean solving(View state, Iterator<Supposition> hypotheses, Consumer<Supposition> found) {
        SortedMap<Integer, Supposition> solved = new TreeMap<>();
        boolean complete = tried(state, hypotheses, solved);
        solved.values().forEach(found);
        return complete;
    }

    private boolean tried(View state, Iterator<Supposition> hypotheses, Map<Integer, Supposition> solved) {
        try {
            return lanes == null ? oneByOne(state, hypotheses, solved) : inLanes(lanes, state, hypotheses, solved);
        } catch (SearchStopped stopped) {
            return false;
        }
    }

    private boolean oneByOne(View state, Iterator<Supposition> hypotheses, Map<Integer, Supposition> solved) {
        while (hypotheses.hasNext()) {
            Supposition hypothesis = hypotheses.next();
            State changed = state.copy();
            hypothesis.apply(changed);
            int rating = rater.rate(changed);
            if (rating == Rater.STOPPED || Thread.currentThread().isInterrupted()) {
                return false;
            }
            if (rating >= 0) {
                solved.put(solved.size(), hypothesis);
            }
        }
        return true;
    }

    private boolean inLanes(
            LaneResolver resolver, View state, Iterator<Supposition> hypotheses, Map<Integer, Supposition> solved) {
        Supposition[] loaded = new Supposition[Batch.WORLDS];
        resolver.stream(
                (index, batch, lane) -> {
                    if (!hypotheses.hasNext() || Thread.currentThread().isInterrupted()) {
                        return false;
                    }
                    loaded[lane] = hypotheses.next();
                    batch.load(state, 1L << lane);
                    loaded[lane].apply(batch, 1L << lane);
                    return true;
                },
                (batch, rested, index) -> {
                    for (long left = rested & batch.solved(); left != 0; left &= left - 1) {
                        int lane = Long.numberOfTrailingZeros(left);
                        solved.put(index[lane], loaded[lane]);
                    }
                });
        return !Thread.currentThread().isInterrupted();
    }
}
