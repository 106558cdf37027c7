package ninebynine.chain;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.rule.Rule;
import org.junit.jupiter.api.Test;

class GBraidTest {
    private static final String BOARD = """
            +-------------------+-------------------+-------------------+
            ! 15    2     3     ! 4     56    569   ! 7     8     19    !
            ! 4     15    6     ! 789   578   5789  ! 139   2     139   !
            ! 7     8     9     ! 1     3     2     ! 5     6     4     !
            +-------------------+-------------------+-------------------+
            ! 12369 1369  12    ! 2679  127   3679  ! 4     5     8     !
            ! 1235  7     4     ! 28    1258  358   ! 6     9     23    !
            ! 8     369   25    ! 269   256   4     ! 23    1     7     !
            +-------------------+-------------------+-------------------+
            ! 356   1356  12578 ! 2678  9     678   ! 12    4     1256  !
            ! 2569  4     258   ! 3     268   1     ! 29    7     256   !
            ! 1269  169   127   ! 5     4     67    ! 8     3     1269  !
            +-------------------+-------------------+-------------------+
            """;
    private static final String LINE = """
            g-braid[4]: c1n6{r4 r789} - c1n9{r4 r789} - c3n1{r4 r789} - r9c2{n1 .} ==> r4c1≠1""";

    private final Rule rule = new GBraid(4);

    @Test
    void oneIsFound() {
        assertThat(lines(rule, Boards.state(BOARD))).contains(LINE);
    }

    @Test
    void noShorterOneDoes() {
        assertThat(lines(new GBraid(3), Boards.state(BOARD)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r4c1≠1"));
    }

    @Test
    void nothingSimplerOfTheSameLengthDoesIt() {
        assertThat(lines(new Braid(4), Boards.state(BOARD)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r4c1≠1"));
    }

    @Test
    void aBoardWithNothingToFindGivesNothing() {
        assertThat(lines(rule, Boards.state("."))).isEmpty();
    }
}
