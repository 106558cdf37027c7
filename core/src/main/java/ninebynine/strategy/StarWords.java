package ninebynine.strategy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.chain.StarChain;
import ninebynine.rule.ChainName;
import ninebynine.rule.Rule;

/**
 * The words of theories for contradiction pairs and the chains that use them: {@code BiB[3]+BsB[2]}.
 *
 * <pre>
 *   BiW[p] BiB[p]     pairs by bi-whips, bi-braids of length up to p; by themselves they say nothing
 *   WsW[m] BsB[m]     whips, braids of length up to m with these pairs, of any length unless the theory says otherwise; and W, B
 * </pre>
 *
 * A family keeps both numbers, each as the reach of its word.
 */
final class StarWords {
    /** How far a family goes whose pairs have no word. */
    private static final String WHATEVER = "any";

    /** A chain of one variable on pairs of one is of level 2. */
    private static final String LEAST = "least";

    private static final Pattern WORD = Pattern.compile("(BiW|BiB|WsW|BsB)(?:\\[(\\d{1,2})])?");

    /** What the words mean, in order. */
    static Map<String, String> meanings() {
        Map<String, String> meanings = new LinkedHashMap<>();
        meanings.put("BiW", "contradiction pairs by bi-whips, for WsW: BiW[3] of length up to 3");
        meanings.put("BiB", "contradiction pairs by bi-braids, for BsB");
        meanings.put("WsW", "W*-whips: whips that use contradiction pairs as links; and W");
        meanings.put("BsB", "B*-braids: braids that use contradiction pairs as links; and B");
        return meanings;
    }

    private StarWords() {}

    private static boolean isWhip(String word) {
        return word.endsWith("W");
    }

    /** Adds what the word means, if it is one of these. */
    static boolean add(String written, Map<String, Reach> limits) {
        Matcher m = WORD.matcher(written);
        if (!m.matches()) {
            return false;
        }
        int length = m.group(2) == null ? BuiltInRules.LONGEST : Integer.parseInt(m.group(2));
        if (length < 1 || length > BuiltInRules.LONGEST) {
            throw new IllegalArgumentException("'" + written + "' can't have that length. Maybe one of 1 to "
                    + BuiltInRules.LONGEST + ", such as " + m.group(1) + "[3].");
        }
        String word = m.group(1);
        Family family = isWhip(word) ? BuiltInRules.STAR_WHIP : BuiltInRules.STAR_BRAID;
        limits.put(BuiltInRules.INTERACTION.id(), Reach.upTo(1));
        limits.merge(family.id(), Reach.inside(List.of(word), length), Reach::or);
        limits.merge(family.id(), Reach.inside(List.of(LEAST), 2), Reach::or);
        if (!word.startsWith("Bi")) {
            limits.merge(family.id(), Reach.inside(List.of(WHATEVER), BuiltInRules.LONGEST), Reach::or);
            RuleTerm plain = Objects.requireNonNull(RuleTerm.ALL.get(isWhip(word) ? "W" : "B"));
            plain.families().forEach(each -> limits.merge(each.id(), Reach.upTo(BuiltInRules.LONGEST), Reach::or));
        }
        return true;
    }

    static boolean isOf(Family family) {
        return family.rule() == StarChain.class;
    }

    /** The rules of a level: pairs without chains say nothing, and chains without a word for pairs take all. */
    static List<Rule> chosen(Family family, int level, Map<String, Reach> limits) {
        boolean whip = family.equals(BuiltInRules.STAR_WHIP);
        Map<String, Integer> words =
                limits.getOrDefault(family.id(), Reach.NONE).types();
        Integer longest = words.get(whip ? "WsW" : "BsB");
        int pairs = words.getOrDefault(whip ? "BiW" : "BiB", words.getOrDefault(WHATEVER, 0));
        return longest == null || level > Math.max(2, Math.max(longest, pairs))
                ? List.of()
                : List.of(new StarChain(level, whip ? ChainName.WHIP : ChainName.BRAID, pairs, longest));
    }
}
