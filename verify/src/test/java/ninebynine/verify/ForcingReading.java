package ninebynine.verify;

import static ninebynine.verify.SudokuSight.CELLS;
import static ninebynine.verify.SudokuSight.HOUSES;
import static ninebynine.verify.SudokuSight.N;
import static ninebynine.verify.SudokuSight.linked;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The second reading of forcing chains and nets, from their lines: all candidates of a cell, or all places of a digit in a house, and what follows from each. */
final class ForcingReading {
    private static final Pattern BRANCH = Pattern.compile("\\|\\| n(\\d)r(\\d)c(\\d) - ([^|=]*)");

    private final SudokuSight sight;
    /** What goes, or what is true. */
    private final int end;

    private final boolean asserts;
    private final List<Integer> starts = new ArrayList<>();
    /** What each variable of each branch has left. */
    private final List<List<int[]>> branches = new ArrayList<>();

    ForcingReading(SudokuSight sight, int end, String line) {
        this.sight = sight;
        this.end = end;
        this.asserts = line.contains("-assert[");
        Matcher branch = BRANCH.matcher(line);
        while (branch.find()) {
            int cell = (branch.group(2).charAt(0) - '1') * N + branch.group(3).charAt(0) - '1';
            starts.add(cell * N + branch.group(1).charAt(0) - '1');
            branches.add(ChainReading.variables(sight, branch.group(4)));
        }
    }

    boolean fits(String name) {
        return switch (name) {
            case "Cell Forcing Chain" -> isCell() && leadToTheEnd(true);
            case "Region Forcing Chain" -> isHouse() && leadToTheEnd(true);
            case "Forcing Net" -> (isCell() || isHouse()) && leadToTheEnd(false);
            default -> false;
        };
    }

    private boolean isCell() {
        return IntStream.range(0, CELLS)
                .anyMatch(q ->
                        isAll(IntStream.range(0, N).filter(d -> sight.has(q, d)).map(d -> q * N + d)));
    }

    private boolean isHouse() {
        int digit = starts.get(0) % N;
        return HOUSES.stream()
                .anyMatch(
                        house -> isAll(Arrays.stream(sight.places(house, digit)).map(q -> q * N + digit)));
    }

    private boolean isAll(IntStream candidates) {
        return Arrays.equals(
                candidates.sorted().toArray(),
                starts.stream().mapToInt(Integer::intValue).sorted().toArray());
    }

    private boolean leadToTheEnd(boolean chained) {
        return IntStream.range(0, starts.size()).allMatch(i -> leadsToTheEnd(starts.get(i), branches.get(i), chained));
    }

    /** Each variable has one candidate that nothing so far rules out; in a chain the one before rules one out. */
    private boolean leadsToTheEnd(int start, List<int[]> branch, boolean chained) {
        List<Integer> so = new ArrayList<>(List.of(start));
        for (int[] candidates : branch) {
            int[] left = Arrays.stream(candidates)
                    .filter(x -> so.stream().noneMatch(y -> linked(x, y)))
                    .toArray();
            int last = so.get(so.size() - 1);
            boolean touched = Arrays.stream(candidates).anyMatch(x -> linked(x, last));
            if (left.length != 1 || chained && !touched) {
                return false;
            }
            so.add(left[0]);
        }
        int last = so.get(so.size() - 1);
        return asserts ? last == end : so.stream().anyMatch(x -> linked(x, end));
    }
}
