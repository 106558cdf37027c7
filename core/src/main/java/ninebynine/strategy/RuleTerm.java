package ninebynine.strategy;

import static ninebynine.strategy.BuiltInRules.ALS_CHAIN;
import static ninebynine.strategy.BuiltInRules.ALS_XY_WING;
import static ninebynine.strategy.BuiltInRules.ALS_XZ;
import static ninebynine.strategy.BuiltInRules.BIVALUE_CHAIN;
import static ninebynine.strategy.BuiltInRules.BOOK_T_WHIP;
import static ninebynine.strategy.BuiltInRules.BRAID;
import static ninebynine.strategy.BuiltInRules.DEATH_BLOSSOM;
import static ninebynine.strategy.BuiltInRules.FINNED_FISH;
import static ninebynine.strategy.BuiltInRules.FORCING_3_WHIP;
import static ninebynine.strategy.BuiltInRules.FORCING_BRAID;
import static ninebynine.strategy.BuiltInRules.FORCING_G_BRAID;
import static ninebynine.strategy.BuiltInRules.FORCING_G_WHIP;
import static ninebynine.strategy.BuiltInRules.FORCING_WHIP;
import static ninebynine.strategy.BuiltInRules.G2_WHIP;
import static ninebynine.strategy.BuiltInRules.G_BIVALUE_CHAIN;
import static ninebynine.strategy.BuiltInRules.G_BRAID;
import static ninebynine.strategy.BuiltInRules.G_WHIP;
import static ninebynine.strategy.BuiltInRules.HIDDEN_SUBSET;
import static ninebynine.strategy.BuiltInRules.LOOPING_WHIP;
import static ninebynine.strategy.BuiltInRules.NAKED_SUBSET;
import static ninebynine.strategy.BuiltInRules.ODDAGON;
import static ninebynine.strategy.BuiltInRules.SUPER_HIDDEN_SUBSET;
import static ninebynine.strategy.BuiltInRules.TYPED_BIVALUE_CHAIN;
import static ninebynine.strategy.BuiltInRules.TYPED_G_WHIP;
import static ninebynine.strategy.BuiltInRules.TYPED_T_WHIP;
import static ninebynine.strategy.BuiltInRules.TYPED_WHIP;
import static ninebynine.strategy.BuiltInRules.TYPED_Z_CHAIN;
import static ninebynine.strategy.BuiltInRules.T_WHIP;
import static ninebynine.strategy.BuiltInRules.WHIP;
import static ninebynine.strategy.BuiltInRules.Z_CHAIN;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import ninebynine.text.Pieces;

/**
 * A word of the language of theories.
 *
 * @param meaning one line about it
 * @param size the size of its subsets, or 0 for chains, whose length can be given
 * @param families what it adds to propagation, Singles and whips[1]
 */
record RuleTerm(String meaning, int size, List<Family> families) {
    /** A word as it stands in a theory, and its length without brackets. */
    private static final Pattern WORD = Pattern.compile("([A-Za-z0-9]*[A-Za-z])(\\d*)");

    private static final Set<Family> TYPED =
            Set.of(TYPED_BIVALUE_CHAIN, TYPED_Z_CHAIN, TYPED_T_WHIP, TYPED_WHIP, TYPED_G_WHIP);

    static final Map<String, RuleTerm> ALL = vocabulary();

    private static RuleTerm chains(String meaning, Family... families) {
        return new RuleTerm(meaning, 0, List.of(families));
    }

    private static RuleTerm subsets(int size, String meaning, Family... more) {
        List<Family> families = new ArrayList<>(List.of(NAKED_SUBSET, HIDDEN_SUBSET, SUPER_HIDDEN_SUBSET));
        families.addAll(List.of(more));
        return new RuleTerm(meaning, size, families);
    }

    static boolean isTyped(Family family) {
        return TYPED.contains(family);
    }

    /** What it is a word for; before that in the list stands what comes with it. */
    Optional<Family> own() {
        return families.isEmpty() ? Optional.empty() : Optional.of(families.get(families.size() - 1));
    }

    boolean isTyped() {
        return !families.isEmpty() && TYPED.containsAll(families);
    }

    /** A theory's text with the word in the place of each that means the same where there are no groups. */
    static String withoutGroups(String theory) {
        return Pieces.replaced(WORD, theory, word -> plain(word.group(1)) + word.group(2));
    }

    private static String plain(String word) {
        RuleTerm term = ALL.get(word);
        if (term == null || term.families.stream().noneMatch(BuiltInRules.WITH_GROUPS::contains)) {
            return word;
        }
        List<Family> left = new ArrayList<>(term.families);
        left.removeAll(BuiltInRules.WITH_GROUPS);
        return ALL.entrySet().stream()
                .filter(other -> other.getValue().families.equals(left))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, RuleTerm> vocabulary() {
        Map<String, RuleTerm> terms = new LinkedHashMap<>();
        addSubsets(terms);
        addChains(terms);
        addTyped(terms);
        addForcing(terms);
        return terms;
    }

    private static void addSubsets(Map<String, RuleTerm> terms) {
        terms.put("BRT", chains("Singles and elementary propagation"));
        terms.put("W1", chains("BRT and whips[1], the interactions; part of all that follows"));
        terms.put("S2", subsets(2, "subsets of size 2"));
        terms.put("S3", subsets(3, "subsets of size 2 and 3"));
        terms.put("S4", subsets(4, "subsets of size 2 to 4; also S"));
        terms.put("S2Fin", subsets(2, "S2 and finned fish of size 2", FINNED_FISH));
        terms.put("S3Fin", subsets(3, "S3 and finned fish of size 2 and 3", FINNED_FISH));
        terms.put("SFin", subsets(4, "S4 and finned fish of size 2 to 4; also S4Fin", FINNED_FISH));
    }

    private static void addChains(Map<String, RuleTerm> terms) {
        terms.put(
                "ALS",
                chains(
                        "almost locked sets: ALS-XZ, ALS-XY-wings, chains of them, death blossoms",
                        ALS_XZ,
                        ALS_XY_WING,
                        DEATH_BLOSSOM,
                        ALS_CHAIN));
        terms.put("ALSXZ", chains("two almost locked sets: ALS-XZ", ALS_XZ));
        terms.put("ALSXY", chains("two or three almost locked sets: ALS-XZ, ALS-XY-wings", ALS_XZ, ALS_XY_WING));
        terms.put("DB", chains("death blossoms", DEATH_BLOSSOM));
        terms.put("BC", chains("bivalue-chains", BIVALUE_CHAIN));
        terms.put("Z", chains("z-chains and BC", BIVALUE_CHAIN, Z_CHAIN));
        terms.put("O", chains("oddagons", ODDAGON));
        terms.put("tW", chains("t-whips, as coded in CSP-Rules", T_WHIP));
        terms.put("tWb", chains("t-whips, as in the book", BOOK_T_WHIP));
        terms.put("W", chains("whips, loopless", WHIP));
        terms.put("LW", chains("whips, loops allowed", LOOPING_WHIP));
        terms.put("gBC", chains("g-bivalue-chains and BC", BIVALUE_CHAIN, G_BIVALUE_CHAIN));
        terms.put("g2W", chains("g2-whips and W", WHIP, G2_WHIP));
        terms.put("gW", chains("g-whips and W", WHIP, G_WHIP));
        terms.put("B", chains("braids and W", WHIP, BRAID));
        terms.put("gB", chains("g-braids, gW and B", WHIP, G_WHIP, BRAID, G_BRAID));
    }

    private static void addTyped(Map<String, RuleTerm> terms) {
        terms.put(
                "TyBC",
                chains(
                        "typed bivalue-chains; TyBC(rc) or TyBC(rc,rn) of these types alone, and so all Ty",
                        TYPED_BIVALUE_CHAIN));
        terms.put("TyZ", chains("typed z-chains and TyBC", TYPED_BIVALUE_CHAIN, TYPED_Z_CHAIN));
        terms.put("TytW", chains("typed t-whips", TYPED_T_WHIP));
        terms.put("TyW", chains("typed whips", TYPED_WHIP));
        terms.put("TygW", chains("typed g-whips and TyW", TYPED_WHIP, TYPED_G_WHIP));
    }

    private static void addForcing(Map<String, RuleTerm> terms) {
        terms.put("FW", chains("forcing-whips and W", WHIP, FORCING_WHIP));
        terms.put("F3W", chains("forcing-whips on three values, and FW", WHIP, FORCING_WHIP, FORCING_3_WHIP));
        terms.put("FgW", chains("forcing-g-whips, gW and FW", WHIP, G_WHIP, FORCING_WHIP, FORCING_G_WHIP));
        terms.put("FB", chains("forcing-braids, B and FW", WHIP, BRAID, FORCING_WHIP, FORCING_BRAID));
        terms.put(
                "FgB",
                chains(
                        "forcing-g-braids, gB, FgW and FB",
                        WHIP,
                        G_WHIP,
                        BRAID,
                        G_BRAID,
                        FORCING_WHIP,
                        FORCING_G_WHIP,
                        FORCING_BRAID,
                        FORCING_G_BRAID));
    }
}
