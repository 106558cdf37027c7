package ninebynine.verify;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import org.chocosolver.solver.variables.BoolVar;

/**
 * Whether what a step says follows from the variables of its own pattern, by Choco, which knows no rule: exactly one candidate of each is true, no
 * two linked ones are, and a target is true or the asserted label false. If that has no solution, for each target, the step holds.
 *
 * <p>A forcing trial and a guess do not name the variables that they lean on. For them all variables are taken, so that the proof says no more than
 * that the conclusion is so in every solution. A name, a length and an order are not proven by it.
 */
public final class PatternOracle implements Pattern.Cases<IntStream> {
    private final View before;
    private final Model model;

    private PatternOracle(View before) {
        this.before = before;
        this.model = before.model();
    }

    public static boolean proves(View before, Match match) {
        PatternOracle oracle = new PatternOracle(before);
        Set<Integer> variables = match.pattern().accept(oracle).boxed().collect(Collectors.toCollection(TreeSet::new));
        if (match instanceof Match.Assertion assertion) {
            return oracle.isOpen(assertion.label()) && !oracle.isPossible(variables, assertion.label(), false);
        }
        return match instanceof Match.Elimination elimination
                && elimination.targets().stream()
                        .allMatch(z -> oracle.isOpen(z) && !oracle.isPossible(variables, z, true));
    }

    private boolean isOpen(int label) {
        return before.isCandidate(label) && !before.isValue(label);
    }

    @Override
    public IntStream propagated(Pattern.Propagated propagated) {
        return all();
    }

    @Override
    public IntStream emptied(Pattern.Emptied emptied) {
        return IntStream.of(emptied.variable());
    }

    @Override
    public IntStream conflict(Pattern.Conflict conflict) {
        return all();
    }

    @Override
    public IntStream lone(Pattern.Lone lone) {
        return IntStream.of(lone.variable());
    }

    @Override
    public IntStream chain(Pattern.Chain chain) {
        return chain.cells().stream().mapToInt(Pattern.Cell::variable);
    }

    @Override
    public IntStream forcing(Pattern.Forcing forcing) {
        Set<Integer> starts =
                forcing.branches().stream().map(Pattern.Branch::start).collect(Collectors.toSet());
        return IntStream.concat(
                forcing.branches().stream()
                        .flatMap(branch -> branch.cells().stream())
                        .mapToInt(Pattern.Cell::variable),
                all().filter(v -> candidates(v).equals(starts)));
    }

    @Override
    public IntStream trial(Pattern.Trial trial) {
        return trial.steps().stream().flatMapToInt(step -> step.pattern().accept(this));
    }

    @Override
    public IntStream forcingTrial(Pattern.ForcingTrial forcing) {
        return all();
    }

    @Override
    public IntStream guess(Pattern.Guess guess) {
        return all();
    }

    @Override
    public IntStream subset(Pattern.Subset subset) {
        return subset.lines().stream().map(subset.frame()::variable);
    }

    @Override
    public IntStream finned(Pattern.Finned fish) {
        return fish.lines().stream().map(fish.frame()::variable);
    }

    @Override
    public IntStream oneOf(Pattern.OneOf one) {
        return one.variables().stream();
    }

    @Override
    public IntStream orChain(Pattern.OrChain chain) {
        return chain.variables().stream();
    }

    @Override
    public IntStream orForcing(Pattern.OrForcing forcing) {
        return forcing.variables().stream();
    }

    @Override
    public IntStream star(Pattern.Star star) {
        return star.variables().stream();
    }

    @Override
    public IntStream own(Pattern.Own own) {
        return all();
    }

    private IntStream all() {
        return IntStream.range(0, model.variableCount());
    }

    private Set<Integer> candidates(int variable) {
        Set<Integer> found = new TreeSet<>();
        IntStream.of(model.labels(variable)).filter(before::isCandidate).forEach(found::add);
        return found;
    }

    /** Whether the variables can all be decided if the label is true, or false. */
    private boolean isPossible(Set<Integer> variables, int label, boolean truth) {
        org.chocosolver.solver.Model csp = new org.chocosolver.solver.Model();
        Map<Integer, BoolVar> labels = new TreeMap<>();
        labels.put(label, csp.boolVar(truth));
        for (int v : variables) {
            BoolVar[] one = candidates(v).stream()
                    .map(x -> labels.computeIfAbsent(x, fresh -> csp.boolVar()))
                    .toArray(BoolVar[]::new);
            if (one.length == 0) {
                return false;
            }
            csp.sum(one, "=", 1).post();
        }
        labels.forEach((a, isA) -> labels.forEach((b, isB) -> {
            if (a < b && model.links().linked(a, b)) {
                csp.arithm(isA, "+", isB, "<=", 1).post();
            }
        }));
        return csp.getSolver().solve();
    }
}
