package ninebynine.games.sudoku;

import ninebynine.state.State;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/**
 * What somebody made of a Sudoku: it is so in the state that is begun with, and no part of what is given.
 *
 * @param entries 0 for a cell that is empty or given, else the value that was entered
 * @param gone the candidates that were taken away, as labels
 */
record Played(Ints entries, Bits gone) {
    /** The state with it. */
    State on(State state) {
        int n = state.model().labels(0).length;
        for (int cell = 0; cell < entries.size(); cell++) {
            if (entries.get(cell) > 0) {
                state.assertValue(cell * n + entries.get(cell) - 1);
            }
        }
        for (int x = 0; x < gone.length(); x++) {
            if (gone.get(x) && state.isCandidate(x) && !state.isValue(x)) {
                state.eliminate(x);
            }
        }
        return state;
    }

    /** All values, given or entered. */
    Ints with(Ints givens) {
        int[] all = givens.toArray();
        for (int cell = 0; cell < all.length; cell++) {
            all[cell] = Math.max(all[cell], entries.get(cell));
        }
        return Ints.of(all);
    }
}
