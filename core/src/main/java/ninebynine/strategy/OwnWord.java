package ninebynine.strategy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A word of the language of theories for rules that not every game has: what {@code with-UniqueRectangle} says more shortly.
 *
 * @param meaning one line about it
 * @param rules the ids of the families that it takes in
 */
record OwnWord(String meaning, List<String> rules) {
    static final Map<String, OwnWord> ALL = vocabulary();

    private static Map<String, OwnWord> vocabulary() {
        Map<String, OwnWord> words = new LinkedHashMap<>();
        words.put("U", new OwnWord("unique rectangles; assumes one solution", List.of("UniqueRectangle")));
        words.put(
                "UC",
                new OwnWord(
                        "unique rectangles and bug+1, as coded in CSP-Rules; assumes one solution",
                        List.of("CodedUniqueness")));
        words.put("SdC", new OwnWord("Sue de Coq: a line and a block that cover 4 to 8 cells", List.of("SueDeCoq")));
        words.put(
                "Fish",
                new OwnWord(
                        "fish of rows, columns and blocks, with fins anywhere, of size 2 to 7", List.of("HouseFish")));
        words.put("Col", new OwnWord("colours of one digit, of one net or two", List.of("Colours")));
        words.put("Kraken", new OwnWord("kraken fish: fins lead to the target by chains", List.of("KrakenFish")));
        words.put("JE", new OwnWord("J-exocets of 2 to 5 digits", List.of("Exocet")));
        words.put("SK", new OwnWord("belts of crosses, or SK-loops", List.of("Belt")));
        List<String> templates = new ArrayList<>();
        for (int k = 1; k <= 4; k++) {
            templates.add("Templates" + k);
            words.put(
                    "Temp" + k,
                    new OwnWord(
                            "templates of " + (k == 1 ? "one digit" : "up to " + k + " digits at a time")
                                    + ", after everything else",
                            List.copyOf(templates)));
        }
        return words;
    }

    /** Adds what the word means, if it is one of these. */
    static boolean add(String written, Map<String, Reach> limits) {
        OwnWord word = ALL.get(written);
        if (word == null) {
            return false;
        }
        limits.put(BuiltInRules.INTERACTION.id(), Reach.upTo(1));
        word.rules.forEach(id -> limits.put(id, Reach.upTo(BuiltInRules.LAST)));
        return true;
    }
}
