package ninebynine.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import ninebynine.tensor.Bits;

/** What all files of a dataset agree on. */
public final class Schema {
    /** Raised when a column changes its name or its meaning; new columns may come without. */
    public static final int VERSION = 1;

    /** The version of the program that writes. */
    public static final String ENGINE = engine();

    private static final byte[] HEX = digits();

    private Schema() {}

    /**
     * The version, if this program can read it.
     *
     * @throws DatasetException if it is from a later program
     */
    static int known(int version) {
        if (version < 1 || version > VERSION) {
            throw new DatasetException("schema " + version + " is unknown here, where " + VERSION
                    + " is the newest. Maybe a newer nbn reads it.");
        }
        return version;
    }

    /** The row, if its version is one that this program can read. */
    static <R extends Record> R known(R row) {
        if (row instanceof PathRow of) {
            known(of.schema());
        }
        return row;
    }

    /** A set of labels as hex digits: label 0 is the highest bit of the first digit, as {@code numpy.unpackbits} reads them. */
    public static String hex(Bits labels) {
        byte[] text = new byte[(labels.length() + 7) / 8 * 2];
        long[] words = labels.words();
        for (int i = 0; i < text.length; i += 2) {
            int eight = (int) (words[i >> 4] >>> (i & 15) * 4) & 0xFF;
            text[i] = HEX[2 * eight];
            text[i + 1] = HEX[2 * eight + 1];
        }
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    /** For each eight labels their two digits. */
    private static byte[] digits() {
        byte[] digits = new byte[512];
        for (int eight = 0; eight < 256; eight++) {
            int reversed = Integer.reverse(eight) >>> 24;
            digits[2 * eight] = (byte) Character.forDigit(reversed >> 4, 16);
            digits[2 * eight + 1] = (byte) Character.forDigit(reversed & 15, 16);
        }
        return digits;
    }

    /**
     * Reads {@link #hex} back.
     *
     * @throws IllegalArgumentException if the text is no such set of that many labels
     */
    public static Bits labels(String hex, int length) {
        Bits labels = new Bits(length);
        int digits = (length + 7) / 8 * 2;
        if (hex.length() != digits) {
            throw new IllegalArgumentException(
                    "Candidates have " + hex.length() + " hex digits, expected " + digits + ".");
        }
        for (int i = 0; i < digits; i++) {
            int nibble = Character.digit(hex.charAt(i), 16);
            if (nibble < 0) {
                throw new IllegalArgumentException("'" + hex.charAt(i) + "' is no hex digit.");
            }
            for (int bit = 0; bit < 4; bit++) {
                if ((nibble & 8 >> bit) != 0) {
                    if (4 * i + bit >= length) {
                        throw new IllegalArgumentException("There is no candidate " + (4 * i + bit) + ".");
                    }
                    labels.set(4 * i + bit);
                }
            }
        }
        return labels;
    }

    private static String engine() {
        try (InputStream in = Schema.class.getResourceAsStream("version.txt")) {
            if (in == null) {
                throw new IllegalStateException("version.txt is missing beside " + Schema.class);
            }
            return "nbn " + new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
