package ninebynine.chain;

import java.util.List;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/** Braids on a target: the shortest, or one that is made at once. */
public final class BraidOn {
    private final Field field;
    private final BraidSearch search;

    /** Braids in this state. */
    public BraidOn(View view) {
        field = Field.of(view, Nodes.CANDIDATES);
        search = field.braids();
    }

    /**
     * The shortest of 2 to so many variables, or null if there is none.
     *
     * @param longest to find the shortest of many is exponential, so this is what bounds the work
     */
    public @Nullable List<Pattern.Cell> shortest(int target, int longest) {
        int z = number(target);
        List<Pattern.Cell> cells = null;
        for (int n = 2; n <= longest && cells == null; n++) {
            cells = search.find(z, n, field.all());
        }
        return cells;
    }

    /** Some braid, cut out of what Singles find, or null: there is one exactly when they, in a state that they have left alone, refute the target. */
    public @Nullable List<Pattern.Cell> plain(int target) {
        return search.plain(number(target));
    }

    private int number(int target) {
        int z = field.number(target);
        if (z < 0) {
            throw new IllegalArgumentException("label " + target + " is no open candidate");
        }
        return z;
    }
}
