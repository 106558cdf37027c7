package ninebynine.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.explain.SplitRelation;
import ninebynine.rule.Relation;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** The relations that a path has shown so far, which later steps may cite: at least one candidate of each is true from then on. */
final class Citations {
    private final List<Ints> shown = new ArrayList<>();

    Citations copy() {
        Citations copy = new Citations();
        copy.shown.addAll(shown);
        return copy;
    }

    void addAll(Citations others) {
        shown.addAll(others.shown);
    }

    /** Whether one of these candidates is true, by a relation that has no others left. */
    boolean say(Ints guardians, Position before) {
        return shown.stream()
                .anyMatch(known -> known.stream().filter(before::isCandidate).allMatch(guardians::contains));
    }

    /** Takes a relation that its cells prove, and answers what is wrong with it; null if nothing is. */
    @Nullable
    String show(Relation told, Position at) {
        Relation relation = completed(told, at);
        String problem = new RelationCheck(at, this).problem(relation);
        if (problem == null) {
            shown.add(relation.guardians());
        }
        return problem;
    }

    /** With all candidates that its variables have besides what they keep, where its guardians are not told. */
    static Relation completed(Relation told, Position at) {
        if (!told.guardians().isEmpty() || !told.isProved()) {
            return told;
        }
        int[] guardians = IntStream.range(0, told.variables().size())
                .boxed()
                .flatMapToInt(i -> IntStream.of(
                                at.model().labels(told.variables().get(i)))
                        .filter(x -> at.isCandidate(x) && !told.kept().get(i).contains(x)))
                .sorted()
                .toArray();
        return new Relation(
                told.name(), Ints.of(guardians), told.variables(), told.kept(), told.twins(), told.deadly());
    }

    /** Takes two relations for one that was shown; answers what is wrong with that, or null. */
    @Nullable
    String split(SplitRelation split, Position at) {
        Ints chain = split.chain();
        int[] all = split.parts().stream()
                .flatMapToInt(Ints::stream)
                .sorted()
                .distinct()
                .toArray();
        if (!say(Ints.of(all), at)) {
            return "Nothing shows that one of the guardians is true.";
        }
        if (chain.size() % 2 == 0
                || !IntStream.range(1, chain.size()).allMatch(k -> areTwo(chain.get(k - 1), chain.get(k), at))) {
            return "The c-chain does not tie its ends.";
        }
        int from = chain.get(0);
        int to = chain.get(chain.size() - 1);
        if (!split.parts().stream().allMatch(part -> part.contains(from) || part.contains(to))
                || !Ints.of(all).contains(from)
                || !Ints.of(all).contains(to)
                || split.parts().stream().anyMatch(part -> part.size() < all.length - 1)) {
            return "The two relations differ in more than the ends of the c-chain.";
        }
        shown.addAll(split.parts());
        return null;
    }

    /** Whether a variable has these two candidates and no others. */
    private static boolean areTwo(int x, int y, Position at) {
        return IntStream.of(at.model().variables(x)).anyMatch(v -> {
            Ints of = Ints.of(
                    IntStream.of(at.model().labels(v)).filter(at::isCandidate).toArray());
            return of.size() == 2 && of.contains(x) && of.contains(y) && x != y;
        });
    }
}
