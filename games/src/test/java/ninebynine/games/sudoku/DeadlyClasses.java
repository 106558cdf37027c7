package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All minimal regular patterns of so many cells, one of each class: every cell with two digits, every digit in none or two of the cells of each house. Grown from one cell: a digit that a house has once needs a second
 * cell there, and of partial patterns that are the same but for symmetry one goes on.
 *
 * <p>Patterns are connected by digits in houses, each of which has one neighbour at most. So a walk from a cell, its digits in one order, numbers everything in a fixed way, and the least of all walks is the same for all patterns
 * of a class.
 */
final class DeadlyClasses {
    private static final int SIZE = 9;
    private static final int HOUSES = 27;

    private final int most;
    private final List<List<int[]>> found = new ArrayList<>();

    DeadlyClasses(int most) {
        this.most = most;
        for (int i = 0; i <= most; i++) {
            found.add(new ArrayList<>());
        }
        List<int[]> partial = List.of(new int[] {cell(0, 0, 0, 1)});
        for (int size = 1; size < most; size++) {
            partial = grown(partial, size);
        }
    }

    /** One of each class; a cell is row, column, digit and digit. */
    List<int[]> ofSize(int cells) {
        return found.get(cells);
    }

    private static int cell(int r, int c, int a, int b) {
        return r << 12 | c << 8 | Math.min(a, b) << 4 | Math.max(a, b);
    }

    private static int row(int cell) {
        return cell >> 12;
    }

    private static int column(int cell) {
        return cell >> 8 & 15;
    }

    private static int low(int cell) {
        return cell >> 4 & 15;
    }

    private static int high(int cell) {
        return cell & 15;
    }

    private static int house(int cell, int type) {
        return switch (type) {
            case 0 -> row(cell);
            case 1 -> SIZE + column(cell);
            default -> 2 * SIZE + row(cell) / 3 * 3 + column(cell) / 3;
        };
    }

    private List<int[]> grown(List<int[]> partial, int size) {
        Set<String> known = new HashSet<>();
        List<int[]> next = new ArrayList<>();
        for (int[] cells : partial) {
            int[] once = new int[HOUSES];
            int[] twice = new int[HOUSES];
            int digits = count(cells, once, twice);
            int[] open = open(cells, once, twice, digits);
            int house = open[0];
            int digit = open[1];
            for (int other = 0; other <= digits && other < SIZE; other++) {
                for (int at = 0; at < SIZE && other != digit; at++) {
                    int added = at(house, at, digit, other);
                    if (fits(cells, added, twice)) {
                        int[] more = Arrays.copyOf(cells, size + 1);
                        more[size] = added;
                        keep(more, known, next);
                    }
                }
            }
        }
        return next;
    }

    private static int at(int house, int i, int a, int b) {
        if (house < SIZE) {
            return cell(house, i, a, b);
        }
        if (house < 2 * SIZE) {
            return cell(i, house - SIZE, a, b);
        }
        int block = house - 2 * SIZE;
        return cell(block / 3 * 3 + i / 3, block % 3 * 3 + i % 3, a, b);
    }

    /** Fills in the digits that each house has once and twice; answers how many digits there are. */
    private static int count(int[] cells, int[] once, int[] twice) {
        int digits = 0;
        for (int cell : cells) {
            for (int type = 0; type < 3; type++) {
                int h = house(cell, type);
                int both = 1 << low(cell) | 1 << high(cell);
                twice[h] |= once[h] & both;
                once[h] |= both;
            }
            digits = Math.max(digits, high(cell) + 1);
        }
        return digits;
    }

    private static boolean fits(int[] cells, int added, int[] twice) {
        int both = 1 << low(added) | 1 << high(added);
        for (int type = 0; type < 3; type++) {
            if ((twice[house(added, type)] & both) != 0) {
                return false;
            }
        }
        return Arrays.stream(cells).noneMatch(each -> each >> 8 == added >> 8);
    }

    /** The house and digit, once there, that fewest cells can close. */
    private static int[] open(int[] cells, int[] once, int[] twice, int digits) {
        int[] best = {-1, -1};
        int least = Integer.MAX_VALUE;
        for (int h = 0; h < HOUSES; h++) {
            for (int rest = once[h] & ~twice[h]; rest != 0; rest &= rest - 1) {
                int d = Integer.numberOfTrailingZeros(rest);
                int ways = 0;
                for (int i = 0; i < SIZE; i++) {
                    for (int e = 0; e <= digits && e < SIZE; e++) {
                        ways += e != d && fits(cells, at(h, i, d, e), twice) ? 1 : 0;
                    }
                }
                if (ways < least) {
                    least = ways;
                    best = new int[] {h, d};
                }
            }
        }
        return best;
    }

    private void keep(int[] cells, Set<String> known, List<int[]> next) {
        int[] once = new int[HOUSES];
        int[] twice = new int[HOUSES];
        count(cells, once, twice);
        int left = needed(once, twice);
        if (left > most - cells.length || !hasFilling(cells)) {
            return;
        }
        String name = name(cells);
        if (known.add(name)) {
            if (left == 0) {
                found.get(cells.length).add(cells);
            } else {
                next.add(cells);
            }
        }
    }

    /** How many cells it takes at least to close what is open: one closes two digits of a house. */
    private static int needed(int[] once, int[] twice) {
        int most = 0;
        for (int from = 0; from < HOUSES; from += SIZE) {
            int sum = 0;
            for (int h = from; h < from + SIZE; h++) {
                sum += (Integer.bitCount(once[h] & ~twice[h]) + 1) / 2;
            }
            most = Math.max(most, sum);
        }
        return most;
    }

    /** Whether the cells can be filled so that a digit that two cells of a house have is in one of them. */
    private static boolean hasFilling(int[] cells) {
        return filling(cells) != null;
    }

    /** For each cell whether it has its higher digit; null if that can't be. */
    private static boolean @Nullable [] filling(int[] cells) {
        boolean[] high = new boolean[cells.length];
        boolean[] known = new boolean[cells.length];
        int[] queue = new int[cells.length];
        known[0] = true;
        int to = 1;
        for (int i = 0; i < to; i++) {
            int q = queue[i];
            for (int k = 0; k < cells.length; k++) {
                for (int d = 0; d < SIZE && k != q; d++) {
                    if (shares(cells[q], cells[k], d)) {
                        boolean hasIt = (d == high(cells[q])) == high[q];
                        boolean wanted = (d == high(cells[k])) != hasIt;
                        if (known[k] && high[k] != wanted) {
                            return null;
                        }
                        if (!known[k]) {
                            known[k] = true;
                            high[k] = wanted;
                            queue[to++] = k;
                        }
                    }
                }
            }
        }
        return high;
    }

    private static boolean has(int cell, int d) {
        return low(cell) == d || high(cell) == d;
    }

    private static boolean shares(int a, int b, int d) {
        return has(a, d) && has(b, d) && (row(a) == row(b) || column(a) == column(b) || house(a, 2) == house(b, 2));
    }

    /** The least of all walks, and of those of the transposed pattern. */
    private static String name(int[] cells) {
        String best = "";
        for (int turn = 0; turn < 2; turn++) {
            int[] turned = cells;
            if (turn == 1) {
                turned = new int[cells.length];
                for (int i = 0; i < cells.length; i++) {
                    turned[i] = cell(column(cells[i]), row(cells[i]), low(cells[i]), high(cells[i]));
                }
            }
            int[][] next = neighbours(turned);
            for (int start = 0; start < cells.length; start++) {
                for (int swap = 0; swap < 2; swap++) {
                    String walk = walk(turned, next, start, swap == 1);
                    best = best.isEmpty() || walk.compareTo(best) < 0 ? walk : best;
                }
            }
        }
        return best;
    }

    /** For each cell, digit and kind of house the other cell there that has the digit, or -1. */
    private static int[][] neighbours(int[] cells) {
        int[][] next = new int[cells.length][6];
        for (int q = 0; q < cells.length; q++) {
            for (int side = 0; side < 2; side++) {
                int d = side == 0 ? low(cells[q]) : high(cells[q]);
                for (int type = 0; type < 3; type++) {
                    int other = -1;
                    for (int k = 0; k < cells.length; k++) {
                        if (k != q && has(cells[k], d) && house(cells[k], type) == house(cells[q], type)) {
                            other = k;
                        }
                    }
                    next[q][3 * side + type] = other;
                }
            }
        }
        return next;
    }

    private static String walk(int[] cells, int[][] next, int start, boolean swap) {
        int n = cells.length;
        int[] order = new int[n];
        boolean[] highFirst = new boolean[n];
        boolean[] met = new boolean[n];
        order[0] = start;
        highFirst[start] = swap;
        met[start] = true;
        int to = 1;
        int[] rows = new int[SIZE];
        int[] columns = new int[SIZE];
        int[] digits = new int[SIZE];
        int[] counts = new int[7];
        int[] bands = new int[6];
        char[] walk = new char[2 * n];
        for (int i = 0; i < to; i++) {
            int q = order[i];
            boolean first = highFirst[q];
            int a = first ? high(cells[q]) : low(cells[q]);
            int b = first ? low(cells[q]) : high(cells[q]);
            int r = line(row(cells[q]), rows, bands, 0, counts, 0);
            int c = line(column(cells[q]), columns, bands, 3, counts, 1);
            digits[a] = digits[a] == 0 ? ++counts[2] : digits[a];
            digits[b] = digits[b] == 0 ? ++counts[2] : digits[b];
            walk[2 * i] = (char) (r << 4 | c);
            walk[2 * i + 1] = (char) (digits[a] << 4 | digits[b]);
            for (int k = 0; k < 6; k++) {
                boolean side = (k < 3) == first;
                int other = next[q][(side ? 3 : 0) + k % 3];
                if (other >= 0 && !met[other]) {
                    met[other] = true;
                    int d = side ? high(cells[q]) : low(cells[q]);
                    highFirst[other] = high(cells[other]) == d;
                    order[to++] = other;
                }
            }
        }
        return new String(walk);
    }

    /** A line's number by when its band, and in that the line, came first. */
    private static int line(int line, int[] lines, int[] bands, int from, int[] counts, int which) {
        int band = line / 3;
        if (bands[from + band] == 0) {
            bands[from + band] = 1 << 4 | ++counts[3 + which];
        }
        if (lines[line] == 0) {
            int inside = bands[from + band] >> 4;
            lines[line] = 3 * (bands[from + band] & 15) + inside;
            bands[from + band] += 1 << 4;
        }
        return lines[line];
    }

    /** One of its two fillings, as a puzzle; the other has in each cell the other digit. */
    static String puzzle(int[] cells) {
        boolean[] high = Objects.requireNonNull(filling(cells));
        char[] puzzle = ".".repeat(SIZE * SIZE).toCharArray();
        for (int i = 0; i < cells.length; i++) {
            puzzle[SIZE * row(cells[i]) + column(cells[i])] = (char) ('1' + (high[i] ? high(cells[i]) : low(cells[i])));
        }
        return new String(puzzle);
    }

    /** Whether no part of a filling, or of the other one, can be exchanged for another that has the same digits in the same houses. */
    static boolean isMinimal(int[] cells) {
        return isMinimal(cells, false) || isMinimal(cells, true);
    }

    private static boolean isMinimal(int[] cells, boolean other) {
        boolean[] high = Objects.requireNonNull(filling(cells));
        int n = cells.length;
        int[] value = new int[n];
        for (int i = 0; i < n; i++) {
            value[i] = high[i] != other ? high(cells[i]) : low(cells[i]);
        }
        int[] has = new int[HOUSES];
        for (int i = 0; i < n; i++) {
            for (int type = 0; type < 3; type++) {
                has[house(cells[i], type)] |= 1 << value[i];
            }
        }
        return !partly(cells, value, has, 0, false, false);
    }

    /** Whether the rest can be filled so that in the end some cells differ and some do not. */
    private static boolean partly(int[] cells, int[] value, int[] left, int k, boolean same, boolean differs) {
        if (k == cells.length) {
            return same && differs;
        }
        int free = left[house(cells[k], 0)] & left[house(cells[k], 1)] & left[house(cells[k], 2)];
        for (int rest = free; rest != 0; rest &= rest - 1) {
            int bit = rest & -rest;
            for (int type = 0; type < 3; type++) {
                left[house(cells[k], type)] &= ~bit;
            }
            boolean isSame = 1 << value[k] == bit;
            boolean found = partly(cells, value, left, k + 1, same || isSame, differs || !isSame);
            for (int type = 0; type < 3; type++) {
                left[house(cells[k], type)] |= bit;
            }
            if (found) {
                return true;
            }
        }
        return false;
    }
}
