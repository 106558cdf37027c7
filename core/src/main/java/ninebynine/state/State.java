package ninebynine.state;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import ninebynine.model.Constraint;
import ninebynine.model.Cover;
import ninebynine.model.Model;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * One puzzle: the candidates C and the values G as bits over labels, and the same C once more by variable, so that the
 * quantifiers are one look.
 *
 * <pre>
 *   C         │ 1 0 0 1 1 … │   bit x: label x is possible        G ⊆ C while the puzzle is consistent
 *   G         │ 0 0 0 1 0 … │   bit x: label x is asserted        C∖G are the open candidates
 *   places[V] │ 1 0 1 …     │   bit i: the i-th label of V is possible
 *   count[V]  = |C ∩ V|         placed[V] = |G ∩ V|
 * </pre>
 *
 * Only two verbs change it, {@link #assertValue} and {@link #eliminate}; both say whether anything changed.
 */
public final class State implements View {
    private final Model model;
    private final Bits candidates;
    private final Bits values;
    private final int words;
    private final long[] places;
    private final int[] count;
    private final int[] placed;
    /** Variables with nothing, or undecided with one candidate. */
    private final Bits tight;
    /** Variables decided since they were last taken. */
    private final Bits fresh;
    /** Variables that lost a candidate since they were last calm. */
    private final Bits restless;

    /** What was worked out from the present content, by type. */
    private @Nullable Map<Class<?>, Object> derived;
    /** What goes with this state, by type. */
    private @Nullable Map<Class<?>, Object> kept;

    /** What the puzzle says by itself; null as long as nobody told. */
    private @Nullable Givens givens;

    private int candidateCount;
    private int valueCount;
    private int undecided;
    private long hash;

    private State(
            Model model,
            Bits candidates,
            Bits values,
            long[] places,
            int[] count,
            int[] placed,
            Bits tight,
            Bits fresh,
            Bits restless) {
        this.model = model;
        this.candidates = candidates;
        this.values = values;
        this.words = model.largest() + 63 >> 6;
        this.places = places;
        this.count = count;
        this.placed = placed;
        this.tight = tight;
        this.fresh = fresh;
        this.restless = restless;
    }

    /** Everything possible, nothing asserted. */
    public static State full(Model model) {
        return model.derived(Blank.class, Blank::of).state.copy();
    }

    /** The full state of a model, made once and copied. */
    private record Blank(State state) {
        static Blank of(Model model) {
            Bits all = new Bits(model.labelCount());
            all.setAll();
            return new Blank(State.of(model, all));
        }
    }

    /** The given candidates possible, nothing asserted. */
    public static State of(Model model, Bits candidates) {
        return of(model, candidates, new Bits(model.labelCount()));
    }

    /** The given candidates possible, the given values asserted. */
    static State of(Model model, Bits candidates, Bits values) {
        int variables = model.variableCount();
        int words = model.largest() + 63 >> 6;
        State state = new State(
                model,
                candidates.copy(),
                values.copy(),
                new long[variables * words],
                new int[variables],
                new int[variables],
                new Bits(variables),
                new Bits(variables),
                new Bits(variables));
        state.restless.setAll();
        state.undecided = variables;
        state.possible(words);
        for (int x = values.first(); x >= 0; x = values.next(x + 1)) {
            state.place(x);
        }
        Bits lost = values.copy();
        lost.andNot(candidates);
        state.notice(model.hasOtherLinks() || !lost.isEmpty());
        return state;
    }

    /** Counts the candidates, and puts them in their places, so many words for each variable. */
    private void possible(int words) {
        long mixed = 0;
        long[] possible = candidates.words();
        for (int w = 0; w < possible.length; w++) {
            candidateCount += Long.bitCount(possible[w]);
            for (long rest = possible[w]; rest != 0; rest &= rest - 1) {
                int x = (w << 6) + Long.numberOfTrailingZeros(rest);
                int[] of = model.variables(x);
                int[] at = model.places(x);
                for (int k = 0; k < of.length; k++) {
                    places[of[k] * words + (at[k] >> 6)] |= 1L << at[k];
                    count[of[k]]++;
                }
                mixed ^= mix(2L * x);
            }
        }
        hash ^= mixed;
    }

    /**
     * Sees what variables are tight, and which have a value to propagate.
     *
     * @param all whether each value may have something to say; else one that its variable has left alone has nothing
     */
    private void notice(boolean all) {
        for (int v = 0; v < count.length; v++) {
            if (count[v] == 0 || count[v] == 1 && placed[v] == 0) {
                tight.set(v);
            }
            if (placed[v] > 0 && (all || count[v] > 1)) {
                fresh.set(v);
            }
        }
    }

    /** These labels and no others, all of them asserted. */
    public static State solved(Model model, Bits solution) {
        State state = State.of(model, solution);
        for (int x = solution.first(); x >= 0; x = solution.next(x + 1)) {
            state.assertValue(x);
        }
        return state;
    }

    @Override
    public State copy() {
        State copy = new State(
                model,
                candidates.copy(),
                values.copy(),
                places.clone(),
                count.clone(),
                placed.clone(),
                tight.copy(),
                fresh.copy(),
                restless.copy());
        copy.candidateCount = candidateCount;
        copy.valueCount = valueCount;
        copy.undecided = undecided;
        copy.hash = hash;
        copy.givens = givens;
        return copy;
    }

    /** Says that what is known now is what the puzzle itself says: all else will follow from it. */
    public State given() {
        return given(new Givens(candidates.copy(), values.copy()));
    }

    /** Says what the puzzle itself says. */
    public State given(Givens told) {
        givens = told;
        return this;
    }

    @Override
    public Givens givens() {
        Givens told = givens;
        return told == null ? new Givens(candidates.copy(), values.copy()) : told;
    }

    /** G ∪= {x}. What x contradicts is left to propagation. */
    public boolean assertValue(int label) {
        if (values.get(label)) {
            return false;
        }
        values.set(label);
        derived = null;
        place(label);
        for (int v : model.variables(label)) {
            fresh.set(v);
            if (count[v] == 1) {
                tight.clear(v);
            }
        }
        return true;
    }

    /** Counts a value. */
    private void place(int label) {
        valueCount++;
        hash ^= mix(2L * label + 1);
        for (int v : model.variables(label)) {
            undecided -= placed[v]++ == 0 ? 1 : 0;
        }
    }

    /** C ∖= {x}. */
    public boolean eliminate(int label) {
        if (!candidates.get(label)) {
            return false;
        }
        candidates.clear(label);
        derived = null;
        candidateCount--;
        hash ^= mix(2L * label);
        int[] of = model.variables(label);
        int[] at = model.places(label);
        for (int k = 0; k < of.length; k++) {
            int v = of[k];
            places[v * words + (at[k] >> 6)] &= ~(1L << at[k]);
            restless.set(v);
            int left = --count[v];
            if (left == 0 || left == 1 && placed[v] == 0) {
                tight.set(v);
            }
        }
        return true;
    }

    /** Takes the first variable decided since the last call, or -1: who takes it answers for its propagation. */
    public int takeFresh() {
        int v = fresh.first();
        if (v >= 0) {
            fresh.clear(v);
        }
        return v;
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
        int first = nextPlace(variable, 0);
        return first < 0 ? -1 : model.labels(variable)[first];
    }

    @Override
    public int nextPlace(int variable, int from) {
        int w = from >> 6;
        if (w >= words) {
            return -1;
        }
        long word = places[variable * words + w] & -1L << from;
        while (word == 0) {
            if (++w == words) {
                return -1;
            }
            word = places[variable * words + w];
        }
        return (w << 6) + Long.numberOfTrailingZeros(word);
    }

    @Override
    public long places(int variable, int word) {
        return places[variable * words + word];
    }

    @Override
    public int nextTight(int from) {
        return tight.next(from);
    }

    @Override
    public int nextRestless(int from) {
        return restless.next(from);
    }

    @Override
    public void calm(int variable) {
        restless.clear(variable);
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

    /** Every variable has one value and nothing else, and all values together are allowed. */
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
        Constraint constraint = model.constraint();
        return constraint == null || constraint.conflict(values::get).isEmpty();
    }

    @Override
    public <T> T derived(Class<T> type, Function<View, T> maker) {
        Map<Class<?>, Object> known = derived;
        if (known == null) {
            known = new HashMap<>();
            derived = known;
        }
        Object made = known.get(type);
        if (made == null) {
            made = maker.apply(this);
            known.put(type, made);
        }
        return type.cast(made);
    }

    @Override
    public <T> T kept(Class<T> type, Supplier<T> maker) {
        Map<Class<?>, Object> all = kept;
        if (all == null) {
            all = new HashMap<>();
            kept = all;
        }
        return type.cast(all.computeIfAbsent(type, t -> maker.get()));
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
    public long confined(int variable, Cover cover) {
        long[] rest = cover.places().words();
        for (int w = 0; w < rest.length; w++) {
            if ((places[variable * words + w] & rest[w]) != 0) {
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
