package ninebynine.games.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import ninebynine.model.Frame;
import ninebynine.model.Frame.Kind;
import ninebynine.model.Frame.Title;
import ninebynine.model.Frame.Words;
import ninebynine.model.ModelBuilder;
import ninebynine.model.Names;
import ninebynine.tensor.Shape;
import org.jspecify.annotations.Nullable;

/**
 * An n by n grid as labels and variables: one bank C[r,c,n], a variable for each cell, and one for each number in each line of each
 * family.
 *
 * <pre>
 *   label (r,c,n)            r·n² + c·n + n
 *   rc (r,c) → n             rn (r,n) → c       cn (c,n) → r       and so on, in the order of the families
 *   variable (type, a, b)    first(type) + a·n + b
 * </pre>
 *
 * Subsets live in the naked and hidden frames of every line and in the frames of {@link #fish}.
 */
public final class Square implements Cells.Kinds {
    private final int n;
    private final List<LineFamily> families;
    /** The first variable of each family. */
    private final int[] firsts;

    /**
     * A grid with these lines.
     *
     * @param families rows and columns first
     */
    public Square(int n, List<LineFamily> families) {
        this.n = n;
        this.families = List.copyOf(families);
        this.firsts = new int[families.size()];
        int first = cells();
        for (int f = 0; f < firsts.length; f++) {
            firsts[f] = first;
            first += families.get(f).count() * n;
        }
    }

    /** Rows and columns and nothing else. */
    public static Square latin(int n) {
        return new Square(n, List.of(LineFamily.rows(n), LineFamily.columns(n)));
    }

    /** How many cells a side has. */
    public int size() {
        return n;
    }

    /** How many cells there are. */
    public int cells() {
        return n * n;
    }

    /** The kinds of line that it has. */
    public List<LineFamily> families() {
        return families;
    }

    @Override
    public int count() {
        return families.size();
    }

    @Override
    public int line(int kind, int cell) {
        return families.get(kind).line(cell);
    }

    @Override
    public String spoken(int kind, int line) {
        return families.get(kind).spoken(line);
    }

    /** The label that says "this cell is this number", all from 0. */
    public int label(int cell, int number) {
        return cell * n + number;
    }

    /** The variable "where is this number in this line of the family?". */
    public int variable(int family, int line, int number) {
        return firsts[family] + line * n + number;
    }

    /** The family whose variable this is, or -1 if it is that of a cell. */
    int family(int variable) {
        int family = firsts.length - 1;
        while (family >= 0 && variable < firsts[family]) {
            family--;
        }
        return family;
    }

    /** A model with labels, variables and the frames of every line; fish, groups and other links can be added. */
    public ModelBuilder builder(Names names) {
        ModelBuilder builder = new ModelBuilder(names);
        builder.bank("C", Shape.of(List.of("r", "c", "n"), n, n, n));
        builder.type("rc", "naked-single", "NS", cellVariables());
        for (LineFamily family : families) {
            builder.type(family.letter() + "n", "hidden-single-" + family.inALine(), "HS", lineVariables(family));
        }
        for (Kind kind : List.of(Kind.NAKED, Kind.HIDDEN)) {
            for (int f = 0; f < families.size(); f++) {
                for (int line = 0; line < families.get(f).count(); line++) {
                    builder.frame(frame(kind, f, line));
                }
            }
        }
        return builder;
    }

    private List<int[]> cellVariables() {
        List<int[]> all = new ArrayList<>();
        for (int cell = 0; cell < cells(); cell++) {
            int first = label(cell, 0);
            all.add(IntStream.range(first, first + n).toArray());
        }
        return all;
    }

    private List<int[]> lineVariables(LineFamily family) {
        List<int[]> all = new ArrayList<>();
        for (int i = 0; i < family.count() * n; i++) {
            int line = i / n;
            int number = i % n;
            all.add(IntStream.range(0, n)
                    .map(place -> label(family.cell(line, place), number))
                    .toArray());
        }
        return all;
    }

    /** The naked frame of a line has its cells for lines and numbers for transversals; the hidden frame is its transpose. */
    private Frame frame(Kind kind, int family, int line) {
        boolean naked = kind == Kind.NAKED;
        LineFamily of = families.get(family);
        int[] variables = new int[n];
        int[][] labels = new int[n][n];
        for (int i = 0; i < n; i++) {
            variables[i] = naked ? of.cell(line, i) : variable(family, line, i);
            for (int number = 0; number < n; number++) {
                labels[naked ? i : number][naked ? number : i] = label(of.cell(line, i), number);
            }
        }
        Title title = new Title("-" + of.inALine(), of.written(line), of.spoken(line));
        Words places = words(i -> of.place(line, i), i -> SquareNames.cell(of.cell(line, i), n));
        Words numbers = words(SquareNames::number, d -> Integer.toString(d + 1));
        return new Frame(kind, title, variables, labels, null, naked ? places : numbers, naked ? numbers : places);
    }

    /**
     * Adds for each number the frame in which fish live: the lines of one family, crossed by those of another.
     *
     * @param place what follows the name of the fish, such as {@code -in-rows}
     * @param boxes a family that fins may share with a target; null if the game has none
     */
    public void fish(ModelBuilder builder, String place, int lines, int across, @Nullable LineFamily boxes) {
        LineFamily along = families.get(lines);
        LineFamily crossing = families.get(across);
        for (int number = 0; number < n; number++) {
            int[] variables = new int[n];
            int[][] labels = new int[n][n];
            int[][] box = new int[n][n];
            for (int i = 0; i < n; i++) {
                variables[i] = variable(lines, i, number);
                for (int at = 0; at < n; at++) {
                    int cell = along.cell(i, at);
                    labels[i][crossing.line(cell)] = label(cell, number);
                    box[i][crossing.line(cell)] = boxes == null ? 0 : boxes.line(cell);
                }
            }
            Title title = new Title(place, SquareNames.number(number), Integer.toString(number + 1));
            builder.frame(new Frame(
                    Kind.SUPER_HIDDEN,
                    title,
                    variables,
                    labels,
                    boxes == null ? null : box,
                    words(along::written, along::spoken),
                    words(crossing::written, crossing::spoken)));
        }
    }

    private Words words(IntFunction<String> written, IntFunction<String> spoken) {
        return new Words(
                IntStream.range(0, n).mapToObj(written).toList(),
                IntStream.range(0, n).mapToObj(spoken).toList());
    }
}
