package ninebynine.explain;

import static ninebynine.rule.Cases.ones;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import ninebynine.explain.Highlights.Role;
import ninebynine.model.Squares;
import ninebynine.rule.Cases;
import ninebynine.rule.Match;
import ninebynine.rule.Rule;
import ninebynine.rule.basic.ContradictionDetection;
import ninebynine.rule.basic.Single;
import ninebynine.rule.interaction.Interaction;
import ninebynine.rule.subset.FinnedFish;
import ninebynine.rule.subset.NakedSubset;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class HighlightsTest {
    private final Squares squares = Squares.NINE;

    private Map<String, Role> roles(Rule rule, State state) {
        return roles(Cases.matches(rule, state).get(0), state);
    }

    private Map<String, Role> roles(Match match, State state) {
        Map<String, Role> named = new TreeMap<>();
        Highlights.of(match, state)
                .forEach((label, role) -> named.put(squares.model().names().label(label), role));
        return named;
    }

    @Test
    void aSingleMarksWhatIsPlaced() {
        Single single = new Single(squares.model().types().get(0));
        assertThat(roles(single, squares.state("5"))).containsExactlyEntriesOf(Map.of("n5r1c1", Role.PLACED));
    }

    @Test
    void anInteractionMarksItsCandidatesAndItsTargets() {
        State state = ones("""
                xxx......
                xx.xxxxxx
                ...xxxxxx
                """);
        assertThat(roles(new Interaction(), state))
                .containsOnly(
                        Map.entry("n1r1c1", Role.WITNESS),
                        Map.entry("n1r1c2", Role.WITNESS),
                        Map.entry("n1r1c3", Role.WITNESS),
                        Map.entry("n1r2c1", Role.TARGET),
                        Map.entry("n1r2c2", Role.TARGET));
    }

    @Test
    void aSubsetMarksItsCandidatesAndItsTargets() {
        assertThat(roles(new NakedSubset(2), squares.state("12 129 3 4 12 5 6 7 8")))
                .containsOnly(
                        Map.entry("n1r1c1", Role.WITNESS),
                        Map.entry("n2r1c1", Role.WITNESS),
                        Map.entry("n1r1c5", Role.WITNESS),
                        Map.entry("n2r1c5", Role.WITNESS),
                        Map.entry("n1r1c2", Role.TARGET),
                        Map.entry("n2r1c2", Role.TARGET));
    }

    @Test
    void aFinnedFishMarksItsFins() {
        State state = ones("""
                .x....x..
                xxxxxxxxx
                xxxxxxxxx
                xxxxxx.xx
                .x....xx.
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                xxxxxxxxx
                """);
        assertThat(roles(new FinnedFish(2), state))
                .containsOnly(
                        Map.entry("n1r1c2", Role.WITNESS),
                        Map.entry("n1r1c7", Role.WITNESS),
                        Map.entry("n1r5c2", Role.WITNESS),
                        Map.entry("n1r5c7", Role.WITNESS),
                        Map.entry("n1r5c8", Role.FIN),
                        Map.entry("n1r6c7", Role.TARGET));
    }

    @Test
    void aChainMarksWhatItPassesThrough() {
        Match match = new NotationReader(squares.model()).read("g-whip[2]: r1n5{c1 c456} - b2n5{r2c5 .} ==> r2c1≠5");
        State state = squares.state("""
                5 . . . . . . . .
                . . . . . . . . .
                """);
        state.eliminate(squares.label(1, 6, 5));
        assertThat(roles(match, state))
                .containsEntry("n5r1c1", Role.LEFT_LINKING)
                .containsEntry("n5r2c5", Role.LEFT_LINKING)
                .containsEntry("n5r1c4", Role.RIGHT_LINKING)
                .containsEntry("n5r1c5", Role.RIGHT_LINKING)
                .containsEntry("n5r2c1", Role.TARGET)
                .containsEntry("n5r1c2", Role.Z)
                .containsEntry("n5r3c6", Role.T)
                .doesNotContainKey("n5r1c6");
    }

    @Test
    void aContradictionHasNothingToMark() {
        assertThat(roles(new ContradictionDetection(), squares.state("x"))).isEmpty();
    }

    @Test
    void rolesAreSpeltWithDashes() {
        assertThat(Role.LEFT_LINKING.word()).isEqualTo("left-linking");
        assertThat(Role.FIN.word()).isEqualTo("fin");
    }
}
