package ninebynine.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import ninebynine.data.JsonPath;
import ninebynine.data.Origin;
import ninebynine.data.RecordedTrace;
import ninebynine.data.Tracing;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.io.CourseName;
import ninebynine.io.PathPrinter;
import ninebynine.io.Recent;
import ninebynine.io.TraceText;
import ninebynine.model.Model;
import ninebynine.resolve.Course;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nbn solve}: the whole resolution path of each puzzle. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        description = "Solves puzzles and prints each step with its reason.",
        footer = {
            "",
            "Examples:",
            "  nbn solve --explain .6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.",
            "  nbn solve --rules S2 --format json puzzles.txt > paths.jsonl",
            "",
            "Exit codes: 0 all solved, 1 some not solved, 2 bad input or usage."
        })
final class SolveCommand implements Callable<Integer> {
    /** How the path is printed. */
    enum Format {
        text,
        json
    }

    @Mixin
    private PuzzleRun run = new PuzzleRun();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text or json, one object a line (default: ${DEFAULT-VALUE}).")
    private Format format = Format.text;

    @Option(names = "--explain", description = "Says each step in English too.")
    private boolean explain;

    @Option(names = "--named", description = "As --explain, but each sentence begins with the name of the technique.")
    private boolean named;

    @Option(
            names = "--states",
            description =
                    "Draws the resolution states: at the start, after Singles, after whips[1], and where it got stuck.")
    private boolean states;

    @Option(names = "--ascii", description = "Writes != instead of ≠.")
    private boolean ascii;

    @Option(
            names = "--prefer",
            paramLabel = "THEORIES",
            split = ",",
            description =
                    "Goes as far as it can with each of these in turn, such as S3,BC, and only then with all rules.")
    private List<String> prefer = List.of();

    @Option(
            names = "--focus",
            paramLabel = "CANDIDATES",
            split = ",",
            description =
                    "Eliminates only these candidates, such as n5r1c2,n3r4c4, and what goes with them; by SFin unless --rules names"
                            + " others, because rules then tell all that they find.")
    private List<String> focus = List.of();

    @Option(
            names = "--one-target",
            description =
                    "Each step eliminates one candidate, the first of those that it could, and Singles and all else come before the"
                            + " next.")
    private boolean oneTarget;

    private final Map<Model, Course> courses = Recent.map();
    /** For puzzles with several solutions. */
    private final Map<Model, Course> sound = Recent.map();

    @Override
    public Integer call() {
        Theory asked = focus.isEmpty() ? run.theory() : run.theoryOr("SFin");
        List<Theory> preferred =
                prefer.stream().map(name -> run.theory("--prefer", name)).toList();
        CourseName name = new CourseName(asked, preferred, focus);
        Theory theory = asked.named(name.text());
        Notation.Style style = ascii ? Notation.Style.ASCII : Notation.Style.UNICODE;
        TraceText text = new TraceText(style, told(), states, Terminal.current().colour());
        Tracing rows = new Tracing(theory, List.of(), style);
        return run.run(
                (puzzle, item, out) -> {
                    Course course = run.isAllowed(name.union(), puzzle)
                            ? course(courses, name, puzzle.model())
                            : course(sound, name.sound(puzzle.model()), puzzle.model());
                    return format == Format.json
                            ? row(puzzle, item, rows, course, out)
                            : path(puzzle, theory, course, new PathPrinter(text, puzzle, out));
                },
                (puzzle, why) -> format == Format.json ? "" : PuzzleRun.unsolved(puzzle, why));
    }

    private TraceText.English told() {
        return named ? TraceText.English.NAMED : explain ? TraceText.English.PLAIN : TraceText.English.NOT;
    }

    /** Each step is printed as it happens. */
    private PuzzleLoop.Result path(Puzzle puzzle, Theory theory, Course course, PathPrinter printer) {
        State start = run.start(puzzle);
        Trace trace = Terminal.current().out()
                ? course.trace(start, printer)
                : run.watched(start, line -> course.trace(start, printer.and(line)));
        printer.endWithWayOut(theory.name(), trace, course.order());
        return result(trace, "");
    }

    private PuzzleLoop.Result row(
            Puzzle puzzle, PuzzleSources.Item item, Tracing rows, Course course, Consumer<String> out) {
        Origin origin = Origin.of(puzzle, Integer.toString(item.number()), item.file());
        State start = run.start(puzzle);
        JsonPath[] told = new JsonPath[1];
        RecordedTrace recorded = run.watched(
                start,
                line -> rows.trace(puzzle, origin, course.order(), recorder -> {
                    told[0] = new JsonPath(recorder);
                    return course.trace(start, recorder.and(told[0]).and(line));
                }));
        told[0].write(recorded.row(), out);
        return result(recorded.trace(), "");
    }

    private static PuzzleLoop.Result result(Trace trace, String printed) {
        String said = trace.outcome() instanceof Outcome.LimitReached reached ? reached.why() : "";
        return new PuzzleLoop.Result(printed, trace.isSolved() ? Nbn.SOLVED : Nbn.UNSOLVED, said);
    }

    private Course course(Map<Model, Course> made, CourseName name, Model model) {
        try {
            return made.computeIfAbsent(model, of -> {
                Course course = name.course(of);
                return oneTarget ? course.oneTarget() : course;
            });
        } catch (IllegalArgumentException e) {
            throw run.usage("--focus: " + e.getMessage());
        }
    }
}
