package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.game.Orbit;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.state.State;
import ninebynine.strategy.OwnRules;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Choice;
import ninebynine.trace.Outcome;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for the puzzles of every game that has a {@link Judge}. */
class GameLaws {
    private static final int PUZZLES = Scale.of(240);
    private static final int SOLUTIONS = 20;

    private static final Map<Judge, List<Made>> MADE = new ConcurrentHashMap<>();

    /** A puzzle with what the judge says of it. */
    private record Made(int seed, Puzzle puzzle, List<Bits> solutions) {}

    static List<Judge> judges() {
        return Judges.ALL;
    }

    private static List<Made> made(Judge judge) {
        return MADE.computeIfAbsent(judge, j -> {
            List<Made> all = new ArrayList<>();
            for (int seed = 0; seed < PUZZLES; seed++) {
                Puzzle puzzle = j.puzzle(new Random(new SplittableRandom(seed).nextLong()));
                all.add(new Made(seed, puzzle, j.solutions(puzzle, SOLUTIONS)));
            }
            return all;
        });
    }

    private static void each(Judge judge, Consumer<Made> law) {
        for (Made on : made(judge)) {
            try {
                law.accept(on);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(
                        "seed " + on.seed + ", " + judge.game().name() + " '" + on.puzzle.text() + "': "
                                + e.getMessage(),
                        e);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("judges")
    void thereArePuzzlesWithOneSolutionWithSeveralAndWithNone(Judge judge) {
        Map<Integer, Integer> counts = new TreeMap<>();
        made(judge).forEach(on -> counts.merge(Math.min(2, on.solutions.size()), 1, Integer::sum));
        assertThat(counts)
                .hasSize(3)
                .allSatisfy((count, puzzles) ->
                        assertThat(puzzles).as("with %d", count).isGreaterThanOrEqualTo(Scale.of(10)));
    }

    @ParameterizedTest
    @MethodSource("judges")
    void theOwnRulesOfAGameAreThoseOfItsModels(Judge judge) {
        each(
                judge,
                on -> assertThat(OwnRules.of(on.puzzle.model()).families())
                        .containsExactlyInAnyOrderElementsOf(
                                judge.game().ownRules().families()));
    }

    @ParameterizedTest
    @MethodSource("judges")
    void weCountTheSameSolutions(Judge judge) {
        each(judge, on -> {
            List<Bits> found = new ArrayList<>();
            Count count = on.puzzle.counter().count(on.puzzle.start(), Bound.solutions(SOLUTIONS), found::add);
            assertThat(count.solutions()).isEqualTo(on.solutions.size());
            if (on.solutions.size() < SOLUTIONS) {
                assertThat(found).containsExactlyInAnyOrderElementsOf(on.solutions);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("judges")
    void noStepRemovesACandidateOfASolutionAndTheOutcomeIsTrue(Judge judge) {
        each(judge, on -> {
            for (String theory : judge.theories()) {
                Trace trace = Theories.resolver(theory, on.puzzle.model()).trace(on.puzzle.start());
                for (Step step : trace.steps()) {
                    assertThat(on.solutions)
                            .as(() -> theory + ": " + notation(on).line(step.match()))
                            .allMatch(solution -> isKept(solution, step.match()));
                }
                if (trace.isSolved()) {
                    assertThat(on.solutions)
                            .as(theory)
                            .containsExactly(trace.end().values());
                } else if (trace.outcome() instanceof Outcome.Contradictory) {
                    assertThat(on.solutions).as(theory).isEmpty();
                }
            }
        });
    }

    /** As in {@link RuleLaws}, for the rules of every game, its own among them, in the states that whips[1] come through. */
    @ParameterizedTest
    @MethodSource("judges")
    void whatARuleFindsIsSoundAndEffectiveAndLeavesTheStateAlone(Judge judge) {
        each(judge, on -> {
            String theory = judge.theories().get(on.seed % judge.theories().size());
            List<Rule> rules = Theories.rules(theory, on.puzzle.model());
            Trace trace = Theories.resolver("W1", on.puzzle.model()).trace(on.puzzle.start());
            int part = on.seed % (trace.steps().size() + 1);
            State state = Replay.state(trace, part, Theories.precedence("W1", on.puzzle.model()));
            State before = state.copy();
            for (Rule rule : rules) {
                for (Match match : Finds.some(rule, state, SOLUTIONS)) {
                    assertThat(on.solutions)
                            .as(() -> theory + ": " + notation(on).line(match))
                            .allMatch(solution -> isKept(solution, match));
                    assertThat(match instanceof Match.Contradiction || match.apply(state.copy()))
                            .as(() -> theory + ": " + notation(on).line(match))
                            .isTrue();
                }
                assertThat(state).as(rule.code()).isEqualTo(before);
            }
        });
    }

    private static boolean isKept(Bits solution, Match match) {
        if (match instanceof Match.Assertion assertion) {
            return solution.get(assertion.label());
        }
        return !(match instanceof Match.Elimination elimination)
                || elimination.targets().stream().noneMatch(solution::get);
    }

    private static Notation notation(Made on) {
        return new Notation(on.puzzle.model(), Notation.Style.UNICODE);
    }

    @ParameterizedTest
    @MethodSource("judges")
    void everyStepIsWrittenReadBackSaidAndReplayed(Judge judge) {
        each(judge, on -> {
            String theory = judge.theories().get(on.seed % judge.theories().size());
            Precedence precedence = Theories.precedence(theory, on.puzzle.model());
            Trace trace = new Resolver(precedence).trace(on.puzzle.start());
            NotationReader reader = new NotationReader(on.puzzle.model());
            Prose prose = new Prose(on.puzzle.model());
            State state = trace.start().copy();
            for (Step step : trace.steps()) {
                String line = notation(on).line(step.match());
                assertThat(reader.read(line)).as(line).isEqualTo(step.match());
                assertThat(prose.sentence(step.match(), state)).as(line).isNotBlank();
                assertThat(isProved(step.match(), state)).as(line).isTrue();
                Replay.apply(step, state, precedence);
            }
            assertThat(state).isEqualTo(trace.end());
            assertThat(on.puzzle.draw(state)).isNotBlank();
        });
    }

    /** What a pattern of a game's own names must be proof enough. */
    private static boolean isProved(Match match, State state) {
        return !(match.pattern() instanceof Pattern.Own own)
                || match instanceof Match.Elimination elimination
                        && elimination.targets().stream()
                                .allMatch(z -> own.refutes(state.model(), state::isCandidate, state::isValue, z));
    }

    @ParameterizedTest
    @MethodSource("judges")
    void everyChainIsWhatItsNameSays(Judge judge) {
        each(judge, on -> {
            if (on.solutions.size() == 1) {
                ChainAudit audit = new ChainAudit();
                audit.puzzle(
                        on.puzzle,
                        judge.theories().get((on.seed + 1) % judge.theories().size()));
                assertThat(audit.wrong()).isZero();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("judges")
    void aPuzzleReadsBackFromItsText(Judge judge) {
        each(judge, on -> {
            assertThat(judge.game().parse(on.puzzle.text())).isEqualTo(on.puzzle);
            assertThat(judge.game().isWhole(on.puzzle.text())).isTrue();
            for (Bits solution : on.solutions) {
                State solved = State.solved(on.puzzle.model(), solution);
                State read = judge.game().parse(on.puzzle.text(solved)).start();
                assertThat(named(read)).isEqualTo(named(solved));
            }
        });
    }

    /** The values by name: what is a label, and so its number, may depend on the givens. */
    private static Set<String> named(State state) {
        return state.values().toInts().stream()
                .mapToObj(x -> state.model().names().label(x))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("judges")
    void aGameSaysWhetherItHasGroups(Judge judge) {
        assertThat(made(judge).stream()
                        .anyMatch(on -> !on.puzzle.model().groups().isEmpty()))
                .isEqualTo(judge.game().hasGroups());
    }

    @ParameterizedTest
    @MethodSource("judges")
    void anImageIsInTheSameOrbitAndHasAsManySolutions(Judge judge) {
        each(judge, on -> {
            Puzzle image = judge.game().parse(on.puzzle.image(new Choice(on.seed)));
            assertThat(image.canonical()).isEqualTo(on.puzzle.canonical());
            assertThat(Orbit.of(image)).isEqualTo(Orbit.of(on.puzzle));
            assertThat(image.clues()).isEqualTo(on.puzzle.clues());
            assertThat(judge.solutions(image, SOLUTIONS)).hasSameSizeAs(on.solutions);
        });
    }
}
