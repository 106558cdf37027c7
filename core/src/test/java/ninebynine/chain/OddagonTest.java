package ninebynine.chain;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.rule.Rule;
import org.junit.jupiter.api.Test;

class OddagonTest {
    private static final String BOARD = """
            +----------------------+----------------------+----------------------+
            ! 6789   1467   14789  ! 1245   4567   1267   ! 3      245679 456789 !
            ! 2      3467   479    ! 345    8      367    ! 1      45679  45679  !
            ! 3678   5      1478   ! 1234   3467   9      ! 2468   2467   4678   !
            +----------------------+----------------------+----------------------+
            ! 357    8      257    ! 234    1      236    ! 9      4567   4567   !
            ! 59     12     6      ! 7      49     28     ! 458    3      1458   !
            ! 4      137    179    ! 389    369    5      ! 68     167    2      !
            +----------------------+----------------------+----------------------+
            ! 5678   467    3      ! 1589   2      78     ! 456    1459   14569  !
            ! 1      26     258    ! 3589   359    4      ! 7      2569   3569   !
            ! 57     9      2457   ! 6      357    137    ! 245    8      1345   !
            +----------------------+----------------------+----------------------+
            """;
    private static final String LINE = """
            oddagon[5]: r2n3{c2 c6},c6n3{r2 r4},r4n3{c6 c1},c1n3{r4 r3},b1n3{r3c1 r2c2} ==> r8c4≠3""";

    private final Rule rule = new Oddagon(5);

    @Test
    void oneIsFound() {
        assertThat(lines(rule, Boards.state(BOARD))).contains(LINE);
    }

    @Test
    void noShorterOneDoes() {
        assertThat(lines(new Oddagon(3), Boards.state(BOARD)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r8c4≠3"));
    }

    @Test
    void aBoardWithNothingToFindGivesNothing() {
        assertThat(lines(rule, Boards.state("."))).isEmpty();
    }
}
