package ninebynine.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What a model could learn of solutions without reading the puzzle: places that have the same symbol in most of them. */
final class Leak {
    /** Of fewer puzzles nothing can be said. */
    private static final long FEW = 30;

    private static final double MOST = 0.5;
    private static final double OFTEN = 1.5;

    private Leak() {}

    /** A sentence for each game and size whose solutions share cells; none if all is well. */
    static List<String> warnings(Counts counts) {
        List<String> warnings = new ArrayList<>();
        counts.cells().forEach((game, places) -> {
            Set<String> symbols = new TreeSet<>();
            places.values().forEach(of -> symbols.addAll(of.keySet()));
            long known = places.values().stream()
                    .filter(of -> isKnown(of, Math.max(MOST, OFTEN / symbols.size())))
                    .count();
            if (known > 0) {
                warnings.add("The solutions of " + game + " share cells: " + known + " of " + places.size()
                        + " places have the same symbol in most puzzles that leave them open, so a model can learn answers without"
                        + " reading. Maybe disguise the puzzles, or take more of them.");
            }
        });
        return warnings;
    }

    private static boolean isKnown(Map<String, Long> symbols, double share) {
        long all = symbols.values().stream().mapToLong(Long::longValue).sum();
        long most = symbols.values().stream().mapToLong(Long::longValue).max().orElse(0);
        return all >= FEW && most > share * all;
    }
}
