package ninebynine.games.slitherlink;

import java.util.List;
import java.util.Locale;

/**
 * The six kinds of variables, in the order of their banks, with the values that they may have at most.
 *
 * <pre>
 *   H V  edges: no line, a line          N  cells: how many of their borders are lines
 *   P    points: the lines that meet there, none or two       B  cells: which of their borders are lines, never all four
 *   I    cells: outside or inside the loop
 * </pre>
 */
enum VariableKind {
    H(List.of("0", "1")),
    V(List.of("0", "1")),
    N(List.of("0", "1", "2", "3")),
    P(List.of("o", "ne", "ns", "nw", "se", "ew", "sw")),
    B(List.of("o", "n", "e", "s", "w", "ne", "ns", "nw", "se", "ew", "sw", "esw", "swn", "wne", "nes")),
    I(List.of("out", "in"));

    static final List<VariableKind> ALL = List.of(values());

    private final List<String> words;
    private final int[] sides;

    VariableKind(List<String> words) {
        this.words = words;
        this.sides = words.stream().mapToInt(VariableKind::sides).toArray();
    }

    private static int sides(String word) {
        return Way.ALL.stream()
                .filter(side -> word.contains(side.name().toLowerCase(Locale.ROOT)))
                .mapToInt(Way::bit)
                .sum();
    }

    /** How many values there are. */
    int size() {
        return words.size();
    }

    /** As in notation: {@code se}, {@code 1}, {@code out}. */
    String word(int value) {
        return words.get(value);
    }

    /** The value of that name, or -1. */
    int value(String word) {
        return words.indexOf(word);
    }

    /** Of P and B: the sides at which there are lines. */
    int sides(int value) {
        return sides[value];
    }

    /** Of P and B: the value with lines at exactly these sides, or -1. */
    int ofSides(int bits) {
        for (int value = 0; value < sides.length; value++) {
            if (sides[value] == bits) {
                return value;
            }
        }
        return -1;
    }
}
