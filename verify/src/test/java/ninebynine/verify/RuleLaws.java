package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import ninebynine.explain.Notation;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Test;

/** What every rule promises, on states of all sizes: with one solution, with several, with none. */
class RuleLaws {
    private static final int CASES = 2000;
    private static final int SOLUTIONS = 20;
    private static final int MATCHES = 20;

    /** Every rule with what it finds in the state. */
    private static void everyRule(Case on, BiConsumer<Rule, List<Match>> law) {
        for (Rule rule : Theories.rules(on.theory(), on.state().model())) {
            law.accept(rule, Finds.some(rule, on.state(), MATCHES));
        }
    }

    /** Said only when a law fails: lines take longer than finds. */
    private static Supplier<String> line(Case on, Match match) {
        return () -> new Notation(on.puzzle().model(), Notation.Style.UNICODE).line(match);
    }

    @Test
    void noRuleRemovesACandidateOfASolutionOrAssertsAnythingElse() {
        Case.each(CASES, Case.Kind.THINNED, (on, random) -> {
            List<Bits> solutions = Oracle.solutions(on.puzzle().boxes(), on.state(), SOLUTIONS);
            everyRule(on, (rule, found) -> found.forEach(match -> sound(on, match, solutions)));
        });
    }

    private static void sound(Case on, Match match, List<Bits> solutions) {
        for (Bits solution : solutions) {
            assertThat(isKept(solution, match)).as(line(on, match)).isTrue();
        }
    }

    private static boolean isKept(Bits solution, Match match) {
        if (match instanceof Match.Assertion assertion) {
            return solution.get(assertion.label());
        }
        return match instanceof Match.Elimination elimination
                && elimination.targets().stream().noneMatch(solution::get);
    }

    @Test
    void findLeavesTheStateAloneAndFindsTheSameAgain() {
        Case.each(CASES, Case.Kind.THINNED, (on, random) -> {
            State before = on.state().copy();
            List<List<Match>> first = new ArrayList<>();
            everyRule(on, (rule, found) -> {
                assertThat(on.state()).as(rule.code()).isEqualTo(before);
                assertThat(on.state().hash()).as(rule.code()).isEqualTo(before.hash());
                int fewer = found.isEmpty() ? 1 : 1 + random.nextInt(found.size());
                assertThat(Finds.some(rule, on.state(), fewer))
                        .as("the first %d of %s", fewer, rule.code())
                        .isEqualTo(found.subList(0, Math.min(fewer, found.size())));
                first.add(found);
            });
            List<List<Match>> again = new ArrayList<>();
            everyRule(new Case(on.puzzle(), before, on.theory()), (rule, found) -> again.add(found));
            assertThat(again).isEqualTo(first);
        });
    }

    @Test
    void everyMatchIsEffective() {
        Case.each(
                CASES,
                Case.Kind.THINNED,
                (on, random) -> everyRule(on, (rule, found) -> {
                    for (Match match : found) {
                        if (match instanceof Match.Contradiction contradiction) {
                            assertThat(isEmptied(on.state(), contradiction))
                                    .as(line(on, match))
                                    .isTrue();
                        } else {
                            effective(on, match);
                        }
                    }
                }));
    }

    private static boolean isEmptied(State state, Match.Contradiction contradiction) {
        return contradiction.pattern() instanceof Pattern.Emptied emptied && state.count(emptied.variable()) == 0;
    }

    /** Every target is there, once; applying says that something changed, and the hash shows it. */
    private static void effective(Case on, Match match) {
        State after = on.state().copy();
        assertThat(match.apply(after)).as(line(on, match)).isTrue();
        assertThat(after.hash()).as(line(on, match)).isNotEqualTo(on.state().hash());
        if (match instanceof Match.Elimination elimination) {
            assertThat(elimination.targets().stream().allMatch(on.state()::isCandidate))
                    .as(line(on, match))
                    .isTrue();
            assertThat(elimination.targets().stream().distinct().count())
                    .as(line(on, match))
                    .isEqualTo(elimination.targets().size());
        }
        assertThat(match.apply(after)).as(line(on, match)).isFalse();
    }
}
