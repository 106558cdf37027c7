package ninebynine.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.field.Rows;
import ninebynine.limit.SearchStopped;
import ninebynine.limit.Stopping;
import ninebynine.model.Constraint;
import ninebynine.model.Links;
import ninebynine.model.Model;
import ninebynine.resolve.Closure;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.OwnRules;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * Counts the solutions of any model: Singles and {@link Matching} until nothing follows, then x or not x, depth first. Where that takes long and few
 * solutions are asked for, it goes on by {@link Learning}.
 *
 * <pre>
 *   alive[x]   x is still possible
 *   left[V]    how many of V are alive, and in the low half their xor: the last one when it is alone
 *   due        labels to assert, found but not yet propagated
 *   trail      labels removed, in order; a guess remembers how long it was
 * </pre>
 */
public final class DepthFirst implements Counter {
    /** One label in {@code left}. */
    private static final long ONE = 1L << 32;

    /** Solutions up to so many are excluded one by one. */
    private static final int FEW = 100;
    /** Of the guesses of a question on the side, one of so many are made before it goes on by learning. */
    private static final int PATIENCE = 8;

    private final Model model;
    private final long patience;
    private final @Nullable Closure own;
    private final Links others;
    private final boolean hasOthers;
    private final @Nullable Constraint constraint;
    private final IntConsumer removal = this::remove;
    private final Rows labels;
    private final Rows variables;
    private final long[] full;
    private final List<Matching> matchings;
    private final boolean[] alive;
    private final boolean[] asserted;
    private final long[] left;
    /** How often a variable was the one that had nothing left, and 1. */
    private final int[] weight;

    private final int[] due;
    private final int[] trail;
    private final int[] values;
    /** The guesses that are open, and how long the trail and the values were before each. */
    private final int[] guess;

    private final int[] trailAt;
    private final int[] valuesAt;
    private int dueSize;
    private int trailSize;
    private int valueCount;
    private int depth;
    private long solutions;
    /** Some variable has nothing left, or a value is impossible. */
    private boolean failed;

    /** Searches in states of this model. */
    public DepthFirst(Model model) {
        this.model = model;
        patience = Bound.guessesAside(model) / PATIENCE;
        own = OwnRules.of(model).hasUsual() ? new Closure(Theory.parse("W1").precedence(model)) : null;
        others = model.otherLinks();
        hasOthers = model.hasOtherLinks();
        constraint = model.constraint();
        int size = model.labelCount();
        int[][] labelsOf = IntStream.range(0, model.variableCount())
                .mapToObj(model::labels)
                .toArray(int[][]::new);
        labels = Rows.of(labelsOf);
        variables = labels.turned(size);
        full = Stream.of(labelsOf)
                .mapToLong(of -> ONE * of.length + IntStream.of(of).reduce(0, (a, b) -> a ^ b))
                .toArray();
        matchings = model.frames().stream()
                .filter(Matching::pays)
                .map(Matching::new)
                .toList();
        alive = new boolean[size];
        asserted = new boolean[size];
        left = new long[full.length];
        weight = new int[full.length];
        due = new int[size + full.length + 1];
        trail = new int[size];
        values = new int[size];
        guess = new int[size];
        trailAt = new int[size];
        valuesAt = new int[size];
    }

    /** In a game with rules of its own they come first: Singles and guesses would see late what they see at once. */
    @Override
    public Count count(View from, Bound bound, SolutionSink sink) {
        if (own == null) {
            return search(from, bound, sink);
        }
        State closed = from.copy();
        try {
            return own.close(closed) ? search(closed, bound, sink) : new Count(0, true);
        } catch (SearchStopped stopped) {
            return new Count(0, false);
        }
    }

    @Override
    public Optional<LaneCounts> lanes() {
        return Optional.of(new LaneCounts(model));
    }

    private Count search(View from, Bound bound, SolutionSink sink) {
        solutions = 0;
        try {
            return searched(from, bound, sink);
        } catch (SearchStopped stopped) {
            return new Count(solutions, false);
        }
    }

    private Count searched(View from, Bound bound, SolutionSink sink) {
        load(from);
        List<Bits> known = new ArrayList<>();
        long guesses = 0;
        while (true) {
            if (propagate() && filter() && isAllowed()) {
                int v = smallest();
                if (v >= 0) {
                    Stopping.check();
                    if (++guesses > bound.guesses()) {
                        return new Count(solutions, false);
                    }
                    if (guesses > patience && bound.solutions() <= FEW) {
                        return new Learning(model)
                                .count(from, new Bound(bound.solutions(), bound.guesses() - guesses), sink, known);
                    }
                    guess(first(v));
                    continue;
                }
                if (bound.solutions() <= FEW) {
                    known.add(solution());
                }
                if (sink != SolutionSink.NONE) {
                    sink.add(solution());
                }
                if (++solutions == bound.solutions()) {
                    return new Count(solutions, false);
                }
            }
            if (depth == 0) {
                return new Count(solutions, true);
            }
            remove(takeBack());
        }
    }

    private Bits solution() {
        return Bits.of(alive.length, Arrays.copyOf(values, valueCount));
    }

    private void load(View from) {
        dueSize = 0;
        trailSize = 0;
        valueCount = 0;
        depth = 0;
        failed = false;
        matchings.forEach(Matching::restart);
        Arrays.fill(alive, true);
        Arrays.fill(asserted, false);
        Arrays.fill(weight, 1);
        System.arraycopy(full, 0, left, 0, left.length);
        for (int v = 0; v < left.length; v++) {
            if (left[v] < 2 * ONE) {
                shrunk(v);
            }
        }
        Bits gone = new Bits(alive.length);
        gone.setAll();
        gone.andNot(from.candidates());
        for (int x = gone.first(); x >= 0; x = gone.next(x + 1)) {
            remove(x);
        }
        Bits given = from.values();
        for (int x = given.first(); x >= 0; x = given.next(x + 1)) {
            due[dueSize++] = x;
        }
    }

    /** Asserts what is due until nothing is; false if that can't be. */
    private boolean propagate() {
        while (dueSize > 0 && !failed) {
            int x = due[--dueSize];
            if (!asserted[x]) {
                Stopping.check();
                assertValue(x);
            }
        }
        dueSize = 0;
        boolean consistent = !failed;
        failed = false;
        return consistent;
    }

    /** Matchings of all frames, and Singles again, until nothing follows; false if that can't be. */
    private boolean filter() {
        boolean changed = !matchings.isEmpty();
        while (changed) {
            changed = false;
            for (Matching matching : matchings) {
                Stopping.check();
                if (!matching.isUnchanged(left)) {
                    int before = trailSize;
                    boolean possible = matching.filter(alive, removal);
                    failed |= !possible;
                    if (trailSize > before || failed) {
                        matching.forget();
                        changed = true;
                    }
                    if (!propagate()) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** What the model demands besides its links, and Singles again, until nothing follows; false if that can't be. */
    private boolean isAllowed() {
        if (constraint == null) {
            return true;
        }
        int before;
        do {
            Stopping.check();
            before = trailSize;
            constraint.exclude(this::isAsserted, this::isOpen, removal);
            if (!propagate() || !filter()) {
                return false;
            }
        } while (trailSize > before);
        return constraint.conflict(this::isAsserted).isEmpty();
    }

    private boolean isAsserted(int x) {
        return asserted[x];
    }

    private boolean isOpen(int x) {
        return alive[x] && !asserted[x];
    }

    private void assertValue(int x) {
        if (!alive[x]) {
            failed = true;
            return;
        }
        asserted[x] = true;
        values[valueCount++] = x;
        for (int i = variables.start[x], end = variables.end[x]; i < end; i++) {
            int v = variables.items[i];
            if (left[v] >= 2 * ONE) {
                int[] items = labels.items;
                for (int j = labels.start[v], last = labels.end[v]; j < last; j++) {
                    if (items[j] != x && alive[items[j]]) {
                        remove(items[j]);
                    }
                }
            }
        }
        if (hasOthers) {
            others.forEach(x, removal);
        }
    }

    private void remove(int x) {
        if (!alive[x]) {
            return;
        }
        alive[x] = false;
        trail[trailSize++] = x;
        int[] items = variables.items;
        for (int i = variables.start[x], end = variables.end[x]; i < end; i++) {
            int v = items[i];
            long now = left[v] - ONE ^ x;
            left[v] = now;
            if (now < 2 * ONE) {
                shrunk(v);
            }
        }
    }

    private void shrunk(int v) {
        int last = (int) left[v];
        if (left[v] < ONE) {
            failed = true;
            weight[v]++;
        } else if (!asserted[last]) {
            due[dueSize++] = last;
        }
    }

    /** The open variable with the fewest candidates for its weight; -1 if all are decided. Those that failed before weigh more. */
    private int smallest() {
        int best = -1;
        long least = 1;
        long heaviest = 0;
        for (int v = 0; v < left.length; v++) {
            long count = left[v] >> 32;
            if (count > 1 && count * heaviest < least * weight[v]) {
                best = v;
                least = count;
                heaviest = weight[v];
            }
        }
        return best;
    }

    private int first(int v) {
        for (int x : model.labels(v)) {
            if (alive[x]) {
                return x;
            }
        }
        throw new IllegalStateException("variable " + v + " has candidates by count, but none is alive");
    }

    private void guess(int x) {
        guess[depth] = x;
        trailAt[depth] = trailSize;
        valuesAt[depth++] = valueCount;
        due[dueSize++] = x;
    }

    /** Undoes the last guess and all that followed from it. */
    private int takeBack() {
        depth--;
        while (trailSize > trailAt[depth]) {
            int x = trail[--trailSize];
            alive[x] = true;
            for (int i = variables.start[x]; i < variables.end[x]; i++) {
                left[variables.items[i]] = left[variables.items[i]] + ONE ^ x;
            }
        }
        while (valueCount > valuesAt[depth]) {
            asserted[values[--valueCount]] = false;
        }
        return guess[depth];
    }
}
