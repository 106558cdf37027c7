package ninebynine.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.rule.Match;
import ninebynine.tensor.Ints;

/** The parts that sentences are made of, in the words of a game. */
final class Phrases {
    private final Names names;

    Phrases(Names names) {
        this.names = names;
    }

    /** "r2c3 is 5" */
    String is(int label) {
        return names.spokenFact(label);
    }

    /** "r2c3 were 5", "r2c3 would be 5", whatever the verb. */
    String says(int label, String verb) {
        return names.spokenSubject(label) + verb + names.spokenValue(label);
    }

    /** What follows: "r2c3 is 5", "r2c3 and r2c4 are not 5", "r2c3 is not 5 or 7". */
    String follows(Match match) {
        if (match instanceof Match.Assertion assertion) {
            return is(assertion.label());
        }
        return match instanceof Match.Elimination elimination
                ? areNot(elimination.targets(), " is not ", " are not ")
                : "there is no solution";
    }

    /** The same where what is not one of two things is the other: "r2c3 is 5, and r2c4 is not 5 or 7". */
    String decides(Match.Elimination elimination, Model model) {
        Map<String, List<String>> are = new LinkedHashMap<>();
        List<Integer> areNot = new ArrayList<>();
        for (int x : elimination.targets().toArray()) {
            int other = model.other(x);
            if (!elimination.values().contains(other)) {
                areNot.add(x);
            } else {
                are.computeIfAbsent(names.spokenValue(other), k -> new ArrayList<>())
                        .add(names.spokenSubject(other));
            }
        }
        List<String> clauses = new ArrayList<>();
        are.forEach((value, subjects) ->
                clauses.add(and(subjects) + (subjects.size() == 1 ? " is " : " are each ") + value));
        if (!areNot.isEmpty()) {
            clauses.add(
                    areNot(Ints.of(areNot.stream().mapToInt(Integer::intValue).toArray()), " is not ", " are not "));
        }
        return join(clauses, ", and ");
    }

    /** What would follow, if the rest were so. */
    String wouldFollow(Ints targets) {
        return areNot(targets, " could not be ", " could not be ");
    }

    /** Told by value or by subject, whichever is shorter. */
    private String areNot(Ints labels, String one, String several) {
        if (labels.size() == 1) {
            return says(labels.get(0), one);
        }
        Map<String, List<String>> byValue = grouped(labels, names::spokenValue, names::spokenSubject);
        Map<List<String>, List<String>> bySubject = new LinkedHashMap<>();
        grouped(labels, names::spokenSubject, names::spokenValue)
                .forEach((subject, values) -> bySubject
                        .computeIfAbsent(values, k -> new ArrayList<>())
                        .add(subject));
        List<String> clauses = new ArrayList<>();
        if (bySubject.size() <= byValue.size()) {
            bySubject.forEach((values, subjects) ->
                    clauses.add(and(subjects) + (subjects.size() == 1 ? one : several) + or(values)));
        } else {
            byValue.forEach(
                    (value, subjects) -> clauses.add(and(subjects) + (subjects.size() == 1 ? one : several) + value));
        }
        return join(clauses, ", and ");
    }

    private static Map<String, List<String>> grouped(Ints labels, IntFunction<String> key, IntFunction<String> item) {
        Map<String, List<String>> groups = new LinkedHashMap<>();
        labels.sorted().stream()
                .forEach(x -> groups.computeIfAbsent(key.apply(x), k -> new ArrayList<>())
                        .add(item.apply(x)));
        return groups;
    }

    /** A variable and its answer, or those that are left: "the 5 of row 2 would be in column 3". */
    String answered(int variable, Ints answers, String verb) {
        if (answers.size() == 1) {
            return names.spoken(variable) + verb + names.spokenIn(variable, answers.get(0));
        }
        return names.spoken(variable)
                + verb
                + or(answers.stream().mapToObj(x -> names.spokenIn(variable, x)).toList());
    }

    /** "either r2c3 is 5 or r2c4 is 5" */
    String oneOf(List<Integer> labels) {
        return (labels.size() == 2 ? "either " : "one of these is true: ")
                + or(labels.stream().map(this::is).toList());
    }

    static List<String> pick(List<String> words, Ints which) {
        return which.sorted().stream().mapToObj(words::get).toList();
    }

    static String and(List<String> items) {
        return join(items, " and ");
    }

    static String or(List<String> items) {
        return join(items, " or ");
    }

    static String join(List<String> items, String last) {
        int n = items.size();
        if (n == 0) {
            return "nothing"; // which no right step says, but a wrong one may
        }
        if (n == 1) {
            return items.get(0);
        }
        StringBuilder text = new StringBuilder();
        join(items, last, text);
        return text.toString();
    }

    static void join(List<String> items, String last, StringBuilder text) {
        for (int i = 0; i < items.size(); i++) {
            text.append(i == 0 ? "" : i < items.size() - 1 ? ", " : last).append(items.get(i));
        }
    }

    static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** The same within a sentence; what begins with a single letter, such as X-wing, stays. */
    static String small(String text) {
        return text.length() > 1 && Character.isLowerCase(text.charAt(1))
                ? Character.toLowerCase(text.charAt(0)) + text.substring(1)
                : text;
    }
}
