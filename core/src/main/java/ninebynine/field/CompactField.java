package ninebynine.field;

import java.util.Arrays;
import java.util.List;
import ninebynine.model.Model;
import ninebynine.state.View;
import ninebynine.tensor.Bits;

/**
 * The open candidates of a state and its undecided variables, renumbered from 0.
 *
 * <pre>
 *   candidate  0 … m-1     label[c]      variablesOf c
 *   variable   0 … v-1     id[v]         members of v
 * </pre>
 *
 * How links are kept is up to who uses it: chains ask for bits, trials for lists.
 */
public final class CompactField {
    /** The label of each candidate. */
    public final int[] label;
    /** The number that each variable has in the model. */
    public final int[] id;
    /** The candidates of each variable. */
    public final Rows members;
    /** The variables of each candidate. */
    public final Rows variablesOf;

    private CompactField(int[] label, int[] id, Rows members) {
        this(label, id, members, members.turned(label.length));
    }

    private CompactField(int[] label, int[] id, Rows members, Rows variablesOf) {
        this.label = label;
        this.id = id;
        this.members = members;
        this.variablesOf = variablesOf;
    }

    /** What is open in a state. */
    public static CompactField of(View view) {
        Model model = view.model();
        int[] label = open(view).toArray();
        int[] number = numbers(label, model.labelCount());
        int[] id = new int[model.variableCount()];
        int count = 0;
        int all = 0;
        for (int v = 0; v < id.length; v++) {
            if (!view.isDecided(v)) {
                id[count++] = v;
                all += view.count(v);
            }
        }
        id = Arrays.copyOf(id, count);
        Rows.Builder members = new Rows.Builder(count, all);
        for (int v : id) {
            add(view, v, number, members);
        }
        int[] variable = numbers(id, model.variableCount());
        Rows.Builder variablesOf = new Rows.Builder(label.length, all);
        for (int x : label) {
            for (int v : model.variables(x)) {
                if (variable[v] >= 0) {
                    variablesOf.add(variable[v]);
                }
            }
            variablesOf.next();
        }
        return new CompactField(label, id, members.build(), variablesOf.build());
    }

    /** The candidates that are no values. */
    public static Bits open(View view) {
        Bits open = view.candidates();
        open.andNot(view.values());
        return open;
    }

    private static void add(View view, int v, int[] number, Rows.Builder members) {
        int[] labels = view.model().labels(v);
        for (int w = 0; w << 6 < labels.length; w++) {
            for (long rest = view.places(v, w); rest != 0; rest &= rest - 1) {
                members.add(number[labels[(w << 6) + Long.numberOfTrailingZeros(rest)]]);
            }
        }
        members.next();
    }

    /**
     * What is left of it.
     *
     * @param again for each candidate its new number, or -1 if it is gone
     * @param count how many are left
     * @param decided the variables that are gone
     */
    public CompactField part(int[] again, int count, boolean[] decided) {
        int[] labels = new int[count];
        for (int c = 0; c < label.length; c++) {
            if (again[c] >= 0) {
                labels[again[c]] = label[c];
            }
        }
        int[] ids = new int[id.length];
        int n = 0;
        for (int v = 0; v < id.length; v++) {
            if (!decided[v]) {
                ids[n++] = id[v];
            }
        }
        return new CompactField(labels, Arrays.copyOf(ids, n), members.part(decided, again));
    }

    /**
     * With sets of candidates as further variables.
     *
     * @param first the number that the first of them has as a variable
     */
    public CompactField with(List<int[]> sets, int first) {
        Rows.Builder all = new Rows.Builder(id.length + sets.size(), members.items.length + 4 * sets.size());
        int[] ids = Arrays.copyOf(id, id.length + sets.size());
        for (int v = 0; v < ids.length; v++) {
            for (int c : v < id.length ? members.row(v) : sets.get(v - id.length)) {
                all.add(c);
            }
            all.next();
            ids[v] = v < id.length ? id[v] : first + v - id.length;
        }
        return new CompactField(label, ids, all.build());
    }

    /** For each of so many labels its number, or -1. */
    public int[] numbers(int labels) {
        return numbers(label, labels);
    }

    /** For each number below a bound where it stands in a list, or -1. */
    public static int[] numbers(int[] list, int bound) {
        int[] number = new int[bound];
        Arrays.fill(number, -1);
        for (int i = 0; i < list.length; i++) {
            number[list[i]] = i;
        }
        return number;
    }

    /** How many candidates are open. */
    public int size() {
        return label.length;
    }
}
