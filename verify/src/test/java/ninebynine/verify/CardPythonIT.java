package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.state.Tensors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a card says in NumPy finds what its rule finds, on every puzzle of the card. What is not run is called pseudo-code. */
@Tag("full")
class CardPythonIT {
    private static final Pattern PYTHON = Pattern.compile("```python\\R(.*?)\\R```", Pattern.DOTALL);

    static Stream<RuleCardsTest.Example> examples() {
        return RuleCardsTest.examples()
                .filter(example -> code(example).isPresent())
                .filter(example -> example.start().model().labelCount() == 729);
    }

    private static Optional<String> code(RuleCardsTest.Example example) {
        Matcher python = PYTHON.matcher(example.card().text().text());
        return python.find() ? Optional.of(python.group(1)) : Optional.empty();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theCardsNumPyFindsWhatItsRuleFinds(RuleCardsTest.Example example) throws InterruptedException {
        Python.assumeNumPy();
        State state = example.start();
        String script = script(state, code(example).orElseThrow());
        assertThat(Python.run(script)).isEqualTo(found(example, state));
    }

    /** The tensors, then the card's code, then what it found. */
    private static String script(State state, String code) {
        return String.join(
                "\n",
                "import numpy as np",
                "C = np.array([" + bits(state) + "], bool).reshape(9, 9, 9)",
                "G = np.array([" + grid(state) + "]).reshape(9, 9)",
                "V = G[:, :, None] == np.arange(1, 10)",
                "targets, values, contradiction = set(), set(), False",
                code,
                "targets = np.flatnonzero(targets) if isinstance(targets, np.ndarray) else targets",
                "print(sorted(map(int, targets)), sorted(map(int, values)), contradiction)");
    }

    private static String bits(State state) {
        return Stream.iterate(0, x -> x + 1)
                .limit(state.model().labelCount())
                .map(x -> state.isCandidate(x) ? "1" : "0")
                .collect(Collectors.joining(","));
    }

    private static String grid(State state) {
        return Stream.of(Tensors.grid(state, state.model().banks().get(0)))
                .flatMapToInt(Arrays::stream)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(","));
    }

    private static String found(RuleCardsTest.Example example, State state) {
        TreeSet<Integer> targets = new TreeSet<>();
        TreeSet<Integer> values = new TreeSet<>();
        boolean[] contradiction = {false};
        for (Rule rule : example.card().rules(state.model())) {
            rule.find(state, match -> {
                if (match instanceof Match.Elimination elimination) {
                    elimination.targets().stream().forEach(targets::add);
                } else if (match instanceof Match.Assertion assertion) {
                    values.add(assertion.label());
                } else {
                    contradiction[0] = true;
                }
                return true;
            });
        }
        return targets + " " + values + " " + (contradiction[0] ? "True" : "False") + "\n";
    }
}
