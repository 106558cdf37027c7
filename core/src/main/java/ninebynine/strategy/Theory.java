package ninebynine.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Reduction;
import ninebynine.rule.Rule;

/**
 * A resolution theory: which families take part, each up to which level. Theories are written {@code BRT}, {@code W1},
 * {@code S3}, {@code SFin}, and joined with {@code +}.
 *
 * @param name as it was written
 * @param limits the highest level of each family that takes part
 */
public record Theory(String name, Map<String, Integer> limits) {
    private static final List<String> BASIC = List.of("Propagation", "ContradictionDetection", "Single");
    private static final List<String> SUBSETS = List.of("NakedSubset", "HiddenSubset", "SuperHiddenSubset");

    public Theory {
        limits = Map.copyOf(limits);
    }

    /** The names that can be joined, with what they mean, in order of strength. */
    public static Map<String, String> terms() {
        Map<String, String> terms = new java.util.LinkedHashMap<>();
        terms.put("BRT", "Singles and elementary propagation");
        terms.put("W1", "BRT and whips[1], the interactions");
        terms.put("S2", "W1 and subsets of size 2");
        terms.put("S3", "W1 and subsets of size 2 and 3");
        terms.put("S4", "W1 and subsets of size 2 to 4; also S");
        terms.put("S2Fin", "S2 and finned fish of size 2");
        terms.put("S3Fin", "S3 and finned fish of size 2 and 3");
        terms.put("SFin", "S4 and finned fish of size 2 to 4; also S4Fin");
        return terms;
    }

    /** Reads a theory; throws {@link IllegalArgumentException} naming the word that is none. */
    public static Theory parse(String text) {
        Map<String, Integer> limits = new TreeMap<>();
        for (String term : text.split("\\+", -1)) {
            add(term.trim(), limits);
        }
        return new Theory(text.trim(), limits);
    }

    private static void add(String term, Map<String, Integer> limits) {
        BASIC.forEach(family -> limits.put(family, 0));
        switch (term) {
            case "BRT" -> {}
            case "W1" -> limits.put("Interaction", 1);
            case "S2", "S3", "S4" -> subsets(term.charAt(1) - '0', limits);
            case "S" -> subsets(4, limits);
            case "S2Fin", "S3Fin", "S4Fin" -> finned(term.charAt(1) - '0', limits);
            case "SFin" -> finned(4, limits);
            case "W" -> chains("Whip", limits);
            case "B" -> {
                chains("Whip", limits);
                chains("Braid", limits);
            }
            default ->
                throw new IllegalArgumentException("'" + term + "' is no resolution theory. Maybe one of "
                        + String.join(", ", terms().keySet()) + ", or several joined with '+'.");
        }
    }

    private static void chains(String family, Map<String, Integer> limits) {
        limits.put("Interaction", 1);
        limits.put(family, BuiltInRules.LONGEST);
    }

    private static void subsets(int size, Map<String, Integer> limits) {
        limits.put("Interaction", 1);
        SUBSETS.forEach(family -> limits.merge(family, size, Math::max));
    }

    private static void finned(int size, Map<String, Integer> limits) {
        subsets(size, limits);
        limits.merge("FinnedFish", size, Math::max);
    }

    /** The theory's rules for a model, cut from the one ordered list. */
    public Precedence precedence(Model model) {
        List<Rule> rules = rules(model);
        return new Precedence((Reduction) rules.get(0), rules.subList(1, rules.size()));
    }

    /** The rules in order, propagation first. */
    public List<Rule> rules(Model model) {
        List<Rule> rules = new ArrayList<>();
        int highest = limits.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        for (int level = 0; level <= highest; level++) {
            for (Family family : BuiltInRules.FAMILIES) {
                if (level >= family.first() && level <= Math.min(family.last(), limit(family))) {
                    rules.addAll(family.make().rules(model, level));
                }
            }
        }
        return rules;
    }

    private int limit(Family family) {
        return limits.getOrDefault(family.id(), -1);
    }
}
