package ninebynine.study;

import ninebynine.state.Batch;
import ninebynine.state.State;
import ninebynine.tensor.Ints;

/**
 * Something that is supposed of a state.
 *
 * @param labels one candidate, or several
 * @param asserted whether they are supposed to be true, or else false
 */
record Supposition(Ints labels, boolean asserted) {
    void apply(State state) {
        for (int i = 0; i < labels.size(); i++) {
            if (asserted) {
                state.assertValue(labels.get(i));
            } else {
                state.eliminate(labels.get(i));
            }
        }
    }

    void apply(Batch batch, long world) {
        for (int i = 0; i < labels.size(); i++) {
            if (asserted) {
                batch.assertValue(labels.get(i), world);
            } else {
                batch.eliminate(labels.get(i), world);
            }
        }
    }
}
