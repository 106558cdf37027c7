package ninebynine.cli;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import ninebynine.explain.NotationReader;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.io.OneSolution;
import ninebynine.resolve.Precedence;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.TraceSink;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What commands with a resolution theory share: which one, and where they start. */
final class PuzzleRun {
    @Mixin
    private PuzzleLoop loop = new PuzzleLoop();

    @Mixin
    private TheoryOptions options;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private final OneSolution one = new OneSolution();

    PuzzleRun() {
        this(TheoryOptions.DEFAULT);
    }

    /** With another theory where none is asked for. */
    PuzzleRun(String rules) {
        this.options = new TheoryOptions(rules);
    }

    /** The games that may be named. */
    Games games() {
        return Nbn.games(spec);
    }

    /** The theory that was asked for. */
    Theory theory() {
        return options.theory(game());
    }

    /** The theory that was asked for, or else another than the usual one. */
    Theory theoryOr(String otherwise) {
        return options.isAsked() ? theory() : theory("--rules", otherwise);
    }

    /** The theories that were asked for, with commas between. */
    List<Theory> theories() {
        return options.theories(game());
    }

    /** The theory of an option; says which option it was if there is none of that name. */
    Theory theory(String option, String name) {
        return options.theory(game(), option, name);
    }

    /** The puzzle's first state, less the candidates of {@code --eliminate}. */
    State start(Puzzle puzzle) {
        return options.start(puzzle);
    }

    /** Work on a puzzle that starts so, with a line of progress where people watch. */
    <R> R watched(View start, Function<TraceSink, R> work) {
        if (!loop.isWatched(spec)) {
            return work.apply(TraceSink.NONE);
        }
        try (ProgressLine line = new ProgressLine(spec.commandLine().getErr(), System::nanoTime, start)) {
            return work.apply(line);
        }
    }

    /** Candidates by name, as labels of the puzzle. */
    static Bits candidates(List<String> names, Puzzle puzzle) {
        NotationReader reader = new NotationReader(puzzle.model());
        Bits labels = new Bits(puzzle.model().labelCount());
        names.forEach(name -> labels.set(reader.candidate(name)));
        return labels;
    }

    /** The theory's rules for a puzzle, made once for each model; those that assume one solution only if it has one. */
    Precedence precedence(Theory theory, Puzzle puzzle) {
        return one.rules(theory, puzzle, this::tell);
    }

    /** Whether the rules may all be used on the puzzle: some assume that it has one solution. If not, people are told. */
    boolean isAllowed(Theory theory, Puzzle puzzle) {
        return one.isAllowed(theory, puzzle, this::tell);
    }

    /** Says something beside the results. */
    void tell(String text) {
        spec.commandLine().getErr().println("nbn: " + text);
        spec.commandLine().getErr().flush();
    }

    /** Shows puzzles of files, as many as lanes hold, before they are worked on one by one. */
    void lookAhead(Turns.Together look) {
        loop.lookAhead(look);
    }

    /** Works on every puzzle and returns the exit code. */
    int run(Function<Puzzle, PuzzleLoop.Result> work, PuzzleLoop.Unfinished unfinished) {
        return run(Game::parse, work, unfinished);
    }

    /** The same with another way to read puzzles. */
    int run(
            BiFunction<Game, String, Puzzle> reader,
            Function<Puzzle, PuzzleLoop.Result> work,
            PuzzleLoop.Unfinished unfinished) {
        return run(reader, (puzzle, item, out) -> work.apply(puzzle), unfinished);
    }

    /** The same for work that asks which puzzle it is, or prints as it goes. */
    int run(PuzzleLoop.Work work, PuzzleLoop.Unfinished unfinished) {
        return run(Game::parse, work, unfinished);
    }

    /** The same with a line before all others; a puzzle without a result has no lines. */
    int headed(String header, PuzzleLoop.Work work) {
        loop.check(spec);
        spec.commandLine().getOut().print(header);
        return run(work, (puzzle, why) -> "");
    }

    private int run(BiFunction<Game, String, Puzzle> reader, PuzzleLoop.Work work, PuzzleLoop.Unfinished unfinished) {
        options.check();
        if (!options.eliminated().isEmpty()) {
            spec.commandLine()
                    .getErr()
                    .println("Simulated eliminations: " + String.join(", ", options.eliminated()) + ".");
        }
        return loop.run(spec, reader, work, unfinished);
    }

    /** A puzzle without a path, and why it has none. */
    static String unsolved(Puzzle puzzle, String why) {
        return puzzle.text() + "\n" + why + ".\n\n";
    }

    Game game() {
        return loop.game(spec);
    }

    ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
