package ninebynine.cli;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import ninebynine.data.JsonRow;
import ninebynine.data.PathRating;
import ninebynine.data.RatingRow;
import ninebynine.data.TheoryRatings;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
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
            "A u after the number, as in 4u, says that a step of the path takes it that the puzzle has one solution.",
            "With any, 36 is what no whip solves and no trial needs: g-whips, braids, forcing chains.",
            "Several theories, as in --rules W,B,gW, make several columns. --counts tells instead how often each rule was used."
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

    @Option(
            names = "--counts",
            description =
                    "For each puzzle and theory a line for each rule that its path uses: puzzle, theory, rule, how many steps, and how many candidates they eliminate.")
    private boolean counts;

    @Override
    public Integer call() {
        List<Theory> theories = run.theories();
        if (counts && (wide || format == Format.json)) {
            throw run.usage("--counts prints lines of its own, so it goes with neither --long nor --format json."
                    + " Maybe only --counts.");
        }
        if (counts) {
            return counted(theories);
        }
        boolean paths = wide || format == Format.json;
        TheoryRatings ratings = new TheoryRatings(theories, paths, run::start, run::tell);
        if (!paths) {
            run.lookAhead(puzzles -> ratings.begin(puzzles).stream()
                    .<PuzzleLoop.Work>map(begun -> (puzzle, item, out) -> rated(puzzle, ratings, begun))
                    .toList());
        }
        return run.run(
                puzzle -> paths ? told(puzzle, ratings) : rated(puzzle, ratings, TheoryRatings.Begun.NONE),
                (puzzle, why) -> unfinished(puzzle, ratings.stopped()));
    }

    private int counted(List<Theory> theories) {
        return run.headed("#puzzle\ttheory\trule\tsteps\teliminated\n", (puzzle, item, out) -> {
            StringBuilder lines = new StringBuilder();
            boolean all = true;
            for (Theory theory : theories) {
                Precedence precedence = run.precedence(theory, puzzle);
                Trace trace = new Resolver(precedence).trace(run.start(puzzle));
                all &= trace.isSolved();
                lines.append(RuleCounts.lines(puzzle.text() + "\t" + theory.name(), trace, precedence.rules()));
            }
            return new PuzzleLoop.Result(lines.toString(), all ? Nbn.SOLVED : Nbn.UNSOLVED);
        });
    }

    private PuzzleLoop.Result rated(Puzzle puzzle, TheoryRatings ratings, TheoryRatings.Begun begun) {
        List<PathRating> rated = ratings.of(puzzle, begun);
        boolean all = rated.stream().allMatch(PathRating::wasSolved);
        return new PuzzleLoop.Result(
                columns(rated, PathRating::shown) + puzzle.text() + "\n", all ? Nbn.SOLVED : Nbn.UNSOLVED);
    }

    private PuzzleLoop.Result told(Puzzle puzzle, TheoryRatings by) {
        long from = System.nanoTime();
        List<PathRating> ratings = by.of(puzzle, TheoryRatings.Begun.NONE);
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

    private static <T> String columns(List<T> ratings, Function<T, String> columns) {
        return ratings.stream().map(rating -> columns.apply(rating) + "\t").collect(Collectors.joining());
    }

    private String unfinished(Puzzle puzzle, List<PathRating> none) {
        return format == Format.json
                ? JsonRow.line(RatingRow.of(puzzle, none, null))
                : columns(none, wide ? PathRating::columns : PathRating::shown)
                        + puzzle.text()
                        + (wide ? "\t?\n" : "\n");
    }
}
