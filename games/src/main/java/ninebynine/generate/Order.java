package ninebynine.generate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import ninebynine.game.Dice;
import ninebynine.game.Draft;
import ninebynine.game.Drafter;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.game.Symmetry;
import ninebynine.game.Undecided;
import ninebynine.model.Model;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import ninebynine.strategy.Misspelling;
import ninebynine.strategy.RuleNames;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.text.Pieces;

/**
 * Puzzles as somebody orders them: of which game, made how, and what is asked of them. Written in words, {@code rating=5..7}, so that a command's options
 * and a dataset's source are read alike.
 *
 * @param words what was said, by name; what is not said is as usual
 */
public record Order(
        Game game, Way way, Drafter.Setting setting, Wish wish, long seed, int perAttempt, Map<String, String> words) {
    /** How puzzles are made. */
    public enum Way {
        /** Clues are taken away from a full board. */
        TOP_DOWN,
        /** A walk from puzzle to puzzle, each next to the one before. */
        VICINITY,
        /** With known bias, so that a sample says something of all. */
        CONTROLLED_BIAS,
        /** Clues lie as a pattern says. */
        PATTERN,
        /** From puzzles that somebody has. */
        FROM,
        /** Like a puzzle that somebody has. */
        EXAMPLE;

        /** As it is written in an order. */
        public String written() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** Whether puzzles of one attempt are alike: of one walk, or of one grid. */
        public boolean makesAlike() {
            return this == VICINITY || this == CONTROLLED_BIAS;
        }
    }

    /** What only some games have. */
    private static final List<String> SETTINGS = List.of("signs", "holes", "colours", "sukaku");

    /** The names that an order may have words for. */
    public static final List<String> WORDS = List.of(
            "rules",
            "rating",
            "method",
            "minimal",
            "symmetry",
            "pattern",
            "size",
            "clues",
            "needs",
            "without",
            "seed",
            "example",
            "per-attempt",
            "signs",
            "holes",
            "colours",
            "sukaku");

    private static final String THEORY = "W";

    public Order {
        words = Collections.unmodifiableMap(new TreeMap<>(words));
    }

    /** Reads one; throws {@link IllegalArgumentException}, naming the word, if something can't be. */
    public static Order parse(Game game, Map<String, String> words) {
        return parse(game, words, List.of());
    }

    /** The same, where rules from outside may be named. */
    public static Order parse(Game game, Map<String, String> words, List<Family> brought) {
        for (String word : words.keySet()) {
            if (!WORDS.contains(word)) {
                throw new IllegalArgumentException("'" + word + "' is nothing that can be asked of a puzzle."
                        + new Misspelling(WORDS).maybe(word, "one of " + String.join(", ", WORDS)));
            }
        }
        Way way = way(words);
        Symmetry symmetry = choice("symmetry", words.getOrDefault("symmetry", "none"), Symmetry.values());
        Map<String, String> options = new TreeMap<>();
        SETTINGS.stream().filter(words::containsKey).forEach(name -> options.put(name, words.get(name)));
        Drafter.Setting setting = new Drafter.Setting(words.getOrDefault("size", ""), symmetry, options);
        Drafter drafter = game.drafter(setting); // so that what can't be is said now
        if (words.containsKey("example")) {
            checkExample(family(game, words.get("example")), drafter);
        }
        Wish wish = wish(game, way, symmetry, words, brought);
        checkClues(wish.clues(), drafter);
        return new Order(
                game,
                way,
                setting,
                wish,
                number("seed", words.getOrDefault("seed", "0"), Long.MIN_VALUE),
                perAttempt(way, words),
                words);
    }

    /** The words of a text such as {@code rating=5..7&seed=3}; throws {@link IllegalArgumentException} if it has others. */
    public static Map<String, String> words(String text) {
        Map<String, String> words = new TreeMap<>();
        for (String word : text.isEmpty() ? new String[0] : text.split("&", -1)) {
            int equals = word.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException(
                        "'" + word + "' says nothing of puzzles. Maybe rating=5..7, with & before the next.");
            }
            if (words.put(word.substring(0, equals), word.substring(equals + 1)) != null) {
                throw new IllegalArgumentException("'" + word.substring(0, equals) + "' comes twice.");
            }
        }
        return words;
    }

    private static Way way(Map<String, String> words) {
        String usual = words.containsKey("example") ? "example" : words.containsKey("pattern") ? "pattern" : "top-down";
        return choice("method", words.getOrDefault("method", usual), Way.values());
    }

    private static int perAttempt(Way way, Map<String, String> words) {
        String usual = way == Way.CONTROLLED_BIAS ? "50" : "10";
        return (int) Math.min(1_000_000, number("per-attempt", words.getOrDefault("per-attempt", usual), 1));
    }

    private static Wish wish(Game game, Way way, Symmetry symmetry, Map<String, String> words, List<Family> brought) {
        String rating = words.getOrDefault("rating", "");
        return new Wish(
                theory(game, words, brought),
                rating.equals("-") ? null : rating.isEmpty() ? Range.ALL : solved(range("rating", rating)),
                minimality(game, way, words),
                symmetry,
                words.containsKey("pattern") ? PatternMask.read(words.get("pattern")) : null,
                words.containsKey("clues") ? range("clues", words.get("clues")) : Range.ALL,
                needs(game, words),
                false);
    }

    private static List<Needed> needs(Game game, Map<String, String> words) {
        List<String> names = new ArrayList<>(list(words, "needs"));
        if (words.containsKey("example")) {
            names.add(0, words.get("example"));
        }
        return names.stream().map(name -> new Needed(name, family(game, name))).toList();
    }

    private static void checkExample(Family family, Drafter drafter) {
        ExampleTheory.whyNot(family, () -> someModel(drafter)).ifPresent(why -> {
            throw new IllegalArgumentException("There is no example of " + family.id() + ". " + why);
        });
    }

    /** A number of clues that no puzzle has should not be looked for. */
    private static void checkClues(Range clues, Drafter drafter) {
        if (clues.most() < drafter.fewestClues()) {
            throw new IllegalArgumentException("clues " + clues + ": with fewer than " + drafter.fewestClues()
                    + " clues there is never one solution only. Maybe 22..26.");
        }
        if (clues.least() > 0) {
            int all = somePuzzle(drafter).clues();
            if (clues.least() > all) {
                throw new IllegalArgumentException(
                        "clues " + clues + ": a board of this size has no more than " + all + ". Maybe fewer.");
            }
        }
    }

    private static Model someModel(Drafter drafter) {
        return somePuzzle(drafter).model();
    }

    /** One that tells all its clues. */
    private static Puzzle somePuzzle(Drafter drafter) {
        for (long attempt = 0; ; attempt++) {
            try {
                Draft draft = drafter.draft(Dice.of(0, attempt));
                if (draft != null) {
                    Bits all = new Bits(draft.clues());
                    all.setAll();
                    return draft.puzzle(all);
                }
            } catch (Undecided tooHard) {
                // another will do
            }
        }
    }

    private static Range solved(Range range) {
        return range.isAll() ? Range.SOLVED : range;
    }

    /** What is left out goes out of the theory. */
    private static Theory theory(Game game, Map<String, String> words, List<Family> brought) {
        String usual =
                words.containsKey("example") ? ExampleTheory.of(game, family(game, words.get("example"))) : THEORY;
        StringBuilder name = new StringBuilder(words.getOrDefault("rules", usual));
        list(words, "without")
                .forEach(rule -> name.append("+no-").append(family(game, rule).id()));
        return Theory.parse(name.toString()).bringing(brought).checked(game.ownRules());
    }

    private static Wish.Minimality minimality(Game game, Way way, Map<String, String> words) {
        return switch (words.getOrDefault("minimal", "usual")) {
            case "true", "yes" -> Wish.Minimality.STRICT;
            case "false", "no" -> Wish.Minimality.NONE;
            case "usual" ->
                way == Way.PATTERN || game.drafter(Drafter.Setting.USUAL).tellsAll()
                        ? Wish.Minimality.NONE
                        : Wish.Minimality.USUAL;
            default ->
                throw new IllegalArgumentException("minimal is true or false, not '" + words.get("minimal") + "'.");
        };
    }

    private static List<String> list(Map<String, String> words, String name) {
        List<String> items = new ArrayList<>();
        for (String item : words.getOrDefault(name, "").split(",", -1)) {
            if (!Pieces.isBlank(item)) {
                items.add(item.trim());
            }
        }
        return items;
    }

    private static Family family(Game game, String rule) {
        RuleNames names = new RuleNames(BuiltInRules.with(game.ownRules()));
        return names.find(rule)
                .orElseThrow(() -> new IllegalArgumentException("There is no rule '" + rule + "'."
                        + new Misspelling(names.words()).maybe(rule, "one of those that nbn rules lists")));
    }

    private static Range range(String word, String text) {
        try {
            return Range.parse(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(word + " " + e.getMessage(), e);
        }
    }

    /** A whole number that is no less than another. */
    public static long number(String word, String text, long least) {
        try {
            long number = Long.parseLong(text);
            if (number >= least) {
                return number;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new IllegalArgumentException(word + " '" + text + "' is no whole number"
                + (least == Long.MIN_VALUE ? "" : " from " + least + " on") + ". Maybe 1.");
    }

    private static <E extends Enum<E>> E choice(String word, String text, E[] all) {
        List<String> names = new ArrayList<>();
        for (E one : all) {
            String name = one.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (name.equalsIgnoreCase(text)) {
                return one;
            }
            names.add(name);
        }
        throw new IllegalArgumentException("There is no " + word + " '" + text + "'."
                + new Misspelling(names).maybe(text, "one of " + String.join(", ", names)));
    }

    /** The same, but with ratings told that were not asked for. */
    public Order rated() {
        return new Order(game, way, setting, wish.rated(wish.rating()), seed, perAttempt, words);
    }

    /**
     * What makes the puzzles. A new one each time, for one thread.
     *
     * @param from the puzzles to begin with, where the way asks for some
     */
    public Method method(List<Puzzle> from) {
        Drafter drafter = game.drafter(setting);
        return switch (way) {
            case TOP_DOWN -> new TopDown(drafter, wish, seed);
            case VICINITY -> new Vicinity(drafter, wish, seed, perAttempt, from);
            case CONTROLLED_BIAS -> new ControlledBias(drafter, wish, seed, perAttempt);
            case PATTERN -> new Patterned(drafter, wish, seed);
            case EXAMPLE -> new Example(game, drafter, wish, seed);
            case FROM -> new FromPuzzles(drafter, wish, seed, from);
        };
    }

    /** Whether there is nothing left to begin with. */
    public boolean isOver(long attempt, List<Puzzle> from) {
        return way == Way.FROM && attempt >= from.size();
    }

    /** What might help where nothing was found. */
    public String wayOut() {
        if (way == Way.TOP_DOWN && wish.rating() != null && wish.rating().least() > 0) {
            return "the method vicinity, which goes from easier puzzles to harder ones";
        }
        if (!wish.clues().isAll()) {
            return "a wider range of clues";
        }
        if (words.containsKey("rating")) {
            return "a wider range of ratings";
        }
        return way == Way.TOP_DOWN && wish.minimality() != Wish.Minimality.NONE
                ? "puzzles that need not be minimal, since whether a clue is needed can be too hard to see"
                : "another size, or another seed";
    }

    /** In one line: the game and the words in order, as a dataset's source. */
    public String text() {
        return "generate:" + game.name()
                + (words.isEmpty()
                        ? ""
                        : "?"
                                + words.entrySet().stream()
                                        .map(word -> word.getKey() + "=" + word.getValue())
                                        .collect(Collectors.joining("&")));
    }
}
