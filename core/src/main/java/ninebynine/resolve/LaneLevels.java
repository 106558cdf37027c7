package ninebynine.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Reduction;
import ninebynine.rule.Rule;
import ninebynine.state.View;

/**
 * The first levels of a theory, as far as all their rules are reductions, on many puzzles of one model: Singles, then whips[1], 64 puzzles at a time.
 *
 * <p>Such rules are confluent: a puzzle ends where {@link Closure} would end, whatever is in the other lanes.
 */
final class LaneLevels {
    final Model model;
    private final List<LaneResolver> levels = new ArrayList<>();

    /** Of a theory whose rules are simplest first. Without any level where the first has a rule that is no reduction. */
    LaneLevels(Precedence precedence, Model model) {
        this.model = model;
        int highest = precedence.rules().stream().mapToInt(Rule::level).max().orElse(-1);
        for (int level = 0; level <= highest; level++) {
            int most = level;
            List<Rule> rules = precedence.rules().stream()
                    .takeWhile(rule -> rule.level() <= most)
                    .toList();
            if (!rules.stream().allMatch(Reduction.class::isInstance)) {
                return;
            }
            levels.add(new LaneResolver(new Precedence(precedence.closure(), rules), model));
        }
    }

    /** What the levels make of these puzzles, in their order. */
    Rater.Begun[] begin(List<? extends View> puzzles) {
        Rater.Begun[] begun = new Rater.Begun[puzzles.size()];
        for (int i = 0; i < begun.length; i++) {
            begun[i] = new Rater.Begun(Rater.UNSOLVED, puzzles.get(i), 0);
        }
        int[] open = IntStream.range(0, begun.length).toArray();
        for (int level = 0; level < levels.size() && open.length > 0; level++) {
            close(level, open, begun);
            open = IntStream.of(open).filter(i -> !begun[i].isRated()).toArray();
        }
        return begun;
    }

    private void close(int level, int[] open, Rater.Begun[] begun) {
        LaneResolver.Source source = (index, batch, lane) -> {
            if (index == open.length) {
                return false;
            }
            batch.load(begun[open[index]].state(), 1L << lane);
            return true;
        };
        levels.get(level).stream(model, source, (batch, rested, index) -> {
            long solved = batch.solved();
            long bad = batch.contradictory();
            for (long rest = rested; rest != 0; rest &= rest - 1) {
                int lane = Long.numberOfTrailingZeros(rest);
                int i = open[index[lane]];
                begun[i] = (solved >>> lane & 1) != 0
                        ? new Rater.Begun(level, begun[i].state(), level)
                        : (bad >>> lane & 1) != 0
                                ? new Rater.Begun(Rater.CONTRADICTORY, begun[i].state(), level)
                                : new Rater.Begun(Rater.UNSOLVED, batch.lane(lane), level + 1);
            }
        });
    }
}
