package ninebynine.rule.relation;

import static ninebynine.rule.Cases.lines;
import static ninebynine.rule.Cases.matches;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.check.Position;
import ninebynine.check.StepCheck;
import ninebynine.explain.Notation;
import ninebynine.explain.NotationReader;
import ninebynine.model.Squares;
import ninebynine.rule.Match;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Test;

class OneOfTest {
    private static final String LOKI = """
            +----------------------+----------------------+----------------------+
            ! 5      7      3468   ! 238    346    13     ! 9      123    136    !
            ! 23469  2349   3469   ! 2357   34567  13579  ! 3457   12357  8      !
            ! 234689 1      34689  ! 23578  34567  3579   ! 3457   2357   3567   !
            +----------------------+----------------------+----------------------+
            ! 379    359    1      ! 6      8      357    ! 357    4      2      !
            ! 3467   345    34567  ! 1      357    2      ! 8      357    9      !
            ! 378    358    2      ! 357    9      4      ! 1      6      357    !
            +----------------------+----------------------+----------------------+
            ! 134789 34589  345789 ! 357    2      6      ! 357    89     1357   !
            ! 137    6      357    ! 9      357    8      ! 2      1357   4      !
            ! 23789  23589  35789  ! 4      1      357    ! 6      89     357    !
            +----------------------+----------------------+----------------------+
            """;
    private static final OnePattern TRIDAGON =
            OnePattern.of("r4c6 r5c5 r6c4 r4c7 r5c8 r6c9 r7c4 r8c5 r9c6 r7c7 r8c8 r9c9", 3, 5, 7);
    private static final String LINE = """
            One-OR1-relation:
               relation: r4c6 r5c5 r6c4 r4c7 r5c8 r6c9 r7c4 r8c5 r9c6 r7c7 r8c8 r9c9{n3 n5 n7} | n1r8c8
             ==> r8c8=1""";

    private final OneOf rule = new OneOf(0, new RelationSupply(List.of(TRIDAGON), true));

    private static State loki(String... more) {
        State state = Squares.NINE.state(LOKI);
        return State.of(state.model(), with(state, more));
    }

    private static Bits with(State state, String... more) {
        Bits candidates = state.candidates();
        for (String name : more) {
            candidates.set(state.model().index().label(name).orElseThrow());
        }
        return candidates;
    }

    @Test
    void theOnlyGuardianIsTrue() {
        assertThat(lines(rule, loki())).containsExactly(LINE);
    }

    @Test
    void guardiansOfOneCellLeaveItNothingElse() {
        assertThat(lines(rule, loki("n9r8c8"))).singleElement().asString().endsWith("==> r8c8≠3, r8c8≠5, r8c8≠7");
    }

    @Test
    void guardiansOfTwoCellsSayNothingByThemselves() {
        assertThat(lines(rule, loki("n9r4c6"))).isEmpty();
    }

    @Test
    void withoutGuardiansThereIsNoSolution() {
        State state = loki();
        state.eliminate(state.model().index().label("n1r8c8").orElseThrow());
        assertThat(matches(rule, state)).singleElement().isInstanceOf(Match.Contradiction.class);
    }

    @Test
    void theProofIsReadBackAndChecked() {
        State state = loki();
        Match match = new NotationReader(state.model()).read(LINE);
        assertThat(new Notation(state.model(), Notation.Style.UNICODE).line(match))
                .isEqualTo(LINE);
        assertThat(StepCheck.check(Position.of(state), match)).isEmpty();
    }

    @Test
    void aProofThatLeavesACellOutIsNone() {
        State state = loki();
        Match match = new NotationReader(state.model()).read(LINE.replace("r9c6 ", ""));
        assertThat(StepCheck.check(Position.of(state), match))
                .contains("Without the guardians the cells can still be filled.");
    }

    @Test
    void aGuardianThatIsNotNamedIsMissed() {
        State state = loki("n9r4c6");
        Match match = new NotationReader(state.model()).read(LINE);
        assertThat(StepCheck.check(Position.of(state), match)).contains("n9r4c6 is possible too, and is no guardian.");
    }

    @Test
    void aRelationThatNothingShowsIsNotBelieved() {
        State state = loki();
        Match match = new NotationReader(state.model())
                .read("One-OR2-whip[2]: OR2{{n1r8c8 | n8r1c4}} - r1c3{n8 .} ==> r8c1≠1");
        assertThat(StepCheck.check(Position.of(state), match))
                .contains("Nothing shows that one of the guardians is true.");
    }
}
