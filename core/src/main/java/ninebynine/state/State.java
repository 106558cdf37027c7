package ninebynine.state;

import ninebynine.model.Model;
import ninebynine.tensor.Bits;

/**
 * One puzzle: the candidates C and the values G as bits over labels, with the counts that the quantifiers need.
 *
 * <pre>
 *   C │ 1 0 0 1 1 … │   bit x: label x is possible        G ⊆ C while the puzzle is consistent
 *   G │ 0 0 0 1 0 … │   bit x: label x is asserted        C∖G are the open candidates
 * </pre>
 *
 * Only two verbs change it, {@link #assertValue} and {@link #eliminate}; both say whether anything changed.
 */
public final class State implements View {
    private final Model model;
    private final Bits candidates;
    private final Bits values;
    private final int[] count;
    private final int[] placed;
    private int candidateCount;
    private int valueCount;
    private int undecided;
    private long hash;

    private State(Model model, Bits candidates, Bits values, int[] count, int[] placed) {
        this.model = model;
        this.candidates = candidates;
        this.values = values;
        this.count = count;
        this.placed = placed;
    }

    /** Everything possible, nothing asserted. */
    public static State full(Model model) {
        Bits all = new Bits(model.labelCount());
        all.setAll();
        return of(model, all);
    }

    /** The given candidates possible, nothing asserted. */
    public static State of(Model model, Bits candidates) {
        int[] count = new int[model.variableCount()];
        State state = new State(
                model, candidates.copy(), new Bits(model.labelCount()), count, new int[model.variableCount()]);
        for (int x = candidates.first(); x >= 0; x = candidates.next(x + 1)) {
            for (int v : model.variables(x)) {
                count[v]++;
            }
            state.candidateCount++;
            state.hash ^= mix(2L * x);
        }
        state.undecided = model.variableCount();
        return state;
    }

    @Override
    public State copy() {
        State copy = new State(model, candidates.copy(), values.copy(), count.clone(), placed.clone());
        copy.candidateCount = candidateCount;
        copy.valueCount = valueCount;
        copy.undecided = undecided;
        copy.hash = hash;
        return copy;
    }

    /** G ∪= {x}. What x contradicts is left to propagation. */
    public boolean assertValue(int label) {
        if (values.get(label)) {
            return false;
        }
        values.set(label);
        valueCount++;
        hash ^= mix(2L * label + 1);
        for (int v : model.variables(label)) {
            if (placed[v]++ == 0) {
                undecided--;
            }
        }
        return true;
    }

    /** C ∖= {x}. */
    public boolean eliminate(int label) {
        if (!candidates.get(label)) {
            return false;
        }
        candidates.clear(label);
        candidateCount--;
        hash ^= mix(2L * label);
        for (int v : model.variables(label)) {
            count[v]--;
        }
        return true;
    }

    @Override
    public Model model() {
        return model;
    }

    @Override
    public boolean isCandidate(int label) {
        return candidates.get(label);
    }

    @Override
    public boolean isValue(int label) {
        return values.get(label);
    }

    @Override
    public boolean isDecided(int variable) {
        return placed[variable] > 0;
    }

    @Override
    public int count(int variable) {
        return count[variable];
    }

    @Override
    public int firstCandidate(int variable) {
        for (int x : model.labels(variable)) {
            if (candidates.get(x)) {
                return x;
            }
        }
        return -1;
    }

    @Override
    public Bits candidates() {
        return candidates.copy();
    }

    @Override
    public Bits values() {
        return values.copy();
    }

    @Override
    public int openCount() {
        return candidateCount - valueCount;
    }

    /** Every variable has one value and nothing else. */
    @Override
    public boolean isSolved() {
        if (undecided > 0 || candidateCount != valueCount) {
            return false;
        }
        for (int v = 0; v < count.length; v++) {
            if (count[v] != 1 || placed[v] != 1) {
                return false;
            }
        }
        return true;
    }

    @Override
    public long hash() {
        return hash;
    }

    @Override
    public long candidate(int label) {
        return truth(candidates.get(label));
    }

    @Override
    public long value(int label) {
        return truth(values.get(label));
    }

    @Override
    public long exists(int variable) {
        return truth(count[variable] > 0);
    }

    @Override
    public long none(int variable) {
        return truth(count[variable] == 0);
    }

    @Override
    public long exactlyOne(int variable) {
        return truth(count[variable] == 1);
    }

    @Override
    public long atLeastTwo(int variable) {
        return truth(count[variable] > 1);
    }

    @Override
    public long decided(int variable) {
        return truth(placed[variable] > 0);
    }

    @Override
    public long decidedTwice(int variable) {
        return truth(placed[variable] > 1);
    }

    @Override
    public long none(int[] labels) {
        for (int x : labels) {
            if (candidates.get(x)) {
                return 0;
            }
        }
        return 1;
    }

    private static long truth(boolean holds) {
        return holds ? 1 : 0;
    }

    /** Spreads a small number over 64 bits (the finalizer of splitmix64), so that sets of labels hash well by xor. */
    private static long mix(long x) {
        long z = (x + 1) * 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof State that
                && model == that.model
                && candidates.equals(that.candidates)
                && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash);
    }
}
