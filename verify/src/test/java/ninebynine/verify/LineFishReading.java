package ninebynine.verify;

import static ninebynine.verify.SudokuSight.HOUSES;
import static ninebynine.verify.SudokuSight.N;
import static ninebynine.verify.SudokuSight.lineOf;
import static ninebynine.verify.SudokuSight.see;

import java.util.Arrays;
import java.util.stream.IntStream;

/** The second reading of fish of rows in columns, or columns in rows: of a state and one candidate that goes. Sets of lines are bits. */
final class LineFishReading {
    private static final int SETS = 1 << N;

    private final SudokuSight sight;
    private final int cell;
    private final int digit;
    /** For each row and column the lines across in which it has the digit, and those of them where the target does not see it. */
    private final int[] across = new int[2 * N];

    private final int[] unseen = new int[2 * N];

    LineFishReading(SudokuSight sight, int target) {
        this.sight = sight;
        this.cell = target / N;
        this.digit = target % N;
        for (int line = 0; line < across.length; line++) {
            for (int q : sight.places(HOUSES.get(line), digit)) {
                int bit = 1 << lineOf(1 - line / N, q);
                across[line] |= bit;
                unseen[line] |= see(q, cell) ? 0 : bit;
            }
        }
    }

    private interface Bases {
        /** Whether some lines, rows (0) or columns (1), are what is looked for; the target's own is not among them. */
        boolean fit(int kind, int base);
    }

    private boolean any(int size, Bases bases) {
        return IntStream.range(0, 2)
                .anyMatch(kind -> IntStream.range(0, SETS)
                        .filter(base -> Integer.bitCount(base) == size && !has(base, lineOf(kind, cell)))
                        .anyMatch(base -> bases.fit(kind, base)));
    }

    private static boolean has(int set, int line) {
        return (set >> line & 1) != 0;
    }

    private static int union(int[] of, int kind, int base) {
        int union = 0;
        for (int left = base; left != 0; left &= left - 1) {
            union |= of[kind * N + Integer.numberOfTrailingZeros(left)];
        }
        return union;
    }

    private boolean isInTheTargetsLine(int kind, int cover) {
        return has(cover, lineOf(1 - kind, cell));
    }

    /** Lines that have the digit only in as many lines across. */
    boolean plain(int size) {
        return any(size, (kind, base) -> {
            int cover = union(across, kind, base);
            return Integer.bitCount(cover) <= size && isInTheTargetsLine(kind, cover);
        });
    }

    /** The same, and no fewer of these lines would be enough: with the target, m of them need m lines across. Lines that have the digit filled in are none. */
    boolean whole(int size) {
        return any(size, (kind, base) -> {
            int cover = union(across, kind, base);
            return Integer.bitCount(cover) == size
                    && isInTheTargetsLine(kind, cover)
                    && Integer.bitCount(union(unseen, kind, base)) == size - 1
                    && isOpen(kind, base)
                    && IntStream.range(1, base)
                            .filter(some -> (some & ~base) == 0)
                            .allMatch(some -> Integer.bitCount(union(unseen, kind, some)) >= Integer.bitCount(some));
        });
    }

    private boolean isOpen(int kind, int base) {
        return IntStream.range(0, N)
                .filter(line -> has(base, line))
                .allMatch(line -> Arrays.stream(sight.places(HOUSES.get(kind * N + line), digit))
                        .allMatch(q -> sight.count(q) > 1));
    }

    /** Plain but for fins, in one line and one block; the finned line keeps two places or more, or as sashimi one. */
    boolean finned(int size, boolean sashimi) {
        return any(
                size,
                (kind, base) -> IntStream.range(0, N)
                        .filter(line -> has(base, line))
                        .anyMatch(line -> {
                            int others = union(across, kind, base & ~(1 << line));
                            return Integer.bitCount(others) <= size
                                    && IntStream.range(others, SETS)
                                            .filter(cover -> Integer.bitCount(cover) == size && (others & ~cover) == 0)
                                            .filter(cover -> isInTheTargetsLine(kind, cover))
                                            .anyMatch(cover -> isFinned(kind, line, cover, sashimi));
                        }));
    }

    private boolean isFinned(int kind, int line, int cover, boolean sashimi) {
        int[] fins = Arrays.stream(sight.places(HOUSES.get(kind * N + line), digit))
                .filter(q -> !has(cover, lineOf(1 - kind, q)))
                .toArray();
        int kept = Integer.bitCount(across[kind * N + line] & cover);
        return fins.length > 0
                && Arrays.stream(fins).map(q -> lineOf(2, q)).distinct().count() == 1
                && Arrays.stream(fins).allMatch(q -> see(q, cell))
                && (sashimi ? kept == 1 : kept > 1);
    }
}
