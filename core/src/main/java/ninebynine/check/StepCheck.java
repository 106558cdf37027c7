package ninebynine.check;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.rule.Exhaustion;
import ninebynine.rule.FewCases;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
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
    private final Citations known;
    private final boolean published;

    StepCheck(Position before, boolean loops) {
        this(before, loops, new Citations(), false);
    }

    /**
     * Of a published path.
     *
     * @param known the relations that the step may cite
     */
    StepCheck(Position before, boolean loops, Citations known) {
        this(before, loops, known, true);
    }

    private StepCheck(Position before, boolean loops, Citations known, boolean published) {
        this.published = published;
        this.before = before;
        this.model = before.model();
        this.loops = loops;
        this.known = known;
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
    public static boolean isBelieved(Match match, Model model) {
        return match.pattern().isGuess()
                || match.pattern().assumesOneSolution()
                || match.pattern().accept(new Believed(model));
    }

    /** Patterns that may hold more than they say. One that is forgotten is not believed, so that its step must be proof enough. */
    private static final class Believed extends FewCases<Boolean> {
        private final Model model;

        Believed(Model model) {
            this.model = model;
        }

        @Override
        protected Boolean other() {
            return false;
        }

        @Override
        public Boolean forcingTrial(Pattern.ForcingTrial forcing) {
            return !TrialCheck.canFollow(forcing.theory(), model);
        }

        @Override
        public Boolean trial(Pattern.Trial trial) {
            return trial.steps().stream().anyMatch(step -> isBelieved(step, model));
        }
    }

    @Nullable
    String problem(Match match) {
        Stopping.check();
        String conclusion = conclusion(match);
        if (conclusion != null) {
            return conclusion;
        }
        return match.pattern().accept(new Conditions(match)).orElse(null);
    }

    /** What is wrong with a match of each pattern; nothing if it is right. */
    private final class Conditions implements Pattern.Cases<Optional<String>> {
        private static final String OTHER_KIND = "What follows from such a pattern is something else.";

        private final Match match;

        Conditions(Match match) {
            this.match = match;
        }

        @Override
        public Optional<String> propagated(Pattern.Propagated propagated) {
            return elimination(targets -> "This is no step.");
        }

        @Override
        public Optional<String> emptied(Pattern.Emptied emptied) {
            return contradiction(StepCheck.this.emptied(emptied.variable()));
        }

        @Override
        public Optional<String> conflict(Pattern.Conflict conflict) {
            return contradiction(StepCheck.this.conflict(conflict.values()));
        }

        @Override
        public Optional<String> lone(Pattern.Lone lone) {
            return match instanceof Match.Assertion assertion
                    ? Optional.ofNullable(StepCheck.this.lone(lone.variable(), assertion.label()))
                    : Optional.of(OTHER_KIND);
        }

        @Override
        public Optional<String> chain(Pattern.Chain chain) {
            return elimination(targets -> new ChainCheck(before, loops).problem(chain, targets));
        }

        @Override
        public Optional<String> forcing(Pattern.Forcing forcing) {
            return Optional.ofNullable(new ForcingCheck(before, loops).problem(forcing, match));
        }

        @Override
        public Optional<String> trial(Pattern.Trial trial) {
            return elimination(targets -> new TrialCheck(before, loops).problem(trial, targets));
        }

        @Override
        public Optional<String> forcingTrial(Pattern.ForcingTrial forcing) {
            return Optional.ofNullable(new TrialCheck(before, loops).problem(forcing, match));
        }

        @Override
        public Optional<String> guess(Pattern.Guess guess) {
            return match instanceof Match.Contradiction ? Optional.of(OTHER_KIND) : Optional.empty();
        }

        @Override
        public Optional<String> subset(Pattern.Subset subset) {
            return elimination(targets -> new SubsetCheck(before).problem(subset, targets));
        }

        @Override
        public Optional<String> finned(Pattern.Finned fish) {
            return elimination(targets -> new SubsetCheck(before).problem(fish, targets));
        }

        @Override
        public Optional<String> oneOf(Pattern.OneOf one) {
            return Optional.ofNullable(new RelationCheck(before, known).problem(one, match));
        }

        @Override
        public Optional<String> orChain(Pattern.OrChain chain) {
            Optional<String> relation = relation(chain.relation());
            return relation.isPresent()
                    ? relation
                    : elimination(targets -> new OrChainCheck(before, chain, published).problem(targets));
        }

        @Override
        public Optional<String> orForcing(Pattern.OrForcing forcing) {
            Optional<String> relation = relation(forcing.relation());
            return relation.isPresent()
                    ? relation
                    : Optional.ofNullable(new ForcingCheck(before, loops).problem(forcing, match));
        }

        @Override
        public Optional<String> star(Pattern.Star star) {
            return elimination(targets -> new StarCheck(before, star).problem(targets));
        }

        private Optional<String> relation(Relation relation) {
            return Optional.ofNullable(new RelationCheck(before, known).problem(relation));
        }

        @Override
        public Optional<String> own(Pattern.Own own) {
            return match instanceof Match.Assertion assertion
                    ? Optional.ofNullable(StepCheck.this.own(own, assertion.label()))
                    : elimination(targets -> StepCheck.this.own(own, targets));
        }

        private Optional<String> contradiction(@Nullable String problem) {
            return match instanceof Match.Contradiction ? Optional.ofNullable(problem) : Optional.of(OTHER_KIND);
        }

        private Optional<String> elimination(Function<Ints, @Nullable String> problem) {
            return match instanceof Match.Elimination elimination
                    ? Optional.ofNullable(problem.apply(elimination.targets()))
                    : Optional.of(OTHER_KIND);
        }
    }

    /** A value that a pattern of a game's own gives: it is the only guardian, or everything else that some variable of the label has is refuted. */
    private @Nullable String own(Pattern.Own own, int label) {
        Relation relation = own.relation(model, before::isCandidate);
        if (relation != null && relation.guardians().equals(Ints.of(label))) {
            return new RelationCheck(before, known).problem(relation);
        }
        for (int v : own.assumesOneSolution() ? new int[0] : model.variables(label)) {
            boolean proved = IntStream.of(model.labels(v))
                    .filter(x -> x != label && before.isCandidate(x))
                    .allMatch(x -> own.refutes(model, before::isCandidate, before::isValue, x));
            if (proved) {
                return null;
            }
        }
        return "What it speaks of leaves room for something else than " + name(label) + ".";
    }

    /** What a pattern of a game's own names must be proof enough. */
    private @Nullable String own(Pattern.Own own, Ints targets) {
        Relation relation = own.relation(model, before::isCandidate);
        if (relation != null) {
            return guarded(own, relation, targets);
        }
        for (int i = 0; i < targets.size() && !own.assumesOneSolution(); i++) {
            int z = targets.get(i);
            if (!own.refutes(model, before::isCandidate, before::isValue, z)) {
                return "What it speaks of leaves room for the target " + name(z) + ".";
            }
        }
        return null;
    }

    /** One of the guardians is true, and beside each of them there is no room for a target. */
    private @Nullable String guarded(Pattern.Own own, Relation relation, Ints targets) {
        String problem = new RelationCheck(before, known).problem(relation);
        for (int i = 0; i < targets.size() && problem == null; i++) {
            int z = targets.get(i);
            for (int k = 0; k < relation.size() && problem == null; k++) {
                int guardian = relation.guardians().get(k);
                boolean refuted = z != guardian
                        && (model.links().linked(z, guardian)
                                || Exhaustion.refutes(
                                        model,
                                        x -> before.isCandidate(x)
                                                && !model.links().linked(x, guardian),
                                        own.variables(),
                                        z));
                problem = refuted
                        ? null
                        : "If " + name(guardian) + " is true, there is room for the target " + name(z) + ".";
            }
        }
        return problem;
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
            for (int i = 0; i < elimination.values().size(); i++) {
                if (!targets.contains(model.other(elimination.values().get(i)))) {
                    return "The value " + name(elimination.values().get(i)) + " is not what the targets leave.";
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
