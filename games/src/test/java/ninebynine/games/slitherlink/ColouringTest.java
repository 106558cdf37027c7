package ninebynine.games.slitherlink;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.state.State;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Test;

class ColouringTest {
    private static final String BOARD = """
            .———.   .
            : 3 :   :
            .........
            :   :   :
            .........
            """;

    @Test
    void linesTellColours() {
        assertThat(Found.by(Colouring::byLines, BOARD))
                .containsExactly(
                        "horizontal-line-{r0 r1}c1 ==> Ir1c1=in", "no-horizontal-line-{r0 r1}c2 ==> Ir1c2=out");
        assertThat(Found.by(Colouring::ofLines, BOARD)).isEmpty();
    }

    @Test
    void coloursTellLines() {
        State state = Found.state(BOARD);
        Lattice lattice = Lattice.of(state.model());
        state.assertValue(lattice.label(lattice.i(0, 0), 1));
        state.assertValue(lattice.label(lattice.i(0, 1), 0));
        Theory.parse("BRT").precedence(state.model()).close(state);
        assertThat(Found.by(Colouring::ofLines, state))
                .containsExactly(
                        "different-colours-in-r1{c0 c1} ==> Vr1c1=1",
                        "different-colours-in-r1{c1 c2} ==> Vr1c2=1",
                        "same-colour-in-r1{c2 c3} ==> Vr1c3=0");
    }

    @Test
    void whatIsNotKnownTellsNothing() {
        assertThat(Found.by(Colouring::byLines, ".../.3./...")).isEmpty();
        assertThat(Found.by(Colouring::ofLines, ".../.3./...")).isEmpty();
    }
}
