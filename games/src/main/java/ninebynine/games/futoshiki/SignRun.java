package ninebynine.games.futoshiki;

import java.util.Arrays;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.games.grid.SquareNames;
import ninebynine.model.Model;
import ninebynine.rule.Pattern;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Cells with a sign between each and the next: {@code r1c1<r1c2<r2c2}, {@code r3c3<r3c4>r3c5}. */
record SignRun(Kind kind, Ints cells) implements Pattern.Own {
    private static final java.util.regex.Pattern WRITTEN =
            java.util.regex.Pattern.compile("([a-z-]+)\\[(\\d{1,4})]: (r\\d+c\\d+(?:[<>]r\\d+c\\d+)++)");

    /** What the run is, and whether its ends' candidates count. */
    enum Kind {
        ASC,
        STR_ASC,
        HILL,
        VALLEY,
        STR_HILL,
        STR_VALLEY;

        /** As in notation. */
        String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        boolean isStrong() {
            return this == STR_ASC || this == STR_HILL || this == STR_VALLEY;
        }

        boolean isHill() {
            return this == HILL || this == STR_HILL;
        }

        /** Whether the signs go as the kind says: up, or up and down, or down and up. */
        boolean isDrawnBy(String written) {
            String signs = written.replaceAll("[^<>]", "");
            return switch (this) {
                case ASC, STR_ASC -> signs.matches("<+");
                case HILL, STR_HILL -> signs.matches("<+>+");
                case VALLEY, STR_VALLEY -> signs.matches(">+<+");
            };
        }
    }

    /** A cell's variable has the cell's number. */
    @Override
    public Ints variables() {
        return cells;
    }

    int length() {
        return cells.size() - 1;
    }

    @Override
    public String name() {
        return kind.word() + "[" + length() + "]";
    }

    @Override
    public String title() {
        String words = switch (kind) {
            case ASC -> "ascending chain";
            case STR_ASC -> "strong ascending chain";
            case HILL -> "hill";
            case VALLEY -> "valley";
            case STR_HILL -> "strong hill";
            case STR_VALLEY -> "strong valley";
        };
        return words + " of length " + length();
    }

    @Override
    public String written(Model model) {
        return SignOrder.of(model).written(cells.toArray());
    }

    /** The run that a line of notation begins with, or null if there is none like it in the puzzle. */
    static Pattern.@Nullable Own read(String head, Model model) {
        Matcher m = WRITTEN.matcher(head);
        if (!m.matches()) {
            return null;
        }
        OptionalInt[] found = Arrays.stream(m.group(3).split("[<>]", -1))
                .map(model.index()::variable)
                .toArray(OptionalInt[]::new);
        if (Arrays.stream(found).anyMatch(OptionalInt::isEmpty)) {
            return null;
        }
        Ints cells =
                Ints.of(Arrays.stream(found).mapToInt(OptionalInt::getAsInt).toArray());
        return Arrays.stream(Kind.values())
                .map(kind -> new SignRun(kind, cells))
                .filter(run -> (run.name() + ": " + run.written(model)).equals(head))
                .filter(run -> run.kind.isDrawnBy(m.group(3)))
                .findFirst()
                .orElse(null);
    }

    @Override
    public String spoken(Model model, View before) {
        SignOrder order = SignOrder.of(model);
        return kind == Kind.ASC || kind == Kind.STR_ASC
                ? ascending(order.size(), Bounds.of(before))
                : turning(order, Bounds.of(before));
    }

    private String ascending(int n, Bounds bounds) {
        int least = kind.isStrong() ? bounds.low[cells.get(0)] : 1;
        int most = kind.isStrong() ? bounds.high[cells.get(length())] : n;
        String way = IntStream.range(1, cells.size())
                .mapToObj(i -> cell(i, n))
                .collect(Collectors.joining(", which is smaller than "));
        return "square " + cell(0, n) + " is " + (least > 1 ? "at least " + least + " and " : "") + "smaller than "
                + way + (most < n ? ", which is at most " + most : "");
    }

    private String turning(SignOrder order, Bounds bounds) {
        int n = order.size();
        int turn = turn(order);
        String others = IntStream.range(0, cells.size())
                .filter(i -> cells.get(i) != turn)
                .mapToObj(i -> cell(i, n))
                .collect(Collectors.joining(", "))
                .replaceFirst(", ([^,]*)$", " and $1");
        return "square " + SquareNames.cell(turn, n) + " is " + (kind.isHill() ? "larger" : "smaller") + " than "
                + others + ", which are" + (length() > 2 ? " all" : "") + " different" + ends(bounds, n);
    }

    /** What is known of the ends, and so of all cells but the one between them. */
    private String ends(Bounds bounds, int n) {
        int first = cells.get(0);
        int last = cells.get(length());
        int least = Math.min(bounds.low[first], bounds.low[last]);
        int most = Math.max(bounds.high[first], bounds.high[last]);
        if (kind == Kind.STR_HILL && least > 1) {
            return " and at least " + least;
        }
        return kind == Kind.STR_VALLEY && most < n ? " and at most " + most : "";
    }

    /** The cell at which the signs turn: the top of a hill, the bottom of a valley. */
    private int turn(SignOrder order) {
        int i = 1;
        while (order.isLess(cells.get(i - 1), cells.get(i)) == order.isLess(cells.get(0), cells.get(1))) {
            i++;
        }
        return cells.get(i - 1);
    }

    private String cell(int i, int n) {
        return SquareNames.cell(cells.get(i), n);
    }
}
