package ninebynine.cli;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.data.JsonRow;
import ninebynine.data.ListedRow;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.game.Game;
import ninebynine.game.Puzzle;
import ninebynine.model.Model;
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
        String warning = wrong == null
                ? ""
                : wrong.text(Hint.Strength.RULE).replace("\n", " ")
                        + " Maybe nbn hint --strength step, which says it all";
        Precedence order = run.precedence(theory, puzzle);
        order.close(state);
        if (wrong != null && isPlain(state)) {
            return nothing(puzzle, warning, state);
        }
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
        boolean isFine = wrong == null && (!steps.isEmpty() || state.isSolved());
        return new PuzzleLoop.Result(text, isFine ? Nbn.SOLVED : Nbn.UNSOLVED, warning);
    }

    /** What is wrong is said by the rules of {@code nbn hint}, whichever are listed. */
    private Hints hints(Puzzle puzzle) {
        Theory usual = run.theory("--rules", TheoryOptions.DEFAULT);
        return new Hints(usual, run.precedence(usual, puzzle), puzzle.model(), style);
    }

    /** Whether that there is no solution can be seen at once: a variable has nothing left, or two values exclude each other. */
    private static boolean isPlain(State state) {
        Model model = state.model();
        int[] values = state.values().toInts().toArray();
        return IntStream.range(0, model.variableCount())
                        .anyMatch(v ->
                                IntStream.of(model.labels(v)).noneMatch(x -> state.isCandidate(x) || state.isValue(x)))
                || IntStream.of(values)
                        .anyMatch(x ->
                                IntStream.of(values).anyMatch(y -> model.links().linked(x, y)));
    }

    /** From what contradicts itself anything would follow, so no step is worth listing. Where that is not plain to see, a player may still want to see a pattern. */
    private PuzzleLoop.Result nothing(Puzzle puzzle, String warning, State state) {
        String text = format == SolveCommand.Format.json
                ? JsonRow.line(ListedRow.of(puzzle, theory.name(), List.of(), state, style))
                : "No solution, so no steps lead to it.\n\n";
        return new PuzzleLoop.Result(text, Nbn.UNSOLVED, warning);
    }

    private String text(Puzzle puzzle, List<AllSteps.Listed> steps, State state) {
        if (steps.isEmpty() && state.isSolved()) {
            return "Solved: there is nothing left to do.\n\n";
        }
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
