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
    private Scope scope;
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
        world = new Hypothesis(field);
        scope = field.all();
        distance = new int[field.size];
        from = new int[field.size];
        variable = new int[field.size];
        left = new int[field.size];
        queue = new int[field.size];
        toClose = new int[field.size];
    }

    /** The shortest chain on z of at most n variables, or null. */
    @Nullable
    List<Pattern.Cell> find(int z, int n, Scope within) {
        // every such chain is a whip, and what whips ask first they will ask anyway
        if (!within.filter().allows(z, n)) {
            return null;
        }
        scope = within;
        target = z;
        world.start(z);
        int last = shortest(z, n);
        if (last < 0) {
            return null;
        }
        List<Pattern.Cell> path = path(last);
        return isSimple(path) ? path : enumerate(z, n);
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
        if (!scope.allows(v) || bivalue && field.counts[v] != 2 || l == target) {
            return NOTHING;
        }
        boolean dead = world.isDead(l);
        int rest = world.alive(v) - (dead ? 0 : 1);
        if (rest == 0) {
            return CLOSES;
        }
        int x = dead ? world.sum(v) : world.sum(v) ^ l;
        return rest == 1 && x != target ? x : NOTHING;
    }

    private List<Pattern.Cell> path(int last) {
        List<Pattern.Cell> cells = new ArrayList<>();
        cells.add(last(closing, closingLeft));
        for (int x = last; x != target; x = from[x]) {
            cells.add(cell(variable[x], left[x], Ints.of(field.label[x])));
        }
        Collections.reverse(cells);
        return cells;
    }

    /** A bivalue-chain shows its last right-linking candidate; a z-chain may have several and shows none. */
    private Pattern.Cell last(int v, int l) {
        return cell(v, l, bivalue ? Ints.of(field.label[field.sums[v] ^ l]) : Ints.of());
    }

    private Pattern.Cell cell(int v, int l, Ints right) {
        return new Pattern.Cell(field.id[v], field.label[l], right);
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
                return cells;
            }
        }
        return null;
    }

    private boolean walk(int r, int length, List<Pattern.Cell> cells) {
        Stopping.check();
        if (++visits > MOST) {
            return false;
        }
        int left = length - cells.size();
        for (int l : field.neighbours(r)) {
            for (int v : field.variablesOf.row(l)) {
                int x = next(v, l);
                boolean fits = x == CLOSES ? left == 1 : x >= 0 && toClose[x] <= left - 1;
                if (fits) {
                    cells.add(x == CLOSES ? last(v, l) : cell(v, l, Ints.of(field.label[x])));
                    if (isSimple(cells) && (x == CLOSES || walk(x, length, cells))) {
                        return true;
                    }
                    cells.remove(cells.size() - 1);
                }
            }
        }
        return false;
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
