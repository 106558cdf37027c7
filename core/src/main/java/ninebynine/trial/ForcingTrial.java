package ninebynine.trial;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import ninebynine.resolve.Closure;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/**
 * candidates(V) = {Z₁…Zₖ}, ∀i Zᵢ ∧ T ⊢ y ⇒ value(y); ∀i Zᵢ ∧ T ⊢ ¬x ⇒ ¬candidate(x) — forcing trial and error: what is so whichever value V
 * takes, is so.
 *
 * <p>A contradictory branch says nothing about values and rules out everything.
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

    /** One that is asked what follows {@link #on} chosen candidates, and finds none by itself. */
    public static ForcingTrial inside(String theory, Precedence rules) {
        return new ForcingTrial(0, 0, theory, rules);
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

    /** What brings most comes first, its values before its eliminations; among equals, the first variable. */
    @Override
    public void find(View view, Matches out) {
        Map<Integer, Branch> branches = new HashMap<>();
        List<Common> found = new ArrayList<>();
        for (int[] starts : sets(view)) {
            found.add(common(
                    view,
                    IntStream.of(starts)
                            .mapToObj(z -> branches.computeIfAbsent(z, start -> branch(view, start)))
                            .toList()));
        }
        found.sort(Comparator.comparingInt(common -> -common.size()));
        for (Common common : found) {
            for (Match match : common.matches(theory)) {
                if (!out.add(match)) {
                    return;
                }
            }
        }
    }

    /** What is so whichever of these candidates is true: its values first. It is for whoever asks to know that one of them is. */
    public List<Match> on(Ints starts, View view) {
        return common(view, starts.stream().mapToObj(z -> branch(view, z)).toList())
                .matches(theory);
    }

    /** One value of the variable, what it leaves and what it makes true. */
    private record Branch(Pattern.Decided decided, Bits left, Bits values) {}

    /** What all branches agree on. */
    private record Common(List<Branch> branches, Ints values, Ints targets) {
        int size() {
            return values.size() + targets.size();
        }

        List<Match> matches(String theory) {
            Pattern why = new Pattern.ForcingTrial(
                    theory, branches.stream().map(Branch::decided).toList());
            List<Match> matches = new ArrayList<>();
            values.stream().forEach(y -> matches.add(new Match.Assertion(why, y)));
            if (!targets.isEmpty()) {
                matches.add(new Match.Elimination(why, targets));
            }
            return matches;
        }
    }

    private Branch branch(View view, int z) {
        State state = Inside.of(view, z);
        if (!closure.close(state)) {
            Bits nothing = new Bits(view.model().labelCount());
            return new Branch(new Pattern.Decided(z, true, Ints.of()), nothing, nothing);
        }
        Bits values = state.values();
        values.andNot(view.values());
        Bits followed = values.copy();
        followed.clear(z);
        return new Branch(new Pattern.Decided(z, false, followed.toInts()), state.candidates(), values);
    }

    /** The values of all branches without a contradiction, and the open candidates that no branch leaves. */
    private static Common common(View view, List<Branch> branches) {
        Bits open = view.candidates();
        open.andNot(view.values());
        Bits values = open.copy();
        for (Branch branch : branches) {
            open.andNot(branch.left);
            if (!branch.decided.refuted()) {
                values.and(branch.values);
            }
        }
        boolean refuted = branches.stream().allMatch(branch -> branch.decided.refuted());
        return new Common(branches, refuted ? Ints.of() : values.toInts(), open.toInts());
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
