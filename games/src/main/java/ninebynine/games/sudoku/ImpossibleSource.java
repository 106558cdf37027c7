package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import ninebynine.rule.Relation;
import ninebynine.rule.relation.RelationSource;
import ninebynine.state.View;

/**
 * Relations of all patterns of cells that can't hold some digits alone, found without a list of them: wherever they lie, and whatever digits their cells lack.
 *
 * @param digits how many digits
 * @param most how many guardians at most
 */
record ImpossibleSource(String word, int digits, int most) implements RelationSource {
    private static final int TRIES = 100;
    private static final int THREE = 3;

    @Override
    public RelationSource upTo(int guardians) {
        return new ImpossibleSource(word, digits, guardians);
    }

    /** What is known of three digits comes first. */
    private CatalogueSource published() {
        return new CatalogueSource(word, CatalogueSource.ALL, most);
    }

    /** Those with names, as published. */
    @Override
    public boolean keepsWeaker(Relation relation) {
        return !relation.name().equals(word);
    }

    @Override
    public Relation told(Relation relation, View view) {
        return DigitGrid.of(view).told(relation);
    }

    @Override
    public List<Relation> relations(View view) {
        List<Relation> found = new ArrayList<>(digits == THREE ? published().relations(view) : List.of());
        DigitGrid grid = DigitGrid.of(view);
        if (grid.isSmall()) {
            for (int set : grid.sets(digits)) {
                GuardianSearch search = new GuardianSearch(view.model(), grid.lists(set), grid.costs(set), most, TRIES);
                for (CellSet cells : search.found()) {
                    Relation relation =
                            grid.relation(word, search.crowded(cells).cells(), set);
                    if (relation != null) {
                        found.add(relation);
                    }
                }
            }
        }
        return found;
    }
}
