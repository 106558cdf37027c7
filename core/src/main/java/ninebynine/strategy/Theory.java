package ninebynine.strategy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.resolve.Course;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Rule;
import ninebynine.text.Pieces;
import ninebynine.trial.Trying;
import org.jspecify.annotations.Nullable;

/**
 * A resolution theory: which families take part, each up to which level. Theories are written {@code BRT}, {@code W1}, {@code S3}, {@code SFin},
 * {@code W}, {@code gB}, joined with {@code +}; a chain may have a greatest length, as in {@code W[8]}, and a typed one the only types that it may
 * stay inside of, as in {@code TyW(rc)[8]}; all of them may, as in {@code SFin+W up to 8}.
 *
 * @param name as it was written
 * @param limits how far each family takes part, by its id
 * @param inside for families that try hypotheses: the theory that is used inside them
 * @param stages for families whose rules come only when all of earlier stages find nothing: their stage, from 1; the others are of stage 0
 * @param brought families from outside, which take part where they are named, as in {@code human+with-Ur}
 */
public record Theory(
        String name,
        Map<String, Reach> limits,
        Map<String, Theory> inside,
        Map<String, Integer> stages,
        List<Family> brought) {
    private static final Pattern TERM = Pattern.compile("([A-Za-z0-9]+)(?:\\(([^()]*)\\))?(?:\\[(\\d{1,2})])?");
    /** A chain's greatest length without brackets, as in B3. */
    private static final Pattern SHORT = Pattern.compile("^(g?[WB])([2-9]|[12]\\d|3[0-6])$");

    /** A rule's name, which is written as the rule is; or a word and its length without brackets, if it has one. */
    private static final Pattern WORD =
            Pattern.compile("(?:no|with)-[A-Za-z0-9]+|([A-Za-z]+(?:[1-4](?!\\d)[A-Za-z]*)?)(\\d*)");

    /** A game's own rule, left out or taken in. */
    private static final Pattern OWN = Pattern.compile("(no|with)-([A-Za-z0-9]+)");

    /** No chain longer than this, as in {@code SFin+W up to 8}. */
    private static final Pattern SHORTER = Pattern.compile("(.*\\S)\\s+up to (\\d{1,2})\\s*");

    public Theory {
        limits = Collections.unmodifiableMap(new HashMap<>(limits));
        inside = Collections.unmodifiableMap(new HashMap<>(inside));
        stages = Collections.unmodifiableMap(new HashMap<>(stages));
        brought = List.copyOf(brought);
    }

    /** The preset for people: everything with a simple picture first, whips for the rest. Nobody follows longer ones, and to miss them takes minutes on large boards. */
    private static final String HUMAN = "SFin+Z[16]+tW[12]+W[12]";

    /** The preset that solves whatever has one solution: each of these only when all before it find nothing. What longer braids eliminate, a trial does, at once. */
    private static final List<String> ANY = List.of("human", "gW[10]", "B[12]", "FB[8]", "TE1", "TE2", "TE3", "DFS");

    /** The preset for those who know techniques by their names: these in the order in which they are learnt, and the rest of any only after them. */
    private static final List<String> PLAYER = List.of(
            "S4",
            "SFin+BC[12]+ALSXZ[6]",
            "gBC[6]+ALS[8]",
            "human",
            "gW[10]",
            "B[12]",
            "FB[8]",
            "TE1",
            "TE2",
            "TE3",
            "DFS");

    /** The preset for lists of all that can be done: everything that players have names for, side by side. */
    private static final String POPULAR =
            "SFin+BC[12]+gBC[8]+ALS[8]+ALSXY[14]+ALSXZ[16]+DB[12]+O[7]+W[12]+FB[4]+U+BUG+SdC+Fish+Col+Kraken+SK+JE+Temp1";

    /** The presets that are short for others. */
    private static final Map<String, String> SHORTER_NAMES = Map.of("human", HUMAN, "popular", POPULAR);

    /** The presets in which each of a list of theories comes only when all before it find nothing. */
    private static final Map<String, List<String>> STAGED = Map.of("any", ANY, "player", PLAYER);

    /** The names that can be joined, with what they mean, in order of strength. */
    public static Map<String, String> terms() {
        Map<String, String> meanings = new LinkedHashMap<>();
        RuleTerm.ALL.forEach((name, term) -> meanings.put(name, term.meaning()));
        OwnWord.ALL.forEach((name, word) -> meanings.put(name, word.meaning()));
        meanings.putAll(OrWords.meanings());
        meanings.putAll(StarWords.meanings());
        meanings.put("human", HUMAN);
        meanings.put("any", ANY.get(0) + ", then " + String.join(" ", ANY.subList(1, ANY.size())));
        meanings.put("player", "what players have names for first, then as any");
        meanings.put("popular", "what players have names for, in lists of steps");
        TrialTerm.ALL.forEach((name, term) -> meanings.put(name, term.meaning()));
        return meanings;
    }

    /** Reads a theory, whatever the case of its words; throws {@link IllegalArgumentException} naming the word that is none. */
    public static Theory parse(String written) {
        String text = Pieces.replaced(
                WORD, written, word -> word.group(1) == null ? word.group() : spelled(word.group(1)) + word.group(2));
        Matcher shorter = SHORTER.matcher(text);
        if (shorter.matches()) {
            int length = Integer.parseInt(shorter.group(2));
            if (length < 2) {
                throw new IllegalArgumentException(
                        "'" + text.trim() + "' is too short for any chain. Maybe 'W up to 8'.");
            }
            return parse(shorter.group(1)).upTo(length);
        }
        Map<String, Reach> limits = new TreeMap<>();
        Map<String, Theory> inside = new TreeMap<>();
        Map<String, Integer> stages = new TreeMap<>();
        BuiltInRules.BASIC.forEach(family -> limits.put(family.id(), Reach.upTo(1)));
        List<String> terms = TrialTerm.split(text).stream().map(String::trim).toList();
        for (String term : terms) {
            if (!STAGED.containsKey(term) && !TrialTerm.add(term, limits, inside)) {
                for (String part : SHORTER_NAMES.getOrDefault(term, term).split("\\+", -1)) {
                    add(SHORT.matcher(part.trim()).replaceFirst("$1[$2]"), limits);
                }
            }
        }
        for (String term : terms) {
            List<String> staged = STAGED.get(term);
            if (staged != null) {
                addStaged(staged, limits, inside, stages);
            }
        }
        return new Theory(text.trim(), limits, inside, stages, List.of());
    }

    /** After all others: what is named beside it is not put off. */
    private static void addStaged(
            List<String> parts, Map<String, Reach> limits, Map<String, Theory> inside, Map<String, Integer> stages) {
        for (int i = 0; i < parts.size(); i++) {
            int stage = i;
            Theory part = parse(parts.get(stage));
            part.limits.forEach((family, reach) -> {
                if (stage > 0 && !limits.containsKey(family)) {
                    stages.put(family, stage);
                }
                limits.merge(family, reach, Reach::or);
            });
            part.inside.forEach(inside::putIfAbsent);
        }
    }

    /** A word as it is written here, if it is one of ours but for its case. */
    private static String spelled(String word) {
        return new Misspelling(List.copyOf(terms().keySet())).find(word).orElse(word);
    }

    /** The theory with no chain longer than this; subsets and trials stay. Where that leaves something out, its name says so. */
    public Theory upTo(int length) {
        Theory shorter = shortened(length);
        return shorter.equals(this)
                ? this
                : shorter.named(SHORTER.matcher(name).replaceFirst("$1") + " up to " + length);
    }

    private Theory shortened(int length) {
        Map<String, Reach> shorter = new TreeMap<>(limits);
        BuiltInRules.CHAINS.forEach(
                family -> shorter.computeIfPresent(family.id(), (id, reach) -> reach.atMost(length)));
        Map<String, Theory> within = new TreeMap<>(inside);
        within.replaceAll((family, theory) -> theory.shortened(length));
        return new Theory(name, shorter, within, stages, brought);
    }

    /** What the theory comes to in a model without groups: every chain with groups is then the one without. */
    public Theory withoutGroups() {
        return parse(RuleTerm.withoutGroups(name)).bringing(brought);
    }

    /** The theory without what it keeps for puzzles that nothing else solves: the stages after that of whips. */
    public Theory withoutLastResorts() {
        int whips = stages.getOrDefault(BuiltInRules.WHIP.id(), 0);
        Map<String, Reach> left = new TreeMap<>(limits);
        left.keySet().removeIf(family -> stages.getOrDefault(family, 0) > whips);
        return new Theory(name, left, inside, stages, brought);
    }

    /** The same theory under another name. */
    public Theory named(String other) {
        return new Theory(other, limits, inside, stages, brought);
    }

    /**
     * The same theory with rules that neither the list nor the game has, for those that it names: {@code parse("human+with-Ur").bringing(List.of(ur))}. A
     * rule of level k stands before the others of that level, as a game's own do.
     */
    public Theory bringing(List<Family> families) {
        List<Family> all =
                Stream.concat(brought.stream(), families.stream()).distinct().toList();
        Map<String, Theory> within = new TreeMap<>(inside);
        within.replaceAll((family, theory) -> theory.bringing(families));
        return new Theory(name, limits, within, stages, all);
    }

    /** Everything that one of them contains, named after the last. */
    public static Theory union(List<Theory> theories) {
        Map<String, Reach> limits = new TreeMap<>();
        theories.forEach(theory -> theory.limits.forEach((family, reach) -> limits.merge(family, reach, Reach::or)));
        // what one of them leaves out, another may contain without a word
        limits.entrySet()
                .removeIf(e -> e.getValue().equals(Reach.NONE)
                        && theories.stream().anyMatch(theory -> !theory.limits.containsKey(e.getKey())));
        Map<String, Theory> inside = new TreeMap<>();
        theories.forEach(theory -> inside.putAll(theory.inside));
        Theory last = theories.get(theories.size() - 1);
        List<Family> brought = theories.stream()
                .flatMap(theory -> theory.brought.stream())
                .distinct()
                .toList();
        return new Theory(last.name, limits, inside, last.stages, brought);
    }

    private static void add(String written, Map<String, Reach> limits) {
        Matcher own = OWN.matcher(written);
        if (own.matches()) {
            limits.put(own.group(2), own.group(1).equals("no") ? Reach.NONE : Reach.upTo(BuiltInRules.LAST));
            return;
        }
        if (OwnWord.add(written, limits) || StarWords.add(written, limits) || OrWords.add(written, limits)) {
            return;
        }
        Matcher m = TERM.matcher(written);
        String name = m.matches() ? m.group(1).replaceFirst("^S$", "S4").replaceFirst("^S4Fin$", "SFin") : "";
        RuleTerm term = RuleTerm.ALL.get(name);
        if (term == null) {
            List<String> known = List.copyOf(terms().keySet());
            Misspelling spelling = new Misspelling(known);
            String all = TheoryOfRule.named(written)
                    .map(word -> "'" + word + "', which has that rule")
                    .orElse("one of " + String.join(", ", known) + ", or several joined with '+'");
            throw new IllegalArgumentException(
                    "'" + written + "' is no resolution theory." + spelling.maybe(written, all));
        }
        List<String> types = types(written, m.group(2), term);
        String length = m.group(3);
        if (length != null
                && (term.families().isEmpty()
                        || term.size() > 0
                        || Integer.parseInt(length) < 2
                        || Integer.parseInt(length) > BuiltInRules.LONGEST)) {
            throw new IllegalArgumentException(
                    "'" + written + "' can't have that length. Maybe a chain of length 2 to 36, such as W[8].");
        }
        if (!name.equals("BRT")) {
            limits.put(BuiltInRules.INTERACTION.id(), Reach.upTo(1));
        }
        int limit = term.size() > 0 ? term.size() : length == null ? BuiltInRules.LONGEST : Integer.parseInt(length);
        term.families().forEach(family -> limits.merge(family.id(), Reach.inside(types, limit), Reach::or));
    }

    /** The types that are written in parentheses; none if nothing is. */
    private static List<String> types(String written, @Nullable String list, RuleTerm term) {
        if (list == null) {
            return List.of();
        }
        if (!term.isTyped()) {
            throw new IllegalArgumentException(
                    "'" + written + "' can't have types: only typed chains do. Maybe TyW(" + list + ").");
        }
        List<String> types =
                Stream.of(list.split(",", -1)).map(String::trim).distinct().toList();
        if (!types.stream().allMatch(type -> type.matches("[A-Za-z0-9]+"))) {
            throw new IllegalArgumentException(
                    "'" + written + "' has no list of types in its parentheses. Maybe TyW(rc) or TyW(rc,rn)[8].");
        }
        return types;
    }

    /** The theory's rules for a model, cut from the one ordered list. */
    public Precedence precedence(Model model) {
        List<Rule> rules = rules(model);
        return new Precedence(BuiltInRules.CLOSURE, rules.subList(1, rules.size()));
    }

    /** The preferred theories, one after the other, and then this one. */
    public Course course(List<Theory> preferred, Model model) {
        List<Theory> all = new ArrayList<>(preferred);
        all.add(this);
        Precedence order = union(all).precedence(model);
        return new Course(
                order,
                all.stream().map(part -> order.cut(part.precedence(model))).toList());
    }

    /**
     * The rules in order, propagation first.
     *
     * @throws IllegalArgumentException if the theory names a rule that neither the list nor the model's game has
     */
    public List<Rule> rules(Model model) {
        OwnRules own = OwnRules.of(model).and(brought);
        checked(own);
        List<Family> families = BuiltInRules.with(own);
        List<Rule> rules = new ArrayList<>();
        int last = stages.values().stream().max(Comparator.naturalOrder()).orElse(0);
        for (int stage = 0; stage <= last; stage++) {
            for (int level = 0; level <= BuiltInRules.LAST; level++) {
                for (Family family : families) {
                    if (stage(family) == stage && contains(family, level, own) && !isIdle(family, model)) {
                        rules.addAll(rules(family, model, level));
                    }
                }
            }
        }
        return rules;
    }

    private int stage(Family family) {
        return stages.getOrDefault(family.id(), 0);
    }

    /** Without groups there are no chains with groups, and a preset for every game need not say so. */
    private boolean isIdle(Family family, Model model) {
        return stage(family) > 0
                && BuiltInRules.WITH_GROUPS.contains(family)
                && model.groups().isEmpty();
    }

    /**
     * The same theory, once it is sure that every rule that it names is there in a game with these rules of its own.
     *
     * @throws IllegalArgumentException if one is not
     */
    public Theory checked(OwnRules own) {
        OwnRules all = own.and(brought);
        List<Family> families = BuiltInRules.with(all);
        for (String id : new TreeSet<>(limits.keySet())) {
            if (families.stream().noneMatch(family -> family.id().equals(id))) {
                throw new IllegalArgumentException("This game has no rule '" + id + "' of its own. Maybe "
                        + (all.families().isEmpty() ? "leave it out." : "one of " + all.names() + "."));
            }
        }
        for (Theory within : inside.values()) {
            List<String> assumed = within.assumptions(own);
            if (!assumed.isEmpty()) {
                throw new IllegalArgumentException(
                        String.join(", ", assumed)
                                + " assumes that the puzzle has one solution, which says nothing inside a hypothesis. Maybe leave it out of the parentheses, as in U+TE1.");
            }
        }
        return this;
    }

    /** The words for what takes part that is right only if the puzzle has one solution, in a game with these rules of its own. */
    public List<String> assumptions(OwnRules own) {
        List<String> words = new ArrayList<>(OrWords.assuming(limits));
        BuiltInRules.with(own).stream()
                .filter(family -> own.assuming().contains(family.id()) && contains(family, family.first(), own))
                .forEach(family -> words.add(family.id()));
        return words;
    }

    /** The same theory without what is right only if the puzzle has one solution. */
    public Theory withoutAssumptions(OwnRules own) {
        Map<String, Reach> left = new TreeMap<>(limits);
        own.assuming().forEach(id -> left.put(id, Reach.NONE));
        OrWords.removeAssuming(left);
        return new Theory(name, left, inside, stages, brought);
    }

    private List<Rule> rules(Family family, Model model, int level) {
        if (OrWords.isOf(family)) {
            return OrWords.chosen(family, model, level, limits);
        }
        if (StarWords.isOf(family)) {
            return StarWords.chosen(family, level, limits);
        }
        List<Rule> all = family.make().rules(model, level);
        Reach reach = limits.get(family.id());
        List<Rule> made = reach == null ? all : reach.chosen(all, level, model);
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
        boolean usual = own.isBasic(family) || limits.containsKey(BuiltInRules.INTERACTION.id()) && own.isUsual(family);
        Reach reach = limits.getOrDefault(family.id(), usual ? Reach.upTo(family.last()) : Reach.NONE);
        return level >= family.first() && level <= family.last() && reach.contains(level);
    }
}
