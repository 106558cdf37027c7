package ninebynine.model;

import java.util.function.IntConsumer;
import ninebynine.limit.Stopping;
import ninebynine.tensor.Bits;

/**
 * Links in explicit form: one row of bits per label.
 *
 * <p>labels² bits in all, so only for models of a few thousand labels; {@link VariableLinks} is the form without the square.
 */
final class BitLinks implements Links {
    private final Bits[] rows;

    public BitLinks(int labels) {
        rows = new Bits[labels];
        for (int label = 0; label < labels; label++) {
            rows[label] = new Bits(labels);
        }
    }

    /** The explicit form of any links. */
    public static BitLinks of(int labels, Links links) {
        BitLinks explicit = new BitLinks(labels);
        for (int label = 0; label < labels; label++) {
            Stopping.check();
            links.forEach(label, explicit.rows[label]::set);
        }
        return explicit;
    }

    /** Makes a and b contradict each other. */
    public void link(int a, int b) {
        if (a == b) {
            throw new IllegalArgumentException("label " + a + " can't be linked to itself");
        }
        rows[a].set(b);
        rows[b].set(a);
    }

    /** The labels linked to this one. The row itself, not a copy: read only. */
    public Bits row(int label) {
        return rows[label];
    }

    @Override
    public boolean linked(int a, int b) {
        return rows[a].get(b);
    }

    @Override
    public void forEach(int label, IntConsumer action) {
        Bits row = rows[label];
        for (int other = row.first(); other >= 0; other = row.next(other + 1)) {
            action.accept(other);
        }
    }
}
