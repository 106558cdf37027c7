package ninebynine.strategy;

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
