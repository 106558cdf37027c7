package ninebynine.games.slitherlink;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.rule.Match;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class QuasiLoopTest {
    private static final String OPEN = """
            .———.———.....
            |   :   |   :
            .———.........
            :   :   : 3 :
            .............
            """;

    @Test
    void aLineThatLeavesOutANumberIsNone() {
        assertThat(Found.by(QuasiLoop::new, OPEN))
                .containsExactly("LOOP[6]: Hr2c1-Vr1c1-Hr1c1-Hr1c2-Vr1c3-(Nr2c3) ==> Hr2c2=0");
    }

    @Test
    void aLineThatLeavesOutALineIsNone() {
        assertThat(Found.by(QuasiLoop::new, OPEN.replace(": 3 :", ":   |")))
                .containsExactly("LOOP[6]: Hr2c1-Vr1c1-Hr1c1-Hr1c2-Vr1c3-(Vr2c4) ==> Hr2c2=0");
    }

    @Test
    void aLineThatLeavesOutNothingIsLeftAlone() {
        assertThat(Found.by(QuasiLoop::new, OPEN.replace("3", " ").replaceFirst("\\|   :", "| 3 :")))
                .isEmpty();
    }

    @Test
    void shortLoopsComeFirst() {
        assertThat(Found.by(
                        QuasiLoop::new, """
                .———.———.———.....
                |   :   :   |   :
                .———.———.........
                :   :   :   : 3 :
                .———.............
                |   :   :   :   :
                .———.———.........
                :   :   :   :   :
                .................
                """.replace("|   :   :   :   :\n.———.———.", "|   :   |   :   :\n.———.———.")))
                .extracting(line -> line.substring(0, 7))
                .containsExactly("LOOP[6]", "LOOP[8]");
    }

    @Test
    void besideAClosedLoopThereIsNothing() {
        assertThat(Found.by(QuasiLoop::new, """
                .———.———.....
                |   : 3 |   :
                .———.———.....
                :   :   :   :
                .............
                """))
                .singleElement()
                .asString()
                .startsWith("CLOSED-LOOP[6]: Hr1c1-Hr1c2-Vr1c3-Hr2c2-Hr2c1-Vr1c1- ==> Hr1c3=0, Hr2c3=0");
    }

    @Test
    void aLineOfTheReferenceIsReadToo() {
        State state = Found.state(OPEN);
        Match match = new NotationReader(state.model()).read("LOOP[6]: Hr2c1-Vr1c1-Hr1c1-Hr1c2-Vr1c3- ==> Hr2c2 = 0");
        assertThat(StepCheck.check(Position.of(state), match)).isEmpty();
        assertThat(new Prose(state.model()).sentence(match, state)).contains("would close the 5 lines from");
    }

    @Test
    void itIsSaid() {
        State state = Found.state(OPEN);
        new QuasiLoop(state.model()).find(state, match -> {
            assertThat(new Prose(state.model()).sentence(match, state))
                    .isEqualTo(
                            "A line there would close the 5 lines from the edge above r2c1 to the edge left of r1c3 to a"
                                    + " loop that leaves out lines that the number in r2c3 needs, so the edge above r2c2 is no line.");
            return true;
        });
    }
}
