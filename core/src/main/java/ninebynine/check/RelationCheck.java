package ninebynine.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * ∄(x_V ∈ kept(V))_V∈W pairwise unlinked ⇒ C₁ ∨ … ∨ Cₖ — whether a relation holds: its variables are tried with all that they keep, and every other candidate that they have must be
 * a guardian; and whether what is said to follow from it follows.
 */
final class RelationCheck {
    /** Patterns of rules need some hundreds of answers. */
    private static final int MOST = 200_000;

    private final Position before;
    private final Model model;
    private final Citations known;
    private int tried;

    RelationCheck(Position before, Citations known) {
        this.before = before;
        this.model = before.model();
        this.known = known;
    }

    /** What follows from a relation by itself: its only guardian, or the end of what is linked to all of them. */
    @Nullable
    String problem(Pattern.OneOf one, Match match) {
        Relation relation = one.relation();
        String problem = problem(relation);
        if (problem != null) {
            return problem;
        }
        if (match instanceof Match.Assertion assertion) {
            return relation.guardians().equals(Ints.of(assertion.label()))
                    ? null
                    : name(assertion.label()) + " is not its only guardian.";
        }
        if (match instanceof Match.Elimination elimination) {
            return elimination.targets().stream()
                    .filter(z -> relation.size() == 0
                            || !relation.guardians().stream()
                                    .allMatch(x -> model.links().linked(x, z)))
                    .mapToObj(z -> "The target " + name(z) + " is not linked to all guardians.")
                    .findFirst()
                    .orElse(null);
        }
        return relation.size() == 0 ? null : "It has guardians.";
    }

    /** Nothing if the relation holds; otherwise a sentence that says what fails. */
    @Nullable
    String problem(Relation relation) {
        if (!relation.isProved()) {
            return known.say(relation.guardians(), before) ? null : "Nothing shows that one of the guardians is true.";
        }
        Set<Integer> guardians = new TreeSet<>();
        relation.guardians().stream().forEach(guardians::add);
        relation.twins().forEach(twin -> guardians.add(twin.out()));
        if (guardians.size() < relation.size() + relation.twins().size()) {
            return "A guardian comes twice.";
        }
        String problem = guarded(relation, guardians);
        problem = problem != null
                ? problem
                : relation.deadly() ? new DeadlyCheck(before).problem(relation) : filled(relation);
        for (int i = 0; i < relation.twins().size() && problem == null; i++) {
            Relation.Twin twin = relation.twins().get(i);
            problem = tied(twin, guardians);
            guardians.remove(twin.out());
        }
        return problem;
    }

    /** The guardians are what the variables have besides what they keep, all of it and nothing else. */
    private @Nullable String guarded(Relation relation, Set<Integer> guardians) {
        Set<Integer> besides = new TreeSet<>();
        for (int i = 0; i < relation.variables().size(); i++) {
            int v = relation.variables().get(i);
            Ints labels = Ints.of(model.labels(v));
            Ints kept = relation.kept().get(i);
            if (!kept.stream().allMatch(labels::contains)) {
                return model.names().variable(v) + " can't have what it is said to keep.";
            }
            labels.stream()
                    .filter(x -> before.isCandidate(x) && !kept.contains(x))
                    .forEach(besides::add);
        }
        for (int x : besides) {
            if (!guardians.contains(x)) {
                return name(x) + " is possible too, and is no guardian.";
            }
        }
        for (int x : guardians) {
            if (!besides.contains(x) || !before.isOpen(x)) {
                return name(x) + " is no guardian.";
            }
        }
        return null;
    }

    private @Nullable String filled(Relation relation) {
        List<int[]> answers = new ArrayList<>();
        for (Ints kept : relation.kept()) {
            answers.add(kept.stream().filter(before::isCandidate).toArray());
        }
        return canBeAnswered(answers) ? "Without the guardians the cells can still be filled." : null;
    }

    /** Whether each can have one answer, no two of them linked; the one with the fewest answers first. */
    private boolean canBeAnswered(List<int[]> answers) {
        Stopping.check();
        if (answers.isEmpty() || ++tried > MOST) {
            return true;
        }
        int[] fewest =
                answers.stream().min(Comparator.comparingInt(of -> of.length)).orElseThrow();
        List<int[]> others = new ArrayList<>(answers);
        others.remove(fewest);
        return IntStream.of(fewest)
                .anyMatch(x -> canBeAnswered(others.stream()
                        .map(of -> IntStream.of(of)
                                .filter(y -> !model.links().linked(x, y))
                                .toArray())
                        .toList()));
    }

    /** Two guardians an even number of variables apart, each of which has two candidates. */
    private @Nullable String tied(Relation.Twin twin, Set<Integer> guardians) {
        List<Pattern.Cell> cells = twin.cells();
        if (cells.size() % 2 != 0) {
            return "Twins are an even number of variables apart.";
        }
        if (twin.out() == twin.in() || !guardians.contains(twin.in())) {
            return name(twin.in()) + " is no other guardian.";
        }
        for (int k = 0; k < cells.size(); k++) {
            Pattern.Cell cell = cells.get(k);
            int[] open = IntStream.of(model.labels(cell.variable()))
                    .filter(before::isOpen)
                    .toArray();
            boolean two = open.length == 2
                    && !before.isDecided(cell.variable())
                    && Ints.of(open).contains(cell.left())
                    && Ints.of(open).contains(cell.right().get(0))
                    && cell.left() != cell.right().get(0);
            if (!two || k > 0 && !cells.get(k - 1).right().equals(Ints.of(cell.left()))) {
                return "Twins: " + model.names().variable(cell.variable()) + " does not tie its two candidates.";
            }
        }
        return null;
    }

    private String name(int label) {
        return model.names().label(label);
    }
}
