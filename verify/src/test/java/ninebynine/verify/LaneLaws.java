package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import ninebynine.games.sudoku.Boxes;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.model.Model;
import ninebynine.resolve.LaneResolver;
import ninebynine.resolve.Rater;
import ninebynine.state.Batch;
import ninebynine.state.State;
import ninebynine.trace.Outcome;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lane j of a batch ends where the single state of puzzle j ends. */
class LaneLaws {

    private static List<SudokuPuzzle> puzzles(Boxes boxes, int count, Random random) {
        return Stream.generate(() -> Puzzles.any(boxes, random)).limit(count).toList();
    }

    /** A contradictory lane is swept on after the single resolver has stopped, so there it only matters that both see it. */
    private static void same(Trace single, Batch batch, int lane, SudokuPuzzle puzzle) {
        boolean contradictory = single.outcome() instanceof Outcome.Contradictory;
        assertThat((batch.contradictory() >>> lane & 1) != 0)
                .as("no solution in lane %d, %s", lane, puzzle.text())
                .isEqualTo(contradictory);
        if (!contradictory) {
            State end = batch.lane(lane);
            assertThat(end).as("lane %d, %s", lane, puzzle.text()).isEqualTo(single.end());
            assertThat(batch.openCounts()[lane]).isEqualTo(single.end().openCount());
            assertThat((batch.solved() >>> lane & 1) != 0).isEqualTo(single.isSolved());
        }
    }

    @Test
    void closedTogetherOrOneByOneIsTheSame() {
        Case.each(60, Case.Kind.FRESH, (on, random) -> {
            List<SudokuPuzzle> puzzles = puzzles(on.puzzle().boxes(), 1 + random.nextInt(Batch.WORLDS), random);
            Model model = on.puzzle().model();
            for (String theory : Theories.LANES) {
                Batch batch = Batch.of(puzzles.stream().map(SudokuPuzzle::start).toList());
                new LaneResolver(Theories.precedence(theory, model), model).close(batch);
                for (int j = 0; j < puzzles.size(); j++) {
                    SudokuPuzzle puzzle = puzzles.get(j);
                    same(Theories.resolver(theory, model).trace(puzzle.start()), batch, j, puzzle);
                }
            }
        });
    }

    @Test
    void ratedTogetherOrOneByOneIsTheSame() {
        Case.each(30, Case.Kind.FRESH, (on, random) -> {
            List<State> starts = puzzles(on.puzzle().boxes(), 1 + random.nextInt(2 * Batch.WORLDS), random).stream()
                    .map(SudokuPuzzle::start)
                    .toList();
            for (String theory : List.of("BRT", "W1", "S2", "W[3]")) {
                Rater rater = new Rater(Theories.precedence(theory, on.puzzle().model()));
                assertThat(rater.begin(starts).stream().map(rater::rate))
                        .as(theory)
                        .containsExactlyElementsOf(
                                starts.stream().map(start -> rater.rate(start)).toList());
            }
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 63, 64, 65, 129, 1000})
    void streamedThroughLanesOrOneByOneIsTheSame(int count) {
        Random random = new Random(count);
        for (Boxes boxes : List.of(new Boxes(3, 3), new Boxes(2, 2), new Boxes(4, 3))) {
            List<SudokuPuzzle> puzzles = puzzles(boxes, count, random);
            Model model = Puzzles.SUDOKU.model(boxes);
            for (String theory : Theories.LANES) {
                int[] taken = new int[count];
                new LaneResolver(Theories.precedence(theory, model), model)
                        .stream((index, batch, lane) -> load(puzzles, index, batch, lane), (batch, lanes, index) -> {
                            for (int j = 0; j < Batch.WORLDS; j++) {
                                if ((lanes >>> j & 1) != 0) {
                                    SudokuPuzzle puzzle = puzzles.get(index[j]);
                                    taken[index[j]]++;
                                    same(Theories.resolver(theory, model).trace(puzzle.start()), batch, j, puzzle);
                                }
                            }
                        });
                assertThat(Arrays.stream(taken)).allMatch(times -> times == 1);
            }
        }
    }

    private static boolean load(List<SudokuPuzzle> puzzles, int index, Batch batch, int lane) {
        if (index >= puzzles.size()) {
            return false;
        }
        puzzles.get(index).start().values().toInts().stream().forEach(x -> batch.assertValue(x, 1L << lane));
        return true;
    }
}
