package ninebynine.cli;

import java.util.List;
import ninebynine.data.JsonRow;
import ninebynine.data.ListedRow;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.study.AllSteps;

/** {@code nbn steps --list}: all that one step could do now, one line each, or one object for each state. */
record StepList(PuzzleRun run, Theory theory, Notation.Style style, boolean explain, SolveCommand.Format format) {

    int call() {
        return run.run(
                Game::parseFilled,
                this::list,
                (puzzle, why) -> format == SolveCommand.Format.json ? "" : PuzzleRun.unsolved(puzzle, why));
    }

    private PuzzleLoop.Result list(Puzzle puzzle) {
        Precedence order = run.precedence(theory, puzzle);
        State state = run.start(puzzle);
        order.close(state);
        Theory first = theory.withoutLastResorts();
        List<AllSteps.Listed> steps = first.equals(theory)
                ? List.of()
                : new AllSteps(run.precedence(first.named(theory.name() + " first"), puzzle)).of(state);
        if (steps.isEmpty()) {
            steps = new AllSteps(order).of(state);
        }
        String text = format == SolveCommand.Format.json
                ? JsonRow.line(ListedRow.of(puzzle, theory.name(), steps, state, style))
                : text(puzzle, steps, state);
        return new PuzzleLoop.Result(text, steps.isEmpty() ? Nbn.UNSOLVED : Nbn.SOLVED);
    }

    private String text(Puzzle puzzle, List<AllSteps.Listed> steps, State state) {
        Notation notation = new Notation(puzzle.model(), style);
        Prose prose = new Prose(puzzle.model());
        StringBuilder text = new StringBuilder();
        for (AllSteps.Listed step : steps) {
            text.append(line(step, notation)).append('\n');
            if (explain) {
                text.append("    ").append(prose.sentence(step.match(), state)).append('\n');
            }
        }
        String count = steps.isEmpty() ? "No step" : steps.size() == 1 ? "1 step" : steps.size() + " steps";
        return text + count + " of " + theory.name() + ".\n\n";
    }

    /** A step as it is written, with its names after it. */
    static String line(AllSteps.Listed step, Notation notation) {
        String line = notation.line(step.match());
        return step.names().isEmpty() ? line : line + "  (" + String.join(", ", step.names()) + ")";
    }
}
