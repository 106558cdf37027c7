package ninebynine.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import ninebynine.model.Model;
import ninebynine.model.Squares;
import ninebynine.rule.Cases;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {
    private final Squares squares = Squares.NINE;
    private final Model model = squares.model();
    private final Notation unicode = new Notation(model, Notation.Style.UNICODE);
    private final Notation ascii = new Notation(model, Notation.Style.ASCII);
    private final NotationReader reader = new NotationReader(model);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "naked-single ==> r4c5=8",
                "hidden-single-in-a-row ==> r8c7=1",
                "hidden-single-in-a-column ==> r1c9=9",
                "hidden-single-in-a-block ==> r2c2=3",
                "whip[1]: r3n3{c6 .} ==> r2c6≠3, r1c5≠3",
                "whip[1]: b7n4{r9c2 .} ==> r9c4≠4",
                "whip[1]: c1n4{r2 .} ==> r3c2≠4",
                "biv-chain[2]: r1c1{n1 n2} - r1n2{c1 c5} ==> r3c5≠1",
                "biv-chain-rc[2]: r1c1{n1 n2} - r1c5{n2 n1} ==> r1c9≠1",
                "whip[3]: r8n6{c9 c2} - c2n2{r8 r5} - b9n1{r7c9 .} ==> r7c8≠6",
                "g-whip[2]: r1n5{c1 c456} - b2n5{r2c5 .} ==> r2c1≠5",
                "g-whip[2]: b3n6{r3c9 r2c789} - c4n6{r2 r789} ==> r9c4≠6",
                "naked-pairs-in-a-row: r5{c2 c8}{n6 n2} ==> r5c9≠6, r5c7≠2",
                "naked-triplets-in-a-column: c5{r2 r4 r8}{n6 n2 n1} ==> r5c5≠6",
                "special-naked-quads-in-a-block: b5{r4c4 r4c5 r5c6 r6c6}{n6 n2 n1 n3} ==> r6c4≠6",
                "hidden-pairs-in-a-block: b1{n5 n6}{r1c1 r2c3} ==> r2c3≠4, r1c1≠1",
                "hidden-quads-in-a-column: c4{n2 n3 n9 n8}{r3 r9 r7 r4} ==> r3c4≠1",
                "special-hidden-quads-in-a-row: r4{n2 n3 n9 n8}{c3 c9 c7 c4} ==> r4c3≠1",
                "x-wing-in-rows: n1{r1 r5}{c2 c7} ==> r3c2≠1",
                "swordfish-in-columns: n9{c2 c5 c8}{r9 r8 r6} ==> r9c9≠9",
                "special-jellyfish-in-rows: n3{r2 r7 r5 r8}{c8 c6 c1 c2} ==> r9c1≠3",
                "finned-x-wing-in-rows: n9{r7 r4}{c4 c9} ==> r6c9≠9",
                "finned-swordfish-in-columns: n4{c3 c4 c9}{r1 r9 r7} ==> r9c8≠4, r7c8≠4",
                "finned-jellyfish-in-rows: n4{r3 r4 r9 r1}{c1 c9 c7 c2} ==> r2c2≠4"
            })
    void whatWasReadIsPrintedTheSameInBothStyles(String line) {
        Match match = reader.read(line);
        assertThat(unicode.line(match)).isEqualTo(line);
        assertThat(ascii.line(match)).isEqualTo(line.replace("≠", "!="));
        assertThat(reader.read(ascii.line(match))).isEqualTo(match);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "naked-single ==> r4c5 = 8; naked-single ==> r4c5=8",
                "whip[1]: r3n3{c6 .} ==> r2c6 ≠ 3, r1c5 ≠ 3; whip[1]: r3n3{c6 .} ==> r2c6≠3, r1c5≠3",
                "whip[1]: r3n3{c6 .} ==> r2c6 != 3, r1c5 !=3; whip[1]: r3n3{c6 .} ==> r2c6≠3, r1c5≠3"
            })
    void blanksAroundTheSignsDoNotMatter(String spaced, String tight) {
        assertThat(reader.read(spaced)).isEqualTo(reader.read(tight));
    }

    @Test
    void aLineSaysWhichLabelsItIsAbout() {
        assertThat(reader.read("whip[1]: r3n4{c6 .} ==> r2c6≠4"))
                .isEqualTo(new Match.Elimination(
                        new Pattern.Chain(
                                ChainName.WHIP,
                                List.of(new Pattern.Cell(squares.variable("r3n4"), squares.label(3, 6, 4), Ints.of()))),
                        Ints.of(squares.label(2, 6, 4))));
        assertThat(reader.read("naked-single ==> r4c5=8"))
                .isEqualTo(new Match.Assertion(new Pattern.Lone(squares.variable("r4c5")), squares.label(4, 5, 8)));
    }

    @Test
    void contradictionsAndPropagationsHaveLinesToo() {
        int v = squares.variable("b2n7");
        assertThat(unicode.line(new Match.Contradiction(new Pattern.Emptied(v))))
                .isEqualTo("no-candidate: b2n7 ==> contradiction");
        assertThat(unicode.line(new Match.Elimination(new Pattern.Propagated(v), Ints.of(squares.label(1, 4, 7)))))
                .isEqualTo("propagation: b2n7 ==> r1c4≠7");
    }

    /** Round trip: every match of every rule on boards thinned out at random. */
    @Test
    void everythingThatIsFoundCanBePrintedAndReadBack() {
        List<Rule> rules = Theory.parse("SFin").rules(model).stream()
                .filter(rule -> rule.level() > 0 || rule.code().endsWith("S"))
                .toList();
        int found = 0;
        for (int seed = 0; seed < 40; seed++) {
            State state = thinned(new Random(seed), 500 + 25 * seed);
            for (Rule rule : rules) {
                for (Match match : Cases.matches(rule, state)) {
                    found++;
                    assertThat(reader.read(unicode.line(match)))
                            .as("seed %d", seed)
                            .isEqualTo(match);
                    assertThat(reader.read(ascii.line(match)))
                            .as("seed %d", seed)
                            .isEqualTo(match);
                }
            }
        }
        assertThat(found).isGreaterThan(1000);
    }

    private State thinned(Random random, int eliminations) {
        State state = State.full(model);
        for (int k = 0; k < eliminations; k++) {
            state.eliminate(random.nextInt(model.labelCount()));
        }
        return state;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "naked-single ==> r4c5=8; naked-single",
                "whip[3]: r8n6{c9 c2} - c2n2{r8 r5} - b9n1{r7c9 .} ==> r7c8≠6; whip[3]",
                "hidden-pairs-in-a-block: b1{n5 n6}{r1c1 r2c3} ==> r2c3≠4, r1c1≠1; hidden-pairs-in-a-block"
            })
    void theNameIsWhatStandsBeforeTheDetails(String line, String name) {
        assertThat(unicode.name(reader.read(line))).isEqualTo(name);
    }

    @Test
    void theNameOfAForcingChainLeavesOutItsBranches() {
        List<Pattern.Branch> branches = List.of(
                new Pattern.Branch(0, List.of()), new Pattern.Branch(1, List.of()), new Pattern.Branch(2, List.of()));
        Match two = new Match.Elimination(new Pattern.Forcing(ChainName.WHIP, branches.subList(0, 2)), Ints.of(5));
        Match three = new Match.Elimination(new Pattern.Forcing(ChainName.WHIP, branches), Ints.of(5));
        assertThat(unicode.name(two)).isEqualTo("forcing-whip-elim[1]");
        assertThat(unicode.name(three)).isEqualTo("3-value-OR3-forcing-whip-elim[1]");
    }
}
