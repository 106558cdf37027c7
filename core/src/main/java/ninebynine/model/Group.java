package ninebynine.model;

import ninebynine.tensor.Ints;

/**
 * A g-label ⟨V,g⟩: at least two labels of V, not all of them, that share a neighbour outside V. A label is g-linked to
 * g when it is linked to every member, dead or alive.
 */
public record Group(int variable, Ints members) {
    public boolean linked(Links links, int label) {
        for (int i = 0; i < members.size(); i++) {
            if (!links.linked(label, members.get(i))) {
                return false;
            }
        }
        return true;
    }
}
