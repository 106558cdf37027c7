package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** What each cell of a state may hold, as bits, and which cells share a house: what rules about cells look at. */
final class Sheet {
    static final int ROWS = 0;
    static final int COLUMNS = 1;
    static final int BLOCKS = 2;

    final int n;
    private final Boxes boxes;
    private final View view;
    private final long[] digits;

    private Sheet(View view) {
        this.view = view;
        this.boxes = view.model().part(Boxes.class).orElseThrow();
        this.n = boxes.size();
        this.digits = new long[boxes.cells()];
        for (int x = 0; x < view.model().labelCount(); x++) {
            if (view.isCandidate(x)) {
                digits[x / n] |= 1L << x % n;
            }
        }
    }

    static Sheet of(View view) {
        return view.derived(Sheet.class, Sheet::new);
    }

    /** What a cell may hold; its value if it has one. */
    long digits(int cell) {
        return digits[cell];
    }

    boolean isOpen(int cell) {
        return !view.isDecided(cell);
    }

    /** Whether the puzzle leaves open whether the cell holds each of these. */
    boolean leavesOpen(int cell, long set) {
        return IntStream.range(0, n)
                .filter(d -> (set >> d & 1) != 0)
                .allMatch(d -> view.givens().leaveOpen(view.model(), cell, label(cell, d)));
    }

    int label(int cell, int digit) {
        return cell * n + digit;
    }

    int block(int cell) {
        return boxes.box(cell / n, cell % n);
    }

    /** The row, column or block of a cell. */
    int line(int kind, int cell) {
        return kind == ROWS ? cell / n : kind == COLUMNS ? cell % n : block(cell);
    }

    /** The cells of a row, column or block, in order. */
    int[] cells(int kind, int line) {
        return IntStream.range(0, n)
                .map(i -> kind == ROWS
                        ? line * n + i
                        : kind == COLUMNS ? i * n + line : boxes.row(line, i) * n + boxes.column(line, i))
                .toArray();
    }

    boolean see(int one, int other) {
        return one != other && (one / n == other / n || one % n == other % n || block(one) == block(other));
    }

    /** The variable "where is this digit in this house?". */
    int variable(int kind, int line, int digit) {
        return ((1 + kind) * n + line) * n + digit;
    }

    /** The same for each of these digits. */
    IntStream variables(int kind, int line, long set) {
        return IntStream.range(0, n).filter(d -> (set >> d & 1) != 0).map(d -> variable(kind, line, d));
    }

    /** The candidates of these cells that are among these digits, in label order; values are none. */
    Ints labels(int[] cells, long set) {
        List<Integer> found = new ArrayList<>();
        for (int cell : cells) {
            for (long rest = isOpen(cell) ? digits[cell] & set : 0; rest != 0; rest &= rest - 1) {
                found.add(label(cell, Long.numberOfTrailingZeros(rest)));
            }
        }
        return Ints.of(found.stream().mapToInt(Integer::intValue).sorted().toArray());
    }

    /** The cells of a house that may hold a digit. */
    int[] places(int kind, int line, int digit) {
        return IntStream.of(cells(kind, line))
                .filter(q -> (digits[q] >> digit & 1) != 0)
                .toArray();
    }
}
