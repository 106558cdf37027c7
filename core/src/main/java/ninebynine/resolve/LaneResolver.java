package ninebynine.resolve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.Reduction;
import ninebynine.rule.Rule;
import ninebynine.state.Batch;
import ninebynine.state.State;

/**
 * Closes all lanes of a batch under reductions at once, level by level if there are several: each lane goes up by itself.
 *
 * <p>The order in which lanes meet their rules is not simplest-first, so only theories with the confluence property belong here: then the
 * final state is the one that {@link Resolver} reaches. Contradictory lanes end with an empty variable.
 */
public final class LaneResolver {
    private final Model model;
    /** For each level and each variable the rules of that level that look at it, propagation first of all. */
    private final Reduction[][][] rules;

    /** The precedence's rules must all be reductions; here they are one level. */
    public LaneResolver(Precedence precedence, Model model) {
        this(precedence.closure(), List.of(precedence.rules()), model);
    }

    /**
     * @param levels the rules of each level, all of them reductions
     */
    LaneResolver(Reduction closure, List<List<Rule>> levels, Model model) {
        this.model = model;
        rules = new Reduction[levels.size()][model.variableCount()][];
        for (int level = 0; level < rules.length; level++) {
            List<Reduction> all = new ArrayList<>(level == 0 ? List.of(closure) : List.of());
            for (Rule rule : levels.get(level)) {
                all.add(rule instanceof Reduction reduction ? reduction : refuse(rule));
            }
            for (int v = 0; v < model.variableCount(); v++) {
                int variable = v;
                rules[level][v] = all.stream()
                        .filter(rule -> rule.concerns(variable, model) && rule.concludes())
                        .toArray(Reduction[]::new);
            }
        }
    }

    private static Reduction refuse(Rule rule) {
        throw new IllegalArgumentException(rule.code() + " is no reduction. Maybe resolve the puzzles one by one.");
    }

    /** Sweeps over all variables, with the rules of all levels, until no lane changes. */
    public void close(Batch batch) {
        Into into = new Into(batch);
        long[] above = new long[rules.length];
        Arrays.fill(above, -1L);
        do {
            sweep(batch, above, into);
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
        /** Takes the lanes whose bits are set, at rest under all rules. */
        void take(Batch batch, long lanes, int[] index);
    }

    /** Takes lanes that are at rest under the rules up to a level. */
    @FunctionalInterface
    interface LevelSink {
        /** Those of them that go on to the next level. */
        long take(Batch batch, long lanes, int level, int[] index);
    }

    /** Closes any number of puzzles under all levels, 64 at a time. */
    public void stream(Source source, Sink sink) {
        int last = rules.length - 1;
        stream(source, (batch, lanes, level, index) -> {
            if (level < last) {
                return lanes;
            }
            sink.take(batch, lanes, index);
            return 0;
        });
    }

    /**
     * Closes any number of puzzles, 64 at a time, simplest levels first. A lane that has come to rest goes up a level, or is handed on and takes the next
     * puzzle at once, so that no lane waits for the slowest.
     */
    void stream(Source source, LevelSink sink) {
        Batch batch = Batch.full(model, Batch.WORLDS);
        Into into = new Into(batch);
        int[] index = new int[Batch.WORLDS];
        int next = 0;
        // the lanes that have come to each level
        long[] at = new long[rules.length];
        long free = -1L;
        boolean more = true;
        while (true) {
            batch.clear(free);
            while (more && free != 0) {
                int lane = Long.numberOfTrailingZeros(free);
                more = source.load(next, batch, lane);
                if (more) {
                    index[lane] = next++;
                    at[0] |= 1L << lane;
                    free &= free - 1;
                }
            }
            if (at[0] == 0) {
                return;
            }
            batch.takeChanged();
            sweep(batch, at, into);
            free |= handOn(batch, at[0] & ~batch.takeChanged(), at, sink, index);
            for (int level = 0; level < at.length; level++) {
                at[level] &= ~free;
            }
        }
    }

    /** Hands on what rests, level by level; what goes up is at the next one then. Answers the lanes that take other puzzles. */
    private static long handOn(Batch batch, long rested, long[] at, LevelSink sink, int[] index) {
        long free = 0;
        long rest = rested;
        for (int level = at.length - 1; level >= 0 && rest != 0; level--) {
            long here = rest & at[level];
            rest &= ~here;
            long up = here == 0 ? 0 : sink.take(batch, here, level, index);
            if (level + 1 < at.length) {
                at[level + 1] |= up;
                here &= ~up;
            }
            free |= here;
        }
        return free;
    }

    /** A lane that is at rest under all rules, as a state of its own, which knows that they have nothing more to say. */
    State rested(Batch batch, int lane) {
        State state = batch.lane(lane);
        for (Reduction[][] level : rules) {
            for (int v = 0; v < level.length; v++) {
                for (Reduction rule : level[v]) {
                    rule.nothingIn(v, state);
                }
            }
        }
        return state;
    }

    /** Looks at every variable once, with the rules of each level in the lanes that have come to it. */
    private void sweep(Batch batch, long[] at, Into into) {
        Stopping.check();
        for (int level = 0; level < rules.length && at[level] != 0; level++) {
            into.worlds = at[level];
            for (int v = 0; v < rules[level].length; v++) {
                for (Reduction rule : rules[level][v]) {
                    rule.reduce(v, batch, into);
                }
            }
        }
    }

    /** Writes what follows into a batch, in some of its worlds. */
    private static final class Into implements Reduction.Conclusions {
        private final Batch batch;
        private long worlds;

        Into(Batch batch) {
            this.batch = batch;
        }

        @Override
        public void value(int label, long where) {
            batch.assertValue(label, where & worlds);
        }

        @Override
        public void eliminate(int label, long where) {
            batch.eliminate(label, where & worlds);
        }

        @Override
        public void contradiction(long where) {
            // an empty variable speaks for itself: Batch.contradictory()
        }
    }
}
