package ninebynine.check;

import java.util.Optional;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Whether a step is what it says: the conditions of its family, for every target, in the position before it.
 *
 * <p>A guess, a pattern that takes it that there is one solution, and a forcing trial with more than whips[1], say what was found and not why: of them only the form is checked here. See
 * {@link #isBelieved}.
 */
public final class StepCheck {
    private final Position before;
    private final Model model;
    private final boolean loops;

    StepCheck(Position before, boolean loops) {
        this.before = before;
        this.model = before.model();
        this.loops = loops;
    }

    /** Nothing if the step is right; otherwise one sentence that says which condition fails, and where. */
    public static Optional<String> check(Position before, Match match) {
        return check(before, match, false);
    }

    /**
     * The same.
     *
     * @param loops whether a left-linking candidate may come again: looping whips are printed as whips
     */
    public static Optional<String> check(Position before, Match match, boolean loops) {
        return Optional.ofNullable(new StepCheck(before, loops).problem(match));
    }

    /** Whether the pattern says too little to be made again, so that only the solution can tell. */
    public static boolean isBelieved(Match match) {
        Pattern pattern = match.pattern();
        return pattern instanceof Pattern.Guess
                || pattern instanceof Pattern.Own own && own.assumesOneSolution()
                || pattern instanceof Pattern.ForcingTrial forcing && !TrialCheck.canFollow(forcing.theory())
                || pattern instanceof Pattern.Trial trial
                        && trial.steps().stream().anyMatch(StepCheck::isBelieved);
    }

    @Nullable
    String problem(Match match) {
        String conclusion = conclusion(match);
        if (conclusion != null) {
            return conclusion;
        }
        Pattern pattern = match.pattern();
        if (pattern instanceof Pattern.Lone lone) {
            return match instanceof Match.Assertion assertion ? lone(lone.variable(), assertion.label()) : OTHER_KIND;
        }
        if (pattern instanceof Pattern.Emptied emptied) {
            return match instanceof Match.Contradiction ? emptied(emptied.variable()) : OTHER_KIND;
        }
        if (pattern instanceof Pattern.Conflict conflict) {
            return match instanceof Match.Contradiction ? conflict(conflict.values()) : OTHER_KIND;
        }
        if (pattern instanceof Pattern.Forcing forcing) {
            return new ForcingCheck(before, loops).problem(forcing, match);
        }
        if (pattern instanceof Pattern.ForcingTrial forcing) {
            return new TrialCheck(before, loops).problem(forcing, match);
        }
        if (pattern instanceof Pattern.Guess) {
            return match instanceof Match.Contradiction ? OTHER_KIND : null;
        }
        return match instanceof Match.Elimination elimination
                ? elimination(pattern, elimination.targets())
                : OTHER_KIND;
    }

    private static final String OTHER_KIND = "What follows from such a pattern is something else.";

    /** The patterns that only eliminate. */
    private @Nullable String elimination(Pattern pattern, Ints targets) {
        if (pattern instanceof Pattern.Chain chain) {
            return new ChainCheck(before, loops).problem(chain, targets);
        }
        if (pattern instanceof Pattern.Subset subset) {
            return new SubsetCheck(before).problem(subset, targets);
        }
        if (pattern instanceof Pattern.Finned fish) {
            return new SubsetCheck(before).problem(fish, targets);
        }
        if (pattern instanceof Pattern.Trial trial) {
            return new TrialCheck(before, loops).problem(trial, targets);
        }
        return pattern instanceof Pattern.Own own ? own(own, targets) : "This is no step.";
    }

    /** What a pattern of a game's own names must be proof enough. */
    private @Nullable String own(Pattern.Own own, Ints targets) {
        for (int i = 0; i < targets.size() && !own.assumesOneSolution(); i++) {
            int z = targets.get(i);
            if (!own.refutes(model, before::isCandidate, before::isValue, z)) {
                return "What it speaks of leaves room for the target " + name(z) + ".";
            }
        }
        return null;
    }

    /** What follows must be open, and no target may come twice. */
    private @Nullable String conclusion(Match match) {
        if (match instanceof Match.Assertion assertion) {
            return before.isOpen(assertion.label()) ? null : name(assertion.label()) + " is no candidate.";
        }
        if (match instanceof Match.Elimination elimination) {
            Ints targets = elimination.targets();
            for (int i = 0; i < targets.size(); i++) {
                if (!before.isOpen(targets.get(i))) {
                    return "The target " + name(targets.get(i)) + " is no candidate.";
                }
                for (int j = 0; j < i; j++) {
                    if (targets.get(i) == targets.get(j)) {
                        return "The target " + name(targets.get(i)) + " comes twice.";
                    }
                }
            }
            return targets.isEmpty() ? "Nothing follows." : null;
        }
        return null;
    }

    private @Nullable String lone(int v, int label) {
        int candidates = 0;
        boolean isOfIt = false;
        for (int x : model.labels(v)) {
            if (before.isValue(x)) {
                return model.names().variable(v) + " has a value already.";
            }
            isOfIt |= x == label;
            candidates += before.isCandidate(x) ? 1 : 0;
        }
        if (!isOfIt) {
            return name(label) + " is no label of " + model.names().variable(v) + ".";
        }
        return candidates == 1
                ? null
                : model.names().variable(v) + " has " + candidates + " candidates, not " + name(label) + " alone.";
    }

    private @Nullable String emptied(int v) {
        return before.count(v) == 0 ? null : model.names().variable(v) + " has a candidate.";
    }

    private @Nullable String conflict(Ints values) {
        for (int i = 0; i < values.size(); i++) {
            if (!before.isValue(values.get(i))) {
                return name(values.get(i)) + " is no value.";
            }
        }
        Constraint constraint = model.constraint();
        return constraint == null || constraint.conflict(values::contains).isEmpty()
                ? "These values may all be so."
                : null;
    }

    private String name(int label) {
        return model.names().label(label);
    }
}
