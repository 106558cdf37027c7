package ninebynine.chain;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.rule.Rule;
import org.junit.jupiter.api.Test;

class ZChainTest {
    private static final String BOARD = """
            +----------------------+----------------------+----------------------+
            ! 128    2689   3      ! 4      158    568    ! 7      58     69     !
            ! 48     5      468    ! 3678   378    9      ! 1      2      36     !
            ! 7      689    1689   ! 168    2      3568   ! 48     458    369    !
            +----------------------+----------------------+----------------------+
            ! 23     1      49     ! 5      34     7      ! 29     6      8      !
            ! 6      348    458    ! 38     9      24     ! 25     1      7      !
            ! 258    2789   579    ! 168    18     268    ! 59     3      4      !
            +----------------------+----------------------+----------------------+
            ! 3458   34678  2      ! 9      34578  3458   ! 3468   48     1      !
            ! 13458  34678  145678 ! 378    34578  3458   ! 3468   9      2      !
            ! 9      348    48     ! 2      6      1      ! 348    7      5      !
            +----------------------+----------------------+----------------------+
            """;
    private static final String LINE = """
            z-chain[5]: r1n1{c1 c5} - c4n1{r3 r6} - r6n6{c4 c6} - r1c6{n6 n5} - r1c8{n5 .} ==> r1c1≠8""";

    private final Rule rule = new ZChain(5, false);

    @Test
    void oneIsFound() {
        assertThat(lines(rule, Boards.state(BOARD))).contains(LINE);
    }

    @Test
    void noShorterOneDoes() {
        assertThat(lines(new ZChain(4, false), Boards.state(BOARD)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r1c1≠8"));
    }

    @Test
    void nothingSimplerOfTheSameLengthDoesIt() {
        assertThat(lines(new BivalueChain(5, false), Boards.state(BOARD)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r1c1≠8"));
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
            z-chain-rc[5]: r4c3{n4 n9} - r4c7{n9 n2} - r5c7{n2 n5} - r5c3{n5 n8} - r9c3{n8 .} ==> r2c3≠4, r8c3≠4""";

    private final Rule rule1 = new ZChain(5, true);

    @Test
    void typedOneIsFound() {
        assertThat(lines(rule1, Boards.state(BOARD_1))).contains(LINE_1);
    }

    @Test
    void noShorterTypedOneDoes() {
        assertThat(lines(new ZChain(4, true), Boards.state(BOARD_1)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r2c3≠4"));
    }

    @Test
    void aBoardWithNothingToFindGivesNothing() {
        assertThat(lines(rule, Boards.state("."))).isEmpty();
    }
}
