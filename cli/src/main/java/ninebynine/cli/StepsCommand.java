package ninebynine.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.io.Recent;
import ninebynine.io.TraceText;
import ninebynine.model.Model;
import ninebynine.resolve.Rater;
import ninebynine.search.Bound;
import ninebynine.search.SolutionSink;
import ninebynine.strategy.OwnRules;
import ninebynine.strategy.Theory;
import ninebynine.study.FewSteps;
import ninebynine.trace.Trace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nbn steps}: paths with few steps. */
@Command(
        name = "steps",
        mixinStandardHelpOptions = true,
        description = {
            "Solves puzzles in one step, in two, or in few.",
            "What the no-step theory does is no step. Prints the path as nbn solve does.",
            "The theory is SFin+Z+W unless you say otherwise: all matches of its rules are tried, so it has none that"
                    + " are many or hard to list, such as t-whips and trials."
        },
        footer = {"", "Exit codes: 0 all solved so, 1 some not, 2 bad input or usage."})
final class StepsCommand implements Callable<Integer> {
    @Mixin
    private PuzzleRun run = new PuzzleRun("SFin+Z+W");

    @Option(
            names = "--no-step",
            paramLabel = "THEORY",
            defaultValue = "W1",
            description = "What counts as no step (default: ${DEFAULT-VALUE}); it should have the confluence property.")
    private String noStep = "W1";

    @Option(names = "--most", paramLabel = "N", description = "A path of at most 1 or 2 steps (default: 1).")
    private @Nullable Integer most;

    @Option(names = "--fewer", description = "Any number of steps, but few: each is one of those that bring the most.")
    private boolean fewer;

    @Option(
            names = "--tries",
            paramLabel = "N",
            defaultValue = "10",
            description = "How many paths --fewer tries, to print the shortest (default: ${DEFAULT-VALUE}).")
    private int tries = 10;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Decides for --fewer among steps that bring as much (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--max-rating",
            paramLabel = "R",
            description = "No step of a higher level; --fewer takes the puzzle's own rating unless told otherwise.")
    private @Nullable Integer highest;

    @Option(names = "--explain", description = "Says each step in English too.")
    private boolean explain;

    @Option(names = "--ascii", description = "Writes != instead of ≠.")
    private boolean ascii;

    private final Map<Model, Rater> raters = Recent.map();

    @Override
    public Integer call() {
        int limit = most == null ? 1 : most;
        if (limit < 1 || limit > 2 || fewer && most != null) {
            throw run.usage(
                    fewer
                            ? "--most and --fewer exclude each other. Maybe only --fewer."
                            : "--most " + limit + " is neither 1 nor 2. Maybe --fewer.");
        }
        if (tries < 1 || highest != null && highest < 1) {
            throw run.usage(
                    tries < 1
                            ? "--tries " + tries + " is none. Maybe 10."
                            : "--max-rating " + highest + " leaves no step. Maybe 4.");
        }
        Theory theory = run.theory();
        Theory free = run.theory("--no-step", noStep);
        return run.run(puzzle -> steps(puzzle, theory, free, limit), PuzzleRun::unsolved);
    }

    private PuzzleLoop.Result steps(Puzzle puzzle, Theory asked, Theory asFree, int limit) {
        Theory theory = allowed(asked, puzzle);
        Theory free = allowed(asFree, puzzle);
        FewSteps search = search(puzzle, theory, free);
        FewSteps.Found found =
                fewer ? search.fewer(run.start(puzzle), tries, seed) : search.atMost(limit, run.start(puzzle));
        Trace trace = found.trace();
        if (trace == null) {
            String how = fewer ? "" : limit == 1 ? " in 1 step" : " in 2 steps";
            String stuck = "Not solved by " + theory.name() + how + " beside " + free.name() + ".";
            String why = !found.complete()
                    ? "Stopped by the time limit. " + stuck
                    : isImpossible(puzzle) ? "No solution, so no steps lead to it. See nbn why." : stuck;
            String text = puzzle.text() + "\n" + why + "\n\n";
            return new PuzzleLoop.Result(text, Nbn.UNSOLVED);
        }
        String name = theory.name() + " in " + found.steps() + (found.steps() == 1 ? " step" : " steps") + " beside "
                + free.name();
        Notation.Style style = ascii ? Notation.Style.ASCII : Notation.Style.UNICODE;
        TraceText text = new TraceText(style, explain, false, Terminal.current().colour());
        return new PuzzleLoop.Result(text.print(puzzle, theory.named(name), trace, search.order()), Nbn.SOLVED);
    }

    private Theory allowed(Theory theory, Puzzle puzzle) {
        return run.isAllowed(theory, puzzle) ? theory : theory.withoutAssumptions(OwnRules.of(puzzle.model()));
    }

    private boolean isImpossible(Puzzle puzzle) {
        return puzzle.counter()
                .count(run.start(puzzle), Bound.aside(1, puzzle.model()), SolutionSink.NONE)
                .isNone();
    }

    private FewSteps search(Puzzle puzzle, Theory theory, Theory free) {
        try {
            return new FewSteps(theory, free, highest(puzzle, theory), puzzle.model());
        } catch (IllegalArgumentException e) {
            throw run.usage("--rules: " + e.getMessage());
        }
    }

    private int highest(Puzzle puzzle, Theory theory) {
        if (highest != null) {
            return highest;
        }
        int rating = fewer
                ? raters.computeIfAbsent(puzzle.model(), model -> new Rater(theory.precedence(model)))
                        .rate(run.start(puzzle))
                : Rater.UNSOLVED;
        return rating < 0 ? Integer.MAX_VALUE : rating;
    }
}
