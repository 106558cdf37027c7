package ninebynine.trial;

import static ninebynine.rule.Cases.lines;
import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.resolve.Resolver;
import ninebynine.rule.Rule;
import ninebynine.state.State;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;

class GuessingTest {
    private final Rule rule = new Guessing(40, Boards.theory("BRT"));

    @Test
    void aGuessThatLeadsToASolutionIsAccepted() {
        assertThat(lines(rule, Boards.state(Boards.RICH)))
                .contains("DFS(BRT)[2]: guess ==> r9c8=3", "DFS(BRT)[1]: guess ==> r9c6=7");
    }

    @Test
    void aGuessThatLeadsNowhereIsRefuted() {
        assertThat(lines(rule, Boards.state(Boards.RICH)))
                .anyMatch(line -> line.startsWith("DFS(BRT) on n9r9c8:\n") && line.endsWith("\n ==> r9c8≠9"));
    }

    @Test
    void aBoardWithoutASolutionIsShownToHaveNone() {
        State state = Boards.state(Boards.RICH);
        Trace solved = new Resolver(Boards.theory("DFS")).trace(state);
        int needed = solved.end().values().toInts().stream()
                .filter(x -> !state.isValue(x))
                .findFirst()
                .orElseThrow();
        state.eliminate(needed);
        assertThat(new Resolver(Boards.theory("DFS")).trace(state).outcome()).isInstanceOf(Outcome.Contradictory.class);
    }
}
