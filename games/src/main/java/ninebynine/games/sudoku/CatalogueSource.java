package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import ninebynine.games.sudoku.FoundPatterns.Found;
import ninebynine.rule.Relation;
import ninebynine.rule.relation.RelationSource;
import ninebynine.state.View;

/**
 * Relations as the published levels used them: of tridagons, and of patterns of three digits in two bands or two stacks all of whose cells could hold all three when they were found.
 *
 * @param selection the named patterns up to this selection, or {@link #ALL}
 * @param most how many guardians a pattern has at most when it is found
 */
record CatalogueSource(String word, int selection, int most) implements RelationSource {
    /** All patterns of two bands, named or not. */
    static final int ALL = 5;

    private static final int TRIES = 2_000;

    private static final int N = 9;
    private static final int BAND = 27;
    private static final int DIGITS = 3;
    /** No pattern has fewer cells but four in a house. */
    private static final int FEWEST = 10;

    @Override
    public RelationSource upTo(int guardians) {
        return new CatalogueSource(word, selection, guardians);
    }

    /** Tridagons are always kept. */
    @Override
    public boolean keepsWeaker(Relation relation) {
        return relation.name().equals(Tridagons.NAME);
    }

    @Override
    public Relation told(Relation relation, View view) {
        return DigitGrid.of(view).told(relation);
    }

    @Override
    public List<Relation> relations(View view) {
        List<Relation> found = new ArrayList<>(new Tridagons(word).relations(view));
        DigitGrid grid = DigitGrid.of(view);
        if (grid.n == N) {
            Set<Found> known =
                    view.kept(FoundPatterns.class, FoundPatterns::new).of(word);
            for (int three :
                    found.stream().anyMatch(CatalogueSource::speaks) ? List.<Integer>of() : grid.sets(DIGITS)) {
                find(grid, three, view, known);
            }
            for (Found each : known) {
                Relation relation = grid.relation(each.name(), each.cells().cells(), each.set());
                if (relation != null) {
                    found.add(relation);
                }
            }
        }
        return found;
    }

    /** Whether a relation says something by itself, as all its guardians are in one cell: then that comes first, and other patterns are looked for after it. */
    private static boolean speaks(Relation relation) {
        return relation.guardians().stream().map(x -> x / N).distinct().count() <= 1;
    }

    private void find(DigitGrid grid, int three, View view, Set<Found> known) {
        int[] costs = grid.wholeCosts(three);
        if (count(costs) < FEWEST) {
            return;
        }
        if (selection < ALL) {
            new PatternPlaces(costs, most)
                    .find(NamedPattern.upTo(selection), (name, cells) -> known.add(new Found(name, cells, three)));
            return;
        }
        for (int out = 0; out < N / DIGITS; out++) {
            for (boolean stacks : new boolean[] {false, true}) {
                int[] two = costs.clone();
                for (int q = 0; q < two.length; q++) {
                    if ((stacks ? q % N / DIGITS : q / BAND) == out) {
                        two[q] = DigitGrid.NEVER;
                    }
                }
                if (count(two) >= FEWEST) {
                    every(grid, three, two, view, known);
                }
            }
        }
    }

    private void every(DigitGrid grid, int three, int[] costs, View view, Set<Found> known) {
        GuardianSearch search = new GuardianSearch(view.model(), grid.lists(three), costs, most, TRIES);
        for (CellSet cells : search.found()) {
            CellSet pattern = search.shrunk(cells);
            if (pattern.size() >= FEWEST) {
                known.add(new Found(word, pattern, three));
            }
        }
    }

    private int count(int[] costs) {
        int count = 0;
        for (int cost : costs) {
            count += cost <= most ? 1 : 0;
        }
        return count;
    }
}
