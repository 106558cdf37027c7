package ninebynine.games.kakuro;

import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads Kakuro's own patterns back. */
final class KakuroReader implements Pattern.Reader {
    @Override
    public Pattern.@Nullable Own read(String head, Model model) {
        return Left.read(head, model);
    }

    /** A coupled pattern is written without its sector: that is the one that the label is of. */
    @Override
    public Pattern.@Nullable Own read(String head, int label, Model model) {
        KakuroLayout layout = model.part(KakuroLayout.class).orElseThrow();
        for (Coupled.Kind kind : Coupled.Kind.values()) {
            for (boolean across : new boolean[] {true, false}) {
                if (head.equals(kind.name(across))) {
                    return coupled(layout, kind, across, label);
                }
            }
        }
        return read(head, model);
    }

    private static @Nullable Coupled coupled(KakuroLayout layout, Coupled.Kind kind, boolean across, int label) {
        boolean digits = kind == Coupled.Kind.CONTROLLER_TO_SECTOR;
        if (digits != layout.isDigit(label)) {
            return null;
        }
        int sector = digits ? layout.sectorOf(label / Combinations.DIGITS, across) : layout.sectorOf(label);
        return layout.sectors.get(sector).across() == across && layout.controller(sector) >= 0
                ? new Coupled(kind, across, sector, Coupled.variables(layout, kind, sector))
                : null;
    }
}
