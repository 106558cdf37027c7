package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import ninebynine.explain.Notation;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.model.Model;
import ninebynine.model.Names;
import ninebynine.resolve.Course;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Replay;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.study.Backdoors;
import ninebynine.study.FewSteps;
import ninebynine.study.Hint;
import ninebynine.study.Hints;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import ninebynine.trace.Step;
import ninebynine.trace.Trace;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Test;

/** Studies say of a puzzle what a resolution would show, and never what is not so. */
class StudyLaws {
    private static final Map<String, Map<Model, Hints>> HINTS = new ConcurrentHashMap<>();

    private static Hints hints(String theory, Model model) {
        return HINTS.computeIfAbsent(theory, t -> new ConcurrentHashMap<>())
                .computeIfAbsent(
                        model,
                        m -> new Hints(
                                Theory.parse(theory), Theories.precedence(theory, m), m, Notation.Style.UNICODE));
    }

    @Test
    void aHintIsTheNextStepOfThePath() {
        Case.each(300, Case.Kind.FRESH, (on, random) -> {
            Precedence precedence = Theories.precedence(on.theory(), on.puzzle().model());
            Trace trace = new Resolver(precedence).trace(on.puzzle().start());
            Hints hints = hints(on.theory(), on.puzzle().model());
            State state = trace.start().copy();
            for (Step step : trace.steps()) {
                if (random.nextInt(4) == 0) {
                    Hint hint = hints.hint(state);
                    assertThat(hint.kind()).isIn(Hint.Kind.STEP, Hint.Kind.WRONG);
                    if (hint.kind() == Hint.Kind.STEP) {
                        Step next = Objects.requireNonNull(hint.next());
                        assertThat(next.rule()).isSameAs(step.rule());
                        assertThat(next.match()).isEqualTo(step.match());
                    }
                }
                Replay.apply(step, state, precedence);
            }
            assertThat(hints.hint(state).kind()).isNotIn(Hint.Kind.STEP, Hint.Kind.STOPPED);
        });
    }

    @Test
    void whatIsCalledWrongHasNoSolution() {
        Case.each(300, Case.Kind.THINNED, (on, random) -> {
            Hint hint = hints(on.theory(), on.puzzle().model()).hint(on.state());
            List<Bits> solutions = Oracle.solutions(on.puzzle().boxes(), on.state(), 2);
            if (!solutions.isEmpty()) {
                assertThat(hint.kind()).isNotEqualTo(Hint.Kind.WRONG);
            }
            if (hint.next() != null && hint.next().match() instanceof Match.Elimination elimination) {
                assertThat(solutions)
                        .noneMatch(solution -> elimination.targets().stream().anyMatch(solution::get));
            }
        });
    }

    @Test
    void aFirstHintNamesNoValueAndASecondNoConclusion() {
        Case.each(300, Case.Kind.THINNED, (on, random) -> {
            Hint hint = hints(on.theory(), on.puzzle().model()).hint(on.state());
            if (hint.kind() == Hint.Kind.STEP) {
                assertThat(hint.where())
                        .matches("Look at ((cell )?r\\d+c\\d+|row \\d+|column \\d+|block \\d+|, | and )+\\.");
                assertThat(hint.rule())
                        .startsWith(hint.where().replaceFirst("\\.$", ""))
                        .doesNotContain("=", "≠");
            }
        });
    }

    @Test
    void entriesThatTheOnlySolutionLacksAreNamedAndNoOthers() {
        Random random = new Random(1);
        for (int i = 0; i < 60; i++) {
            SudokuPuzzle puzzle = Puzzles.disguised(random);
            Bits solution =
                    Oracle.allSolutions(puzzle.boxes(), puzzle.start(), 1).get(0);
            State state = puzzle.start();
            List<String> wrong = new ArrayList<>();
            Names names = puzzle.model().names();
            for (int k = 0; k < 10; k++) {
                int x = random.nextInt(puzzle.model().labelCount());
                if (!state.isDecided(x / puzzle.boxes().size()) && (solution.get(x) || k == 9)) {
                    state.assertValue(x);
                    if (!solution.get(x)) {
                        wrong.add(names.subject(x) + " = " + names.value(x) + " is wrong: ");
                    }
                }
            }
            Hint hint = hints("S2", puzzle.model()).hint(state, puzzle.start());
            assertThat(hint.kind() == Hint.Kind.WRONG).isEqualTo(!wrong.isEmpty());
            wrong.forEach(entry ->
                    assertThat(hint.whole().lines()).singleElement().asString().startsWith(entry));
        }
    }

    @Test
    void lanesFindTheBackdoorsThatTrialsFind() {
        Case.each(40, Case.Kind.FRESH, (on, random) -> {
            String theory = Theories.LANES.get(random.nextInt(Theories.LANES.size()));
            Resolver resolver = Theories.resolver(theory, on.puzzle().model());
            State stuck = resolver.trace(on.puzzle().start()).end();
            Backdoors.Kind kind = random.nextBoolean() ? Backdoors.Kind.ANTI : Backdoors.Kind.BACKDOOR;
            List<Ints> expected = new ArrayList<>();
            stuck.candidates().toInts().stream().filter(x -> !stuck.isValue(x)).forEach(x -> {
                State child = stuck.copy();
                if (kind == Backdoors.Kind.ANTI) {
                    child.eliminate(x);
                } else {
                    child.assertValue(x);
                }
                resolver.resolve(child, TraceSink.NONE);
                if (child.isSolved()) {
                    expected.add(Ints.of(x));
                }
            });
            Precedence precedence = Theories.precedence(theory, on.puzzle().model());
            assertThat(new Backdoors(precedence, on.puzzle().model())
                            .find(kind, stuck)
                            .sets())
                    .isEqualTo(expected);
        });
    }

    @Test
    void pathsWithFewStepsEndInTheSolutionAndAreTheSameEachTime() {
        Random random = new Random(2);
        for (int i = 0; i < 12; i++) {
            SudokuPuzzle puzzle = Puzzles.disguised(random);
            FewSteps search = new FewSteps(Theory.parse("S3Fin+W"), Theory.parse("W1"), 3, puzzle.model());
            FewSteps again = new FewSteps(Theory.parse("S3Fin+W"), Theory.parse("W1"), 3, puzzle.model());
            assertSound(puzzle, search, search.atMost(1, puzzle.start()), again.atMost(1, puzzle.start()));
            assertSound(puzzle, search, search.atMost(2, puzzle.start()), again.atMost(2, puzzle.start()));
            assertSound(puzzle, search, search.fewer(puzzle.start(), 3, i), again.fewer(puzzle.start(), 3, i));
        }
    }

    private static void assertSound(SudokuPuzzle puzzle, FewSteps search, FewSteps.Found found, FewSteps.Found again) {
        assertThat(found.complete()).isTrue();
        assertThat(found.steps()).isEqualTo(again.steps());
        Trace trace = found.trace();
        assertThat(trace == null).isEqualTo(again.trace() == null);
        if (trace != null) {
            assertThat(matches(trace)).isEqualTo(matches(Objects.requireNonNull(again.trace())));
            assertThat(trace.steps().stream().filter(step -> step.rule().level() > 1))
                    .hasSize(found.steps());
            assertThat(Replay.state(trace, trace.steps().size(), search.order()))
                    .isEqualTo(trace.end());
            assertThat(Oracle.allSolutions(puzzle.boxes(), puzzle.start(), 2))
                    .containsExactly(trace.end().values());
        }
    }

    private static List<Match> matches(Trace trace) {
        return trace.steps().stream().map(Step::match).toList();
    }

    @Test
    void aCourseIsSoundAndItsEndIsTheWholeTheorys() {
        Case.each(100, Case.Kind.FRESH, (on, random) -> {
            Course course = Theory.parse("S3")
                    .course(
                            List.of(Theory.parse("S3Fin"), Theory.parse("BC[4]")),
                            on.puzzle().model());
            Trace trace = course.trace(on.puzzle().start());
            assertKeeps(Oracle.solutions(on.puzzle().boxes(), on.state(), 2), trace.end());
            if (trace.outcome() instanceof ninebynine.trace.Outcome.Stuck) {
                assertThat(Theories.rules("S3", on.puzzle().model()))
                        .allMatch(rule -> Finds.some(rule, trace.end(), 1).isEmpty());
            }
        });
    }

    @Test
    void aFocusEliminatesOnlyWithItsCandidates() {
        Case.each(100, Case.Kind.FRESH, (on, random) -> {
            Bits focus = new Bits(on.puzzle().model().labelCount());
            for (int i = 0; i < 20; i++) {
                focus.set(random.nextInt(focus.length()));
            }
            Course course = Theory.parse("SFin+W[4]")
                    .course(List.of(), on.puzzle().model())
                    .focused(focus);
            Trace trace = course.trace(on.puzzle().start());
            assertKeeps(Oracle.solutions(on.puzzle().boxes(), on.state(), 2), trace.end());
            assertThat(matches(trace))
                    .allMatch(match -> !(match instanceof Match.Elimination elimination)
                            || elimination.targets().stream().anyMatch(focus::get));
        });
    }

    private static void assertKeeps(List<Bits> solutions, View end) {
        for (Bits solution : solutions) {
            Bits lost = solution.copy();
            lost.andNot(end.candidates());
            assertThat(lost.isEmpty()).isTrue();
        }
    }
}
