package ninebynine.games.futoshiki;

import ninebynine.state.View;

/** The smallest and the largest number that each open cell can still have, from 1. */
final class Bounds {
    final int[] low;
    final int[] high;
    final boolean[] isOpen;

    private Bounds(View view, int cells) {
        low = new int[cells];
        high = new int[cells];
        isOpen = new boolean[cells];
        for (int cell = 0; cell < cells; cell++) {
            long places = view.places(cell, 0);
            low[cell] = Long.numberOfTrailingZeros(places) + 1;
            high[cell] = Long.SIZE - Long.numberOfLeadingZeros(places);
            isOpen[cell] = places != 0 && !view.isDecided(cell);
        }
    }

    /** Those of a state, worked out once. A cell's variable has the cell's number. */
    static Bounds of(View view) {
        return view.derived(
                Bounds.class, v -> new Bounds(v, v.model().types().get(0).count()));
    }
}
