package ninebynine.study;

import java.util.ArrayList;
import java.util.List;
import ninebynine.model.Model;
import ninebynine.resolve.Path;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Ints;
import ninebynine.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * S₀ = T₀(start), Sₖ = T₀(Sₖ₋₁∖targets(mₖ)) with mₖ the simplest match of T that eliminates cₖ — a path from the candidates that somebody eliminated,
 * in that order.
 */
public final class Reconstruction {
    private final Precedence order;
    private final Precedence noStep;

    /**
     * What came of it.
     *
     * @param trace the path as far as it went
     * @param missing the first candidate that no step eliminates in its turn, or -1
     */
    public record Found(Trace trace, int missing) {}

    private record Simplest(Rule rule, Match match) {}

    /**
     * @param theory whose steps eliminate the candidates
     * @param noStep what is done in between without a word
     */
    public Reconstruction(Theory theory, Theory noStep, Model model) {
        this.order = Theory.union(List.of(theory, noStep)).precedence(model);
        this.noStep = order.cut(noStep.precedence(model));
    }

    /** All rules, simplest first: what the path is printed with. */
    public Precedence order() {
        return order;
    }

    /** Candidates that are gone when it is their turn need no step. */
    public Found of(View from, Ints eliminated) {
        Path path = Path.from(from, order).resolve(noStep);
        for (int c : eliminated.toArray()) {
            if (path.state().isCandidate(c)) {
                Simplest step = simplest(path.state(), c);
                if (step == null) {
                    return new Found(path.trace(), c);
                }
                path.take(step.rule, step.match, noStep);
            }
        }
        return new Found(path.trace(), -1);
    }

    private @Nullable Simplest simplest(View state, int candidate) {
        List<Simplest> found = new ArrayList<>(1);
        for (Rule rule : order.rules()) {
            rule.find(state, match -> {
                if (match.targets().contains(candidate)) {
                    found.add(new Simplest(rule, match));
                }
                return found.isEmpty();
            });
            if (!found.isEmpty()) {
                return found.get(0);
            }
        }
        return null;
    }
}
