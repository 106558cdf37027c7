package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ninebynine.explain.Notation;
import ninebynine.games.sudoku.SudokuGame;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Test;

/** A trace is the whole truth about a resolution. */
class TraceLaws {
    private static final int CASES = 1000;

    @Test
    void replayGoesThroughTheSameStates() {
        Case.each(CASES, Case.Kind.FRESH, (on, random) -> {
            Precedence precedence = Theories.precedence(on.theory(), on.puzzle().model());
            List<State> states = new ArrayList<>();
            State end = on.puzzle().start();
            new Resolver(precedence).resolve(end, new TraceSink() {
                @Override
                public void start(View state) {
                    states.add(state.copy());
                }

                @Override
                public void after(Step step, View state) {
                    states.add(state.copy());
                }
            });
            Trace trace = new Resolver(precedence).trace(on.puzzle().start());

            assertThat(trace.end()).isEqualTo(end);
            assertThat(trace.steps()).hasSize(states.size() - 1);
            assertThat(Replay.state(trace, trace.steps().size(), precedence)).isEqualTo(end);
            int middle = random.nextInt(states.size());
            assertThat(Replay.state(trace, middle, precedence))
                    .as("after %d steps", middle)
                    .isEqualTo(states.get(middle));
        });
    }

    @Test
    void stepsAreNumberedAndTheirHashesChain() {
        Case.each(CASES, Case.Kind.FRESH, (on, random) -> {
            Trace trace = Theories.resolver(on.theory(), on.puzzle().model())
                    .trace(on.puzzle().start());
            long hash = trace.start().hash();
            int number = 1;
            for (Step step : trace.steps()) {
                assertThat(step.number()).isEqualTo(number++);
                assertThat(step.before()).as("before step %d", step.number()).isEqualTo(hash);
                assertThat(step.after()).as("after step %d", step.number()).isNotEqualTo(hash);
                hash = step.after();
            }
            assertThat(trace.end().hash()).isEqualTo(hash);
        });
    }

    @Test
    void everyStepIsTheFirstMatchOfTheSimplestRuleThatFindsOne() {
        Case.each(500, Case.Kind.FRESH, (on, random) -> {
            Precedence precedence = Theories.precedence(on.theory(), on.puzzle().model());
            Trace trace = new Resolver(precedence).trace(on.puzzle().start());
            State state = trace.start().copy();
            for (Step step : trace.steps()) {
                Rule simplest = precedence.rules().stream()
                        .filter(rule -> !Finds.some(rule, state, 1).isEmpty())
                        .findFirst()
                        .orElseThrow();
                assertThat(step.rule()).isSameAs(simplest);
                assertThat(step.match()).isEqualTo(Finds.all(simplest, state).get(0));
                Replay.apply(step, state, precedence);
            }
        });
    }

    @Test
    void theOutcomeIsTrue() {
        Case.each(CASES, Case.Kind.FRESH, (on, random) -> {
            Trace trace = Theories.resolver(on.theory(), on.puzzle().model())
                    .trace(on.puzzle().start());
            List<Bits> solutions = Oracle.solutions(on.puzzle().boxes(), on.state(), 2);
            if (trace.isSolved()) {
                assertThat(solutions).containsExactly(trace.end().values());
            } else if (trace.outcome() instanceof Outcome.Contradictory) {
                assertThat(solutions).isEmpty();
            } else {
                assertThat(trace.end().openCount()).isPositive();
                assertThat(Theories.rules(on.theory(), on.puzzle().model()))
                        .allMatch(rule -> Finds.some(rule, trace.end(), 1).isEmpty());
            }
        });
    }

    @Test
    void theSamePuzzleGivesTheSameTrace() {
        SudokuGame another = new SudokuGame();
        Case.each(CASES, Case.Kind.FRESH, (on, random) -> {
            SudokuPuzzle same = new SudokuPuzzle(
                    on.puzzle().boxes(),
                    another.model(on.puzzle().boxes()),
                    on.puzzle().givens(),
                    null);
            assertThat(lines(on.theory(), same)).isEqualTo(lines(on.theory(), on.puzzle()));
        });
    }

    /** Everything a trace says, made anew from the theory's name on. */
    private static List<String> lines(String theory, SudokuPuzzle puzzle) {
        Notation notation = new Notation(puzzle.model(), Notation.Style.UNICODE);
        Precedence precedence = Theory.parse(theory).precedence(puzzle.model());
        return new Resolver(precedence)
                .trace(puzzle.start()).steps().stream()
                        .map(step -> step.number() + " " + step.rule().code() + " " + notation.line(step.match()) + " "
                                + step.before() + " " + step.after())
                        .toList();
    }
}
