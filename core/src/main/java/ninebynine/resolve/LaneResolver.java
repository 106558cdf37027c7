package ninebynine.resolve;

import java.util.ArrayList;
import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.Reduction;
import ninebynine.rule.Rule;
import ninebynine.state.Batch;

/**
 * Closes all lanes of a batch under reductions at once.
 *
 * <p>The order in which lanes meet their rules is not simplest-first, so only theories with the confluence property belong here: then the
 * final state is the one that {@link Resolver} reaches. Contradictory lanes end with an empty variable.
 */
public final class LaneResolver {
    /** For each variable the rules that look at it, propagation first. */
    private final Reduction[][] rules;

    /** The precedence's rules must all be reductions. */
    public LaneResolver(Precedence precedence, Model model) {
        List<Reduction> all = new ArrayList<>();
        all.add(precedence.closure());
        for (Rule rule : precedence.rules()) {
            all.add(rule instanceof Reduction reduction ? reduction : refuse(rule));
        }
        rules = new Reduction[model.variableCount()][];
        for (int v = 0; v < rules.length; v++) {
            int variable = v;
            rules[v] = all.stream()
                    .filter(rule -> rule.concerns(variable, model) && rule.concludes())
                    .toArray(Reduction[]::new);
        }
    }

    private static Reduction refuse(Rule rule) {
        throw new IllegalArgumentException(rule.code() + " is no reduction. Maybe resolve the puzzles one by one.");
    }

    /** Sweeps over all variables until no lane changes. */
    public void close(Batch batch) {
        Reduction.Conclusions into = new Into(batch);
        do {
            sweep(batch, into);
        } while (batch.takeChanged() != 0);
    }

    /** Puts puzzle number {@code index} into a cleared lane, or answers that there is none. */
    @FunctionalInterface
    public interface Source {
        /** Whether there was such a puzzle, which is now in the lane. */
        boolean load(int index, Batch batch, int lane);
    }

    /** Takes what is in these lanes, before they are cleared; {@code index[j]} is the number of lane j's puzzle. */
    @FunctionalInterface
    public interface Sink {
        /** Takes the lanes whose bits are set. */
        void take(Batch batch, long lanes, int[] index);
    }

    /**
     * Closes any number of puzzles, 64 at a time. A lane that has come to rest is handed on and takes the next puzzle at once, so that
     * no lane waits for the slowest.
     */
    public void stream(Model model, Source source, Sink sink) {
        Batch batch = Batch.full(model, Batch.WORLDS);
        Reduction.Conclusions into = new Into(batch);
        int[] index = new int[Batch.WORLDS];
        int next = 0;
        long busy = 0;
        long free = -1L;
        boolean more = true;
        while (true) {
            batch.clear(free);
            while (more && free != 0) {
                int lane = Long.numberOfTrailingZeros(free);
                more = source.load(next, batch, lane);
                if (more) {
                    index[lane] = next++;
                    busy |= 1L << lane;
                    free &= free - 1;
                }
            }
            if (busy == 0) {
                return;
            }
            batch.takeChanged();
            sweep(batch, into);
            long rested = busy & ~batch.takeChanged();
            if (rested != 0) {
                sink.take(batch, rested, index);
                busy &= ~rested;
                free |= rested;
            }
        }
    }

    private void sweep(Batch batch, Reduction.Conclusions into) {
        Stopping.check();
        for (int v = 0; v < rules.length; v++) {
            for (Reduction rule : rules[v]) {
                rule.reduce(v, batch, into);
            }
        }
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
