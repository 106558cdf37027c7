package ninebynine.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import ninebynine.model.Squares;
import ninebynine.resolve.Resolver;
import ninebynine.rule.ChainName;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import ninebynine.trace.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The counts are published in Pattern-Based Constraint Satisfaction and Logic Puzzles, second edition, chapter 12, but for that of bi-whips[2], which is by the definition (published: 300). */
class PairsTest {
    /** Eleven's puzzle 26370 after r6c7=5 and a whip[1]. */
    static final String ELEVEN = """
            +----------------------+----------------------+----------------------+
            ! 1      234568 34678  ! 24569  23459  3569   ! 2789   3489   2349   !
            ! 23457  2345   347    ! 1      8      359    ! 279    349    6      !
            ! 23468  23468  9      ! 246    234    7      ! 128    5      1234   !
            +----------------------+----------------------+----------------------+
            ! 247    1249   147    ! 2579   6      159    ! 3      149    8      !
            ! 2368   123689 5      ! 289    129    4      ! 1269   7      129    !
            ! 24678  124689 14678  ! 3      1279   189    ! 5      1469   1249   !
            +----------------------+----------------------+----------------------+
            ! 34568  134568 13468  ! 4689   1349   2      ! 1689   13689  7      !
            ! 368    1368   2      ! 6789   1379   13689  ! 4      13689  5      !
            ! 9      7      13468  ! 4568   1345   13568  ! 168    2      13     !
            +----------------------+----------------------+----------------------+
            """;

    /** Eleven's third after Singles. */
    static final String THIRD = """
            +-------------------------+-------------------------+-------------------------+
            ! 12469   124     3       ! 2467    45679   1245679 ! 4579    8       479     !
            ! 469     5       689     ! 34678   346789  4679    ! 2       3469    1       !
            ! 7       1248    12689   ! 23468   345689  124569  ! 3459    34569   349     !
            +-------------------------+-------------------------+-------------------------+
            ! 1234    12347   127     ! 5       479     8       ! 13479   12349   6       !
            ! 3456    9       567     ! 1       2       467     ! 34578   345     3478    !
            ! 8       1247    12567   ! 467     4679    3       ! 14579   12459   479     !
            +-------------------------+-------------------------+-------------------------+
            ! 123     6       1278    ! 9       3478    247     ! 1348    134     5       !
            ! 12359   1238    4       ! 2368    3568    256     ! 1389    7       389     !
            ! 359     378     5789    ! 3478    1       457     ! 6       349     2       !
            +-------------------------+-------------------------+-------------------------+
            """;

    /** Easter Monster after its belt. */
    static final String EASTER = """
            +----------------------+----------------------+----------------------+
            ! 1      478    3458   ! 3567   3689   5678   ! 3489   369    2      !
            ! 238    9      378    ! 4      126    1267   ! 138    5      368    !
            ! 3458   248    6      ! 1235   12389  1258   ! 7      139    3489   !
            +----------------------+----------------------+----------------------+
            ! 2468   5      1478   ! 9      1246   3      ! 128    1267   678    !
            ! 234689 126    13489  ! 126    7      1246   ! 123589 126    35689  !
            ! 2369   1267   1379   ! 8      5      126    ! 1239   4      3679   !
            +----------------------+----------------------+----------------------+
            ! 7      148    4589   ! 1235   12348  12458  ! 6      239    3459   !
            ! 456    3      145    ! 1267   126    9      ! 245    8      457    !
            ! 4589   468    2      ! 3567   3468   45678  ! 3459   379    1      !
            +----------------------+----------------------+----------------------+
            """;

    private static int number(Pairs pairs, String name) {
        return pairs.field.number(Squares.NINE.model().index().label(name).orElseThrow());
    }

    private static long links(Field field) {
        return IntStream.range(0, field.size)
                        .map(c -> field.neighbours(c).length)
                        .sum()
                / 2;
    }

    @Test
    void thePublishedPairsOfOneState() {
        for (ChainName kind : new ChainName[] {ChainName.WHIP, ChainName.BRAID}) {
            Pairs pairs = Pairs.of(Boards.state(ELEVEN), kind).upTo(2);

            assertThat(pairs.field.size).isEqualTo(236);
            assertThat(links(pairs.field)).isEqualTo(1374);
            assertThat(pairs.count(1)).isEqualTo(677);
            assertThat(pairs.count(2)).isEqualTo(330);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "n8r6c3, n8r7c4, 1",
        "n1r5c9, n1r9c7, 1",
        "n4r7c5, n8r9c3, 1",
        "n8r1c3, n8r7c4, 2",
        "n8r6c3, n8r7c5, 0",
        "n8r6c3, n8r6c1, 0"
    })
    void publishedExamples(String one, String other, int length) {
        Pairs pairs = Pairs.of(Boards.state(ELEVEN), ChainName.WHIP).upTo(2);
        int a = number(pairs, one);
        int b = number(pairs, other);

        assertThat(a < 0 || b < 0 ? 0 : pairs.length(a, b)).isEqualTo(length);
        if (length > 0) {
            Pattern.Pair pair = pairs.pair(b, a);
            assertThat(pair.length()).isEqualTo(length);
            assertThat(pair.joins(pairs.field.label[a], pairs.field.label[b])).isTrue();
        }
    }

    /** Two candidates have a bi-braid exactly when Singles, with both of them taken for true, lead to a contradiction. The book has 4,518 for the first board and 6,166 for the second. */
    @ParameterizedTest
    @CsvSource({"0, 4829", "1, 4347"})
    void allPairsAndLinks(int board, int together) {
        State state = Boards.state(board == 0 ? THIRD : EASTER);
        Field any = Pairs.of(state, ChainName.BRAID).any();
        assertThat(links(any)).isEqualTo(together);

        Resolver singles = new Resolver(Theory.parse("BRT").precedence(state.model()));
        for (int a = 0; a < any.size; a += 7) {
            for (int b = a + 1; b < any.size; b += 5) {
                State both = state.copy();
                both.assertValue(any.label[a]);
                both.assertValue(any.label[b]);
                boolean refuted = singles.trace(both).outcome() instanceof Outcome.Contradictory;
                assertThat(any.linked(a, b)).as("%d, %d", a, b).isEqualTo(refuted);
            }
        }
    }

    /** A bi-whip[1] is a variable all of whose candidates are linked to one or the other; where one of the two does that alone, whatever the other is. */
    @ParameterizedTest
    @CsvSource({"0, 1793", "1, 588"})
    void oneVariableShowsAllItShould(int board, int shown) {
        State state = Boards.state(board == 0 ? THIRD : EASTER);
        for (ChainName kind : new ChainName[] {ChainName.WHIP, ChainName.BRAID}) {
            Pairs pairs = Pairs.of(state, kind).upTo(1);
            Field field = pairs.field;
            for (int a = 0; a < field.size; a++) {
                for (int b = 0; b < a; b++) {
                    int one = a;
                    int other = b;
                    boolean empties = IntStream.range(0, field.variables)
                            .anyMatch(v -> IntStream.of(field.members.row(v))
                                    .allMatch(c -> field.linked(one, c) || field.linked(other, c)));
                    boolean known = pairs.length(a, b) == 1;
                    assertThat(known).as("%d, %d", a, b).isEqualTo(empties && !field.linked(a, b));
                    assertThat(!known || pairs.pair(a, b).length() == 1).isTrue();
                }
            }
            assertThat(pairs.count(1)).isEqualTo(shown);
        }
    }

    /** What was known before is kept as long as candidates are lost, and says the same. */
    @Test
    void pairsStay() {
        State state = Boards.state(ELEVEN);
        Pairs.of(state, ChainName.BRAID).upTo(3);
        for (String gone : new String[] {"n8r7c4", "n3r7c5", "n1r5c9", "n9r1c4"}) {
            state.eliminate(Squares.NINE.model().index().label(gone).orElseThrow());
            Pairs kept = Pairs.of(state, ChainName.BRAID).upTo(3);
            Pairs fresh = Pairs.of(state.copy(), ChainName.BRAID).upTo(3);
            for (int n = 1; n <= 3; n++) {
                assertThat(kept.count(n)).as("%s, %d", gone, n).isEqualTo(fresh.count(n));
            }
        }
    }

    /** Every bi-whip is a bi-braid, so braids show all pairs that whips do, by chains as short. */
    @Test
    void braidsShowMore() {
        Pairs whips = Pairs.of(Boards.state(ELEVEN), ChainName.WHIP).upTo(4);
        Pairs braids = Pairs.of(Boards.state(ELEVEN), ChainName.BRAID).upTo(4);
        for (int a = 0; a < whips.field.size; a++) {
            for (int b = 0; b < a; b++) {
                int whip = whips.length(a, b);
                int braid = braids.length(a, b);
                assertThat(whip == 0 || braid > 0 && braid <= whip).isTrue();
            }
        }
        assertThat(braids.count(4)).isPositive();
    }
}
