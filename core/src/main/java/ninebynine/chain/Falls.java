package ninebynine.chain;

import java.util.Arrays;
import ninebynine.field.Rows;
import org.jspecify.annotations.Nullable;

/**
 * What falls with each node, as {@link PlaceBits}, and after it two sets of variables by rank: those that this touches, and those that have the node
 * itself.
 */
final class Falls {
    private final PlaceBits places;
    private final LinkRows links;
    private final Rows variablesOf;
    /** What the variables have. */
    final long[] stock;

    private final long[] @Nullable [] falls;
    private final int[] @Nullable [] touching;

    /** Of candidates alone. */
    Falls(PlaceBits places, LinkRows links, Rows variablesOf) {
        this.places = places;
        this.links = links;
        this.variablesOf = variablesOf;
        stock = new long[places.words];
        for (int c = 0; c < variablesOf.count(); c++) {
            places.flip(c, stock);
        }
        falls = new long[variablesOf.count()][];
        touching = new int[variablesOf.count()][];
    }

    /** The same with further nodes. */
    Falls(Falls plain, LinkRows links, int nodes) {
        places = plain.places;
        this.links = links;
        variablesOf = plain.variablesOf;
        stock = plain.stock;
        falls = Arrays.copyOf(plain.falls, nodes);
        touching = Arrays.copyOf(plain.touching, nodes);
    }

    long[] of(int node) {
        long[] made = falls[node];
        if (made == null) {
            made = new long[places.words + 2 * places.span];
            for (int w = 0, at = node * links.words; w < links.words; w++, at++) {
                for (long rest = links.bits[at]; rest != 0; rest &= rest - 1) {
                    places.flip((w << 6) + Long.numberOfTrailingZeros(rest), made);
                }
            }
            touch(made);
            if (node < variablesOf.count()) {
                for (int i = variablesOf.start[node]; i < variablesOf.end[node]; i++) {
                    int r = places.rank[variablesOf.items[i]];
                    made[places.words + places.span + (r >> 6)] |= 1L << r;
                }
            }
            falls[node] = made;
        }
        return made;
    }

    /** Works out which variables a fall touches. */
    private void touch(long[] fall) {
        for (int w = 0; w < places.span; w++) {
            long touched = 0;
            for (int at = places.start[w]; at < places.start[w + 1]; at++) {
                touched |= fall[at];
            }
            fall[places.words + w] = touched;
        }
    }

    /** Takes a candidate from what the variables have. */
    void lose(int c) {
        places.flip(c, stock);
    }

    /** Takes what the variables no longer have out of a node's fall. */
    void narrow(int node) {
        touching[node] = null;
        long[] fall = falls[node];
        if (fall != null) {
            for (int at = 0; at < stock.length; at++) {
                fall[at] &= stock[at];
            }
            touch(fall);
        }
    }

    /** The variables that have a candidate linked to this node, in order. */
    int[] touching(int node) {
        int[] found = touching[node];
        if (found == null) {
            int from = places.words;
            found = Rows.ofBits(of(node), from, from + places.span);
            for (int i = 0; i < found.length; i++) {
                found[i] = places.variable[found[i]];
            }
            Arrays.sort(found);
            touching[node] = found;
        }
        return found;
    }
}
