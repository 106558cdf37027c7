package ninebynine.verify;

import static ninebynine.verify.SudokuSight.HOUSES;
import static ninebynine.verify.SudokuSight.N;
import static ninebynine.verify.SudokuSight.lineOf;
import static ninebynine.verify.SudokuSight.linked;
import static ninebynine.verify.SudokuSight.see;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A second reading of what players call a step: each definition said once more, of a state and one candidate that goes, with nothing of the engine's. The names of shapes on one digit, on cells and on
 * sets; {@link ChainReading} has those of chains, which need the step's own line.
 */
final class NameReading {
    private static final int ROWS = 9;
    private static final int LINES = 18;

    private final SudokuSight sight;
    private final int cell;
    private final int digit;
    /** The cells of which the step speaks; all if it does not say. */
    private final int[] told;

    NameReading(SudokuSight sight, int target, int[] told) {
        this.sight = sight;
        this.cell = target / N;
        this.digit = target % N;
        this.told = told;
    }

    private boolean isSeen(int... cells) {
        return Arrays.stream(cells).allMatch(q -> see(q, cell));
    }

    /** Locked candidates: all places of a block in one line, or of a line in one block. */
    boolean pointing() {
        return confined(2, 0) || confined(2, 1);
    }

    boolean claiming() {
        return confined(0, 2) || confined(1, 2);
    }

    private boolean confined(int from, int into) {
        return IntStream.range(0, N).filter(line -> line != lineOf(from, cell)).anyMatch(line -> {
            int[] places = sight.places(HOUSES.get(from * N + line), digit);
            return places.length > 0 && Arrays.stream(places).allMatch(q -> lineOf(into, q) == lineOf(into, cell));
        });
    }

    /** So many cells of a house with so many digits, among them no fewer with as many. */
    boolean naked(int size, boolean locked) {
        return HOUSES.stream()
                .filter(house -> contains(house, cell))
                .anyMatch(house -> choices(open(house), size).stream()
                        .anyMatch(set -> !contains(set, cell)
                                && Integer.bitCount(sight.digits(set)) == size
                                && (sight.digits(set) >> digit & 1) != 0
                                && fewer(set).noneMatch(some -> Integer.bitCount(sight.digits(some)) <= some.length)
                                && (!locked || isInLineAndBlock(set))));
    }

    private static boolean isInLineAndBlock(int[] set) {
        return same(2, set) && (same(0, set) || same(1, set));
    }

    private static boolean same(int kind, int[] set) {
        return Arrays.stream(set).map(q -> lineOf(kind, q)).distinct().count() == 1;
    }

    /** The same of so many digits in so many cells. */
    boolean hidden(int size) {
        return HOUSES.stream()
                .filter(house -> contains(house, cell))
                .anyMatch(house -> choices(IntStream.range(0, N).toArray(), size).stream()
                        .anyMatch(digits -> {
                            int[] places = Arrays.stream(house)
                                    .filter(q -> Arrays.stream(digits).anyMatch(d -> sight.has(q, d)))
                                    .toArray();
                            return !contains(digits, digit)
                                    && places.length == size
                                    && fewer(digits)
                                            .noneMatch(some -> Arrays.stream(house)
                                                            .filter(q -> Arrays.stream(some)
                                                                    .anyMatch(d -> sight.has(q, d)))
                                                            .count()
                                                    <= some.length)
                                    && contains(places, cell)
                                    && Arrays.stream(digits).allMatch(d -> sight.places(house, d).length > 0);
                        }));
    }

    /** Two lines of the same kind with two places each, one of each in a common line across; if the others are in one, too, it is an X-Wing. */
    boolean skyscraper() {
        return IntStream.range(0, 2).anyMatch(kind -> {
            List<int[]> pairs = sight.turned(digit, h -> h / N == kind);
            return meet(
                    pairs,
                    pairs,
                    (one, other) -> lineOf(kind, one[1]) != lineOf(kind, other[0])
                            && lineOf(1 - kind, one[1]) == lineOf(1 - kind, other[0])
                            && lineOf(1 - kind, one[0]) != lineOf(1 - kind, other[1]));
        });
    }

    boolean kite() {
        return meet(
                sight.turned(digit, h -> h < ROWS),
                sight.turned(digit, h -> h >= ROWS && h < LINES),
                (one, other) -> one[1] != other[0] && lineOf(2, one[1]) == lineOf(2, other[0]));
    }

    /** Two places of a block, each of which has one other in its row and one in its column: the target sees one cross of these, and another candidate the other. */
    boolean dualKite() {
        List<int[]> rows = sight.turned(digit, h -> h < ROWS);
        List<int[]> columns = sight.turned(digit, h -> h >= ROWS && h < LINES);
        return rows.stream()
                .anyMatch(r1 -> columns.stream()
                        .filter(c1 -> r1[0] != c1[0] && lineOf(2, r1[0]) == lineOf(2, c1[0]))
                        .filter(c1 -> isSeen(r1[1]) && isSeen(c1[1]) && !see(r1[1], c1[1]))
                        .anyMatch(c1 -> rows.stream()
                                .filter(r2 -> r2[0] == c1[0])
                                .anyMatch(r2 -> columns.stream()
                                        .filter(c2 -> c2[0] == r1[0] && !see(r2[1], c2[1]))
                                        .anyMatch(c2 -> Arrays.stream(sight.places(digit))
                                                .anyMatch(q -> q != cell
                                                        && q != r1[0]
                                                        && q != c1[0]
                                                        && see(q, r2[1])
                                                        && see(q, c2[1]))))));
    }

    /** An empty rectangle, and in the same block another with another target. */
    boolean dualEmptyRectangle() {
        return IntStream.range(0, N)
                .anyMatch(block -> emptyRectangle(block)
                        && Arrays.stream(sight.places(digit))
                                .filter(q -> q != cell)
                                .anyMatch(q -> new NameReading(sight, q * N + digit, told).emptyRectangle(block)));
    }

    /** Two houses with two places each, one of which sees one of the other's; if the others see each other, too, it is a loop. */
    boolean turbot() {
        List<int[]> pairs = sight.turned(digit, h -> true);
        return meet(pairs, pairs, (one, other) -> see(one[1], other[0]) && !see(one[0], other[1]));
    }

    private interface Meeting {
        boolean of(int[] one, int[] other);
    }

    /** Whether one pair meets another, and the target sees their other ends. */
    private boolean meet(List<int[]> some, List<int[]> others, Meeting meeting) {
        return some.stream()
                .filter(one -> isSeen(one[0]))
                .anyMatch(one -> others.stream()
                        .anyMatch(other -> isSeen(other[1]) && one[0] != other[1] && meeting.of(one, other)));
    }

    /** A block whose places are in one row and one column, and a line with two places: the target is where the other end's line and the free arm cross. */
    boolean emptyRectangle() {
        return IntStream.range(0, N).anyMatch(this::emptyRectangle);
    }

    private boolean emptyRectangle(int block) {
        int[] places = sight.places(HOUSES.get(LINES + block), digit);
        for (int[] arms : List.of(new int[] {0, 1}, new int[] {1, 0})) {
            for (int first = 0; first < N; first++) {
                for (int second = 0; second < N; second++) {
                    int one = first;
                    int two = second;
                    boolean whole =
                            Arrays.stream(places).allMatch(q -> lineOf(arms[0], q) == one || lineOf(arms[1], q) == two)
                                    && Arrays.stream(places).anyMatch(q -> lineOf(arms[0], q) != one)
                                    && Arrays.stream(places).anyMatch(q -> lineOf(arms[1], q) != two);
                    if (whole
                            && lineOf(arms[1], cell) == two
                            && lineOf(2, cell) != block
                            && sight.turned(digit, h -> h < LINES).stream()
                                    .anyMatch(pair -> lineOf(arms[0], pair[0]) == one
                                            && lineOf(2, pair[0]) != block
                                            && isSeen(pair[1]))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Colours of the places of the digit: in turns along houses with two places; the number of the net, and its two sides. */
    private Map<Integer, int[]> colours() {
        Map<Integer, int[]> colours = new HashMap<>();
        for (int start : sight.places(digit)) {
            if (!colours.containsKey(start)) {
                Deque<Integer> open = new ArrayDeque<>(List.of(start));
                colours.put(start, new int[] {start, 0});
                while (!open.isEmpty()) {
                    int q = open.remove();
                    for (int[] two : sight.turned(digit, h -> true)) {
                        if (two[0] == q && !colours.containsKey(two[1])) {
                            colours.put(two[1], new int[] {start, 1 - at(colours, q)[1]});
                            open.add(two[1]);
                        }
                    }
                }
            }
        }
        return colours;
    }

    private static int[] at(Map<Integer, int[]> colours, int q) {
        return Objects.requireNonNull(colours.get(q));
    }

    boolean simpleColors() {
        Map<Integer, int[]> of = colours();
        return of.keySet().stream()
                .filter(this::isSeen)
                .anyMatch(a -> of.keySet().stream()
                        .filter(this::isSeen)
                        .anyMatch(b -> at(of, a)[0] == at(of, b)[0] && at(of, a)[1] != at(of, b)[1]));
    }

    boolean multiColors() {
        Map<Integer, int[]> of = colours();
        for (int a : of.keySet()) {
            for (int b : of.keySet()) {
                if (see(a, b)) {
                    boolean oneSide = of.keySet().stream()
                            .anyMatch(q -> isSeen(q) && at(of, q)[0] == at(of, a)[0] && at(of, q)[1] != at(of, a)[1]);
                    boolean otherSide = of.keySet().stream()
                            .anyMatch(q -> isSeen(q) && at(of, q)[0] == at(of, b)[0] && at(of, q)[1] != at(of, b)[1]);
                    if (oneSide && otherSide) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    boolean xyWing() {
        return IntStream.of(told).filter(p -> sight.count(p) == 2).anyMatch(p -> pincers(p, sight.masks()[p]));
    }

    boolean xyzWing() {
        return IntStream.of(told)
                .filter(p -> sight.count(p) == 3 && sight.has(p, digit) && isSeen(p))
                .anyMatch(p -> pincers(p, sight.masks()[p] & ~(1 << digit)));
    }

    /** Two cells that the pivot sees, with one of its two digits each, and the target's. */
    private boolean pincers(int pivot, int two) {
        int z = 1 << digit;
        return (two & z) == 0
                && IntStream.range(0, N)
                        .filter(d -> (two >> d & 1) != 0)
                        .allMatch(d -> IntStream.of(told)
                                .anyMatch(q -> see(q, pivot) && isSeen(q) && sight.masks()[q] == (1 << d | z)));
    }

    /** Two cells of the same two digits; the other of these has two places in a house, and each cell sees one of them. */
    boolean wWing() {
        return IntStream.of(told)
                .anyMatch(a -> IntStream.of(told)
                        .filter(b -> a != b && sight.masks()[a] == sight.masks()[b] && sight.count(a) == 2)
                        .filter(b -> isSeen(a, b) && sight.has(a, digit))
                        .anyMatch(b -> {
                            int x = Integer.numberOfTrailingZeros(sight.masks()[a] & ~(1 << digit));
                            return sight.turned(x, h -> true).stream()
                                    .anyMatch(two -> see(two[0], a) && see(two[1], b));
                        }));
    }

    /** n cells with n digits, none but the target's in two cells that do not see each other. */
    boolean bent(int size) {
        return told.length == size
                && Integer.bitCount(sight.digits(told)) == size
                && IntStream.range(0, N).allMatch(d -> {
                    int[] places = sight.places(told, d);
                    return d == digit
                            ? places.length > 0 && isSeen(places)
                            : Arrays.stream(places)
                                    .allMatch(a -> Arrays.stream(places).allMatch(b -> a == b || see(a, b)));
                });
    }

    /** Sets, each in a house, with a digit more than cells; neighbours joined by a digit all places of which see each other; the ends share the target's. */
    boolean sets(List<int[]> sets, List<int[]> joins) {
        boolean almost = sets.stream()
                .allMatch(set -> SudokuSight.inOneHouse(set) && Integer.bitCount(sight.digits(set)) == set.length + 1);
        boolean joined = true;
        for (int i = 0; i + 1 < sets.size(); i++) {
            int[] one = sets.get(i);
            int[] other = sets.get(i + 1);
            joined &= Arrays.stream(joins.get(i)).allMatch(x -> isJoin(one, other, x));
        }
        return almost && joined && concluded(sets, joins);
    }

    private boolean concluded(List<int[]> sets, List<int[]> joins) {
        int[] first = sight.places(sets.get(0), digit);
        int[] last = sight.places(sets.get(sets.size() - 1), digit);
        boolean common = first.length > 0
                && last.length > 0
                && isSeen(first)
                && isSeen(last)
                && joins.stream().allMatch(x -> x.length < 2)
                && !contains(joins.get(0), digit)
                && !contains(joins.get(joins.size() - 1), digit);
        boolean turning = IntStream.range(1, joins.size())
                .allMatch(i -> joins.get(i).length == 1
                        && joins.get(i - 1).length == 1
                        && joins.get(i)[0] != joins.get(i - 1)[0]);
        // two digits join two sets: each set is locked once the other is not, so what sees all of a digit in one of
        // them, or of a join in both, goes
        boolean twice = sets.size() == 2
                && joins.get(0).length == 2
                && (contains(joins.get(0), digit)
                        ? isSeen(first) && isSeen(last)
                        : first.length > 0 && isSeen(first) || last.length > 0 && isSeen(last));
        return common && turning || twice;
    }

    private boolean isJoin(int[] one, int[] other, int x) {
        int[] here = sight.places(one, x);
        int[] there = sight.places(other, x);
        return here.length > 0
                && there.length > 0
                && Arrays.stream(here).allMatch(a -> Arrays.stream(there).allMatch(b -> see(a, b)));
    }

    /** A cell, and for each of its digits a set that has it only where the cell sees it; all share the target's digit. */
    boolean blossom(List<int[]> sets) {
        int stem = sets.get(0)[0];
        return sets.get(0).length == 1
                && IntStream.range(0, N)
                        .filter(d -> sight.has(stem, d))
                        .allMatch(d -> sets.stream()
                                .skip(1)
                                .anyMatch(set -> SudokuSight.inOneHouse(set)
                                        && Integer.bitCount(sight.digits(set)) == set.length + 1
                                        && isJoin(sets.get(0), set, d)
                                        && d != digit
                                        && sight.places(set, digit).length > 0
                                        && isSeen(sight.places(set, digit))));
    }

    private int[] open(int[] house) {
        return Arrays.stream(house).filter(q -> sight.count(q) > 1).toArray();
    }

    static boolean contains(int[] some, int one) {
        return Arrays.stream(some).anyMatch(x -> x == one);
    }

    /** All choices of fewer, but not of none. */
    private static Stream<int[]> fewer(int[] from) {
        return IntStream.range(1, from.length).boxed().flatMap(size -> choices(from, size).stream());
    }

    /** All choices of so many. */
    private static List<int[]> choices(int[] from, int size) {
        List<int[]> all = new ArrayList<>();
        for (int bits = 0; bits < 1 << from.length; bits++) {
            if (Integer.bitCount(bits) == size) {
                int chosen = bits;
                all.add(IntStream.range(0, from.length)
                        .filter(i -> (chosen >> i & 1) != 0)
                        .map(i -> from[i])
                        .toArray());
            }
        }
        return all;
    }

    /** Whether a digit is the last of its cell, or has no other place in a house; or the house has no other empty cell. */
    static boolean single(String name, SudokuSight sight, boolean[] filled, int x) {
        int at = x / N;
        return switch (name) {
            case "Naked Single" -> sight.masks()[at] == 1 << x % N;
            case "Hidden Single" ->
                HOUSES.stream().anyMatch(h -> contains(h, at) && sight.places(h, x % N).length == 1);
            default ->
                HOUSES.stream()
                        .anyMatch(h -> contains(h, at) && Arrays.stream(h).allMatch(q -> q == at || filled[q]));
        };
    }

    /** Used by chains: whether the target can't be true together with either. */
    static boolean excludes(int target, int x, int y) {
        return linked(target, x) && linked(target, y);
    }
}
