package ninebynine.state;

import java.util.Arrays;
import java.util.List;
import ninebynine.kernel.Kernel;
import ninebynine.model.Model;
import ninebynine.tensor.Bits;

/**
 * Up to 64 puzzles or hypotheses of one model, bit-sliced: for each label one word, whose bit j is world j.
 *
 * <pre>
 *              world 0 1 2 3 …
 *   label 0   │      1 0 1 1 …   candidates[0]
 *   label 1   │      0 0 1 0 …   candidates[1]
 *   label 2   │      1 1 0 1 …   candidates[2]
 * </pre>
 */
public final class Batch implements Worlds {
    /** How many worlds fit. */
    public static final int WORLDS = Long.SIZE;

    private final Model model;
    private final long all;
    private final long[] candidates;
    private final long[] values;
    /** Variables whose members changed since they were last taken. */
    private final Bits touched;

    private Batch(Model model, long all, long[] candidates, long[] values) {
        this.model = model;
        this.all = all;
        this.candidates = candidates;
        this.values = values;
        this.touched = new Bits(model.variableCount());
        touched.setAll();
    }

    /** The states as lanes, the first in lane 0; they must share their model. */
    public static Batch of(List<? extends View> states) {
        if (states.isEmpty() || states.size() > WORLDS) {
            throw new IllegalArgumentException("a batch holds 1 to " + WORLDS + " states, not " + states.size());
        }
        Model model = states.get(0).model();
        long[] candidates = new long[model.labelCount()];
        long[] values = new long[model.labelCount()];
        for (int j = 0; j < states.size(); j++) {
            View state = states.get(j);
            if (state.model() != model) {
                throw new IllegalArgumentException("the states of a batch must share one model");
            }
            slice(state.candidates(), 1L << j, candidates);
            slice(state.values(), 1L << j, values);
        }
        return new Batch(model, -1L >>> WORLDS - states.size(), candidates, values);
    }

    /** Everything possible in every lane. */
    public static Batch full(Model model, int lanes) {
        long all = -1L >>> WORLDS - lanes;
        long[] candidates = new long[model.labelCount()];
        Arrays.fill(candidates, all);
        return new Batch(model, all, candidates, new long[model.labelCount()]);
    }

    private static void slice(Bits bits, long lane, long[] planes) {
        for (int x = bits.first(); x >= 0; x = bits.next(x + 1)) {
            planes[x] |= lane;
        }
    }

    /** Lane j as a state of its own. */
    public State lane(int j) {
        Bits possible = new Bits(model.labelCount());
        for (int x = 0; x < candidates.length; x++) {
            if ((candidates[x] >>> j & 1) != 0) {
                possible.set(x);
            }
        }
        State state = State.of(model, possible);
        for (int x = 0; x < values.length; x++) {
            if ((values[x] >>> j & 1) != 0) {
                state.assertValue(x);
            }
        }
        return state;
    }

    /** The lanes in use. */
    public long all() {
        return all;
    }

    public void assertValue(int label, long worlds) {
        long fresh = worlds & ~values[label];
        if (fresh != 0) {
            values[label] |= fresh;
            touch(label);
        }
    }

    public void eliminate(int label, long worlds) {
        long gone = worlds & candidates[label];
        if (gone != 0) {
            candidates[label] ^= gone;
            touch(label);
        }
    }

    private void touch(int label) {
        for (int v : model.variables(label)) {
            touched.set(v);
        }
    }

    /** Takes the first touched variable from the given one on, or -1: who takes it answers for it. */
    public int takeTouched(int from) {
        int v = touched.next(from);
        if (v >= 0) {
            touched.clear(v);
        }
        return v;
    }

    /** Every variable counts as touched again, as for a further rule. */
    public void touchAll() {
        touched.setAll();
    }

    /** The worlds in which some variable has no candidate. */
    public long contradictory() {
        long bad = 0;
        for (int v = 0; v < model.variableCount(); v++) {
            bad |= none(v);
        }
        return bad & all;
    }

    /** The worlds in which every variable has exactly one candidate, asserted. */
    public long solved() {
        long good = all;
        for (int v = 0; v < model.variableCount() && good != 0; v++) {
            good &= exactlyOne(v) & decided(v);
        }
        return good;
    }

    /** For each lane the number of candidates that are not values. */
    public int[] openCounts() {
        int[] counts = Kernel.count(candidates);
        int[] placed = Kernel.count(values);
        for (int j = 0; j < counts.length; j++) {
            counts[j] -= placed[j];
        }
        return counts;
    }

    @Override
    public Model model() {
        return model;
    }

    @Override
    public long candidate(int label) {
        return candidates[label];
    }

    @Override
    public long value(int label) {
        return values[label];
    }

    @Override
    public long exists(int variable) {
        return Kernel.exists(candidates, model.labels(variable));
    }

    @Override
    public long none(int variable) {
        return all & Kernel.none(candidates, model.labels(variable));
    }

    @Override
    public long exactlyOne(int variable) {
        return Kernel.exactlyOne(candidates, model.labels(variable));
    }

    @Override
    public long atLeastTwo(int variable) {
        return Kernel.atLeastTwo(candidates, model.labels(variable));
    }

    @Override
    public long decided(int variable) {
        return Kernel.exists(values, model.labels(variable));
    }

    @Override
    public long decidedTwice(int variable) {
        return Kernel.atLeastTwo(values, model.labels(variable));
    }

    @Override
    public long none(int[] labels) {
        return all & Kernel.none(candidates, labels);
    }
}
