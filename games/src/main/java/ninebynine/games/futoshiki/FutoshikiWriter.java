package ninebynine.games.futoshiki;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import ninebynine.games.grid.SquareWriter;
import ninebynine.tensor.Ints;
import ninebynine.text.Pieces;

/** Futoshikis as text: three strings, or drawn with their signs. {@link FutoshikiText} reads both back. */
final class FutoshikiWriter {
    private FutoshikiWriter() {}

    /** Numbers, signs row by row, signs column by column. */
    static String strings(Signs signs, Ints values) {
        return SquareWriter.line(FutoshikiClues.SIZES, signs.size(), values) + " " + signs(signs.across()) + " "
                + signs(signs.down());
    }

    private static String signs(Ints signs) {
        return signs.stream().mapToObj(sign -> across(sign, "-")).collect(Collectors.joining());
    }

    private static String across(int sign, String none) {
        return sign == Signs.LESS ? "<" : sign == Signs.GREATER ? ">" : none;
    }

    /** A word for each cell with the signs between them; lines without any sign are left out. */
    static String draw(Signs signs, List<String> words) {
        int n = signs.size();
        int width = words.stream().mapToInt(String::length).max().orElse(1);
        List<String> lines = new ArrayList<>();
        for (int r = 0; r < n; r++) {
            StringBuilder row = new StringBuilder("   ");
            StringBuilder below = new StringBuilder("   ");
            for (int c = 0; c < n; c++) {
                int cell = r * n + c;
                row.append(padded(words.get(cell), width));
                if (c < n - 1) {
                    row.append(" ")
                            .append(across(signs.across().get(Signs.rightOf(cell, n)), " "))
                            .append(" ");
                }
                if (r < n - 1) {
                    int sign = signs.down().get(Signs.below(cell, n));
                    below.append(padded(sign == Signs.LESS ? "^" : sign == Signs.GREATER ? "v" : "", width + 3));
                }
            }
            lines.add(row.toString().stripTrailing());
            if (!Pieces.isBlank(below.toString())) {
                lines.add(below.toString().stripTrailing());
            }
        }
        return String.join("\n", lines);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
