package ninebynine.trial;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ninebynine.resolve.Closure;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class ForcingTrialTest {
    private static Rule forcing(int values) {
        return new ForcingTrial(37, values, Boards.theory("BRT"));
    }

    @Test
    void whatEveryValueRulesOutIsEliminated() {
        assertThat(lines(forcing(4), Boards.state(Boards.RICH))).contains("""
                forcing-T&E(BRT) based on candidates n2r5c5 n4r5c5 n5r5c5 n7r5c5:
                   || n2r5c5 - contradiction
                   || n4r5c5 - r2c9=3, r6c9=4
                   || n5r5c5 - r1c5=6, r1c6=5
                   || n7r5c5 - r4c1=7, r6c1=2, r6c7=8
                 ==> r5c5≠2""");
    }

    @Test
    void everyBranchSaysTheSame() {
        State state = Boards.state(Boards.RICH);
        forcing(3).find(state, match -> {
            for (var branch : ((Pattern.ForcingTrial) match.pattern()).branches()) {
                State inside = Inside.of(state, branch.start());
                boolean consistent = new Closure(Boards.theory("BRT")).close(inside);
                assertThat(consistent).isNotEqualTo(branch.refuted());
                assertThat(!consistent || says(inside, match)).isTrue();
            }
            return true;
        });
    }

    private static boolean says(State state, Match match) {
        return match instanceof Match.Assertion assertion
                ? state.isValue(assertion.label())
                : ((Match.Elimination) match).targets().stream().noneMatch(state::isCandidate);
    }

    @Test
    void valuesComeBeforeTheEliminationsOfTheSameVariable() {
        List<Match> found = new ArrayList<>();
        forcing(2).find(Boards.state(Boards.RICH), found::add);
        assertThat(found).anyMatch(match -> match instanceof Match.Assertion);
        for (int i = 1; i < found.size(); i++) {
            if (found.get(i) instanceof Match.Assertion) {
                assertThat(found.get(i - 1) instanceof Match.Elimination)
                        .isNotEqualTo(
                                found.get(i - 1).pattern().equals(found.get(i).pattern()));
            }
        }
    }

    @Test
    void aBoardWithNothingToFindGivesNothing() {
        assertThat(lines(forcing(2), Boards.state("."))).isEmpty();
    }
}
