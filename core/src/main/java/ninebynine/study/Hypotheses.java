package ninebynine.study;

import java.util.List;
import java.util.function.Consumer;
import ninebynine.model.Model;
import ninebynine.resolve.LaneResolver;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.rule.Reduction;
import ninebynine.state.Batch;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/** Which changes of a state let a theory solve it: 64 at once where the theory is all reductions, else one by one. */
final class Hypotheses {
    private final Model model;
    private final Rater rater;
    private final @Nullable LaneResolver lanes;

    Hypotheses(Precedence precedence, Model model) {
        this.model = model;
        this.rater = new Rater(precedence);
        this.lanes = precedence.rules().stream().allMatch(rule -> rule instanceof Reduction)
                ? new LaneResolver(precedence, model)
                : null;
    }

    /** Takes the numbers of the hypotheses that solve the state, in order, until the thread is interrupted; answers whether it got to the end. */
    boolean solving(View state, List<Hypothesis> hypotheses, Consumer<Hypothesis> found) {
        boolean[] solved = new boolean[hypotheses.size()];
        boolean complete =
                lanes == null ? oneByOne(state, hypotheses, solved) : inLanes(lanes, state, hypotheses, solved);
        for (int i = 0; i < solved.length; i++) {
            if (solved[i]) {
                found.accept(hypotheses.get(i));
            }
        }
        return complete;
    }

    private boolean oneByOne(View state, List<Hypothesis> hypotheses, boolean[] solved) {
        for (int i = 0; i < solved.length; i++) {
            if (Thread.currentThread().isInterrupted()) {
                return false;
            }
            State changed = state.copy();
            hypotheses.get(i).apply(changed);
            int rating = rater.rate(changed);
            if (rating == Rater.STOPPED) {
                return false;
            }
            solved[i] = rating >= 0;
        }
        return true;
    }

    private boolean inLanes(LaneResolver resolver, View state, List<Hypothesis> hypotheses, boolean[] solved) {
        Bits candidates = state.candidates();
        Bits values = state.values();
        resolver.stream(
                model,
                (i, batch, lane) -> {
                    if (i >= solved.length || Thread.currentThread().isInterrupted()) {
                        return false;
                    }
                    load(candidates, values, batch, 1L << lane);
                    hypotheses.get(i).apply(batch, 1L << lane);
                    return true;
                },
                (batch, rested, index) -> {
                    for (long left = rested & batch.solved(); left != 0; left &= left - 1) {
                        solved[index[Long.numberOfTrailingZeros(left)]] = true;
                    }
                });
        return !Thread.currentThread().isInterrupted();
    }

    private void load(Bits candidates, Bits values, Batch batch, long world) {
        for (int x = 0; x < model.labelCount(); x++) {
            if (!candidates.get(x)) {
                batch.eliminate(x, world);
            } else if (values.get(x)) {
                batch.assertValue(x, world);
            }
        }
    }
}
