package ninebynine.rule.relation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import ninebynine.chain.OrWhip;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.model.Squares;
import ninebynine.rule.Cases;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.state.State;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;

class OddagonSourceTest {
    /** That of the oddagon's test: the ring is r2n3, c6n3, r4n3, c1n3, b1n3. */
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

    private final State state = Squares.NINE.state(BOARD);

    private String guardians(Relation relation) {
        return relation.guardians().stream()
                .mapToObj(state.model().names()::label)
                .collect(Collectors.joining(" "));
    }

    @Test
    void aRingOfFiveHasThreeGuardians() {
        assertThat(new OddagonSource(4).relations(state))
                .filteredOn(relation -> relation.name().equals("Odd5"))
                .extracting(this::guardians)
                .contains("n3r2c4 n3r4c4 n3r9c6");
    }

    @Test
    void fewerAreAskedFor() {
        assertThat(new OddagonSource(4).upTo(2).relations(state)).allMatch(relation -> relation.size() <= 2);
    }

    @Test
    void fewGuardiansComeFirst() {
        assertThat(new OddagonSource(4).relations(state))
                .extracting(Relation::size)
                .isSorted();
    }

    /** What an oddagon eliminates, a whip of length 1 on its relation does. */
    @Test
    void whatAllGuardiansRuleOutGoes() {
        OrWhip whip = new OrWhip(1, 3, OrWhip.Kind.WHIP, new RelationSupply(List.of(new OddagonSource(4)), false));
        assertThat(Cases.lines(whip, state)).anyMatch(line -> line.contains("Odd5-OR3") && line.contains("r8c4≠3"));
    }

    /** Of a target that does not follow the checker says no more than that: it has made the relation again before. */
    @Test
    void theCheckerTriesAllThatTheRingMayHold() {
        for (Relation relation : new OddagonSource(4).relations(state)) {
            int target = state.candidates().toInts().stream()
                    .filter(x -> !state.isValue(x) && !relation.guardians().contains(x))
                    .findFirst()
                    .orElseThrow();
            Match match = new Match.Elimination(new Pattern.OneOf(relation), Ints.of(target));
            assertThat(StepCheck.check(Position.of(state), match))
                    .as(guardians(relation))
                    .contains("The target " + state.model().names().label(target) + " is not linked to all guardians.");
        }
    }
}
