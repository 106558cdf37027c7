package ninebynine.games.futoshiki;

import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import ninebynine.model.Links;

/** X &lt; Y ∧ u &gt; v ⇒ linked(X=u, Y=v) — a larger number in the smaller cell. Equal numbers are linked by the line that both cells are in. */
final class InequalityLinks implements Links {
    private final SignOrder order;
    private final int n;

    InequalityLinks(SignOrder order) {
        this.order = order;
        this.n = order.size();
    }

    @Override
    public boolean linked(int a, int b) {
        int u = a % n;
        int v = b % n;
        return u > v && order.isLess(a / n, b / n) || u < v && order.isLess(b / n, a / n);
    }

    @Override
    public void forEach(int label, IntConsumer action) {
        int cell = label / n;
        int u = label % n;
        IntStream.concat(
                        IntStream.of(order.above(cell)).flatMap(upper -> IntStream.range(upper * n, upper * n + u)),
                        IntStream.of(order.below(cell))
                                .flatMap(lower -> IntStream.range(lower * n + u + 1, lower * n + n)))
                .sorted()
                .forEach(action);
    }
}
