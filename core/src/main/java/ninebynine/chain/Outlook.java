package ninebynine.chain;

import java.util.Arrays;

/**
 * What the rest of a chain can depend on, behind its last node R and with so many nodes more: what it touches if it goes every way at once.
 *
 * <pre>
 *   T₀ = {R}      Tᵣ₊₁ = Tᵣ ∪ {x : a variable that T touches may have x left, and nothing else}
 * </pre>
 *
 * A variable that loses all that it has may have left any one of it. Where two chains have the same before them there, one has an end if the other does,
 * whatever they took elsewhere: a failure need not be remembered by all that was taken.
 */
final class Outlook {
    /** Nobody looked. */
    static final long UNKNOWN = 0;

    /** Only a long search comes to the same outlook often: how many nodes are taken before it is asked for. */
    int patience = 1000;

    private final Hypothesis world;
    private final Field field;
    private final PlaceBits places;
    private final int span;
    /** What falls with all that was reached, laid out as {@link Falls}. */
    private final long[] fall;
    /** What variables may have left alone. */
    private final long[] alone;
    /** The candidates that were reached. */
    private final long[] reached;

    Outlook(Hypothesis world) {
        this.world = world;
        field = world.field;
        places = field.places;
        span = places.span;
        fall = new long[places.words + 2 * span];
        alone = new long[places.words];
        reached = new long[field.words];
    }

    /** A number that is the same, chance apart, where the rest of a chain has the same before it; {@link #UNKNOWN} early in a search. */
    long of(int last, int more, Scope scope) {
        if (world.taken() < patience) {
            return UNKNOWN;
        }
        Arrays.fill(alone, 0);
        Arrays.fill(reached, 0);
        System.arraycopy(field.fall(last), 0, fall, 0, fall.length);
        for (int r = 0; r < more && goesOn(scope); r++) {}
        long[] now = world.now();
        long hash = LongSet.spread(last) + LongSet.spread(~more);
        for (int w = 0, at = 0; w < span; w++) {
            long touched = fall[places.words + w];
            hash = mixed(mixed(hash, touched), touched & world.free(w));
            for (int end = places.start[w + 1]; at < end; at++) {
                hash = mixed(hash, now[at] & touched);
            }
        }
        return hash | 1;
    }

    private static long mixed(long hash, long word) {
        long z = (hash ^ word) * 0x9E3779B97F4A7C15L;
        return z ^ z >>> 29;
    }

    /** Reaches what the variables that were touched may have left alone; answers whether there was anything new. */
    private boolean goesOn(Scope scope) {
        long[] now = world.now();
        for (int w = 0; w < span; w++) {
            long ones = 0;
            long twos = 0;
            for (int at = places.start[w]; at < places.start[w + 1]; at++) {
                long left = now[at] & ~fall[at];
                twos |= ones & left;
                ones |= left;
            }
            long few = ~twos & fall[places.words + w] & world.free(w) & scope.mask[w];
            for (int at = places.start[w]; few != 0 && at < places.start[w + 1]; at++) {
                alone[at] |= few & now[at] & ~(fall[at] & ones);
            }
        }
        boolean isNew = false;
        for (int at = 0; at < alone.length; at++) {
            for (long rest = alone[at]; rest != 0; rest &= rest - 1) {
                isNew |= reach(places.candidate[(at << 6) + Long.numberOfTrailingZeros(rest)]);
            }
        }
        return isNew;
    }

    private boolean reach(int x) {
        if ((reached[x >> 6] >>> x & 1) != 0) {
            return false;
        }
        reached[x >> 6] |= 1L << x;
        long[] with = field.fall(x);
        for (int i = 0; i < fall.length; i++) {
            fall[i] |= with[i];
        }
        return true;
    }
}
