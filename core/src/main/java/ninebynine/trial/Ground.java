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

    private Ground(int[] label, int[] first, int[] linked, int[] from, int[] member) {
        this.size = label.length;
        this.variables = from.length - 1;
        this.label = label;
        this.first = first;
        this.linked = linked;
        this.from = from;
        this.member = member;
        start = new int[size + 1];
        for (int c : member) {
            start[c + 1]++;
        }
        for (int c = 0; c < size; c++) {
            start[c + 1] += start[c];
        }
        of = new int[member.length];
        int[] next = start.clone();
        for (int v = 0; v < variables; v++) {
            for (int i = from[v]; i < from[v + 1]; i++) {
                of[next[member[i]]++] = v;
            }
        }
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
        Rows members = new Rows(model.variableCount());
        for (int v = 0; v < model.variableCount(); v++) {
            if (!view.isDecided(v)) {
                for (int x : model.labels(v)) {
                    members.add(number[x]);
                }
                members.next();
            }
        }
        Rows linked = links(model, label, number);
        return new Ground(label, linked.ends(), linked.items(), members.ends(), members.items());
    }

    /** For each candidate those that it contradicts, each once. */
    private static Rows links(Model model, int[] label, int[] number) {
        Rows linked = new Rows(label.length);
        int[] seenBy = new int[label.length];
        for (int c = 0; c < label.length; c++) {
            seenBy[c] = c + 1;
            for (int v : model.variables(label[c])) {
                for (int x : model.labels(v)) {
                    addOnce(number[x], c, seenBy, linked);
                }
            }
            if (model.hasOtherLinks()) {
                int of = c;
                model.otherLinks().forEach(label[c], x -> addOnce(number[x], of, seenBy, linked));
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
        Rows links = new Rows(count);
        for (int c = 0; c < size; c++) {
            if (number[c] >= 0) {
                labels[number[c]] = label[c];
                for (int i = first[c]; i < first[c + 1]; i++) {
                    links.add(number[linked[i]]);
                }
                links.next();
            }
        }
        Rows members = new Rows(variables);
        for (int v = 0; v < variables; v++) {
            if (!decided[v]) {
                for (int i = from[v]; i < from[v + 1]; i++) {
                    members.add(number[member[i]]);
                }
                members.next();
            }
        }
        return new Ground(labels, links.ends(), links.items(), members.ends(), members.items());
    }

    /** Rows of numbers, one after the other. */
    private static final class Rows {
        private int[] items = new int[256];
        private int size;
        private final int[] ends;
        private int rows;

        Rows(int most) {
            ends = new int[most + 1];
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

        int[] ends() {
            return rows + 1 == ends.length ? ends : Arrays.copyOf(ends, rows + 1);
        }

        int[] items() {
            return Arrays.copyOf(items, size);
        }
    }
}
