package ninebynine.trial;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.resolve.Closure;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnownSolutionsTest {
    private static final String EMPTY = ".".repeat(81);
    /** 12 clues of a Sudoku, and three quarters of another: many solutions, and candidates that are in none. */
    private static final String FEW =
            "1.......2..3...4.....5.......6..7.....8......9....1....2.....3........4....5.....";

    private static final String SOME =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........";

    private static Bits known(State state) {
        return KnownSolutions.of(state, new Closure(Boards.theory("BRT")));
    }

    private static State puzzle(String clues) {
        return Boards.state(clues.replaceAll("(.)", "$1 ").replace(".", "123456789"));
    }

    @Test
    void whereThereIsOneSolutionItIsThatOne() {
        State state = Boards.state(Boards.RICH);
        Bits known = known(state);
        State solved = state.copy();
        assertThat(new Closure(Boards.theory("BRT+W")).close(solved)).isTrue();
        assertThat(solved.isSolved()).isTrue();
        assertThat(known).isEqualTo(solved.values());
    }

    @Test
    void ofAnEmptyGridItIsEverything() {
        assertThat(known(puzzle(EMPTY)).count()).isEqualTo(729);
    }

    /** It took three minutes. */
    @Test
    void soThatADeepTrialOfItFindsNothingAtOnce() {
        assertThat(lines(new Trial(36, 3, Boards.theory("BRT")), puzzle(EMPTY))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {Boards.RICH, FEW, SOME})
    void whatIsRefutedIsTheSame(String clues) {
        State state = clues.length() == 81 ? puzzle(clues) : Boards.state(clues);
        Trials all = Trials.deleting(state);
        all.close(2);
        Bits known = known(state);
        Trials some = Trials.deleting(state);
        some.close(2, known::get);
        assertThat(some.eliminated()).isEqualTo(all.eliminated());
        assertThat(all.eliminated().stream()).noneMatch(known::get);
    }
}
