package ninebynine.strategy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Reduction;
import ninebynine.rule.Rule;
import ninebynine.trial.Trying;

/**
 * A resolution theory: which families take part, each up to which level. Theories are written {@code BRT}, {@code W1}, {@code S3}, {@code SFin},
 * {@code W}, {@code gB}, joined with {@code +}; a chain may have a greatest length, as in {@code W[8]}.
 *
 * @param name as it was written
 * @param limits the highest level of each family that takes part
 * @param inside for families that try hypotheses: the theory that is used inside them
 */
public record Theory(String name, Map<String, Integer> limits, Map<String, Theory> inside) {
    private static final Pattern TERM = Pattern.compile("([A-Za-z0-9]+)(?:\\[(\\d{1,2})])?");
    /** A chain's greatest length without brackets, as in B3. */
    private static final Pattern SHORT = Pattern.compile("^(g?[WB])([2-9]|[12]\\d|3[0-6])$");

    /** A game's own rule, left out or taken in. */
    private static final Pattern OWN = Pattern.compile("(no|with)-([A-Za-z0-9]+)");

    /** A chain with groups, as in gW, TygW, FgB3. */
    private static final Pattern GROUPED = Pattern.compile("\\b(Ty|F)?g(BC|W|B)(?![A-Za-z])");

    private static final List<String> BASIC = List.of("Propagation", "ContradictionDetection", "Single");
    private static final List<String> SUBSETS = List.of("NakedSubset", "HiddenSubset", "SuperHiddenSubset");
    private static final Map<String, Term> TERMS = vocabulary();

    /**
     * A word of the language of theories.
     *
     * @param meaning one line about it
     * @param size the size of its subsets, or 0 for chains, whose length can be given
     * @param families what it adds to propagation, Singles and whips[1]
     */
    private record Term(String meaning, int size, List<String> families) {
        static Term chains(String meaning, String... families) {
            return new Term(meaning, 0, List.of(families));
        }

        static Term subsets(int size, String meaning, String... more) {
            List<String> families = new ArrayList<>(SUBSETS);
            families.addAll(List.of(more));
            return new Term(meaning, size, families);
        }
    }

    public Theory {
        limits = Map.copyOf(limits);
        inside = Map.copyOf(inside);
    }

    private static Map<String, Term> vocabulary() {
        Map<String, Term> terms = new LinkedHashMap<>();
        terms.put("BRT", Term.chains("Singles and elementary propagation"));
        terms.put("W1", Term.chains("BRT and whips[1], the interactions; part of all that follows"));
        terms.put("S2", Term.subsets(2, "subsets of size 2"));
        terms.put("S3", Term.subsets(3, "subsets of size 2 and 3"));
        terms.put("S4", Term.subsets(4, "subsets of size 2 to 4; also S"));
        terms.put("S2Fin", Term.subsets(2, "S2 and finned fish of size 2", "FinnedFish"));
        terms.put("S3Fin", Term.subsets(3, "S3 and finned fish of size 2 and 3", "FinnedFish"));
        terms.put("SFin", Term.subsets(4, "S4 and finned fish of size 2 to 4; also S4Fin", "FinnedFish"));
        terms.put("BC", Term.chains("bivalue-chains", "BivalueChain"));
        terms.put("Z", Term.chains("z-chains and BC", "BivalueChain", "ZChain"));
        terms.put("O", Term.chains("oddagons", "Oddagon"));
        terms.put("tW", Term.chains("t-whips, as coded in CSP-Rules", "TWhip"));
        terms.put("tWb", Term.chains("t-whips, as in the book", "BookTWhip"));
        terms.put("W", Term.chains("whips, loopless", "Whip"));
        terms.put("LW", Term.chains("whips, loops allowed", "LoopingWhip"));
        terms.put("gBC", Term.chains("g-bivalue-chains and BC", "BivalueChain", "GBivalueChain"));
        terms.put("g2W", Term.chains("g2-whips and W", "Whip", "G2Whip"));
        terms.put("gW", Term.chains("g-whips and W", "Whip", "GWhip"));
        terms.put("B", Term.chains("braids and W", "Whip", "Braid"));
        terms.put("gB", Term.chains("g-braids, gW and B", "Whip", "GWhip", "Braid", "GBraid"));
        terms.put("TyBC", Term.chains("typed bivalue-chains", "TypedBivalueChain"));
        terms.put("TyZ", Term.chains("typed z-chains and TyBC", "TypedBivalueChain", "TypedZChain"));
        terms.put("TytW", Term.chains("typed t-whips", "TypedTWhip"));
        terms.put("TyW", Term.chains("typed whips", "TypedWhip"));
        terms.put("TygW", Term.chains("typed g-whips and TyW", "TypedWhip", "TypedGWhip"));
        terms.put("FW", Term.chains("forcing-whips and W", "Whip", "ForcingWhip"));
        terms.put("F3W", Term.chains("forcing-whips on three values, and FW", "Whip", "ForcingWhip", "Forcing3Whip"));
        terms.put("FgW", Term.chains("forcing-g-whips, gW and FW", "Whip", "GWhip", "ForcingWhip", "ForcingGWhip"));
        terms.put("FB", Term.chains("forcing-braids, B and FW", "Whip", "Braid", "ForcingWhip", "ForcingBraid"));
        terms.put(
                "FgB",
                Term.chains(
                        "forcing-g-braids, gB, FgW and FB",
                        "Whip",
                        "GWhip",
                        "Braid",
                        "GBraid",
                        "ForcingWhip",
                        "ForcingGWhip",
                        "ForcingBraid",
                        "ForcingGBraid"));
        return terms;
    }

    /** The preset for people: everything with a simple picture first, whips for the rest. */
    private static final String HUMAN = "SFin+Z+tW+W";

    /** The names that can be joined, with what they mean, in order of strength. */
    public static Map<String, String> terms() {
        Map<String, String> meanings = new LinkedHashMap<>();
        TERMS.forEach((name, term) -> meanings.put(name, term.meaning));
        meanings.put("human", HUMAN);
        TrialTerm.ALL.forEach((name, term) -> meanings.put(name, term.meaning()));
        return meanings;
    }

    /** Reads a theory; throws {@link IllegalArgumentException} naming the word that is none. */
    public static Theory parse(String text) {
        Map<String, Integer> limits = new TreeMap<>();
        Map<String, Theory> inside = new TreeMap<>();
        BASIC.forEach(family -> limits.put(family, 0));
        for (String term : TrialTerm.split(text)) {
            if (!TrialTerm.add(term.trim(), limits, inside)) {
                for (String part : (term.trim().equals("human") ? HUMAN : term).split("\\+", -1)) {
                    add(SHORT.matcher(part.trim()).replaceFirst("$1[$2]"), limits);
                }
            }
        }
        return new Theory(text.trim(), limits, inside);
    }

    /** The same theory with no chain longer than this; subsets and trials stay. */
    public Theory upTo(int length) {
        Map<String, Integer> shorter = new TreeMap<>(limits);
        shorter.replaceAll(
                (family, limit) -> limit > 4 && limit <= BuiltInRules.LONGEST ? Math.min(limit, length) : limit);
        Map<String, Theory> within = new TreeMap<>(inside);
        within.replaceAll((family, theory) -> theory.upTo(length));
        return new Theory(name, shorter, within);
    }

    /** What the theory comes to in a model without groups: every chain with groups is then the one without. */
    public Theory withoutGroups() {
        return parse(GROUPED.matcher(name).replaceAll("$1$2"));
    }

    /** The same theory under another name. */
    public Theory named(String other) {
        return new Theory(other, limits, inside);
    }

    /** Everything that one of them contains, named after the last. */
    public static Theory union(List<Theory> theories) {
        Map<String, Integer> limits = new TreeMap<>();
        theories.forEach(theory -> theory.limits.forEach((family, limit) -> limits.merge(family, limit, Math::max)));
        // what one of them leaves out, another may contain without a word
        limits.entrySet()
                .removeIf(e -> e.getValue() < 0
                        && theories.stream().anyMatch(theory -> !theory.limits.containsKey(e.getKey())));
        Map<String, Theory> inside = new TreeMap<>();
        theories.forEach(theory -> inside.putAll(theory.inside));
        return new Theory(theories.get(theories.size() - 1).name, limits, inside);
    }

    private static void add(String written, Map<String, Integer> limits) {
        Matcher own = OWN.matcher(written);
        if (own.matches()) {
            limits.put(own.group(2), own.group(1).equals("no") ? -1 : BuiltInRules.LAST);
            return;
        }
        Matcher m = TERM.matcher(written);
        String name = m.matches() ? m.group(1).replaceFirst("^S$", "S4").replaceFirst("^S4Fin$", "SFin") : "";
        Term term = TERMS.get(name);
        if (term == null) {
            throw new IllegalArgumentException("'" + written + "' is no resolution theory. Maybe one of "
                    + String.join(", ", terms().keySet()) + ", or several joined with '+'.");
        }
        String length = m.group(2);
        if (length != null
                && (term.families.isEmpty()
                        || term.size > 0
                        || Integer.parseInt(length) < 2
                        || Integer.parseInt(length) > BuiltInRules.LONGEST)) {
            throw new IllegalArgumentException(
                    "'" + written + "' can't have that length. Maybe a chain of length 2 to 36, such as W[8].");
        }
        if (!name.equals("BRT")) {
            limits.put("Interaction", 1);
        }
        int limit = term.size > 0 ? term.size : length == null ? BuiltInRules.LONGEST : Integer.parseInt(length);
        term.families.forEach(family -> limits.merge(family, limit, Math::max));
    }

    /** The theory's rules for a model, cut from the one ordered list. */
    public Precedence precedence(Model model) {
        List<Rule> rules = rules(model);
        return new Precedence((Reduction) rules.get(0), rules.subList(1, rules.size()));
    }

    /**
     * The rules in order, propagation first.
     *
     * @throws IllegalArgumentException if the theory names a rule that neither the list nor the model's game has
     */
    public List<Rule> rules(Model model) {
        OwnRules own = OwnRules.of(model);
        checked(own);
        List<Family> families = BuiltInRules.with(own);
        List<Rule> rules = new ArrayList<>();
        for (int level = 0; level <= BuiltInRules.LAST; level++) {
            for (Family family : families) {
                if (contains(family, level, own)) {
                    rules.addAll(rules(family, model, level));
                }
            }
        }
        return rules;
    }

    /**
     * The same theory, once it is sure that every rule that it names is there in a game with these rules of its own.
     *
     * @throws IllegalArgumentException if one is not
     */
    public Theory checked(OwnRules own) {
        List<Family> families = BuiltInRules.with(own);
        for (String named : new TreeSet<>(limits.keySet())) {
            if (families.stream().noneMatch(family -> family.id().equals(named))) {
                throw new IllegalArgumentException("This game has no rule '" + named + "' of its own. Maybe "
                        + (own.families().isEmpty() ? "leave it out." : "one of " + own.names() + "."));
            }
        }
        return this;
    }

    private List<Rule> rules(Family family, Model model, int level) {
        List<Rule> made = family.make().rules(model, level);
        Theory within = inside.get(family.id());
        if (within == null) {
            return made;
        }
        Precedence rules = within.precedence(model);
        return made.stream()
                .map(rule -> rule instanceof Trying trying ? trying.within(within.name(), rules) : rule)
                .toList();
    }

    /** Whether the family takes part at this level, in a game with these rules of its own. */
    public boolean contains(Family family, int level, OwnRules own) {
        boolean usual = own.isBasic(family) || limits.containsKey("Interaction") && own.isUsual(family);
        int limit = limits.getOrDefault(family.id(), usual ? family.last() : -1);
        return level >= family.first() && level <= Math.min(family.last(), limit);
    }
}
