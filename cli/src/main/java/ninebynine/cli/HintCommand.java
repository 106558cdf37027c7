package ninebynine.cli;

import java.util.Map;
import java.util.concurrent.Callable;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.game.PuzzleFormatException;
import ninebynine.io.PuzzleFile;
import ninebynine.io.Recent;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.study.Hint;
import ninebynine.study.Hints;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nbn hint}: the next step of what someone has so far, and no more of it than was asked for. */
@Command(
        name = "hint",
        mixinStandardHelpOptions = true,
        description = {
            "Says how to go on from a puzzle that is partly filled in, or what is wrong with it.",
            "It may have pencil marks. The step is the one that nbn solve would take with the same rules."
        },
        footer = {
            "",
            "Examples:",
            "  nbn hint .6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.",
            "  nbn hint --strength step --puzzle PUZZLE marks.txt",
            "",
            "Exit codes: 0 there is a step or nothing left to do, 1 no step or something wrong, 2 bad input or usage."
        })
final class HintCommand implements Callable<Integer> {
    @Mixin
    private PuzzleRun run = new PuzzleRun();

    @Option(
            names = "--strength",
            paramLabel = "STRENGTH",
            defaultValue = "where",
            description =
                    "How much to say: where to look, which rule, or the whole step; also 1, 2, 3 (default: ${DEFAULT-VALUE}).")
    private String strength = "where";

    @Option(
            names = "--puzzle",
            paramLabel = "PUZZLE",
            description = "The puzzle before anything was filled in. What contradicts its only solution is wrong.")
    private @Nullable String original;

    @Option(names = "--ascii", description = "Writes != instead of ≠.")
    private boolean ascii;

    private final Map<Precedence, Hints> made = Recent.map();

    @Override
    public Integer call() {
        Theory theory = run.theory();
        Hint.Strength asked = strength();
        Puzzle puzzle = original == null ? null : puzzle(original);
        return run.run(
                (game, text) -> puzzle == null ? game.parseFilled(text) : game.parseFilled(text, puzzle),
                state -> hint(state, theory, puzzle, asked),
                (state, why) -> "No hint. " + why + ".\n");
    }

    private PuzzleLoop.Result hint(Puzzle state, Theory theory, @Nullable Puzzle puzzle, Hint.Strength asked) {
        Hints hints = made.computeIfAbsent(
                run.precedence(theory, puzzle == null ? state : puzzle), rules -> hints(theory, rules, state.model()));
        State start = run.start(state);
        if (puzzle != null) {
            start.given(puzzle.start().givens());
        }
        Hint hint = puzzle == null ? hints.hint(start) : judged(hints, start, puzzle);
        boolean helped = hint.kind() == Hint.Kind.STEP || hint.kind() == Hint.Kind.SOLVED;
        return new PuzzleLoop.Result(hint.text(asked) + "\n", helped ? Nbn.SOLVED : Nbn.UNSOLVED);
    }

    private Hints hints(Theory theory, Precedence rules, Model model) {
        Notation.Style style = ascii ? Notation.Style.ASCII : Notation.Style.UNICODE;
        return new Hints(theory, rules, model, style);
    }

    private Hint judged(Hints hints, View state, Puzzle puzzle) {
        try {
            return hints.hint(state, puzzle.start());
        } catch (IllegalArgumentException e) {
            throw run.usage("--puzzle: " + e.getMessage());
        }
    }

    private Puzzle puzzle(String text) {
        try (PuzzleFile file = PuzzleInput.open(text, run.games(), run.game())) {
            return run.game().parse(file.next().text());
        } catch (PuzzleFormatException e) {
            throw run.usage("--puzzle: " + e.getMessage());
        }
    }

    private Hint.Strength strength() {
        return switch (strength) {
            case "where", "1" -> Hint.Strength.WHERE;
            case "rule", "2" -> Hint.Strength.RULE;
            case "step", "3" -> Hint.Strength.STEP;
            default -> throw run.usage("--strength '" + strength + "' is none. Maybe where, rule or step.");
        };
    }
}
