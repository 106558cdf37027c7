package ninebynine.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.generate.Order;
import ninebynine.generate.Rarity;
import ninebynine.io.PuzzleFile;
import ninebynine.strategy.RuleNames;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What is asked of puzzles that are made, and how many there are to be. */
public final class OrderOptions {
    private static final String SUDOKU = "sudoku";

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "Puzzles to begin with, for --method from and vicinity: files, or - for standard input.")
    private List<String> files = List.of();

    @Option(
            names = "--game",
            paramLabel = "NAME",
            completionCandidates = GameNames.class,
            description = "The game (default: sudoku). See nbn games.")
    private @Nullable String game;

    @Option(
            names = "--size",
            paramLabel = "SIZE",
            description = "How large: 16x16; 2x5, boxes of two rows and five columns; a number of countries.")
    private @Nullable String size;

    @Option(
            names = "--rating",
            paramLabel = "A..B",
            description = "As hard as that by the theory: 5..7, 4, 9.. or - for what it does not solve (default: any).")
    private @Nullable String rating;

    @Option(
            names = "--rules",
            paramLabel = "THEORY",
            completionCandidates = TheoryNames.class,
            description =
                    "The resolution theory that rates (default: W, by which collections are rated). See nbn rules.")
    private @Nullable String rules;

    @Option(names = "--count", paramLabel = "N", defaultValue = "1", description = "How many (default: 1).")
    private long count = 1;

    @Option(names = "--seed", paramLabel = "N", description = "Other puzzles for every number (default: 0).")
    private @Nullable String seed;

    @Option(
            names = "--method",
            paramLabel = "NAME",
            description = "top-down, vicinity (for what is rare), controlled-bias (for statistics), pattern, from"
                    + " (default: top-down).")
    private @Nullable String method;

    @Option(
            names = "--minimal",
            negatable = true,
            description =
                    "No clue can be left out; --no-minimal: more clues, until the rating is low enough (default: minimal"
                            + " but for Kakuro, whose sums are all told).")
    private @Nullable Boolean minimal;

    @Option(
            names = "--symmetry",
            paramLabel = "NAME",
            description = "Of the clues: none, rotational, quarter, vertical, horizontal, diagonal, antidiagonal, full"
                    + " (default: none).")
    private @Nullable String symmetry;

    @Option(
            names = "--pattern",
            paramLabel = "FILE",
            description = "Clues where this drawing has them and nowhere else: x for a clue, . for none.")
    private @Nullable Path pattern;

    @Option(names = "--clues", paramLabel = "A..B", description = "So many clues (default: any number).")
    private @Nullable String clues;

    @Option(names = "--needs", paramLabel = "RULES", description = "The path has these rules, such as whip[5].")
    private @Nullable String needs;

    @Option(
            names = "--example",
            paramLabel = "RULE",
            description = "A puzzle to practise this rule with, by any of its names: x-wing, whip[3], Hill.")
    private @Nullable String example;

    @Option(names = "--without", paramLabel = "RULES", description = "The theory is without these rules.")
    private @Nullable String without;

    @Option(
            names = "--signs",
            paramLabel = "0..1",
            description = "Futoshiki: the share of signs among the clues, 0 for numbers alone (default: 0.7).")
    private @Nullable String signs;

    @Option(
            names = "--holes",
            paramLabel = "N",
            description = "Hidato and Numbrix: how many squares are holes (default: 0).")
    private @Nullable String holes;

    @Option(names = "--colours", paramLabel = "N", description = "Maps: how many colours (default: 4).")
    private @Nullable String colours;

    @Option(names = "--sukaku", description = "Sudoku: given by its candidates, with as many of them as there can be.")
    private boolean sukaku;

    @Option(
            names = "--per-attempt",
            paramLabel = "N",
            description = "At most so many of one walk (vicinity), or so many thousands of orders for one grid"
                    + " (controlled-bias) (default: 10, 50).")
    private @Nullable String perAttempt;

    @Option(
            names = "--attempts",
            paramLabel = "N",
            defaultValue = "100000",
            description = "Gives up after so many attempts without a puzzle (default: ${DEFAULT-VALUE}).")
    private long attempts = 100_000;

    @Option(
            names = "--from",
            paramLabel = "K",
            defaultValue = "0",
            description = "Begins with this attempt of the seed (default: ${DEFAULT-VALUE}).")
    private long from;

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            description = "Ends after so long, with what was found (default: none).")
    private double seconds;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    /** Stops with a message if an option is wrong. */
    public void check() {
        PuzzleLoop.require(spec, count >= 1, "--count " + count + " asks for nothing. Maybe 1.");
        PuzzleLoop.require(spec, attempts >= 1, "--attempts " + attempts + " leaves nothing to try. Maybe 100000.");
        PuzzleLoop.require(spec, from >= 0, "--from " + from + " is no attempt: they are counted from 0.");
        PuzzleLoop.require(spec, seconds >= 0, "--time-limit " + seconds + " is negative. Maybe 10, for ten seconds.");
        PuzzleLoop.require(
                spec,
                !"pattern".equalsIgnoreCase(method) || pattern != null,
                "--method pattern needs a drawing. Maybe --pattern FILE.");
    }

    public long count() {
        return count;
    }

    /** After how many without a puzzle it is given up. */
    public long attempts() {
        return attempts;
    }

    /** The first attempt. */
    public long from() {
        return from;
    }

    public double seconds() {
        return seconds;
    }

    /** The puzzles to begin with. What is rare by experience is said. */
    public List<Puzzle> puzzles(Order order) {
        List<Puzzle> puzzles = files.stream()
                .flatMap(file -> read(file, order.game()).stream())
                .toList();
        PuzzleLoop.require(
                spec,
                puzzles.isEmpty() == (order.way() != Order.Way.FROM) || order.way() == Order.Way.VICINITY,
                puzzles.isEmpty()
                        ? "--method from needs puzzles to begin with. Maybe the name of a file of them."
                        : "Only --method from and vicinity begin with given puzzles. Maybe --method from.");
        Rarity.said(order).ifPresent(said -> spec.commandLine().getErr().println("nbn: " + said));
        return puzzles;
    }

    /** Without a word, the game whose own rule is to be practised. */
    private Game game() {
        if (example != null && game == null) {
            return Nbn.games(spec).list().stream()
                    .filter(of -> new RuleNames(of.ownRules().families())
                            .find(example)
                            .isPresent())
                    .findFirst()
                    .orElseGet(() -> PuzzleLoop.game(spec, SUDOKU));
        }
        return PuzzleLoop.game(spec, game == null ? SUDOKU : game);
    }

    /** The order; with ratings that were not asked for, if they are to be told. */
    public Order order(boolean rated) {
        Game of = game();
        Map<String, String> words = new TreeMap<>();
        put(words, "size", size);
        put(words, "rating", rating);
        put(words, "rules", rules);
        put(words, "seed", seed);
        put(words, "method", method);
        put(words, "minimal", minimal == null ? null : minimal.toString());
        put(words, "symmetry", symmetry);
        put(words, "pattern", pattern == null ? null : text(pattern));
        put(words, "clues", clues);
        put(words, "needs", needs);
        put(words, "without", without);
        put(words, "example", example);
        put(words, "signs", signs);
        put(words, "holes", holes);
        put(words, "colours", colours);
        put(words, "sukaku", sukaku ? "1" : null);
        put(words, "per-attempt", perAttempt);
        try {
            if (rules != null) {
                TheoryOptions.named(of, "--rules", rules);
            }
            Order order = Order.parse(of, words);
            return rated ? order.rated() : order;
        } catch (IllegalArgumentException e) {
            throw PuzzleLoop.usage(spec, String.valueOf(e.getMessage()));
        }
    }

    private static void put(Map<String, String> words, String word, @Nullable String value) {
        if (value != null) {
            words.put(word, value);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("'" + file + "' can't be read. Maybe its name is another.", e);
        }
    }

    private static List<Puzzle> read(String source, Game of) {
        List<Puzzle> puzzles = new ArrayList<>();
        try (PuzzleFile file = PuzzleInput.open(source, of)) {
            file.forEachRemaining(entry -> puzzles.add(of.parse(entry.text())));
        }
        return puzzles;
    }
}
