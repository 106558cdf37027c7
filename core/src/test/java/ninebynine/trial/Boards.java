package ninebynine.trial;

import ninebynine.model.Model;
import ninebynine.model.Squares;
import ninebynine.resolve.Precedence;
import ninebynine.state.State;
import ninebynine.strategy.Theory;

/** Drawn 9×9 boards as trials want them: cells with one candidate are decided and propagated. */
final class Boards {
    static final Model MODEL = Squares.NINE.model();

    /** A state of which every other candidate than the solution's can be refuted. */
    static final String RICH = """
            +----------------+----------------+----------------+
            ! 1    2    3    ! 4    56   56   ! 7    8    9    !
            ! 457  456  67   ! 27   8    9    ! 1    234  34   !
            ! 4789 48   789  ! 1    237  237  ! 24   6    5    !
            +----------------+----------------+----------------+
            ! 27   1    4    ! 8    2357 2357 ! 2359 2359 6    !
            ! 3    68   678  ! 9    2457 2457 ! 2458 245  1    !
            ! 28   9    5    ! 6    234  1    ! 238  7    34   !
            +----------------+----------------+----------------+
            ! 458  7    89   ! 3    469  46   ! 569  1    2    !
            ! 6    3    1    ! 25   29   8    ! 459  49   7    !
            ! 49   45   2    ! 57   1    467  ! 356  359  8    !
            +----------------+----------------+----------------+
            """;

    private Boards() {}

    static State state(String board) {
        State state = Squares.NINE.state(board);
        for (int cell = 0; cell < 81; cell++) {
            if (state.count(cell) == 1) {
                state.assertValue(state.firstCandidate(cell));
            }
        }
        theory("BRT").close(state);
        return state;
    }

    static Precedence theory(String name) {
        return Theory.parse(name).precedence(MODEL);
    }
}
