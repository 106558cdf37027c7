package ninebynine.cli;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import ninebynine.game.Puzzle;
import ninebynine.model.Names;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.strategy.Theory;
import ninebynine.study.Backdoors;
import ninebynine.tensor.Ints;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nbn backdoors}: what would let a theory solve a puzzle that it does not. */
@Command(
        name = "backdoors",
        mixinStandardHelpOptions = true,
        description = {
            "Finds the candidates that would let a theory solve a puzzle.",
            "Prints for each puzzle a line with their number, a tab, the puzzle, a tab, and the candidates. The number"
                    + " is '!' if the theory finds that there is no solution, and ends with '+' if the time limit came"
                    + " first. The theory should have the confluence property, as BRT, W1, S and B do, and should not"
                    + " solve the puzzle by itself; so it is W1 unless you say otherwise."
        },
        footer = {"", "Exit codes: 0 some found for every puzzle, 1 none for some or no time, 2 bad input or usage."})
final class BackdoorsCommand implements Callable<Integer> {
    /** What is looked for. */
    enum Kind {
        backdoor,
        anti,
        pairs
    }

    @Mixin
    private PuzzleRun run = new PuzzleRun("W1");

    @Option(
            names = "--kind",
            paramLabel = "KIND",
            defaultValue = "backdoor",
            description = "backdoor: candidates that make it easy if they are true; anti: if they are false; pairs: two"
                    + " that do so if both are false (default: ${DEFAULT-VALUE}).")
    private Kind kind = Kind.backdoor;

    @Option(
            names = "--among",
            paramLabel = "CANDIDATES",
            split = ",",
            description =
                    "Looks only at these candidates, such as n5r1c2,n3r4c4; of a pair at least one is among them.")
    private List<String> among = List.of();

    @Override
    public Integer call() {
        Theory theory = run.theory();
        return run.run(
                puzzle -> find(puzzle, run.precedence(theory, puzzle)),
                (puzzle, why) -> "0+\t" + puzzle.text() + "\t\n");
    }

    private PuzzleLoop.Result find(Puzzle puzzle, Precedence precedence) {
        IntPredicate wanted = wanted(puzzle);
        Trace trace = new Resolver(precedence).trace(run.start(puzzle));
        if (trace.outcome() instanceof Outcome.Contradictory) {
            return new PuzzleLoop.Result("!\t" + puzzle.text() + "\t\n", Nbn.UNSOLVED);
        }
        Backdoors.Found found = new Backdoors(precedence, puzzle.model())
                .find(Backdoors.Kind.valueOf(kind.name().toUpperCase(Locale.ROOT)), trace.end(), wanted);
        String line = found.sets().size() + (found.complete() ? "\t" : "+\t") + puzzle.text() + "\t"
                + found.sets().stream()
                        .map(set -> shown(set, puzzle.model().names()))
                        .collect(Collectors.joining(" "));
        boolean done = found.complete() && !found.sets().isEmpty();
        return new PuzzleLoop.Result(line + "\n", done ? Nbn.SOLVED : Nbn.UNSOLVED);
    }

    private IntPredicate wanted(Puzzle puzzle) {
        if (among.isEmpty()) {
            return x -> true;
        }
        return PuzzleRun.candidates(among, puzzle)::get;
    }

    private static String shown(Ints set, Names names) {
        return set.stream().mapToObj(names::label).collect(Collectors.joining("+"));
    }
}
