package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import ninebynine.chain.TWhip;
import ninebynine.chain.Whip;
import ninebynine.explain.Census;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.study.Backdoors;
import ninebynine.trace.Trace;
import ninebynine.trial.Phases;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Facts observed with SudoRules, the reference: counts, densities, and the subsets of two paths. */
class VectorsTest {
    private static final String ONE =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";
    private static final String TWO =
            "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....";
    private static final String FOUR =
            "6.......1.2.....4...7...8....41.59..381697425..93.26....6...7...9.....8.1.......3";

    private static final String EIGHT =
            "......3..2...8.1...5...9....8..1.9....67...3.4....5..2..3.2....1....47...9.6...8.";
    private static final String NINE =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

    /** Every hypothesis of T&E with Singles alone, with how it ended, and whether the puzzle is solved after the last. */
    private static List<String> hypotheses(String puzzle, int phase) {
        Puzzle parsed = Puzzles.SUDOKU.parse(puzzle);
        State state = parsed.start();
        List<Phases.Tried> log = new Phases(1, Theories.precedence("BRT", parsed.model()), false).run(state);
        assertThat(state.isSolved()).isTrue();
        assertThat(log).allMatch(tried -> tried.phase() <= phase);
        return log.stream()
                .map(tried -> parsed.model().names().label(tried.hypothesis()) + (tried.refuted() ? " false" : " open"))
                .toList();
    }

    private static Trace trace(String theory, String puzzle) {
        Puzzle parsed = Puzzles.SUDOKU.parse(puzzle);
        return Theories.resolver(theory, parsed.model()).trace(parsed.start());
    }

    /** The lines of the steps above Singles. */
    private static List<String> lines(Trace trace) {
        Notation notation = new Notation(trace.start().model(), Notation.Style.UNICODE);
        return trace.steps().stream()
                .filter(step -> step.rule().level() > 0)
                .map(step -> notation.line(step.match()))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.,  84,  329, 9.44",
        "..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1...., 239, 1691, 5.95",
        "6.......1.2.....4...7...8....41.59..381697425..93.26....6...7...9.....8.1.......3, 141,  803, 8.14",
        "...45...9.....92.6..97.....2.1..786..78..19.296...8.17.928..6..7.6.....881......., 181, 1165, 7.15",
        "......3..2...8.1...5...9....8..1.9....67...3.4....5..2..3.2....1....47...9.6...8., 206, 1209, 5.73"
    })
    void candidatesLinksAndDensityAfterSinglesAreTheReferences(
            String puzzle, int candidates, long links, String density) {
        Census census = Census.of(trace("BRT", puzzle).end());

        assertThat(census.candidates()).isEqualTo(candidates);
        assertThat(census.cspLinks()).isEqualTo(links);
        assertThat(census.links()).isEqualTo(links);
        assertThat(census.density()).hasToString(density);
    }

    /** Of the puzzles on which the book shows bi-chains: eleven's #26370 before its first Single, and his third after Singles. */
    @ParameterizedTest
    @CsvSource({
        "ECP, 1...........18...6..9..7.5.....6.3.8..5..4.7....3..........2..7..2...4.597.....2., 245, 1708",
        "BRT, ..3....8..5....2.17...........5.8..6.9.12....8....3....6.9....5..4....7.....1.6.2, 238, 1609"
    })
    void candidatesAndLinksAreTheBooks(String theory, String puzzle, int candidates, long links) {
        State state = theory.equals("BRT")
                ? trace("BRT", puzzle).end()
                : Puzzles.SUDOKU.parse(puzzle).start();
        Precedence.PROPAGATION.close(state);
        Census census = Census.of(state);

        assertThat(census.candidates()).isEqualTo(candidates);
        assertThat(census.cspLinks()).isEqualTo(links);
    }

    @Test
    void vectorFourHas133CandidatesAfterWhips() {
        assertThat(trace("W1", FOUR).end().openCount()).isEqualTo(133);
    }

    @Test
    void vectorOneNeedsOneHiddenPair() {
        Trace trace = trace("SFin", ONE);

        assertThat(lines(trace)).singleElement().asString().startsWith("hidden-pairs-in-a-row: r5{n3 n5}{c8 c9} ==> ");
        assertThat(trace.steps().stream()
                        .filter(step -> step.rule().level() > 0)
                        .map(step ->
                                ((Match.Elimination) step.match()).targets().size()))
                .containsExactly(4);
        assertThat(Puzzles.SUDOKU.parse(ONE).text(trace.end()))
                .isEqualTo("268397154743158692195426378832579416974861235651243789419635827327984561586712943");
    }

    @Test
    void vectorTwoStartsWithAHiddenPairAndTwoFinnedWings() {
        assertThat(lines(trace("SFin", TWO)).stream().filter(line -> !line.startsWith("whip[1]")))
                .map(line -> line.substring(0, line.indexOf(" ==>")))
                .startsWith(
                        "hidden-pairs-in-a-block: b1{n5 n6}{r1c1 r2c3}",
                        "finned-x-wing-in-rows: n9{r7 r4}{c4 c9}",
                        "finned-x-wing-in-columns: n9{c5 c8}{r6 r8}");
    }

    @Test
    void subsetsAloneLeaveVectorTwoWith59ValuesMissing() {
        Trace trace = trace("S4", TWO);
        State end = trace.end();

        assertThat(trace.isSolved()).isFalse();
        assertThat(IntStream.range(0, 81).filter(cell -> !end.isDecided(cell)).count())
                .isEqualTo(59);
        assertThat(lines(trace)).anyMatch(line -> line.matches("jellyfish-in-(rows|columns): n3.*"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Z[3]", "tW[3]"})
    void shortChainsOfOneFamilySolveVectorTwo(String theory) {
        assertThat(trace(theory, TWO).isSolved()).isTrue();
    }

    @Test
    void vectorTwoNeedsNothingAboveThree() {
        Trace trace = trace("human", TWO);

        assertThat(trace.isSolved()).isTrue();
        assertThat(hardest(trace)).isEqualTo(3);
        assertThat(lines(trace)).anyMatch(line -> line.startsWith("biv-chain[3]"));
    }

    @Test
    void vectorFourHasOneWhipOfLengthSixAndIsSolvedWithSeven() {
        assertThat(chains(trace("W[5]", FOUR))).isEmpty();
        assertThat(chains(trace("FW[5]", FOUR))).isEmpty();

        Trace six = trace("W[6]", FOUR);
        assertThat(chains(six)).singleElement().asString().startsWith("whip[6]").endsWith("==> r9c2≠5");
        assertThat(six.end().openCount()).isEqualTo(132);

        Trace seven = trace("W", FOUR);
        assertThat(hardest(seven)).isEqualTo(7);
        assertThat(Puzzles.SUDOKU.parse(FOUR).text(seven.end())).startsWith("638954271");
    }

    @ParameterizedTest
    @ValueSource(strings = {"W[4]", "Z[4]"})
    void vectorEightHasTwoEliminationsUpToFour(String theory) {
        Trace trace = trace(theory, EIGHT);

        assertThat(chains(trace).stream().map(line -> line.substring(line.indexOf("==> ") + 4)))
                .containsExactlyInAnyOrder("r7c6≠1", "r7c8≠6");
        assertThat(trace.end().openCount()).isEqualTo(204);
    }

    @ParameterizedTest
    @ValueSource(strings = {"W", "tW"})
    void vectorEightIsSolvedWithFive(String theory) {
        Trace trace = trace(theory, EIGHT);

        assertThat(trace.isSolved()).isTrue();
        assertThat(hardest(trace)).isEqualTo(5);
    }

    @Test
    void vectorEightSaysWhatFiveVariablesEliminateFirst() {
        State stuck = trace("tW[4]", EIGHT).end();
        List<String> tWhips = List.of("r6c2≠1", "r7c1≠7", "r7c2≠7", "r9c5≠7", "r9c6≠7");

        assertThat(targets(new TWhip(5, TWhip.Form.CODED), stuck)).containsExactlyInAnyOrderElementsOf(tWhips);
        assertThat(targets(new Whip(5, Whip.Form.PLAIN), stuck))
                .containsAll(tWhips)
                .contains("r6c4≠3")
                .hasSize(6);
    }

    /** The lines of the steps above whips[1]. */
    private static List<String> chains(Trace trace) {
        return lines(trace).stream().filter(line -> !line.startsWith("whip[1]")).toList();
    }

    private static int hardest(Trace trace) {
        return trace.steps().stream()
                .mapToInt(step -> step.rule().level())
                .max()
                .orElse(0);
    }

    private static Set<String> targets(Rule rule, State state) {
        Notation notation = new Notation(state.model(), Notation.Style.UNICODE);
        Set<String> found = new TreeSet<>();
        rule.find(state, match -> {
            String line = notation.line(match);
            found.addAll(List.of(line.substring(line.indexOf("==> ") + 4).split(", ")));
            return true;
        });
        return found;
    }

    @ParameterizedTest
    @CsvSource({
        "BRT, n1r8c2",
        "W1, n8r9c2 n3r8c8 n9r8c5 n9r8c2 n1r8c2 n9r7c9 n8r7c9 n9r6c8 n8r6c5 n9r4c4 n8r4c3 n8r3c4 n8r1c8"
    })
    void vectorThreesAntiBackdoorsAreTheReferences(String theory, String names) {
        assertThat(antiBackdoors(theory)).containsExactlyInAnyOrder(names.split(" "));
    }

    @Test
    void vectorThreeHas38AntiBackdoorsForSubsets() {
        assertThat(antiBackdoors("S")).hasSize(38);
    }

    private static List<String> antiBackdoors(String theory) {
        State stuck = trace(theory, TWO).end();
        Backdoors backdoors = new Backdoors(Theories.precedence(theory, stuck.model()), stuck.model());
        return backdoors.find(Backdoors.Kind.ANTI, stuck).sets().stream()
                .map(set -> stuck.model().names().label(set.get(0)))
                .toList();
    }

    @Test
    void vectorFourIsSolvedByTrialsAfterTenHypotheses() {
        assertThat(hypotheses(FOUR, 1))
                .containsExactly(
                        "n9r9c8 false",
                        "n6r9c8 open",
                        "n5r9c8 false",
                        "n5r9c7 open",
                        "n2r9c7 false",
                        "n9r9c6 open",
                        "n8r9c6 false",
                        "n4r9c6 false",
                        "n7r9c5 open",
                        "n2r9c5 false");
        assertThat(Puzzles.SUDOKU.parse(FOUR).text(trace("TE1", FOUR).end())).startsWith("638954271");
    }

    @Test
    void vectorNineIsSolvedInPhaseOneByThe254thHypothesis() {
        State singles = trace("BRT", NINE).end();
        assertThat(singles.openCount()).isEqualTo(271);
        assertThat(IntStream.range(0, 81).filter(singles::isDecided).count()).isEqualTo(20);
        assertThat(hypotheses(NINE, 1))
                .startsWith(
                        "n9r9c9 open",
                        "n8r9c9 false",
                        "n6r9c9 open",
                        "n3r9c9 open",
                        "n2r9c9 open",
                        "n9r9c8 open",
                        "n8r9c8 false")
                .hasSize(254)
                .endsWith("n2r1c5 false");
    }
}
