package ninebynine.model;

import ninebynine.tensor.Ints;

/**
 * A g-label ⟨V,g⟩: at least two labels of V, not all of them, that share a neighbour outside V. A label is g-linked to
 * g when it is linked to every member, dead or alive.
 *
 * @param span what a g-linked label must be linked to: the members, or more than them
 */
public record Group(int variable, Ints members, Ints span) {
    /** One whose span is its members. */
    public Group(int variable, Ints members) {
        this(variable, members, members);
    }

    /** Whether the label is g-linked to this group. */
    public boolean linked(Links links, int label) {
        for (int i = 0; i < span.size(); i++) {
            if (!links.linked(label, span.get(i))) {
                return false;
            }
        }
        return true;
    }
}
