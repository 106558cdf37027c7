package ninebynine.verify;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
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
public final class PatternOracle {
    private final View before;
    private final Model model;

    private PatternOracle(View before) {
        this.before = before;
        this.model = before.model();
    }

    public static boolean proves(View before, Match match) {
        PatternOracle oracle = new PatternOracle(before);
        Set<Integer> variables = oracle.variables(match.pattern());
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

    private Set<Integer> variables(Pattern pattern) {
        Set<Integer> found = new TreeSet<>();
        if (pattern instanceof Pattern.Lone lone) {
            found.add(lone.variable());
        } else if (pattern instanceof Pattern.Emptied emptied) {
            found.add(emptied.variable());
        } else if (pattern instanceof Pattern.Chain chain) {
            chain.cells().forEach(cell -> found.add(cell.variable()));
        } else if (pattern instanceof Pattern.Subset subset) {
            subset.lines().stream().forEach(line -> found.add(subset.frame().variable(line)));
        } else if (pattern instanceof Pattern.Finned fish) {
            fish.lines().stream().forEach(line -> found.add(fish.frame().variable(line)));
        } else if (pattern instanceof Pattern.Forcing forcing) {
            Set<Integer> starts = new TreeSet<>();
            for (Pattern.Branch branch : forcing.branches()) {
                starts.add(branch.start());
                branch.cells().forEach(cell -> found.add(cell.variable()));
            }
            IntStream.range(0, model.variableCount())
                    .filter(v -> candidates(v).equals(starts))
                    .forEach(found::add);
        } else if (pattern instanceof Pattern.Trial trial) {
            trial.steps().forEach(step -> found.addAll(variables(step.pattern())));
        } else {
            IntStream.range(0, model.variableCount()).forEach(found::add);
        }
        return found;
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
