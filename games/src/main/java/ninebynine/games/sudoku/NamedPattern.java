package ninebynine.games.sudoku;

import java.util.List;
import java.util.stream.IntStream;

/**
 * An impossible pattern of three digits in two bands, by its name in eleven's catalogue.
 *
 * <p>The 28 patterns that CSP-Rules' selections are made of, most useful ones first. Patterns and names are facts: found by eleven, selected and
 * published with CSP-Rules by Denis Berthier.
 *
 * @param selection the first of the four selections that has it
 * @param size how many cells it has
 * @param columns for each column the rows, of the six in the two bands, in which it has a cell
 * @param counts for each row and stack how many cells it has there
 */
record NamedPattern(String name, int selection, int size, List<int[]> columns, int[] counts) {
    private static final List<NamedPattern> ALL = List.of(
            of(1, "EL13c290", "........X/..X..X.X./..X.X.X../.....XX../....X..X./..X.....X"),
            of(1, "EL14c30", "........X/....XX.X./..XX..X../.....XX../...X...X./..X.X...X"),
            of(1, "EL14c159", ".....X..X/....X..X./..XX..X../.....X..X/..X...X../..X..X.X."),
            of(1, "EL14c1", "........X/.....X.X./..X.X.X../.....XX../..X.X..X./..XX....X"),
            of(1, "EL14c13", "........X/....XX.X./..X..XX../.....X.X./....X.X../..XX....X"),
            of(2, "EL10c28", "........./.....X..X/..X..X.X./..X....../..X....../.X...X..X"),
            of(2, "EL13c179", "........./..X..X..X/..X.X..X./.....XX../...X....X/..X.X..X."),
            of(2, "EL13c30", "........./.....X..X/..X..X.X./.....X..X/..X.X..X./..XX..X.."),
            of(2, "EL13c171", "........./..X..X..X/..X.X..X./.....X.X./....X...X/..XX..X.."),
            of(2, "EL13c234", "........X/.....X.X./..X...X../.....XX../..X..X..X/..X.X..X."),
            of(2, "EL13c176", "........./..X..X..X/..X.X..X./.....X.X./...X..X../..X..X..X"),
            of(2, "EL10c6", "........./........./..X..X..X/........X/..X..X..X/..X.X..X."),
            of(3, "EL13c259", "........X/.....X.X./..X.X.X../.....X.../..X.X...X/..XX....X"),
            of(3, "EL10c8", "........./........./..X..X..X/........X/..X..X.X./..X..XX.."),
            of(3, "EL13c172", "........./..X..X..X/..X.X..X./.....X.X./....X.X../..X..X..X"),
            of(3, "EL14c19", "........X/....XX.X./..X..XX../..X.....X/.X....X../X....X.X."),
            of(3, "EL10c4", "........./........./..X..X..X/........X/.....XXX./..XXX...."),
            of(4, "EL13c175", "........./..X..X..X/..X.X..X./.....X.X./....X.X../..XX...X."),
            of(4, "EL13c136", "........./.....X.XX/..X.X.X../.....XX../....X...X/..XX..X.."),
            of(4, "EL15c97", ".....X..X/..X....X./.X..X.X../....X...X/..X..XX../.X.X...X."),
            of(4, "EL13c187", "........X/........X/..X..X.X./.....X..X/..X.X..X./..XX..X.."),
            of(4, "EL14c93", "........X/..X..X.X./..X.X.X../.....XX../...X.X.X./..X.....X"),
            of(4, "EL12c2", "........./........X/..X..X.X./..X..X.../..X.X...X/.X...X..X"),
            of(4, "EL14c154", ".....X..X/....X..X./..X..XX../....X..X./..X...X../..X.X...X"),
            of(4, "EL13c19", "........./.....X..X/..X...XX./..X.....X/.X...X.X./X....XX.."),
            of(4, "EL13c170", "........./..X..X..X/..X.X..X./.....X.X./....X...X/..X..XX.."),
            of(4, "EL13c168", "........./..X..X..X/..X.X..X./........X/..X.X..X./.X...XX.."),
            of(4, "EL10c10", "........./........./..X..X..X/.....X.X./....X...X/..X..X..X"));

    static List<NamedPattern> upTo(int selection) {
        return ALL.stream().filter(pattern -> pattern.selection <= selection).toList();
    }

    /** How many cells a row has in a stack. */
    int count(int row, int stack) {
        return counts[3 * row + stack];
    }

    int[] column(int j) {
        return columns.get(j);
    }

    /** Where it lies in the first two bands. */
    CellSet cells() {
        CellSet cells = CellSet.NONE;
        for (int j = 0; j < columns.size(); j++) {
            for (int i : columns.get(j)) {
                cells = cells.with(i * columns.size() + j);
            }
        }
        return cells;
    }

    /** @param text the six rows */
    private static NamedPattern of(int selection, String name, String text) {
        String[] rows = text.split("/", -1);
        List<int[]> columns = IntStream.range(0, rows[0].length())
                .mapToObj(j -> IntStream.range(0, rows.length)
                        .filter(i -> rows[i].charAt(j) == 'X')
                        .toArray())
                .toList();
        int[] counts = new int[rows.length * 3];
        for (int i = 0; i < rows.length; i++) {
            for (int j = 0; j < rows[i].length(); j++) {
                counts[3 * i + j / 3] += rows[i].charAt(j) == 'X' ? 1 : 0;
            }
        }
        return new NamedPattern(name, selection, IntStream.of(counts).sum(), columns, counts);
    }
}
