package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private static final long SECOND = 1_000_000_000;

    private final Puzzle puzzle = Games.named("sudoku")
            .parse("7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....");

    /** What is written if every look at the clock finds so much time gone. */
    private String written(long tick) {
        StringWriter err = new StringWriter();
        long[] now = {0};
        try (ProgressLine line = new ProgressLine(new PrintWriter(err), () -> now[0] += tick, puzzle.start())) {
            Theory.parse("SFin").course(List.of(), puzzle.model()).trace(puzzle.start(), line);
        }
        return err.toString();
    }

    @Test
    void aQuickPuzzleHasNone() {
        assertThat(written(1)).isEmpty();
    }

    @Test
    void aSlowOneIsToldOverAndOverAndTheLineGoesAway() {
        assertThat(written(SECOND))
                .startsWith("\rnbn: step 1, ")
                .contains("% of the candidates decided, hardest rule NP")
                .contains("\rnbn: step 20, ")
                .doesNotContain("\n")
                .endsWith(" \r");
    }
}
