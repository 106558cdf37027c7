package ninebynine.chain;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.rule.Rule;
import org.junit.jupiter.api.Test;

class BraidTest {
    private static final String BOARD = """
            +----------------+----------------+----------------+
            ! 1    2    3    ! 4    56   56   ! 7    8    9    !
            ! 457  456  67   ! 27   8    9    ! 1    234  34   !
            ! 4789 48   789  ! 1    237  237  ! 24   6    5    !
            +----------------+----------------+----------------+
            ! 27   1    4    ! 8    2357 2357 ! 2359 2359 6    !
            ! 3    68   678  ! 9    2457 2457 ! 2458 245  1    !
            ! 28   9    5    ! 6    234  1    ! 238  7    34   !
            +----------------+----------------+----------------+
            ! 458  7    89   ! 3    469  46   ! 569  1    2    !
            ! 6    3    1    ! 25   29   8    ! 459  49   7    !
            ! 49   45   2    ! 57   1    467  ! 356  359  8    !
            +----------------+----------------+----------------+
            """;
    private static final String LINE = """
            braid[4]: r2c4{n7 n2} - r4c1{n7 n2} - c6n2{r4 r5} - c8n2{r5 .} ==> r2c1≠7""";

    private final Rule rule = new Braid(4);

    @Test
    void oneIsFound() {
        assertThat(lines(rule, Boards.state(BOARD))).contains(LINE);
    }

    @Test
    void oneIsBrokenByFurtherCandidates() {
        assertThat(lines(rule, Boards.state(BOARD, "n5r2c4")))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r2c1≠7"));
    }

    @Test
    void noShorterOneDoes() {
        assertThat(lines(new Braid(3), Boards.state(BOARD)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r2c1≠7"));
    }

    @Test
    void nothingSimplerOfTheSameLengthDoesIt() {
        assertThat(lines(new Whip(4, Whip.Form.PLAIN), Boards.state(BOARD)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r2c1≠7"));
    }

    @Test
    void aBoardWithNothingToFindGivesNothing() {
        assertThat(lines(rule, Boards.state("."))).isEmpty();
    }
}
