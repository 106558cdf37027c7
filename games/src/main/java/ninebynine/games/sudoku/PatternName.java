package ninebynine.games.sudoku;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.Orbit;
import ninebynine.tensor.Ints;

/**
 * What a pattern of cells is called, wherever it lies: the name that eleven gave it, if it is one of those that CSP-Rules selects; else I, its number of cells, and the beginning of the hash of its canonical form, as in
 * {@code I13-0a1b2c}. One in two stacks rather than two bands has an s behind a name that was given.
 */
record PatternName(String name, String canonical) {
    /** Patterns of other grids have no names. */
    static final int N = 9;

    private static final Boxes BOXES = new Boxes(3, 3);
    private static final int DIGITS_OF_HASH = 6;
    private static final Map<String, String> NAMES = names();

    static PatternName of(CellSet cells) {
        String canonical = canonical(cells);
        String given = NAMES.get(canonical);
        return new PatternName(
                given == null
                        ? "I" + cells.size() + "-"
                                + Orbit.id("pattern " + canonical).substring(0, DIGITS_OF_HASH)
                        : given.equals(Tridagons.NAME) || isInTwoBands(cells) ? given : given + "s",
                canonical);
    }

    private static Map<String, String> names() {
        Map<String, String> names = new HashMap<>();
        NamedPattern.upTo(CatalogueSource.ALL).forEach(each -> names.put(canonical(each.cells()), each.name()));
        names.put(canonical(Tridagons.FIRST), Tridagons.NAME);
        return Collections.unmodifiableMap(names);
    }

    private static boolean isInTwoBands(CellSet cells) {
        return IntStream.of(cells.cells())
                        .map(q -> q / (N * BOXES.height()))
                        .distinct()
                        .count()
                < BOXES.width();
    }

    /** X for a cell of the pattern, row by row: the first of all its images. */
    private static String canonical(CellSet cells) {
        Ints grid =
                Ints.of(IntStream.range(0, N * N).map(q -> cells.has(q) ? 1 : 0).toArray());
        return MinLex.of(BOXES, grid).stream().mapToObj(x -> x == 0 ? "." : "X").collect(Collectors.joining());
    }
}
