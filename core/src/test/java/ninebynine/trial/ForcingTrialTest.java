package ninebynine.trial;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ninebynine.rule.Match;
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
    void whatEliminatesMostComesFirst() {
        List<Integer> sizes = new ArrayList<>();
        forcing(2)
                .find(
                        Boards.state(Boards.RICH),
                        match -> sizes.add(((Match.Elimination) match).targets().size()));
        assertThat(sizes).isNotEmpty().isSortedAccordingTo((a, b) -> b - a);
    }

    @Test
    void everyBranchRulesOutTheTargets() {
        State state = Boards.state(Boards.RICH);
        forcing(3).find(state, match -> {
            Match.Elimination found = (Match.Elimination) match;
            for (var branch : ((ninebynine.rule.Pattern.ForcingTrial) found.pattern()).branches()) {
                State inside = Inside.of(state, branch.start());
                boolean consistent = new Closure(Boards.theory("BRT")).close(inside);
                assertThat(consistent).isNotEqualTo(branch.refuted());
                assertThat(!consistent || found.targets().stream().noneMatch(inside::isCandidate))
                        .isTrue();
            }
            return true;
        });
    }

    @Test
    void aBoardWithNothingToFindGivesNothing() {
        assertThat(lines(forcing(2), Boards.state("."))).isEmpty();
    }
}
