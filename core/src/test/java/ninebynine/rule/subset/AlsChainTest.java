package ninebynine.rule.subset;

import static ninebynine.rule.Cases.lines;
import static ninebynine.rule.Cases.matches;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.model.Squares;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class AlsChainTest {
    private final AlsChain threes = new AlsChain(3, 2);

    /** A board on which these cells have these candidates, and all others everything: {@code board("r1c1 123", …)}. */
    static State board(String... cells) {
        String[] words = new String[81];
        Arrays.fill(words, ".");
        for (String cell : cells) {
            words[9 * (cell.charAt(1) - '1') + cell.charAt(3) - '1'] = cell.substring(5);
        }
        return Squares.NINE.state(String.join(" ", words));
    }

    @Test
    void twoSetsThatShareAJoinLeaveTheOtherNumberToOneOfThem() {
        assertThat(lines(threes, board("r1c1 123", "r1c5 13", "r2c2 23")))
                .containsExactly(
                        "als-xz[3]: r1c5{n1 n3} - n1 - r1c1 r2c2{n1 n2 n3} ==> r1c2≠3, r1c3≠3",
                        "als-xz[3]: r2c2{n2 n3} - n2 - r1c1 r1c5{n1 n2 n3} ==> r1c2≠3, r1c3≠3");
    }

    @Test
    void setsThatDoNotSeeEachOtherAreNotJoined() {
        assertThat(lines(threes, board("r1c1 123", "r5c5 13", "r2c2 23"))).isEmpty();
    }

    @Test
    void oneNumberTooManyAndItIsNoSet() {
        assertThat(lines(threes, board("r1c1 1234", "r1c5 13", "r2c2 23"))).isEmpty();
    }

    @Test
    void twoJoinsLockBothSets() {
        assertThat(lines(threes, board("r1c1 13", "r1c2 23", "r1c9 12")))
                .anyMatch(line -> line.startsWith("als-xz[3]: r1c9{n1 n2} - n1 n2 - r1c1 r1c2{n1 n2 n3} ==> ")
                        && line.contains("r1c4≠1")
                        && line.contains("r1c4≠2")
                        && line.contains("r3c3≠3"));
    }

    @Test
    void threeSetsInARow() {
        assertThat(lines(new AlsChain(3, 3), board("r1c2 13", "r1c8 12", "r3c9 23")))
                .containsExactly("als-xy-wing[3]: r1c2{n1 n3} - n1 - r1c8{n1 n2} - n2 - r3c9{n2 n3}"
                        + " ==> r1c7≠3, r1c9≠3, r3c1≠3, r3c2≠3, r3c3≠3");
    }

    @Test
    void theSameJoinTwiceInARowIsNone() {
        assertThat(lines(new AlsChain(3, 3), board("r1c2 13", "r1c8 12", "r1c9 13")))
                .isEmpty();
    }

    @Test
    void chainsOfFourSets() {
        assertThat(lines(new AlsChain(4, AlsChain.MANY), board("r1c2 13", "r1c8 12", "r5c8 24", "r5c3 34")))
                .containsExactly("als-chain[4]: r1c2{n1 n3} - n1 - r1c8{n1 n2} - n2 - r5c8{n2 n4} - n4 - r5c3{n3 n4}"
                        + " ==> r1c3≠3, r2c3≠3, r3c3≠3, r4c2≠3, r5c2≠3, r6c2≠3");
    }

    @Test
    void whatIsWrittenIsReadBackAndProved() {
        State state = board("r1c1 123", "r1c5 13", "r2c2 23");
        Match match = matches(threes, state).get(0);
        String line = new Notation(state.model(), Notation.Style.UNICODE).line(match);
        assertThat(new NotationReader(state.model()).read(line)).isEqualTo(match);
        assertThat(new Prose(state.model()).sentence(match, state)).contains("r1c5", "3");
        Pattern.Own own = (Pattern.Own) match.pattern();
        assertThat(match.targets().stream())
                .allMatch(z -> own.refutes(state.model(), state::isCandidate, state::isValue, z));
        assertThat(own.refutes(
                        state.model(),
                        state::isCandidate,
                        state::isValue,
                        match.targets().get(0) + 1))
                .isFalse();
    }
}
