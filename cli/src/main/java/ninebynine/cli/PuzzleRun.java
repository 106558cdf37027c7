package ninebynine.cli;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.io.OneSolution;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.TraceSink;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What commands with a resolution theory share: which one, and where they start. */
final class PuzzleRun {
    /** The theory of commands that have no reason for another. */
    static final String DEFAULT = "any";

    @Mixin
    private PuzzleLoop loop = new PuzzleLoop();

    @Option(
            names = "--rules",
            paramLabel = "THEORY",
            completionCandidates = TheoryNames.class,
            description =
                    "The resolution theory, such as BRT, SFin, W, gW, human or any, joined with + (default: ${DEFAULT-VALUE}). See nbn rules.")
    private String rules;

    @Option(
            names = "--max-length",
            paramLabel = "N",
            description = "No chain longer than N; a puzzle that needs one counts as not solved.")
    private int maxLength = BuiltInRules.LONGEST;

    @Option(
            names = "--eliminate",
            paramLabel = "CANDIDATES",
            split = ",",
            description = "Takes these candidates, such as n5r1c2,n3r4c4, away at the start, as if a rule had done it.")
    private List<String> eliminate = List.of();

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything runs
    private CommandSpec spec;

    private final OneSolution one = new OneSolution();

    PuzzleRun() {
        this(DEFAULT);
    }

    /** With another theory where none is asked for. */
    PuzzleRun(String rules) {
        this.rules = rules;
    }

    /** The theory that was asked for. */
    Theory theory() {
        return theory("--rules", rules);
    }

    /** The theory that was asked for, or else another than the usual one. */
    Theory theoryOr(String otherwise) {
        boolean asked = spec.commandLine().getParseResult().hasMatchedOption("--rules");
        return asked ? theory() : theory("--rules", otherwise);
    }

    /** The theories that were asked for, with commas between. */
    List<Theory> theories() {
        return Stream.of(rules.split(",(?![^(]*\\))", -1))
                .map(name -> theory("--rules", name.trim()))
                .toList();
    }

    /** The theory of an option; says which option it was if there is none of that name. */
    Theory theory(String option, String name) {
        try {
            return theory(game(), option, name).upTo(maxLength);
        } catch (IllegalArgumentException e) {
            throw usage(option + ": " + e.getMessage());
        }
    }

    /** The theory of that name, unless it asks for rules or groups that the game doesn't have. */
    static Theory theory(Game game, String option, String name) {
        Theory theory = Theory.parse(name).checked(game.ownRules());
        Theory plain = theory.withoutGroups();
        if (!game.hasGroups() && !plain.limits().equals(theory.limits())) {
            throw new IllegalArgumentException(game.plural() + " have no g-labels, so " + theory.name()
                    + " would be the same as " + plain.name() + ". Maybe " + option + " " + plain.name() + ".");
        }
        return theory;
    }

    /** The puzzle's first state, less the candidates of {@code --eliminate}. */
    State start(Puzzle puzzle) {
        State state = puzzle.start();
        NotationReader reader = new NotationReader(puzzle.model());
        for (String name : eliminate) {
            int label = reader.candidate(name);
            if (state.isValue(label)) {
                throw new NotationException(name + " is given, so it can't be taken away. Maybe another candidate.");
            }
            state.eliminate(label);
        }
        return state;
    }

    /** Work on a puzzle that starts so, with a line of progress where people watch. */
    <R> R watched(View start, Function<TraceSink, R> work) {
        if (!loop.isWatched()) {
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

    /** The same, whatever the puzzle is. */
    Precedence whole(Theory theory, Model model) {
        return one.whole(theory, model);
    }

    /** Whether the rules may all be used on the puzzle: some assume that it has one solution. If not, people are told. */
    boolean isAllowed(Theory theory, Puzzle puzzle) {
        return one.isAllowed(theory, puzzle, this::tell);
    }

    /** Whether some of the rules assume that there is one solution. */
    boolean isAssumed(Theory theory, Model model) {
        return one.isAssumed(theory, model);
    }

    private void tell(String text) {
        spec.commandLine().getErr().println("nbn: " + text);
        spec.commandLine().getErr().flush();
    }

    /** Shows puzzles of files, as many as lanes hold, before they are worked on one by one. */
    void lookAhead(Consumer<List<PuzzleSources.Item>> look) {
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
        PuzzleLoop.require(spec, maxLength >= 2, "--max-length " + maxLength + " is too short for any chain. Maybe 8.");
        if (!eliminate.isEmpty()) {
            spec.commandLine().getErr().println("Simulated eliminations: " + String.join(", ", eliminate) + ".");
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
