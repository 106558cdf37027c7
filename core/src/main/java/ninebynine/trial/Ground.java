package ninebynine.trial;

import ninebynine.field.CompactField;
import ninebynine.field.Rows;
import ninebynine.model.Model;
import ninebynine.state.View;

/**
 * What hypotheses are tried on: a compact field with its links as lists.
 *
 * <p>A trial inside a trial makes a ground of its own from the one around it, thousands of times.
 *
 * @param links for each candidate those that it contradicts
 */
record Ground(CompactField field, Rows links) {

    static Ground of(View view) {
        CompactField field = CompactField.of(view);
        return new Ground(field, links(view.model(), field));
    }

    /** Each once. */
    private static Rows links(Model model, CompactField field) {
        int size = field.size();
        Rows.Builder links = new Rows.Builder(size, 12 * size);
        int[] seenBy = new int[size];
        int[] number = field.numbers(model.labelCount());
        for (int c = 0; c < size; c++) {
            seenBy[c] = c + 1;
            for (int k = field.variablesOf.start[c]; k < field.variablesOf.end[c]; k++) {
                int v = field.variablesOf.items[k];
                for (int i = field.members.start[v]; i < field.members.end[v]; i++) {
                    addOnce(field.members.items[i], c, seenBy, links);
                }
            }
            if (model.hasOtherLinks()) {
                int from = c;
                model.otherLinks().forEach(field.label[c], x -> addOnce(number[x], from, seenBy, links));
            }
            links.next();
        }
        return links.build();
    }

    private static void addOnce(int d, int c, int[] seenBy, Rows.Builder links) {
        if (d >= 0 && seenBy[d] != c + 1) {
            seenBy[d] = c + 1;
            links.add(d);
        }
    }

    /** What is left of this ground without what is out; decided variables are out too. */
    Ground part(boolean[] out, boolean[] decided) {
        int[] number = new int[out.length];
        int count = 0;
        for (int c = 0; c < out.length; c++) {
            number[c] = out[c] ? -1 : count++;
        }
        return new Ground(field.part(number, count, decided), links.part(out, number));
    }

    int size() {
        return field.size();
    }
}
