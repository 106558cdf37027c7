package ninebynine.bench;

import ninebynine.model.Model;
import ninebynine.resolve.LaneResolver;
import ninebynine.state.Batch;
import ninebynine.strategy.Theory;

/** Singles to the fixpoint, 64 puzzles at a time: the givens as labels go in, how many were solved comes out. */
final class Singles {
    private final Model model;
    private final LaneResolver lanes;
    private final int[][] values;

    Singles(Workload workload) {
        model = workload.model();
        lanes = new LaneResolver(Theory.parse("BRT").precedence(model), model);
        values = workload.starts().stream()
                .map(start -> start.values().toInts().toArray())
                .toArray(int[][]::new);
    }

    /** Resolves so many puzzles, from the first again where there are fewer. */
    long solved(int count) {
        long[] solved = {0};
        lanes.stream(
                (index, batch, lane) -> index < count && load(values[index % values.length], batch, 1L << lane),
                (batch, rested, index) -> solved[0] += Long.bitCount(batch.solved() & rested));
        return solved[0];
    }

    private static boolean load(int[] givens, Batch batch, long lane) {
        for (int label : givens) {
            batch.assertValue(label, lane);
        }
        return true;
    }
}
