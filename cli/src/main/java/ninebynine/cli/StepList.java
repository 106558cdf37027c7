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
import ninebynine.study.Hint;
import ninebynine.study.Hints;

/** {@code nbn steps --list}: all that one step could do now, one line each, or one object for each state. */
record StepList(PuzzleRun run, Theory theory, Notation.Style style, boolean explain, SolveCommand.Format format) {

    int call() {
        return run.run(
                Game::parseFilled,
                this::list,
                (puzzle, why) -> format == SolveCommand.Format.json ? "" : PuzzleRun.unsolved(puzzle, why));
    }

    private PuzzleLoop.Result list(Puzzle puzzle) {
        State state = run.start(puzzle);
        Hint wrong = hints(puzzle).wrong(state);
        if (wrong != null) {
            return nothing(puzzle, wrong, state);
        }
        Precedence order = run.precedence(theory, puzzle);
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

    /** What is wrong is said by the rules of {@code nbn hint}, whichever are listed. */
    private Hints hints(Puzzle puzzle) {
        Theory usual = run.theory("--rules", TheoryOptions.DEFAULT);
        return new Hints(usual, run.precedence(usual, puzzle), puzzle.model(), style);
    }

    /** From a state without a solution anything would follow, so no step is worth listing. */
    private PuzzleLoop.Result nothing(Puzzle puzzle, Hint wrong, State state) {
        String text = format == SolveCommand.Format.json
                ? JsonRow.line(ListedRow.of(puzzle, theory.name(), List.of(), state, style))
                : "No solution, so no steps lead to it.\n\n";
        String why = wrong.text(Hint.Strength.RULE).replace("\n", " ");
        return new PuzzleLoop.Result(text, Nbn.UNSOLVED, why + " Maybe nbn hint --strength step, which says it all");
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
