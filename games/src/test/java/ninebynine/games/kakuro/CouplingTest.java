package ninebynine.games.kakuro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CouplingTest {
    private static List<String> found(SectorCoupling.Kind kind, boolean across, String board) {
        KakuroPuzzle puzzle = Boards.puzzle(board);
        return Boards.found(new Coupling(puzzle.model(), kind, across), puzzle);
    }

    private static final String BOARD = """
            #    12\\   8\\
            \\6   123   _
            \\9   4789  _
            \\5   _     _
            """;

    @Test
    void whatNoCombinationHasIsNoDigitOfTheSector() {
        assertThat(found(SectorCoupling.Kind.CONTROLLER_TO_SECTOR, true, BOARD))
                .contains("w[1]-ctr-to-horiz-sector ==> r3c2!=9, r3c3!=9")
                .hasSize(3);
        assertThat(found(SectorCoupling.Kind.CONTROLLER_TO_SECTOR, false, BOARD))
                .containsExactly(
                        "w[1]-ctr-to-verti-sector ==> r2c3!=6, r2c3!=7, r2c3!=8, r2c3!=9, r3c3!=6, r3c3!=7, r3c3!=8,"
                                + " r3c3!=9, r4c3!=6, r4c3!=7, r4c3!=8, r4c3!=9");
    }

    @Test
    void aCombinationWithoutADigitForASquareGoes() {
        assertThat(found(SectorCoupling.Kind.CELL_TO_CONTROLLER, true, BOARD))
                .containsExactly("w[1]-cell-to-horiz-ctr ==> hr3c1!=36");
        assertThat(found(SectorCoupling.Kind.CELL_TO_CONTROLLER, false, BOARD))
                .containsExactly("w[1]-cell-to-verti-ctr ==> vr1c2!=156");
    }

    @Test
    void aCombinationWithADigitThatHasNoSquareGoes() {
        String board = """
                #    6\\  8\\  9\\
                \\12  23  45  123
                \\11  _   _   _
                """;
        assertThat(found(SectorCoupling.Kind.SECTOR_TO_CONTROLLER, true, board))
                .containsExactly("horiz-sector-to-ctr ==> hr2c1!=129, hr2c1!=138, hr2c1!=147, hr2c1!=156, hr2c1!=237,"
                        + " hr2c1!=246");
        assertThat(found(SectorCoupling.Kind.SECTOR_TO_CONTROLLER, false, board))
                .isEmpty();
    }

    @Test
    void nothingIsSaidOfASectorWithoutASum() {
        String board = """
                #   #   #
                #   12  _
                #   _   _
                """;
        for (SectorCoupling.Kind kind : SectorCoupling.Kind.values()) {
            assertThat(found(kind, true, board)).isEmpty();
            assertThat(found(kind, false, board)).isEmpty();
        }
    }
}
