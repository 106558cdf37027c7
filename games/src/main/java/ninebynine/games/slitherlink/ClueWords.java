package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import ninebynine.text.Pieces;

/**
 * The texts of a pattern at its place.
 *
 * <pre>
 *   $1           the picture's first number           [1 2]     cells of one row or column, as in r2{c3 c4} and c2{r1 r2}
 *   $f $l $g     first and last 2 of its run,         [1,2]     the same as r2{c3 c4} and {r1 r2}c2
 *                first of its second run              [1&lt;2]     the same as [1 2], the lower number first
 *   $1~f         from a number to the first 2         (a|b|c)   a for the shortest run, b for the next, c for longer ones
 *   &lt;nw&gt; &lt;east&gt;  a corner or side, turned             &lt;a|b&gt;     a if rows stay rows, else b
 *   %            "-2" for each 2 of its run
 * </pre>
 */
final class ClueWords {
    private static final Pattern BY_LENGTH = Pattern.compile("\\(([^()]*\\|[^()]*)\\)");
    private static final Pattern BY_TURN = Pattern.compile("<([^<>|]*)\\|([^<>|]*)>");
    private static final Pattern WAY = Pattern.compile("<(\\w+)>");
    private static final Pattern SPAN = Pattern.compile("\\$(\\w)~(\\w)");
    private static final Pattern CELL = Pattern.compile("\\$(\\w)");
    private static final Pattern CELLS = Pattern.compile("\\[(\\w)([ ,<])(\\w)(?: (\\w))?]");

    private final PatternPlacement laid;
    private final boolean spoken;

    private ClueWords(PatternPlacement laid, boolean spoken) {
        this.laid = laid;
        this.spoken = spoken;
    }

    static String written(PatternPlacement laid) {
        return new ClueWords(laid, false).fill(laid.pattern().written());
    }

    static String said(PatternPlacement laid) {
        return new ClueWords(laid, true).fill(laid.pattern().said());
    }

    private String fill(String text) {
        String chosen = Pieces.replaced(BY_LENGTH, text, this::byLength);
        chosen = Pieces.replaced(BY_TURN, chosen, m -> laid.turn().swaps() ? m.group(2) : m.group(1));
        chosen = Pieces.replaced(WAY, chosen, m -> way(m.group(1)));
        chosen = chosen.replace(
                "%", "-2".repeat(laid.runs().isEmpty() ? 0 : laid.runs().get(0)));
        chosen = Pieces.replaced(SPAN, chosen, this::span);
        chosen = Pieces.replaced(CELLS, chosen, this::cells);
        return Pieces.replaced(CELL, chosen, m -> name(cell(m.group(1))));
    }

    private String byLength(MatchResult m) {
        String[] choices = m.group(1).split("\\|", -1);
        int longer = laid.runs().get(0) - laid.pattern().shortest();
        return choices[Math.min(longer, choices.length - 1)];
    }

    private String way(String word) {
        String turned = Corner.ALL.stream()
                .filter(corner -> corner.word().equals(word))
                .map(corner -> corner(laid.turn().corner(corner)))
                .findFirst()
                .orElse("");
        return turned.isEmpty()
                ? side(laid.turn().side(Way.valueOf(word.substring(0, 1).toUpperCase(Locale.ROOT))))
                : turned;
    }

    private String corner(Corner corner) {
        return spoken
                ? (corner.vertical == Way.N ? "upper " : "lower ") + (corner.horizontal == Way.W ? "left" : "right")
                : corner.word();
    }

    private String side(Way side) {
        if (!spoken) {
            return side.spoken();
        }
        return switch (side) {
            case N -> "upper";
            case E -> "right";
            case S -> "lower";
            case W -> "left";
        };
    }

    private String span(MatchResult m) {
        int run = m.group(2).equals("g") ? 1 : 0;
        return laid.runs().get(run) == 0 ? "$" + m.group(1) : "$" + m.group(1) + "...$" + m.group(2);
    }

    /** Which cell is meant: a number's, by its digit, or one of a run. */
    private PatternPlacement.Place cell(String which) {
        return switch (which) {
            case "f" -> laid.ofRun(0, 0);
            case "l" -> laid.ofRun(0, laid.runs().get(0) - 1);
            case "g" -> laid.ofRun(1, 0);
            default -> laid.place(laid.pattern().stencil().clues().get(Integer.parseInt(which) - 1));
        };
    }

    private static String name(PatternPlacement.Place cell) {
        return SlitherlinkNames.rc(cell.y() >> 1, cell.x() >> 1);
    }

    private String cells(MatchResult m) {
        List<PatternPlacement.Place> cells = Arrays.asList(m.group(1), m.group(3), m.group(4)).stream()
                .filter(which -> which != null)
                .map(this::cell)
                .sorted((a, b) -> m.group(2).equals("<") ? a.y() + a.x() - b.y() - b.x() : 0)
                .toList();
        boolean row = cells.get(0).y() == cells.get(1).y();
        String line =
                row ? "r" + ((cells.get(0).y() >> 1) + 1) : "c" + ((cells.get(0).x() >> 1) + 1);
        String places = cells.stream()
                .map(cell -> row ? "c" + ((cell.x() >> 1) + 1) : "r" + ((cell.y() >> 1) + 1))
                .collect(Collectors.joining(" ", "{", "}"));
        return row || !m.group(2).equals(",") ? line + places : places + line;
    }
}
