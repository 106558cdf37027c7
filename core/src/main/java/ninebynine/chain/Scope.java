package ninebynine.chain;

import ninebynine.model.ChainType;
import org.jspecify.annotations.Nullable;

/** The variables that a chain may use: all of them, or those of one type; and what the filter says of chains inside. */
final class Scope {
    final Field field;
    /** The only type, or null for all. */
    final @Nullable ChainType type;
    /** Bit v: variable v of the field may be used. */
    final long[] mask;

    private @Nullable Filter filter;

    Scope(Field field, @Nullable ChainType type) {
        this.field = field;
        this.type = type;
        mask = new long[field.variables + 63 >> 6];
        for (int v = 0; v < field.variables; v++) {
            if (type == null || type.contains(field.id[v])) {
                mask[v >> 6] |= 1L << v;
            }
        }
    }

    boolean allows(int v) {
        return (mask[v >> 6] >>> v & 1) != 0;
    }

    /** Lower bounds on the lengths of chains with these variables. */
    Filter filter() {
        Filter made = filter;
        if (made == null) {
            made = new Filter(this);
            filter = made;
        }
        return made;
    }
}
