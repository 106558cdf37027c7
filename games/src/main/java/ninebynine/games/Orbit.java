package ninebynine.games;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The puzzles that are the same but for symmetry: their canonical form, and a short name for it. */
public record Orbit(String canonical, String id) {
    private static final int DIGITS = 16;

    public static Orbit of(Puzzle puzzle) {
        String canonical = puzzle.canonical();
        return new Orbit(canonical, id(puzzle.game() + " " + puzzle.size() + " " + canonical));
    }

    /** The first 16 hex digits of SHA-256. */
    private static String id(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256.", e);
        }
    }
}
