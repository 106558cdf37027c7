package ninebynine.chain;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.rule.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ForcingTest {
    private static final String BOARD = """
            +----------------+----------------+----------------+
            ! 16   2    3    ! 4    5    16   ! 7    8    9    !
            ! 4    57   567  ! 78   678  9    ! 1    2    3    !
            ! 17   8    9    ! 17   2    3    ! 45   6    45   !
            +----------------+----------------+----------------+
            ! 2    4    1    ! 6    3    5    ! 8    9    7    !
            ! 678  3    568  ! 9    78   178  ! 2    45   145  !
            ! 9    57   578  ! 12   4    1278 ! 6    3    15   !
            +----------------+----------------+----------------+
            ! 3    69   4    ! 578  678  678  ! 59   1    2    !
            ! 5    69   2    ! 3    1    46   ! 49   7    8    !
            ! 78   1    78   ! 25   9    24   ! 3    45   6    !
            +----------------+----------------+----------------+
            """;
    private static final String LINE = """
            forcing-whip-elim[3] based on bivalue candidates n7r5c5 and  n8r5c5:
               || n7r5c5 - partial-whip[1]: c6n7{r5 r7} -\s
               || n8r5c5 - partial-whip[1]: c6n8{r5 r7} -\s
             ==> r7c6≠6""";

    private final Rule rule = new Forcing(3, Forcing.Kind.WHIP, 2);

    @Test
    void oneIsFound() {
        assertThat(lines(rule, Boards.state(BOARD))).contains(LINE);
    }

    @Test
    void oneIsBrokenByFurtherCandidates() {
        assertThat(lines(rule, Boards.state(BOARD, "n7r9c6")))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r7c6≠6"));
    }

    private static final String BOARD_1 = """
            +-------------------+-------------------+-------------------+
            ! 1     2     3     ! 45    58    6     ! 7     48    9     !
            ! 469   5     469   ! 7     2389  349   ! 1     28    348   !
            ! 7     8     49    ! 1     29    349   ! 2345  6     35    !
            +-------------------+-------------------+-------------------+
            ! 25    34    12    ! 3459  359   34589 ! 68    178   678   !
            ! 3456  346   146   ! 34    7     58    ! 9     18    2     !
            ! 8     9     7     ! 2     6     1     ! 34    5     34    !
            +-------------------+-------------------+-------------------+
            ! 2349  347   5     ! 6     1     379   ! 248   2789  478   !
            ! 3469  3467  8     ! 39    359   2     ! 456   479   1     !
            ! 269   1     29    ! 8     4     579   ! 256   3     567   !
            +-------------------+-------------------+-------------------+
            """;
    private static final String LINE_1 = """
            3-value-OR3-forcing-whip-elim[5]:
               || n2r7c1 - partial-whip[2]: r4n2{c1 c3} - r4n1{c3 c8} -\s
               || n2r7c7 - partial-whip[1]: c7n8{r7 r4} -\s
               || n2r7c8 - partial-whip[1]: r2c8{n2 n8} -\s
             ==> r4c8≠8""";

    private final Rule rule1 = new Forcing(5, Forcing.Kind.WHIP, 3);

    @Test
    void oneOnThreeValuesIsFound() {
        assertThat(lines(rule1, Boards.state(BOARD_1))).contains(LINE_1);
    }

    @Test
    void oneOnThreeValuesIsBrokenByFurtherCandidates() {
        assertThat(lines(rule1, Boards.state(BOARD_1, "n4r2c8")))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r4c8≠8"));
    }

    @Test
    void noShorterOneOnThreeValuesDoes() {
        assertThat(lines(new Forcing(4, Forcing.Kind.WHIP, 3), Boards.state(BOARD_1)))
                .noneMatch(line -> line.substring(line.lastIndexOf("==>")).contains("r4c8≠8"));
    }

    @Test
    void aBoardWithNothingToFindGivesNothing() {
        assertThat(lines(rule, Boards.state("."))).isEmpty();
    }

    /** What propagation says of partial chains is never more than what they are. */
    @ParameterizedTest
    @EnumSource(Nodes.class)
    void noBranchIsMissedWherePropagationIsAskedFirst(Nodes nodes) {
        Field field = Field.of(Boards.state(BOARD_1), nodes);
        for (boolean braids : List.of(false, true)) {
            Branches branches = new Branches(field, braids, 5);
            for (int z : field.open()) {
                int[] reach = branches.reach(z);
                for (int x : field.open()) {
                    assertThat(reach[x] > 5 || branches.mayEndIn(x, new int[] {z}))
                            .isTrue();
                    int killer = PartialSearch.killer(field, reach, x);
                    assertThat(killer < 0 || branches.mayRuleOut(x, new int[] {z}))
                            .isTrue();
                }
            }
        }
    }
}
