package ninebynine.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import ninebynine.model.Bank;
import ninebynine.model.Squares;
import ninebynine.tensor.Ints;
import ninebynine.tensor.Shape;
import org.junit.jupiter.api.Test;

class TensorsTest {
    private final Squares squares = Squares.FOUR;
    private final Bank bank = squares.model().banks().get(0);
    private final State state = squares.state("""
            13 2 . .
            .  . . 4
            """);

    TensorsTest() {
        state.assertValue(squares.label(1, 2, 2));
    }

    @Test
    void theCubeSaysWhatIsPossible() {
        boolean[][][] cube = Tensors.cube(state, bank);
        assertThat(cube[0][0]).containsExactly(true, false, true, false);
        assertThat(cube[0][1]).containsExactly(false, true, false, false);
        assertThat(cube[3][3]).containsExactly(true, true, true, true);
    }

    @Test
    void theGridSaysWhatIsPlaced() {
        int[][] grid = Tensors.grid(state, bank);
        assertThat(grid[0]).containsExactly(0, 2, 0, 0);
        assertThat(grid[1]).as("a lone candidate is not placed yet").containsExactly(0, 0, 0, 0);
    }

    @Test
    void theFlatFormsAreInTheOrderOfTheShape() {
        boolean[] flat = Tensors.candidates(state, bank);
        boolean[][][] cube = Tensors.cube(state, bank);
        for (int x = 0; x < flat.length; x++) {
            int[] at = bank.shape().unravel(x);
            assertThat(flat[x]).isEqualTo(cube[at[0]][at[1]][at[2]]);
        }
        assertThat(Tensors.values(state, bank)).hasSize(16).startsWith(0, 2, 0);
    }

    @Test
    void aBankInsideTheLabelSpaceIsReadFromItsOffset() {
        Bank second = new Bank("second", squares.label(1, 2, 1), Shape.of(List.of("c", "n"), 2, 4));
        assertThat(Tensors.values(state, second)).containsExactly(2, 0);
        assertThat(Tensors.candidates(state, second)).startsWith(false, true, false, false, true);
    }

    @Test
    void aBankMayLackLabels() {
        // the label space is 16 x 4; these five labels of it are said to stand in a 2 x 2 x 4 with holes
        Bank holes = new Bank(
                "holes", squares.label(1, 2, 1), Shape.of(List.of("r", "c", "n"), 2, 2, 4), Ints.of(0, 5, 6, 7, 12));
        assertThat(holes.size()).isEqualTo(5);
        assertThat(holes.label(0, 1, 2)).isEqualTo(squares.label(1, 2, 3));
        assertThat(holes.label(0, 0, 1)).isNegative();
        assertThat(holes.index(holes.label(1, 1, 0))).containsExactly(1, 1, 0);
        assertThat(Tensors.candidates(state, holes)).hasSize(16);
        assertThat(Tensors.values(state, holes)).containsExactly(0, 2, 0, 0);
        assertThat(Tensors.cube(state, holes)[0][1]).containsExactly(false, true, false, false);
    }

    @Test
    void aCubeNeedsThreeAxes() {
        Bank flat = new Bank("flat", 0, Shape.of(List.of("c", "n"), 4, 4));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Tensors.cube(state, flat))
                .withMessage("bank flat has 2 axes, expected 3. Maybe take the flat form.");
        assertThatIllegalArgumentException().isThrownBy(() -> Tensors.grid(state, flat));
    }
}
