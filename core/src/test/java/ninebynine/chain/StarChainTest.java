package ninebynine.chain;

import static ninebynine.rule.Cases.lines;
import static ninebynine.rule.Cases.matches;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.model.Squares;
import ninebynine.resolve.Resolver;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.interaction.Interaction;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Tag;
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

    /** A state in which there is no whip or g-whip; the book goes on by W*₂-whips of 8, 4 and 4 variables, and from there g-whips of at most 5 solve it. */
    @Test
    void thePublishedWhips() {
        State state = Boards.state(PairsTest.ELEVEN);
        Resolver gWhips = new Resolver(Theory.parse("gW").precedence(state.model()));
        assertThat(gWhips.next(1, state)).isNull();
        assertThat(lines(new StarChain(8, ChainName.WHIP, 2, 8), state)).anyMatch(line -> line.endsWith("r7c4≠8"));
        state.eliminate(Squares.NINE.model().index().label("n8r7c4").orElseThrow());
        assertThat(lines(new StarChain(4, ChainName.WHIP, 2, 4), state)).anyMatch(line -> line.endsWith("r7c5≠3"));
        state.eliminate(Squares.NINE.model().index().label("n3r7c5").orElseThrow());
        assertThat(lines(new StarChain(4, ChainName.WHIP, 2, 4), state)).anyMatch(line -> line.endsWith("r7c4≠6"));
        state.eliminate(Squares.NINE.model().index().label("n6r7c4").orElseThrow());
        Resolver rest = new Resolver(Theory.parse("gW[5]").precedence(state.model()));
        assertThat(rest.trace(state).outcome()).isInstanceOf(Outcome.Solved.class);
    }

    /** The book's first fourteen eliminations by b*-braids[[1]]: six of them are whips[1], which it had not tried before, and need no pair. */
    @Tag("full")
    @Test
    void theFirstOfElevensThird() {
        State state = Boards.state(PairsTest.THIRD);
        Set<String> found = new TreeSet<>();
        for (int level = 2; level <= 30; level++) {
            lines(new StarChain(level, ChainName.BRAID, level, 1), state)
                    .forEach(line -> found.add(line.substring(line.indexOf("==> ") + 4)));
        }
        assertThat(found)
                .containsExactlyInAnyOrder("r6c8≠4,r6c3≠7,r4c8≠4,r4c8≠3,r3c6≠6,r3c6≠5,r3c6≠4,r1c6≠4".split(","));
        assertThat(lines(new Interaction(), state).stream()
                        .flatMap(line -> Stream.of(
                                line.substring(line.indexOf("==> ") + 4).split(", ")))
                        .distinct())
                .containsExactlyInAnyOrder("r3c5≠9,r2c5≠9,r1c6≠7,r1c5≠9,r1c5≠7,r1c4≠7".split(","));
    }

    /** With pairs of any length all fourteen are found, and no others. */
    @Test
    void theFirstOfElevensThirdByAllPairs() {
        assertThat(refuted(Boards.state(PairsTest.THIRD)))
                .containsExactlyInAnyOrder(
                        "n4r6c8,n7r6c3,n4r4c8,n3r4c8,n6r3c6,n5r3c6,n4r3c6,n9r3c5,n9r2c5,n7r1c6,n4r1c6,n9r1c5,n7r1c5,n7r1c4"
                                .split(","));
    }

    /** What contradicts every candidate of some variable by links and pairs, from the last to the first. */
    private static List<String> refuted(State state) {
        Field any = Pairs.of(state, ChainName.BRAID).any();
        return IntStream.iterate(any.size - 1, z -> z >= 0, z -> z - 1)
                .filter(z -> IntStream.range(0, any.variables)
                        .anyMatch(v -> IntStream.of(any.members.row(v)).allMatch(c -> any.rulesOut(z, c))))
                .mapToObj(z -> state.model().names().label(any.label[z]))
                .toList();
    }

    /** Easter Monster after its belt and the naked triplets that follow it: by pairs with proofs of any length the book's first elimination, r9c1≠4, is the first. */
    @Tag("full")
    @Test
    void theFirstOfEasterMonster() {
        State state = Boards.state(PairsTest.EASTER);
        new Resolver(Theory.parse("S3").precedence(state.model())).resolve(state, TraceSink.NONE);
        assertThat(state.openCount()).isEqualTo(205);
        assertThat(refuted(state)).hasSize(26).startsWith("n4r9c1", "n4r8c9");
    }

    @Test
    void everyOneHolds() {
        for (State state : List.of(later(), Boards.state(PairsTest.EASTER), Boards.state(PairsTest.THIRD))) {
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
