package ninebynine.chain;

import java.util.List;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** The shortest braid on a target: why Singles alone refute it. There is one exactly when they do. */
public final class ShortestBraid {
    private final Field field;
    private final BraidSearch search;

    public ShortestBraid(View view) {
        field = Field.of(view, Nodes.CANDIDATES);
        search = new BraidSearch(field);
    }

    /** Its cells, or null if there is none. */
    public @Nullable List<Pattern.Cell> on(int target) {
        int z = number(target);
        if (field.filter().bound(z, 1) == 1) {
            return one(z);
        }
        for (int n = 2; n <= field.variables; n++) {
            List<Pattern.Cell> cells = field.filter().bound(z, n) > n ? null : search.find(z, n);
            if (cells != null) {
                return cells;
            }
        }
        return null;
    }

    private int number(int target) {
        for (int z = 0; z < field.size; z++) {
            if (field.label[z] == target) {
                return z;
            }
        }
        throw new IllegalArgumentException("label " + target + " is no open candidate");
    }

    /** A variable whose members all contradict z. */
    private @Nullable List<Pattern.Cell> one(int z) {
        for (int v = 0; v < field.variables; v++) {
            boolean all = true;
            for (int c : field.members[v]) {
                all &= field.linked(z, c);
            }
            if (all && field.members[v].length > 0) {
                return List.of(new Pattern.Cell(field.id[v], field.label[field.members[v][0]], Ints.of()));
            }
        }
        return null;
    }
}
