package ninebynine.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.resolve.LaneResolver;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Reduction;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * Singles alone say how many solutions many puzzles have, and they go through them 64 at a time. What they leave open is for a {@link Counter}. Threads may
 * share one.
 */
public final class LaneCounts {
    private static final String SINGLES = "BRT";

    private final LaneResolver resolver;
    private final @Nullable Constraint constraint;

    /** Of puzzles of this model. A game's own rules need not take part: they only find the same sooner. */
    public LaneCounts(Model model) {
        Precedence singles = Theory.parse(SINGLES).precedence(model);
        resolver = new LaneResolver(
                new Precedence(
                        singles.closure(),
                        singles.rules().stream()
                                .filter(Reduction.class::isInstance)
                                .toList()),
                model);
        constraint = model.constraint();
    }

    /** What Singles decide, in the order of the puzzles. */
    public List<Optional<Decided>> of(List<? extends View> puzzles) {
        List<Optional<Decided>> decided = new ArrayList<>(Collections.nCopies(puzzles.size(), Optional.empty()));
        LaneResolver.Source source = (index, batch, lane) -> {
            if (index == puzzles.size()) {
                return false;
            }
            batch.load(puzzles.get(index), 1L << lane);
            return true;
        };
        resolver.stream(source, (batch, rested, index) -> {
            long bad = rested & batch.contradictory();
            for (long rest = bad | rested & batch.solved(); rest != 0; rest &= rest - 1) {
                int lane = Long.numberOfTrailingZeros(rest);
                boolean none = (bad >>> lane & 1) != 0;
                decided.set(index[lane], Optional.of(none ? new Decided(null) : solved(batch.values(lane))));
            }
        });
        return decided;
    }

    /** Every variable is answered, so the constraint sees all that it forbids. */
    private Decided solved(Bits values) {
        boolean allowed = constraint == null || constraint.conflict(values::get).isEmpty();
        return new Decided(allowed ? values : null);
    }
}
