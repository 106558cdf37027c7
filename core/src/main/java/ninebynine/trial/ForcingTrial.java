package ninebynine.trial;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/**
 * candidates(V) = {Z₁…Zₖ}, ∀i Zᵢ ∧ T ⊢ ¬x ⇒ ¬candidate(x) — forcing trial and error: whichever value V takes, x is false.
 *
 * <p>A contradictory branch rules out everything. A value that all branches share is left alone by them: a Single follows.
 */
public final class ForcingTrial implements Trying {
    private final int level;
    private final int values;
    private final String theory;
    private final Closure closure;

    /**
     * With Singles alone.
     *
     * @param values how many candidates the variable has
     */
    public ForcingTrial(int level, int values, Precedence singles) {
        this(level, values, "BRT", singles);
    }

    private ForcingTrial(int level, int values, String theory, Precedence inside) {
        this.level = level;
        this.values = values;
        this.theory = theory;
        this.closure = new Closure(inside);
    }

    @Override
    public Trying within(String theory, Precedence inside) {
        return new ForcingTrial(level, values, theory, inside);
    }

    @Override
    public String code() {
        return "FTE" + values + (theory.equals("BRT") ? "" : "(" + theory + ")");
    }

    @Override
    public int level() {
        return level;
    }

    /** What eliminates most comes first; among equals, the first variable. */
    @Override
    public void find(View view, Matches out) {
        Map<Integer, Branch> branches = new HashMap<>();
        List<Match.Elimination> found = new ArrayList<>();
        for (int[] starts : sets(view)) {
            List<Branch> all = IntStream.of(starts)
                    .mapToObj(z -> branches.computeIfAbsent(z, start -> branch(view, start)))
                    .toList();
            Ints targets = common(view, all);
            if (!targets.isEmpty()) {
                List<Pattern.Decided> decided =
                        all.stream().map(Branch::decided).toList();
                found.add(new Match.Elimination(new Pattern.ForcingTrial(theory, decided), targets));
            }
        }
        found.sort(Comparator.comparingInt(match -> -match.targets().size()));
        for (Match match : found) {
            if (!out.add(match)) {
                return;
            }
        }
    }

    /** One value of the variable and what it leaves. */
    private record Branch(Pattern.Decided decided, Bits left) {}

    private Branch branch(View view, int z) {
        State state = Inside.of(view, z);
        if (!closure.close(state)) {
            return new Branch(
                    new Pattern.Decided(z, true, Ints.of()),
                    new Bits(view.model().labelCount()));
        }
        Bits followed = state.values();
        followed.andNot(view.values());
        followed.clear(z);
        return new Branch(new Pattern.Decided(z, false, followed.toInts()), state.candidates());
    }

    /** The open candidates that no branch leaves. */
    private static Ints common(View view, List<Branch> branches) {
        Bits open = view.candidates();
        open.andNot(view.values());
        branches.forEach(branch -> open.andNot(branch.left));
        return open.toInts();
    }

    /** The candidates of every variable that has so many, each set once. */
    private List<int[]> sets(View view) {
        List<int[]> sets = new ArrayList<>();
        Set<Ints> known = new HashSet<>();
        for (int v = 0; v < view.model().variableCount(); v++) {
            if (!view.isDecided(v) && view.count(v) == values) {
                int[] set = IntStream.of(view.model().labels(v))
                        .filter(view::isCandidate)
                        .toArray();
                if (known.add(Ints.of(set))) {
                    sets.add(set);
                }
            }
        }
        return sets;
    }
}
