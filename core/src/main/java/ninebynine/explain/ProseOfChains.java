package ninebynine.explain;

import static ninebynine.explain.Phrases.or;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Chains in plain words: what would follow if the target were true, one cell after the other, and why nothing else would be left there. */
final class ProseOfChains {
    private final Model model;
    private final Names names;
    private final Phrases phrases;

    ProseOfChains(Model model, Phrases phrases) {
        this.model = model;
        this.names = model.names();
        this.phrases = phrases;
    }

    /**
     * If the first target were true, each variable in turn would have one answer, and the last none that is possible.
     *
     * @param before where the candidates are that are told to be gone; null if they are not told
     */
    String told(Pattern.Chain chain, Match.Elimination match, @Nullable View before, int form) {
        int target = match.targets().get(0);
        return Forms.filled(
                Forms.CHAIN,
                form,
                "H",
                phrases.says(target, " were "),
                "I",
                phrases.is(target),
                "B",
                phrases.says(target, " be "),
                "C",
                chain.name() == ChainName.ODDAGON ? ring(chain.cells()) : steps(chain, target, before),
                "E",
                each(match));
    }

    private String steps(Pattern.Chain chain, int target, @Nullable View before) {
        List<Ints> assumed = new ArrayList<>(List.of(Ints.of(target)));
        List<String> steps = new ArrayList<>();
        for (Pattern.Cell cell : chain.cells()) {
            String step = cell.right().isEmpty()
                    ? names.spokenEmpty(cell.variable())
                    : phrases.answered(cell.variable(), cell.right(), " would be ");
            steps.add(before == null ? step : step + gone(cell, assumed, before));
            assumed.add(cell.right());
        }
        Pattern.Cell last = chain.cells().get(chain.length() - 1);
        if (!last.right().isEmpty()) {
            steps.add(phrases.says(target, " could not be ") + " after all");
        }
        return String.join(", then ", steps.subList(0, steps.size() - 1)) + ", and then " + steps.get(steps.size() - 1);
    }

    /** " (not 5 or 6, because of r1c1; not 9, because of r2c8)": the candidates that are not left, by what rules each out. */
    private String gone(Pattern.Cell cell, List<Ints> assumed, View before) {
        Map<String, List<String>> gone = new LinkedHashMap<>();
        for (int x : model.labels(cell.variable())) {
            if (before.isCandidate(x) && !cell.right().contains(x)) {
                gone.computeIfAbsent(because(x, assumed), key -> new ArrayList<>())
                        .add(names.spokenIn(cell.variable(), x));
            }
        }
        if (gone.isEmpty()) {
            return "";
        }
        List<String> clauses = new ArrayList<>();
        gone.forEach((because, answers) -> clauses.add("not " + or(answers) + because));
        return " (" + String.join("; ", clauses) + ")";
    }

    /** ", because of r1c1"; nothing if none of what is assumed rules it out, as in a chain that is wrong. */
    private String because(int x, List<Ints> assumed) {
        for (Ints one : assumed) {
            if (isRuledOut(x, one)) {
                return ", because of "
                        + Phrases.and(one.stream()
                                .mapToObj(names::spokenSubject)
                                .distinct()
                                .toList());
            }
        }
        return "";
    }

    private boolean isRuledOut(int x, Ints by) {
        for (int i = 0; i < by.size(); i++) {
            if (!model.links().linked(x, by.get(i))) {
                return false;
            }
        }
        return !by.isEmpty();
    }

    private String ring(List<Pattern.Cell> cells) {
        List<String> told = cells.stream()
                .map(cell -> phrases.answered(cell.variable(), withLeft(cell), " could only be "))
                .toList();
        return Phrases.join(told, ", and ") + ". Each of these " + cells.size()
                + " would decide the next one, round and round, and as " + cells.size()
                + " is odd the first would contradict itself";
    }

    private static Ints withLeft(Pattern.Cell cell) {
        return Ints.of(IntStream.concat(IntStream.of(cell.left()), cell.right().stream())
                .toArray());
    }

    /** The story is that of the first target; the others' differ in their first words only. */
    private String each(Match.Elimination match) {
        int[] targets = match.targets().toArray();
        String first = phrases.follows(new Match.Elimination(match.pattern(), Ints.of(targets[0])));
        if (targets.length == 1) {
            return first;
        }
        Ints rest = Ints.of(IntStream.of(targets).skip(1).toArray());
        return first + ", and in the same way " + phrases.follows(new Match.Elimination(match.pattern(), rest));
    }
}
