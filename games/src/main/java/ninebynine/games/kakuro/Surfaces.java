package ninebynine.games.kakuro;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ninebynine.limit.Stopping;
import ninebynine.model.Model;
import ninebynine.tensor.Ints;

/**
 * The surfaces of a grid. Sectors are joined by the squares that they share; what falls off when one sector is taken away, and has all its sums, is a
 * surface, and the squares that joined it are covered one way only.
 *
 * <pre>
 *   ┌───┬───┐
 *   │ a │ b │        taking away c's sector down leaves a, b, c across and a, b down, joined to it by c
 *   └───┴─┬─┴─┐
 *     c … │ c │
 * </pre>
 */
record Surfaces(List<Surface> all) {
    /** Those of a model's grid, made once. */
    static Surfaces of(Model model) {
        return model.derived(
                Surfaces.class,
                m -> new Surfaces(found(m.part(KakuroLayout.class).orElseThrow())));
    }

    /** The smallest for each set of squares, small ones first. */
    private static List<Surface> found(KakuroLayout layout) {
        Map<Ints, Surface> bySquares = new HashMap<>();
        for (int s = 0; s < layout.sectors.size(); s++) {
            Stopping.check();
            for (Ints part : parts(layout, s)) {
                Stopping.check();
                Surface surface = Surface.of(layout, part);
                if (part.size() > 1
                        && !surface.whites().isEmpty()
                        && !(surface.whites().size() == layout.sectors.get(s).size()
                                && layout.sectors.get(s).hasSum())) {
                    bySquares.merge(
                            surface.whites(),
                            surface,
                            (a, b) -> a.sectors().size() <= b.sectors().size() ? a : b);
                }
            }
        }
        return bySquares.values().stream()
                .sorted(Comparator.comparingInt(
                                (Surface surface) -> surface.sectors().size())
                        .thenComparingInt(surface -> surface.whites().size())
                        .thenComparingInt(surface -> surface.whites().get(0))
                        .thenComparingInt(surface -> surface.sectors().get(0)))
                .toList();
    }

    /** The parts that the sectors beside one fall into without it. */
    private static List<Ints> parts(KakuroLayout layout, int without) {
        List<Ints> parts = new ArrayList<>();
        boolean[] seen = new boolean[layout.sectors.size()];
        seen[without] = true;
        for (int start : crossing(layout, without)) {
            int[] part = new int[seen.length];
            int size = 0;
            if (!seen[start]) {
                seen[start] = true;
                part[size++] = start;
            }
            for (int done = 0; done < size; done++) {
                for (int next : crossing(layout, part[done])) {
                    if (!seen[next]) {
                        seen[next] = true;
                        part[size++] = next;
                    }
                }
            }
            if (size > 0) {
                parts.add(Ints.copyOf(part, size).sorted());
            }
        }
        return parts;
    }

    private static int[] crossing(KakuroLayout layout, int s) {
        Sector sector = layout.sectors.get(s);
        int[] crossing = new int[sector.size()];
        for (int i = 0; i < crossing.length; i++) {
            crossing[i] = layout.sectorOf(layout.white(s, i), !sector.across());
        }
        return crossing;
    }
}
