package ninebynine.data;

import ninebynine.state.View;
import ninebynine.tensor.Bits;

/** A state to keep: G and C as bits over labels. */
public record Snapshot(Bits values, Bits candidates) {
    static Snapshot of(View state) {
        return new Snapshot(state.values(), state.candidates());
    }
}
