package ninebynine.games.map;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** A map drawn for people: its squares if it has any, and a list of countries with their colours and neighbours. */
final class MapBoard {
    private static final String EDGE = "   ";

    private MapBoard() {}

    /** The colour of each country from 1, 0 where it has none. */
    static Ints values(Atlas atlas, View state) {
        int k = atlas.colours();
        int[] values = new int[atlas.countries()];
        for (int x = 0; x < values.length * k; x++) {
            if (state.isValue(x)) {
                values[x / k] = 1 + x % k;
            }
        }
        return Ints.of(values);
    }

    /**
     * One country a line: what it can be, and its neighbours.
     *
     * <pre>
     *   X1  R       2 8
     *   X2  BYRG    1
     * </pre>
     */
    static String list(Atlas atlas, View state) {
        int k = atlas.colours();
        List<String> colours = IntStream.range(0, atlas.countries())
                .mapToObj(country -> IntStream.range(0, k)
                        .filter(colour -> state.isCandidate(country * k + colour))
                        .mapToObj(Atlas::colour)
                        .collect(Collectors.joining(k > 9 ? "," : "")))
                .map(word -> word.isEmpty() ? "-" : word)
                .toList();
        return list(atlas, colours);
    }

    /** The same with the colours that are given and no others; a dot is none. */
    static String list(Atlas atlas, Ints givens) {
        return list(
                atlas,
                givens.stream()
                        .mapToObj(given -> given == 0 ? "." : Atlas.colour(given - 1))
                        .toList());
    }

    private static String list(Atlas atlas, List<String> colours) {
        int wide = Math.max(1, colours.stream().mapToInt(String::length).max().orElse(1));
        int names = Atlas.country(atlas.countries() - 1).length();
        List<String> lines = new ArrayList<>();
        for (int country = 0; country < atlas.countries(); country++) {
            String near = atlas.neighbours().get(country).stream()
                    .mapToObj(other -> Integer.toString(other + 1))
                    .collect(Collectors.joining(" "));
            String line = EDGE + padded(Atlas.country(country), names) + "  " + padded(colours.get(country), wide)
                    + "  " + near;
            lines.add(line.stripTrailing());
        }
        return String.join("\n", lines);
    }

    private static String padded(String word, int width) {
        return word + " ".repeat(Math.max(0, width - word.length()));
    }

    /**
     * The squares with the borders between countries. A country's first square has its number, and its colour is in all the others.
     *
     * <pre>
     *   +-------+---+
     *   |1    R |2  |
     *   +---+   +   +
     *   |3  |       |
     * </pre>
     */
    static String tiles(Tiles tiles, Ints values) {
        int wide = Integer.toString(values.size()).length() + 2;
        List<String> lines = new ArrayList<>();
        for (int r = 0; r <= tiles.height(); r++) {
            StringBuilder rule = new StringBuilder(EDGE);
            StringBuilder row = new StringBuilder(EDGE);
            for (int c = 0; c <= tiles.width(); c++) {
                boolean inside = r < tiles.height() && c < tiles.width();
                rule.append(corner(tiles, r, c));
                if (c < tiles.width()) {
                    rule.append((tiles.isBorderAbove(r, c) ? "-" : " ").repeat(wide));
                }
                if (r < tiles.height()) {
                    row.append(tiles.isBorderLeft(r, c) ? "|" : " ");
                    row.append(inside ? padded(word(tiles, values, r * tiles.width() + c), wide) : "");
                }
            }
            lines.add(rule.toString().stripTrailing());
            if (r < tiles.height()) {
                lines.add(row.toString().stripTrailing());
            }
        }
        return String.join("\n", lines);
    }

    private static String corner(Tiles tiles, int r, int c) {
        boolean lying = tiles.isBorderAbove(r, c) || tiles.isBorderAbove(r, c - 1);
        boolean upright = tiles.isBorderLeft(r, c) || tiles.isBorderLeft(r - 1, c);
        return lying && upright ? "+" : lying ? "-" : upright ? "|" : " ";
    }

    private static String word(Tiles tiles, Ints values, int square) {
        int country = tiles.country().get(square);
        boolean first = tiles.isFirst(square);
        String colour = values.get(country) == 0 ? "" : Atlas.colour(values.get(country) - 1);
        return first ? (country + 1) + colour : colour.isEmpty() ? "" : " " + colour;
    }
}
