package ninebynine.state;

import java.util.List;
import ninebynine.kernel.Kernel;
import ninebynine.kernel.Lanes;
import ninebynine.model.Cover;
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
    /** What is alive and what holds in the lanes. */
    private final long[] candidates;

    private final long[] values;
    /** What both were when {@link #takeChanged} was last asked. */
    private final long[] candidatesBefore;

    private final long[] valuesBefore;

    private Batch(Model model, int worlds) {
        this.model = model;
        all = -1L >>> WORLDS - worlds;
        Lanes lanes = new Lanes(model.labelCount(), model.labelCount());
        lanes.begin(all);
        candidates = lanes.alive;
        values = lanes.holds;
        this.candidatesBefore = candidates.clone();
        this.valuesBefore = values.clone();
    }

    /** The states as lanes, the first in lane 0; they must share their model. */
    public static Batch of(List<? extends View> states) {
        requireLanes(states.size());
        Batch batch = new Batch(states.get(0).model(), states.size());
        for (int j = 0; j < states.size(); j++) {
            if (states.get(j).model() != batch.model) {
                throw new IllegalArgumentException("the states of a batch must share one model");
            }
            batch.load(states.get(j), 1L << j);
        }
        batch.takeChanged();
        return batch;
    }

    /** Everything possible in every lane. */
    public static Batch full(Model model, int lanes) {
        requireLanes(lanes);
        return new Batch(model, lanes);
    }

    private static void requireLanes(int lanes) {
        if (lanes < 1 || lanes > WORLDS) {
            throw new IllegalArgumentException("a batch holds 1 to " + WORLDS + " states, not " + lanes);
        }
    }

    /** Makes everything possible again in these lanes, so that they can hold other puzzles. */
    public void clear(long lanes) {
        for (int x = 0; x < candidates.length; x++) {
            candidates[x] |= lanes;
            values[x] &= ~lanes;
        }
    }

    /** Puts a puzzle into a cleared lane. */
    public void load(View puzzle, long lane) {
        long[] possible = puzzle.candidates().words();
        for (int w = 0; w < possible.length; w++) {
            long gone = ~possible[w];
            for (; gone != 0; gone &= gone - 1) {
                int x = (w << 6) + Long.numberOfTrailingZeros(gone);
                if (x < candidates.length) {
                    candidates[x] &= ~lane;
                }
            }
        }
        Bits given = puzzle.values();
        for (int x = given.first(); x >= 0; x = given.next(x + 1)) {
            values[x] |= lane;
        }
    }

    /** Lane j as a state of its own. */
    public State lane(int j) {
        return State.of(model, lane(candidates, j), values(j));
    }

    /** The values of lane j. */
    public Bits values(int j) {
        return lane(values, j);
    }

    private Bits lane(long[] planes, int j) {
        Bits bits = new Bits(planes.length);
        long[] words = bits.words();
        for (int x = 0, w = 0; x < planes.length; w++) {
            long word = 0;
            for (int end = Math.min(x + Long.SIZE, planes.length); x < end; x++) {
                word |= (planes[x] >>> j & 1) << x;
            }
            words[w] = word;
        }
        return bits;
    }

    /** The lanes in use. */
    public long all() {
        return all;
    }

    // Both verbs store without asking whether anything changes: a branch on 64 worlds is mispredicted more often than
    // not, and
    // a tally kept by every store was slower than comparing all of it once a sweep (see SinglesBenchmark).

    /** Makes the label a value in these worlds. */
    public void assertValue(int label, long worlds) {
        values[label] |= worlds;
    }

    /** Takes the label away in these worlds. */
    public void eliminate(int label, long worlds) {
        candidates[label] &= ~worlds;
    }

    /** The worlds that changed since the last call. */
    public long takeChanged() {
        long changed = 0;
        for (int x = 0; x < candidates.length; x++) {
            changed |= candidates[x] ^ candidatesBefore[x] | values[x] ^ valuesBefore[x];
        }
        System.arraycopy(candidates, 0, candidatesBefore, 0, candidates.length);
        System.arraycopy(values, 0, valuesBefore, 0, values.length);
        return changed;
    }

    /** The worlds in which some variable has no candidate. */
    public long contradictory() {
        long bad = 0;
        for (int v = 0; v < model.variableCount(); v++) {
            bad |= none(v);
        }
        return bad & all;
    }

    /** The worlds in which every candidate is a value and every variable has one. */
    public long solved() {
        long open = 0;
        for (int x = 0; x < candidates.length; x++) {
            open |= candidates[x] ^ values[x];
        }
        return all & ~open & ~contradictory();
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
    public int nextPlace(int variable, int from) {
        int[] labels = model.labels(variable);
        int i = from;
        while (i < labels.length && candidates[labels[i]] == 0) {
            i++;
        }
        return i < labels.length ? i : -1;
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
    public long confined(int variable, Cover cover) {
        return all & Kernel.none(candidates, cover.rest());
    }
}
