package ninebynine.chain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/**
 * T&amp;E on every candidate at once, 64 hypotheses at a time (see {@link Rounds}).
 *
 * <p>A chain on Z is at least as long as the round that refutes Z, for each variable of it can be used at the earliest in the round after those
 * that it leans on. What no round refutes has no braid (with groups: no g-braid) of any length, and needs no search.
 *
 * <p>Hypotheses that candidates gone missing may lead another way begin again, packed together; the others stand as they are.
 */
final class Filter {
    /** The bound of a candidate that no chain can eliminate. */
    static final int NEVER = Integer.MAX_VALUE;

    private final Scope scope;
    private final Field field;
    private @Nullable MembersBySize of;
    private final int[] bound;
    private final Rounds.Kept kept;
    /** Where each hypothesis is tried, if it was asked for. */
    private final @Nullable Rounds[] place;

    private final int[] lane;
    /** The candidates that have a place, as bits. */
    private final long[] placed;

    private final int[] together = new int[Long.SIZE];
    private final List<Rounds> running = new ArrayList<>();
    private final Queue<Rounds> spare = new ArrayDeque<>();

    Filter(Scope scope) {
        this.scope = scope;
        field = scope.field;
        bound = new int[field.size];
        kept = new Rounds.Kept(field);
        Arrays.fill(bound, NEVER);
        place = new Rounds[field.size];
        lane = new int[field.size];
        placed = new long[field.words];
    }

    /** The length below which nothing can eliminate z, exact up to n; larger or {@link #NEVER} beyond. */
    int bound(int z, int n) {
        if (bound[z] == NEVER) {
            Rounds rounds = place(z);
            while (bound[z] == NEVER && !rounds.isTested(n)) {
                rounds.next(of());
            }
        }
        return bound[z];
    }

    /** Adds the candidates that have this bound to a set. */
    void addRefuted(int round, long[] into) {
        for (int w = 0; w < field.words; w++) {
            for (long rest = field.open(w) & ~placed[w]; rest != 0; rest &= ~placed[w]) {
                place((w << 6) + Long.numberOfTrailingZeros(rest));
            }
        }
        for (int i = 0; i < running.size(); i++) {
            Rounds rounds = running.get(i);
            while (!rounds.isTested(round)) {
                rounds.next(of());
            }
            for (long rest = rounds.refuted(round); rest != 0; rest &= rest - 1) {
                int z = rounds.hypothesis(Long.numberOfTrailingZeros(rest));
                into[z >> 6] |= 1L << z;
            }
        }
    }

    /** Where z is tried: if nowhere yet, together with those after it that are not either. */
    private Rounds place(int z) {
        Rounds rounds = place[z];
        if (rounds == null) {
            rounds = spare.isEmpty() ? new Rounds(field, bound, kept) : spare.remove();
            int count = 0;
            for (int i = 0, w = z >> 6; i < field.words; i++, w = w + 1 == field.words ? 0 : w + 1) {
                for (long rest = field.open(w) & ~placed[w]; rest != 0 && count < Long.SIZE; rest &= rest - 1) {
                    int next = (w << 6) + Long.numberOfTrailingZeros(rest);
                    together[count] = next;
                    place[next] = rounds;
                    lane[next] = count++;
                    placed[w] |= 1L << next;
                }
            }
            rounds.begin(together, count);
            running.add(rounds);
        }
        return rounds;
    }

    /**
     * Whether there may be a chain of at most n variables on z. One as short as the round that refutes z has one node of every earlier round; the last of
     * them alone rules out all that the emptied variable loses in the last round.
     */
    boolean allows(int z, int n) {
        int least = bound(z, n);
        return least < n || least == n && place(z).isSingle(lane[z]);
    }

    /**
     * Says that candidates will go.
     *
     * @param decided the variables that go with them
     */
    void lose(long[] gone, boolean[] decided) {
        for (Rounds rounds : running) {
            release(rounds, rounds.touched(scope, gone, decided));
        }
        for (int i = 0; i < gone.length; i++) {
            for (long rest = gone[i]; rest != 0; rest &= rest - 1) {
                int z = (i << 6) + Long.numberOfTrailingZeros(rest);
                if (place[z] != null) {
                    release(place[z], 1L << lane[z]);
                }
            }
        }
        gather();
    }

    /**
     * Gives up those that stand for the fewest hypotheses, as long as there are more than one over what all together would need: what they know costs more, with
     * every further round, than to find it again.
     */
    private void gather() {
        running.sort(Comparator.comparingInt(rounds -> -Long.bitCount(rounds.used())));
        int placed = 0;
        for (Rounds rounds : running) {
            placed += Long.bitCount(rounds.used());
        }
        int all = field.open().length;
        for (int last = running.size() - 1; last >= 0; last--) {
            Rounds rounds = running.get(last);
            if (rounds.used() != 0 && last + 1 + words(all - placed) <= words(all) + 1) {
                return;
            }
            placed -= Long.bitCount(rounds.used());
            release(rounds, rounds.used());
            spare.add(running.remove(last));
        }
    }

    private static int words(int hypotheses) {
        return hypotheses + Long.SIZE - 1 >> 6;
    }

    private void release(Rounds rounds, long lanes) {
        for (long rest = lanes; rest != 0; rest &= rest - 1) {
            int z = rounds.hypothesis(Long.numberOfTrailingZeros(rest));
            place[z] = null;
            placed[z >> 6] &= ~(1L << z);
            bound[z] = NEVER;
        }
        rounds.release(lanes);
    }

    /** What the scope has lost. */
    void follow() {
        of = null;
    }

    private MembersBySize of() {
        MembersBySize made = of;
        if (made == null) {
            made = new MembersBySize(scope);
            of = made;
        }
        return made;
    }

    /** The round in which a node became true under hypothesis z; if it did not before z was refuted, that round. */
    int round(int z, int node) {
        Rounds rounds = place(z);
        for (int r = 1; r < bound[z]; r++) {
            if (rounds.became(node, r, lane[z])) {
                return r;
            }
        }
        return bound[z];
    }

    /** For each node the round, up to n, in which it becomes true under hypothesis z, or so much later; 0 for z. Once z is refuted all may follow. */
    void earliest(int z, int n, int later, int[] into) {
        Arrays.fill(into, Math.min(bound(z, n), later));
        into[z] = 0;
        Rounds rounds = place(z);
        for (int r = rounds.tested(n); r > 0; r--) {
            long[] found = rounds.found(r);
            for (int node = 0; node < found.length; node++) {
                if ((found[node] >>> lane[z] & 1) != 0) {
                    into[node] = r;
                }
            }
        }
    }

    /** Takes the candidates that became true under hypothesis z in this round, one before that which refutes it, out of a set. */
    void remove(int round, int z, long[] from, int at) {
        long[] found = place(z).found(round);
        int j = lane[z];
        for (int w = 0, c = 0; c < field.size; w++) {
            long gone = 0;
            for (int end = Math.min(c + 64, field.size); c < end; c++) {
                gone |= (found[c] >>> j & 1) << c;
            }
            from[at + w] &= ~gone;
        }
    }

    /** Whether some candidate that contradicts z may become true in n rounds if x is true; also where x is refuted by then, which may be any time later. */
    boolean leadsBack(int z, int x, int n) {
        if (bound(x, n) <= n) {
            return true;
        }
        Rounds rounds = place(x);
        int[] back = field.neighbours(z);
        for (int r = 1; r <= rounds.tested(n); r++) {
            long[] found = rounds.found(r);
            for (int y : back) {
                if ((found[y] >>> lane[x] & 1) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
