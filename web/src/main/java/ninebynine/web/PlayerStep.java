package ninebynine.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * What a player claims: these candidates go, because of this chain, which was drawn from candidate to candidate.
 *
 * <pre>
 *   L₁ R₁ L₂ R₂ … Lₙ       Lₖ and Rₖ are in one variable; Lₙ₊₁ is linked to Rₖ; after Lₙ a variable has nothing left, or Rₙ is linked to the target
 * </pre>
 *
 * The checker says what is wrong; which variable is meant is tried, since a player draws none.
 */
final class PlayerStep {
    private final Position before;
    private final Model model;
    private final Ints targets;
    private final List<Integer> drawn;
    private @Nullable String first;
    private @Nullable Match right;

    PlayerStep(State state, List<Integer> targets, List<Integer> drawn) {
        State closed = state.copy();
        Precedence.PROPAGATION.close(closed);
        this.before = Position.of(closed);
        this.model = state.model();
        this.targets = Ints.of(targets.stream().mapToInt(x -> x).toArray());
        this.drawn = drawn;
    }

    /** The step, if it is right; {@link #problem} says what is wrong otherwise. */
    @Nullable
    Match right() {
        if (targets.isEmpty()) {
            first = "No candidate was said to go. Maybe choose one first.";
        } else if (drawn.isEmpty()) {
            first = "No reason was drawn. Maybe click the candidates of the chain, one after the other.";
        } else {
            extend(new ArrayList<>());
        }
        return right;
    }

    String problem() {
        return first == null ? "" : first;
    }

    /** Takes the next cell, in every variable that it can be in. */
    private void extend(List<Pattern.Cell> cells) {
        int at = 2 * cells.size();
        if (right != null) {
            return;
        }
        if (at >= drawn.size()) {
            check(cells);
            return;
        }
        int left = drawn.get(at);
        boolean last = at + 1 == drawn.size();
        int[] variables = IntStream.of(model.variables(left))
                .filter(v -> last || IntStream.of(model.labels(v)).anyMatch(x -> x == drawn.get(at + 1)))
                .toArray();
        if (variables.length == 0 && first == null) {
            first = name(left) + " and " + name(drawn.get(at + 1))
                    + " are in no variable together: if the one is false, the other need not be true.";
        }
        for (int v : variables) {
            List<Pattern.Cell> more = new ArrayList<>(cells);
            more.add(new Pattern.Cell(v, left, last ? Ints.of() : Ints.of(drawn.get(at + 1))));
            extend(more);
        }
    }

    private void check(List<Pattern.Cell> cells) {
        for (ChainName chain : List.of(ChainName.WHIP, ChainName.BRAID, ChainName.BIVALUE_CHAIN, ChainName.Z_CHAIN)) {
            Match match = new Match.Elimination(new Pattern.Chain(chain, null, cells), targets);
            Optional<String> problem = StepCheck.check(before, match);
            if (problem.isEmpty()) {
                right = match;
                return;
            }
            if (first == null) {
                first = problem.get();
            }
        }
    }

    private String name(int label) {
        return model.names().label(label);
    }
}
