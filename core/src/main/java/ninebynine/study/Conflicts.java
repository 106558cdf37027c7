package ninebynine.study;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;

/** Why a state has no solution: entries that can't all be right, with the steps that show it, and those without which there would be one. */
final class Conflicts {
    /** No more entries than these are worth naming: a longer list says nothing. */
    private static final int FEW = 6;

    private final Theory theory;
    private final Precedence precedence;
    private final Notation notation;
    private final Prose prose;
    private final Names names;
    private final SolutionQuestions solutions;

    Conflicts(Theory theory, Precedence precedence, Model model, Notation.Style style) {
        this.theory = theory;
        this.precedence = precedence;
        this.notation = new Notation(model, style);
        this.prose = new Prose(model);
        this.names = model.names();
        this.solutions = new SolutionQuestions(model);
    }

    /** What to tell of a state without a solution. */
    Hint of(View state) {
        int[] values = state.values().toInts().toArray();
        for (int i = 0; i < values.length; i++) {
            for (int j = i + 1; j < values.length; j++) {
                if (state.model().links().linked(values[i], values[j])) {
                    return clash(values[i], values[j], state.model());
                }
            }
        }
        Trace trace = new Resolver(precedence).trace(state);
        return trace.outcome() instanceof Outcome.Contradictory shown
                ? explained(state, Reason.of(state, trace, shown.match(), precedence))
                : unexplained(state);
    }

    /** Two entries that contradict each other at once. */
    private Hint clash(int x, int y, Model model) {
        String which = Places.entry(names, x) + " and " + Places.entry(names, y) + " can't both be right";
        String why = IntStream.of(model.variables(x))
                .filter(v -> IntStream.of(model.labels(v)).anyMatch(z -> z == y))
                .mapToObj(v -> ": " + names.spoken(v) + " would be " + names.spokenIn(v, x) + " and "
                        + names.spokenIn(v, y) + " at once")
                .findFirst()
                .orElse("");
        return new Hint(
                Hint.Kind.WRONG,
                null,
                "Something is wrong. Look at " + Places.subjects(names, Stream.of(x, y)) + ".",
                "Something is wrong: " + which + ".",
                "Something is wrong: " + which + why + ".");
    }

    private Hint explained(View state, Reason reason) {
        List<Integer> suspects = suspects(state, reason.entries().stream());
        String where = suspects.isEmpty()
                ? Places.of(reason.contradiction(), state.model())
                : Places.subjects(names, suspects.stream());
        String which = "Something is wrong" + which(reason) + "." + without(suspects);
        String path = reason.steps().stream()
                .map(step -> notation.line(step.match()) + "\n")
                .collect(Collectors.joining());
        String end = prose.sentence(reason.contradiction(), state);
        return new Hint(
                Hint.Kind.WRONG,
                null,
                "Something is wrong. Look at " + where + ".",
                which + "\n" + end,
                which + "\n" + path + end);
    }

    private String which(Reason reason) {
        List<Integer> entries = reason.entries();
        if (entries.isEmpty()) {
            return " with the marks";
        }
        String those = entries.size() > FEW
                ? entries.size() + " of the entries"
                : Places.and(entries.stream().map(x -> Places.entry(names, x)).toList());
        return ": " + those + " can't " + (entries.size() > 1 ? "all " : "") + "be right"
                + (reason.marks().isEmpty() ? "" : " with these marks");
    }

    private Hint unexplained(View state) {
        List<Integer> suspects =
                suspects(state, state.values().toInts().stream().boxed());
        String where = suspects.isEmpty()
                ? "Something is wrong."
                : "Something is wrong. Look at " + Places.subjects(names, suspects.stream()) + ".";
        String rule = "Something is wrong: there is no solution, though the rules of " + theory.name()
                + " do not show why." + without(suspects);
        return new Hint(Hint.Kind.WRONG, null, where, rule, rule);
    }

    /** The entries without which there is a solution, if they are few. */
    private List<Integer> suspects(View state, Stream<Integer> entries) {
        List<Integer> all =
                entries.filter(x -> solutions.isPossible(without(state, x))).toList();
        return all.size() > FEW ? List.of() : all;
    }

    private static State without(View state, int entry) {
        State rest = State.of(state.model(), state.candidates());
        state.values().toInts().stream().filter(x -> x != entry).forEach(rest::assertValue);
        return rest;
    }

    private String without(List<Integer> suspects) {
        if (suspects.isEmpty()) {
            return "";
        }
        return suspects.stream()
                .map(x -> "without " + Places.entry(names, x))
                .collect(Collectors.joining(", or ", " There would be a solution ", "."));
    }
}
