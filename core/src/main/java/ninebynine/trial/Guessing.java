package ninebynine.trial;

import java.util.List;
import ninebynine.chain.Stopping;
import ninebynine.resolve.Closure;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * DFS(T): Z ∧ T leads to a solution, by further guesses if need be ⇒ value(Z); to none ⇒ ¬candidate(Z) — depth-first search: guesses are
 * accepted.
 *
 * <p>The only rule that may choose between solutions where there are several.
 */
public final class Guessing implements Trying {
    /** How many guesses a refutation may have to be told in full. */
    private static final int TOLD = 20;

    private final int level;
    private final String theory;
    private final Precedence inside;
    private final Closure closure;
    private final boolean ascending;

    /** With Singles alone. */
    public Guessing(int level, Precedence singles) {
        this(level, "BRT", singles, false);
    }

    private Guessing(int level, String theory, Precedence inside, boolean ascending) {
        this.level = level;
        this.theory = theory;
        this.inside = inside;
        this.closure = new Closure(inside);
        this.ascending = ascending;
    }

    @Override
    public Trying within(String theory, Precedence inside) {
        return new Guessing(level, theory, inside, ascending);
    }

    @Override
    public String code() {
        return "DFS" + (theory.equals("BRT") ? "" : "(" + theory + ")");
    }

    @Override
    public int level() {
        return level;
    }

    private String procedure() {
        return "DFS(" + theory + ")";
    }

    /** Candidates from the last to the first; inside a guess from the first to the last. */
    @Override
    public void find(View view, Matches out) {
        for (int z : Trial.order(view, ascending)) {
            Search search = new Search();
            boolean solved = search.solves(Inside.of(view, z), 1);
            Pattern guess = new Pattern.Guess(procedure(), search.deepest);
            Match match = solved
                    ? new Match.Assertion(guess, z)
                    : new Match.Elimination(search.nodes > TOLD ? guess : refutation(view, z), Ints.of(z));
            if (!out.add(match)) {
                return;
            }
        }
    }

    private Pattern refutation(View view, int z) {
        Guessing deeper = new Guessing(level, theory, inside, true);
        Pattern why = Inside.refutation(view, z, procedure(), Inside.with(inside, List.of(deeper)));
        if (why == null) {
            throw new IllegalStateException("a search without a solution has a refutation");
        }
        return why;
    }

    /** One search, with the greatest depth that it came to. */
    private final class Search {
        private int deepest;
        private int nodes;

        /** Whether the state leads to a solution; a candidate that does not is eliminated from it. */
        boolean solves(State state, int depth) {
            Stopping.check();
            nodes++;
            deepest = Math.max(deepest, depth);
            while (closure.close(state)) {
                if (state.isSolved()) {
                    return true;
                }
                int z = Trial.order(state, true)[0];
                if (solves(Inside.of(state, z), depth + 1)) {
                    return true;
                }
                state.eliminate(z);
            }
            return false;
        }
    }
}
