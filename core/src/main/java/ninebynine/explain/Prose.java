package ninebynine.explain;

import java.util.List;
import java.util.stream.IntStream;
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
        return capital(because(match.pattern(), before) + "; " + so(match) + ".");
    }

    private String so(Match match) {
        if (match instanceof Match.Assertion assertion) {
            return "so " + names.subject(assertion.label()) + " is " + names.value(assertion.label());
        }
        if (match instanceof Match.Elimination elimination) {
            return "so "
                    + and(elimination.targets().stream()
                            .mapToObj(x -> names.subject(x) + " is not " + names.value(x))
                            .toList());
        }
        return "so there is no solution";
    }

    private String because(Pattern pattern, View before) {
        if (pattern instanceof Pattern.Lone lone) {
            int v = lone.variable();
            return names.spoken(v) + " can only be " + names.spokenIn(v, before.firstCandidate(v));
        }
        if (pattern instanceof Pattern.Chain chain) {
            int v = chain.cells().get(0).variable();
            return names.spoken(v) + " can only be " + or(answers(v, before))
                    + ", and each of these rules out the same";
        }
        if (pattern instanceof Pattern.Subset subset) {
            return subset(subset.frame(), subset.lines(), subset.transversals());
        }
        if (pattern instanceof Pattern.Finned fish) {
            return finned(fish);
        }
        if (pattern instanceof Pattern.Propagated propagated) {
            return names.spoken(propagated.variable()) + " is decided";
        }
        if (pattern instanceof Pattern.Emptied emptied) {
            return names.spoken(emptied.variable()) + " has nothing left";
        }
        throw new IllegalArgumentException("no words for " + pattern);
    }

    private List<String> answers(int v, View before) {
        return IntStream.of(model.labels(v))
                .filter(before::isCandidate)
                .mapToObj(x -> names.spokenIn(v, x))
                .toList();
    }

    private static String subset(Frame frame, Ints lines, Ints transversals) {
        String l = and(pick(frame.lines().spoken(), lines.sorted()));
        String t = and(pick(frame.transversals().spoken(), transversals.sorted()));
        return switch (frame.kind()) {
            case NAKED ->
                "in " + frame.title().spokenUnit() + ", " + l + " hold nothing but " + t
                        + " between them, which leaves these to no other cell there";
            case HIDDEN ->
                "in " + frame.title().spokenUnit() + ", " + l + " fit nowhere but in " + t
                        + ", which leaves no room there for anything else";
            case SUPER_HIDDEN ->
                "in " + l + ", " + frame.title().spokenUnit() + " fits nowhere but in " + t
                        + ", which uses up its places in those";
        };
    }

    private static String finned(Pattern.Finned fish) {
        Frame frame = fish.frame();
        int last = fish.lines().size() - 1;
        Ints plain = Ints.copyOf(fish.lines().toArray(), last);
        String odd = frame.lines().spoken().get(fish.lines().get(last));
        return "in " + and(pick(frame.lines().spoken(), plain.sorted())) + ", "
                + frame.title().spokenUnit()
                + " fits nowhere but in "
                + and(pick(frame.transversals().spoken(), fish.transversals().sorted())) + "; either " + odd
                + " does the same and these are used up, or " + odd + " has its "
                + frame.title().spokenUnit()
                + " at a fin that sees the same places";
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
