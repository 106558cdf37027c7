package ninebynine.rule.relation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Which candidates of a state are both true or both false: those an even number of steps apart, each step from one candidate of a variable with two to the other. */
final class Twins {
    /** An edge of the graph: the variable that has these two candidates and no others. */
    private record Step(int variable, int to) {}

    private final Map<Integer, List<Step>> steps = new HashMap<>();
    private final Map<Integer, Map<Integer, Pattern.Cell>> trees = new HashMap<>();

    private Twins(View view) {
        Model model = view.model();
        for (int v = 0; v < model.variableCount(); v++) {
            if (view.count(v) == 2 && !view.isDecided(v)) {
                int[] two =
                        Arrays.stream(model.labels(v)).filter(view::isCandidate).toArray();
                steps.computeIfAbsent(two[0], x -> new ArrayList<>()).add(new Step(v, two[1]));
                steps.computeIfAbsent(two[1], x -> new ArrayList<>()).add(new Step(v, two[0]));
            }
        }
    }

    static Twins of(View view) {
        return view.derived(Twins.class, Twins::new);
    }

    /** Two of these candidates that are tied most shortly, by at most so many steps; the first in order; or null. */
    Relation.@Nullable Twin first(Ints candidates, int most) {
        Relation.Twin best = null;
        for (int i = 0; i < candidates.size(); i++) {
            for (int j = i + 1; j < candidates.size(); j++) {
                List<Pattern.Cell> path = path(candidates.get(i), candidates.get(j));
                int shortest = best == null ? most + 1 : best.cells().size();
                if (!path.isEmpty() && path.size() % 2 == 0 && path.size() < shortest) {
                    best = new Relation.Twin(path);
                }
            }
        }
        return best;
    }

    /** The same c-chain from its other end. */
    static Relation.Twin turned(Relation.Twin twin) {
        List<Pattern.Cell> cells = new ArrayList<>();
        for (Pattern.Cell cell : twin.cells()) {
            cells.add(new Pattern.Cell(cell.variable(), cell.right().get(0), Ints.of(cell.left())));
        }
        Collections.reverse(cells);
        return new Relation.Twin(cells);
    }

    /** The shortest way from one candidate to another; empty if there is none. */
    private List<Pattern.Cell> path(int from, int to) {
        if (!steps.containsKey(from) || !steps.containsKey(to)) {
            return List.of();
        }
        Map<Integer, Pattern.Cell> tree = trees.computeIfAbsent(from, this::tree);
        List<Pattern.Cell> path = new ArrayList<>();
        for (int x = to; x != from; ) {
            Pattern.Cell cell = tree.get(x);
            if (cell == null) {
                return List.of();
            }
            path.add(cell);
            x = cell.left();
        }
        Collections.reverse(path);
        return path;
    }

    /** For every candidate within reach the last step to it. */
    private Map<Integer, Pattern.Cell> tree(int from) {
        Map<Integer, Pattern.Cell> last = new HashMap<>();
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            int x = open.remove();
            for (Step step : steps.getOrDefault(x, List.of())) {
                if (step.to != from && !last.containsKey(step.to)) {
                    last.put(step.to, new Pattern.Cell(step.variable, x, Ints.of(step.to)));
                    open.add(step.to);
                }
            }
        }
        return last;
    }
}
