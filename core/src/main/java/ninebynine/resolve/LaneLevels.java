package ninebynine.resolve;

import java.util.ArrayList;
import java.util.List;
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
    private final int levels;
    private final LaneResolver resolver;

    /** Of a theory whose rules are simplest first. Without any level where the first has a rule that is no reduction. */
    LaneLevels(Precedence precedence, Model model) {
        this.model = model;
        List<List<Rule>> rules = new ArrayList<>();
        int level = 0;
        for (Rule rule : precedence.rules()) {
            level = Math.max(level, rule.level());
            if (!(rule instanceof Reduction)) {
                rules = rules.subList(0, Math.min(level, rules.size()));
                break;
            }
            while (rules.size() <= level) {
                rules.add(new ArrayList<>());
            }
            rules.get(level).add(rule);
        }
        levels = rules.size();
        resolver = new LaneResolver(precedence.closure(), rules, model);
    }

    /** What the levels make of these puzzles, in their order. */
    Rater.Begun[] begin(List<? extends View> puzzles) {
        Rater.Begun[] begun = new Rater.Begun[puzzles.size()];
        if (levels == 0) {
            for (int i = 0; i < begun.length; i++) {
                begun[i] = Rater.Begun.at(puzzles.get(i));
            }
            return begun;
        }
        LaneResolver.Source source = (index, batch, lane) -> {
            if (index == begun.length) {
                return false;
            }
            batch.load(puzzles.get(index), 1L << lane);
            return true;
        };
        resolver.stream(source, (batch, rested, level, index) -> {
            long solved = rested & batch.solved();
            long bad = rested & batch.contradictory();
            long open = rested & ~solved & ~bad;
            long stuck = level + 1 < levels ? 0 : open;
            for (long rest = solved | bad | stuck; rest != 0; rest &= rest - 1) {
                int lane = Long.numberOfTrailingZeros(rest);
                View puzzle = puzzles.get(index[lane]);
                begun[index[lane]] = (stuck >>> lane & 1) != 0
                        ? new Rater.Begun(Rater.UNSOLVED, resolver.rested(batch, lane), levels)
                        : new Rater.Begun((bad >>> lane & 1) != 0 ? Rater.CONTRADICTORY : level, puzzle, level);
            }
            return open & ~stuck;
        });
        return begun;
    }
}
