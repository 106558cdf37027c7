package ninebynine.trial;

import java.util.List;
import ninebynine.resolve.Closure;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
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
            GuessedSolution search =
                    new GuessedSolution(closure, state -> Trial.order(state, true)[0], Integer.MAX_VALUE);
            boolean solved = search.of(Inside.of(view, z)) != null;
            Pattern guess = new Pattern.Guess(procedure(), search.deepest());
            Match match = solved
                    ? new Match.Assertion(guess, z)
                    : new Match.Elimination(search.guesses() > TOLD ? guess : refutation(view, z), Ints.of(z));
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
}
