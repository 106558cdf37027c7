package ninebynine.chain;

import java.util.List;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/** The shortest braid on a target. */
public final class ShortestBraid {
    private final Field field;
    private final BraidSearch search;

    public ShortestBraid(View view) {
        field = Field.of(view, Nodes.CANDIDATES);
        search = new BraidSearch(field);
    }

    /**
     * Its cells, or null if there is none of 2 to so many.
     *
     * @param longest to find the shortest of many is exponential, so this is what bounds the work
     */
    public @Nullable List<Pattern.Cell> on(int target, int longest) {
        int z = number(target);
        List<Pattern.Cell> cells = null;
        for (int n = 2; n <= longest && cells == null; n++) {
            cells = search.find(z, n);
        }
        return cells;
    }

    private int number(int target) {
        for (int z = 0; z < field.size; z++) {
            if (field.label[z] == target) {
                return z;
            }
        }
        throw new IllegalArgumentException("label " + target + " is no open candidate");
    }
}
