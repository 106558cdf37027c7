package ninebynine.games.sudoku;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.explain.StepNames;
import ninebynine.games.grid.LineFamily;
import ninebynine.games.grid.Square;
import ninebynine.games.grid.SquareNames;
import ninebynine.games.named.PopularNames;
import ninebynine.model.Group;
import ninebynine.model.Model;
import ninebynine.model.ModelBuilder;
import ninebynine.rule.Pattern;
import ninebynine.rule.relation.RelationSources;
import ninebynine.strategy.OwnRules;
import ninebynine.tensor.Ints;

/**
 * Sudoku as labels and variables: those of a {@link Square} whose lines are rows, columns and blocks.
 *
 * <pre>
 *   label (r,c,n)      r·N² + c·N + n
 *   rc (r,c) → n       rn (r,n) → c       cn (c,n) → r       bn (b,n) → square of b
 * </pre>
 *
 * Every link is made by a variable. Groups are the segments: a row or column inside a box, for one digit.
 */
final class SudokuModel {
    private static final int ROWS = 0;
    private static final int COLUMNS = 1;
    private static final int BLOCKS = 2;

    private final Boxes boxes;
    private final int n;
    private final Square square;
    private final ModelBuilder builder;

    private SudokuModel(Boxes boxes) {
        this.boxes = boxes;
        this.n = boxes.size();
        this.square = new Square(n, List.of(LineFamily.rows(n), LineFamily.columns(n), blocks(boxes)));
        this.builder = square.builder(new SquareNames(square, "cell", this::segmentIn));
    }

    static Model of(Boxes boxes) {
        SudokuModel sudoku = new SudokuModel(boxes);
        LineFamily blocks = sudoku.square.families().get(BLOCKS);
        sudoku.square.fish(sudoku.builder, "-in-rows", ROWS, COLUMNS, blocks);
        sudoku.square.fish(sudoku.builder, "-in-columns", COLUMNS, ROWS, blocks);
        sudoku.groups();
        sudoku.builder.part(RelationSources.class, ImpossiblePatterns.SOURCES);
        sudoku.builder.part(Boxes.class, boxes);
        sudoku.builder.part(Pattern.Reader.class, SudokuRules::read);
        sudoku.builder.part(StepNames.class, new PopularNames(sudoku.square));
        return sudoku.builder.part(OwnRules.class, SudokuRules.ALL).build();
    }

    private static LineFamily blocks(Boxes boxes) {
        int n = boxes.size();
        return new LineFamily(n, "b", "block", null, (b, s) -> boxes.row(b, s) * n + boxes.column(b, s));
    }

    private void groups() {
        for (int d = 0; d < n; d++) {
            for (int line = 0; line < n; line++) {
                for (int from = 0; from < n; from += boxes.width()) {
                    group(ROWS, line, d, from, boxes.width());
                }
                for (int from = 0; from < n; from += boxes.height()) {
                    group(COLUMNS, line, d, from, boxes.height());
                }
            }
        }
    }

    private void group(int family, int line, int d, int from, int length) {
        LineFamily lines = square.families().get(family);
        Ints members = Ints.of(IntStream.range(from, from + length)
                .map(place -> square.label(lines.cell(line, place), d))
                .toArray());
        int block = square.families().get(BLOCKS).line(lines.cell(line, from));
        builder.group(new Group(square.variable(family, line, d), members));
        builder.group(new Group(square.variable(BLOCKS, block, d), members));
    }

    /** A segment in one of its variables: {@code c456} in a row, {@code r2c456} in a block. */
    private String segmentIn(int variable, Ints members) {
        int first = members.get(0) / n;
        boolean horizontal = first / n == members.get(1) / n / n;
        String glued = members.stream()
                .map(x -> 1 + (horizontal ? x / n % n : x / n / n))
                .mapToObj(i -> n > 9 && i < 10 ? "0" + i : Integer.toString(i))
                .collect(Collectors.joining());
        boolean inBlock = variable >= square.variable(BLOCKS, 0, 0);
        String segment = (horizontal ? "c" : "r") + glued;
        if (!inBlock) {
            return segment;
        }
        return horizontal ? "r" + (first / n + 1) + segment : segment + "c" + (first % n + 1);
    }
}
