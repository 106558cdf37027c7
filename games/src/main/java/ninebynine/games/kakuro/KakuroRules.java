package ninebynine.games.kakuro;

import java.util.List;
import java.util.Set;
import ninebynine.rule.Rule;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import ninebynine.strategy.OwnRules;

/**
 * The rules that only Kakuro has, in their order. What couples sums and squares is part of every theory: no chain says it for free. Surface
 * sums and cuts are for those who ask for them.
 */
final class KakuroRules {
    static final OwnRules ALL = new OwnRules(
            List.of(
                    BuiltInRules.SINGLES,
                    coupling("ControllerToSector", SectorCoupling.Kind.CONTROLLER_TO_SECTOR),
                    coupling("CellToController", SectorCoupling.Kind.CELL_TO_CONTROLLER),
                    coupling("SectorToController", SectorCoupling.Kind.SECTOR_TO_CONTROLLER),
                    surface("SurfaceSum", false),
                    surface("Cut", true)),
            Set.of("SurfaceSum", "Cut"),
            Set.of("ControllerToSector", "CellToController", "SectorToController"));

    private KakuroRules() {}

    private static Family surface(String id, boolean cut) {
        return new Family(id, SurfaceSum.class, 1, 1, (model, level) -> List.of(new SurfaceSum(model, cut)));
    }

    private static Family coupling(String id, SectorCoupling.Kind kind) {
        return new Family(
                id,
                Coupling.class,
                0,
                0,
                (model, level) -> List.<Rule>of(new Coupling(model, kind, true), new Coupling(model, kind, false)));
    }
}
