package ninebynine.cli;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import ninebynine.data.JsonRow;
import ninebynine.data.Levels;
import ninebynine.data.PathRating;
import ninebynine.data.RatingRow;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nbn rate}: one rating a line. */
@Command(
        name = "rate",
        mixinStandardHelpOptions = true,
        description = {
            "Rates puzzles: for each one a line with its rating, a tab, and the puzzle.",
            "The rating is the level of the hardest rule that was needed: 0 for Singles, 1 for whips[1], else the size of"
                    + " a subset or the length of a chain, 36 plus the depth of trials, or 40 for guesses; '-' if the theory"
                    + " does not solve the puzzle, '!' if it has no solution, '?' if a limit of time or memory came first.",
            "With any, 36 is what no whip solves and no trial needs: g-whips, braids, forcing chains.",
            "Several theories, as in --rules W,B,gW, make several columns."
        },
        footer = {
            "",
            "With --long there are four columns for each theory, by the path that nbn solve takes: the rating, the hardest rule,"
                    + " how many steps, and easy (0, 1), medium (2, 3), hard (4 to 6), very hard (7 to 12) or extreme; then"
                    + " the puzzle, and the milliseconds that it took.",
            "",
            "Examples:",
            "  nbn rate --long puzzles.txt",
            "  nbn rate --rules W,B,gW one.txt two.txt > ratings.tsv",
            "",
            "Exit codes: 0 all solved, 1 some not solved, 2 bad input or usage."
        })
final class RateCommand implements Callable<Integer> {
    /** How ratings are printed. */
    enum Format {
        tsv,
        json
    }

    @Mixin
    private PuzzleRun run = new PuzzleRun();

    @Option(
            names = "--long",
            description = "The hardest rule, the number of steps, the difficulty in a word and the time too.")
    private boolean wide;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "tsv",
            description =
                    "tsv, or json, one object a line with all that --long has; the time only with it (default: ${DEFAULT-VALUE}).")
    private Format format = Format.tsv;

    private final Levels levels = new Levels();

    @Override
    public Integer call() {
        List<Theory> theories = run.theories();
        boolean paths = wide || format == Format.json;
        return run.run(
                puzzle -> paths ? told(puzzle, theories) : rated(puzzle, theories),
                (puzzle, why) -> unfinished(puzzle, theories));
    }

    private PuzzleLoop.Result rated(Puzzle puzzle, List<Theory> theories) {
        List<Integer> rated =
                theories.stream().map(theory -> level(puzzle, theory)).toList();
        String columns = rated.stream().map(level -> Levels.shown(level) + "\t").collect(Collectors.joining());
        boolean all = rated.stream().allMatch(level -> level >= 0);
        return new PuzzleLoop.Result(columns + puzzle.text() + "\n", all ? Nbn.SOLVED : Nbn.UNSOLVED);
    }

    private int level(Puzzle puzzle, Theory theory) {
        return levels.of(puzzle, () -> run.start(puzzle), run.precedence(theory, puzzle.model()));
    }

    private PuzzleLoop.Result told(Puzzle puzzle, List<Theory> theories) {
        long from = System.nanoTime();
        List<PathRating> ratings =
                theories.stream().map(theory -> path(puzzle, theory)).toList();
        double millis = (System.nanoTime() - from) / 1e6;
        boolean all = ratings.stream().allMatch(PathRating::wasSolved);
        return new PuzzleLoop.Result(
                format == Format.json
                        ? JsonRow.line(RatingRow.of(puzzle, ratings, wide ? rounded(millis) : null))
                        : columns(ratings, PathRating::columns)
                                + puzzle.text()
                                + String.format(Locale.ROOT, "\t%.1f\n", millis),
                all ? Nbn.SOLVED : Nbn.UNSOLVED);
    }

    private static double rounded(double millis) {
        return Math.round(10 * millis) / 10.0;
    }

    private PathRating path(Puzzle puzzle, Theory theory) {
        Precedence precedence = run.precedence(theory, puzzle.model());
        PathRating rating = PathRating.of(theory, precedence, new Resolver(precedence).trace(run.start(puzzle)));
        return rating.wasStuck() && Levels.isImpossible(puzzle, run.start(puzzle)) ? rating.impossible() : rating;
    }

    private static <T> String columns(List<T> ratings, Function<T, String> columns) {
        return ratings.stream().map(rating -> columns.apply(rating) + "\t").collect(Collectors.joining());
    }

    private String unfinished(Puzzle puzzle, List<Theory> theories) {
        List<PathRating> none = theories.stream().map(PathRating::stopped).toList();
        return format == Format.json
                ? JsonRow.line(RatingRow.of(puzzle, none, null))
                : columns(none, wide ? PathRating::columns : PathRating::shown)
                        + puzzle.text()
                        + (wide ? "\t?\n" : "\n");
    }
}
