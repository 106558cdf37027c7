package ninebynine.chain;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.rule.Rule;
import org.junit.jupiter.api.Test;

class G2WhipTest {
    private static final String BOARD = """
            +----------------------+----------------------+----------------------+
            ! 12     2689   3      ! 4      158    568    ! 7      58     69     !
            ! 48     5      468    ! 3678   378    9      ! 1      2      36     !
            ! 7      689    1689   ! 168    2      3568   ! 48     458    369    !
            +----------------------+----------------------+----------------------+
            ! 23     1      49     ! 5      34     7      ! 29     6      8      !
            ! 6      2348   458    ! 38     9      2348   ! 25     1      7      !
            ! 258    2789   579    ! 168    18     268    ! 59     3      4      !
            +----------------------+----------------------+----------------------+
            ! 3458   34678  2      ! 9      34578  3458   ! 3468   48     1      !
            ! 13458  34678  145678 ! 378    34578  3458   ! 3468   9      2      !
            ! 9      348    48     ! 2      6      1      ! 348    7      5      !
            +----------------------+----------------------+----------------------+
            """;
    private static final String LINE = """
            g2-whip[4]: b4n4{r5c2 r4c3|r5c3} - r9c3{n4 n8} - c1n8{r7 r2} - r2n4{c1 .} ==> r5c2≠8""";

    private final Rule rule = new G2Whip(4);

    @Test
    void oneIsFound() {
        assertThat(lines(rule, Boards.state(BOARD))).contains(LINE);
    }

    @Test
    void oneIsBrokenByFurtherCandidates() {
        assertThat(lines(rule, Boards.state(BOARD, "n8r1c1")))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r5c2≠8"));
    }

    @Test
    void noShorterOneDoes() {
        assertThat(lines(new G2Whip(3), Boards.state(BOARD)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r5c2≠8"));
    }

    @Test
    void nothingSimplerOfTheSameLengthDoesIt() {
        assertThat(lines(new Whip(4, Whip.Form.PLAIN), Boards.state(BOARD)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r5c2≠8"));
    }

    @Test
    void aBoardWithNothingToFindGivesNothing() {
        assertThat(lines(rule, Boards.state("."))).isEmpty();
    }
}
