package ninebynine.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Links;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Z ∧ R₁ ∧ … ∧ Rₖ ⊢ ⊥ — a braid cut out of what Singles find: there is one exactly when they refute Z.
 *
 * <pre>
 *   round by round                    the last candidate of a variable is true from the next round on
 *   until a variable has nothing left   backward from it, keep what rules out a candidate that had to go
 * </pre>
 *
 * It is made at once and mostly short, but not always the shortest, which may take long to find.
 */
final class PlainBraid {
    private final Model model;
    private final Links links;
    private final int target;
    private final Bits candidates;
    /** The candidates that the target and what was found do not rule out. */
    private final Bits left;
    /** The undecided variables. */
    private final int[] variables;

    private final List<Found> found = new ArrayList<>();
    /** The target and what was found. */
    private final Bits known;

    /**
     * A label that is true if the target is.
     *
     * @param variable what it is the last candidate of
     * @param before how many were found in the rounds before
     */
    private record Found(int label, int variable, int before) {}

    private PlainBraid(View view, int target) {
        this.model = view.model();
        this.links = model.links();
        this.target = target;
        this.candidates = view.candidates();
        this.left = candidates.copy();
        this.variables = IntStream.range(0, model.variableCount())
                .filter(v -> !view.isDecided(v) && view.count(v) > 0)
                .toArray();
        this.known = Bits.of(model.labelCount(), target);
        take(target);
    }

    /** Its cells, or null if Singles, in a state that they have left alone, do not refute the target. */
    static @Nullable List<Pattern.Cell> on(View view, int target) {
        PlainBraid braid = new PlainBraid(view, target);
        for (int before = -1; before < braid.found.size(); ) {
            before = braid.found.size();
            List<Pattern.Cell> cells = braid.round(before);
            if (!cells.isEmpty()) {
                return cells;
            }
        }
        return null;
    }

    private void take(int x) {
        links.forEach(x, left::clear);
    }

    /** Finds what follows from the rounds before; if that is a contradiction, the cells of the shortest reason for one. */
    private List<Pattern.Cell> round(int before) {
        List<Pattern.Cell> best = List.of();
        for (int v : variables) {
            int count = count(v, left);
            if (count == 0) {
                List<Pattern.Cell> cells = cells(v, before);
                best = best.isEmpty() || cells.size() < best.size() ? cells : best;
            } else if (count == 1 && count(v, candidates) > 1) {
                note(last(v), v, before);
            }
        }
        found.subList(before, found.size()).forEach(one -> take(one.label));
        return best;
    }

    private int count(int v, Bits of) {
        int count = 0;
        for (int x : model.labels(v)) {
            count += of.get(x) ? 1 : 0;
        }
        return count;
    }

    private int last(int v) {
        int[] labels = model.labels(v);
        int i = 0;
        while (!left.get(labels[i])) {
            i++;
        }
        return labels[i];
    }

    private void note(int x, int v, int before) {
        if (!known.get(x)) {
            known.set(x);
            found.add(new Found(x, v, before));
        }
    }

    /** Why a variable has nothing left. */
    private List<Pattern.Cell> cells(int emptied, int before) {
        boolean[] needed = new boolean[before];
        lean(emptied, -1, before, needed);
        for (int i = before - 1; i >= 0; i--) {
            if (needed[i]) {
                lean(found.get(i).variable, found.get(i).label, found.get(i).before, needed);
            }
        }
        List<Pattern.Cell> cells = new ArrayList<>();
        List<Integer> right = new ArrayList<>(List.of(target));
        for (int i = 0; i < before; i++) {
            if (needed[i]) {
                int x = found.get(i).label;
                cells.add(cell(found.get(i).variable, Ints.of(x), right));
                right.add(x);
            }
        }
        cells.add(cell(emptied, Ints.of(), right));
        return cells;
    }

    /** Marks what rules out the candidates of v but one; what is needed anyway is preferred. */
    private void lean(int v, int but, int before, boolean[] needed) {
        for (int c : model.labels(v)) {
            if (candidates.get(c) && c != but && !links.linked(target, c)) {
                needed[killer(c, before, needed)] = true;
            }
        }
    }

    private int killer(int c, int before, boolean[] needed) {
        int first = -1;
        for (int i = before - 1; i >= 0; i--) {
            if (links.linked(found.get(i).label, c)) {
                first = first < 0 || needed[i] || !needed[first] ? i : first;
            }
        }
        return first;
    }

    /** With the left-linking candidate that is linked to the latest of what came before: it reads best. */
    private Pattern.Cell cell(int v, Ints right, List<Integer> before) {
        for (int i = before.size() - 1; i >= 0; i--) {
            for (int c : model.labels(v)) {
                if (candidates.get(c) && !right.contains(c) && links.linked(before.get(i), c)) {
                    return new Pattern.Cell(v, c, right);
                }
            }
        }
        throw new IllegalStateException("a variable with one candidate left has lost another");
    }
}
