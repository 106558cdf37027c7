package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import ninebynine.model.Frame;
import ninebynine.model.Frame.Kind;
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
    private final List<String> rows;
    private final List<String> columns;
    private final List<String> digits;
    private final List<String> spokenRows;
    private final List<String> spokenColumns;
    private final List<String> spokenDigits;

    private SudokuModel(Boxes boxes) {
        this.boxes = boxes;
        this.n = boxes.size();
        this.builder = new ModelBuilder(new SudokuNames(boxes));
        this.rows = names(SudokuNames::r);
        this.columns = names(SudokuNames::c);
        this.digits = names(SudokuNames::digit);
        this.spokenRows = names(r -> "row " + (r + 1));
        this.spokenColumns = names(c -> "column " + (c + 1));
        this.spokenDigits = names(d -> Integer.toString(d + 1));
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
            IntStream.range(0, n).forEach(r -> house(kind, "row", rows.get(r), r, RN, columns, (u, i) -> r * n + i));
            IntStream.range(0, n).forEach(c -> house(kind, "column", columns.get(c), c, CN, rows, (u, i) -> i * n + c));
            for (int b = 0; b < n; b++) {
                List<String> squares = squares(b);
                house(kind, "block", "b" + (b + 1), b, BN, squares, (u, s) -> boxes.row(u, s) * n + boxes.column(u, s));
            }
        }
        for (int d = 0; d < n; d++) {
            fish("-in-rows", d, RN, rows, columns, spokenRows, spokenColumns, true);
        }
        for (int d = 0; d < n; d++) {
            fish("-in-columns", d, CN, columns, rows, spokenColumns, spokenRows, false);
        }
    }

    /** The naked frame of a house has cells for lines and digits for transversals; the hidden frame is its transpose. */
    private void house(
            Kind kind, String word, String unit, int u, int type, List<String> places, IntBinaryOperator cell) {
        boolean naked = kind == Kind.NAKED;
        int[] variables = new int[n];
        int[][] labels = new int[n][n];
        String[] spoken = new String[n];
        for (int i = 0; i < n; i++) {
            int place = cell.applyAsInt(u, i);
            spoken[i] = SudokuNames.rc(place / n, place % n);
            variables[i] = naked ? place : variable(type, u, i);
            for (int d = 0; d < n; d++) {
                labels[naked ? i : d][naked ? d : i] = place * n + d;
            }
        }
        List<String> spokenPlaces = Arrays.asList(spoken);
        builder.frame(new Frame(
                kind,
                "-in-a-" + word,
                unit,
                word + " " + (u + 1),
                variables,
                labels,
                null,
                naked ? places : digits,
                naked ? digits : places,
                naked ? spokenPlaces : spokenDigits,
                naked ? spokenDigits : spokenPlaces));
    }

    private void fish(
            String place,
            int d,
            int type,
            List<String> lines,
            List<String> transversals,
            List<String> spokenLines,
            List<String> spokenTransversals,
            boolean inRows) {
        int[] variables = new int[n];
        int[][] labels = new int[n][n];
        int[][] box = new int[n][n];
        for (int i = 0; i < n; i++) {
            variables[i] = variable(type, i, d);
            for (int j = 0; j < n; j++) {
                labels[i][j] = inRows ? label(i, j, d) : label(j, i, d);
                box[i][j] = inRows ? boxes.box(i, j) : boxes.box(j, i);
            }
        }
        builder.frame(new Frame(
                Kind.SUPER_HIDDEN,
                place,
                digits.get(d),
                spokenDigits.get(d),
                variables,
                labels,
                box,
                lines,
                transversals,
                spokenLines,
                spokenTransversals));
    }

    private List<String> squares(int b) {
        return names(s -> SudokuNames.rc(boxes.row(b, s), boxes.column(b, s)));
    }

    private List<String> names(IntFunction<String> name) {
        return IntStream.range(0, n).mapToObj(name).toList();
    }
}
