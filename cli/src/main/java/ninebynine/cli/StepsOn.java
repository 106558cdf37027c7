package ninebynine.cli;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationException;
import ninebynine.game.Puzzle;
import ninebynine.model.Model;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.study.ChosenTrial;
import ninebynine.tensor.Ints;

/** {@code nbn steps --on}: forcing trial and error on chosen candidates. */
record StepsOn(PuzzleRun run, List<String> on, Theory inside, Theory free, Notation.Style style) {
    private static final String ARROW = " ==> ";

    int call() {
        return run.run(this::result, PuzzleRun::unsolved);
    }

    private PuzzleLoop.Result result(Puzzle puzzle) {
        View state = new Resolver(run.precedence(free, puzzle))
                .trace(run.start(puzzle))
                .end();
        int[] starts = PuzzleRun.candidates(on, puzzle).toInts().toArray();
        for (int x : starts) {
            requireOpen(x, state);
        }
        if (!areAll(starts, state)) {
            throw new NotationException("These candidates are not all that a cell or a house has left after "
                    + free.name() + ", so perhaps none of them is true." + maybe(starts, state));
        }
        List<Match> matches = new ChosenTrial(inside, puzzle.model()).of(Ints.of(starts), state);
        StringBuilder text = new StringBuilder(puzzle.text() + "\n");
        if (!matches.isEmpty()) {
            text.append(told(matches, new Notation(puzzle.model(), style))).append('\n');
        }
        String end = matches.isEmpty() ? "Nothing follows from all of them by " + inside.name() + ".\n" : "";
        return new PuzzleLoop.Result(text + end + "\n", matches.isEmpty() ? Nbn.UNSOLVED : Nbn.SOLVED);
    }

    private void requireOpen(int x, View state) {
        boolean isOpen = state.isCandidate(x) && !state.isValue(x);
        if (!isOpen) {
            String name = state.model().names().label(x);
            throw new NotationException(name + (state.isValue(x) ? " is a value" : " is no candidate any more")
                    + " after " + free.name() + ". Maybe other candidates" + (isPlain() ? "." : ", or --no-step BRT."));
        }
    }

    /** Whether Singles are all that is done before. */
    private boolean isPlain() {
        return free.name().equals("BRT");
    }

    /** The branches once, and all that follows from them. */
    private static String told(List<Match> matches, Notation notation) {
        List<String> lines = matches.stream().map(notation::line).toList();
        String first = lines.get(0);
        int end = first.lastIndexOf(ARROW);
        return lines.stream()
                .map(line -> line.substring(line.lastIndexOf(ARROW) + ARROW.length()))
                .collect(Collectors.joining(", ", first.substring(0, end) + ARROW, ""));
    }

    private static boolean areAll(int[] starts, View state) {
        return IntStream.range(0, state.model().variableCount())
                .anyMatch(v -> Arrays.equals(candidates(v, state), starts));
    }

    private static int[] candidates(int variable, View state) {
        return IntStream.of(state.model().labels(variable))
                .filter(state::isCandidate)
                .toArray();
    }

    /** The candidates of a variable of the first. */
    private static String maybe(int[] starts, View state) {
        Model model = state.model();
        int[] all = candidates(model.variables(starts[0])[0], state);
        return " Maybe --on "
                + String.join(
                        ",", IntStream.of(all).mapToObj(model.names()::label).toList())
                + ".";
    }
}
