package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Where a supposition leads, one last candidate after the other, until lines close a loop too early: {@code loop-braid[2]: Pr3c5{ne} - Hr3c5{1}}.
 *
 * @param labels what would be true, one of each variable
 */
record LoopBraidCells(Ints variables, Ints labels) implements Pattern.Own {
    private static final java.util.regex.Pattern WRITTEN =
            java.util.regex.Pattern.compile("loop-braid\\[\\d{1,4}]: (\\w+\\{\\w+}(?: - \\w+\\{\\w+})*+)");
    private static final java.util.regex.Pattern CELL = java.util.regex.Pattern.compile("(\\w+)\\{(\\w+)}");

    @Override
    public String name() {
        return "loop-braid[" + labels.size() + "]";
    }

    @Override
    public String code() {
        return new LoopBraid(Math.max(LoopBraid.FIRST, labels.size())).code();
    }

    @Override
    public String title() {
        return "loop-braid of length " + labels.size();
    }

    @Override
    public String written(Model model) {
        return IntStream.range(0, labels.size())
                .mapToObj(i -> model.names().variable(variables.get(i)) + "{"
                        + model.names().value(labels.get(i)) + "}")
                .collect(Collectors.joining(" - "));
    }

    /** Each is what its variable has left once those before it rule out the rest, and all of them break the constraint. */
    @Override
    public boolean refutes(Model model, IntPredicate isCandidate, IntPredicate isValue, int label) {
        Bits known = Bits.of(model.labelCount(), label);
        for (int i = 0; i < labels.size(); i++) {
            int last = labels.get(i);
            if (!isCandidate.test(last) || !isLast(last, variables.get(i), known, model, isCandidate)) {
                return false;
            }
            known.set(last);
        }
        Constraint constraint = model.constraint();
        return constraint != null
                && !constraint.conflict(x -> known.get(x) || isValue.test(x)).isEmpty();
    }

    private static boolean isLast(int last, int variable, Bits known, Model model, IntPredicate isCandidate) {
        return Arrays.stream(model.labels(variable))
                .filter(x -> x != last && isCandidate.test(x))
                .allMatch(
                        x -> known.toInts().stream().anyMatch(y -> model.links().linked(x, y)));
    }

    @Override
    public String spoken(Model model, View before) {
        String way = labels.stream()
                .mapToObj(x -> model.names().spokenSubject(x) + " would be "
                        + model.names().spokenValue(x))
                .collect(Collectors.joining(", then "));
        return "otherwise " + way + ", and then the lines would close a loop too early";
    }

    /** What a line of notation begins with, if it is such a chain; null if not. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Matcher m = WRITTEN.matcher(head);
        if (!m.matches()) {
            return null;
        }
        List<OptionalInt> labels = Arrays.stream(m.group(1).split(" - ", -1))
                .map(CELL::matcher)
                .filter(Matcher::matches)
                .map(cell -> model.index().label(cell.group(1), cell.group(2)))
                .toList();
        if (labels.stream().anyMatch(OptionalInt::isEmpty)) {
            return null;
        }
        Ints found = Ints.of(labels.stream().mapToInt(OptionalInt::getAsInt).toArray());
        LoopBraidCells led = new LoopBraidCells(found.map(x -> model.variables(x)[0]), found);
        return led.head(model).equals(head) ? led : null;
    }
}
