package ninebynine.chain;

import java.util.Arrays;

/**
 * What a chain can reach from its last node R, by candidates alone, as if it could go every way at once.
 *
 * <pre>
 *   T₀ = {R}      Tᵣ₊₁ = Tᵣ ∪ {x : a variable that T touches has x left, and nothing else}
 * </pre>
 *
 * Whatever was taken before still rules out what it did; but a chain goes on from R and what comes after it alone. Where that does not end, no chain does.
 */
final class Horizon {
    private final Hypothesis world;
    private final Field field;
    private final PlaceBits places;
    private final int span;
    /** What falls with all that was reached, laid out as {@link Falls}. */
    private final long[] fall;

    private final long[] alive;
    private final long[] units;
    private final long[][] four = new long[4][];
    /** A short search is over before a look ahead pays: how many nodes are taken before the first. */
    int patience = 5;

    Horizon(Hypothesis world) {
        this.world = world;
        field = world.field;
        places = field.places;
        span = places.span;
        fall = new long[places.words + 2 * span];
        alive = new long[places.words];
        units = new long[span];
    }

    /** Whether no chain can leave a variable of the scope with nothing after so many nodes more. */
    boolean isHopeless(int last, int more, Scope scope) {
        return isHopeless(last, more, scope, -1);
    }

    /**
     * Whether no chain can leave a variable of the scope with nothing, or with one candidate that is linked to a target, after so many nodes more.
     *
     * @param target no node itself; or -1
     */
    boolean isHopeless(int last, int more, Scope scope, int target) {
        if (world.taken() < patience) {
            return false;
        }
        Arrays.fill(fall, 0);
        System.arraycopy(field.fall(last), places.words, fall, places.words, span);
        for (int round = 0; ; round++) {
            if (empties(scope)) {
                return false;
            }
            boolean isLast = round == more;
            if (isLast && target < 0 || !hasUnits()) {
                return true;
            }
            if (target >= 0 && leadTo(target)) {
                return false;
            }
            if (isLast) {
                return true;
            }
            take(target);
        }
    }

    /** Works out what is left, and the variables that leave one candidate; answers whether some variable leaves nothing. */
    private boolean empties(Scope scope) {
        long[] now = world.now();
        int some = places.words;
        int own = some + span;
        int at = 0;
        long empty = 0;
        for (int w = 0; w < span; w++) {
            long ones = 0;
            long twos = 0;
            for (int end = places.start[w + 1]; at < end; at++) {
                long left = now[at] & ~fall[at];
                alive[at] = left;
                twos |= ones & left;
                ones |= left;
            }
            empty |= scope.mask[w] & ~ones;
            units[w] = scope.mask[w] & ones & ~twos & fall[some + w] & world.free(w) & ~fall[own + w];
        }
        return empty != 0;
    }

    private boolean hasUnits() {
        long any = 0;
        for (long some : units) {
            any |= some;
        }
        return any != 0;
    }

    private boolean leadTo(int target) {
        for (int w = 0; w < span; w++) {
            long rest = units[w];
            for (int at = places.start[w]; rest != 0; at++) {
                for (long here = alive[at] & rest; here != 0; here &= here - 1) {
                    if (field.linked(places.candidate[(at << 6) + Long.numberOfTrailingZeros(here)], target)) {
                        return true;
                    }
                }
                rest &= ~alive[at];
            }
        }
        return false;
    }

    /** Takes all units but the target. */
    private void take(int target) {
        int count = 0;
        for (int w = 0; w < span; w++) {
            long rest = units[w];
            for (int at = places.start[w]; rest != 0; at++) {
                for (long here = alive[at] & rest; here != 0; here &= here - 1) {
                    int x = places.candidate[(at << 6) + Long.numberOfTrailingZeros(here)];
                    if (x != target) {
                        four[count++] = field.fall(x);
                        if (count == 4) {
                            add();
                            count = 0;
                        }
                    }
                }
                rest &= ~alive[at];
            }
        }
        if (count > 0) {
            while (count < 4) {
                four[count] = four[0];
                count++;
            }
            add();
        }
    }

    private void add() {
        long[] sum = fall;
        long[] a = four[0];
        long[] b = four[1];
        long[] c = four[2];
        long[] d = four[3];
        for (int i = 0; i < sum.length; i++) {
            sum[i] |= a[i] | b[i] | c[i] | d[i];
        }
    }
}
