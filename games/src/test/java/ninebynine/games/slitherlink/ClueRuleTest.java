package ninebynine.games.slitherlink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Highlights;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.basic.Propagation;
import ninebynine.state.State;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every pattern in every turn: found where it is, not found where something is missing, written, read, said and checked. */
class ClueRuleTest {
    private static final int SIZE = 11;
    private static final Model MODEL = SlitherlinkModel.of(SIZE, SIZE);
    private static final Lattice LATTICE = Lattice.of(MODEL);

    static Stream<CluePattern> patterns() {
        return CluePatterns.ALL.stream();
    }

    static Stream<CluePattern> withRuns() {
        return patterns().filter(pattern -> !pattern.stencil().runs().isEmpty());
    }

    /** In each turn, with short runs and longer ones, where it fits; on the frame only if it must be. */
    private static List<PatternPlacement> laid(CluePattern pattern) {
        int runs = pattern.stencil().runs().size();
        List<PatternPlacement> all = new ArrayList<>();
        for (Turn turn : pattern.turned()) {
            for (int longer = 0; longer <= (runs == 0 ? 0 : 2); longer++) {
                int k = pattern.shortest() + longer;
                Ints lengths = Ints.of(IntStream.range(0, runs).map(run -> k).toArray());
                IntStream.range(0, SIZE * SIZE)
                        .map(i -> (i + SIZE * SIZE / 2) % (SIZE * SIZE))
                        .mapToObj(cell -> new PatternPlacement(pattern, turn, cell / SIZE, cell % SIZE, lengths))
                        .filter(each ->
                                each.fits(LATTICE) && each.follows().stream().allMatch(p -> p.variable(LATTICE) >= 0))
                        .findFirst()
                        .ifPresent(all::add);
            }
        }
        return all;
    }

    /** A number far from everything, so that no small loop is the solution. */
    private static State state(List<PatternPlacement.Place> given) {
        State state = State.full(MODEL);
        for (PatternPlacement.Place place : given) {
            int v = place.variable(LATTICE);
            if (v >= 0) {
                for (int value = 0; value < LATTICE.kind(v).size(); value++) {
                    int label = LATTICE.label(v, value);
                    if (label >= 0 && (place.values() & 1 << value) == 0) {
                        state.eliminate(label);
                    }
                }
                if (Integer.bitCount(place.values()) == 1) {
                    state.assertValue(LATTICE.label(v, Integer.numberOfTrailingZeros(place.values())));
                }
            }
        }
        new Precedence(new Propagation(), List.of()).close(state);
        return state;
    }

    private static List<PatternPlacement.Place> withFarNumber(PatternPlacement laid) {
        List<PatternPlacement.Place> given = new ArrayList<>(laid.given());
        int y = laid.row() < SIZE / 2 ? 2 * SIZE - 1 : 1;
        int x = laid.column() < SIZE / 2 ? 2 * SIZE - 1 : 1;
        if (laid.pattern().loops().size() > 0) {
            given.add(new PatternPlacement.Place(y, x, 1 << 1));
        }
        return given;
    }

    private static ClueRule rule(CluePattern... patterns) {
        return new ClueRule("clues", 1, List.of(patterns), LATTICE);
    }

    private static List<Match> found(ClueRule rule, View state) {
        List<Match> matches = new ArrayList<>();
        rule.find(state, matches::add);
        return matches;
    }

    private static Match at(PatternPlacement laid, View state) {
        return found(rule(laid.pattern()), state).stream()
                .filter(match -> match.pattern().equals(PlacedClues.of(laid, LATTICE)))
                .findFirst()
                .orElseThrow(() -> new AssertionError(laid + " is not found"));
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void isFoundInAllItsTurnsWithAllThatFollows(CluePattern pattern) {
        assertThat(laid(pattern)).isNotEmpty();
        for (PatternPlacement laid : laid(pattern)) {
            State state = state(withFarNumber(laid));
            Match.Elimination match = (Match.Elimination) at(laid, state);
            State after = state.copy();
            match.apply(after);
            for (PatternPlacement.Place follows : laid.follows()) {
                int v = follows.variable(LATTICE);
                assertThat(LATTICE.values(v, after.places(v, 0)) & follows.values())
                        .as("%s %s", laid, follows)
                        .isZero();
            }
            assertThat(match.targets().stream().allMatch(x -> state.isCandidate(x) && !after.isCandidate(x)))
                    .isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void isNotFoundWhereSomethingIsMissing(CluePattern pattern) {
        for (PatternPlacement laid : laid(pattern)) {
            List<PatternPlacement.Place> given = withFarNumber(laid);
            for (int i = 0; i < laid.given().size(); i++) {
                if (given.get(i).values() != Stencil.OUTSIDE && given.get(i).values() != Stencil.ANY) {
                    List<PatternPlacement.Place> less = new ArrayList<>(given);
                    less.remove(i);
                    assertThat(found(rule(pattern), state(less)).stream().map(Match::pattern))
                            .as("%s without %s", laid, given.get(i))
                            .noneMatch(found -> found.equals(new PlacedClues(laid, LATTICE)));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void isLeftAloneWhenNothingIsNew(CluePattern pattern) {
        for (PatternPlacement laid : laid(pattern)) {
            State state = state(withFarNumber(laid));
            at(laid, state).apply(state);
            assertThat(found(rule(pattern), state).stream().map(Match::pattern))
                    .noneMatch(found -> found.equals(PlacedClues.of(laid, LATTICE)));
        }
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void isWrittenReadSaidAndChecked(CluePattern pattern) {
        for (PatternPlacement laid : laid(pattern)) {
            State state = state(withFarNumber(laid));
            Match match = at(laid, state);
            for (Notation.Style style : Notation.Style.values()) {
                String line = new Notation(MODEL, style).line(match);
                assertThat(line).doesNotContainPattern("[$<>|%~] *==>");
                assertThat(new NotationReader(MODEL).read(line)).as(line).isEqualTo(match);
            }
            assertThat(new Prose(MODEL).sentence(match, state)).doesNotContainPattern("[$<>|%~()\\[]");
            assertThat(Highlights.of(match, state)).isNotEmpty();
            assertThat(StepCheck.check(Position.of(state), match))
                    .as("%s", laid)
                    .isEmpty();
        }
    }

    /** Seven 2s, as many as CSP-Rules looks for; two runs of three, for which there is room here. */
    @ParameterizedTest
    @MethodSource("withRuns")
    void longRunsAreCheckedToo(CluePattern pattern) {
        Ints lengths = switch (pattern.stencil().runs().size()) {
            case 0 -> Ints.of();
            case 1 -> Ints.of(7);
            default -> Ints.of(3, 3);
        };
        PatternPlacement laid = IntStream.range(0, SIZE * SIZE)
                .mapToObj(cell -> new PatternPlacement(pattern, Turn.AS_DRAWN, cell / SIZE, cell % SIZE, lengths))
                .filter(each -> each.fits(LATTICE))
                .findFirst()
                .orElseThrow();
        State state = state(withFarNumber(laid));
        assertThat(StepCheck.check(Position.of(state), at(laid, state))).isEmpty();
    }

    /** Where every loop that is left out would leave no number wrong, it may be the solution. */
    @ParameterizedTest
    @MethodSource("patterns")
    void aLoopThatMayBeTheSolutionIsNotRuledOut(CluePattern pattern) {
        if (!pattern.loops().isEmpty()) {
            for (PatternPlacement laid : laid(pattern)) {
                assertThat(found(rule(pattern), state(laid.given())).stream().map(Match::pattern))
                        .as("%s", laid)
                        .noneMatch(found -> found.equals(PlacedClues.of(laid, LATTICE)));
            }
        }
    }

    /** Asks every pattern, turn and place one by one. */
    private static List<Ints> plainly(List<CluePattern> patterns, View state) {
        List<Ints> found = new ArrayList<>();
        for (CluePattern pattern : patterns) {
            for (Turn turn : pattern.turned()) {
                for (int cell = 0; cell < SIZE * SIZE; cell++) {
                    for (Ints runs : runs(pattern)) {
                        PatternPlacement laid = new PatternPlacement(pattern, turn, cell / SIZE, cell % SIZE, runs);
                        if (laid.fits(LATTICE) && laid.given().stream().allMatch(given -> isSo(given, state))) {
                            found.add(targets(laid, state));
                        }
                    }
                }
            }
        }
        return found.stream().filter(targets -> !targets.isEmpty()).toList();
    }

    private static List<Ints> runs(CluePattern pattern) {
        List<Integer> all = IntStream.rangeClosed(0, SIZE)
                .mapToObj(i -> SIZE - i)
                .filter(k -> k >= pattern.shortest())
                .toList();
        return switch (pattern.stencil().runs().size()) {
            case 0 -> List.of(Ints.of());
            case 1 -> all.stream().map(Ints::of).toList();
            default ->
                all.stream()
                        .flatMap(one -> all.stream().map(other -> Ints.of(one, other)))
                        .toList();
        };
    }

    private static boolean isSo(PatternPlacement.Place given, View state) {
        int v = given.variable(LATTICE);
        return v < 0 || (LATTICE.values(v, state.places(v, 0)) & ~given.values()) == 0;
    }

    private static Ints targets(PatternPlacement laid, View state) {
        return Ints.of(laid.follows().stream()
                .filter(place -> place.variable(LATTICE) >= 0 && state.count(place.variable(LATTICE)) > 1)
                .flatMapToInt(place -> IntStream.range(0, VariableKind.P.size())
                        .filter(value -> (place.values() & 1 << value) != 0)
                        .map(value -> LATTICE.kind(place.variable(LATTICE)).size() > value
                                ? LATTICE.label(place.variable(LATTICE), value)
                                : -1))
                .filter(label -> label >= 0 && state.isCandidate(label))
                .sorted()
                .toArray());
    }

    @Test
    void findsWhatOneFindsWhoAsksEverywhere() {
        List<CluePattern> patterns = CluePatterns.ALL.stream()
                .filter(pattern -> pattern.stencil().runs().size() < 2)
                .toList();
        ClueRule rule = new ClueRule("clues", 1, patterns, LATTICE);
        Random random = new Random(7);
        for (int i = 0; i < 12; i++) {
            State state = anyState(random);
            List<Ints> found = found(rule, state).stream()
                    .map(match -> ((Match.Elimination) match).targets())
                    .toList();
            assertThat(found).containsExactlyElementsOf(plainly(patterns, state));
            assertThat(rule.targets(state))
                    .isEqualTo(Ints.of(found.stream()
                            .flatMapToInt(Ints::stream)
                            .sorted()
                            .distinct()
                            .toArray()));
        }
    }

    /** What was searched before is remembered: step by step, whichever rule is asked in between, all is found that a new state finds. */
    @Test
    void followsAStateThatChanges() {
        ClueRule all = new ClueRule("clues", 1, CluePatterns.ALL, LATTICE);
        ClueRule strong = new ClueRule("str-clues", 0, CluePatterns.STRONG, LATTICE);
        Random random = new Random(11);
        for (int i = 0; i < 6; i++) {
            State state = State.full(MODEL);
            State end = anyState(random);
            int[] gone = IntStream.range(0, MODEL.labelCount())
                    .filter(label -> !end.isCandidate(label))
                    .toArray();
            for (int k = gone.length - 1; k > 0; k--) {
                int other = random.nextInt(k + 1);
                int label = gone[k];
                gone[k] = gone[other];
                gone[other] = label;
            }
            for (int k = 0; k < gone.length; k++) {
                state.eliminate(gone[k]);
                if (random.nextInt(8) == 0 || k == gone.length - 1) {
                    assertThat(first(all, state)).isEqualTo(first(all, state.copy()));
                    assertThat(strong.targets(state)).isEqualTo(strong.targets(state.copy()));
                    assertThat(found(all, state)).isEqualTo(found(all, state.copy()));
                    assertThat(all.targets(state)).isEqualTo(all.targets(state.copy()));
                }
                if (random.nextInt(60) == 0) {
                    State other = state.copy();
                    assertThat(all.sweep(state)).isEqualTo(all.sweep(other));
                    assertThat(state).isEqualTo(other);
                }
                if (random.nextInt(30) == 0) {
                    first(all, state).forEach(match -> match.apply(state));
                }
            }
        }
    }

    private static List<Match> first(ClueRule rule, View state) {
        List<Match> matches = new ArrayList<>();
        rule.find(state, match -> {
            matches.add(match);
            return false;
        });
        return matches;
    }

    /** Numbers, lines, missing lines and points at random; no loop, and no solution either, is asked for. */
    private static State anyState(Random random) {
        List<PatternPlacement.Place> given = new ArrayList<>();
        for (int y = 0; y <= 2 * SIZE; y++) {
            for (int x = 0; x <= 2 * SIZE; x++) {
                PatternPlacement.Place place = new PatternPlacement.Place(y, x, 0);
                int chance = random.nextInt(100);
                if (place.isCell() && chance < 70) {
                    given.add(new PatternPlacement.Place(y, x, 1 << new int[] {0, 1, 2, 2, 3}[random.nextInt(5)]));
                } else if (place.isEdge() && chance < 35) {
                    given.add(new PatternPlacement.Place(y, x, chance < 10 ? Stencil.LINE : Stencil.NO_LINE));
                }
            }
        }
        State state = State.full(MODEL);
        for (PatternPlacement.Place place : given) {
            state.assertValue(LATTICE.label(place.variable(LATTICE), Integer.numberOfTrailingZeros(place.values())));
        }
        for (int v = 0; v < MODEL.variableCount(); v++) {
            for (int label : LATTICE.labels(v)) {
                boolean isOther = state.isDecided(v) && !state.isValue(label);
                boolean isGone = LATTICE.kind(v) == VariableKind.P && state.count(v) > 2 && random.nextInt(100) < 45;
                if (isOther || isGone) {
                    state.eliminate(label);
                }
            }
        }
        return state;
    }

    /** Lines of paths that CSP-Rules printed (CSP-Rules-Examples, Slitherlink), on grids of at least 10 by 10. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "w[0]-0-in-r2c2 ==> Hr3c2 = 0, Hr2c2 = 0, Vr2c3 = 0, Vr2c2 = 0",
                "w[0]-adjacent-3-0-in-c2{r1 r2} ==> Vr1c3 = 1, Vr1c2 = 1, Hr2c3 = 1, Hr2c1 = 1, Hr1c2 = 1, Hr1c3 = 0, Hr1c1 = 0",
                "w[0]-adjacent-3-in-r1c4-nolines-south ==> Hr2c5 = 1",
                "w[1]-2-in-r5c7-open-ne-corner ==> Hr6c7 = 1, Vr5c7 = 1, Hr6c6 = 0, Vr6c7 = 0",
                "w[1]-diagonal-3-0-in-{r3c3...r2c2} ==> Vr3c3 = 1, Hr3c3 = 1",
                "w[1]-diagonal-3s-in-{r1c4...r2c3} ==> Vr1c5 = 1, Vr2c3 = 1, Hr1c4 = 1, Vr3c3 = 0, Hr3c2 = 0, Hr1c5 = 0",
                "w[1]-diagonal-3-2s-3-in-{r1c6...r5c2} ==> Vr1c7 = 1, Vr5c2 = 1, Hr6c2 = 1, Hr1c6 = 1, Vr6c2 = 0, Hr6c1 = 0, Hr1c7 = 0",
                "w[1]-diagonal-3-2+0-in-{r8c7...r7c8+r6c8} ==> Vr7c9 = 1, Vr8c7 = 1, Hr9c7 = 1, Hr7c9 = 1, Vr9c7 = 0, Hr9c6 = 0",
                "w[1]-diagonal-3-2-in-{r7c5...r8c6}-non-closed-se-corner ==> Vr8c7 = 1",
                "w[1]-3+diagonal-2-isolated-end-in-{r2c4+r3c4...se} ==> Hr2c4 = 1, Vr1c5 = 0, Hr2c5 = 0",
                "w[1]-3-in-r5c2-hit-by-horiz-line-at-sw ==> Vr5c3 = 1, Hr5c2 = 1",
                "w[1]-3-in-r3c3-closed-nw-corner ==> Pr4c4 ≠ se, Pr4c4 ≠ nw, Pr4c4 ≠ o",
                "w[1]-3-in-r1c4-asymmetric-se-corner ==> Vr1c4 = 1",
                "w[1]-1-in-r9c2-asymmetric-sw-corner ==> Pr9c3 ≠ ew, Pr9c3 ≠ se, Pr9c3 ≠ nw, Pr9c3 ≠ ns",
                "w[1]-adjacent-1-2-on-edge-in-{r1 r2}c1-bkwd-diag-2s-3...r1c2 ==> Vr1c3 = 1, Vr3c1 = 1",
                "w[1]-1+3+1-in-r3c4+r3c3+r4c3 ==> Hr5c3 = 0, Hr3c4 = 0, Vr3c5 = 0, Vr4c3 = 0",
                "adjacent-3s-in-r2{c3 c4} ==> Vr2c5 = 1, Vr2c4 = 1, Vr2c3 = 1, Vr3c4 = 0, Vr1c4 = 0",
                "w[3]-3+1+1+3-in-r3c3+c4{r2 r3}+r3c5 ==> Hr3c5 = 1, Hr3c3 = 1, Hr4c4 = 0, Hr2c4 = 0",
                "3-in-r2c7-no-U-turn-from-west ==> Vr2c6 = 0, Hr3c6 = 0, Hr2c6 = 0",
                "square-of-2s-se-of-r9c1 ==> Pr10c2 ≠ o",
                "diagonal-2-2+3-in-ne-corner ==> Vr3c12 = 1, Hr1c9 = 1"
            })
    void readsAndMeansWhatWasPublished(String line) {
        Match.Elimination match = (Match.Elimination) new NotationReader(MODEL).read(line);
        PlacedClues clued = (PlacedClues) match.pattern();
        Set<Integer> follows = clued.laid().pattern().alike(clued.laid().turn()).stream()
                .map(clued.laid()::turned)
                .flatMap(laid -> targets(laid, State.full(MODEL)).stream().boxed())
                .collect(Collectors.toSet());
        assertThat(follows).containsAll(match.targets().stream().boxed().toList());
        assertThat(clued.head(MODEL)).isEqualTo(line.substring(0, line.indexOf(" ==> ")));
    }

    @Test
    void theCardHasThemAllInTheirOrder() {
        String table = CluePatterns.ALL.stream()
                .flatMap(pattern -> laid(pattern).stream()
                        .filter(laid -> laid.turn() == Turn.AS_DRAWN)
                        .filter(laid -> laid.runs().isEmpty() || laid.runs().get(0) != pattern.shortest() + 1))
                .map(laid -> "| `" + ClueWords.written(laid) + "` | " + ClueWords.said(laid) + " |\n")
                .collect(Collectors.joining("", "| written | because |\n|---|---|\n", ""));
        assertThat(ClueRules.FIRST.get(0).card().text()).contains(table);
    }

    @Test
    void aRunIsAsLongAsItIs() {
        State state = start("""
                3......
                .2.....
                ..2....
                ...2...
                ....3..
                .......
                .......
                """);
        Model model = state.model();
        ClueRule rule = new ClueRule("clues", 1, CluePatterns.WEAK, Lattice.of(model));
        Notation notation = new Notation(model, Notation.Style.UNICODE);
        assertThat(found(rule, state).stream().map(notation::line))
                .contains(
                        "w[1]-diagonal-3-2s-3-in-{r1c1...r5c5} ==> Hr1c1=1, Hr6c5=1, Hr6c6=0, Vr1c1=1, Vr5c6=1, Vr6c6=0");
    }

    private static State start(String board) {
        State state = new SlitherlinkGame().parse(board).start();
        new Precedence(new Propagation(), List.of()).close(state);
        return state;
    }
}
