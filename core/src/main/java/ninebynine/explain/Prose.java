package ninebynine.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** A match as a sentence that a person would say. */
public final class Prose {
    private final Model model;
    private final Names names;

    public Prose(Model model) {
        this.model = model;
        this.names = model.names();
    }

    /** The sentence, told of the state that the match was found in. */
    public String sentence(Match match, View before) {
        return capital(because(match, before) + ".");
    }

    private String because(Match match, View before) {
        Pattern pattern = match.pattern();
        if (pattern instanceof Pattern.Lone lone && match instanceof Match.Assertion assertion) {
            return lone(lone.variable(), assertion.label());
        }
        if (pattern instanceof Pattern.Chain chain && match instanceof Match.Elimination elimination) {
            return chain.length() == 1 ? interaction(chain, match, before) : chain(chain, elimination);
        }
        if (pattern instanceof Pattern.Forcing forcing) {
            return forcing(forcing, match);
        }
        if (pattern instanceof Pattern.Trial trial) {
            return trial(trial) + "; so " + so(match);
        }
        if (pattern instanceof Pattern.ForcingTrial forcing) {
            return forcingTrial(forcing) + ". In every case " + so(match);
        }
        if (pattern instanceof Pattern.Guess guess) {
            return guess(guess, match);
        }
        if (pattern instanceof Pattern.Subset subset) {
            return subset(subset) + ": " + so(match);
        }
        if (pattern instanceof Pattern.Finned fish) {
            return finned(fish) + ". Either way " + so(match);
        }
        if (pattern instanceof Pattern.Own own) {
            return own.spoken(model, before) + ", so " + so(match);
        }
        if (pattern instanceof Pattern.Emptied emptied) {
            return names.spoken(emptied.variable()) + " has nothing left";
        }
        if (pattern instanceof Pattern.Propagated propagated) {
            return names.spoken(propagated.variable()) + " is decided, so " + so(match);
        }
        throw new IllegalArgumentException("no words for " + pattern);
    }

    private String lone(int v, int label) {
        String only = names.spoken(v) + " can only be " + names.spokenIn(v, label);
        boolean told = names.variable(v).equals(names.subject(label));
        return told ? only : only + ", so " + names.subject(label) + " is " + names.spokenValue(label);
    }

    private String interaction(Pattern.Chain chain, Match match, View before) {
        int v = chain.cells().get(0).variable();
        List<String> answers = answers(v, before);
        return names.spoken(v) + " can only be " + or(answers)
                + (answers.size() == 2 ? "; either way " : "; whichever it is, ") + so(match);
    }

    /** If the first target were true, each variable in turn would have one answer, and the last none that it allows. */
    private String chain(Pattern.Chain chain, Match.Elimination match) {
        int target = match.targets().get(0);
        String start = "if " + names.subject(target) + " were " + names.spokenValue(target) + ", then ";
        List<Pattern.Cell> cells = chain.cells();
        if (chain.family().equals(Notation.ODDAGON)) {
            List<String> ring = cells.stream()
                    .map(cell -> names.spoken(cell.variable()) + " could only be "
                            + names.spokenIn(cell.variable(), cell.left()) + " or " + answer(cell))
                    .toList();
            return start + and(ring) + ", and an odd ring like this can't be filled; so " + so(match);
        }
        Pattern.Cell last = cells.get(cells.size() - 1);
        StringBuilder told = new StringBuilder(start);
        for (Pattern.Cell cell : cells.subList(0, cells.size() - 1)) {
            told.append(names.spoken(cell.variable()))
                    .append(" would be ")
                    .append(answer(cell))
                    .append(", so ");
        }
        told.append(
                last.right().isEmpty()
                        ? names.spokenEmpty(last.variable())
                        : names.spoken(last.variable()) + " would be " + answer(last) + ", which contradicts it");
        return told + "; so " + so(match);
    }

    private StringBuilder oneOf(Stream<Integer> starts) {
        return new StringBuilder("one of ")
                .append(join(
                        starts.map(start -> names.subject(start) + " = " + names.spokenValue(start))
                                .toList(),
                        " and "))
                .append(" is true");
    }

    private String forcing(Pattern.Forcing forcing, Match match) {
        StringBuilder told = oneOf(forcing.branches().stream().map(Pattern.Branch::start));
        for (Pattern.Branch branch : forcing.branches()) {
            if (!branch.cells().isEmpty()) {
                told.append("; if ")
                        .append(names.subject(branch.start()))
                        .append(" is ")
                        .append(names.spokenValue(branch.start()))
                        .append(", then ")
                        .append(join(
                                branch.cells().stream()
                                        .map(cell -> names.spoken(cell.variable()) + " is " + answer(cell))
                                        .toList(),
                                ", so "));
            }
        }
        String all = match instanceof Match.Assertion assertion
                ? names.subject(assertion.label()) + " is " + names.spokenValue(assertion.label())
                : so(match);
        return told + ". In every case " + all;
    }

    /** If the hypothesis were true, this would follow and then that, and a variable would have nothing left. */
    private String trial(Pattern.Trial trial) {
        StringBuilder told = new StringBuilder("if ")
                .append(names.subject(trial.hypothesis()))
                .append(" were ")
                .append(names.spokenValue(trial.hypothesis()))
                .append(", then ");
        for (Match step : trial.steps()) {
            told.append(wouldFollow(step));
        }
        return told.toString();
    }

    private String wouldFollow(Match step) {
        if (step instanceof Match.Assertion assertion) {
            return names.subject(assertion.label()) + " would be " + names.spokenValue(assertion.label()) + ", so ";
        }
        if (step instanceof Match.Elimination) {
            return so(step).replace(" is not ", " would not be ").replace(" are not ", " would not be ") + " ("
                    + Notation.name(step.pattern()) + "), so ";
        }
        return step.pattern() instanceof Pattern.Emptied emptied
                ? names.spokenEmpty(emptied.variable())
                : "there would be no solution";
    }

    private String guess(Pattern.Guess guess, Match match) {
        String standing = ", with at most " + (guess.depth() == 1 ? "one guess" : guess.depth() + " guesses")
                + " standing at once";
        return match instanceof Match.Assertion assertion
                ? "guessing that " + is(assertion.label()) + " leads to a solution" + standing
                : "guessing leads to no solution" + standing + "; so " + so(match);
    }

    private String forcingTrial(Pattern.ForcingTrial forcing) {
        StringBuilder told = oneOf(forcing.branches().stream().map(Pattern.Decided::start));
        for (Pattern.Decided branch : forcing.branches()) {
            if (branch.refuted() || !branch.values().isEmpty()) {
                told.append("; if ").append(is(branch.start())).append(", then ");
                told.append(
                        branch.refuted()
                                ? "nothing works"
                                : and(branch.values().stream()
                                        .mapToObj(this::is)
                                        .toList()));
            }
        }
        return told.toString();
    }

    private String is(int label) {
        return names.subject(label) + " is " + names.spokenValue(label);
    }

    private String answer(Pattern.Cell cell) {
        return or(cell.right().stream()
                .mapToObj(x -> names.spokenIn(cell.variable(), x))
                .toList());
    }

    private List<String> answers(int v, View before) {
        return IntStream.of(model.labels(v))
                .filter(before::isCandidate)
                .mapToObj(x -> names.spokenIn(v, x))
                .toList();
    }

    /** What is no longer possible, told by value or by subject, whichever is shorter. */
    private String so(Match match) {
        if (match instanceof Match.Assertion assertion) {
            return is(assertion.label());
        }
        if (!(match instanceof Match.Elimination elimination)) {
            return "there is no solution";
        }
        Map<String, List<String>> bySubject = grouped(elimination.targets(), names::subject, names::spokenValue);
        Map<String, List<String>> byValue = grouped(elimination.targets(), names::spokenValue, names::subject);
        List<String> clauses = new ArrayList<>();
        if (bySubject.size() < byValue.size()) {
            bySubject.forEach((subject, values) -> clauses.add(subject + " is not " + or(values)));
        } else {
            byValue.forEach((value, subjects) ->
                    clauses.add(and(subjects) + (subjects.size() == 1 ? " is not " : " are not ") + value));
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

    private static String subset(Pattern.Subset subset) {
        Frame frame = subset.frame();
        String unit = frame.title().spokenUnit();
        String lines = and(pick(frame.lines().spoken(), subset.lines().sorted()));
        String transversals =
                and(pick(frame.transversals().spoken(), subset.transversals().sorted()));
        return switch (frame.kind()) {
            case NAKED ->
                "in " + unit + ", " + lines + " hold only " + transversals
                        + " between them, so nothing else there can be one of these";
            case HIDDEN ->
                "in " + unit + ", " + lines + " can only go in " + transversals + ", so nothing else can go there";
            case SUPER_HIDDEN ->
                "in " + lines + ", " + unit + " can only go in " + transversals + ", so nothing else can have it there";
        };
    }

    private static String finned(Pattern.Finned fish) {
        Frame frame = fish.frame();
        int last = fish.lines().size() - 1;
        Ints plain = Ints.copyOf(fish.lines().toArray(), last).sorted();
        String odd = frame.lines().spoken().get(fish.lines().get(last));
        String unit = frame.title().spokenUnit();
        return "in " + and(pick(frame.lines().spoken(), plain)) + ", " + unit + " can only go in "
                + or(pick(frame.transversals().spoken(), fish.transversals().sorted())) + ". If " + odd
                + " has its " + unit
                + " there too, these are used up; if not, it is at a fin that sees the same places";
    }

    private static List<String> pick(List<String> words, Ints which) {
        return which.stream().mapToObj(words::get).toList();
    }

    private static String and(List<String> items) {
        return join(items, " and ");
    }

    private static String or(List<String> items) {
        return join(items, " or ");
    }

    private static String join(List<String> items, String last) {
        int n = items.size();
        return n == 1 ? items.get(0) : String.join(", ", items.subList(0, n - 1)) + last + items.get(n - 1);
    }

    private static String capital(String sentence) {
        return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
    }
}
