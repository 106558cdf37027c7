package ninebynine.check;

import java.util.function.IntConsumer;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.state.Givens;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Bits;

/**
 * G and C, as the checker keeps them: two sets of labels, and the model's links asked one by one.
 *
 * <p>It shares nothing with {@link State} but the first reading of what is given: a mistake there must not be made here again.
 */
public final class Position {
    private final Model model;
    private final Bits candidates;
    private final Bits values;
    private final Givens givens;

    private Position(Model model, Bits candidates, Bits values, Givens givens) {
        this.model = model;
        this.candidates = candidates;
        this.values = values;
        this.givens = givens;
    }

    /** What a state says, and what follows from its values by their links. */
    public static Position of(View state) {
        Position position = new Position(state.model(), state.candidates(), state.values(), state.givens());
        for (int x = position.values.first(); x >= 0; x = position.values.next(x + 1)) {
            position.propagate(x);
        }
        return position;
    }

    /** Another one like this, which may change by itself. */
    public Position copy() {
        return new Position(model, candidates.copy(), values.copy(), givens);
    }

    /** Of what it is a position. */
    public Model model() {
        return model;
    }

    /** What the puzzle says by itself. */
    Givens givens() {
        return givens;
    }

    /** C, values included. Not a copy: read only. */
    public Bits candidates() {
        return candidates;
    }

    /** G. Not a copy: read only. */
    public Bits values() {
        return values;
    }

    /** Whether the label may still be true and is not yet known to be. */
    public boolean isOpen(int label) {
        return candidates.get(label) && !values.get(label);
    }

    /** Whether the label may be true, which values are too. */
    public boolean isCandidate(int label) {
        return candidates.get(label);
    }

    /** Whether the label is known to be true. */
    public boolean isValue(int label) {
        return values.get(label);
    }

    /** Whether the variable has a value. */
    public boolean isDecided(int variable) {
        for (int x : model.labels(variable)) {
            if (values.get(x)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a variable has no candidate. */
    boolean isEmpty(int variable) {
        for (int x : model.labels(variable)) {
            if (candidates.get(x)) {
                return false;
            }
        }
        return true;
    }

    /** How many candidates a variable has, its value included. */
    public int count(int variable) {
        int count = 0;
        for (int x : model.labels(variable)) {
            if (candidates.get(x)) {
                count++;
            }
        }
        return count;
    }

    /** G ∪= {x}, C ∖= N(x). */
    public void assertValue(int label) {
        values.set(label);
        propagate(label);
    }

    /** C ∖= {x}. */
    public void eliminate(int label) {
        candidates.clear(label);
    }

    /** What the match says is so, with what follows from it by links. */
    public void apply(Match match) {
        if (match instanceof Match.Assertion assertion) {
            assertValue(assertion.label());
        } else if (match instanceof Match.Elimination elimination) {
            for (int i = 0; i < elimination.targets().size(); i++) {
                eliminate(elimination.targets().get(i));
            }
            elimination.values().stream().filter(candidates::get).forEach(this::assertValue);
        }
    }

    private void propagate(int value) {
        for (int v : model.variables(value)) {
            for (int x : model.labels(v)) {
                if (x != value) {
                    candidates.clear(x);
                }
            }
        }
        if (model.hasOtherLinks()) {
            model.otherLinks().forEach(value, candidates::clear);
        }
    }

    /** Every variable has one value, no two values are linked, and all of them together are allowed. */
    public boolean isSolved() {
        for (int v = 0; v < model.variableCount(); v++) {
            int found = 0;
            for (int x : model.labels(v)) {
                if (values.get(x)) {
                    found++;
                }
            }
            if (found != 1) {
                return false;
            }
        }
        // a value that is linked to another one is no candidate any more
        for (int x = values.first(); x >= 0; x = values.next(x + 1)) {
            if (!candidates.get(x)) {
                return false;
            }
        }
        Constraint constraint = model.constraint();
        return constraint == null || constraint.conflict(values::get).isEmpty();
    }

    /** Brings a state that says less up to this one. */
    public void bring(State state) {
        bring(state.candidates(), candidates, state::eliminate);
        bring(values, state.values(), state::assertValue);
    }

    private static void bring(Bits all, Bits but, IntConsumer label) {
        Bits rest = all.copy();
        rest.andNot(but);
        for (int x = rest.first(); x >= 0; x = rest.next(x + 1)) {
            label.accept(x);
        }
    }

    /** The same as a state, to be drawn. */
    public State state() {
        State state = State.of(model, candidates).given(givens);
        for (int x = values.first(); x >= 0; x = values.next(x + 1)) {
            state.assertValue(x);
        }
        return state;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position that
                && model == that.model
                && candidates.equals(that.candidates)
                && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return 31 * candidates.hashCode() + values.hashCode();
    }
}
