package ninebynine.rule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.tensor.Ints;

/**
 * ∄(x_V ∈ candidates(V))_V∈W pairwise unlinked, and unlinked to z ⇒ ¬z — variables that can't all be answered if z is true refute it.
 *
 * <p>The plain proof of a pattern of a game's own, for those who check it: every answer is tried, and nothing is used but links and, at
 * the end, the model's constraint. It gives up after so many answers that no pattern of a rule comes near; what it gives up is not refuted.
 */
public final class Exhaustion {
    /** Patterns of rules need some hundreds. */
    private static final int MOST = 50_000;

    private final Model model;
    private final IntPredicate isValue;
    /** What was left of the answers where links alone left none: long patterns come to the same again and again. */
    private final Set<List<Ints>> hopeless = new HashSet<>();
    /** Whether the constraint refused something, which depends on what was chosen before. */
    private boolean refused;

    private int tried;

    private Exhaustion(Model model, IntPredicate isValue) {
        this.model = model;
        this.isValue = isValue;
    }

    /** Whether z leaves no answer to all of these variables at once. */
    public static boolean refutes(Model model, IntPredicate isCandidate, Ints variables, int z) {
        return refutes(model, isCandidate, x -> false, variables, z);
    }

    /** The same where the model's constraint may look at all values, also of other variables. */
    public static boolean refutes(Model model, IntPredicate isCandidate, IntPredicate isValue, Ints variables, int z) {
        Exhaustion trying = new Exhaustion(model, isValue);
        List<int[]> answers = variables.stream()
                .mapToObj(v -> IntStream.of(model.labels(v)).filter(isCandidate).toArray())
                .toList();
        return !trying.isAnswered(trying.without(answers, z), Ints.of(z));
    }

    /** What is left of the answers if a label is true; a variable that it answers needs no more. */
    private List<int[]> without(List<int[]> answers, int label) {
        List<int[]> left = new ArrayList<>();
        for (int[] of : answers) {
            if (IntStream.of(of).noneMatch(x -> x == label)) {
                left.add(IntStream.of(of)
                        .filter(x -> !model.links().linked(x, label))
                        .toArray());
            }
        }
        return left;
    }

    private static Ints with(Ints chosen, int label) {
        return Ints.of(IntStream.concat(chosen.stream(), IntStream.of(label)).toArray());
    }

    /** The variable with the fewest answers first. */
    private boolean isAnswered(List<int[]> answers, Ints chosen) {
        Stopping.check();
        if (answers.isEmpty() || ++tried > MOST) {
            return tried > MOST || isAllowed(chosen);
        }
        int[] fewest =
                answers.stream().min(Comparator.comparingInt(of -> of.length)).orElseThrow();
        List<Ints> left = fewest.length > 1 ? answers.stream().map(Ints::of).toList() : List.of();
        if (hopeless.contains(left)) {
            return false;
        }
        boolean found = IntStream.of(fewest).anyMatch(x -> isAnswered(without(answers, x), with(chosen, x)));
        if (!found && !refused && fewest.length > 1) {
            hopeless.add(left);
        }
        return found;
    }

    private boolean isAllowed(Ints chosen) {
        Constraint constraint = model.constraint();
        boolean allowed = constraint == null
                || constraint
                        .conflict(x -> chosen.contains(x) || isValue.test(x))
                        .isEmpty();
        refused |= !allowed;
        return allowed;
    }
}
