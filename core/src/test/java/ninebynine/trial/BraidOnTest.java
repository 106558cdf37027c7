package ninebynine.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.chain.BraidOn;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class BraidOnTest {
    private final State state = Boards.state(Boards.RICH);

    @Test
    void thereIsOneExactlyWhenSinglesRefuteTheTarget() {
        Trials trials = Trials.apart(state);
        for (int z = 0; z < trials.size(); z++) {
            assertThat(new BraidOn(state).plain(trials.label(z)) != null).isEqualTo(trials.refutes(z, 1));
        }
    }

    @Test
    void theShortestIsNoLonger() {
        for (int z : Trial.order(state, true)) {
            List<Pattern.Cell> plain = new BraidOn(state).plain(z);
            if (plain != null && plain.size() > 1) {
                List<Pattern.Cell> shortest = new BraidOn(state).shortest(z, plain.size());
                assertThat(shortest).isNotNull().hasSizeLessThanOrEqualTo(plain.size());
            }
        }
    }

    @Test
    void everyCandidateOfACellIsRuledOutByWhatCameBefore() {
        for (int z : Trial.order(state, true)) {
            List<Pattern.Cell> cells = new BraidOn(state).plain(z);
            for (int k = 0; cells != null && k < cells.size(); k++) {
                Pattern.Cell cell = cells.get(k);
                for (int c : Boards.MODEL.labels(cell.variable())) {
                    assertThat(!state.isCandidate(c)
                                    || cell.right().contains(c)
                                    || isRuledOut(c, z, cells.subList(0, k)))
                            .isTrue();
                }
            }
        }
    }

    private static boolean isRuledOut(int c, int z, List<Pattern.Cell> before) {
        return Boards.MODEL.links().linked(z, c)
                || before.stream()
                        .anyMatch(
                                cell -> Boards.MODEL.links().linked(cell.right().get(0), c));
    }
}
