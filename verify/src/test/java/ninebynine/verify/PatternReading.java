package ninebynine.verify;

import static ninebynine.verify.NameReading.contains;
import static ninebynine.verify.SudokuSight.CELLS;
import static ninebynine.verify.SudokuSight.HOUSES;
import static ninebynine.verify.SudokuSight.N;
import static ninebynine.verify.SudokuSight.lineOf;
import static ninebynine.verify.SudokuSight.see;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The second reading of names that a pattern's own line tells: colours, rectangles, covers, templates; {@link FishReading} has those of fish. Of a
 * state, what was given, one candidate that goes, and the line; with nothing of the engine's.
 */
final class PatternReading {
    static final Pattern HOUSE = Pattern.compile("([rcb])(\\d)n(\\d)");
    private static final Pattern CELL = Pattern.compile("r(\\d)c(\\d)");
    private static final Pattern DIGIT = Pattern.compile("n(\\d)");

    private final SudokuSight sight;
    private final boolean[] given;
    private final int cell;
    private final int digit;
    private final String line;

    PatternReading(SudokuSight sight, boolean[] given, int target, String line) {
        this.sight = sight;
        this.given = given;
        this.cell = target / N;
        this.digit = target % N;
        this.line = line.substring(0, line.indexOf("==>"));
    }

    /** Whether the name is one of those that are read here. */
    static boolean knows(String name) {
        return FishReading.isFish(name)
                || name.matches(
                                "Simple Colors (Trap|Wrap)|Multi Colors [12]|.*Rectangle( Type \\d)?|SK-Loop|Sue de Coq|Template (Set|Delete)|Junior Exocet|Kraken Fish Type [12]")
                        && !name.endsWith("Empty Rectangle");
    }

    boolean fits(String name) {
        if (FishReading.isFish(name)) {
            return new FishReading(sight, cell * N + digit, line).fish(name);
        }
        return switch (name) {
            case "Simple Colors Trap" -> trap(colours());
            case "Simple Colors Wrap" -> wrap(colours());
            case "Multi Colors 1" -> multiOne(colours());
            case "Multi Colors 2" -> multiTwo(colours());
            case "Sue de Coq" -> cover() && isSueDeCoq();
            case "SK-Loop" -> cover() && isBelt();
            case "Template Set" -> isInAllTemplates();
            case "Template Delete" -> isInNoTemplate(0, new int[N]);
            case "Junior Exocet" -> exocet();
            case "Kraken Fish Type 1" -> new FishReading(sight, cell * N + digit, line).krakenInItsLastCover();
            case "Kraken Fish Type 2" -> new FishReading(sight, cell * N + digit, line).kraken();
            default -> rectangle(name);
        };
    }

    static List<int[]> houses(String text) {
        return HOUSE.matcher(text)
                .results()
                .map(m -> HOUSES.get("rcb".indexOf(m.group(1)) * N + m.group(2).charAt(0) - '1'))
                .toList();
    }

    static int[] digitsOf(String text) {
        return HOUSE.matcher(text)
                .results()
                .mapToInt(m -> m.group(3).charAt(0) - '1')
                .toArray();
    }

    static int[] cells(String text) {
        return CELL.matcher(text)
                .results()
                .mapToInt(m -> (m.group(1).charAt(0) - '1') * N + m.group(2).charAt(0) - '1')
                .toArray();
    }

    /** For each place of the digit that is one of two in some house: its net and its side. */
    private Map<Integer, int[]> colours() {
        Map<Integer, int[]> of = new HashMap<>();
        List<int[]> pairs = sight.pairs(digit, h -> true);
        for (int[] pair : pairs) {
            if (!of.containsKey(pair[0])) {
                of.put(pair[0], new int[] {pair[0], 0});
                Deque<Integer> open = new ArrayDeque<>(List.of(pair[0]));
                while (!open.isEmpty()) {
                    int q = open.remove();
                    for (int[] two : pairs) {
                        int next = two[0] == q ? two[1] : two[1] == q ? two[0] : -1;
                        if (next >= 0 && !of.containsKey(next)) {
                            of.put(next, new int[] {pair[0], 1 - of.getOrDefault(q, two)[1]});
                            open.add(next);
                        }
                    }
                }
            }
        }
        return of;
    }

    private boolean sees(Map<Integer, int[]> of, int q, int net, int side) {
        return of.entrySet().stream()
                .anyMatch(e -> e.getValue()[0] == net && e.getValue()[1] == side && see(e.getKey(), q));
    }

    private static int[] nets(Map<Integer, int[]> of) {
        return of.values().stream().mapToInt(c -> c[0]).distinct().toArray();
    }

    private boolean trap(Map<Integer, int[]> of) {
        return Arrays.stream(nets(of))
                .anyMatch(net -> isFree(of, net) && sees(of, cell, net, 0) && sees(of, cell, net, 1));
    }

    private boolean isFree(Map<Integer, int[]> of, int net) {
        return !of.containsKey(cell) || of.getOrDefault(cell, new int[0])[0] != net;
    }

    private boolean wrap(Map<Integer, int[]> of) {
        int[] own = of.get(cell);
        return own != null
                && of.entrySet().stream()
                        .filter(e -> Arrays.equals(e.getValue(), own))
                        .anyMatch(e -> sees(of, e.getKey(), own[0], own[1]));
    }

    private boolean multiOne(Map<Integer, int[]> of) {
        return of.entrySet().stream().anyMatch(e -> {
            int[] a = e.getValue();
            return isFree(of, a[0])
                    && sees(of, cell, a[0], 1 - a[1])
                    && Arrays.stream(nets(of))
                            .filter(net -> net != a[0] && isFree(of, net))
                            .anyMatch(net -> IntStream.range(0, 2)
                                    .anyMatch(
                                            side -> sees(of, e.getKey(), net, side) && sees(of, cell, net, 1 - side)));
        });
    }

    private boolean multiTwo(Map<Integer, int[]> of) {
        int[] own = of.get(cell);
        return own != null
                && Arrays.stream(nets(of))
                        .filter(net -> net != own[0])
                        .anyMatch(net -> IntStream.range(0, 2)
                                .allMatch(side -> of.entrySet().stream()
                                        .filter(e -> Arrays.equals(e.getValue(), own))
                                        .anyMatch(e -> sees(of, e.getKey(), net, side))));
    }

    /** Four corners in two rows, two columns and two blocks, none given; the guardians decide. */
    private boolean rectangle(String name) {
        String before = line.contains(" with ") ? line.substring(0, line.indexOf(" with ")) : line;
        int[] corners = cells(before);
        int[] two = DIGIT.matcher(before)
                .results()
                .mapToInt(m -> m.group(1).charAt(0) - '1')
                .toArray();
        boolean shape = corners.length == 4
                && two.length == 2
                && IntStream.range(0, 3)
                        .allMatch(kind -> Arrays.stream(corners)
                                        .map(q -> lineOf(kind, q))
                                        .distinct()
                                        .count()
                                == 2)
                && Arrays.stream(corners).noneMatch(q -> given[q]);
        int mask = shape ? 1 << two[0] | 1 << two[1] : 0;
        int[] guarded = Arrays.stream(corners)
                .filter(q -> (sight.masks()[q] & ~mask) != 0)
                .toArray();
        int extra = sight.digits(guarded) & ~mask;
        boolean filled = Arrays.stream(corners).anyMatch(q -> sight.count(q) == 1);
        boolean side = guarded.length == 2
                && (lineOf(0, guarded[0]) == lineOf(0, guarded[1]) || lineOf(1, guarded[0]) == lineOf(1, guarded[1]));
        boolean own = contains(guarded, cell) && (mask >> digit & 1) != 0;
        boolean one = Integer.bitCount(extra) == 1
                && extra == 1 << digit
                && Arrays.stream(guarded).allMatch(q -> see(q, cell));
        return shape
                && switch (name) {
                    case "Unique Rectangle Type 1", "Avoidable Rectangle Type 1" -> guarded.length == 1 && own;
                    case "Unique Rectangle Type 2", "Avoidable Rectangle Type 2" -> side && one;
                    case "Unique Rectangle Type 5" -> !side && guarded.length > 1 && one;
                    case "Unique Rectangle Type 3" -> side && subset(guarded, extra);
                    case "Unique Rectangle Type 4" -> side && own && confined(guarded, corners, other(mask));
                    case "Unique Rectangle Type 6" ->
                        !side
                                && guarded.length == 2
                                && own
                                && IntStream.range(0, 2)
                                        .anyMatch(kind ->
                                                Arrays.stream(guarded).allMatch(q -> inside(kind, q, corners, digit)));
                    case "Hidden Rectangle" -> // the corner itself may have the two digits only
                        contains(corners, cell)
                                && (mask >> digit & 1) != 0
                                && Arrays.stream(corners)
                                        .filter(q -> lineOf(0, q) != lineOf(0, cell) && lineOf(1, q) != lineOf(1, cell))
                                        .noneMatch(q -> contains(guarded, q))
                                && inside(0, cell, corners, other(mask))
                                && inside(1, cell, corners, other(mask));
                    default -> filled;
                };
    }

    private int other(int mask) {
        return Integer.numberOfTrailingZeros(mask & ~(1 << digit));
    }

    /** Whether a digit has no place but corners in the cell's row (0) or column (1). */
    private boolean inside(int kind, int q, int[] corners, int d) {
        return Arrays.stream(sight.places(HOUSES.get(kind * N + lineOf(kind, q)), d))
                .allMatch(p -> contains(corners, p));
    }

    private boolean confined(int[] roof, int[] corners, int d) {
        return HOUSES.stream()
                .filter(h -> contains(h, roof[0]) && contains(h, roof[1]))
                .anyMatch(h -> Arrays.stream(sight.places(h, d)).allMatch(q -> contains(corners, q)));
    }

    /** The guardians' digits as one cell of a naked subset of a house. */
    private boolean subset(int[] roof, int extra) {
        int[] told = cells(line.substring(line.indexOf(" with ") + 1));
        int digits = extra | sight.digits(told);
        return HOUSES.stream()
                .anyMatch(h -> contains(h, roof[0])
                        && contains(h, roof[1])
                        && contains(h, cell)
                        && Arrays.stream(told).allMatch(q -> contains(h, q))
                        && !contains(told, cell)
                        && !contains(roof, cell)
                        && Integer.bitCount(digits) == told.length + 1
                        && (digits >> digit & 1) != 0);
    }

    /** As many cells as pairs of house and digit, no candidate outside of them, and the target in a pair. */
    private boolean cover() {
        String[] sides = line.split("\\|", -1);
        int[] some = cells(sides[0]);
        List<int[]> houses = houses(sides[1]);
        int[] digits = digitsOf(sides[1]);
        return some.length == houses.size()
                && !contains(some, cell)
                && IntStream.range(0, digits.length).anyMatch(i -> digits[i] == digit && contains(houses.get(i), cell))
                && Arrays.stream(some)
                        .allMatch(q -> IntStream.range(0, N)
                                .filter(d -> sight.has(q, d))
                                .allMatch(d -> IntStream.range(0, digits.length)
                                        .anyMatch(i -> digits[i] == d && contains(houses.get(i), q))));
    }

    /** All cells in one line and one block, two where they meet, and some on either side. */
    private boolean isSueDeCoq() {
        int[] some = cells(line.split("\\|", -1)[0]);
        return HOUSES.subList(0, 2 * N).stream()
                .anyMatch(l -> HOUSES.subList(2 * N, 3 * N).stream()
                        .anyMatch(b -> Arrays.stream(some).allMatch(q -> contains(l, q) || contains(b, q))
                                && Arrays.stream(some)
                                                .filter(q -> contains(l, q) && contains(b, q))
                                                .count()
                                        >= 2
                                && Arrays.stream(some).anyMatch(q -> !contains(l, q))
                                && Arrays.stream(some).anyMatch(q -> !contains(b, q))));
    }

    /** Four cells of each block, two in a row and two in a column that cross elsewhere in it. */
    private boolean isBelt() {
        int[] some = cells(line.split("\\|", -1)[0]);
        return some.length >= 16
                && Arrays.stream(some).map(q -> lineOf(2, q)).distinct().allMatch(block -> {
                    int[] of = Arrays.stream(some)
                            .filter(q -> lineOf(2, q) == block)
                            .toArray();
                    return of.length == 4
                            && Arrays.stream(HOUSES.get(2 * N + block))
                                    .anyMatch(centre -> !contains(of, centre)
                                            && Arrays.stream(of)
                                                            .filter(q -> lineOf(0, q) == lineOf(0, centre))
                                                            .count()
                                                    == 2
                                            && Arrays.stream(of)
                                                            .filter(q -> lineOf(1, q) == lineOf(1, centre))
                                                            .count()
                                                    == 2);
                });
    }

    /** Whether no other place of the target's row is in any template. */
    private boolean isInAllTemplates() {
        return Arrays.stream(sight.places(HOUSES.get(lineOf(0, cell)), digit))
                .filter(q -> q != cell)
                .allMatch(q ->
                        new PatternReading(sight, given, q * N + digit, line + "==>").isInNoTemplate(0, new int[N]));
    }

    /** Whether no choice of one place in each row, with no two in a column or block, has the target. */
    private boolean isInNoTemplate(int row, int[] chosen) {
        if (row == N) {
            return false;
        }
        for (int column = 0; column < N; column++) {
            int q = row * N + column;
            boolean free = sight.has(q, digit) && (row != cell / N || q == cell);
            for (int r = 0; r < row && free; r++) {
                free = !see(chosen[r], q);
            }
            if (free) {
                chosen[row] = q;
                if (!isInNoTemplate(row + 1, chosen)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Two base cells with the digits, and targets elsewhere in the band, one of which is the target's and has another digit. */
    private boolean exocet() {
        int[] all = cells(line);
        int mask = DIGIT.matcher(line.substring(line.indexOf('{')))
                .results()
                .mapToInt(m -> 1 << m.group(1).charAt(0) - '1')
                .sum();
        return all.length == 4
                && (sight.masks()[all[0]] | sight.masks()[all[1]]) == mask
                && (cell == all[2] || cell == all[3])
                && (mask >> digit & 1) == 0
                && lineOf(2, all[0]) == lineOf(2, all[1])
                && IntStream.range(2, 4).noneMatch(i -> see(all[i], all[0]) || see(all[i], all[1]));
    }

    /** BUG+1: without the digit of one cell that has three, every digit is in none or two open cells of each house. */
    static boolean bug(SudokuSight sight, int x) {
        int[] masks = sight.masks().clone();
        int three = x / N;
        if (sight.count(three) != 3) {
            return false;
        }
        masks[three] &= ~(1 << x % N);
        SudokuSight left = new SudokuSight(masks);
        return IntStream.range(0, CELLS).allMatch(q -> left.count(q) <= 2)
                && HOUSES.stream()
                        .allMatch(h -> IntStream.range(0, N).allMatch(d -> {
                            long open = Arrays.stream(left.places(h, d))
                                    .filter(q -> left.count(q) == 2)
                                    .count();
                            return open == 0 || open == 2;
                        }));
    }
}
