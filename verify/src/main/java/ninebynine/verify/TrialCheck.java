package ninebynine.verify;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import ninebynine.state.View;

/**
 * Whether a step of trial and error holds: the hypothesis is asserted again, and what follows is replayed by a few lines of its own. It uses
 * nothing of the trials: links are asked one by one.
 */
public final class TrialCheck {
    private final Model model;

    private TrialCheck(Model model) {
        this.model = model;
    }

    /** What is wrong with a step, or nothing; steps that try nothing are not looked at. */
    public static Optional<String> check(View before, Match match) {
        TrialCheck check = new TrialCheck(before.model());
        Pattern pattern = match.pattern();
        if (pattern instanceof Pattern.Chain chain
                && chain.family().equals("T&E-braid")
                && match instanceof Match.Elimination elimination) {
            State state = check.with(before, elimination.targets().get(0));
            return check.isRefutedBySingles(state) ? Optional.empty() : wrong("Singles do not refute it");
        }
        if (pattern instanceof Pattern.Trial trial && match instanceof Match.Elimination elimination) {
            return elimination.targets().stream().allMatch(x -> x == trial.hypothesis())
                    ? check.trial(before, trial)
                    : wrong("the target is not the hypothesis");
        }
        if (pattern instanceof Pattern.ForcingTrial forcing) {
            return check.forcing(before, forcing, match);
        }
        return Optional.empty();
    }

    /** The state in which a label is true, and what it contradicts is gone. */
    private State with(View before, int label) {
        State state = before.copy();
        assertIn(state, label);
        return state;
    }

    private void assertIn(State state, int label) {
        state.assertValue(label);
        for (int y = 0; y < model.labelCount(); y++) {
            if (model.links().linked(label, y)) {
                state.eliminate(y);
            }
        }
    }

    /** Singles, one after the other, until a variable is empty or nothing is left to do. */
    private boolean isRefutedBySingles(State state) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int v = 0; v < model.variableCount(); v++) {
                if (state.count(v) == 0) {
                    return true;
                }
                if (state.count(v) == 1 && !state.isValue(state.firstCandidate(v))) {
                    assertIn(state, state.firstCandidate(v));
                    changed = true;
                }
            }
        }
        return false;
    }

    private Optional<String> trial(View before, Pattern.Trial trial) {
        State state = with(before, trial.hypothesis());
        List<Match> steps = trial.steps();
        for (int i = 0; i < steps.size(); i++) {
            Match step = steps.get(i);
            Optional<String> problem = step(state, step);
            if (problem.isPresent()) {
                return Optional.of("step " + (i + 1) + " inside: " + problem.get());
            }
            if (step instanceof Match.Contradiction != (i == steps.size() - 1)) {
                return wrong("the contradiction is not the last step inside");
            }
            if (step instanceof Match.Assertion assertion) {
                assertIn(state, assertion.label());
            } else {
                step.apply(state);
            }
        }
        return steps.isEmpty() ? wrong("nothing follows from the hypothesis") : Optional.empty();
    }

    private Optional<String> step(State state, Match step) {
        if (step.pattern() instanceof Pattern.Lone lone && step instanceof Match.Assertion assertion) {
            boolean holds =
                    state.count(lone.variable()) == 1 && state.firstCandidate(lone.variable()) == assertion.label();
            return holds ? Optional.empty() : wrong("the variable has not that one candidate");
        }
        if (step.pattern() instanceof Pattern.Emptied emptied) {
            return state.count(emptied.variable()) == 0 ? Optional.empty() : wrong("the variable is not empty");
        }
        return ChainCheck.check(state, step).or(() -> check(state, step));
    }

    /** The starts are all that a variable has; with Singles alone, each branch is run again. */
    private Optional<String> forcing(View before, Pattern.ForcingTrial forcing, Match match) {
        Set<Integer> starts = new HashSet<>();
        forcing.branches().forEach(branch -> starts.add(branch.start()));
        if (!isVariable(before, starts)) {
            return wrong("the branches are not all the candidates of a variable");
        }
        for (Pattern.Decided branch : forcing.branches()) {
            if (forcing.theory().equals("BRT")) {
                State state = with(before, branch.start());
                boolean refuted = isRefutedBySingles(state);
                if (refuted != branch.refuted()) {
                    return wrong("a branch ends otherwise");
                }
                if (!refuted && !says(state, match)) {
                    return wrong("a branch says otherwise");
                }
                if (!branch.values().stream().allMatch(x -> refuted || state.isValue(x))) {
                    return wrong("a value does not follow");
                }
            }
        }
        return Optional.empty();
    }

    /** Whether what follows from the match is so in the state. */
    private static boolean says(State state, Match match) {
        return match instanceof Match.Assertion assertion
                ? state.isValue(assertion.label())
                : match instanceof Match.Elimination elimination
                        && elimination.targets().stream().noneMatch(state::isCandidate);
    }

    private boolean isVariable(View before, Set<Integer> starts) {
        for (int v = 0; v < model.variableCount(); v++) {
            Set<Integer> open = new HashSet<>();
            for (int x : model.labels(v)) {
                if (before.isCandidate(x)) {
                    open.add(x);
                }
            }
            if (open.equals(starts)) {
                return true;
            }
        }
        return false;
    }

    private static Optional<String> wrong(String what) {
        return Optional.of(what);
    }
}
