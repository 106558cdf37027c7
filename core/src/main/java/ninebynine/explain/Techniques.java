package ninebynine.explain;

import java.util.Map;
import ninebynine.model.Frame;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;

/** What people call a pattern: "Hidden single in row 4", "Swordfish on 7", "Whip of length 5". */
final class Techniques {
    private static final String[] SIZES = {"pair", "triplet", "quad"};
    private static final String[] FISH = {"X-wing", "swordfish", "jellyfish"};
    /** Where a family is not said as it is written. */
    private static final Map<String, String> SPOKEN = Map.of(
            "biv-chain", "bivalue chain",
            "g-biv-chain", "g-bivalue chain",
            "gwhip", "g-whip",
            "gbraid", "g-braid",
            "T&E-braid", "braid by trial and error");

    private Techniques() {}

    static String name(Pattern pattern, Model model) {
        return Phrases.capital(said(pattern, model));
    }

    private static String said(Pattern pattern, Model model) {
        if (pattern instanceof Pattern.Lone lone) {
            String single = model.type(lone.variable()).single();
            int place = single.indexOf("-in-");
            return place < 0
                    ? words(single)
                    : words(single.substring(0, place)) + " in " + model.names().spokenPlace(lone.variable());
        }
        if (pattern instanceof Pattern.Chain chain) {
            return chain(chain, model);
        }
        if (pattern instanceof Pattern.Forcing forcing) {
            int values = forcing.branches().size();
            return "forcing " + family(forcing.chain()) + " on " + values + " values, of length " + forcing.length();
        }
        if (pattern instanceof Pattern.Subset subset) {
            return (subset.special() ? "special " : "")
                    + subset(subset.frame(), subset.lines().size());
        }
        if (pattern instanceof Pattern.Finned fish) {
            return "finned " + subset(fish.frame(), fish.lines().size());
        }
        if (pattern instanceof Pattern.Trial trial) {
            return "trial and error, " + trial.procedure();
        }
        if (pattern instanceof Pattern.ForcingTrial forcing) {
            return "forcing trial and error, " + forcing.theory();
        }
        if (pattern instanceof Pattern.Guess guess) {
            return "guess, " + guess.procedure();
        }
        if (pattern instanceof Pattern.Own own) {
            return own.title();
        }
        return pattern instanceof Pattern.Emptied ? "contradiction" : "propagation";
    }

    private static String chain(Pattern.Chain chain, Model model) {
        if (chain.length() == 1 && chain.family().equals("whip")) {
            return "interaction, a whip of length 1";
        }
        String length = " of length " + chain.length();
        return model.chainTypes().stream()
                .filter(type -> chain.family().endsWith("-" + type.name()))
                .findFirst()
                .map(type -> family(chain.family()
                                .substring(
                                        0, chain.family().length() - type.name().length() - 1)) + length + " on "
                        + type.name())
                .orElse(family(chain.family()) + length);
    }

    private static String family(String written) {
        return SPOKEN.getOrDefault(written, written);
    }

    private static String subset(Frame frame, int size) {
        String unit = frame.title().spokenUnit();
        return switch (frame.kind()) {
            case NAKED -> "naked " + SIZES[size - 2] + " in " + unit;
            case HIDDEN -> "hidden " + SIZES[size - 2] + " in " + unit;
            case SUPER_HIDDEN -> FISH[size - 2] + " on " + unit;
        };
    }

    private static String words(String written) {
        return written.replace('-', ' ');
    }
}
