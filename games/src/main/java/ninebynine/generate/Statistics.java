package ninebynine.generate;

import java.util.Map;
import java.util.TreeMap;

/**
 * What a sample of puzzles says: shares and means of clues and ratings, each with its standard error; of a sample with controlled bias also those of all minimal
 * puzzles, every puzzle with n of N clues weighted by C(N, n).
 *
 * <p>With weights w the mean is Σwx/Σw and its standard error √(Σw²(x−mean)²)/Σw.
 */
public final class Statistics {
    private final int cells;
    private final Map<Integer, Map<Integer, Long>> counts = new TreeMap<>();
    private long size;

    /** @param cells how many clues there could be: N */
    public Statistics(int cells) {
        this.cells = cells;
    }

    /** Something with an uncertainty. */
    public record Estimate(double value, double error) {}

    /**
     * Counts a puzzle.
     *
     * @param rating any number below 0 for what was not solved
     */
    public void add(int clues, int rating) {
        counts.computeIfAbsent(clues, n -> new TreeMap<>()).merge(Math.max(-1, rating), 1L, Long::sum);
        size++;
    }

    /** How many puzzles there are. */
    public long size() {
        return size;
    }

    /** How many puzzles have so many clues. */
    public Map<Integer, Long> clues() {
        Map<Integer, Long> clues = new TreeMap<>();
        counts.forEach((n, of) ->
                clues.put(n, of.values().stream().mapToLong(Long::longValue).sum()));
        return clues;
    }

    /** How many puzzles have that rating; -1 for what was not solved. */
    public Map<Integer, Long> ratings() {
        Map<Integer, Long> ratings = new TreeMap<>();
        counts.values().forEach(of -> of.forEach((rating, count) -> ratings.merge(rating, count, Long::sum)));
        return ratings;
    }

    /** cf(n) ∝ C(N, n), with cf = 1 for the first number of clues that there is. */
    double weight(int clues) {
        return weight(cells, counts.keySet().iterator().next(), clues);
    }

    /** C(N, n) / C(N, from). */
    public static double weight(int cells, int from, int clues) {
        double weight = 1;
        for (int n = from; n < clues; n++) {
            weight *= (cells - n) / (n + 1.0);
        }
        for (int n = clues; n < from; n++) {
            weight /= (cells - n) / (n + 1.0);
        }
        return weight;
    }

    /** Something of a puzzle, by its clues and rating. */
    @FunctionalInterface
    public interface Quantity {
        /** The quantity of a puzzle with so many clues and this rating. */
        double of(int clues, int rating);
    }

    /** The mean of something, of the sample or, weighted, of all. */
    public Estimate mean(boolean weighted, Quantity quantity) {
        double[] sums = new double[3];
        counts.forEach((n, of) -> of.forEach((rating, count) -> {
            double weight = weighted ? weight(n) : 1;
            sums[0] += count * weight;
            sums[1] += count * weight * quantity.of(n, rating);
        }));
        double mean = sums[1] / sums[0];
        counts.forEach((n, of) -> of.forEach((rating, count) -> {
            double weight = weighted ? weight(n) : 1;
            double difference = quantity.of(n, rating) - mean;
            sums[2] += count * weight * weight * difference * difference;
        }));
        return new Estimate(mean, Math.sqrt(sums[2]) / sums[0]);
    }
}
