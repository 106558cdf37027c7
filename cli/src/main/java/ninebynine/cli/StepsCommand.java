package ninebynine.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.io.Recent;
import ninebynine.io.TraceText;
import ninebynine.model.Model;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.search.Bound;
import ninebynine.search.SolutionSink;
import ninebynine.strategy.OwnRules;
import ninebynine.strategy.Theory;
import ninebynine.study.AllSteps;
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
            "Solves puzzles in one step, in two, or in few; or lists all that one step could do.",
            "What the no-step theory does is no step. Prints the path as nbn solve does.",
            "The theory is SFin+Z+W unless you say otherwise: all matches of its rules are tried, so it has none that"
                    + " are many or hard to list, such as t-whips and trials.",
            "--list takes a state as people have it, with entries and pencil marks, and nothing is done before."
        },
        footer = {
            "",
            "Examples:",
            "  nbn steps --all PUZZLE                    every single step after which Singles and whips[1] solve it",
            "  nbn steps --list marks.txt                everything that one step can do now, with the names players know",
            "  nbn steps --list --rules W --format json marks.txt",
            "",
            "Exit codes: 0 all solved so, or a step is there or nothing left to do, 1 some not, 2 bad input or usage."
        })
final class StepsCommand implements Callable<Integer> {
    private static final String IMPOSSIBLE = "No solution, so no steps lead to it. See nbn why.";

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

    @Option(names = "--all", description = "Every step that is enough by itself, one a line, and not the first alone.")
    private boolean all;

    @Option(
            names = "--list",
            description =
                    "Everything that one step can eliminate or decide now, each with the names that players have for it;"
                            + " by popular, in other games than Sudoku by SFin+BC+ALS[8]+W[8], unless --rules names others.")
    private boolean list;

    @Option(
            names = "--on",
            paramLabel = "CANDIDATES",
            split = ",",
            description =
                    "Forcing trial and error on these candidates, such as n1r2c3,n4r2c3, which must be all that a cell or a"
                            + " house has left: what follows from each of them with BRT, or the theory of --rules.")
    private List<String> on = List.of();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "For --list: text, or json, one object for each state (default: ${DEFAULT-VALUE}).")
    private SolveCommand.Format format = SolveCommand.Format.text;

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
        if (limit < 1 || limit > 2) {
            throw run.usage("--most " + limit + " is neither 1 nor 2. Maybe --fewer.");
        }
        if (tries < 1 || highest != null && highest < 1) {
            throw run.usage(
                    tries < 1
                            ? "--tries " + tries + " is none. Maybe 10."
                            : "--max-rating " + highest + " leaves no step. Maybe 4.");
        }
        requireOne();
        if (list) {
            return new StepList(run, run.theoryOr(usual()), style(), explain, format).call();
        }
        if (!on.isEmpty()) {
            return new StepsOn(run, on, run.theoryOr("BRT"), run.theory("--no-step", noStep), style()).call();
        }
        Theory theory = run.theory();
        Theory free = run.theory("--no-step", noStep);
        return run.run(puzzle -> steps(puzzle, theory, free, limit), PuzzleRun::unsolved);
    }

    /** What asks for different things is not asked for at once. */
    private void requireOne() {
        Map<String, Boolean> asked =
                Map.of("--list", list, "--on", !on.isEmpty(), "--all", all, "--fewer", fewer, "--most", most != null);
        List<String> given = asked.keySet().stream().filter(asked::get).sorted().toList();
        if (given.size() > 1) {
            throw run.usage(String.join(" and ", given) + " exclude each other. Maybe only " + given.get(0) + ".");
        }
        if (format == SolveCommand.Format.json && !list) {
            throw run.usage("--format json is for --list alone. Maybe nbn steps --list, or nbn solve --format json.");
        }
    }

    /** All that has a name, where rules for players are there; else what can be listed. */
    private String usual() {
        boolean popular = run.game().ownRules().families().stream()
                .anyMatch(family -> family.id().equals("UniqueRectangle"));
        return popular ? "popular" : run.game().hasGroups() ? "SFin+BC+gBC[6]+ALS[8]+W[8]" : "SFin+BC+ALS[8]+W[8]";
    }

    private PuzzleLoop.Result steps(Puzzle puzzle, Theory asked, Theory asFree, int limit) {
        Theory theory = allowed(asked, puzzle);
        Theory free = allowed(asFree, puzzle);
        FewSteps search = search(puzzle, theory, free);
        if (all) {
            return allOf(puzzle, search, theory, free);
        }
        FewSteps.Found found =
                fewer ? search.fewer(run.start(puzzle), tries, seed) : search.atMost(limit, run.start(puzzle));
        Trace trace = found.trace();
        if (trace == null) {
            String how = fewer ? "" : limit == 1 ? " in 1 step" : " in 2 steps";
            String stuck = "Not solved by " + theory.name() + how + " beside " + free.name() + ".";
            String why = !found.complete()
                    ? "Stopped by the time limit. " + stuck
                    : isImpossible(puzzle) ? IMPOSSIBLE : stuck;
            String text = puzzle.text() + "\n" + why + "\n\n";
            return new PuzzleLoop.Result(text, Nbn.UNSOLVED);
        }
        String name = theory.name() + " in " + found.steps() + (found.steps() == 1 ? " step" : " steps") + " beside "
                + free.name();
        TraceText text =
                new TraceText(style(), explain, false, Terminal.current().colour());
        return new PuzzleLoop.Result(text.print(puzzle, theory.named(name), trace, search.order()), Nbn.SOLVED);
    }

    private Theory allowed(Theory theory, Puzzle puzzle) {
        return run.isAllowed(theory, puzzle) ? theory : theory.withoutAssumptions(OwnRules.of(puzzle.model()));
    }

    private Notation.Style style() {
        return ascii ? Notation.Style.ASCII : Notation.Style.UNICODE;
    }

    /** Every step that is enough, in the state in which the no-step theory leaves off. */
    private PuzzleLoop.Result allOf(Puzzle puzzle, FewSteps search, Theory theory, Theory free) {
        List<AllSteps.Listed> found = search.allOfOne(run.start(puzzle));
        String lines = found.stream()
                .map(listed -> StepList.line(listed, new Notation(puzzle.model(), style())) + "\n")
                .collect(Collectors.joining());
        if (found.isEmpty()
                && new Resolver(free.precedence(puzzle.model()))
                        .trace(run.start(puzzle))
                        .isSolved()) {
            return new PuzzleLoop.Result(
                    puzzle.text() + "\n" + free.name() + " solves it without any step.\n\n", Nbn.SOLVED);
        }
        if (found.isEmpty() && isImpossible(puzzle)) {
            return new PuzzleLoop.Result(puzzle.text() + "\n" + IMPOSSIBLE + "\n\n", Nbn.UNSOLVED);
        }
        String count = found.isEmpty() ? "No single step" : found.size() == 1 ? "1 step" : found.size() + " steps";
        String end = count + " of " + theory.name() + " would be enough beside " + free.name() + ".\n\n";
        return new PuzzleLoop.Result(puzzle.text() + "\n" + lines + end, found.isEmpty() ? Nbn.UNSOLVED : Nbn.SOLVED);
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
