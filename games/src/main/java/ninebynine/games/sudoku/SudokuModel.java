package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import ninebynine.model.Frame;
import ninebynine.model.Frame.Kind;
import ninebynine.model.Frame.Title;
import ninebynine.model.Frame.Words;
import ninebynine.model.Group;
import ninebynine.model.Model;
import ninebynine.model.ModelBuilder;
import ninebynine.tensor.Ints;
import ninebynine.tensor.Shape;

/**
 * Sudoku as labels and variables: one bank C[r,c,n], and four types of variable over it.
 *
 * <pre>
 *   label (r,c,n)      r·N² + c·N + n
 *   rc (r,c) → n       rn (r,n) → c       cn (c,n) → r       bn (b,n) → square of b
 * </pre>
 *
 * Every link is made by a variable. Groups are the segments: a row or column inside a box, for one digit.
 */
final class SudokuModel {
    static final int RC = 0;
    static final int RN = 1;
    static final int CN = 2;
    static final int BN = 3;

    private final Boxes boxes;
    private final int n;
    private final ModelBuilder builder;
    private final Words rows;
    private final Words columns;
    private final Words digits;

    private SudokuModel(Boxes boxes) {
        this.boxes = boxes;
        this.n = boxes.size();
        this.builder = new ModelBuilder(new SudokuNames(boxes));
        this.rows = words(SudokuNames::r, r -> "row " + (r + 1));
        this.columns = words(SudokuNames::c, c -> "column " + (c + 1));
        this.digits = words(SudokuNames::digit, d -> Integer.toString(d + 1));
    }

    static Model of(Boxes boxes) {
        SudokuModel sudoku = new SudokuModel(boxes);
        sudoku.labels();
        sudoku.groups();
        sudoku.frames();
        return sudoku.builder.build();
    }

    private int label(int r, int c, int d) {
        return (r * n + c) * n + d;
    }

    private int variable(int type, int a, int b) {
        return (type * n + a) * n + b;
    }

    private void labels() {
        builder.bank("C", Shape.of(List.of("r", "c", "n"), n, n, n));
        builder.type("rc", "naked-single", "NS", members((r, c) -> d -> label(r, c, d)));
        builder.type("rn", "hidden-single-in-a-row", "HS", members((r, d) -> c -> label(r, c, d)));
        builder.type("cn", "hidden-single-in-a-column", "HS", members((c, d) -> r -> label(r, c, d)));
        builder.type(
                "bn",
                "hidden-single-in-a-block",
                "HS",
                members((b, d) -> s -> label(boxes.row(b, s), boxes.column(b, s), d)));
    }

    private interface Members {
        IntFunction<Integer> at(int a, int b);
    }

    private List<int[]> members(Members of) {
        List<int[]> all = new ArrayList<>();
        for (int a = 0; a < n; a++) {
            for (int b = 0; b < n; b++) {
                IntFunction<Integer> member = of.at(a, b);
                all.add(IntStream.range(0, n).map(member::apply).toArray());
            }
        }
        return all;
    }

    private void groups() {
        for (int d = 0; d < n; d++) {
            for (int line = 0; line < n; line++) {
                for (int from = 0; from < n; from += boxes.width()) {
                    group(RN, line, d, segment(from, boxes.width(), line, d, true));
                }
                for (int from = 0; from < n; from += boxes.height()) {
                    group(CN, line, d, segment(from, boxes.height(), line, d, false));
                }
            }
        }
    }

    private Ints segment(int from, int length, int line, int d, boolean horizontal) {
        return Ints.of(IntStream.range(from, from + length)
                .map(i -> horizontal ? label(line, i, d) : label(i, line, d))
                .toArray());
    }

    private void group(int type, int line, int d, Ints members) {
        int first = members.get(0);
        int box = boxes.box(first / (n * n), first / n % n);
        builder.group(new Group(variable(type, line, d), members));
        builder.group(new Group(variable(BN, box, d), members));
    }

    private void frames() {
        for (Kind kind : List.of(Kind.NAKED, Kind.HIDDEN)) {
            for (int r = 0; r < n; r++) {
                int row = r;
                Words places = words(SudokuNames::c, c -> SudokuNames.rc(row, c));
                house(kind, title("row", SudokuNames.r(r), r), variable(RN, r, 0), places, c -> row * n + c);
            }
            for (int c = 0; c < n; c++) {
                int column = c;
                Words places = words(SudokuNames::r, r -> SudokuNames.rc(r, column));
                house(kind, title("column", SudokuNames.c(c), c), variable(CN, c, 0), places, r -> r * n + column);
            }
            for (int b = 0; b < n; b++) {
                int block = b;
                IntFunction<String> square = s -> SudokuNames.rc(boxes.row(block, s), boxes.column(block, s));
                IntUnaryOperator cell = s -> boxes.row(block, s) * n + boxes.column(block, s);
                house(kind, title("block", "b" + (b + 1), b), variable(BN, b, 0), words(square, square), cell);
            }
        }
        for (int d = 0; d < n; d++) {
            fish("-in-rows", d, RN, rows, columns);
        }
        for (int d = 0; d < n; d++) {
            fish("-in-columns", d, CN, columns, rows);
        }
    }

    private static Title title(String house, String unit, int index) {
        return new Title("-in-a-" + house, unit, house + " " + (index + 1));
    }

    /** The naked frame of a house has cells for lines and digits for transversals; the hidden frame is its transpose. */
    private void house(Kind kind, Title title, int firstHidden, Words places, IntUnaryOperator cell) {
        boolean naked = kind == Kind.NAKED;
        int[] variables = new int[n];
        int[][] labels = new int[n][n];
        for (int i = 0; i < n; i++) {
            variables[i] = naked ? cell.applyAsInt(i) : firstHidden + i;
            for (int d = 0; d < n; d++) {
                labels[naked ? i : d][naked ? d : i] = cell.applyAsInt(i) * n + d;
            }
        }
        Words lines = naked ? places : digits;
        Words transversals = naked ? digits : places;
        builder.frame(new Frame(kind, title, variables, labels, null, lines, transversals));
    }

    private void fish(String place, int d, int type, Words lines, Words transversals) {
        int[] variables = new int[n];
        int[][] labels = new int[n][n];
        int[][] box = new int[n][n];
        for (int i = 0; i < n; i++) {
            variables[i] = variable(type, i, d);
            for (int j = 0; j < n; j++) {
                labels[i][j] = type == RN ? label(i, j, d) : label(j, i, d);
                box[i][j] = type == RN ? boxes.box(i, j) : boxes.box(j, i);
            }
        }
        Title title = new Title(place, SudokuNames.digit(d), Integer.toString(d + 1));
        builder.frame(new Frame(Kind.SUPER_HIDDEN, title, variables, labels, box, lines, transversals));
    }

    private Words words(IntFunction<String> written, IntFunction<String> spoken) {
        return new Words(
                IntStream.range(0, n).mapToObj(written).toList(),
                IntStream.range(0, n).mapToObj(spoken).toList());
    }
}
