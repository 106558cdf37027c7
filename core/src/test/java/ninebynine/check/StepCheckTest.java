package ninebynine.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.model.Model;
import ninebynine.model.Squares;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each kind of step: right where its conditions hold, and the condition named that does not. */
class StepCheckTest {
    private static final Model MODEL = Squares.NINE.model();
    private static final NotationReader READER = new NotationReader(MODEL);

    /** Everything is possible, but these variables have only what stands in their braces: {@code r1n1{c1 c4}}. */
    private static Position position(String kept) {
        State state = State.full(MODEL);
        for (String variable : kept.split(", ", -1)) {
            int brace = variable.indexOf('{');
            int v = MODEL.index().variable(variable.substring(0, brace)).getAsInt();
            List<String> answers = Arrays.asList(
                    variable.substring(brace + 1, variable.length() - 1).split(" ", -1));
            for (int x : MODEL.labels(v)) {
                if (!answers.contains(MODEL.names().valueIn(v, x))) {
                    state.eliminate(x);
                }
            }
        }
        return Position.of(state);
    }

    private static String problem(String kept, String line) {
        try {
            return StepCheck.check(position(kept), READER.read(line)).orElse("right");
        } catch (NotationException unreadable) {
            return unreadable.getMessage();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "r1c1{n5}; naked-single ==> r1c1=5; right",
                "r1c1{n5 n6}; naked-single ==> r1c1=5; r1c1 has 2 candidates, not n5r1c1 alone.",
                "r1c1{n5}; naked-single ==> r1c1=6; n6r1c1 is no candidate.",
                "r1n5{c1}; hidden-single-in-a-row ==> r1c1=5; right",
                "r1n5{c1}; hidden-single-in-a-column ==> r1c1=5; c1n5 has 9 candidates, not n5r1c1 alone."
            })
    void singles(String kept, String line, String said) {
        assertThat(problem(kept, line)).isEqualTo(said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "r1n1{c1 c2}; whip[1]: r1n1{c1 .} ==> r2c3≠1, r3c1≠1; right",
                "r1n1{c1 c2 c4}; whip[1]: r1n1{c1 .} ==> r2c3≠1; Cell 1, r1n1: n1r1c4 is not ruled out.",
                "r1n1{c1 c2}; whip[1]: r1n1{c1 .} ==> r2c3≠1, r4c1≠1; Cell 1, r1n1: n1r1c2 is not ruled out.",
                "r1n1{c1 c2}; whip[1]: r1n1{c1 .} ==> r2c3≠1, r2c3≠1; The target n1r2c3 comes twice.",
                "r1n1{c1 c2}; whip[1]: r1n1{c1 .} ==> r1c1≠1; Cell 1, r1n1: the target n1r1c1 is a candidate of it.",
                "r1n1{c1 c2}; whip[1]: r1n1{c3 .} ==> r2c3≠1; Cell 1, r1n1: n1r1c3 is no candidate of it.",
                "r1n1{c1 c2}; whip[1]: r1n1{c1 .} ==> r1c3≠1; The target n1r1c3 is no candidate.",
                "r1n1{c1 c2}; whip[1]: r1n1{c1 c2} ==> r2c3≠1; Cell 1, r1n1: such a chain ends with a dot.",
                "r1n1{c1}; whip[1]: r1n1{c1 .} ==> r2c3≠1; Cell 1, r1n1: it has one candidate only.",
                "r1n1{c1 c2}; whip-rn[1]: r1n1{c1 .} ==> r2c3≠1; right",
                "r1n1{c1 c2}; whip-cn[1]: r1n1{c1 .} ==> r2c3≠1; r1n1 is not of type cn.",
                "r1n1{c1 c2}; braid-rn[1]: r1n1{c1 .} ==> r2c3≠1; No chain is called braid-rn.",
                "r1n1{c1 c2}; magic[1]: r1n1{c1 .} ==> r2c3≠1; No chain is called magic."
            })
    void interactionsAndNames(String kept, String line, String said) {
        assertThat(problem(kept, line)).isEqualTo(said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "r1n1{c1 c4}, r5n1{c4 c1}; biv-chain[2]: r1n1{c1 c4} - r5n1{c4 c1} ==> r3c1≠1, r8c1≠1; right",
                "r1n1{c1 c4}, r5n1{c4 c1}; biv-chain-rn[2]: r1n1{c1 c4} - r5n1{c4 c1} ==> r3c1≠1; right",
                "r1n1{c1 c4}, r5n1{c4 c1}; biv-chain[2]: r1n1{c1 c4} - r5n1{c4 c1} ==> r3c1≠1, r3c2≠1; Cell 2, r5n1: the last right-linking candidate is not linked to the target n1r3c2.",
                "r1n1{c1 c4}, r5n1{c4 c1}; biv-chain[2]: r1n1{c1 c4} - r5n1{c4 .} ==> r3c1≠1; Cell 2, r5n1: it has no right-linking candidate.",
                "r1n1{c1 c4}, r5n1{c4 c1 c7}; biv-chain[2]: r1n1{c1 c4} - r5n1{c4 c1} ==> r3c1≠1; Cell 2, r5n1: n1r5c7 is not ruled out.",
                "r1n1{c1 c4}, r5n1{c5 c1}; biv-chain[2]: r1n1{c1 c4} - r5n1{c5 c1} ==> r3c1≠1; Cell 2, r5n1: the left-linking candidate n1r5c5 is linked to nothing before it.",
                "r1n1{c1 c4}, r5n1{c4 c1}; biv-chain[2]: r1n1{c1 c4} - r1n1{c4 c1} ==> r3c1≠1; Cell 2, r1n1: the variable comes twice.",
                "r1n1{c1 c4}, c4n1{r1 r5}; biv-chain[2]: r1n1{c1 c4} - c4n1{r1 r5} ==> r3c1≠1; Cell 2, c4n1: a candidate of it comes twice.",
                "r1n1{c1 c2 c4}, r5n1{c4 c1}; biv-chain[2]: r1n1{c1 c4} - r5n1{c4 c1} ==> r3c1≠1; Cell 1, r1n1: n1r1c2 is not ruled out.",
                "r1n1{c1 c2 c4}, r5n1{c4 c1}; z-chain[2]: r1n1{c1 c4} - r5n1{c4 .} ==> r3c1≠1; right",
                "r1n1{c1 c2 c4}, r5n1{c4 c1}; z-chain[2]: r1n1{c1 c4} - r5n1{c4 .} ==> r8c1≠1; Cell 1, r1n1: n1r1c2 is not ruled out.",
                "r1n1{c1 c2 c4}, r5n1{c4 c1}; z-chain[2]: r1n1{c1 c2} - r5n1{c4 .} ==> r3c1≠1; Cell 1, r1n1: n1r1c4 is not ruled out.",
                "r1n1{c1 c2}, r5n1{c2 c1}; z-chain[2]: r1n1{c1 c2} - r5n1{c2 .} ==> r3c1≠1; Cell 1, r1n1: what is right of it is ruled out already."
            })
    void chainsWithoutMemory(String kept, String line, String said) {
        assertThat(problem(kept, line)).isEqualTo(said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "whip[3]: r1n1{c1 c4} - r5n1{c4 c7} - r8n1{c7 .} ==> r3c1≠1; right",
                "t-whip[3]: r1n1{c1 c4} - r5n1{c4 c7} - r8n1{c7 .} ==> r3c1≠1; right",
                "braid[3]: r1n1{c1 c4} - r5n1{c4 c7} - r8n1{c1 .} ==> r3c1≠1; right",
                "T&E-braid[3]: r1n1{c1 c4} - r5n1{c4 c7} - r8n1{c4 .} ==> r3c1≠1; right",
                "z-chain[3]: r1n1{c1 c4} - r5n1{c4 c7} - r8n1{c7 .} ==> r3c1≠1; Cell 3, r8n1: n1r8c4 is not ruled out.",
                "whip[3]: r1n1{c1 c4} - r5n1{c4 c7} - r8n1{c1 .} ==> r3c1≠1; Cell 3, r8n1: the left-linking candidate n1r8c1 is linked to nothing before it.",
                "whip[3]: r1n1{c1 c4} - r5n1{c4 .} - r8n1{c7 .} ==> r3c1≠1; Cell 2, r5n1: it has no right-linking candidate.",
                "whip[2]: r1n1{c1 c4} - r5n1{c4 .} ==> r3c1≠1; Cell 2, r5n1: n1r5c7 is not ruled out.",
                "whip[3]: r1n1{c1 c4} - r5n1{c4 c4} - r8n1{c7 .} ==> r3c1≠1; Cell 2, r5n1: n1r5c4 is on both sides.",
                "whip[3]: r1n1{c1 c4} - r5n1{c4 c9} - r8n1{c7 .} ==> r3c1≠1; Cell 2, r5n1: what is right of it are no candidates."
            })
    void chainsWithMemory(String line, String said) {
        assertThat(problem("r1n1{c1 c4}, r5n1{c4 c7}, r8n1{c1 c4 c7}", line)).isEqualTo(said);
    }

    @Test
    void aLeftLinkingCandidateComesTwiceOnlyInLoops() {
        Position position = position("r1n1{c1 c4}, r5n1{c4 c7}, c4n1{r1 r3 r5}");
        Match match = READER.read("whip[3]: r1n1{c1 c4} - r5n1{c4 c7} - c4n1{r5 .} ==> r3c1≠1");
        assertThat(StepCheck.check(position, match)).contains("Cell 3, c4n1: the left-linking candidate comes twice.");
        assertThat(StepCheck.check(position, match, true)).contains("Cell 3, c4n1: n1r1c4 is not ruled out.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "r1n5{c1 c4 c5}, r2n5{c4 c2}; g-whip[2]: r1n5{c1 c456} - r2n5{c4 .} ==> r3c1≠5; right",
                "r1n5{c1 c4 c5}, r2n5{c4 c2}; g-whip-rn[2]: r1n5{c1 c456} - r2n5{c4 .} ==> r3c1≠5; right",
                "r1n5{c1 c4 c5}, r2n5{c4 c2}; g2-whip[2]: r1n5{c1 c4|c5} - r2n5{c4 .} ==> r3c1≠5; right",
                "r1n5{c1 c4 c5}, r2n5{c4 c2 c8}; g-whip[2]: r1n5{c1 c456} - r2n5{c4 .} ==> r3c1≠5; Cell 2, r2n5: n5r2c8 is not ruled out.",
                "r1n5{c1 c4}, r2n5{c4 c2}; g-whip[2]: r1n5{c1 c456} - r2n5{c4 .} ==> r3c1≠5; Cell 1, r1n5: what is right of it are no candidates.",
                "r1n5{c1 c4 c5}, r2n5{c4 c2}; whip[2]: r1n5{c1 c456} - r2n5{c4 .} ==> r3c1≠5; Cell 1, r1n5: its right side is no candidate, nor a group that such a chain may have.",
                "r1n5{c1 c4 c7}, r2n5{c4 c2}; g-whip[2]: r1n5{c1 c4|c7} - r2n5{c4 .} ==> r3c1≠5; Cell 1, r1n5: its right side is no candidate, nor a group that such a chain may have.",
                "r1n5{c1 c4 c7}, r2n5{c4 c2}; g2-whip[2]: r1n5{c1 c4|c7} - r2n5{c4 .} ==> r3c1≠5; Cell 2, r2n5: the left-linking candidate n5r2c4 is linked to nothing before it.",
                "r1n5{c1 c4 c5}, r2n5{c4 c1}; g-biv-chain[2]: r1n5{c1 c456} - r2n5{c4 c1} ==> r3c1≠5; right",
                "r1n5{c1 c4 c5}, r2n5{c4 c1 c8}; g-biv-chain[2]: r1n5{c1 c456} - r2n5{c4 c1} ==> r3c1≠5; Cell 2, r2n5: n5r2c8 is not ruled out."
            })
    void groupsAndPairs(String kept, String line, String said) {
        assertThat(problem(kept, line)).isEqualTo(said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "r8c4≠3; right",
                "r8c5≠3; Cell 1, r2n3: n3r2c4 is not linked to the target.",
                "r8c9≠3; Cell 1, r2n3: n3r2c4 is not linked to the target."
            })
    void oddagons(String target, String said) {
        String kept = "r2n3{c2 c4 c6}, c6n3{r2 r4 r9}, r4n3{c1 c4 c6}, c1n3{r3 r4}, b1n3{r3c1 r2c2}";
        String ring = "oddagon[5]: r2n3{c2 c6},c6n3{r2 r4},r4n3{c6 c1},c1n3{r4 r3},b1n3{r3c1 r2c2} ==> ";
        assertThat(problem(kept, ring + target)).isEqualTo(said);
        assertThat(problem(kept, "oddagon[4]: r2n3{c2 c6},c6n3{r2 r4},r4n3{c6 c1},c1n3{r4 r3} ==> " + target))
                .isEqualTo("The ring has 4 cells; an odd number from 3 on is needed.");
        assertThat(problem(kept, "oddagon[3]: r2n3{c2 c6},c6n3{r2 r4},r4n3{c6 c1} ==> r8c4≠3"))
                .isEqualTo("Cell 3, r4n3: its right candidate is not the left one of the next.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "r1c1{n1 n2}, r5n1{c1 c4}, r5n2{c1 c4}; r5c4≠3; right",
                "r1c1{n1 n2 n3}, r5n1{c1 c4}, r5n2{c1 c4}; r5c4≠3; The branches are not all the candidates of a variable.",
                "r1c1{n1 n2}, r5n1{c1 c4}, r5n2{c1 c4}; r5c5≠3; Branch n1r1c1 does not end in what follows.",
                "r1c1{n1 n2}, r5n1{c1 c4 c7}, r5n2{c1 c4}; r5c4≠3; Branch n1r1c1: Cell 1, r5n1: n1r5c7 is not ruled out.",
                "r1c1{n1 n2}, r5n1{c1 c4}, r5n2{c1 c4}; r5c4=3; It does not say what its name says: elim."
            })
    void forcingChains(String kept, String conclusion, String said) {
        String line = """
                forcing-whip-elim[3] based on bivalue candidates n1r1c1 and  n2r1c1:
                   || n1r1c1 - partial-whip[1]: r5n1{c1 c4} -\s
                   || n2r1c1 - partial-whip[1]: r5n2{c1 c4} -\s
                 ==>\s""";
        assertThat(problem(kept, line + conclusion)).isEqualTo(said);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "r7c3{n4 n6}, r7c9{n4 n6}; naked-pairs-in-a-row: r7{c3 c9}{n4 n6} ==> r7c7≠4, r7c1≠6; right",
                "r7c3{n4 n6}, r7c9{n4 n6 n8}; naked-pairs-in-a-row: r7{c3 c9}{n4 n6} ==> r7c7≠4; r7c9 has n8r7c9 too.",
                "r7c3{n4}, r7c9{n4 n6}; naked-pairs-in-a-row: r7{c3 c9}{n4 n6} ==> r7c7≠4; r7c3 lacks what the pattern needs.",
                "r7c3{n4 n6}, r7c9{n4 n6}; naked-pairs-in-a-row: r7{c3 c9}{n4 n6} ==> r7c7≠5; n5r7c7 does not lie where the subset rules out.",
                "r7c3{n4 n6}, r7c9{n4 n6}; naked-pairs-in-a-row: r7{c3 c9}{n4 n6} ==> r8c9≠4; n4r8c9 does not lie where the subset rules out.",
                "r7c3{n4 n6}, r7c9{n4 n6}; naked-pairs-in-a-row: r7{c3 c9}{n4 n6} ==> r7c9≠4; n4r7c9 does not lie where the subset rules out.",
                "r7c3{n4 n6}, r7c9{n4 n6}; naked-pairs-in-a-row: r7{c3 c3}{n4 n6} ==> r7c7≠4; A line comes twice.",
                "r5n3{c8 c9}, r5n5{c8 c9}; hidden-pairs-in-a-row: r5{n3 n5}{c8 c9} ==> r5c9≠8; right",
                "r5n3{c8 c9 c1}, r5n5{c8 c9}; hidden-pairs-in-a-row: r5{n3 n5}{c8 c9} ==> r5c9≠8; r5n3 has n3r5c1 too.",
                "r4c1{n1 n2}, r4c2{n2 n3}, r4c3{n3 n1 n2}; naked-triplets-in-a-row: r4{c1 c2 c3}{n1 n2 n3} ==> r4c7≠3; right",
                "r4c1{n1 n2}, r4c2{n1 n2}, r4c3{n3 n1 n2}; naked-triplets-in-a-row: r4{c1 c2 c3}{n1 n2 n3} ==> r4c7≠3; r4c2 lacks what the pattern needs.",
                "r4c1{n1 n2}, r4c2{n1 n3}, r4c3{n1 n4}, r4c4{n2 n3 n4}; special-naked-quads-in-a-row: r4{c1 c2 c3 c4}{n1 n2 n3 n4} ==> r4c7≠3; right",
                "r4c1{n1 n2}, r4c2{n1 n3}, r4c3{n1 n4}, r4c4{n1 n2 n3 n4}; special-naked-quads-in-a-row: r4{c1 c2 c3 c4}{n1 n2 n3 n4} ==> r4c7≠3; r4c4 has n1r4c4 too.",
                "r4c1{n1 n2}, r4c2{n1 n3}, r4c3{n1 n4}, r4c4{n2 n3 n4}; naked-quads-in-a-row: r4{c1 c2 c3 c4}{n1 n2 n3 n4} ==> r4c7≠3; r4c2 lacks what the pattern needs.",
                "r2n3{c4 c7}, r9n3{c4 c7}; x-wing-in-rows: n3{r2 r9}{c4 c7} ==> r8c4≠3; right",
                "r2n3{c4 c7}, r9n3{c4 c7}; x-wing-in-rows: n3{r2 r9}{c4 c7} ==> r2c4≠3; n3r2c4 does not lie where the subset rules out.",
                "r2n3{c1 c7}, r9n3{c1 c7 c8}; finned-x-wing-in-rows: n3{r2 r9}{c1 c7} ==> r8c7≠3; right",
                "r2n3{c1 c7}, r9n3{c1 c7 c8}; finned-x-wing-in-rows: n3{r2 r9}{c1 c7} ==> r5c7≠3; n3r5c7 is not in the box of the fins.",
                "r2n3{c1 c7}, r9n3{c1 c7 c5}; finned-x-wing-in-rows: n3{r2 r9}{c1 c7} ==> r8c7≠3; r9n3 has n3r9c5 too.",
                "r2n3{c7 c8}, r9n3{c7 c8 c9}; finned-x-wing-in-rows: n3{r2 r9}{c7 c8} ==> r7c8≠3; The last line has nothing in its box, or the box is not apart."
            })
    void subsetsAndFish(String kept, String line, String said) {
        assertThat(problem(kept, line)).isEqualTo(said);
    }

    private static final String NINES = "r9c1{n1 n2}, r9c5{n2 n3}, r9c7{n2 n3}";

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "naked-single -> r9c1=2/naked-single -> r9c5=3/no-candidate: r9c7 -> contradiction; right",
                "naked-single -> r9c1=2/no-candidate: r9c7 -> contradiction; Step 2 inside: r9c7 has a candidate.",
                "naked-single -> r9c5=3/no-candidate: r9c7 -> contradiction; Step 1 inside: r9c5 has 2 candidates, not n3r9c5 alone.",
                "naked-single -> r9c1=2/naked-single -> r9c5=3; The contradiction is not the last step inside."
            })
    void trials(String steps, String said) {
        String head = "T&E(BRT,1) on n1r1c1:\n   " + steps.replace("/", "\n   ") + "\n ==> ";
        assertThat(problem(NINES, head + "r1c1≠1")).isEqualTo(said);
        assertThat(problem(NINES, head + "r2c1≠1")).isEqualTo("The target is not the hypothesis.");
    }

    @Test
    void aTrialMayNotGoDeeperThanItSays() {
        String inner = "   T&E(BRT,1) on n5r5c5:\n      no-candidate: r9c7 -> contradiction\n    -> r5c5≠5\n";
        String line = "T&E(BRT,1) on n1r1c1:\n" + inner + "   no-candidate: r9c7 -> contradiction\n ==> r1c1≠1";
        assertThat(problem(NINES, line)).isEqualTo("T&E(BRT,1) goes deeper than it says.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "r1c1{n1 n2}, r9c1{n1 n3}, r8c1{n2 n3}; r9c1=3; r5c1≠3; right",
                "r1c1{n1 n2}, r9c1{n1 n3}, r8c1{n2 n3}; r9c1=3; r5c2≠3; Branch n1r1c1 says something else.",
                "r1c1{n1 n2}, r9c1{n1 n3}, r8c1{n2 n3}; r9c2=3; r5c1≠3; Branch n1r1c1 says something else.",
                "r1c1{n1 n2}, r9c1{n1 n3}, r8c1{n2 n3}; contradiction; r5c1≠3; Branch n1r1c1 leads to no contradiction.",
                "r1c1{n1 n2 n9}, r9c1{n1 n3}, r8c1{n2 n3}; r9c1=3; r5c1≠3; The branches are not all the candidates of a variable."
            })
    void forcingTrials(String kept, String first, String target, String said) {
        String line = "forcing-T&E(BRT) based on candidates n1r1c1 n2r1c1:\n   || n1r1c1 - " + first
                + "\n   || n2r1c1 - r8c1=3\n ==> " + target;
        assertThat(problem(kept, line)).isEqualTo(said);
    }

    @Test
    void aGuessIsBelievedAndAContradictionIsChecked() {
        Match guess = READER.read("DFS(BRT)[2]: guess ==> r1c1=1");
        assertThat(StepCheck.check(position("r1c1{n1 n2}"), guess)).isEmpty();
        assertThat(StepCheck.isBelieved(guess, MODEL)).isTrue();
        Match empty = new Match.Contradiction(new Pattern.Emptied(0));
        assertThat(StepCheck.check(position("r1c1{n1 n2}"), empty)).contains("r1c1 has a candidate.");
        Match propagated = new Match.Elimination(new Pattern.Propagated(0), Ints.of(0));
        assertThat(StepCheck.check(position("r1c1{n1 n2}"), propagated)).contains("This is no step.");
        assertThat(StepCheck.check(position("r1c1{n1}"), new Match.Elimination(new Pattern.Lone(0), Ints.of(0))))
                .contains("What follows from such a pattern is something else.");
    }
}
