package ninebynine.chain;

import static ninebynine.rule.Cases.lines;
import static ninebynine.rule.Cases.matches;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.rule.relation.OnePattern;
import ninebynine.rule.relation.RelationSupply;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class OrForcingTest {
    private static final String BOARD = """
            +-------------------+-------------------+-------------------+
            ! 1     2579  3     ! 4     579   6     ! 25789 25789 579   !
            ! 24    2579  247   ! 1     8     579   ! 2579  3     6     !
            ! 8     579   6     ! 579   2     3     ! 1     579   4     !
            +-------------------+-------------------+-------------------+
            ! 236   4     5     ! 2379  1     8     ! 2679  279   379   !
            ! 236   26    8     ! 23579 5679  2579  ! 25679 4     1     !
            ! 7     1     9     ! 235   56    4     ! 2568  258   35    !
            +-------------------+-------------------+-------------------+
            ! 259   3     127   ! 6     579   12579 ! 4     579   8     !
            ! 4569  67    47    ! 8     3     579   ! 579   1     2     !
            ! 259   8     127   ! 2579  4     12579 ! 3     6     579   !
            +-------------------+-------------------+-------------------+
            """;
    private static final OnePattern TRIDAGON =
            OnePattern.of("r1c5 r2c6 r3c4 r1c9 r2c7 r3c8 r7c5 r8c6 r9c4 r7c8 r8c7 r9c9", 5, 7, 9);
    private static final String LINE = """
            One-OR2-forcing-whip-elim[2]:
               relation: r1c5 r2c6 r3c4 r1c9 r2c7 r3c8 r7c5 r8c6 r9c4 r7c8 r8c7 r9c9{n5 n7 n9} | n2r2c7 n2r9c4
               || n2r2c7 -\s
               || n2r9c4 - partial-whip[1]: c6n2{r7 r5} -\s
             ==> r5c7≠2""";

    private static OrForcing rule(int length, boolean groups) {
        return new OrForcing(length, 2, groups, new RelationSupply(List.of(TRIDAGON), true));
    }

    @Test
    void oneIsFound() {
        assertThat(lines(rule(2, false), Boards.state(BOARD))).contains(LINE);
    }

    @Test
    void anotherGuardianIsAnotherBranch() {
        assertThat(lines(rule(2, false), Boards.state(BOARD, "n1r3c8"))).isEmpty();
    }

    @Test
    void everyOneHolds() {
        State state = Boards.state(BOARD);
        for (int length = 1; length <= 4; length++) {
            for (boolean groups : new boolean[] {false, true}) {
                matches(rule(length, groups), state)
                        .forEach(match -> assertThat(StepCheck.check(Position.of(state), match))
                                .as("%s", match)
                                .isEmpty());
            }
        }
    }
}
