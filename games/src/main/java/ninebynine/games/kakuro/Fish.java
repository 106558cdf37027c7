package ninebynine.games.kakuro;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.model.Frame;
import ninebynine.model.Frame.Kind;
import ninebynine.model.Frame.Title;
import ninebynine.model.Frame.Words;

/**
 * The frames of x-wings, swordfish and jellyfish for one digit: lines are the sectors one way in which it is magic, transversals the sectors that
 * cross them. As in CSP-Rules all sectors of such a pattern must cross.
 *
 * <p>Sectors that no sectors join have frames of their own. What other sectors have of the digit in a transversal lies beyond the lines.
 */
final class Fish {
    private final KakuroLayout layout;
    private final KakuroNames names;
    private final int digit;
    private final boolean across;

    Fish(KakuroLayout layout, KakuroNames names, int digit, boolean across) {
        this.layout = layout;
        this.names = names;
        this.digit = digit;
        this.across = across;
    }

    /** One for each set of lines that are joined by transversals, if there are two of them at least. */
    List<Frame> frames() {
        Map<Integer, List<Integer>> joined = new TreeMap<>();
        int[] leader = IntStream.range(0, layout.sectors.size()).toArray();
        for (int s : bases()) {
            crossing(s).forEach(t -> leader[find(leader, s)] = find(leader, t));
        }
        for (int s : bases()) {
            joined.computeIfAbsent(find(leader, s), key -> new ArrayList<>()).add(s);
        }
        return joined.values().stream()
                .filter(lines -> lines.size() > 1)
                .sorted((a, b) -> a.get(0) - b.get(0))
                .map(this::frame)
                .toList();
    }

    private static int find(int[] leader, int s) {
        int at = s;
        while (leader[at] != at) {
            leader[at] = leader[leader[at]];
            at = leader[at];
        }
        return at;
    }

    private int[] bases() {
        return IntStream.range(0, layout.sectors.size())
                .filter(s -> layout.sectors.get(s).across() == across && layout.place(s, digit) >= 0)
                .toArray();
    }

    /** The sector that crosses each square of a sector. */
    private List<Integer> crossing(int s) {
        return IntStream.range(0, layout.sectors.get(s).size())
                .mapToObj(i -> layout.sectorOf(layout.white(s, i), !across))
                .toList();
    }

    private Frame frame(List<Integer> lines) {
        Stopping.check();
        TreeSet<Integer> all = new TreeSet<>();
        lines.forEach(s -> all.addAll(crossing(s)));
        List<Integer> transversals = List.copyOf(all);
        int[][] labels = new int[lines.size()][];
        for (int i = 0; i < labels.length; i++) {
            Stopping.check();
            labels[i] = line(lines.get(i), transversals);
        }
        int[][] beyond = transversals.stream()
                .map(t -> IntStream.of(layout.labels(t, digit))
                        .filter(x -> !lines.contains(layout.sectorOf(x / Combinations.DIGITS, across)))
                        .toArray())
                .toArray(int[][]::new);
        return new Frame(
                        Kind.SUPER_HIDDEN,
                        new Title(across ? "-in-horiz-sectors" : "-in-verti-sectors", "n" + digit, "digit " + digit),
                        lines.stream().mapToInt(s -> layout.place(s, digit)).toArray(),
                        labels,
                        null,
                        words(lines),
                        words(transversals))
                .withBeyond(beyond)
                .whereAllCross()
                .withoutSpecialQuads();
    }

    private int[] line(int s, List<Integer> transversals) {
        int[] line = new int[transversals.size()];
        Arrays.fill(line, -1);
        List<Integer> crossing = crossing(s);
        int[] labels = layout.labels(s, digit);
        for (int i = 0; i < labels.length; i++) {
            line[Collections.binarySearch(transversals, crossing.get(i))] = labels[i];
        }
        return line;
    }

    /** Rows or columns; where there are two in one, the names of the sectors. */
    private Words words(List<Integer> sectors) {
        Map<String, Integer> counts = new HashMap<>();
        sectors.forEach(s -> counts.merge(line(s), 1, Integer::sum));
        return new Words(
                sectors.stream()
                        .map(s -> counts.getOrDefault(line(s), 0) > 1 ? layout.name(s) : line(s))
                        .toList(),
                sectors.stream().map(s -> names.spoken(layout.sectors.get(s))).toList());
    }

    private String line(int s) {
        Sector sector = layout.sectors.get(s);
        int columns = layout.grid.columns();
        int row = sector.controller() / columns + 1;
        return sector.across() ? "r" + row : "c" + (sector.controller() % columns + 1);
    }
}
