package ninebynine.games.futoshiki;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.games.grid.LineFamily;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * X₁ &lt; … &lt; T &gt; … &gt; X_L in one line ∧ ∀i Xᵢ ≥ m ⇒ T ≥ m + L — the top of a hill is larger than L numbers, all different. A valley is the same
 * upside down.
 *
 * <p>The weak form takes the whole hill and m = 1. The strong form takes any part of it with the top and a cell on either side, both ends open, and
 * m is the least that the ends have left.
 */
final class Hill implements Rule {
    private final SignRun.Kind kind;
    private final int n;
    private final List<Slopes> tops;

    /** A top with the cells down either side, or a bottom with the cells up either side; the nearest first. */
    private record Slopes(int top, int[] before, int[] after) {}

    Hill(SignRun.Kind kind, Model model) {
        SignOrder order = SignOrder.of(model);
        this.kind = kind;
        this.n = order.size();
        this.tops = new ArrayList<>();
        for (LineFamily lines : List.of(LineFamily.rows(n), LineFamily.columns(n))) {
            for (int line = 0; line < n; line++) {
                for (int place = 0; place < n; place++) {
                    Slopes slopes = new Slopes(
                            lines.cell(line, place),
                            side(order, lines, line, place, -1),
                            side(order, lines, line, place, 1));
                    if (slopes.before.length > 0 && slopes.after.length > 0) {
                        tops.add(slopes);
                    }
                }
            }
        }
    }

    private int[] side(SignOrder order, LineFamily lines, int line, int place, int step) {
        int to = place;
        while (to + step >= 0 && to + step < n && isDown(order, lines.cell(line, to), lines.cell(line, to + step))) {
            to += step;
        }
        return IntStream.rangeClosed(1, Math.abs(to - place))
                .map(i -> lines.cell(line, place + i * step))
                .toArray();
    }

    /** Down a hill, or up out of a valley. */
    private boolean isDown(SignOrder order, int from, int to) {
        return kind.isHill() ? order.isLess(to, from) : order.isLess(from, to);
    }

    @Override
    public String code() {
        return kind.word();
    }

    @Override
    public int level() {
        return 0;
    }

    @Override
    public void find(View view, Matches out) {
        Bounds bounds = Bounds.of(view);
        for (Slopes slopes : tops) {
            if (bounds.isOpen[slopes.top] && !find(slopes, view, bounds, out)) {
                return;
            }
        }
    }

    /** The whole, or its parts from the longest to the shortest on either side. */
    private boolean find(Slopes slopes, View view, Bounds bounds, Matches out) {
        for (int p = slopes.before.length; p > 0; p--) {
            for (int q = slopes.after.length; q > 0; q--) {
                if (!find(slopes, p, q, view, bounds, out)) {
                    return false;
                }
                if (!kind.isStrong()) {
                    return true;
                }
            }
        }
        return true;
    }

    private boolean find(Slopes slopes, int p, int q, View view, Bounds bounds, Matches out) {
        int first = slopes.before[p - 1];
        int last = slopes.after[q - 1];
        if (kind.isStrong() && !(bounds.isOpen[first] && bounds.isOpen[last])) {
            return true;
        }
        int least = 1;
        int most = n;
        if (kind.isHill()) {
            least = p + q + (kind.isStrong() ? Math.min(bounds.low[first], bounds.low[last]) : 1);
        } else {
            most = (kind.isStrong() ? Math.max(bounds.high[first], bounds.high[last]) : n) - p - q;
        }
        if (bounds.low[slopes.top] >= least && bounds.high[slopes.top] <= most) {
            return true;
        }
        int[] targets = outside(view, slopes.top, least, most);
        return out.add(new Match.Elimination(new SignRun(kind, cells(slopes, p, q)), Ints.of(targets)));
    }

    private int[] outside(View view, int cell, int least, int most) {
        return IntStream.rangeClosed(1, n)
                .filter(number -> number < least || number > most)
                .map(number -> cell * n + number - 1)
                .filter(view::isCandidate)
                .toArray();
    }

    private static Ints cells(Slopes slopes, int p, int q) {
        IntStream before = IntStream.rangeClosed(1, p).map(i -> slopes.before[p - i]);
        IntStream after = IntStream.range(0, q).map(i -> slopes.after[i]);
        return Ints.of(IntStream.concat(IntStream.concat(before, IntStream.of(slopes.top)), after)
                .toArray());
    }
}
