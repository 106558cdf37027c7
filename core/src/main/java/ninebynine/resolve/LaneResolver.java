package ninebynine.resolve;

import java.util.List;
import ninebynine.model.Model;
import ninebynine.rule.Reduction;
import ninebynine.state.Batch;

/**
 * Closes all lanes of a batch under reductions at once.
 *
 * <p>The order in which lanes meet their rules is not simplest-first, so only theories with the confluence property belong here: then the
 * final state is the one that {@link Resolver} reaches. Contradictory lanes end with an empty variable.
 */
public final class LaneResolver {
    private final List<Reduction> rules;

    public LaneResolver(List<Reduction> rules) {
        this.rules = List.copyOf(rules);
    }

    public void close(Batch batch) {
        Model model = batch.model();
        Reduction.Conclusions into = new Into(batch);
        batch.touchAll();
        for (int v = batch.takeTouched(0); v >= 0; v = next(batch, v)) {
            for (Reduction rule : rules) {
                if (rule.concerns(v, model)) {
                    rule.reduce(v, batch, into);
                }
            }
        }
    }

    /** Sweeps upward, and from the start again when the sweep is over and something was touched behind it. */
    private static int next(Batch batch, int v) {
        int next = batch.takeTouched(v + 1);
        return next >= 0 ? next : batch.takeTouched(0);
    }

    private record Into(Batch batch) implements Reduction.Conclusions {
        @Override
        public void value(int label, long worlds) {
            batch.assertValue(label, worlds);
        }

        @Override
        public void eliminate(int label, long worlds) {
            batch.eliminate(label, worlds);
        }

        @Override
        public void contradiction(long worlds) {
            // an empty variable speaks for itself: Batch.contradictory()
        }
    }
}
