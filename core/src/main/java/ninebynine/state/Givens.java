package ninebynine.state;

import ninebynine.model.Model;
import ninebynine.tensor.Bits;

/**
 * What a puzzle itself says, before anything follows from it: what is possible, and what is so. Who reasons that there is one solution must know it: of what is given
 * there is no second way.
 *
 * @param candidates what is possible, nothing propagated. Shared: read only
 * @param values what is so. Shared: read only
 */
public record Givens(Bits candidates, Bits values) {
    /** Whether the puzzle leaves it to the solution whether this label of the variable is true. */
    public boolean leaveOpen(Model model, int variable, int label) {
        for (int x : model.labels(variable)) {
            if (values.get(x)) {
                return false;
            }
        }
        return candidates.get(label);
    }
}
