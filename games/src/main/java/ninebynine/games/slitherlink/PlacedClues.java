package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.IntStream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * A pattern of clues at its place, as in {@code w[1]-3-in-r5c2-hit-by-horiz-line-at-sw}. Where the notation does not say from which side something comes, the
 * first turn with that notation stands for all of them, and all that they read is read.
 */
record PlacedClues(PatternPlacement laid, Lattice lattice) implements Pattern.Own {
    /** Cells in a text: {@code r3c4}, {@code r3{c4 c5}}, {@code c3{r4 r5}}, {@code {r4 r5}c3}. */
    private static final java.util.regex.Pattern CELLS = java.util.regex.Pattern.compile(
            "r(\\d{1,3})c(\\d{1,3})|r(\\d{1,3})\\{c(\\d{1,3}) c(\\d{1,3})|c(\\d{1,3})\\{r(\\d{1,3}) r(\\d{1,3})|\\{r(\\d{1,3}) r(\\d{1,3})}c(\\d{1,3})");

    static PlacedClues of(PatternPlacement laid, Lattice lattice) {
        Turn first = laid.pattern().alike(laid.turn()).get(0);
        return new PlacedClues(laid.turned(first), lattice);
    }

    @Override
    public Ints variables() {
        return Ints.of(laid.pattern().alike(laid.turn()).stream()
                .map(laid::turned)
                .filter(other -> other.fits(lattice))
                .flatMapToInt(other -> other.variables(lattice).stream())
                .distinct()
                .toArray());
    }

    @Override
    public String name() {
        return laid.pattern().name();
    }

    @Override
    public String code() {
        return ClueRules.code(laid.pattern());
    }

    @Override
    public String written(Model model) {
        return ClueWords.written(laid);
    }

    @Override
    public String head(Model model) {
        return written(model);
    }

    @Override
    public String spoken(Model model, View before) {
        return ClueWords.said(laid);
    }

    /** The pattern that a line of notation begins with, or null if there is none like it. */
    static @Nullable PlacedClues read(String head, Model model) {
        Lattice lattice = Lattice.of(model);
        for (CluePattern pattern : CluePatterns.ALL) {
            if (head.startsWith(start(pattern.written()))) {
                for (int[] cell : cells(head, lattice)) {
                    PlacedClues found = read(head, pattern, cell, lattice);
                    if (found != null) {
                        return found;
                    }
                }
            }
        }
        return null;
    }

    /** What stands before the first thing that varies. */
    private static String start(String template) {
        Matcher varying = java.util.regex.Pattern.compile("[$<(%]|\\[\\d[ ,<]").matcher(template);
        return varying.find() ? template.substring(0, varying.start()) : template;
    }

    private static @Nullable PlacedClues read(String head, CluePattern pattern, int[] cell, Lattice lattice) {
        for (Turn turn : pattern.turned()) {
            for (Ints runs : runs(pattern, Math.max(lattice.rows(), lattice.columns()))) {
                PatternPlacement laid = new PatternPlacement(pattern, turn, cell[0], cell[1], runs);
                if (laid.fits(lattice) && ClueWords.written(laid).equals(head)) {
                    return of(laid, lattice);
                }
            }
        }
        return null;
    }

    /** All lengths that the runs of a pattern may have. */
    private static List<Ints> runs(CluePattern pattern, int longest) {
        List<Ints> all = List.of(Ints.of());
        for (int run = 0; run < pattern.stencil().runs().size(); run++) {
            all = all.stream()
                    .flatMap(before -> IntStream.rangeClosed(pattern.shortest(), longest)
                            .mapToObj(k -> Ints.of(IntStream.concat(before.stream(), IntStream.of(k))
                                    .toArray())))
                    .toList();
        }
        return all;
    }

    /** The cells that a text speaks of; all, if it speaks of a corner of the grid. */
    private static List<int[]> cells(String text, Lattice lattice) {
        List<int[]> cells = new ArrayList<>();
        Matcher m = CELLS.matcher(text);
        while (m.find()) {
            for (int[] groups : new int[][] {{1, 2}, {3, 4}, {3, 5}, {7, 6}, {8, 6}, {9, 11}, {10, 11}}) {
                if (m.group(groups[0]) != null) {
                    cells.add(new int[] {
                        Integer.parseInt(m.group(groups[0])) - 1, Integer.parseInt(m.group(groups[1])) - 1
                    });
                }
            }
        }
        if (cells.isEmpty()) {
            IntStream.range(0, lattice.rows() * lattice.columns())
                    .forEach(cell -> cells.add(new int[] {cell / lattice.columns(), cell % lattice.columns()}));
        }
        return cells;
    }
}
