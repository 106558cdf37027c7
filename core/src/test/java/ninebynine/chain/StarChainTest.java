package ninebynine.chain;

import static ninebynine.rule.Cases.lines;
import static ninebynine.rule.Cases.matches;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.model.Squares;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class StarChainTest {
    private static final String LINE = """
            w*-whip[[2]]:
               bi-whip[1]: r7c4{n4 .} -> bi-whip-contrad[1](n4r7c5 n9r7c7)
               bi-whip[2]: r3n3{c1 c9} - r9n3{c9 .} -> bi-whip-contrad[2](n3r1c3 n3r7c5)
               bi-whip[2]: r3n3{c1 c9} - r9n3{c9 .} -> bi-whip-contrad[2](n3r2c3 n3r7c5)
               bi-whip[2]: r7c4{n9 n4} - r9n4{c4 .} -> bi-whip-contrad[2](n9r7c7 n3r9c3)
               chain: r7c5{n4 n3} - c3n3{r1 .}
             ==> r7c7≠9""";

    /** The published state after some more eliminations. */
    private static State later() {
        State state = Boards.state(PairsTest.ELEVEN);
        for (String gone : List.of("n9r5c2", "n8r7c4", "n1r7c5", "n6r7c4")) {
            state.eliminate(Squares.NINE.model().index().label(gone).orElseThrow());
        }
        return state;
    }

    private static StarChain rule(ChainName kind, int level) {
        return new StarChain(level, kind, level, level);
    }

    @Test
    void linksMayBePairs() {
        assertThat(lines(rule(ChainName.WHIP, 2), later())).contains(LINE);
    }

    /** The only whip with these variables needs a pair for r9c3=3, which falls with n4r9c4. */
    @Test
    void withoutAPairItIsNone() {
        State state = Boards.state(PairsTest.ELEVEN);
        assertThat(lines(rule(ChainName.WHIP, 2), state)).noneMatch(line -> line.endsWith("r7c7≠9"));
        assertThat(lines(new StarChain(2, ChainName.WHIP, 1, 2), later())).noneMatch(line -> line.endsWith("r7c7≠9"));
    }

    /** A state in which there is no whip or g-whip; the book goes on by W*₂-whips of 8, 4 and 4 variables. */
    @Test
    void thePublishedWhips() {
        State state = Boards.state(PairsTest.ELEVEN);
        assertThat(lines(new StarChain(8, ChainName.WHIP, 2, 8), state)).anyMatch(line -> line.endsWith("r7c4≠8"));
        state.eliminate(Squares.NINE.model().index().label("n8r7c4").orElseThrow());
        assertThat(lines(new StarChain(4, ChainName.WHIP, 2, 4), state)).anyMatch(line -> line.endsWith("r7c5≠3"));
        state.eliminate(Squares.NINE.model().index().label("n3r7c5").orElseThrow());
        assertThat(lines(new StarChain(4, ChainName.WHIP, 2, 4), state)).anyMatch(line -> line.endsWith("r7c4≠6"));
    }

    @Test
    void everyOneHolds() {
        for (State state : List.of(later(), Boards.state(PairsTest.EASTER))) {
            for (ChainName kind : new ChainName[] {ChainName.WHIP, ChainName.BRAID}) {
                for (int level = 2; level <= 3; level++) {
                    for (Match match : matches(rule(kind, level), state)) {
                        assertThat(((Pattern.Star) match.pattern()).level()).isEqualTo(level);
                        assertThat(StepCheck.check(Position.of(state), match))
                                .as("%s", match)
                                .isEmpty();
                    }
                }
            }
        }
    }

    /** A pair that is told wrongly, or not at all, is noticed. */
    @Test
    void everyPairIsNeeded() {
        State state = later();
        Match match = matches(rule(ChainName.WHIP, 2), state).get(0);
        Pattern.Star star = (Pattern.Star) match.pattern();
        for (int i = 0; i < star.pairs().size(); i++) {
            List<Pattern.Pair> fewer = new ArrayList<>(star.pairs());
            fewer.remove(i);
            Match wrong = new Match.Elimination(new Pattern.Star(star.chain(), fewer, star.cells()), match.targets());
            assertThat(StepCheck.check(Position.of(state), wrong)).isPresent();
        }
    }
}
