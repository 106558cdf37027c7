package ninebynine.chain;

import java.util.Arrays;
import ninebynine.field.Rows;
import ninebynine.limit.Stopping;

/**
 * Where a chain on Z of at most n variables can lead in a field: what may become true, in whatever order the nodes before it are taken.
 *
 * <pre>
 *   T₀ = {Z}      K = what T rules out      Tᵣ₊₁ = Tᵣ ∪ {x : a variable with x has nothing else outside K}
 *   the part      the variables of which all is in K or T after n rounds, with their candidates
 * </pre>
 *
 * Unlike in a {@link Filter} a contradiction ends nothing: a chain longer than the shortest proof may go round it.
 */
final class Neighbourhood {
    private final Field field;
    private final boolean[] possible;
    private final boolean[] ruledOut;
    /** For each variable how many members are not ruled out. */
    private final int[] left;

    private int[] nodes = new int[64];
    private int count;

    private Neighbourhood(Field field) {
        this.field = field;
        possible = new boolean[field.size];
        ruledOut = new boolean[field.size];
        left = field.counts.clone();
    }

    /** The part of a field, of candidates alone, that matters to chains of at most n variables on z. */
    static Field of(int z, int n, Field field) {
        Neighbourhood near = new Neighbourhood(field);
        near.add(z);
        for (int round = 0, from = 0; round < n && from < near.count; round++) {
            Stopping.check();
            int to = near.count;
            for (; from < to; from++) {
                near.ruleOut(near.nodes[from]);
            }
        }
        return near.part(z);
    }

    private void add(int x) {
        if (!possible[x]) {
            possible[x] = true;
            if (count == nodes.length) {
                nodes = Arrays.copyOf(nodes, 2 * count);
            }
            nodes[count++] = x;
        }
    }

    private void ruleOut(int node) {
        for (int c : field.neighbours(node)) {
            if (!ruledOut[c]) {
                ruledOut[c] = true;
                for (int v : field.variablesOf.row(c)) {
                    left[v]--;
                    decide(v);
                }
            }
        }
    }

    /** What a variable may leave: the only one that is not ruled out, or, if all are, each of them, by another order. */
    private void decide(int v) {
        if (left[v] < 2) {
            for (int x : field.members.row(v)) {
                if (left[v] == 0 || !ruledOut[x]) {
                    add(x);
                }
            }
        }
    }

    private Field part(int z) {
        boolean[] out = new boolean[field.variables];
        long[] kept = new long[field.words];
        kept[z >> 6] |= 1L << z;
        for (int v = 0; v < out.length; v++) {
            int[] members = field.members.row(v);
            out[v] = field.decided[v] || left[v] == members.length;
            for (int i = 0; i < members.length && !out[v]; i++) {
                out[v] = !ruledOut[members[i]] && !possible[members[i]];
            }
            for (int i = 0; i < members.length && !out[v]; i++) {
                kept[members[i] >> 6] |= 1L << members[i];
            }
        }
        return field.part(Rows.ofBits(kept, 0, field.words), out);
    }
}
