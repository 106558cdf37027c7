package ninebynine.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Z–L₁=R₁–L₂=R₂–…–Lₙ with candidates(Vₖ)∖{Lₖ,Rₖ} ⊆ N(Z): the search for chains without memory, bivalue-chains and z-chains.
 *
 * <p>What may follow Rₖ depends on Z and Rₖ alone, so the shortest chain is a shortest path, found breadth first. Only if that path meets itself,
 * which is rare, are the simple paths enumerated.
 */
final class PathSearch {
    /** More visits to simple paths are not worth it: where shorter chains were taken first, some hundreds do. The cut is the same on every machine. */
    private static final int MOST = 100_000;

    private static final int CLOSES = -1;
    private static final int NOTHING = -2;

    private final Field field;
    private final boolean bivalue;
    private final Hypothesis world;
    private final int[] distance;
    private final int[] from;
    private final int[] variable;
    private final int[] left;
    private final int[] queue;
    private final int[] toClose;
    /** The variables of the way, its left-linking candidates, and how often each is a right-linking one. */
    private final boolean[] onWay;

    private final boolean[] isLeft;
    private final int[] rights;
    private final PlaceBits places;
    /** The variables that a chain may use: all, or those of two candidates. */
    private final long[] usable;
    /** Of these, those that the target leaves nothing, one candidate, or two. */
    private final long[] none;

    private final long[] single;
    private final long[] pair;
    /** What all that was reached rules out, laid out as {@link Falls}. */
    private final long[] fall;

    private final long[] seen;
    private int target;
    private int closing;
    private int closingLeft;
    /** How many nodes were visited on simple paths of this target. */
    private int visits;

    /**
     * @param bivalue whether every variable must have exactly two candidates
     */
    PathSearch(Field field, boolean bivalue) {
        this.field = field;
        this.bivalue = bivalue;
        world = field.world();
        places = field.places;
        usable = usable();
        none = new long[field.span];
        single = new long[field.span];
        pair = new long[field.span];
        fall = new long[places.words + 2 * field.span];
        seen = new long[field.words];
        distance = new int[field.size];
        from = new int[field.size];
        variable = new int[field.size];
        left = new int[field.size];
        queue = new int[field.size];
        toClose = new int[field.size];
        onWay = new boolean[field.variables];
        isLeft = new boolean[field.size];
        rights = new int[field.size];
    }

    private long[] usable() {
        long[] some = new long[field.span];
        for (int v = 0; v < field.variables; v++) {
            if (!bivalue || field.counts[v] == 2) {
                some[places.rank[v] >> 6] |= 1L << places.rank[v];
            }
        }
        return some;
    }

    /** The shortest chain on z of at most n variables, or null. */
    @Nullable
    List<Pattern.Cell> find(int z, int n, Scope within) {
        // every such chain is a whip, and what whips ask first they will ask anyway
        if (!within.filter().allows(z, n)) {
            return null;
        }
        target = z;
        world.start(z);
        count(within);
        if (!mayClose(z, n)) {
            return null;
        }
        int last = shortest(z, n);
        if (last < 0) {
            return null;
        }
        List<Pattern.Cell> path = path(last);
        return isSimple(path) ? path : enumerate(z, n);
    }

    /** Tells variables by what the target leaves of them. One that has the target itself leads nowhere. */
    private void count(Scope scope) {
        long[] alive = world.now();
        for (int w = 0; w < usable.length; w++) {
            long ones = 0;
            long twos = 0;
            long threes = 0;
            for (int at = places.start[w], end = places.start[w + 1]; at < end; at++) {
                threes |= twos & alive[at];
                twos |= ones & alive[at];
                ones |= alive[at];
            }
            long may = usable[w] & scope.mask[w] & world.free(w);
            none[w] = may & ~ones;
            single[w] = may & ones & ~twos;
            pair[w] = may & twos & ~threes;
        }
    }

    /** Whether some path from z closes with at most n variables: breadth first too, but every node of a distance at once. */
    private boolean mayClose(int z, int n) {
        Arrays.fill(seen, 0);
        seen[z >> 6] |= 1L << z;
        System.arraycopy(field.fall(z), 0, fall, 0, fall.length);
        for (int length = 1; !closes(); length++) {
            if (length == n || !spread()) {
                return false;
            }
        }
        return true;
    }

    /** Whether what was reached leaves a variable nothing. */
    private boolean closes() {
        long[] alive = world.now();
        long closed = 0;
        for (int w = 0; w < single.length; w++) {
            closed |= none[w];
            for (int at = places.start[w], end = places.start[w + 1]; at < end; at++) {
                closed |= single[w] & alive[at] & fall[at];
            }
        }
        return closed != 0;
    }

    /** Reaches what variables have left besides what was ruled out; answers whether there is anything new. */
    private boolean spread() {
        long[] alive = world.now();
        int fresh = 0;
        for (int w = 0; w < single.length; w++) {
            long once = 0;
            long twice = 0;
            for (int at = places.start[w], end = places.start[w + 1]; at < end; at++) {
                long lost = pair[w] & alive[at] & fall[at];
                twice |= once & lost;
                once |= lost;
            }
            long whole = single[w] & fall[places.words + w] | twice;
            for (int at = places.start[w], end = places.start[w + 1]; at < end; at++) {
                for (long rest = alive[at] & (whole | once & ~fall[at]); rest != 0; rest &= rest - 1) {
                    int x = places.candidate[(at << 6) + Long.numberOfTrailingZeros(rest)];
                    if ((seen[x >> 6] >>> x & 1) == 0) {
                        seen[x >> 6] |= 1L << x;
                        queue[fresh++] = x;
                    }
                }
            }
        }
        for (int i = 0; i < fresh; i++) {
            long[] with = field.fall(queue[i]);
            for (int at = 0; at < fall.length; at++) {
                fall[at] |= with[at];
            }
        }
        return fresh > 0;
    }

    /** Breadth first from z; the node from which a variable closes the chain first, or -1 if none does in time. */
    private int shortest(int z, int n) {
        Arrays.fill(distance, -1);
        distance[z] = 0;
        queue[0] = z;
        int to = 1;
        for (int i = 0; i < to; i++) {
            Stopping.check();
            int r = queue[i];
            if (distance[r] == n) {
                return -1;
            }
            for (int l : field.neighbours(r)) {
                for (int v : field.variablesOf.row(l)) {
                    int x = next(v, l);
                    if (x == CLOSES) {
                        closing = v;
                        closingLeft = l;
                        return r;
                    }
                    if (x >= 0 && distance[x] < 0) {
                        distance[x] = distance[r] + 1;
                        from[x] = r;
                        variable[x] = v;
                        left[x] = l;
                        queue[to++] = x;
                    }
                }
            }
        }
        return -1;
    }

    /** What v leaves when l is false and Z true: a node, nothing at all (it closes), or more than one. */
    private int next(int v, int l) {
        int r = places.rank[v];
        int w = r >> 6;
        boolean dead = world.isDead(l);
        if ((none[w] >>> r & 1) != 0) {
            return CLOSES;
        }
        if ((single[w] >>> r & 1) != 0) {
            return dead ? places.first(v, world.now()) : CLOSES;
        }
        return (pair[w] >>> r & 1) == 0 || dead ? NOTHING : world.sum(v) ^ l;
    }

    private List<Pattern.Cell> path(int last) {
        List<Pattern.Cell> cells = new ArrayList<>();
        cells.add(cell(closing, closingLeft, end(closing, closingLeft)));
        for (int x = last; x != target; x = from[x]) {
            cells.add(cell(variable[x], left[x], x));
        }
        Collections.reverse(cells);
        return cells;
    }

    /** A bivalue-chain shows its last right-linking candidate; a z-chain may have several and shows none. */
    private int end(int v, int l) {
        return bivalue ? field.sums[v] ^ l : NOTHING;
    }

    private Pattern.Cell cell(int v, int l, int right) {
        return new Pattern.Cell(
                field.id[v], field.label[l], right == NOTHING ? Ints.of() : Ints.of(field.label[right]));
    }

    /** Whether no variable and no candidate occurs twice. */
    static boolean isSimple(List<Pattern.Cell> cells) {
        for (int i = 0; i < cells.size(); i++) {
            for (int j = 0; j < i; j++) {
                Pattern.Cell a = cells.get(i);
                Pattern.Cell b = cells.get(j);
                if (a.variable() == b.variable()
                        || a.left() == b.left()
                        || b.right().contains(a.left())
                        || a.right().contains(b.left())) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The shortest simple path of at most n variables. */
    private @Nullable List<Pattern.Cell> enumerate(int z, int n) {
        distancesToClose(n);
        visits = 0;
        for (int length = toClose[z]; length <= n; length++) {
            List<Pattern.Cell> cells = new ArrayList<>();
            if (walk(z, length, cells)) {
                Collections.reverse(cells);
                return cells;
            }
        }
        return null;
    }

    /** Goes on from a node for so many variables more; takes the cells of the way that closes, from the last one back. */
    private boolean walk(int r, int more, List<Pattern.Cell> cells) {
        Stopping.check();
        if (++visits > MOST) {
            return false;
        }
        for (int l : field.neighbours(r)) {
            for (int v : field.variablesOf.row(l)) {
                int x = next(v, l);
                boolean closes = x == CLOSES;
                int right = closes ? end(v, l) : x;
                boolean fits = closes ? more == 1 : x >= 0 && toClose[x] < more;
                if (fits && !meet(v, l, right)) {
                    mark(v, l, right, true);
                    boolean found = closes || walk(x, more - 1, cells);
                    mark(v, l, right, false);
                    if (found) {
                        cells.add(cell(v, l, right));
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether a cell has something that one before it has too, but for a right-linking candidate that both may have. */
    private boolean meet(int v, int l, int right) {
        return onWay[v] || isLeft[l] || rights[l] > 0 || right != NOTHING && isLeft[right];
    }

    private void mark(int v, int l, int right, boolean taken) {
        onWay[v] = taken;
        isLeft[l] = taken;
        if (right != NOTHING) {
            rights[right] += taken ? 1 : -1;
        }
    }

    /** How many variables each node needs at least to close, by relaxation. */
    private void distancesToClose(int n) {
        Arrays.fill(toClose, n + 1);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int r : field.open()) {
                Stopping.check();
                int best = toClose[r];
                for (int l : field.neighbours(r)) {
                    for (int v : field.variablesOf.row(l)) {
                        int x = next(v, l);
                        if (x != NOTHING) {
                            best = Math.min(best, x == CLOSES ? 1 : toClose[x] + 1);
                        }
                    }
                }
                changed |= best < toClose[r];
                toClose[r] = best;
            }
        }
    }
}
