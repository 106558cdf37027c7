package ninebynine.search;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import ninebynine.limit.SearchStopped;
import ninebynine.limit.Stopping;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Counts the few solutions of a model that guessing alone does not find in reasonable time: the model as {@link Clauses}, to which every solution is added as
 * one that is not to come again. A bound on guesses is one on the conflicts before each solution here.
 *
 * <pre>
 *   for each variable, one of its labels · for each link, not both · what the model demands besides, as clauses when it is broken
 * </pre>
 */
public final class Learning implements Counter {
    private final Model model;
    private final @Nullable Constraint constraint;

    /** Searches in states of this model. */
    public Learning(Model model) {
        this.model = model;
        constraint = model.constraint();
    }

    @Override
    public Count count(View from, Bound bound, SolutionSink sink) {
        return count(from, bound, sink, List.of());
    }

    /**
     * Goes on where another search ended.
     *
     * @param known solutions that were found, which are counted and not told again
     */
    Count count(View from, Bound bound, SolutionSink sink, List<Bits> known) {
        long solutions = known.size();
        try {
            Clauses clauses = clauses(from);
            known.forEach(solution -> exclude(clauses, solution.toInts().toArray()));
            while (true) {
                Clauses.Answer answer = clauses.solve(new int[0], bound.guesses());
                if (answer != Clauses.Answer.POSSIBLE) {
                    return new Count(solutions, answer == Clauses.Answer.IMPOSSIBLE);
                }
                if (isForbidden(clauses)) {
                    continue;
                }
                Bits solution = solution(clauses);
                if (sink != SolutionSink.NONE) {
                    sink.add(solution);
                }
                if (++solutions == bound.solutions()) {
                    return new Count(solutions, false);
                }
                exclude(clauses, solution.toInts().toArray());
            }
        } catch (SearchStopped stopped) {
            return new Count(solutions, false);
        }
    }

    private Clauses clauses(View from) {
        Clauses clauses = new Clauses(model.labelCount());
        for (int x = 0; x < model.labelCount(); x++) {
            if (!from.isCandidate(x)) {
                clauses.add(2 * x + 1);
            }
        }
        from.values().toInts().stream().forEach(x -> clauses.add(2 * x));
        for (int v = 0; v < model.variableCount(); v++) {
            clauses.add(Arrays.stream(model.labels(v)).map(x -> 2 * x).toArray());
        }
        for (int x = 0; x < model.labelCount(); x++) {
            Stopping.check();
            int a = x;
            IntConsumer both = b -> {
                if (b > a) {
                    clauses.add(2 * a + 1, 2 * b + 1);
                }
            };
            model.links().forEach(a, both);
        }
        if (constraint != null) {
            constraint.forbid(labels -> exclude(clauses, labels.toArray()));
        }
        return clauses;
    }

    /** Not all of these. */
    private static void exclude(Clauses clauses, int[] labels) {
        clauses.add(Arrays.stream(labels).map(x -> 2 * x + 1).toArray());
    }

    /** Whether the model demands more than the last answer gives; then the clauses demand it from now on. */
    private boolean isForbidden(Clauses clauses) {
        if (constraint == null) {
            return false;
        }
        Bits open = solution(clauses);
        Ints conflict = constraint.conflict(open::get);
        boolean forbidden = !conflict.isEmpty();
        while (!conflict.isEmpty()) {
            exclude(clauses, conflict.toArray());
            conflict.stream().forEach(open::clear);
            conflict = constraint.conflict(open::get);
        }
        return forbidden;
    }

    private Bits solution(Clauses clauses) {
        Bits solution = new Bits(model.labelCount());
        for (int x = 0; x < model.labelCount(); x++) {
            if (clauses.isTrue(x)) {
                solution.set(x);
            }
        }
        return solution;
    }
}
