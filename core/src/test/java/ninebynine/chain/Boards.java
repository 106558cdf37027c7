package ninebynine.chain;

import ninebynine.model.Squares;
import ninebynine.state.State;
import ninebynine.tensor.Bits;

/** Drawn 9×9 boards as chains want them: cells with one candidate are decided. */
final class Boards {
    private Boards() {}

    /** The board, with further candidates by name, as in {@code n5r2c3}. */
    static State state(String board, String... more) {
        Bits candidates = Squares.NINE.state(board).candidates();
        State drawn = Squares.NINE.state(board);
        for (String name : more) {
            candidates.set(Squares.NINE.model().index().label(name).orElseThrow());
        }
        State state = State.of(Squares.NINE.model(), candidates);
        for (int cell = 0; cell < 81; cell++) {
            if (drawn.count(cell) == 1) {
                state.assertValue(drawn.firstCandidate(cell));
            }
        }
        return state;
    }
}
