package ninebynine.games;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * All puzzles that are the same but for symmetries.
 *
 * @param canonical the text that stands for all of them, {@link Puzzle#canonical}
 * @param id the first 16 hexadecimal digits of the SHA-256 of game, size and canonical text, with blanks between
 */
public record Orbit(String canonical, String id) {
    private static final int BYTES = 8;

    public static Orbit of(Puzzle puzzle) {
        String canonical = puzzle.canonical();
        return new Orbit(canonical, id(puzzle.game() + " " + puzzle.size() + " " + canonical));
    }

    private static String id(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
