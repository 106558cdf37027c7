package ninebynine.chain;

import java.util.ArrayList;
import java.util.List;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Z₁ ∧ Z₂ ∧ R₁ ∧ … ∧ Rₖ leaves variable Vₖ₊₁, which Rₖ touches, one candidate Rₖ₊₁, or nothing: the search for bi-whips. The first variable may be touched by either of the two.
 */
final class BiWhips {
    private final Field field;
    private final Hypothesis world;
    private final Scope scope;
    private final LongSet failed = new LongSet();
    private final int[] variable;
    private final int[] node;
    private int first;
    private int second;
    private int length;

    BiWhips(Field field) {
        this.field = field;
        world = new Hypothesis(field);
        scope = field.all();
        variable = new int[field.variables + 1];
        node = new int[field.variables + 1];
    }

    /** A bi-whip on two candidates that nothing links, of at most n variables; or null. */
    @Nullable
    List<Pattern.Cell> find(int z1, int z2, int n) {
        first = z1;
        second = z2;
        failed.clear();
        world.clear();
        if (world.empties(z1, scope)) { // whatever the other is
            variable[0] = world.emptiedBy(z1, scope);
            return cells(1);
        }
        world.take(z1);
        if (world.empties(z2, scope)) {
            variable[0] = world.emptiedBy(z2, scope);
            return cells(1);
        }
        world.take(z2);
        for (length = 2; length <= n; length++) {
            failed.clear();
            int found = grow(z1, 0, 0);
            found = found > 0 ? found : grow(z2, 0, 0);
            if (found > 0) {
                return cells(found);
            }
        }
        return null;
    }

    /** Goes on from the last node, k right-linking candidates being taken; returns the length, or 0. */
    private int grow(int last, int k, long set) {
        for (int i = 0, count = world.listUnits(last, scope); i < count; i++) {
            int found = world.isRepeated(i) ? 0 : step(world.variable(i), world.candidate(i), k, set);
            if (found > 0) {
                return found;
            }
        }
        return 0;
    }

    private int step(int v, int x, int k, long set) {
        long united = set ^ LongSet.spread(x);
        long key = WhipSearch.key(united, x);
        if (failed.contains(key)) {
            return 0;
        }
        variable[k] = v;
        node[k] = x;
        int found = 0;
        if (world.empties(x, scope)) {
            variable[k + 1] = world.emptiedBy(x, scope);
            found = k + 2;
        } else if (k < length - 2) {
            world.take(x);
            found = grow(x, k + 1, united);
            world.leave(x);
        }
        if (found == 0) {
            failed.add(key);
        }
        return found;
    }

    private List<Pattern.Cell> cells(int n) {
        List<Pattern.Cell> cells = new ArrayList<>(n);
        for (int k = 0; k < n; k++) {
            Ints right = k == n - 1 ? Ints.of() : Ints.of(field.label[node[k]]);
            cells.add(new Pattern.Cell(field.id[variable[k]], field.label[left(k)], right));
        }
        return cells;
    }

    private int left(int k) {
        for (int c : field.members.row(variable[k])) {
            if (k == 0 ? field.linked(first, c) || field.linked(second, c) : field.linked(node[k - 1], c)) {
                return c;
            }
        }
        throw new IllegalStateException("a bi-whip's variable without a left-linking candidate");
    }
}
