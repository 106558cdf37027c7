package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.TraceSink;

/** What a rule of Sudoku's own finds in a state; each is read back from its line, checked and said. */
final class Steps {
    private static final SudokuGame SUDOKU = new SudokuGame();

    private Steps() {}

    /** A puzzle as far as a theory goes. */
    static State after(String theory, String puzzle) {
        SudokuPuzzle of = SUDOKU.parse(puzzle);
        State state = of.start();
        new Resolver(Theory.parse(theory).precedence(of.model())).resolve(state, TraceSink.NONE);
        return state;
    }

    static List<String> of(Rule rule, State state) {
        Notation notation = new Notation(state.model(), Notation.Style.UNICODE);
        List<String> lines = new ArrayList<>();
        rule.find(state, match -> {
            String line = notation.line(match);
            assertThat(new NotationReader(state.model()).read(line)).as(line).isEqualTo(match);
            assertThat(StepCheck.check(Position.of(state), match)).as(line).isEmpty();
            assertThat(new Prose(state.model()).sentence(match, state)).as(line).endsWith(".");
            return lines.add(line);
        });
        return lines;
    }

    /** What the checker has against a line. */
    static String problem(String line, State state) {
        return StepCheck.check(Position.of(state), new NotationReader(state.model()).read(line))
                .orElse("right");
    }
}
