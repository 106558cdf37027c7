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

class OrBraidTest {
    private static final String BOARD = """
            +-------------------+-------------------+-------------------+
            ! 1     247   23678 ! 468   5     346   ! 27    468   9     !
            ! 45678 2457  25678 ! 1     468   9     ! 27    3     468   !
            ! 3468  49    3689  ! 2     7     3468  ! 468   1     5     !
            +-------------------+-------------------+-------------------+
            ! 2     57    1     ! 3     9     4678  ! 4568  468   468   !
            ! 357   6     4     ! 58    128   27    ! 15    9     38    !
            ! 9     8     35    ! 456   146   146   ! 13456 7     2     !
            +-------------------+-------------------+-------------------+
            ! 4568  1     568   ! 9     3     468   ! 468   2     7     !
            ! 4678  2479  26789 ! 468   1468  12468 ! 3469  5     3468  !
            ! 468   3     2689  ! 7     2468  5     ! 4689  468   1     !
            +-------------------+-------------------+-------------------+
            """;
    private static final OnePattern TRIDAGON =
            OnePattern.of("r1c4 r2c5 r3c6 r1c8 r2c9 r3c7 r7c6 r8c4 r9c5 r7c7 r8c9 r9c8", 4, 6, 8);

    private static OrBraid rule(int length, boolean groups) {
        return new OrBraid(length, 3, groups, new RelationSupply(List.of(TRIDAGON), true));
    }

    @Test
    void variablesHangOnAnyBeforeThem() {
        assertThat(lines(rule(5, false), Boards.state(BOARD))).contains("""
                One-OR3-ctr-braid[5]: r5n3{c1 c9} - r5n7{c1 c6} - c1n3{r5 r3} - r5n2{c6 c5} - OR3{{n2r9c5 n3r3c6 n3r8c9 | .}}
                   relation: r1c4 r2c5 r3c6 r1c8 r2c9 r3c7 r7c6 r8c4 r9c5 r7c7 r8c9 r9c8{n4 n6 n8} | n3r3c6 n3r8c9 n2r9c5
                 ==> r5c1≠5""");
    }

    @Test
    void afterAnotherCandidateOfThePatternItIsNone() {
        assertThat(lines(rule(5, false), Boards.state(BOARD, "n5r1c4"))).noneMatch(line -> line.contains("r5c1≠5"));
    }

    @Test
    void everyOneHolds() {
        State state = Boards.state(BOARD);
        for (boolean groups : new boolean[] {false, true}) {
            for (int length = 3; length <= 5; length++) {
                matches(rule(length, groups), state)
                        .forEach(match -> assertThat(StepCheck.check(Position.of(state), match))
                                .as("%s", match)
                                .isEmpty());
            }
        }
    }
}
