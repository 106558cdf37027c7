package ninebynine.games.hidato;

import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import ninebynine.model.Links;

/**
 * linked(a, b) ⇔ the squares of a and b are too many steps apart for their numbers. Worked out, not stored: for each number there is a
 * list of the labels whose numbers are near enough to be linked over some distance, and the squares decide.
 */
final class FarLinks implements Links {
    private final HidatoLabels labels;
    private final Walk walk;
    private final Far far;
    private final int[] row;
    private final int[] column;
    /** For each number v the labels of other numbers that a label of v may be linked to, in increasing order. */
    private final int[][] near;

    FarLinks(HidatoLabels labels, Walk walk, Far far) {
        this.labels = labels;
        this.walk = walk;
        this.far = far;
        int n = labels.n();
        row = IntStream.range(0, labels.size()).map(x -> labels.square(x) / n).toArray();
        column =
                IntStream.range(0, labels.size()).map(x -> labels.square(x) % n).toArray();
        int most = far.most(walk.distance(n - 1, n - 1));
        int[][] byNumber = labels.byNumber();
        near = new int[labels.count()][];
        Arrays.setAll(
                near,
                v -> IntStream.rangeClosed(v - most, v + most)
                        .filter(w -> w != v && w >= 0 && w < byNumber.length)
                        .flatMap(w -> IntStream.of(byNumber[w]))
                        .sorted()
                        .toArray());
    }

    @Override
    public boolean linked(int a, int b) {
        int steps = walk.distance(Math.abs(row[a] - row[b]), Math.abs(column[a] - column[b]));
        return far.links(steps, Math.abs(labels.number(a) - labels.number(b)));
    }

    @Override
    public void forEach(int label, IntConsumer action) {
        for (int x : near[labels.number(label)]) {
            if (linked(label, x)) {
                action.accept(x);
            }
        }
    }
}
