package ninebynine.games.slitherlink;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.rule.Match;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class LoopBraidTest {
    private static final String BOARD = """
            .....———.....
            :   |   |   :
            .............
            :   :   : 3 :
            .............
            """;

    private static List<String> found(int length, String board) {
        return Found.by(model -> new LoopBraid(length), board);
    }

    @Test
    void whatLeadsToALoopTooEarlyIsFalse() {
        assertThat(found(2, BOARD)).contains("loop-braid[1]: Hr2c2{1} ==> Br2c2≠n");
        assertThat(found(3, BOARD)).containsExactly("loop-braid[3]: Hr3c2{1} - Vr2c2{1} - Vr2c3{1} ==> Br2c2≠esw");
    }

    @Test
    void aLoopThatLeavesOutNothingMayBeClosed() {
        assertThat(found(3, BOARD.replace("3", " ").replace("|   |", "| 3 |"))).isEmpty();
    }

    @Test
    void itIsReadBackAndSaidInWords() {
        State state = Found.state(BOARD);
        NotationReader reader = new NotationReader(state.model());
        Match match = reader.read("loop-braid[3]: Hr3c2{1} - Vr2c2{1} - Vr2c3{1} ==> Br2c2≠esw");
        assertThat(new Notation(state.model(), Notation.Style.ASCII).line(match))
                .isEqualTo("loop-braid[3]: Hr3c2{1} - Vr2c2{1} - Vr2c3{1} ==> Br2c2!=esw");
        assertThat(new Prose(state.model()).sentence(match, state))
                .startsWith(
                        "Otherwise the edge below r2c2 would be a line, then the edge left of r2c2 would be a line, then")
                .contains("and then the lines would close a loop too early, so ");
    }

    @Test
    void itIsOff() {
        assertThat(SlitherlinkModel.RULES.optional()).contains("LoopBraid");
    }
}
