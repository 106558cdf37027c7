package ninebynine.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
    private static final double EXAMPLE_SECONDS = 60;

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

    @Option(names = "--count", paramLabel = "N", defaultValue = "1", description = "How many (default: 1).")
    private long count = 1;

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
            description = "Ends after so long, with what was found (default: none; 60 for --example).")
    private @Nullable Double seconds;

    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    /** What is said of the puzzles themselves becomes options of the command that has these. */
    @Spec(Spec.Target.MIXEE)
    void mixInto(CommandSpec command) {
        spec = command;
        OrderWord.addTo(command);
    }

    /** Stops with a message if an option is wrong. */
    public void check() {
        PuzzleLoop.require(spec, count >= 1, "--count " + count + " asks for nothing. Maybe 1.");
        PuzzleLoop.require(spec, attempts >= 1, "--attempts " + attempts + " leaves nothing to try. Maybe 100000.");
        PuzzleLoop.require(spec, from >= 0, "--from " + from + " is no attempt: they are counted from 0.");
        PuzzleLoop.require(
                spec, seconds() >= 0, "--time-limit " + seconds + " is negative. Maybe 10, for ten seconds.");
        PuzzleLoop.require(
                spec,
                !"pattern".equalsIgnoreCase(OrderWord.METHOD.said(spec)) || OrderWord.PATTERN.said(spec) != null,
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

    /** How long it may take; 0 for as long as it takes. An example that is not found soon may not be there at all. */
    public double seconds() {
        return seconds != null ? seconds : OrderWord.EXAMPLE.said(spec) == null ? 0 : EXAMPLE_SECONDS;
    }

    /** The puzzles to begin with. What is rare by experience is said. */
    public List<Puzzle> puzzles(Order order) {
        files.forEach(this::checkFile);
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

    /** A game is no file: who names it so means another option. */
    private void checkFile(String name) {
        PuzzleLoop.require(
                spec,
                Nbn.games(spec).list().stream().noneMatch(of -> of.name().equals(name)) || Files.exists(Path.of(name)),
                "'" + name + "' is a game and no file of puzzles. Maybe nbn generate --game " + name + ".");
    }

    /** Without a word, the game whose own rule is to be practised. */
    private Game game() {
        String example = OrderWord.EXAMPLE.said(spec);
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
        String rules = OrderWord.RULES.said(spec);
        try {
            if (rules != null) {
                TheoryOptions.named(Nbn.games(spec), of, "--rules", rules);
            }
            Order order = Order.parse(of, OrderWord.all(spec), Nbn.games(spec).brought());
            return rated ? order.rated() : order;
        } catch (IllegalArgumentException e) {
            throw PuzzleLoop.usage(spec, String.valueOf(e.getMessage()));
        }
    }

    private List<Puzzle> read(String source, Game of) {
        List<Puzzle> puzzles = new ArrayList<>();
        try (PuzzleFile file = PuzzleInput.open(source, Nbn.games(spec), of)) {
            file.forEachRemaining(entry -> puzzles.add(of.parse(entry.text())));
        }
        return puzzles;
    }
}
