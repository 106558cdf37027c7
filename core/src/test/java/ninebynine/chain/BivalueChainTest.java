package ninebynine.chain;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.rule.Rule;
import org.junit.jupiter.api.Test;

class BivalueChainTest {
    private static final String BOARD = """
            +----------------------+----------------------+----------------------+
            ! 128    2689   3      ! 4      158    568    ! 7      58     69     !
            ! 48     5      468    ! 3678   378    9      ! 1      2      36     !
            ! 7      689    1689   ! 1368   2      3568   ! 48     458    369    !
            +----------------------+----------------------+----------------------+
            ! 234    1      49     ! 5      34     7      ! 29     6      8      !
            ! 6      2348   458    ! 38     9      2348   ! 25     1      7      !
            ! 258    2789   5789   ! 168    18     268    ! 259    3      4      !
            +----------------------+----------------------+----------------------+
            ! 3458   34678  2      ! 9      34578  3458   ! 3468   48     1      !
            ! 13458  34678  145678 ! 378    34578  3458   ! 3468   9      2      !
            ! 9      348    48     ! 2      6      1      ! 348    7      5      !
            +----------------------+----------------------+----------------------+
            """;
    private static final String LINE = """
            biv-chain[3]: c4n1{r3 r6} - r6c5{n1 n8} - r5c4{n8 n3} ==> r3c4≠3""";

    private final Rule rule = new BivalueChain(3, false);

    @Test
    void oneIsFound() {
        assertThat(lines(rule, Boards.state(BOARD))).contains(LINE);
    }

    @Test
    void noShorterOneDoes() {
        assertThat(lines(new BivalueChain(2, false), Boards.state(BOARD)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r3c4≠3"));
    }

    private static final String BOARD_1 = """
            +----------------------+----------------------+----------------------+
            ! 128    2689   3      ! 4      158    568    ! 7      58     69     !
            ! 48     5      468    ! 3678   378    9      ! 1      2      36     !
            ! 7      689    1689   ! 1368   2      3568   ! 48     458    369    !
            +----------------------+----------------------+----------------------+
            ! 234    1      49     ! 5      34     7      ! 29     6      8      !
            ! 6      2348   458    ! 38     9      2348   ! 25     1      7      !
            ! 258    2789   5789   ! 168    18     268    ! 259    3      4      !
            +----------------------+----------------------+----------------------+
            ! 3458   34678  2      ! 9      34578  3458   ! 3468   48     1      !
            ! 13458  34678  145678 ! 378    34578  3458   ! 3468   9      2      !
            ! 9      348    48     ! 2      6      1      ! 348    7      5      !
            +----------------------+----------------------+----------------------+
            """;
    private static final String LINE_1 = """
            biv-chain-bn[6]: b1n2{r1c2 r1c1} - b1n1{r1c1 r3c3} - b2n1{r3c4 r1c5} - b5n1{r6c5 r6c4} - b5n6{r6c4 r6c6} - b5n2{r6c6 r5c6} ==> r5c2≠2""";

    private final Rule rule1 = new BivalueChain(6, true);

    @Test
    void typedOneIsFound() {
        assertThat(lines(rule1, Boards.state(BOARD_1))).contains(LINE_1);
    }

    @Test
    void noShorterTypedOneDoes() {
        assertThat(lines(new BivalueChain(5, true), Boards.state(BOARD_1)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r5c2≠2"));
    }

    @Test
    void aBoardWithNothingToFindGivesNothing() {
        assertThat(lines(rule, Boards.state("."))).isEmpty();
    }
}
