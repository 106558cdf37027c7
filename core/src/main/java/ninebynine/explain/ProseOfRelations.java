package ninebynine.explain;

import static ninebynine.explain.Phrases.and;
import static ninebynine.explain.Phrases.or;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.tensor.Ints;

/** What follows from a relation, in plain words: which cells could not be filled, so that one of their other candidates is true, and what each leads to. */
final class ProseOfRelations {
    private final Names names;
    private final Phrases phrases;

    ProseOfRelations(Model model, Phrases phrases) {
        this.names = model.names();
        this.phrases = phrases;
    }

    String oneOf(Pattern.OneOf one, Match match) {
        Relation relation = one.relation();
        String told = relation(relation);
        if (match instanceof Match.Contradiction) {
            return told;
        }
        return relation.size() == 1 && relation.twins().isEmpty()
                ? told
                : told + ". " + (match instanceof Match.Assertion ? "So " : "Whichever it is, ")
                        + phrases.follows(match);
    }

    String chain(Pattern.OrChain chain, Match.Elimination match) {
        StringBuilder told = new StringBuilder(relation(chain.relation()));
        int target = match.targets().get(0);
        if (chain.length() == 1) {
            return told + ". Whichever it is, " + phrases.follows(match);
        }
        List<String> steps = new ArrayList<>();
        for (Pattern.Cell cell : chain.cells()) {
            steps.add(cell.isRelation() ? left(cell) : step(cell, " would be "));
        }
        told.append(". If ").append(phrases.says(target, " were ")).append(", then ");
        told.append(String.join(", then ", steps.subList(0, steps.size() - 1)));
        return told + ", and then " + steps.get(steps.size() - 1) + ". So " + phrases.follows(match);
    }

    String forcing(Pattern.OrForcing forcing, Match match) {
        StringBuilder told = new StringBuilder(relation(forcing.relation()));
        for (Pattern.Branch branch : forcing.branches()) {
            if (!branch.cells().isEmpty()) {
                told.append(". If ").append(phrases.is(branch.start())).append(", then ");
                told.append(String.join(
                        ", then ",
                        branch.cells().stream().map(cell -> step(cell, " is ")).toList()));
            }
        }
        return told + ". In every case " + phrases.follows(match);
    }

    private String step(Pattern.Cell cell, String verb) {
        return cell.right().isEmpty()
                ? names.spokenEmpty(cell.variable())
                : phrases.answered(cell.variable(), cell.right(), verb);
    }

    private String left(Pattern.Cell cell) {
        return cell.right().isEmpty()
                ? "none of these would be left"
                : "of these only one would be left: "
                        + phrases.says(cell.right().get(0), " would be ");
    }

    /** "r1c5, r2c4 and r3c6 can't all hold only 1, 5 and 9, so one of these is true: r1c5 is 4 or r3c6 is 2" */
    private String relation(Relation relation) {
        if (!relation.isProved()) {
            return phrases.oneOf(relation.guardians().stream().boxed().toList());
        }
        Ints all = Ints.of(Stream.concat(
                        relation.guardians().stream().boxed(),
                        relation.twins().stream().map(Relation.Twin::out))
                .mapToInt(Integer::intValue)
                .sorted()
                .toArray());
        String told = impossible(relation)
                + (relation.deadly() ? " if the puzzle has only one solution, as they could then be exchanged" : "")
                + (all.isEmpty()
                        ? ", and they have nothing else: there is no solution"
                        : ", so " + (all.size() == 1 ? "" : "one of these is true: ")
                                + or(all.stream().mapToObj(phrases::is).toList()));
        for (Relation.Twin twin : relation.twins()) {
            told += ". " + Phrases.capital(phrases.is(twin.out())) + " only if " + phrases.is(twin.in()) + " too";
        }
        return told;
    }

    /** Where all hold the same it is said once. */
    String impossible(Relation relation) {
        List<String> places = new ArrayList<>();
        List<String> values = new ArrayList<>();
        for (int i = 0; i < relation.variables().size(); i++) {
            int v = relation.variables().get(i);
            places.add(names.variable(v));
            values.add(and(relation.kept().get(i).stream()
                    .mapToObj(x -> names.spokenIn(v, x))
                    .toList()));
        }
        if (values.stream().distinct().count() == 1) {
            return "the " + places.size() + " cells " + and(places) + " can't all hold only " + values.get(0);
        }
        List<String> told = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            int v = relation.variables().get(i);
            told.add(phrases.answered(v, relation.kept().get(i), " only "));
        }
        return "it can't be that " + and(told);
    }
}
