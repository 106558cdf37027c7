package ninebynine.chain;

import java.util.Arrays;
import ninebynine.kernel.Kernel;
import ninebynine.kernel.Lanes;
import ninebynine.limit.Room;
import ninebynine.limit.Stopping;

/**
 * Up to 64 hypotheses about one field, round by round, and what became true in which.
 *
 * <pre>
 *   alive[c] = ~ links of c
 *   round r:   per variable   no member left         → the hypothesis is refuted in round r
 *                             one member c left      → c is newly true
 *                             all left in one group  → the group is newly true        (g-chains only)
 *              what is newly true rules out its neighbours
 * </pre>
 *
 * What the last round found spreads only when a further one is asked for.
 */
final class Rounds {
    private final Field field;
    private final int[] bound;
    private final Kept kept;
    private final Groups groups;
    private final Lanes lanes;
    /** What was alive before the last round. */
    private final long[] before;
    /** For each candidate the lanes whose hypothesis rules it out. */
    private final long[] linked;
    /** The hypothesis of each lane. */
    private final int[] hypothesis = new int[Long.SIZE];
    /** The lanes that stand for their hypotheses. */
    private long used;
    /** What became true in each round. */
    private long[][] found = new long[4][];

    /** The hypotheses that each round refuted. */
    private long[] refuted = new long[4];

    private int tested;
    private boolean over;
    /** The refuted hypotheses that a single node of the last round may refute. */
    private long single;

    /** How many rounds of 64 hypotheses a filter keeps: on a large field they need more room than anything else. */
    static final class Kept {
        /** So many bytes fit anywhere. */
        private static final double LARGE = 1 << 24;

        private final Field field;
        private int rounds;

        Kept(Field field) {
            this.field = field;
        }

        /** One more, if there is room. */
        private void count() {
            rounds++;
            double all = (rounds + 4.0 * field.words)
                    * Long.BYTES
                    * field.nodes(); // and what is alive and holds, and the links
            if (all > LARGE) {
                Room.check(all, "The rounds of chains on " + field.size + " candidates");
            }
        }
    }

    /**
     * @param bound where the rounds that refute hypotheses are kept
     */
    Rounds(Field field, int[] bound, Kept kept) {
        this.field = field;
        this.bound = bound;
        this.kept = kept;
        groups = field.groups();
        lanes = new Lanes(field.size, field.nodes());
        before = new long[field.size];
        linked = new long[field.size];
    }

    /** Takes up some hypotheses, in order: every one rules out what is linked to it, and nothing else is known. */
    void begin(int[] hypotheses, int count) {
        used = -1L >>> Long.SIZE - count;
        System.arraycopy(hypotheses, 0, hypothesis, 0, count);
        tested = 0;
        over = false;
        single = 0;
        lanes.begin(used);
        if (count > 0 && hypotheses[0] % Long.SIZE == 0 && hypotheses[count - 1] == hypotheses[0] + count - 1) {
            for (int c = 0, at = hypotheses[0] >> 6; c < field.size; c++, at += field.words) {
                linked[c] = field.links.bits[at] & used;
            }
        } else {
            Arrays.fill(linked, 0);
            for (int lane = 0; lane < count; lane++) {
                for (int c : field.neighbours(hypotheses[lane])) {
                    linked[c] |= 1L << lane;
                }
            }
        }
        for (int c = 0; c < field.size; c++) {
            lanes.alive[c] &= ~linked[c];
        }
        for (int lane = 0; lane < count; lane++) {
            lanes.holds[hypotheses[lane]] = 1L << lane;
        }
    }

    /** One more round, if anything was new in the last. */
    void next(MembersBySize of) {
        Stopping.check();
        over = tested > 0 && !spread();
        if (!over) {
            lanes.fresh = fresh(tested);
            tested++;
            test(of);
        }
    }

    /** Whether there is nothing more to find in n rounds. */
    boolean isTested(int n) {
        return tested >= n || over;
    }

    /** Where a round's findings go. */
    private long[] fresh(int round) {
        if (round == found.length) {
            found = Arrays.copyOf(found, 2 * round);
            refuted = Arrays.copyOf(refuted, 2 * round);
        }
        if (found[round] == null) {
            kept.count();
            found[round] = new long[field.nodes()];
        } else {
            Arrays.fill(found[round], 0);
        }
        return found[round];
    }

    /** Which hypotheses are refuted, and what becomes true in the others. */
    private void test(MembersBySize of) {
        lanes.forgetEmptied();
        int triples = 2 * of.pairs;
        int larger = triples + 3 * of.triples;
        lanes.lookAtPairs(of.members, 0, triples);
        lanes.lookAtTriples(of.members, triples, larger);
        int from = larger;
        for (int k = of.pairs + of.triples; k < of.variables.length; k++) {
            int to = from + field.counts[of.variables[k]];
            lanes.look(of.members, from, to);
            from = to;
        }
        if (groups.count > 0) {
            confine(of, triples);
        }
        refute(of.members);
        lanes.settle();
    }

    /** Groups that hold all that a variable has left, where that is more than one candidate. */
    private void confine(MembersBySize of, int first) {
        int from = first;
        for (int k = of.pairs; k < of.variables.length; k++) {
            int v = of.variables[k];
            int to = from + field.counts[v];
            int[] ofVariable = groups.ofVariable[v];
            long several = ofVariable.length == 0 ? 0 : Kernel.atLeastTwo(lanes.alive, of.members, from, to);
            for (int i = 0; several != 0 && i < ofVariable.length; i++) {
                long inside = several;
                for (int c : groups.outside[v][i]) {
                    inside &= ~lanes.alive[c];
                }
                lanes.fresh[field.size + ofVariable[i]] |= inside;
            }
            from = to;
        }
    }

    /** Ends the lanes in which a variable has nothing left, and notes where one node of the last round may be enough for that; in the first it is the hypothesis. */
    private void refute(int[] members) {
        long living = lanes.live;
        for (int e = 0; e < lanes.emptied(); e++) {
            for (long rest = lanes.emptiedWorlds(e); rest != 0; rest &= rest - 1) {
                int lane = Long.numberOfTrailingZeros(rest);
                bound[hypothesis[lane]] = tested;
                if ((single >>> lane & 1) == 0
                        && (tested == 1 || hasSingleNode(members, lanes.emptiedFrom(e), lanes.emptiedTo(e), lane))) {
                    single |= 1L << lane;
                }
            }
            lanes.live &= ~lanes.emptiedWorlds(e);
        }
        refuted[tested - 1] = living & ~lanes.live;
    }

    private boolean hasSingleNode(int[] members, int from, int to, int lane) {
        long[] last = found[tested - 2];
        int first = from;
        while (!hasDied(members[first], lane)) {
            first++;
        }
        for (int x : field.killers(members[first])) {
            if ((last[x] >>> lane & 1) != 0 && rulesOutAll(x, members, first + 1, to, lane)) {
                return true;
            }
        }
        return false;
    }

    private boolean rulesOutAll(int node, int[] members, int from, int to, int lane) {
        for (int i = from; i < to; i++) {
            if (hasDied(members[i], lane) && !field.rulesOut(node, members[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether a candidate died in the last round. */
    private boolean hasDied(int c, int lane) {
        return ((before[c] & ~lanes.alive[c]) >>> lane & 1) != 0;
    }

    /** Lets what is newly true rule out its neighbours; answers whether anything was new. */
    private boolean spread() {
        boolean any = false;
        long[] alive = lanes.alive;
        long[] links = field.links.bits;
        int words = field.words;
        System.arraycopy(alive, 0, before, 0, alive.length);
        for (int node = 0; node < lanes.fresh.length; node++) {
            long some = lanes.fresh[node];
            if (some != 0) {
                any = true;
                lanes.holds[node] |= some;
                long left = ~some;
                for (int w = 0, at = node * words; w < words; w++, at++) {
                    for (long rest = links[at]; rest != 0; rest &= rest - 1) {
                        alive[(w << 6) + Long.numberOfTrailingZeros(rest)] &= left;
                    }
                }
            }
        }
        return any;
    }

    /** The lanes whose hypotheses a round refuted. */
    long refuted(int round) {
        return round > tested ? 0 : refuted[round - 1] & used;
    }

    /** How many rounds there were, at most n. */
    int tested(int n) {
        return Math.min(n, tested);
    }

    /** Whether a node became true in a round under the hypothesis of a lane. */
    boolean became(int node, int round, int lane) {
        return (found[round - 1][node] >>> lane & 1) != 0;
    }

    /** What became true in a round. */
    long[] found(int round) {
        return found[round - 1];
    }

    boolean isSingle(int lane) {
        return (single >>> lane & 1) != 0;
    }

    /** The lanes that stand for their hypotheses. */
    long used() {
        return used;
    }

    int hypothesis(int lane) {
        return hypothesis[lane];
    }

    /** Gives some lanes up. */
    void release(long some) {
        used &= ~some;
        lanes.live &= ~some;
    }

    /**
     * The lanes that may go another way once candidates are gone.
     *
     * @param decided the variables that go with them
     */
    long touched(Scope scope, long[] gone, boolean[] decided) {
        long touched = 0;
        for (int i = 0; i < gone.length && touched != used; i++) {
            for (long rest = gone[i]; rest != 0; rest &= rest - 1) {
                int c = (i << 6) + Long.numberOfTrailingZeros(rest);
                for (int k = field.variablesOf.start[c]; k < field.variablesOf.end[c]; k++) {
                    int v = field.variablesOf.items[k];
                    if (scope.allows(v)) {
                        touched |= used & ~ignores(v, gone, decided[v]);
                    }
                }
            }
        }
        return touched;
    }

    /**
     * The lanes in which it does not matter what a variable loses: two others are left, or, if it is decided, two of any kind, so that the variable said
     * nothing yet; or the hypothesis itself rules out all that goes.
     */
    private long ignores(int v, long[] gone, boolean decided) {
        long ones = 0;
        long twos = 0;
        long ruledOut = -1;
        for (int i = field.members.start[v]; i < field.members.end[v]; i++) {
            int c = field.members.items[i];
            boolean goes = (gone[c >> 6] >>> c & 1) != 0;
            if (goes && !decided) {
                ruledOut &= linked[c];
            } else {
                twos |= ones & lanes.alive[c];
                ones |= lanes.alive[c];
            }
        }
        return decided ? twos : twos | ruledOut;
    }
}
