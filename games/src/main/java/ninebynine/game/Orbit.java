package ninebynine.game;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * All puzzles that are the same but for symmetries.
 *
 * @param canonical the text that stands for all of them, {@link Puzzle#canonical}
 * @param id the first 16 hexadecimal digits of the SHA-256 of game, size and canonical text, with blanks between; of two sides the shorter comes
 *     first, since the same puzzle may lie on its side
 */
public record Orbit(String canonical, String id) {
    private static final int DIGITS = 16;
    private static final Pattern SIDES = Pattern.compile("(\\d+)x(\\d+)");

    /** The orbit of a puzzle. */
    public static Orbit of(Puzzle puzzle) {
        String canonical = puzzle.canonical();
        return new Orbit(canonical, id(puzzle.game() + " " + size(puzzle.size()) + " " + canonical));
    }

    private static String size(String size) {
        Matcher sides = SIDES.matcher(size);
        return sides.matches() && Integer.parseInt(sides.group(1)) > Integer.parseInt(sides.group(2))
                ? sides.group(2) + "x" + sides.group(1)
                : size;
    }

    /** The first 16 hexadecimal digits of the SHA-256 of a text. */
    public static String id(String text) {
        String digits = Long.toHexString(Sha256.first(text.getBytes(StandardCharsets.UTF_8)));
        return "0".repeat(DIGITS - digits.length()) + digits;
    }
}
