package ninebynine.games.futoshiki;

import java.util.function.Consumer;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * X₀ &lt; X₁ &lt; … &lt; Xₖ ∧ X₀ ≥ m ∧ Xₖ ≤ M ⇒ m + i ≤ Xᵢ ≤ M − k + i — cells that get larger and larger need room below and above.
 *
 * <p>The weak form takes longest ways, with nothing smaller than their first cell and nothing larger than their last, and m = 1, M = n. The strong
 * form takes any way between two open cells, and m and M are what they have left.
 */
final class Ascending implements Sweep {
    private final SignOrder order;
    private final boolean strong;

    private Ascending(SignOrder order, boolean strong) {
        this.order = order;
        this.strong = strong;
    }

    /** asc: m = 1 and M = n. */
    static Ascending weak(Model model) {
        return new Ascending(SignOrder.of(model), false);
    }

    /** str-asc: m and M are the candidates of the ends. */
    static Ascending strong(Model model) {
        return new Ascending(SignOrder.of(model), true);
    }

    private SignRun.Kind kind() {
        return strong ? SignRun.Kind.STR_ASC : SignRun.Kind.ASC;
    }

    @Override
    public String code() {
        return kind().word();
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public void find(View view, Matches out) {
        Bounds bounds = Bounds.of(view);
        if (strong) {
            new StrongWays(order, bounds)
                    .each(way -> out.add(match(view, way, bounds.low[way[0]], bounds.high[way[way.length - 1]])));
        } else {
            new LongestWays(order, bounds).each(way -> out.add(match(view, way, 1, order.size())));
        }
    }

    private Match match(View view, int[] way, int least, int most) {
        IntStream.Builder targets = IntStream.builder();
        for (int i = 0; i < way.length; i++) {
            outside(view, way[i], least + i, most - (way.length - 1 - i), targets::add);
        }
        return new Match.Elimination(
                new SignRun(kind(), Ints.of(way)),
                Ints.of(targets.build().sorted().toArray()));
    }

    /** The candidates of an open cell that are less than the least or more than the most. */
    private void outside(View view, int cell, int least, int most, Consumer<Integer> targets) {
        int n = order.size();
        for (int number = 1; number <= n && !view.isDecided(cell); number++) {
            if ((number < least || number > most) && view.isCandidate(cell * n + number - 1)) {
                targets.accept(cell * n + number - 1);
            }
        }
    }

    /** What all ways together eliminate: the bounds, carried along the signs. */
    @Override
    public Ints targets(View view) {
        Bounds bounds = Bounds.of(view);
        int cells = order.upwards().length;
        int[] least = new int[cells];
        int[] most = new int[cells];
        for (int x = 0; x < cells; x++) {
            least[x] = strong ? bounds.low[x] : 1;
            most[x] = strong ? bounds.high[x] : order.size();
        }
        for (int x : order.upwards()) {
            for (int y : order.above(x)) {
                least[y] = Math.max(least[y], least[x] + 1);
            }
        }
        for (int i = cells - 1; i >= 0; i--) {
            int y = order.upwards()[i];
            for (int x : order.below(y)) {
                most[x] = Math.min(most[x], most[y] - 1);
            }
        }
        IntStream.Builder targets = IntStream.builder();
        for (int x = 0; x < cells; x++) {
            outside(view, x, least[x], most[x], targets::add);
        }
        return Ints.of(targets.build().toArray());
    }

    @Override
    public boolean covers(Rule other) {
        return false;
    }
}
