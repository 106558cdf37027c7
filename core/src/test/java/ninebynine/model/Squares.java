package ninebynine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import ninebynine.model.Frame.Kind;
import ninebynine.model.Frame.Title;
import ninebynine.model.Frame.Words;
import ninebynine.state.State;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;
import ninebynine.tensor.Shape;

/**
 * A Sudoku-like model for tests, stated as shortly as possible: N×N cells in boxes of {@code height} × {@code width}.
 *
 * <p>Boards are text: a cell is its candidates ({@code 125}), all but some ({@code -34}), all ({@code .}) or none ({@code x}). A drawn
 * frame of {@code +---+} and {@code !} is ignored, and rows left out are full.
 */
public final class Squares {
    private static final int RC = 0;
    private static final int RN = 1;
    private static final int CN = 2;
    private static final int BN = 3;
    private static final List<String> HOUSES = SquareNames.HOUSES;

    public static final Squares FOUR = new Squares(2, 2);
    public static final Squares SIX = new Squares(2, 3);
    public static final Squares NINE = new Squares(3, 3);

    private final int height;
    private final int width;
    private final int n;
    private final Model model;

    private Squares(int height, int width) {
        this.height = height;
        this.width = width;
        this.n = height * width;
        ModelBuilder builder = new ModelBuilder(new SquareNames(n));
        builder.bank("C", Shape.of(List.of("r", "c", "n"), n, n, n));
        builder.type("rc", "naked-single", "NS", variables(RC));
        for (int type : new int[] {RN, CN, BN}) {
            String house = HOUSES.get(type);
            builder.type(house.charAt(0) + "n", "hidden-single-in-a-" + house, "HS", variables(type));
        }
        groups(builder);
        for (Kind kind : List.of(Kind.NAKED, Kind.HIDDEN)) {
            for (int type : new int[] {RN, CN, BN}) {
                IntStream.range(0, n).forEach(u -> builder.frame(house(kind, type, u)));
            }
        }
        for (int type : new int[] {RN, CN}) {
            IntStream.range(0, n).forEach(d -> builder.frame(fish(type, d)));
        }
        model = builder.build();
    }

    public Model model() {
        return model;
    }

    /** The label of a digit in a cell, all counted from 1 as in its name. */
    public int label(int r, int c, int digit) {
        return id(r - 1, c - 1, digit - 1);
    }

    public int variable(String name) {
        return model.index().variable(name).orElseThrow();
    }

    /** The board's candidates, nothing asserted. */
    public State state(String board) {
        Bits candidates = new Bits(model.labelCount());
        candidates.setAll();
        String[] cells = board.replaceAll("[+!]|--+", " ").trim().split("\\s+", -1);
        for (int cell = 0; cell < cells.length; cell++) {
            for (int d = 0; d < n; d++) {
                if (!allows(cells[cell], '1' + d)) {
                    candidates.clear(cell * n + d);
                }
            }
        }
        return State.of(model, candidates);
    }

    private static boolean allows(String cell, int symbol) {
        return cell.equals(".") || cell.startsWith("-") != cell.indexOf(symbol) >= 0;
    }

    /** The givens of a puzzle in one line asserted, nothing propagated. */
    public State givens(String line) {
        State state = State.full(model);
        for (int cell = 0; cell < line.length(); cell++) {
            if (line.charAt(cell) != '.') {
                state.assertValue(cell * n + line.charAt(cell) - '1');
            }
        }
        return state;
    }

    private int id(int r, int c, int d) {
        return (r * n + c) * n + d;
    }

    /** The i-th label of variable (a, b) of a type: the one formula that variables, groups and frames are cut from. */
    private int at(int type, int a, int b, int i) {
        return switch (type) {
            case RC -> id(a, b, i);
            case RN -> id(a, i, b);
            case CN -> id(i, a, b);
            default -> id(height * (a / height) + i / width, width * (a % height) + i % width, b);
        };
    }

    private int variable(int type, int a, int b) {
        return (type * n + a) * n + b;
    }

    private List<int[]> variables(int type) {
        List<int[]> all = new ArrayList<>();
        for (int v = 0; v < n * n; v++) {
            int a = v / n;
            int b = v % n;
            all.add(IntStream.range(0, n).map(i -> at(type, a, b, i)).toArray());
        }
        return all;
    }

    /** The segments of each box: groups of a row or column and of the box. */
    private void groups(ModelBuilder builder) {
        for (int v = 0; v < n * n; v++) {
            int b = v / n;
            int d = v % n;
            for (int k = 0; k < height; k++) {
                group(builder, RN, b, d, IntStream.range(k * width, (k + 1) * width));
            }
            for (int k = 0; k < width; k++) {
                int first = k;
                group(builder, CN, b, d, IntStream.range(0, height).map(i -> first + i * width));
            }
        }
    }

    private void group(ModelBuilder builder, int type, int b, int d, IntStream squares) {
        Ints members = Ints.of(squares.map(s -> at(BN, b, d, s)).toArray());
        int cell = members.get(0) / n;
        builder.group(new Group(variable(type, type == RN ? cell / n : cell % n, d), members));
        builder.group(new Group(variable(BN, b, d), members));
    }

    /** The naked frame of a house has cells for lines and digits for transversals; the hidden frame is its transpose. */
    private Frame house(Kind kind, int type, int u) {
        boolean naked = kind == Kind.NAKED;
        int[] variables = new int[n];
        int[][] labels = new int[n][n];
        for (int i = 0; i < n; i++) {
            variables[i] = naked ? at(type, u, 0, i) / n : variable(type, u, i);
            for (int d = 0; d < n; d++) {
                labels[naked ? i : d][naked ? d : i] = at(type, u, d, i);
            }
        }
        Words places = words(
                i -> SquareNames.place(type, at(type, u, 0, i) / n, n),
                i -> SquareNames.place(BN, at(type, u, 0, i) / n, n));
        Words digits = words(d -> "n" + (d + 1), d -> Integer.toString(d + 1));
        String house = HOUSES.get(type);
        Title title = new Title("-in-a-" + house, numbered(house, u), house + " " + (u + 1));
        return new Frame(kind, title, variables, labels, null, naked ? places : digits, naked ? digits : places);
    }

    private Frame fish(int type, int d) {
        int[] variables = new int[n];
        int[][] labels = new int[n][n];
        int[][] boxes = new int[n][n];
        for (int u = 0; u < n; u++) {
            variables[u] = variable(type, u, d);
            for (int i = 0; i < n; i++) {
                labels[u][i] = at(type, u, d, i);
                int cell = labels[u][i] / n;
                boxes[u][i] = height * (cell / n / height) + cell % n / width;
            }
        }
        String lines = HOUSES.get(type);
        String transversals = HOUSES.get(RN + CN - type);
        Title title = new Title("-in-" + lines + "s", "n" + (d + 1), Integer.toString(d + 1));
        return new Frame(Kind.SUPER_HIDDEN, title, variables, labels, boxes, words(lines), words(transversals));
    }

    private static String numbered(String house, int u) {
        return house.charAt(0) + Integer.toString(u + 1);
    }

    private Words words(String house) {
        return words(u -> numbered(house, u), u -> house + " " + (u + 1));
    }

    private Words words(IntFunction<String> written, IntFunction<String> spoken) {
        return new Words(
                IntStream.range(0, n).mapToObj(written).toList(),
                IntStream.range(0, n).mapToObj(spoken).toList());
    }
}
