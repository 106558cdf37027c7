package ninebynine.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ninebynine.game.Game;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TracePathTest {
    private static final Game SUDOKU = Games.named("sudoku");
    private static final String PUZZLE = "1" + ".".repeat(80);

    @Test
    void aPathIsItsPuzzleAndItsSteps() {
        String text = PUZZLE + "\n" + """
                Resolution state at the start:
                   +---+
                   ! 1 !
                   +---+
                naked-single ==> r9c9=8
                    Cell r9c9 can only be 8.
                12 candidates, 3 csp-links and 3 links. Density = 1.0%
                forcing-whip-elim[3] based on bivalue candidates n2r1c1 and  n7r1c1:
                   || n2r1c1 - partial-whip[1]: r1n7{c1 c5} -\s
                   || n7r1c1 - partial-whip[1]: c1n2{r1 r4} -\s
                 ==> r4c5≠7
                T&E(W1,1) on n9r9c8:
                   hidden-single-in-a-block -> r7c8=5
                   no-candidate: r8c9 -> contradiction
                 ==> r9c8≠9
                Solved by W. Rating 3, hardest rule FW[3].

                """ + PUZZLE + "\nnaked-single ==> r1c1=1\n";
        TracePath path = TracePath.read(text, SUDOKU);
        assertThat(TracePath.isOne(text)).isTrue();
        assertThat(path.puzzle()).isEqualTo(PUZZLE);
        assertThat(path.game()).isEqualTo("sudoku");
        assertThat(path.steps()).hasSize(3);
        assertThat(path.steps().get(0)).isEqualTo("naked-single ==> r9c9=8");
        assertThat(path.steps().get(1)).startsWith("forcing-whip-elim[3]").endsWith("\n ==> r4c5≠7");
        assertThat(path.steps().get(2))
                .startsWith("T&E(W1,1) on n9r9c8:\n   hidden")
                .endsWith("\n ==> r9c8≠9");
    }

    @Test
    void anObjectOfJsonSaysTheSameAmongOtherThings() {
        String json = "{\"schema\":1,\"game\":\"sudoku\",\"ratings\":{\"W\":3},\"puzzle\":\"" + PUZZLE
                + "\",\"steps\":[{\"index\":1,\"candidates\":[{\"name\":\"x\"}],\"notation\":\"naked-single ==> r9c9=8\"},"
                + "{\"notation\":\"a\\nb ==> c\"}],\"rating\":null}\n{\"puzzle\":\"another\"}\n";
        assertThat(TracePath.isOne(json)).isTrue();
        TracePath path = TracePath.read(json, SUDOKU);
        assertThat(path.game()).isEqualTo("sudoku");
        assertThat(path.puzzle()).isEqualTo(PUZZLE);
        assertThat(path.steps()).containsExactly("naked-single ==> r9c9=8", "a\nb ==> c");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{", "{\"puzzle\":", "{\"puzzle\":5, \"steps\":[{\"notation\"", "{}", "naked-single ==> r1c1=1"})
    void whatIsNoTraceIsNone(String text) {
        assertThatThrownBy(() -> TracePath.read(text, SUDOKU)).isInstanceOf(PuzzleFormatException.class);
    }

    @Test
    void aPuzzleIsNoTrace() {
        assertThat(TracePath.isOne(PUZZLE)).isFalse();
        assertThat(TracePath.isOne("   +---+\n   ! 1 !")).isFalse();
    }
}
