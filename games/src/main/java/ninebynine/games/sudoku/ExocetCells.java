package ninebynine.games.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.rule.Exhaustion;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Two base cells of a line in a block and two target cells: {@code J4-exocet-in-rows: r1c7 r2c7 - r4c8 r7c9{n1 n2 n4 n7}}. The digits of the base must be those of the targets.
 *
 * @param rows whether its S lines are rows, so that the base is in a column
 * @param base the two base cells
 * @param targets the two target cells
 * @param digits the candidates of the base
 */
record ExocetCells(boolean rows, Ints base, Ints targets, Ints digits) implements Pattern.Own {
    private static final int N = 9;
    private static final int SIDE = 3;

    private static final java.util.regex.Pattern WRITTEN = java.util.regex.Pattern.compile(
            "J[2-5]-exocet-in-(rows|columns): (r\\dc\\d) (r\\dc\\d) - (r\\dc\\d) (r\\dc\\d)\\{((?:n\\d ?)+)}");
    private static final java.util.regex.Pattern PUBLISHED = java.util.regex.Pattern.compile(
            "J[2-5]-Exocet-in-(rows|columns): *\\s+base digits = ([n\\d, ]+?)\\s+S (?:rows|columns) = [rc\\d, ]+?\\s+base cells = (r\\dc\\d), (r\\dc\\d)\\s+target cells = (r\\dc\\d), (r\\dc\\d)\\s*");

    /** The line of the third cell of the base's line in its block, and those of the targets: where the digits are looked for. */
    private IntStream lines() {
        int block = line(base.get(0)) / SIDE * SIDE;
        int third = IntStream.range(block, block + SIDE)
                .filter(i -> base.stream().noneMatch(q -> line(q) == i))
                .findFirst()
                .orElse(block);
        return IntStream.concat(IntStream.of(third), targets.stream().map(this::line));
    }

    /** A row where its S lines are rows. */
    private int line(int cell) {
        return rows ? cell / N : cell % N;
    }

    /** The base cells, and where each digit is in each S line. */
    @Override
    public Ints variables() {
        int kind = rows ? Sheet.ROWS : Sheet.COLUMNS;
        return Ints.of(IntStream.concat(
                        base.stream(),
                        digits.stream().flatMap(d -> lines().map(line -> ((1 + kind) * N + line) * N + d)))
                .toArray());
    }

    /** Only of its cells anything is said. */
    @Override
    public boolean refutes(Model model, IntPredicate isCandidate, IntPredicate isValue, int label) {
        return (base.contains(label / N) || targets.contains(label / N))
                && Exhaustion.refutes(model, isCandidate, isValue, variables(), label);
    }

    @Override
    public String name() {
        return "J" + digits.size() + "-exocet-in-" + (rows ? "rows" : "columns");
    }

    @Override
    public String code() {
        return "J" + digits.size();
    }

    @Override
    public String title() {
        return "exocet of " + digits.size() + " digits in " + (rows ? "rows" : "columns");
    }

    @Override
    public String written(Model model) {
        return names(base, model) + " - " + names(targets, model)
                + digits.stream().mapToObj(d -> "n" + (d + 1)).collect(Collectors.joining(" ", "{", "}"));
    }

    private static String names(Ints cells, Model model) {
        return cells.stream().mapToObj(model.names()::variable).collect(Collectors.joining(" "));
    }

    @Override
    public String spoken(Model model, View before) {
        String kind = rows ? "row " : "column ";
        return "whichever of "
                + digits.stream().mapToObj(d -> Integer.toString(d + 1)).collect(Collectors.joining(", "))
                + " are in " + names(base, model).replace(" ", " and ") + ", in "
                + lines().mapToObj(line -> kind + (line + 1)).collect(Collectors.joining(", "))
                + " they have two lines across besides the targets, so each of them must be in "
                + names(targets, model).replace(" ", " or ") + " too";
    }

    @Override
    public List<Pattern.Own> variants(Model model) {
        List<Pattern.Own> changed = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            int at = i;
            for (int step : new int[] {1, N}) {
                int other = (targets.get(i) + step) % (N * N);
                changed.add(new ExocetCells(
                        rows,
                        base,
                        Ints.of(IntStream.range(0, 2)
                                .map(k -> k == at ? other : targets.get(k))
                                .toArray()),
                        digits));
            }
        }
        changed.add(new ExocetCells(!rows, base, targets, digits));
        return changed;
    }

    /** What a line of notation, or what CSP-Rules prints, says before its arrow, or null. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Matcher own = WRITTEN.matcher(head);
        Matcher published = PUBLISHED.matcher(head);
        boolean ours = own.matches();
        if (model.labels(0).length != N || !ours && !published.matches()) {
            return null;
        }
        Matcher m = ours ? own : published;
        int first = ours ? 2 : 3;
        List<OptionalInt> cells = IntStream.range(first, first + 4)
                .mapToObj(i -> model.index().variable(m.group(i)))
                .toList();
        if (cells.stream().anyMatch(OptionalInt::isEmpty)) {
            return null;
        }
        int[] of = cells.stream().mapToInt(OptionalInt::getAsInt).toArray();
        Ints digits = Ints.of(Stream.of(m.group(ours ? 6 : 2).split("[ ,]+"))
                .mapToInt(word -> Integer.parseInt(word.substring(1)) - 1)
                .toArray());
        ExocetCells read =
                new ExocetCells(m.group(1).equals("rows"), Ints.of(of[0], of[1]), Ints.of(of[2], of[3]), digits);
        return !ours || read.head(model).equals(head) ? read : null;
    }
}
