package ninebynine.trial;

import java.util.Arrays;
import ninebynine.model.Model;
import ninebynine.state.View;
import ninebynine.tensor.Bits;

/**
 * What hypotheses are tried on: the open candidates of a state and its undecided variables, renumbered from 0.
 *
 * <pre>
 *   candidate c   label[c]    linked[first[c] … first[c+1]-1]     what contradicts it
 *                             of[start[c] … start[c+1]-1]         the variables it belongs to
 *   variable v                member[from[v] … from[v+1]-1]       what it can be
 * </pre>
 *
 * Flat, because a trial inside a trial makes a ground of its own from the one around it, thousands of times.
 */
final class Ground {
    final int size;
    final int variables;
    final int[] label;
    final int[] first;
    final int[] linked;
    final int[] start;
    final int[] of;
    final int[] from;
    final int[] member;

    private Ground(int[] label, Rows links, Rows members, int[] start, int[] of) {
        this.size = label.length;
        this.label = label;
        this.first = links.ends();
        this.linked = links.items();
        this.from = members.ends();
        this.variables = members.rows();
        this.member = members.items();
        this.start = start;
        this.of = of;
    }

    static Ground of(View view) {
        Model model = view.model();
        Bits open = view.candidates();
        open.andNot(view.values());
        int[] label = open.toInts().toArray();
        int[] number = new int[model.labelCount()];
        Arrays.fill(number, -1);
        for (int c = 0; c < label.length; c++) {
            number[label[c]] = c;
        }
        Rows members = new Rows(model.variableCount(), 4 * label.length);
        for (int v = 0; v < model.variableCount(); v++) {
            if (!view.isDecided(v)) {
                addOpen(view, v, number, members);
                members.next();
            }
        }
        int[] start = starts(members, label.length);
        int[] of = variablesOf(members, start);
        return new Ground(label, links(model, label, number, members, start, of), members, start, of);
    }

    private static void addOpen(View view, int v, int[] number, Rows members) {
        int[] labels = view.model().labels(v);
        for (int word = 0; word << 6 < labels.length; word++) {
            for (long rest = view.places(v, word); rest != 0; rest &= rest - 1) {
                members.add(number[labels[(word << 6) + Long.numberOfTrailingZeros(rest)]]);
            }
        }
    }

    /** Where the variables of each candidate begin. */
    private static int[] starts(Rows members, int size) {
        int[] start = new int[size + 1];
        for (int i = 0; i < members.size; i++) {
            start[members.items[i] + 1]++;
        }
        for (int c = 0; c < size; c++) {
            start[c + 1] += start[c];
        }
        return start;
    }

    private static int[] variablesOf(Rows members, int[] start) {
        int[] of = new int[members.size];
        int[] next = start.clone();
        for (int v = 0; v < members.rows(); v++) {
            for (int i = members.ends[v]; i < members.ends[v + 1]; i++) {
                of[next[members.items[i]]++] = v;
            }
        }
        return of;
    }

    /** For each candidate those that it contradicts, each once. */
    private static Rows links(Model model, int[] label, int[] number, Rows members, int[] start, int[] of) {
        Rows linked = new Rows(label.length, 12 * label.length);
        int[] seenBy = new int[label.length];
        for (int c = 0; c < label.length; c++) {
            seenBy[c] = c + 1;
            for (int k = start[c]; k < start[c + 1]; k++) {
                for (int i = members.ends[of[k]]; i < members.ends[of[k] + 1]; i++) {
                    addOnce(members.items[i], c, seenBy, linked);
                }
            }
            if (model.hasOtherLinks()) {
                int from = c;
                model.otherLinks().forEach(label[c], x -> addOnce(number[x], from, seenBy, linked));
            }
            linked.next();
        }
        return linked;
    }

    private static void addOnce(int d, int c, int[] seenBy, Rows linked) {
        if (d >= 0 && seenBy[d] != c + 1) {
            seenBy[d] = c + 1;
            linked.add(d);
        }
    }

    /** What is left of this ground: number[c] is the new number of c, or -1 if it is gone; decided variables are gone too. */
    Ground part(int[] number, int count, boolean[] decided) {
        int[] labels = new int[count];
        Rows links = new Rows(count, linked.length);
        for (int c = 0; c < size; c++) {
            if (number[c] >= 0) {
                labels[number[c]] = label[c];
                for (int i = first[c]; i < first[c + 1]; i++) {
                    links.add(number[linked[i]]);
                }
                links.next();
            }
        }
        Rows members = new Rows(variables, member.length);
        for (int v = 0; v < variables; v++) {
            if (!decided[v]) {
                for (int i = from[v]; i < from[v + 1]; i++) {
                    members.add(number[member[i]]);
                }
                members.next();
            }
        }
        int[] starts = starts(members, count);
        return new Ground(labels, links, members, starts, variablesOf(members, starts));
    }

    /** Rows of numbers, one after the other. */
    private static final class Rows {
        private int[] items;
        private int size;
        private final int[] ends;
        private int rows;

        Rows(int most, int capacity) {
            ends = new int[most + 1];
            items = new int[capacity + 1];
        }

        /** Adds to the present row; what has no number is left out. */
        void add(int item) {
            if (item >= 0) {
                if (size == items.length) {
                    items = Arrays.copyOf(items, 2 * size);
                }
                items[size++] = item;
            }
        }

        void next() {
            ends[++rows] = size;
        }

        int rows() {
            return rows;
        }

        /** Where each row begins, and where the last ends; there may be more after that. */
        int[] ends() {
            return ends;
        }

        int[] items() {
            return items;
        }
    }
}
