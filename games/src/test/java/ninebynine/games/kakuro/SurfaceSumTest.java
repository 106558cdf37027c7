package ninebynine.games.kakuro;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import ninebynine.explain.NotationException;
import ninebynine.explain.NotationReader;
import ninebynine.games.Games;
import ninebynine.model.Model;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Test;

class SurfaceSumTest {
    private static List<String> found(boolean cut, String board) {
        KakuroPuzzle puzzle = Boards.puzzle(board);
        return Boards.found(new SurfaceSum(puzzle.model(), cut), puzzle);
    }

    /** The sums down 9 and 12 cover what 6 covers across, and r3c3 and r3c4. */
    private static final String CUT = """
            #    #     9\\  12\\
            #    10\\6  _   _
            \\24  _     _   _
            \\1   _     #   #
            """;

    @Test
    void severalSquaresAreACut() {
        assertThat(found(true, CUT))
                .containsExactly(
                        "cut: vr1c3+vr1c4-hr2c2 ==> r3c3!=1, r3c3!=2, r3c3!=3, r3c3!=4, r3c3!=5, r3c4!=1, r3c4!=2,"
                                + " r3c4!=3, r3c4!=4, r3c4!=5");
    }

    @Test
    void oneSquareIsASurfaceSum() {
        assertThat(found(false, CUT))
                .containsExactly("surface-sum: vr2c2-hr4c1 ==> r3c2!=1, r3c2!=2, r3c2!=3, r3c2!=4, r3c2!=5, r3c2!=6,"
                        + " r3c2!=7, r3c2!=8");
    }

    @Test
    void allSumsMustBeThere() {
        assertThat(found(false, CUT.replace("\\1 ", "#  ").replace("\\6", "\\")))
                .isEmpty();
    }

    @Test
    void aSumThatIsNotSaidCanBeFound() {
        assertThat(found(true, CUT.replace("12\\", "#  ")))
                .containsExactly(
                        "cut: hr2c2+hr3c1+hr4c1-vr1c3-vr2c2 ==> r2c4!=1, r2c4!=2, r2c4!=6, r3c4!=1, r3c4!=2, r3c4!=6");
    }

    @Test
    void aSectorIsNamedOnce() {
        Model model = Games.named("kakuro")
                .parse("Kakuro # # # / # 8\\ 9\\ / \\8 _ _ / \\9 _ _")
                .model();
        assertThatThrownBy(() -> new NotationReader(model).read("cut: vr2c2+vr2c3-hr3c1-hr3c1 ==> r3c2≠1"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("No rule is written");
    }

    @Test
    void whatIsJoinedTwiceIsNoSurface() {
        String square = """
                #   3\\  6\\
                \\4  _   _
                \\5  _   _
                """;
        assertThat(found(true, square)).isEmpty();
        assertThat(found(false, square)).isEmpty();
    }

    @Test
    void theyTakePartOnlyWhereTheyAreNamed() {
        KakuroPuzzle puzzle = Boards.puzzle(CUT);
        assertThat(Theory.parse("W").rules(puzzle.model())).noneMatch(SurfaceSum.class::isInstance);
        assertThat(Theory.parse("W+with-Cut").rules(puzzle.model())).anyMatch(SurfaceSum.class::isInstance);
        assertThat(Theory.parse("BRT").rules(puzzle.model())).anyMatch(Coupling.class::isInstance);
    }
}
