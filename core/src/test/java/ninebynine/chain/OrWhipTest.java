package ninebynine.chain;

import static ninebynine.rule.Cases.lines;
import static ninebynine.rule.Cases.matches;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.rule.relation.OnePattern;
import ninebynine.rule.relation.RelationSupply;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class OrWhipTest {
    private static final String BOARD = """
            +-------------------+-------------------+-------------------+
            ! 136   238   37    ! 4     5     236   ! 137   378   9     !
            ! 1345  3458  3457  ! 13    138   9     ! 2     34578 6     !
            ! 13456 23458 9     ! 7     12368 236   ! 1345  3458  1345  !
            +-------------------+-------------------+-------------------+
            ! 2     345   1     ! 359   349   7     ! 8     6     345   !
            ! 345   7     8     ! 356   346   1     ! 9     345   2     !
            ! 9     6     345   ! 235   234   8     ! 345   1     7     !
            +-------------------+-------------------+-------------------+
            ! 345   9     2     ! 8     137   345   ! 6     3457  1345  !
            ! 7     345   6     ! 1239  1239  2345  ! 1345  29    8     !
            ! 8     1     345   ! 2369  23679 23456 ! 3457  29    345   !
            +-------------------+-------------------+-------------------+
            """;
    private static final OnePattern TRIDAGON =
            OnePattern.of("r4c2 r5c1 r6c3 r4c9 r5c8 r6c7 r7c1 r8c2 r9c3 r7c8 r8c7 r9c9", 3, 4, 5);
    private static final String RELATION = """

               relation: r4c2 r5c1 r6c3 r4c9 r5c8 r6c7 r7c1 r8c2 r9c3 r7c8 r8c7 r9c9{n3 n4 n5} | n7r7c8 n1r8c7
            """;

    private static OrWhip rule(int length, OrWhip.Kind kind) {
        return new OrWhip(length, 2, kind, new RelationSupply(List.of(TRIDAGON), true));
    }

    @Test
    void allGuardiansAreRuledOut() {
        assertThat(lines(rule(2, OrWhip.Kind.CONTRADICTION), Boards.state(BOARD)))
                .contains("One-OR2-ctr-whip[2]: c7n7{r1 r9} - OR2{{n7r7c8 n1r8c7 | .}}" + RELATION + " ==> r1c7≠1");
    }

    @Test
    void theGuardianThatIsLeftGoesOn() {
        State state = Boards.state(BOARD);
        assertThat(IntStream.rangeClosed(2, 5).boxed())
                .flatMap(n -> lines(rule(n, OrWhip.Kind.WHIP), state))
                .anyMatch(line -> line.matches("(?s).*OR2\\{\\{n\\w+ \\| n\\w+}} - .*"));
    }

    @Test
    void afterAnotherCandidateOfThePatternItIsNone() {
        State more = Boards.state(BOARD, "n6r4c2");
        assertThat(lines(rule(2, OrWhip.Kind.CONTRADICTION), more)).isEmpty();
    }

    @Test
    void everyOneHolds() {
        State state = Boards.state(BOARD);
        for (OrWhip.Kind kind : OrWhip.Kind.values()) {
            for (int length = 1; length <= 4; length++) {
                matches(rule(length, kind), state)
                        .forEach(match -> assertThat(StepCheck.check(Position.of(state), match))
                                .as("%s", match)
                                .isEmpty());
            }
        }
    }

    @Test
    void moreGuardiansAndMoreLengthCoverLess() {
        OrWhip rule = new OrWhip(5, 4, OrWhip.Kind.WHIP, new RelationSupply(List.of(TRIDAGON), true));
        assertThat(rule.covers(
                        new OrWhip(4, 3, OrWhip.Kind.CONTRADICTION, new RelationSupply(List.of(TRIDAGON), true))))
                .isTrue();
        assertThat(rule.covers(new OrWhip(4, 5, OrWhip.Kind.WHIP, new RelationSupply(List.of(TRIDAGON), true))))
                .isFalse();
        assertThat(rule.covers(new OrWhip(4, 3, OrWhip.Kind.G_WHIP, new RelationSupply(List.of(TRIDAGON), true))))
                .isFalse();
    }
}
