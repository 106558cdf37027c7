package ninebynine.games.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.game.Picture.Part;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Text;
import ninebynine.game.Picture.Tone;
import ninebynine.model.Model;
import ninebynine.model.ModelBuilder;
import ninebynine.model.Names;
import ninebynine.rule.Pattern;
import ninebynine.strategy.OwnRules;
import ninebynine.tensor.Shape;

/**
 * What a game asks of the cells of an n by n grid, told in a few words; model, names and picture follow from it.
 *
 * <pre>
 *   lines      every number once in each: rows, columns, blocks, diagonals
 *   different  two cells that differ
 *   fillings   cells that hold one of a list of fillings
 * </pre>
 *
 * All cells are counted from 0, row by row.
 *
 * @param families rows and columns first
 * @param borders for each cell the number of its region, around which the picture has thick lines
 * @param drawn what else stands on the board
 */
public record GridRules(
        int size,
        List<LineFamily> families,
        List<int[]> different,
        List<Fillings> fillings,
        List<Integer> borders,
        List<Part> drawn) {
    private static final int ROWS = 0;
    private static final int COLUMNS = 1;
    private static final double ASIDE = 0.36;
    private static final double ABOVE = 0.4;
    private static final double NOTE = 0.2;

    /** Rows and columns. */
    public static GridRules latin(int n) {
        return new GridRules(
                n,
                List.of(LineFamily.rows(n), LineFamily.columns(n)),
                List.of(),
                List.of(),
                IntStream.range(0, n * n).mapToObj(cell -> 0).toList(),
                List.of());
    }

    /** Rows, columns, and blocks of so many rows and columns. */
    public static GridRules sudoku(int height, int width) {
        int n = height * width;
        return latin(n).blocks(IntStream.range(0, n * n)
                .mapToObj(cell -> cell / n / height * height + cell % n / width)
                .toList());
    }

    /** With these blocks too: for each cell the number of its own, from 0. */
    public GridRules blocks(List<Integer> blocks) {
        List<int[]> lines = IntStream.range(0, size)
                .mapToObj(block -> IntStream.range(0, size * size)
                        .filter(cell -> blocks.get(cell) == block)
                        .toArray())
                .toList();
        return lines("b", "block", lines).bordered(blocks);
    }

    /** With these lines too, which share no cell. */
    public GridRules lines(String letter, String word, List<int[]> lines) {
        List<LineFamily> more = new ArrayList<>(families);
        more.add(LineFamily.of(size, letter, word, lines));
        return new GridRules(size, more, different, fillings, borders, drawn);
    }

    /** With these pairs of cells that differ. */
    public GridRules different(List<int[]> pairs) {
        List<int[]> more = new ArrayList<>(different);
        more.addAll(pairs);
        return new GridRules(size, families, more, fillings, borders, drawn);
    }

    /** With cells that hold one of some fillings. */
    public GridRules filled(List<Fillings> others) {
        List<Fillings> more = new ArrayList<>(fillings);
        more.addAll(others);
        return new GridRules(size, families, different, more, borders, drawn);
    }

    /** With thick lines around these regions. */
    public GridRules bordered(List<Integer> regions) {
        return new GridRules(size, families, different, fillings, List.copyOf(regions), drawn);
    }

    /** With something more on the board; {@link SquarePicture#middle} says where cells are. */
    public GridRules drawing(List<Part> parts) {
        List<Part> more = new ArrayList<>(drawn);
        more.addAll(parts);
        return new GridRules(size, families, different, fillings, borders, more);
    }

    /** With a small text in the upper left corner of a cell. */
    public GridRules noted(int cell, String text) {
        Point middle = SquarePicture.middle(cell, size);
        Point corner = new Point(middle.x() - ASIDE, middle.y() - ABOVE);
        return drawing(List.of(new Part(new Text(corner, NOTE, text), Tone.STRONG)));
    }

    Square square() {
        return new Square(size, families);
    }

    /** The model, with what a game's own rules need as its parts. */
    Model model(OwnRules own, Pattern.Reader reader) {
        Square square = square();
        int variables = families.stream().mapToInt(LineFamily::count).sum() * size + square.cells();
        Names names = fillings.isEmpty() ? new SquareNames(square) : new FillingNames(square, fillings, variables);
        ModelBuilder builder = square.builder(names);
        square.fish(builder, "-in-rows", ROWS, COLUMNS, null);
        square.fish(builder, "-in-columns", COLUMNS, ROWS, null);
        int labels = square.cells() * size;
        int more = fillings.stream().mapToInt(of -> of.values().size()).sum();
        if (more > 0) {
            builder.bank("F", Shape.of(List.of("f"), more));
            builder.type("f", "only-filling", "OF", fillingVariables(labels));
        }
        if (!own.families().isEmpty()) {
            builder.part(OwnRules.class, own).part(Pattern.Reader.class, reader);
        }
        return builder.otherLinks(new GridLinks(size, labels + more, different, fillings))
                .build();
    }

    private List<int[]> fillingVariables(int first) {
        int[] firsts = Fillings.firsts(fillings, first);
        return IntStream.range(0, firsts.length)
                .mapToObj(i -> IntStream.range(0, fillings.get(i).values().size())
                        .map(filling -> firsts[i] + filling)
                        .toArray())
                .toList();
    }
}
