package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any order of steps ends where simplest-first ends. {@link SymmetryLaws} says why these theories and no others. */
class ConfluenceLaws {
    @ParameterizedTest
    @ValueSource(strings = {"BRT", "W1", "S2", "S3", "S4"})
    void theOrderOfStepsDoesNotMatter(String theory) {
        Case.each(2000, Case.Kind.THINNED, (on, random) -> {
            Trace simplestFirst = Theories.resolver(theory, on.state().model()).trace(on.state());
            Optional<State> anyOrder = anyOrder(theory, on.state(), random);

            assertThat(anyOrder.isEmpty()).isEqualTo(simplestFirst.outcome() instanceof Outcome.Contradictory);
            anyOrder.ifPresent(end -> assertThat(end).isEqualTo(simplestFirst.end()));
        });
    }

    /** Applies any match of any rule until there is none; empty if that ends in a contradiction. */
    private static Optional<State> anyOrder(String theory, State from, Random random) {
        Precedence precedence = Theories.precedence(theory, from.model());
        State state = from.copy();
        while (true) {
            Optional<Match> match = anyMatch(precedence.rules(), state, random);
            if (match.isEmpty()) {
                return Optional.of(state);
            }
            if (match.get() instanceof Match.Contradiction) {
                return Optional.empty();
            }
            match.get().apply(state);
            precedence.close(state);
        }
    }

    private static Optional<Match> anyMatch(List<Rule> rules, State state, Random random) {
        List<Rule> shuffled = new ArrayList<>(rules);
        Collections.shuffle(shuffled, random);
        for (Rule rule : shuffled) {
            List<Match> found = Finds.some(rule, state, 20);
            if (!found.isEmpty()) {
                return Optional.of(found.get(random.nextInt(found.size())));
            }
        }
        return Optional.empty();
    }
}
