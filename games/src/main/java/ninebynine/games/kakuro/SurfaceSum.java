package ninebynine.games.kakuro;

import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * X = squares covered one way only by sectors S, ΣX = T; d ∉ ⋃{C ∈ Comb(T,|X|) : C fits X} ⇒ ¬(d in X) — what is left over when sums across are
 * taken from sums down.
 *
 * <p>One square is a surface sum. Several, which then lie in one sector, are a cut: the grid falls into two there.
 */
final class SurfaceSum implements Rule {
    private final KakuroLayout layout;
    private final Surfaces surfaces;
    private final boolean cut;

    SurfaceSum(Model model, boolean cut) {
        this.layout = model.part(KakuroLayout.class).orElseThrow();
        this.surfaces = Surfaces.of(model);
        this.cut = cut;
    }

    @Override
    public String code() {
        return cut ? "cut" : "surface-sum";
    }

    @Override
    public int level() {
        return 1;
    }

    @Override
    public void find(View view, Matches out) {
        for (Surface surface : surfaces.all()) {
            Stopping.check();
            if (surface.whites().size() > 1 == cut) {
                Ints targets = targets(layout, surface, view);
                if (!targets.isEmpty() && !out.add(new Match.Elimination(SurfaceRest.of(layout, surface), targets))) {
                    return;
                }
            }
        }
    }

    private static Ints targets(KakuroLayout layout, Surface surface, View view) {
        int[] left = surface.whites().stream()
                .map(white -> (int) view.places(layout.variable(white), 0))
                .toArray();
        int digits = surface.digits(left);
        return Ints.of(IntStream.range(0, left.length)
                .filter(i -> !view.isDecided(layout.variable(surface.whites().get(i))))
                .flatMap(i -> IntStream.range(0, Combinations.DIGITS)
                        .filter(d -> Combinations.has(left[i] & ~digits, d + 1))
                        .map(d -> surface.whites().get(i) * Combinations.DIGITS + d))
                .toArray());
    }
}
