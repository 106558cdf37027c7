package ninebynine.game;

import ninebynine.model.Model;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.search.Counter;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/** A draft whose clues are labels of one model, the same whatever is told: a clue is false of a solution if its label is. */
public abstract class LabelDraft implements Draft {
    private final Model model;
    private final Counter counter;
    private final int[] labels;

    /**
     * For a solution whose i-th clue is the i-th of these labels.
     *
     * @param counter of the model, which other drafts may use too, one after the other
     */
    protected LabelDraft(Model model, Counter counter, int[] labels) {
        this.model = model;
        this.counter = counter;
        this.labels = labels;
    }

    /** What is possible before any clue is told. */
    protected State start() {
        return State.full(model);
    }

    @Override
    public int clues() {
        return labels.length;
    }

    private State state(Bits told) {
        State state = start();
        for (int clue = told.first(); clue >= 0; clue = told.next(clue + 1)) {
            state.assertValue(labels[clue]);
        }
        return state;
    }

    @Override
    public boolean escapes(Bits told, int clue) {
        State state = state(told);
        state.eliminate(labels[clue]);
        Count count = counter.count(state, Bound.aside(1, model), solution -> {});
        if (count.solutions() == 0 && !count.isComplete()) {
            throw new Undecided();
        }
        return count.solutions() > 0;
    }

    @Override
    public @Nullable Bits rival(Bits told) {
        Bits found = new Bits(labels.length);
        Count count = counter.count(state(told), Bound.aside(2, model), solution -> found.or(broken(solution)));
        if (count.solutions() > 1) {
            return found;
        }
        if (!count.isComplete()) {
            throw new Undecided();
        }
        return null;
    }

    private Bits broken(Bits solution) {
        Bits broken = new Bits(labels.length);
        for (int clue = 0; clue < labels.length; clue++) {
            if (!solution.get(labels[clue])) {
                broken.set(clue);
            }
        }
        return broken;
    }
}
