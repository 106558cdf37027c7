package ninebynine.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Z ∧ R₁ ∧ … ∧ Rₖ leaves a variable that Rₖ touches, or once a relation, one node Rₖ₊₁, or nothing: the search for whips and g-whips that lean on a relation.
 *
 * <p>Depth first, as {@link WhipSearch}: what can follow depends on the set of right-linking nodes, on the last of them, and on whether a relation has had its turn.
 */
final class OrSearch {
    private final Field field;
    private final Filter filter;
    /** For each relation its guardians, as bits; for each node the relations that it touches. */
    private final long[][] guardians;

    private final int[] @Nullable [] touching;
    private final Hypothesis world;
    private final boolean groups;
    /** Bit c of row k: the target or one of the first k nodes rules c out. */
    private long[] dead = {};

    private final int[] variable;
    private final int[] node;
    private final int[] left;
    private final LongSet failed = new LongSet();
    private int target;
    private int length;
    private int needed;
    /** Whether a relation may go on, or must be the end. */
    private boolean goesOn;
    /** Whether left-linking candidates are chosen on the way, all different. */
    private boolean strict;

    /**
     * @param field the candidates and ordinary variables
     * @param filter what bounds chains that may use relations as often as they like
     */
    OrSearch(Field field, Filter filter, long[][] guardians) {
        this.field = field;
        this.filter = filter;
        this.guardians = guardians;
        this.touching = new int[field.nodes()][];
        this.world = new Hypothesis(field);
        this.groups = field.groups().count > 0;
        int most = field.variables + 2;
        this.variable = new int[most];
        this.node = new int[most];
        this.left = new int[most];
    }

    /** A chain on z of at most n variables, a relation among them, or null. The relation's variable is a number after those of the model. */
    @Nullable
    List<Pattern.Cell> find(int z, int n, boolean mayGoOn) {
        int found = search(z, n, mayGoOn);
        return found == 0 ? null : cells(found);
    }

    boolean exists(int z, int n, boolean mayGoOn) {
        return search(z, n, mayGoOn) > 0;
    }

    private int search(int z, int n, boolean mayGoOn) {
        if (!filter.allows(z, n)) {
            return 0;
        }
        needed = filter.bound(z, n);
        target = z;
        goesOn = mayGoOn;
        length = Math.min(n, field.variables + 1);
        if (dead.length < (length + 1) * field.words) {
            dead = new long[(length + 1) * field.words];
        }
        int found = run(false);
        if (found == 0 || chooseLeft(0, found)) {
            return found;
        }
        found = 0;
        for (length = 1; found == 0 && length <= n && length <= field.variables + 1; length++) {
            found = run(true);
        }
        return found;
    }

    private int run(boolean choosing) {
        strict = choosing;
        failed.clear();
        int first = emptied(target, -1);
        if (first >= 0) {
            variable[0] = first;
            return !strict || chooseFinal(0) ? 1 : 0;
        }
        if (length == 1) {
            return 0;
        }
        world.start(target);
        System.arraycopy(field.links.bits, target * field.words, dead, 0, field.words);
        return grow(-1, 0, 0, 0, false);
    }

    private int last(int k) {
        return k == 0 ? target : node[k - 1];
    }

    /**
     * Goes on from the last node, k right-linking nodes being taken; returns the chain's length, or 0.
     *
     * @param seen the hash of the set of right-linking nodes, and of the left-linking candidates if they are chosen
     * @param reach the latest round of any of them
     * @param used whether a relation is among the variables
     */
    private int grow(int lastVariable, int k, long seen, int reach, boolean used) {
        int last = last(k);
        if (!used && goesOn) {
            for (int r : touching(last)) {
                int c = lone(r, k);
                int found = c < 0 ? 0 : step(field.variables + r, c, k, seen, reach, true);
                if (found > 0) {
                    return found;
                }
            }
        }
        for (int v : field.touching(last)) {
            int x = world.unit(v);
            int found = x >= 0
                    ? step(v, x, k, seen, reach, used)
                    : groups && v != lastVariable ? confined(v, k, seen, reach, used) : 0;
            if (found > 0) {
                return found;
            }
        }
        return 0;
    }

    private int confined(int v, int k, long seen, int reach, boolean used) {
        for (int g : field.groups().ofVariable[v]) {
            if (isConfined(v, g, k)) {
                int found = step(v, field.size + g, k, seen, reach, used);
                if (found > 0) {
                    return found;
                }
            }
        }
        return 0;
    }

    /** Whether the group has all that v has left, two candidates at least, is not taken, and the last node rules something out beside it. */
    private boolean isConfined(int v, int g, int k) {
        int alive = 0;
        boolean outside = false;
        for (int c : field.members.row(v)) {
            boolean inside = field.groups().spans(g, c);
            if (!isDead(c, k)) {
                if (!inside) {
                    return false;
                }
                alive++;
            } else {
                outside |= !inside && field.rulesOut(last(k), c);
            }
        }
        return alive > 1 && outside && !isTaken(field.size + g, k);
    }

    private boolean isDead(int c, int k) {
        return (dead[k * field.words + (c >> 6)] >>> c & 1) != 0;
    }

    private boolean isTaken(int x, int k) {
        for (int i = 0; i < k; i++) {
            if (node[i] == x) {
                return true;
            }
        }
        return x == target;
    }

    private int[] touching(int x) {
        int[] known = touching[x];
        if (known == null) {
            int[] found = new int[guardians.length];
            int count = 0;
            for (int r = 0; r < guardians.length; r++) {
                if (touches(x, guardians[r])) {
                    found[count++] = r;
                }
            }
            known = Arrays.copyOf(found, count);
            touching[x] = known;
        }
        return known;
    }

    private boolean touches(int x, long[] set) {
        for (int w = 0; w < set.length; w++) {
            if ((field.links.bits[x * set.length + w] & set[w]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The only guardian of a relation that is not ruled out, if it is neither the target nor taken; or -1. */
    private int lone(int r, int k) {
        int found = -1;
        for (int w = 0, at = k * field.words; w < field.words; w++) {
            long left = guardians[r][w] & ~dead[at + w];
            if (left != 0) {
                if (found >= 0 || (left & left - 1) != 0) {
                    return -1;
                }
                found = (w << 6) + Long.numberOfTrailingZeros(left);
            }
        }
        return found < 0 || isTaken(found, k) ? -1 : found;
    }

    /** A relation that has nothing left once x is taken too, k others being taken; none for a target alone if k < 0. */
    private int emptied(int x, int k) {
        for (int r : touching(x)) {
            boolean empty = true;
            for (int w = 0; w < field.words && empty; w++) {
                long taken = field.links.bits[x * field.words + w] | (k < 0 ? 0 : dead[k * field.words + w]);
                empty = (guardians[r][w] & ~taken) == 0;
            }
            if (empty) {
                return field.variables + r;
            }
        }
        return -1;
    }

    /** Takes x as the right-linking node of v. */
    private int step(int v, int x, int k, long seen, int reach, boolean used) {
        int latest = latest(x, k, reach);
        if (latest < 0) {
            return 0;
        }
        variable[k] = v;
        node[k] = x;
        if (!strict) {
            return enter(v, x, k, seen ^ LongSet.spread(x), latest, used);
        }
        for (int c : members(v)) {
            if (canBeLeft(c, k)) {
                left[k] = c;
                long chosen = seen ^ LongSet.spread(x) ^ LongSet.spread(~(c + field.nodes()));
                int found = enter(v, x, k, chosen, latest, used);
                if (found > 0) {
                    return found;
                }
                variable[k] = v;
                node[k] = x;
            }
        }
        return 0;
    }

    private int enter(int v, int x, int k, long seen, int reach, boolean used) {
        int end = used ? world.emptiedBy(x, field.all()) : emptied(x, k);
        if (end >= 0) {
            variable[k + 1] = end;
            if (!strict || chooseFinal(k + 1)) {
                return k + 2;
            }
        }
        if (k == length - 2) {
            return 0;
        }
        long key = seen * 31 + LongSet.spread(used ? x : ~x) | 1;
        if (failed.contains(key)) {
            return 0;
        }
        for (int w = 0, at = k * field.words, to = at + field.words; w < field.words; w++) {
            dead[to + w] = dead[at + w] | field.links.bits[x * field.words + w];
        }
        world.take(x);
        int found = grow(v, k + 1, seen, reach, used);
        world.leave(x);
        if (found == 0) {
            failed.add(key);
        }
        return found;
    }

    /** As in {@link WhipSearch}: the latest round of the nodes so far and x, or -1 if that is too early. */
    private int latest(int x, int k, int reach) {
        if (needed <= 2) {
            return 1;
        }
        int latest = Math.max(reach, filter.round(target, x));
        return latest < needed - length + k + 1 ? -1 : latest;
    }

    private int[] members(int v) {
        if (v < field.variables) {
            return field.members.row(v);
        }
        long[] set = guardians[v - field.variables];
        int[] members = new int[Arrays.stream(set).mapToInt(Long::bitCount).sum()];
        int count = 0;
        for (int w = 0; w < set.length; w++) {
            for (long rest = set[w]; rest != 0; rest &= rest - 1) {
                members[count++] = (w << 6) + Long.numberOfTrailingZeros(rest);
            }
        }
        return members;
    }

    /** Chooses a left-linking candidate for every variable found, all different. */
    private boolean chooseLeft(int k, int n) {
        if (k == n - 1) {
            return chooseFinal(k);
        }
        for (int c : members(variable[k])) {
            if (canBeLeft(c, k)) {
                left[k] = c;
                if (chooseLeft(k + 1, n)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** One for the last variable. */
    private boolean chooseFinal(int k) {
        for (int c : members(variable[k])) {
            if (field.rulesOut(last(k), c) && !isLeft(c, k)) {
                left[k] = c;
                return true;
            }
        }
        return false;
    }

    private boolean canBeLeft(int c, int k) {
        boolean inside = node[k] == c || node[k] >= field.size && field.groups().spans(node[k] - field.size, c);
        return !inside && field.rulesOut(last(k), c) && !isLeft(c, k);
    }

    /** Whether it is the left-linking candidate of an earlier variable; guardians may be so again. */
    private boolean isLeft(int c, int k) {
        for (int i = 0; i < k && variable[k] < field.variables; i++) {
            if (left[i] == c && variable[i] < field.variables) {
                return true;
            }
        }
        return false;
    }

    private List<Pattern.Cell> cells(int n) {
        List<Pattern.Cell> cells = new ArrayList<>(n);
        for (int k = 0; k < n; k++) {
            int v = variable[k];
            int id = v < field.variables ? field.id[v] : field.model().variableCount() + v - field.variables;
            Ints right = k == n - 1 ? Ints.of() : field.labels(node[k]);
            cells.add(new Pattern.Cell(id, field.label[left[k]], right));
        }
        return cells;
    }
}
