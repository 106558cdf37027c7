package ninebynine.chain;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** The shortest braid on a target: why Singles alone refute it. There is one exactly when they do. */
public final class ShortestBraid {
    private final View view;
    private final Field field;
    private final BraidSearch search;

    public ShortestBraid(View view) {
        this.view = view;
        field = Field.of(view, Nodes.CANDIDATES);
        search = new BraidSearch(field);
    }

    /** Its cells, or null if there is none. */
    public @Nullable List<Pattern.Cell> on(int target) {
        List<Pattern.Cell> cells = one(target);
        int z = number(target);
        for (int n = 2; n <= field.variables && cells == null; n++) {
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

    /** A variable whose candidates all contradict the target. */
    private @Nullable List<Pattern.Cell> one(int target) {
        Model model = view.model();
        for (int v = 0; v < model.variableCount(); v++) {
            int[] open = IntStream.of(model.labels(v)).filter(view::isCandidate).toArray();
            if (!view.isDecided(v)
                    && open.length > 0
                    && IntStream.of(open).allMatch(x -> model.links().linked(target, x))) {
                return List.of(new Pattern.Cell(v, open[0], Ints.of()));
            }
        }
        return null;
    }
}
