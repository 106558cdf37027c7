package ninebynine.cli;

import java.util.List;
import java.util.concurrent.Callable;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.game.Puzzle;
import ninebynine.io.TraceText;
import ninebynine.strategy.Theory;
import ninebynine.study.Reconstruction;
import ninebynine.tensor.Ints;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nbn reconstruct}: the path of somebody who told only what was eliminated. */
@Command(
        name = "reconstruct",
        mixinStandardHelpOptions = true,
        description = {
            "Finds a path that eliminates these candidates in this order, each by the simplest step that does.",
            "What the no-step theory does in between needs no candidate. Solutions in forums are often told so."
        },
        footer = {
            "",
            "Example:",
            "  nbn reconstruct --order n3r1c9,n5r2c1 --explain PUZZLE",
            "",
            "Exit codes: 0 solved so, 1 not solved by these eliminations, or one has no step, 2 bad input or usage."
        })
final class ReconstructCommand implements Callable<Integer> {
    @Mixin
    private PuzzleRun run = new PuzzleRun("human");

    @Option(
            names = "--order",
            paramLabel = "CANDIDATES",
            split = ",",
            required = true,
            description = "The candidates in the order in which they go, such as n5r1c2,n3r4c4 or r1c2≠5.")
    private List<String> eliminated = List.of();

    @Option(
            names = "--no-step",
            paramLabel = "THEORY",
            defaultValue = "BRT",
            description = "What is done as soon as it can be (default: ${DEFAULT-VALUE}).")
    private String noStep = "BRT";

    @Option(names = "--explain", description = "Says each step in English too.")
    private boolean explain;

    @Option(names = "--named", description = "As --explain, but each sentence begins with the name of the technique.")
    private boolean named;

    @Option(names = "--ascii", description = "Writes != instead of ≠.")
    private boolean ascii;

    @Override
    public Integer call() {
        Theory theory = run.theory();
        Theory free = run.theory("--no-step", noStep);
        return run.run(puzzle -> reconstruct(puzzle, theory, free), PuzzleRun::unsolved);
    }

    private PuzzleLoop.Result reconstruct(Puzzle puzzle, Theory theory, Theory free) {
        NotationReader reader = new NotationReader(puzzle.model());
        Ints labels = Ints.of(
                eliminated.stream().mapToInt(name -> eliminated(name, reader)).toArray());
        Reconstruction again = new Reconstruction(theory, free, puzzle.model());
        Reconstruction.Found found = again.of(run.start(puzzle), labels);
        TraceText.English told =
                named ? TraceText.English.NAMED : explain ? TraceText.English.PLAIN : TraceText.English.NOT;
        TraceText text = new TraceText(
                ascii ? Notation.Style.ASCII : Notation.Style.UNICODE,
                told,
                false,
                Terminal.current().colour());
        String path = text.print(
                puzzle, theory.named(theory.name() + " beside " + free.name()), found.trace(), again.order());
        String said = found.missing() < 0 ? "" : missing(found, theory, puzzle);
        return new PuzzleLoop.Result(path, found.trace().isSolved() ? Nbn.SOLVED : Nbn.UNSOLVED, said);
    }

    /** A candidate that goes; a value, which is written almost so, is none. */
    private static int eliminated(String name, NotationReader reader) {
        int label = reader.candidate(name);
        if (name.contains("=") && !name.contains("!=")) {
            throw new NotationException("'" + name + "' is a value, but --order has candidates that go. Maybe "
                    + name.replace("=", "≠") + ", or leave it out.");
        }
        return label;
    }

    private static String missing(Reconstruction.Found found, Theory theory, Puzzle puzzle) {
        String name = puzzle.model().names().label(found.missing());
        return found.trace().end().isValue(found.missing())
                ? name + " is a value in its turn, so no step eliminates it. Maybe another candidate is meant"
                : "No step of " + theory.name() + " eliminates " + name + " in its turn. Maybe with more --rules";
    }
}
