package ninebynine.dataset;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Named parts of a dataset and their shares. A puzzle's orbit decides where it falls, so puzzles that are the same but for symmetry fall
 * together.
 *
 * @param shares in order; they add up to 1
 */
public record Splits(Map<String, Double> shares) {
    private static final double ROUNDING = 1e-9;

    public Splits {
        shares = new LinkedHashMap<>(shares);
    }

    /**
     * Reads {@code train=0.9,validation=0.05,test=0.05}.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static Splits parse(String text) {
        Map<String, Double> shares = new LinkedHashMap<>();
        for (String part : text.split(",", -1)) {
            String[] sides = part.trim().split("=", -1);
            if (sides.length != 2 || !sides[0].matches("[a-z][a-z0-9_]*")) {
                throw new IllegalArgumentException(
                        "'" + part.trim() + "' is no split. Maybe train=0.9,validation=0.05,test=0.05.");
            }
            if (shares.put(sides[0], share(sides[1])) != null) {
                throw new IllegalArgumentException("The split '" + sides[0] + "' comes twice.");
            }
        }
        double sum = shares.values().stream().mapToDouble(Double::doubleValue).sum();
        if (Math.abs(sum - 1) > ROUNDING) {
            throw new IllegalArgumentException("The splits add up to " + sum + ", not to 1. Maybe train=0.9,test=0.1.");
        }
        return new Splits(shares);
    }

    private static double share(String text) {
        try {
            double share = Double.parseDouble(text);
            if (share > 0 && share <= 1) {
                return share;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new IllegalArgumentException("'" + text + "' is no share. Maybe a number above 0 and up to 1.");
    }

    /** Where an orbit falls: the same for the same seed, whatever else is in the dataset. */
    public String of(String orbit, long seed) {
        byte[] hash = Checksum.sha256((seed + " " + orbit).getBytes(StandardCharsets.UTF_8));
        long bits = 0;
        for (int i = 0; i < Long.BYTES; i++) {
            bits = bits << 8 | hash[i] & 0xFF;
        }
        double point = (bits >>> 11) * 0x1p-53;
        String last = "";
        double upTo = 0;
        for (Map.Entry<String, Double> share : shares.entrySet()) {
            last = share.getKey();
            upTo += share.getValue();
            if (point < upTo) {
                return last;
            }
        }
        return last;
    }

    @Override
    public String toString() {
        return shares.entrySet().stream()
                .map(share -> share.getKey() + "=" + share.getValue())
                .collect(Collectors.joining(","));
    }
}
