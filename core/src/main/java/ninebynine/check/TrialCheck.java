package ninebynine.check;

import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.model.Needs;
import ninebynine.rule.ChainName;
import ninebynine.rule.FewCases;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Whether trial and error holds: the hypothesis is asserted again, and what follows is checked step by step, however deep. */
final class TrialCheck {
    private final Position before;
    private final Model model;
    private final boolean loops;

    TrialCheck(Position before, boolean loops) {
        this.before = before;
        this.model = before.model();
        this.loops = loops;
    }

    @Nullable
    String problem(Pattern.Trial trial, Ints targets) {
        if (targets.size() != 1 || targets.get(0) != trial.hypothesis()) {
            return "The target is not the hypothesis.";
        }
        if (depth(trial) > allowed(trial.procedure())) {
            return trial.procedure() + " goes deeper than it says.";
        }
        for (Match step : trial.steps()) {
            String within = step.pattern() instanceof Pattern.Trial inner
                    ? inner.procedure()
                    : step.pattern() instanceof Pattern.Guess guess ? guess.procedure() : trial.procedure();
            if (!isPartOf(within, trial.procedure())) {
                return within + " is no part of " + trial.procedure() + ".";
            }
        }
        Position inside = with(trial.hypothesis());
        List<Match> steps = trial.steps();
        for (int i = 0; i < steps.size(); i++) {
            Stopping.check();
            String problem = new StepCheck(inside, loops).problem(steps.get(i));
            if (problem != null) {
                return "Step " + (i + 1) + " inside: " + problem;
            }
            if (steps.get(i) instanceof Match.Contradiction != (i == steps.size() - 1)) {
                return "The contradiction is not the last step inside.";
            }
            inside.apply(steps.get(i));
        }
        return steps.isEmpty() ? "Nothing follows from the hypothesis." : null;
    }

    private static int depth(Pattern pattern) {
        return pattern.accept(new Depth());
    }

    /** How many hypotheses stand at once, one inside the other. It is about a name only: what a forgotten kind proves is checked all the same. */
    private static final class Depth extends FewCases<Integer> {
        @Override
        protected Integer other() {
            return 0;
        }

        @Override
        public Integer trial(Pattern.Trial trial) {
            return 1
                    + trial.steps().stream()
                            .mapToInt(step -> depth(step.pattern()))
                            .max()
                            .orElse(0);
        }

        @Override
        public Integer chain(Pattern.Chain chain) {
            return chain.name() == ChainName.TRIAL_BRAID ? 1 : 0;
        }
    }

    /** A trial inside another uses the same rules, unless these are trials themselves. */
    private static boolean isPartOf(String inner, String outer) {
        return rules(inner).equals(rules(outer)) || outer.matches(".*\\(.*(TE|DFS).*");
    }

    private static String rules(String procedure) {
        return procedure.replaceFirst(",[1-9]\\)$", ")");
    }

    /** The depth that a procedure names, as in {@code T&E(W1,2)}; DFS(T) has no limit. */
    private static int allowed(String procedure) {
        int comma = procedure.lastIndexOf(',');
        if (procedure.startsWith("DFS(")) {
            return Integer.MAX_VALUE;
        }
        String depth = procedure.substring(comma + 1, Math.max(comma + 1, procedure.length() - 1));
        return comma > 0 && depth.matches("[1-9]") ? Integer.parseInt(depth) : 0;
    }

    /** Whether what follows in the branches of a forcing trial can be made again here: W1 has a game's own rules too, but for its {@link Needs}. */
    static boolean canFollow(String theory, Model model) {
        boolean hasOwn = model.part(Pattern.Reader.class).isPresent()
                && model.part(Needs.class).isEmpty();
        return theory.equals("BRT") || theory.equals("W1") && !hasOwn;
    }

    /** The starts are all that a variable has. Each branch is run again with Singles, and whips[1] where they are named. */
    @Nullable
    String problem(Pattern.ForcingTrial forcing, Match match) {
        Ints starts = Ints.of(
                forcing.branches().stream().mapToInt(Pattern.Decided::start).toArray());
        if (match instanceof Match.Contradiction || !ForcingCheck.areAllOfAVariable(before, starts)) {
            return "The branches are not all the candidates of a variable.";
        }
        for (Pattern.Decided branch : forcing.branches()) {
            Stopping.check();
            String problem = canFollow(forcing.theory(), model)
                    ? followed(branch, forcing.theory().equals("W1"), match)
                    : told(branch, match);
            if (problem != null) {
                return "Branch " + model.names().label(branch.start()) + problem;
            }
        }
        return null;
    }

    private @Nullable String followed(Pattern.Decided branch, boolean whips, Match match) {
        Position inside = with(branch.start());
        boolean refuted = !new Basics(inside, whips, (isValue, label) -> {}).close();
        if (refuted != branch.refuted()) {
            return refuted ? " leads to a contradiction." : " leads to no contradiction.";
        }
        boolean follow = branch.values().stream().allMatch(inside::isValue);
        return refuted || follow && says(inside, match) ? null : " says something else.";
    }

    private static boolean says(Position inside, Match match) {
        return match instanceof Match.Assertion assertion
                ? inside.isValue(assertion.label())
                : match instanceof Match.Elimination elimination
                        && elimination.targets().stream().noneMatch(inside::isCandidate);
    }

    /** What it says can't be made again; at least a value that follows must be among those that it names. */
    private static @Nullable String told(Pattern.Decided branch, Match match) {
        boolean named = !(match instanceof Match.Assertion assertion)
                || branch.refuted()
                || branch.start() == assertion.label()
                || branch.values().contains(assertion.label());
        return named ? null : " does not name the value that follows.";
    }

    private Position with(int label) {
        Position inside = before.copy();
        inside.assertValue(label);
        return inside;
    }
}
