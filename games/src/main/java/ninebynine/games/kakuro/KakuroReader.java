package ninebynine.games.kakuro;

import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads Kakuro's own patterns back. */
final class KakuroReader implements Pattern.Reader {
    @Override
    public Pattern.@Nullable Own read(String head, Model model) {
        return SurfaceRest.read(head, model);
    }

    /** A coupled pattern is written without its sector: that is the one that the label is of. */
    @Override
    public Pattern.@Nullable Own read(String head, int label, Model model) {
        KakuroLayout layout = model.part(KakuroLayout.class).orElseThrow();
        for (SectorCoupling.Kind kind : SectorCoupling.Kind.values()) {
            for (boolean across : new boolean[] {true, false}) {
                if (head.equals(kind.name(across))) {
                    return coupled(layout, kind, across, label);
                }
            }
        }
        return read(head, model);
    }

    private static @Nullable SectorCoupling coupled(
            KakuroLayout layout, SectorCoupling.Kind kind, boolean across, int label) {
        boolean digits = kind == SectorCoupling.Kind.CONTROLLER_TO_SECTOR;
        if (digits != layout.isDigit(label)) {
            return null;
        }
        int sector = digits ? layout.sectorOf(label / Combinations.DIGITS, across) : layout.sectorOf(label);
        return layout.sectors.get(sector).across() == across && layout.controller(sector) >= 0
                ? new SectorCoupling(kind, across, sector, SectorCoupling.variables(layout, kind, sector))
                : null;
    }
}
