package ninebynine.chain;

import java.util.List;
import ninebynine.model.ChainType;
import org.jspecify.annotations.Nullable;

/** The variables that a chain may use: all of them, or those of one type; and what the filter says of chains inside. */
final class Scope {
    final Field field;
    /** The only type, or null for all. */
    final @Nullable ChainType type;
    /** The variables that may be used, as bits. */
    final long[] mask;

    private @Nullable Filter filter;

    Scope(Field field, @Nullable ChainType type) {
        this.field = field;
        this.type = type;
        mask = new long[field.variables + 63 >> 6];
        for (int v = 0; v < field.variables; v++) {
            if (!field.decided[v] && (type == null || type.contains(field.id[v]))) {
                int r = field.places.rank[v];
                mask[r >> 6] |= 1L << r;
            }
        }
    }

    /** Whether its type has one of these names. */
    boolean isOneOf(List<String> names) {
        return type != null && names.contains(type.name());
    }

    boolean allows(int v) {
        int r = field.places.rank[v];
        return (mask[r >> 6] >>> r & 1) != 0;
    }

    /** Says which candidates will go, and which variables. */
    void lose(long[] gone, boolean[] decided) {
        if (filter != null) {
            filter.lose(gone, decided);
        }
    }

    /** What the field has lost. */
    void follow() {
        for (int v = 0; v < field.variables; v++) {
            if (field.decided[v]) {
                int r = field.places.rank[v];
                mask[r >> 6] &= ~(1L << r);
            }
        }
        if (filter != null) {
            filter.follow();
        }
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
