package ninebynine.games.sudoku;

import java.util.List;
import ninebynine.rule.relation.RelationSources;

/** Where the relations of Sudoku come from. */
final class ImpossiblePatterns {
    /** How many guardians a relation has at most, unless its word says otherwise. */
    private static final int MOST = 8;

    static final RelationSources SOURCES = new RelationSources(List.of(
            new Tridagons("Trid"),
            Tridagons.all(),
            new CatalogueSource("Sel1", 1, MOST),
            new CatalogueSource("Sel2", 2, MOST),
            new CatalogueSource("Sel3", 3, MOST),
            new CatalogueSource("Sel4", 4, MOST),
            new CatalogueSource("EL", CatalogueSource.ALL, MOST),
            new ImpossibleSource("Imp2", 2, MOST),
            new ImpossibleSource("Imp3", 3, MOST),
            new ImpossibleSource("Imp4", 4, MOST),
            new DeadlyPatterns(9, MOST),
            new Bug(MOST)));

    private ImpossiblePatterns() {}
}
