package ninebynine.strategy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ninebynine.chain.OrBraid;
import ninebynine.chain.OrForcing;
import ninebynine.chain.OrWhip;
import ninebynine.model.Model;
import ninebynine.rule.Rule;
import ninebynine.rule.relation.OneOf;
import ninebynine.rule.relation.RelationRule;
import ninebynine.rule.relation.RelationSource;
import ninebynine.rule.relation.RelationSources;
import ninebynine.rule.relation.RelationSupply;
import ninebynine.rule.relation.Relations;
import org.jspecify.annotations.Nullable;

/**
 * The words of theories for relations: where they come from, as in {@code Trid}, and the chains that use them, as in {@code OR5W[8]}.
 *
 * <pre>
 *   OR5W[8]     relations of 2 to 5 guardians in whips of length up to 8, and CW
 *   F, C        as the start of branches; as the end of a whip alone
 *   g           with groups, and without
 *   B           in braids: OR5W[8], and B[8]
 * </pre>
 *
 * Chains without a source of relations add nothing; sources without chains add what a relation says by itself.
 */
final class OrWords {
    private static final Map<String, String> SOURCES = sources();

    static final int MOST_GUARDIANS = 8;

    /** The most that a source can be asked for: twins may leave fewer. */
    private static final int MOST_TO_ASK = 16;

    /** The sources that are right only if the puzzle has one solution. */
    private static final Set<String> ASSUMING = Set.of("DP", "BUG");

    private static final int FEWEST_CELLS = 4;
    private static final int MOST_CELLS = 12;

    private static final String LIMITED = "DTrid, Sel1 to Sel4, EL, Imp2 to Imp4 or Odd";
    private static final Pattern SOURCE = Pattern.compile("([A-Za-z]+\\d?)(?:\\[(\\d{1,4})])?");

    private static final Pattern WORD = Pattern.compile("OR([2-8])(?:(|F|C)(g?)W|(g?)B)(?:\\[(\\d{1,2})])?");
    private static final Pattern ANY = Pattern.compile("OR\\d*[A-Za-z]*(?:\\[\\d*])?");

    /** Relations of so many guardians, in chains of a kind up to a length. */
    private record Word(int guardians, String kind, boolean groups, boolean braids, int length) {
        static @Nullable Word of(String text) {
            Matcher m = WORD.matcher(text);
            if (!m.matches()) {
                return null;
            }
            int length = m.group(5) == null ? BuiltInRules.LONGEST : Integer.parseInt(m.group(5));
            boolean braids = m.group(2) == null;
            String groups = m.group(braids ? 4 : 3);
            return new Word(Integer.parseInt(m.group(1)), braids ? "" : m.group(2), !groups.isEmpty(), braids, length);
        }

        /** What is longer is no part of it, nor what leans on more guardians; without groups there is less, and so it is at the end alone. */
        boolean allows(Rule rule) {
            if (rule instanceof OrWhip whip) {
                boolean contradiction =
                        whip.kind() == OrWhip.Kind.CONTRADICTION || whip.kind() == OrWhip.Kind.G_CONTRADICTION;
                boolean group = whip.kind() == OrWhip.Kind.G_CONTRADICTION || whip.kind() == OrWhip.Kind.G_WHIP;
                return whip.guardians() <= guardians
                        && whip.length() <= length
                        && (kind.isEmpty() || kind.equals("C") && contradiction)
                        && (groups || !group);
            }
            if (rule instanceof OrBraid braid) {
                return braids && braid.guardians() <= guardians && braid.length() <= length;
            }
            return rule instanceof OrForcing forcing
                    && forcing.guardians() <= guardians
                    && forcing.length() <= length
                    && kind.equals("F")
                    && (groups || !forcing.groups());
        }
    }

    private OrWords() {}

    /** The words with their meanings. */
    static Map<String, String> meanings() {
        Map<String, String> meanings = new LinkedHashMap<>(SOURCES);
        meanings.put(
                "OR5FW", "ORk-forcing-whips on relations of 2 to 5 guardians; 2 to 8 can be asked for, here and below");
        meanings.put("OR5CW", "ORk-contrad-whips: whips that end with a relation");
        meanings.put("OR5W", "ORk-whips: whips that use a relation once; and OR5CW");
        meanings.put("OR5FgW", "the same with groups, and OR5FW; so OR5CgW and OR5gW");
        meanings.put("OR5B", "ORk-braids: braids that use a relation once; OR5W and B");
        meanings.put("OR5gB", "the same with groups; OR5B, OR5gW and gB");
        return meanings;
    }

    /** Words for where relations come from, with their meanings. Which of them there are, a game says. */
    private static Map<String, String> sources() {
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put("Trid", "tridagons: their eliminations, and relations of their guardians");
        sources.put(
                "DTrid",
                "Trid, and tridagons that lack digits, at most 8 guardians; those that say less than others are left out");
        for (int i = 1; i <= 4; i++) {
            sources.put("Sel" + i, "Trid, and relations of CSP-Rules' selection " + i + " of impossible patterns");
        }
        sources.put(
                "EL", "Trid, and relations of the impossible patterns in two bands, as eleven's catalogue has them");
        for (int k = 2; k <= 4; k++) {
            sources.put("Imp" + k, "relations of all impossible patterns of " + k + " digits, at most 8 guardians");
        }
        sources.put("Odd", "relations of odd rings of variables, in any game: up to 9 variables and 4 guardians");
        sources.put("DP", "relations of deadly patterns of at most 9 cells, or c in DP[c]; assumes one solution");
        sources.put("BUG", "bug+n, the deadly pattern of all open cells; assumes one solution");
        return sources;
    }

    private static String base(String word) {
        return word.replaceFirst("\\[.*", "");
    }

    /** Those of the sources of a theory that assume one solution. */
    static List<String> assuming(Map<String, Reach> limits) {
        return words(BuiltInRules.RELATION, limits).stream()
                .filter(word -> ASSUMING.contains(base(word)))
                .toList();
    }

    /** Takes them out. */
    static void removeAssuming(Map<String, Reach> limits) {
        limits.computeIfPresent(BuiltInRules.RELATION.id(), (id, reach) -> {
            SortedMap<String, Integer> left = new TreeMap<>(reach.types());
            left.keySet().removeIf(word -> ASSUMING.contains(base(word)));
            return new Reach(reach.level(), left);
        });
    }

    /** Whether relations of the source can have at most so many guardians: all tridagons whose cells may hold all digits are kept. */
    private static boolean hasLimit(String source, int guardians) {
        return source.equals("DP")
                ? guardians >= FEWEST_CELLS && guardians <= MOST_CELLS
                : !source.equals("Trid") && !source.equals("BUG") && guardians >= 1 && guardians <= MOST_TO_ASK;
    }

    /** Adds what the word means, if it is a chain of relations. */
    static boolean add(String written, Map<String, Reach> limits) {
        Matcher source = SOURCE.matcher(written);
        if (source.matches() && SOURCES.containsKey(source.group(1))) {
            if (source.group(2) != null && !hasLimit(source.group(1), Integer.parseInt(source.group(2)))) {
                if (source.group(1).equals("DP")) {
                    throw new IllegalArgumentException(
                            "'" + written + "': deadly patterns have 4 to 12 cells. Maybe DP[9].");
                }
                throw new IllegalArgumentException("'" + written
                        + "': what stands in brackets is how many guardians a relation has at most. Maybe " + LIMITED
                        + " with a number of 1 to 16, as in Imp3[5].");
            }
            limits.put(BuiltInRules.INTERACTION.id(), Reach.upTo(1));
            limits.merge(BuiltInRules.RELATION.id(), Reach.inside(List.of(written), OneOf.LEVEL), Reach::or);
            return true;
        }
        if (!ANY.matcher(written).matches()) {
            return false;
        }
        Word word = Word.of(written);
        if (word == null || word.length < 1 || word.length > BuiltInRules.LONGEST) {
            throw new IllegalArgumentException(
                    "'" + written
                            + "' is no chain of relations. Maybe OR2W to OR8W, with F, C or g before the W, or OR2B to OR8B, and a length of 1 to 36, such as OR5W[8].");
        }
        int level = Math.max(OneOf.LEVEL, word.length);
        limits.put(BuiltInRules.INTERACTION.id(), Reach.upTo(1));
        limits.merge(BuiltInRules.OR_WHIP.id(), Reach.inside(List.of(written), level), Reach::or);
        limits.merge(BuiltInRules.TWINS.id(), Reach.upTo(Math.min(level, Relations.LONGEST_TIE)), Reach::or);
        if (word.groups) {
            limits.merge(BuiltInRules.OR_G_WHIP.id(), Reach.inside(List.of(written), level), Reach::or);
        }
        if (word.braids) {
            addBraids(written, word, level, limits);
        }
        return true;
    }

    /** Braids without relations come first: what they find is not looked for again. */
    private static void addBraids(String written, Word word, int level, Map<String, Reach> limits) {
        limits.merge(BuiltInRules.OR_BRAID.id(), Reach.inside(List.of(written), level), Reach::or);
        if (word.groups) {
            limits.merge(BuiltInRules.OR_G_BRAID.id(), Reach.inside(List.of(written), level), Reach::or);
        }
        RuleTerm plain = Objects.requireNonNull(RuleTerm.ALL.get(word.groups ? "gB" : "B"));
        plain.families().forEach(family -> limits.merge(family.id(), Reach.upTo(word.length), Reach::or));
    }

    /** Chains of relations at a level, in the order of CSP-Rules: shorter ones first, then those with fewer guardians, and forcing ones before the others. */
    private static List<Rule> chains(int level, boolean groups) {
        List<Rule> rules = new ArrayList<>();
        for (int n = level == OneOf.LEVEL ? 1 : level; n <= level; n++) {
            for (int k = 2; k <= MOST_GUARDIANS; k++) {
                rules.add(new OrForcing(n, k, groups, RelationSupply.NONE));
                if (n > 1) {
                    rules.add(new OrWhip(
                            n,
                            k,
                            groups ? OrWhip.Kind.G_CONTRADICTION : OrWhip.Kind.CONTRADICTION,
                            RelationSupply.NONE));
                }
                rules.add(new OrWhip(n, k, groups ? OrWhip.Kind.G_WHIP : OrWhip.Kind.WHIP, RelationSupply.NONE));
            }
        }
        return rules;
    }

    private static List<Rule> braids(int level, boolean groups) {
        List<Rule> rules = new ArrayList<>();
        for (int k = 2; k <= MOST_GUARDIANS; k++) {
            rules.add(new OrBraid(level, k, groups, RelationSupply.NONE));
        }
        return rules;
    }

    /** The same of one class, with the relations that a model has first. */
    static List<Rule> chains(Class<? extends Rule> kind, Model model, int level, boolean groups) {
        return usual(
                Stream.concat(chains(level, groups).stream(), braids(level, groups).stream())
                        .filter(kind::isInstance)
                        .toList(),
                model);
    }

    /** Rules with relations of the first source of a model: a theory may choose others. */
    static List<Rule> usual(List<Rule> rules, Model model) {
        List<RelationSource> sources =
                RelationSources.of(model).all().stream().limit(1).toList();
        return from(rules, new RelationSupply(sources, true));
    }

    private static List<Rule> from(List<Rule> rules, RelationSupply relations) {
        return rules.stream()
                .filter(RelationRule.class::isInstance)
                .map(rule -> ((RelationRule) rule).from(relations))
                .toList();
    }

    /** What follows from twins: at level 3 by c-chains of length 2, and so on. */
    static List<Rule> twins(int level) {
        int tie = level == OneOf.LEVEL ? 2 : level;
        return tie % 2 == 0 ? List.of(new OneOf(tie, RelationSupply.NONE)) : List.of();
    }

    static boolean isOf(Family family) {
        return RelationRule.class.isAssignableFrom(family.rule());
    }

    /**
     * The rules that the words of a theory allow, with relations of its sources; none without a source.
     *
     * @throws IllegalArgumentException if the game lacks a source
     */
    static List<Rule> chosen(Family family, Model model, int level, Map<String, Reach> limits) {
        List<RelationSource> sources = RelationSources.of(model).named(words(BuiltInRules.RELATION, limits));
        if (sources.isEmpty()) {
            return List.of();
        }
        RelationSupply relations = new RelationSupply(sources, limits.containsKey(BuiltInRules.TWINS.id()));
        List<Word> words = new ArrayList<>();
        for (String text : words(family, limits)) {
            Word word = Word.of(text);
            if (word != null) {
                words.add(word);
            }
        }
        List<Rule> chains = chains(family, level);
        return from(
                chains.isEmpty()
                        ? family.make().rules(model, level)
                        : chains.stream()
                                .filter(rule -> words.stream().anyMatch(word -> word.allows(rule)))
                                .toList(),
                relations);
    }

    /** What the words of a family choose from; nothing if it has no words. */
    private static List<Rule> chains(Family family, int level) {
        if (family.equals(BuiltInRules.OR_WHIP) || family.equals(BuiltInRules.OR_G_WHIP)) {
            return chains(level, family.equals(BuiltInRules.OR_G_WHIP));
        }
        return family.equals(BuiltInRules.OR_BRAID) || family.equals(BuiltInRules.OR_G_BRAID)
                ? braids(level, family.equals(BuiltInRules.OR_G_BRAID))
                : List.of();
    }

    private static List<String> words(Family family, Map<String, Reach> limits) {
        return List.copyOf(limits.getOrDefault(family.id(), Reach.NONE).types().keySet());
    }
}
