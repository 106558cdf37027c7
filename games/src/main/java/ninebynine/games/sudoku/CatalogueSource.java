package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import ninebynine.games.sudoku.FoundPatterns.Found;
import ninebynine.rule.Relation;
import ninebynine.rule.relation.RelationSource;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

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

    /** What says less than another is left out when it is found, not later. */
    @Override
    public boolean keepsWeaker(Relation relation) {
        return true;
    }

    @Override
    public Relation told(Relation relation, View view) {
        return DigitGrid.of(view).told(relation);
    }

    @Override
    public List<Relation> relations(View view) {
        List<Relation> relations = new ArrayList<>(new Tridagons(word).relations(view));
        DigitGrid grid = DigitGrid.of(view);
        if (grid.n == N) {
            Set<Found> known =
                    view.kept(FoundPatterns.class, FoundPatterns::new).of(this);
            for (Found each : known) {
                Relation relation = relation(each, grid);
                if (relation != null) {
                    relations.add(relation);
                }
            }
            if (relations.stream().noneMatch(relation -> speaks(relation, grid))) {
                lookFor(known, grid, view, relations);
            }
        }
        return relations;
    }

    /** Named patterns in the order of their list, then others. As soon as one says something by itself, that comes first, and the others are looked for after it. */
    private void lookFor(Set<Found> known, DigitGrid grid, View view, List<Relation> relations) {
        Map<Integer, PatternPlaces> places = places(grid);
        for (NamedPattern pattern : NamedPattern.upTo(selection)) {
            if (!keep(of(pattern, places), known, grid, relations)) {
                return;
            }
        }
        if (selection == ALL) {
            keep(others(grid, places.keySet(), view), known, grid, relations);
        }
    }

    /** Keeps what says more than what is known; returns whether to look on. */
    private static boolean keep(List<Found> found, Set<Found> known, DigitGrid grid, List<Relation> relations) {
        for (Found each : found) {
            Relation relation = relation(each, grid);
            if (relation != null && relations.stream().noneMatch(relation::contains)) {
                known.add(each);
                relations.add(relation);
                if (speaks(relation, grid)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static @Nullable Relation relation(Found found, DigitGrid grid) {
        return grid.relation(found.name(), found.cells().cells(), found.set());
    }

    /** Whether a relation says something by itself, as all its guardians are in one cell, which may hold other digits. */
    private static boolean speaks(Relation relation, DigitGrid grid) {
        int[] cells = relation.guardians().stream().map(x -> x / N).distinct().toArray();
        return relation.size() <= 1 || cells.length == 1 && relation.size() < grid.count(cells[0]);
    }

    /** Where patterns of each three digits may lie. */
    private Map<Integer, PatternPlaces> places(DigitGrid grid) {
        Map<Integer, PatternPlaces> places = new LinkedHashMap<>();
        for (int three : grid.sets(DIGITS)) {
            int[] costs = grid.wholeCosts(three);
            if (count(costs) >= FEWEST) {
                places.put(three, new PatternPlaces(costs, most));
            }
        }
        return places;
    }

    private static List<Found> of(NamedPattern pattern, Map<Integer, PatternPlaces> places) {
        List<Found> all = new ArrayList<>();
        places.forEach(
                (three, in) -> in.find(List.of(pattern), (name, cells) -> all.add(new Found(name, cells, three))));
        return all;
    }

    /** Those without a name, small ones first. */
    private List<Found> others(DigitGrid grid, Set<Integer> threes, View view) {
        List<Found> others = new ArrayList<>();
        threes.forEach(three -> others(grid, three, grid.wholeCosts(three), view, others));
        others.sort(Comparator.comparingInt(each -> each.cells().size()));
        return others;
    }

    private void others(DigitGrid grid, int three, int[] costs, View view, List<Found> found) {
        for (int out = 0; out < N / DIGITS; out++) {
            for (boolean stacks : new boolean[] {false, true}) {
                int[] two = costs.clone();
                for (int q = 0; q < two.length; q++) {
                    if ((stacks ? q % N / DIGITS : q / BAND) == out) {
                        two[q] = DigitGrid.NEVER;
                    }
                }
                if (count(two) >= FEWEST) {
                    every(grid, three, two, view, found);
                }
            }
        }
    }

    private void every(DigitGrid grid, int three, int[] costs, View view, List<Found> found) {
        GuardianSearch search = new GuardianSearch(view.model(), grid.lists(three), costs, most, TRIES);
        for (CellSet cells : search.found()) {
            CellSet pattern = search.shrunk(cells);
            if (pattern.size() >= FEWEST) {
                found.add(new Found(word, pattern, three));
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
