package ninebynine.study;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/**
 * {x : T₀ solves S ∪ value(x)}, {x : T₀ solves S∖{x}}, {{x,y} : T₀ solves S∖{x,y}} — what would let a theory T₀ solve a state in which it is
 * stuck. T₀ should have the confluence property; otherwise what it solves depends on the order of its steps.
 */
public final class Backdoors {
    /** What is looked for. */
    public enum Kind {
        /** A candidate whose assertion lets the theory solve. */
        BACKDOOR,
        /** A candidate whose elimination does. */
        ANTI,
        /** Two candidates whose elimination does; either may do it alone. */
        PAIRS
    }

    /**
     * What was found.
     *
     * @param sets one candidate each, or two, in label order
     * @param complete whether everything was tried before the thread was interrupted
     */
    public record Found(List<Ints> sets, boolean complete) {
        public Found {
            sets = List.copyOf(sets);
        }
    }

    private final Hypotheses hypotheses;

    /** Of the theory with these rules. */
    public Backdoors(Precedence precedence, Model model) {
        hypotheses = new Hypotheses(precedence, model);
    }

    /** All of a kind, in a state where the theory has done what it can. */
    public Found find(Kind kind, View state) {
        return find(kind, state, x -> true);
    }

    /** Those of which some candidate is among these. */
    public Found find(Kind kind, View state, IntPredicate among) {
        List<Ints> sets = new ArrayList<>();
        boolean complete =
                hypotheses.solving(state, hypotheses(kind, state, among), hypothesis -> sets.add(hypothesis.labels()));
        return new Found(sets, complete);
    }

    /** Made as they are asked for: a large puzzle has millions of pairs. */
    private static Iterator<Supposition> hypotheses(Kind kind, View state, IntPredicate among) {
        Bits bits = state.candidates();
        bits.andNot(state.values());
        int[] open = bits.toInts().toArray();
        if (kind != Kind.PAIRS) {
            return IntStream.of(open)
                    .filter(among)
                    .mapToObj(x -> new Supposition(Ints.of(x), kind == Kind.BACKDOOR))
                    .iterator();
        }
        return IntStream.range(0, open.length)
                .boxed()
                .flatMap(i -> IntStream.range(i + 1, open.length)
                        .filter(j -> among.test(open[i]) || among.test(open[j]))
                        .mapToObj(j -> new Supposition(Ints.of(open[i], open[j]), false)))
                .iterator();
    }
}
