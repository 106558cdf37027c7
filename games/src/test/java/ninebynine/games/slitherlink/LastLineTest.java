package ninebynine.games.slitherlink;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.check.StepCheck;
import ninebynine.explain.NotationReader;
import ninebynine.rule.Match;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class LastLineTest {
    private static final String OPEN = """
            .———.———.
            | 3 :   |
            .———.....
            :   :   :
            .........
            """;

    @Test
    void theLoopThatFulfilsEverythingIsClosed() {
        assertThat(Found.by(LastLine::new, OPEN))
                .containsExactly("LAST-LINE[6]: Hr2c1-Vr1c1-Hr1c1-Hr1c2-Vr1c3- ==> Hr2c2=1");
    }

    @Test
    void notIfANumberIsLeftOut() {
        assertThat(Found.by(LastLine::new, OPEN.replace(":   :   :", ":   : 1 :"))
                        .isEmpty())
                .isFalse();
        assertThat(Found.by(LastLine::new, OPEN.replace(":   :   :", ":   : 2 :")))
                .isEmpty();
    }

    @Test
    void itIsBelievedAndReadBack() {
        State state = Found.state(OPEN);
        new LastLine(state.model()).find(state, match -> {
            assertThat(StepCheck.isBelieved(match, state.model())).isTrue();
            Match read =
                    new NotationReader(state.model()).read("LAST-LINE[6]: Hr2c1-Vr1c1-Hr1c1-Hr1c2-Vr1c3- ==> Hr2c2=1");
            assertThat(read).isEqualTo(match);
            return true;
        });
    }
}
