package ninebynine.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import ninebynine.data.JsonRow;
import ninebynine.data.Origin;
import ninebynine.data.Tracing;
import ninebynine.explain.Notation;
import ninebynine.games.Puzzle;
import ninebynine.io.Recent;
import ninebynine.io.TraceText;
import ninebynine.model.Model;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.study.Course;
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
            description = "Eliminates only these candidates, such as n5r1c2,n3r4c4, and what goes with them.")
    private List<String> focus = List.of();

    private final Map<Model, Course> courses = Recent.map();

    @Override
    public Integer call() {
        Theory asked = run.theory();
        List<Theory> preferred =
                prefer.stream().map(name -> run.theory("--prefer", name)).toList();
        Theory theory =
                prefer.isEmpty() ? asked : asked.named(asked.name() + ", preferring " + String.join(", ", prefer));
        Notation.Style style = ascii ? Notation.Style.ASCII : Notation.Style.UNICODE;
        TraceText text = new TraceText(style, told(), states, Terminal.current().colour());
        Tracing rows = new Tracing(theory, List.of(), style);
        return run.run((puzzle, number) -> {
            Course course = focused(
                    courses.computeIfAbsent(puzzle.model(), model -> Course.of(theory, preferred, model)), puzzle);
            State start = run.start(puzzle);
            Trace trace = run.watched(start, line -> course.trace(start, line));
            return result(
                    trace,
                    format == Format.json
                            ? row(puzzle, number, rows, course, trace)
                            : text.print(puzzle, theory, trace, course.order()));
        });
    }

    private TraceText.Told told() {
        return named ? TraceText.Told.NAMED : explain ? TraceText.Told.PLAIN : TraceText.Told.NOT;
    }

    private String row(Puzzle puzzle, int number, Tracing rows, Course course, Trace trace) {
        Origin origin = Origin.of(puzzle, Integer.toString(number), run.source());
        return JsonRow.line(rows.tell(puzzle, origin, course.order(), trace).row());
    }

    private static PuzzleLoop.Result result(Trace trace, String printed) {
        return new PuzzleLoop.Result(printed, trace.isSolved() ? Nbn.SOLVED : Nbn.UNSOLVED);
    }

    private Course focused(Course course, Puzzle puzzle) {
        if (focus.isEmpty()) {
            return course;
        }
        try {
            return course.focused(PuzzleRun.candidates(focus, puzzle));
        } catch (IllegalArgumentException e) {
            throw run.usage("--focus: " + e.getMessage());
        }
    }
}
