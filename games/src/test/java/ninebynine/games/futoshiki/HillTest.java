package ninebynine.games.futoshiki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.model.Model;
import org.junit.jupiter.api.Test;

class HillTest {
    private static List<String> found(SignRun.Kind kind, String board) {
        FutoshikiPuzzle puzzle = Boards.puzzle(board);
        return Boards.found(new Hill(kind, puzzle.model()), puzzle.start());
    }

    private static final String ROW = """
            . < . < . > .   .
            .   .   .   .   .
            .   .   .   .   .
            .   .   .   .   .
            .   .   .   .   .
            """;

    @Test
    void theTopOfAHillIsLargerThanAllOfIt() {
        assertThat(found(SignRun.Kind.HILL, ROW))
                .containsExactly("hill[3]: r1c1<r1c2<r1c3>r1c4 ==> r1c3!=1, r1c3!=2, r1c3!=3");
        assertThat(found(SignRun.Kind.VALLEY, ROW)).isEmpty();
    }

    @Test
    void theBottomOfAValleyIsSmallerThanAllOfIt() {
        String column = """
                . . .
                v
                . . .
                ^
                . . .
                """;
        assertThat(found(SignRun.Kind.VALLEY, column))
                .containsExactly("valley[2]: r1c1>r2c1<r3c1 ==> r2c1!=2, r2c1!=3");
        assertThat(found(SignRun.Kind.HILL, column)).isEmpty();
    }

    @Test
    void onlyAHillThatTurnsIsReadBack() {
        Model model = Boards.model(ROW);
        assertThat(SignRun.read("hill[3]: r1c1<r1c2<r1c3>r1c4", model)).isNotNull();
        assertThat(SignRun.read("hill[2]: r1c1<r1c2<r1c3", model)).isNull();
        assertThat(SignRun.read("asc[2]: r1c1<r1c2<r1c3", model)).isNotNull();
        assertThat(SignRun.read("asc[2]: r1c2<r1c3>r1c4", model)).isNull();
        assertThat(SignRun.read("valley[2]: r1c2<r1c3>r1c4", model)).isNull();
    }

    @Test
    void hillsDoNotGoRoundCorners() {
        assertThat(found(SignRun.Kind.HILL, """
                . < .  .  .
                    v
                .   .  .  .
                .   .  .  .
                .   .  .  .
                """)).isEmpty();
    }

    @Test
    void aDecidedTopIsLeftAlone() {
        assertThat(found(SignRun.Kind.HILL, ROW.replace(". < . < . >", ". < . < 3 >")))
                .isEmpty();
    }

    @Test
    void theStrongFormTakesPartsAndWhatTheEndsHaveLeft() {
        String board = ROW.replace(". < . < . > . ", "12345 < 345 < 345 > 345");
        assertThat(found(SignRun.Kind.STR_HILL, board))
                .containsExactly(
                        "str-hill[3]: r1c1<r1c2<r1c3>r1c4 ==> r1c3!=3",
                        "str-hill[2]: r1c2<r1c3>r1c4 ==> r1c3!=3, r1c3!=4");
    }

    @Test
    void valleysHavePartsToo() {
        assertThat(found(SignRun.Kind.STR_VALLEY, """
                123 > 123 > 12345 < 123  .
                .     .     .       .    .
                .     .     .       .    .
                .     .     .       .    .
                .     .     .       .    .
                """))
                .containsExactly(
                        "str-valley[3]: r1c1>r1c2>r1c3<r1c4 ==> r1c3!=1, r1c3!=2, r1c3!=3, r1c3!=4, r1c3!=5",
                        "str-valley[2]: r1c2>r1c3<r1c4 ==> r1c3!=2, r1c3!=3, r1c3!=4, r1c3!=5");
    }

    @Test
    void theStrongFormNeedsOpenEnds() {
        assertThat(found(SignRun.Kind.STR_HILL, ROW.replace(". < . < . > .", "3 < . < . > 2")))
                .isEmpty();
    }
}
