package ninebynine.rule.subset;

import java.util.Arrays;
import ninebynine.tensor.Ints;

/** Targets in the order in which CSP-Rules prints those of a subset: the last label first. */
final class Targets {
    private Targets() {}

    static Ints of(int[] labels, int count) {
        if (count == 0) {
            return Ints.of();
        }
        int[] sorted = Arrays.stream(labels, 0, count).sorted().distinct().toArray();
        int[] reversed = new int[sorted.length];
        for (int i = 0; i < sorted.length; i++) {
            reversed[i] = sorted[sorted.length - 1 - i];
        }
        return Ints.of(reversed);
    }
}
