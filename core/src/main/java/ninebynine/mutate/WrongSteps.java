package ninebynine.mutate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Highlights;
import ninebynine.explain.Prose;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.tensor.Choice;
import org.jspecify.annotations.Nullable;

/**
 * For a right step a wrong one that looks like it: a mutant that the checker rejects and that says something else, in words too. The same step and
 * the same number give the same one.
 *
 * <p>Three times out of four its conclusion is false too, if the solution is known and any mutant's is; otherwise the mistake is in the pattern, and
 * the conclusion that of the right step.
 */
public final class WrongSteps {
    /**
     * A wrong step.
     *
     * @param match what it says
     * @param line its notation
     * @param kind what was changed
     * @param reason why the checker rejects it
     * @param falseConclusion whether it contradicts the solution, as far as that is known
     */
    public record Wrong(Match match, String line, Mutation kind, String reason, boolean falseConclusion) {}

    /** What changes the conclusion. */
    private static final List<Mutation> CONCLUSIONS =
            List.of(Mutation.OTHER_TARGET, Mutation.ADDED_TARGET, Mutation.OTHER_VALUE);
    /** What changes the pattern. */
    private static final List<Mutation> PATTERNS = List.of(
            Mutation.OTHER_RIGHT,
            Mutation.OTHER_LEFT,
            Mutation.SWAPPED_CANDIDATES,
            Mutation.DROPPED_CANDIDATE,
            Mutation.OTHER_VARIABLE,
            Mutation.DROPPED_PART,
            Mutation.EXCHANGED_PARTS,
            Mutation.OTHER_FAMILY);

    private final Model model;
    private final Mutator mutator;
    private final Prose prose;

    /** Makes wrong steps for this model. */
    public WrongSteps(Model model) {
        this.model = model;
        this.mutator = new Mutator(model);
        this.prose = new Prose(model);
    }

    /**
     * A wrong step for a right one, if there is any.
     *
     * @param before the state in which the step is right
     * @param solution the only solution; null if it is not known
     */
    public Optional<Wrong> of(Match step, View before, @Nullable View solution, long seed) {
        Trying trying = new Trying(step, before, solution, seed);
        boolean refuting = solution != null && trying.choice.below(4) > 0;
        return refuting
                ? trying.refuted().or(trying::unproven)
                : trying.unproven().or(trying::refuted);
    }

    /**
     * The same where kinds that were made less often come first, whichever they are.
     *
     * @param later steps that come after this state: one of them may come too early
     * @param made how often each kind was made so far
     */
    public Optional<Wrong> of(
            Match step,
            List<Match> later,
            View before,
            @Nullable View solution,
            long seed,
            Map<Mutation, Integer> made) {
        Trying trying = new Trying(step, before, solution, seed);
        List<Mutation> kinds = new ArrayList<>(CONCLUSIONS);
        kinds.addAll(PATTERNS);
        kinds.add(Mutation.TOO_EARLY);
        List<Mutation> order = new ArrayList<>(shuffled(kinds, trying.choice));
        order.sort(Comparator.comparingInt(kind -> made.getOrDefault(kind, 0)));
        for (Mutation kind : order) {
            Optional<Wrong> found = kind == Mutation.TOO_EARLY
                    ? early(later, before, seed)
                    : trying.first(List.of(kind), trying::changes);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /**
     * A right step of the same path that comes too early, if any does not hold yet; what it concludes is true.
     *
     * @param later steps that come after this state
     */
    public Optional<Wrong> early(List<Match> later, View before, long seed) {
        return shuffled(later, new Choice(seed)).stream()
                .flatMap(step -> new Trying(step, before, null, seed).wrong(mutator.early(step)).stream())
                .findFirst();
    }

    /** One step, and the choices that its number makes. */
    private final class Trying {
        private final Match step;
        private final View before;
        private final @Nullable View solution;
        private final Choice choice;
        private final Position position;
        private final boolean loops;
        private final String told;

        Trying(Match step, View before, @Nullable View solution, long seed) {
            this.step = step;
            this.before = before;
            this.solution = solution;
            this.choice = new Choice(seed);
            this.position = Position.of(before);
            // a step that holds with loops only is a looping whip
            this.loops = StepCheck.check(position, step).isPresent();
            this.told = prose.sentence(step, before);
        }

        /** Those of a kind; where the conclusion changes and can be false, those that are. */
        private List<Match> changes(Mutation kind) {
            List<Match> all = mutator.alternatives(kind, step, before);
            List<Match> refuted = CONCLUSIONS.contains(kind)
                    ? likely(all.stream().filter(this::isFalse).toList())
                    : List.of();
            return refuted.isEmpty() ? all : refuted;
        }

        /** One whose conclusion is false. */
        Optional<Wrong> refuted() {
            return first(
                    CONCLUSIONS,
                    kind -> likely(mutator.alternatives(kind, step, before).stream()
                            .filter(this::isFalse)
                            .toList()));
        }

        /** One whose pattern is wrong; if there is none, one whose conclusion does not follow. */
        Optional<Wrong> unproven() {
            return first(PATTERNS, kind -> mutator.alternatives(kind, step, before))
                    .or(() -> first(CONCLUSIONS, kind -> mutator.alternatives(kind, step, before)));
        }

        /** The first that the checker rejects, of kinds and changes in an order that the number decides. */
        private Optional<Wrong> first(List<Mutation> kinds, Function<Mutation, List<Match>> changes) {
            for (Mutation kind : shuffled(kinds, choice)) {
                Optional<Wrong> found = shuffled(changes.apply(kind), choice).stream()
                        .flatMap(changed -> mutator.printed(kind, step, changed).stream())
                        .filter(mutant ->
                                !prose.sentence(mutant.match(), before).equals(told))
                        .flatMap(mutant -> wrong(mutant).stream())
                        .findFirst();
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        }

        private Optional<Wrong> wrong(Mutant mutant) {
            return problem(mutant.match())
                    .map(reason ->
                            new Wrong(mutant.match(), mutant.line(), mutant.kind(), reason, isFalse(mutant.match())));
        }

        /** Those whose new label is linked to most of what the step shows. */
        private List<Match> likely(List<Match> all) {
            Set<Integer> shown = Highlights.of(step, before).keySet();
            TreeMap<Long, List<Match>> byLinks = new TreeMap<>();
            for (Match changed : all) {
                long links = concluded(changed).stream()
                        .filter(x -> !concluded(step).contains(x))
                        .mapToLong(x -> shown.stream()
                                .filter(y -> model.links().linked(x, y))
                                .count())
                        .sum();
                byLinks.computeIfAbsent(links, n -> new ArrayList<>()).add(changed);
            }
            return byLinks.isEmpty() ? List.of() : byLinks.lastEntry().getValue();
        }

        private boolean isFalse(Match match) {
            return WrongSteps.isFalse(match, solution);
        }

        private Optional<String> problem(Match match) {
            return WrongSteps.problem(match, position, solution, loops);
        }
    }

    /**
     * Why a step is wrong, if it is.
     *
     * @param solution the only solution; null if it is not known
     * @param loops whether whips may use a left-linking candidate twice
     */
    public static Optional<String> problem(Match match, Position before, @Nullable View solution, boolean loops) {
        return StepCheck.isBelieved(match, before.model()) && isFalse(match, solution)
                ? Optional.of("It contradicts the solution.")
                : StepCheck.check(before, match, loops);
    }

    /** Whether what follows contradicts the solution, as far as that is known. */
    public static boolean isFalse(Match match, @Nullable View solution) {
        return solution != null
                && (match instanceof Match.Assertion
                        ? concluded(match).stream().noneMatch(solution::isValue)
                        : concluded(match).stream().anyMatch(solution::isValue));
    }

    private static List<Integer> concluded(Match match) {
        if (match instanceof Match.Assertion assertion) {
            return List.of(assertion.label());
        }
        return match instanceof Match.Elimination elimination
                ? elimination.targets().stream().boxed().toList()
                : List.of();
    }

    private static <T> List<T> shuffled(List<T> items, Choice choice) {
        List<T> shuffled = new ArrayList<>(items);
        for (int i = shuffled.size(); i > 1; i--) {
            Collections.swap(shuffled, i - 1, choice.below(i));
        }
        return shuffled;
    }
}
