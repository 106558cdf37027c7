package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.games.sudoku.Rectangle.Kind;
import ninebynine.limit.Stopping;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * four cells of two rows, two columns and two blocks, none given, ∃! solution ⇒ ¬∀q∈P value(q) ∈ {a,b} — what each of the other candidates, the guardians, rules out is false.
 *
 * <p>For one of them is true: if all corners held a and b alone, these could be exchanged. The types differ in where the guardians are.
 */
final class UniqueRectangle implements Rule {
    /** Four variables. */
    static final int LEVEL = 4;

    private static final int LARGEST_SUBSET = 4;

    @Override
    public String code() {
        return Rectangle.CODE;
    }

    @Override
    public int level() {
        return LEVEL;
    }

    /** A rectangle that two digits must not fill alone, with what its corners have besides. */
    private record Found(int[] corners, int a, int b, long[] others, boolean avoidable) {
        long two() {
            return 1L << a | 1L << b;
        }

        Ints digits() {
            return Ints.of(a, b);
        }

        /** The corners with guardians. */
        int[] guarded() {
            return IntStream.range(0, corners.length)
                    .filter(i -> others[i] != 0)
                    .toArray();
        }

        long guardians() {
            return Arrays.stream(others).reduce(0, (x, y) -> x | y);
        }

        /** Corners 0 and 3 are opposite, and so are 1 and 2. */
        boolean areOpposite(int i, int j) {
            return i + j == 3;
        }
    }

    /** One type after the other, as people learn them. */
    @Override
    public void find(View view, Matches out) {
        Sheet sheet = Sheet.of(view);
        List<Found> all = rectangles(sheet);
        for (Kind kind :
                List.of(Kind.TYPE_1, Kind.TYPE_2, Kind.TYPE_3, Kind.TYPE_4, Kind.TYPE_5, Kind.TYPE_6, Kind.HIDDEN)) {
            for (Found found : all) {
                Stopping.check();
                if (!find(kind, found, sheet, out)) {
                    return;
                }
            }
        }
    }

    private static List<Found> rectangles(Sheet sheet) {
        List<Found> all = new ArrayList<>();
        int n = sheet.n;
        for (int top = 0; top < n; top++) {
            for (int bottom = top + 1; bottom < n; bottom++) {
                for (int left = 0; left < n; left++) {
                    for (int right = left + 1; right < n; right++) {
                        int[] corners = {top * n + left, top * n + right, bottom * n + left, bottom * n + right};
                        boolean oneAbove = sheet.block(corners[0]) == sheet.block(corners[1]);
                        boolean oneAside = sheet.block(corners[0]) == sheet.block(corners[2]);
                        if (oneAbove != oneAside) {
                            pairs(corners, sheet, all);
                        }
                    }
                }
            }
        }
        return all;
    }

    private static void pairs(int[] corners, Sheet sheet, List<Found> all) {
        long any = Arrays.stream(corners).mapToLong(sheet::digits).reduce(0, (x, y) -> x | y);
        boolean avoidable = !Arrays.stream(corners).allMatch(sheet::isOpen);
        for (long first = any; first != 0; first &= first - 1) {
            int a = Long.numberOfTrailingZeros(first);
            for (long second = first & first - 1; second != 0; second &= second - 1) {
                int b = Long.numberOfTrailingZeros(second);
                long two = 1L << a | 1L << b;
                if (isFillable(corners, a, b, sheet)
                        && Arrays.stream(corners).allMatch(q -> sheet.isOpen(q) || (sheet.digits(q) & ~two) == 0)
                        && Arrays.stream(corners).allMatch(q -> sheet.leavesOpen(q, two))) {
                    all.add(new Found(
                            corners,
                            a,
                            b,
                            Arrays.stream(corners)
                                    .mapToLong(q -> sheet.digits(q) & ~two)
                                    .toArray(),
                            avoidable));
                }
            }
        }
    }

    /** Whether the corners can hold a and b in turns: otherwise there is nothing to avoid. */
    private static boolean isFillable(int[] corners, int a, int b, Sheet sheet) {
        return holds(corners[0], a, sheet)
                        && holds(corners[3], a, sheet)
                        && holds(corners[1], b, sheet)
                        && holds(corners[2], b, sheet)
                || holds(corners[0], b, sheet)
                        && holds(corners[3], b, sheet)
                        && holds(corners[1], a, sheet)
                        && holds(corners[2], a, sheet);
    }

    private static boolean holds(int cell, int digit, Sheet sheet) {
        return (sheet.digits(cell) >> digit & 1) != 0;
    }

    private static boolean find(Kind kind, Found found, Sheet sheet, Matches out) {
        int[] guarded = found.guarded();
        boolean side = guarded.length == 2 && !found.areOpposite(guarded[0], guarded[1]);
        boolean one = Long.bitCount(found.guardians()) == 1;
        return switch (kind) {
            case TYPE_1 ->
                guarded.length != 1
                        || out(
                                kind,
                                found,
                                Ints.of(),
                                sheet.labels(new int[] {found.corners[guarded[0]]}, found.two()),
                                out);
            case TYPE_2 -> !one || !side || out(kind, found, Ints.of(), seen(found, sheet), out);
            case TYPE_5 -> !one || side || guarded.length < 2 || out(kind, found, Ints.of(), seen(found, sheet), out);
            case TYPE_3 -> !side || one || subsets(found, guarded, sheet, out);
            case TYPE_4 -> !side || confined(found, guarded, sheet, out);
            case TYPE_6 -> guarded.length != 2 || side || crossed(found, guarded, sheet, out);
            default -> guarded.length < 2 || hidden(found, sheet, out);
        };
    }

    private static boolean out(Kind kind, Found found, Ints support, Ints targets, Matches out) {
        Kind named = !found.avoidable
                ? kind
                : kind == Kind.TYPE_1 ? Kind.AVOIDABLE_1 : kind == Kind.TYPE_2 ? Kind.AVOIDABLE_2 : Kind.AVOIDABLE;
        return targets.isEmpty()
                || out.add(new Match.Elimination(
                        new Rectangle(named, Ints.of(found.corners), found.digits(), support), targets));
    }

    /** The one digit of all guardians, wherever it sees them all. */
    private static Ints seen(Found found, Sheet sheet) {
        int[] guarded = found.guarded();
        int[] cells = IntStream.range(0, sheet.n * sheet.n)
                .filter(q -> IntStream.of(guarded).allMatch(i -> sheet.see(q, found.corners[i])))
                .toArray();
        return sheet.labels(cells, found.guardians());
    }

    /** Type 3: the guardians' digits, as one cell, with m further cells of a common house that have together m + 1 digits. */
    private static boolean subsets(Found found, int[] guarded, Sheet sheet, Matches out) {
        int one = found.corners[guarded[0]];
        int other = found.corners[guarded[1]];
        for (int house = 0; house < 3; house++) {
            if (sheet.line(house, one) == sheet.line(house, other)) {
                int[] cells = IntStream.of(sheet.cells(house, sheet.line(house, one)))
                        .filter(q -> sheet.isOpen(q) && q != one && q != other)
                        .toArray();
                for (int m = 1; m < LARGEST_SUBSET && m < cells.length; m++) {
                    if (!subsets(found, cells, new int[m], 0, 0, found.guardians(), sheet, out)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private static boolean subsets(
            Found found, int[] cells, int[] chosen, int count, int from, long digits, Sheet sheet, Matches out) {
        if (Long.bitCount(digits) > chosen.length + 1) {
            return true;
        }
        if (count == chosen.length) {
            int[] rest = IntStream.of(cells)
                    .filter(q -> IntStream.of(chosen).noneMatch(c -> c == q))
                    .toArray();
            return Long.bitCount(digits) <= chosen.length
                    || out(Kind.TYPE_3, found, Ints.of(chosen.clone()), sheet.labels(rest, digits), out);
        }
        for (int i = from; i < cells.length; i++) {
            chosen[count] = cells[i];
            if (!subsets(found, cells, chosen, count + 1, i + 1, digits | sheet.digits(cells[i]), sheet, out)) {
                return false;
            }
        }
        return true;
    }

    /** Type 4: one digit has no other place in a common house, so the other is in neither corner. */
    private static boolean confined(Found found, int[] guarded, Sheet sheet, Matches out) {
        int[] roof = {found.corners[guarded[0]], found.corners[guarded[1]]};
        for (int house = 0; house < 3; house++) {
            int line = sheet.line(house, roof[0]);
            for (int digit : new int[] {found.a, found.b}) {
                if (line == sheet.line(house, roof[1]) && isConfined(house, line, digit, found, sheet)) {
                    int free = digit == found.a ? found.b : found.a;
                    Ints support = Ints.of(sheet.variable(house, line, digit));
                    if (!out(Kind.TYPE_4, found, support, sheet.labels(roof, 1L << free), out)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private static boolean isConfined(int house, int line, int digit, Found found, Sheet sheet) {
        return IntStream.of(sheet.places(house, line, digit))
                .allMatch(q -> IntStream.of(found.corners).anyMatch(c -> c == q));
    }

    /** Type 6: a digit has no other place in both rows, or both columns; it would be in both opposite corners. */
    private static boolean crossed(Found found, int[] guarded, Sheet sheet, Matches out) {
        int[] pair = {found.corners[guarded[0]], found.corners[guarded[1]]};
        for (int house = 0; house < 2; house++) {
            int one = sheet.line(house, pair[0]);
            int other = sheet.line(house, pair[1]);
            for (int digit : new int[] {found.a, found.b}) {
                if (isConfined(house, one, digit, found, sheet) && isConfined(house, other, digit, found, sheet)) {
                    Ints support = Ints.of(sheet.variable(house, one, digit), sheet.variable(house, other, digit));
                    if (!out(Kind.TYPE_6, found, support, sheet.labels(pair, 1L << digit), out)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Hidden: a digit has no other place in the row and the column of a corner, and the opposite corner has no guardian. */
    private static boolean hidden(Found found, Sheet sheet, Matches out) {
        for (int i = 0; i < found.corners.length; i++) {
            int corner = found.corners[i];
            if (found.others[3 - i] == 0) {
                int row = sheet.line(Sheet.ROWS, corner);
                int column = sheet.line(Sheet.COLUMNS, corner);
                for (int digit : new int[] {found.a, found.b}) {
                    if (isConfined(Sheet.ROWS, row, digit, found, sheet)
                            && isConfined(Sheet.COLUMNS, column, digit, found, sheet)) {
                        int free = digit == found.a ? found.b : found.a;
                        Ints support = Ints.of(
                                sheet.variable(Sheet.ROWS, row, digit), sheet.variable(Sheet.COLUMNS, column, digit));
                        if (!out(Kind.HIDDEN, found, support, sheet.labels(new int[] {corner}, 1L << free), out)) {
                            return false;
                        }
                    }
                }
            }
        }
        return true;
    }
}
