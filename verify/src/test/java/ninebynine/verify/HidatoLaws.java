package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import ninebynine.explain.Highlights;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.games.hidato.HidatoPuzzle;
import ninebynine.games.hidato.Walk;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.search.Bound;
import ninebynine.search.Count;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Hidatos and Numbrix of both models against an independent solver: with one solution, with several, with none. */
class HidatoLaws {
    private static final int PUZZLES = 240;
    private static final int SOLUTIONS = 40;
    private static final int MATCHES = 10;

    private static final List<String> THEORIES = List.of(
            "S",
            "Z[4]+O[5]",
            "tW[4]+tWb[4]+W[4]+LW[4]",
            "g2W[3]+B[4]",
            "TyZ[4]+TytW[4]+TyW[4]",
            "F3W[4]+FB[4]",
            "TE1",
            "S+W");

    /** A puzzle and all its solutions, or very many of them. */
    private record Judged(HidatoPuzzle puzzle, List<Bits> solutions) {}

    private interface Law {
        void check(Judged on, Random random);
    }

    private static void each(Walk walk, Law law) {
        for (int seed = 0; seed < PUZZLES; seed++) {
            Random random = new Random(new SplittableRandom(seed).nextLong());
            HidatoPuzzle puzzle = HidatoPuzzles.any(walk, random);
            try {
                law.check(new Judged(puzzle, HidatoOracle.solutions(puzzle, SOLUTIONS)), random);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("seed " + seed + ": " + e.getMessage() + "\n" + puzzle.text(), e);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Walk.class)
    void theCounterFindsWhatTheOracleFinds(Walk walk) {
        int[] kinds = new int[3];
        each(walk, (on, random) -> {
            List<Bits> found = new ArrayList<>();
            Count count = on.puzzle().counter().count(on.puzzle().start(), Bound.solutions(SOLUTIONS), found::add);
            int expected = on.solutions().size();
            assertThat(count).isEqualTo(new Count(expected, expected < SOLUTIONS));
            if (expected < SOLUTIONS) {
                assertThat(found).containsExactlyInAnyOrderElementsOf(on.solutions());
            }
            kinds[Math.min(expected, 2)]++;
        });
        assertThat(kinds[0]).as("without a solution").isGreaterThan(20);
        assertThat(kinds[1]).as("with one").isGreaterThan(60);
        assertThat(kinds[2]).as("with several").isGreaterThan(30);
    }

    @ParameterizedTest
    @EnumSource(Walk.class)
    void noStepRemovesACandidateOfASolution(Walk walk) {
        each(walk, (on, random) -> {
            Precedence precedence = precedence(on, THEORIES.get(random.nextInt(THEORIES.size())));
            Trace trace = new Resolver(precedence).trace(on.puzzle().start());
            State state = trace.start().copy();
            for (Step step : trace.steps()) {
                kept(on, step.match());
                written(step.match(), state);
                assertThat(ChainCheck.check(state, step.match(), true)).isEmpty();
                Replay.apply(step, state, precedence);
            }
            assertThat(on.solutions())
                    .allMatch(solution -> isWithin(solution, trace.end().candidates()));
            if (trace.isSolved()) {
                assertThat(on.solutions()).containsExactly(trace.end().values());
            }
        });
    }

    @ParameterizedTest
    @EnumSource(Walk.class)
    void noRuleIsWrongAboutTheFirstState(Walk walk) {
        each(walk, (on, random) -> {
            Precedence precedence = precedence(on, THEORIES.get(random.nextInt(THEORIES.size())));
            State state = on.puzzle().start();
            precedence.close(state);
            for (Rule rule : precedence.rules()) {
                Finds.some(rule, state, MATCHES).forEach(match -> kept(on, match));
            }
        });
    }

    private static Precedence precedence(Judged on, String theory) {
        return Theory.parse(theory).precedence(on.puzzle().model());
    }

    private static boolean isWithin(Bits solution, Bits left) {
        Bits missing = solution.copy();
        missing.andNot(left);
        return missing.isEmpty();
    }

    private static void kept(Judged on, Match match) {
        Notation notation = new Notation(on.puzzle().model(), Notation.Style.UNICODE);
        for (Bits solution : on.solutions()) {
            boolean kept = match instanceof Match.Assertion assertion
                    ? solution.get(assertion.label())
                    : match instanceof Match.Elimination elimination
                            && elimination.targets().stream().noneMatch(solution::get);
            assertThat(kept).as(() -> notation.line(match)).isTrue();
        }
    }

    /** A line that reads back, a sentence, and marks. */
    private static void written(Match match, State before) {
        Model model = before.model();
        String line = new Notation(model, Notation.Style.UNICODE).line(match);
        assertThat(new NotationReader(model).read(line)).as(line).isEqualTo(match);
        assertThat(new Prose(model).sentence(match, before)).endsWith(".").doesNotContain("null", "  ");
        assertThat(Highlights.of(match, before)).isNotEmpty();
    }
}
