package ninebynine.resolve;

import ninebynine.model.Model;
import ninebynine.rule.Reduction;
import ninebynine.state.State;

/** Conclusions that go straight into a state, for when nobody asks why. */
final class DirectConclusions implements Reduction.Conclusions {
    private final State state;
    private boolean changed;
    private boolean contradiction;

    DirectConclusions(State state) {
        this.state = state;
    }

    /** Applies a reduction at every variable it concerns, once; answers whether anything changed. */
    boolean apply(Reduction rule) {
        boolean any = false;
        Model model = state.model();
        for (int v = rule.next(0, state); v >= 0 && !contradiction; v = rule.next(v + 1, state)) {
            if (rule.concerns(v, model)) {
                changed = false;
                rule.reduce(v, state, this);
                any |= changed;
                if (!changed) {
                    rule.nothingIn(v, state);
                }
            }
        }
        return any;
    }

    boolean isContradiction() {
        return contradiction;
    }

    @Override
    public void value(int label, long worlds) {
        if (worlds != 0) {
            changed |= state.assertValue(label);
        }
    }

    @Override
    public void eliminate(int label, long worlds) {
        if (worlds != 0) {
            changed |= state.eliminate(label);
        }
    }

    @Override
    public void contradiction(long worlds) {
        contradiction |= worlds != 0;
    }
}
