package ninebynine.chain;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.rule.Rule;
import org.junit.jupiter.api.Test;

class TWhipTest {
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
            t-whip[3]: r5c4{n3 n8} - r6c5{n8 n1} - c4n1{r6 .} ==> r3c4≠3""";

    private final Rule rule = new TWhip(3, TWhip.Form.CODED);

    @Test
    void oneIsFound() {
        assertThat(lines(rule, Boards.state(BOARD))).contains(LINE);
    }

    @Test
    void noShorterOneDoes() {
        assertThat(lines(new TWhip(2, TWhip.Form.CODED), Boards.state(BOARD)))
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
            t-whip-rc[5]: r9c3{n8 n4} - r4c3{n4 n9} - r4c7{n9 n2} - r5c7{n2 n5} - r5c3{n5 .} ==> r2c3≠8, r3c3≠8, r6c3≠8, r8c3≠8""";

    private final Rule rule1 = new TWhip(5, TWhip.Form.TYPED);

    @Test
    void typedOneIsFound() {
        assertThat(lines(rule1, Boards.state(BOARD_1))).contains(LINE_1);
    }

    @Test
    void noShorterTypedOneDoes() {
        assertThat(lines(new TWhip(4, TWhip.Form.TYPED), Boards.state(BOARD_1)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r2c3≠8"));
    }

    private static final String BOARD_2 = """
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
    private static final String LINE_2 = """
            t-whip[3]: r5c4{n3 n8} - r6c5{n8 n1} - c4n1{r6 .} ==> r3c4≠3""";

    private final Rule rule2 = new TWhip(3, TWhip.Form.BOOK);

    @Test
    void oneAsInTheBookIsFound() {
        assertThat(lines(rule2, Boards.state(BOARD_2))).contains(LINE_2);
    }

    @Test
    void noShorterOneAsInTheBookDoes() {
        assertThat(lines(new TWhip(2, TWhip.Form.BOOK), Boards.state(BOARD_2)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r3c4≠3"));
    }

    @Test
    void aBoardWithNothingToFindGivesNothing() {
        assertThat(lines(rule, Boards.state("."))).isEmpty();
    }
}
