package ninebynine.games.kakuro;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.tensor.Ints;

/**
 * Σ sums one way − Σ sums the other way = Σ squares — sectors with sums that together cover the same squares both ways, but for some squares of one
 * sector beside them.
 *
 * @param sectors in increasing order
 * @param whites the squares that are covered one way only, as white ones
 * @param total what these add up to
 */
record Surface(Ints sectors, Ints whites, int total) {
    /** The surface of these sectors; its squares are none if they don't lie in one sector or a sector comes twice, and its total is of no use then. */
    static Surface of(KakuroLayout layout, Ints sectors) {
        int total = 0;
        IntStream.Builder alone = IntStream.builder();
        for (int s : sectors.toArray()) {
            Sector sector = layout.sectors.get(s);
            total += sector.across() ? sector.sum() : -sector.sum();
            for (int i = 0; i < sector.size(); i++) {
                int white = layout.white(s, i);
                if (!sectors.contains(layout.sectorOf(white, !sector.across()))) {
                    alone.add(white);
                }
            }
        }
        int[] whites = alone.build().sorted().toArray();
        boolean once = sectors.stream().distinct().count() == sectors.size();
        boolean shared = whites.length > 0 && (share(layout, whites, true) || share(layout, whites, false));
        return shared
                        && once
                        && sectors.stream().allMatch(s -> layout.sectors.get(s).hasSum())
                ? new Surface(sectors, Ints.of(whites), isCoveredAcross(layout, sectors, whites[0]) ? total : -total)
                : new Surface(sectors, Ints.of(), 0);
    }

    private static boolean isCoveredAcross(KakuroLayout layout, Ints sectors, int white) {
        return sectors.contains(layout.sectorOf(white, true));
    }

    /** Whether squares lie in one sector that way. */
    private static boolean share(KakuroLayout layout, int[] whites, boolean across) {
        return Arrays.stream(whites)
                        .map(w -> layout.sectorOf(w, across))
                        .distinct()
                        .count()
                == 1;
    }

    /** The digits that some combination for the squares has, if these are what each of them has left. */
    int digits(int[] left) {
        int union = Arrays.stream(left).reduce(0, (a, b) -> a | b);
        return Combinations.of(total, whites.size()).all().stream()
                .filter(set -> (set & ~union) == 0 && Arrays.stream(left).allMatch(square -> (square & set) != 0))
                .reduce(0, (a, b) -> a | b);
    }

    /** As in {@code hr2c1-vr1c2-vr1c3}, those first that cover more. */
    String written(KakuroLayout layout) {
        boolean across = isCoveredAcross(layout, sectors, whites.get(0));
        return names(layout, across, "+") + "-" + names(layout, !across, "-");
    }

    private String names(KakuroLayout layout, boolean across, String sign) {
        return sectors.stream()
                .filter(s -> layout.sectors.get(s).across() == across)
                .mapToObj(layout::name)
                .collect(Collectors.joining(sign));
    }
}
