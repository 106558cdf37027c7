package ninebynine.games.slitherlink;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExtendedLoopTest {
    private static final String CORNER = """
            .....———.....
            :   :   |   :
            .———.———.....
            :   :   : 3 :
            .............
            """;

    @Test
    void edgesThatGoTogetherDoNotCloseALoopTooEarly() {
        assertThat(Found.by(ExtendedLoop::new, CORNER))
                .containsExactly("XTD-LOOP[6]: Hr1c2-Vr1c3-Hr2c2-Hr2c1-[Vr1c1-Hr1c1](Nr2c3) ==> Vr1c1=0, Hr1c1=0");
    }

    @Test
    void notIfNothingIsLeftOut() {
        assertThat(Found.by(
                        ExtendedLoop::new,
                        CORNER.replace("3", " ")
                                .replace("|   :\n.———", "|   :\n.———")
                                .replaceFirst(":   :   \\|", ": 3 :   |")))
                .isEmpty();
    }

    @Test
    void notIfAnotherWayIsOpen() {
        assertThat(Found.by(ExtendedLoop::new, """
                .................
                :   :   :   :   :
                .........———.....
                :   :   :   |   :
                .....———.———.....
                :   :   :   : 3 :
                .................
                """)).isEmpty();
    }

    @Test
    void itIsOff() {
        assertThat(SlitherlinkModel.RULES.optional()).contains("ExtendedLoop", "LastLine");
    }
}
