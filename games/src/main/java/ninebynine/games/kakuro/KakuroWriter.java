package ninebynine.games.kakuro;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** Kakuros as text: one line that {@link SquareRows} reads back, and a grid with every candidate. */
final class KakuroWriter {
    private static final String GAP = "  ";

    private KakuroWriter() {}

    /** {@code Kakuro # 4\ 6\ / \3 _ _ / \7 _ 4}. */
    static String line(KakuroGrid grid, Ints marks) {
        return IntStream.range(0, grid.rows())
                .mapToObj(r -> IntStream.range(r * grid.columns(), (r + 1) * grid.columns())
                        .mapToObj(s -> word(grid, marks, s))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" / ", "Kakuro ", ""));
    }

    private static String word(KakuroGrid grid, Ints marks, int s) {
        if (grid.isWhite(s)) {
            return marks.get(s) == Combinations.EVERY ? "_" : Combinations.digits(marks.get(s));
        }
        return black(grid, s);
    }

    private static String black(KakuroGrid grid, int s) {
        int down = grid.down().get(s);
        int across = grid.across().get(s);
        return down + across == 0 ? "#" : (down > 0 ? down : "") + "\\" + (across > 0 ? across : "");
    }

    /** The squares with the values of a state. */
    static Ints values(KakuroPuzzle puzzle, View state) {
        KakuroLayout layout = puzzle.layout();
        int[] marks = new int[puzzle.grid().across().size()];
        Arrays.fill(marks, Combinations.EVERY);
        for (int x = 0; x < layout.whites() * Combinations.DIGITS; x++) {
            if (state.isValue(x)) {
                marks[layout.squareOf(x)] = 1 << KakuroLayout.digitOf(x) - 1;
            }
        }
        return Ints.of(marks);
    }

    /** As it is set. */
    static String draw(KakuroGrid grid, Ints marks) {
        return table(grid, s -> word(grid, marks, s));
    }

    /** The candidates of every square, and below the combinations of every sum that has more than one left. */
    static String draw(KakuroPuzzle puzzle, View state) {
        KakuroLayout layout = puzzle.layout();
        KakuroGrid grid = puzzle.grid();
        List<String> all = new ArrayList<>();
        all.add(table(grid, s -> grid.isWhite(s) ? candidates(layout, state, s) : black(grid, s)));
        for (int sector = 0; sector < layout.sectors.size(); sector++) {
            int s = sector;
            int controller = layout.controller(s);
            if (controller >= 0 && !state.isDecided(controller)) {
                all.add(IntStream.range(0, layout.combinations[s].count())
                        .filter(i -> state.isCandidate(layout.combination(s, i)))
                        .mapToObj(i -> Combinations.digits(layout.combinations[s].get(i)))
                        .collect(Collectors.joining(" ", "   " + layout.name(s) + ": ", "")));
            }
        }
        return String.join("\n", all);
    }

    /** What a square has left; a dash for nothing. */
    private static String candidates(KakuroLayout layout, View state, int square) {
        int from = layout.label(square, 1);
        for (int d = 1; d <= Combinations.DIGITS; d++) {
            if (state.isValue(from + d - 1)) {
                return Integer.toString(d);
            }
        }
        String digits = IntStream.rangeClosed(1, Combinations.DIGITS)
                .filter(d -> state.isCandidate(from + d - 1))
                .mapToObj(Integer::toString)
                .collect(Collectors.joining());
        return digits.isEmpty() ? "-" : digits;
    }

    private static String table(KakuroGrid grid, IntFunction<String> word) {
        int columns = grid.columns();
        int[] widths = new int[columns];
        String[] words = new String[grid.across().size()];
        for (int s = 0; s < words.length; s++) {
            words[s] = word.apply(s);
            widths[s % columns] = Math.max(widths[s % columns], words[s].length());
        }
        List<String> lines = new ArrayList<>();
        for (int r = 0; r < grid.rows(); r++) {
            List<String> line = new ArrayList<>();
            for (int c = 0; c < columns; c++) {
                String it = words[r * columns + c];
                line.add(it + " ".repeat(widths[c] - it.length()));
            }
            lines.add(("   " + String.join(GAP, line)).stripTrailing());
        }
        return String.join("\n", lines);
    }
}
