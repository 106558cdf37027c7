package ninebynine.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import ninebynine.limit.SearchStopped;
import ninebynine.resolve.Path;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.trace.TraceSink;
import org.jspecify.annotations.Nullable;

/** argmin |C∖G| after the step and after T₀, at random where several are — the steepest way down, again and again. */
final class Descent {
    private final Precedence noStep;
    private final Resolver closing;
    private final List<Rule> rules;
    private final Random random;
    /** The best steps of every state seen so far, by its hash. */
    private final Map<Long, List<Erasure>> best = new HashMap<>();

    private @Nullable Path shortest;
    private int fewest = Integer.MAX_VALUE;

    Descent(Precedence noStep, List<Rule> rules, Random random) {
        this.noStep = noStep;
        this.closing = new Resolver(noStep);
        this.rules = rules;
        this.random = random;
    }

    /** The shortest path of so many tries; one that is no better than another is given up. */
    FewSteps.Found shortest(Path from, int tries) {
        boolean complete = true;
        try {
            Path start = from.resolve(noStep);
            for (int i = 0; i < tries && fewest > 0; i++) {
                descend(start.fork());
            }
        } catch (SearchStopped stopped) {
            complete = false;
        }
        return new FewSteps.Found(
                shortest == null ? null : shortest.trace(),
                shortest == null ? 0 : fewest,
                complete && !Thread.currentThread().isInterrupted());
    }

    private void descend(Path path) {
        int steps = 0;
        while (!path.isSolved() && steps + 1 < fewest) {
            List<Erasure> choices = best.computeIfAbsent(path.state().hash(), hash -> choices(path.state()));
            if (choices.isEmpty() || Thread.currentThread().isInterrupted()) {
                return;
            }
            Erasure choice = choices.get(random.nextInt(choices.size()));
            path.take(choice.rule(), choice.match(), noStep);
            steps++;
        }
        if (path.isSolved()) {
            shortest = path;
            fewest = steps;
        }
    }

    private List<Erasure> choices(View state) {
        List<Erasure> choices = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        for (Erasure erasure : Erasure.all(state, rules)) {
            int left = left(state, erasure.match());
            if (left < least) {
                least = left;
                choices.clear();
            }
            if (left == least) {
                choices.add(erasure);
            }
        }
        return choices;
    }

    private int left(View before, Match match) {
        State state = before.copy();
        match.apply(state);
        closing.resolve(state, TraceSink.NONE);
        return state.openCount();
    }
}
