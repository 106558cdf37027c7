package ninebynine.games.latin;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.ClipsCall;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.games.grid.CellWords;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.RunLength;
import ninebynine.games.grid.Sizes;
import ninebynine.games.grid.SquareCall;
import ninebynine.games.grid.SquareText;
import ninebynine.text.Pieces;

/**
 * Reads Latin squares in every format.
 *
 * <pre>
 *   ..345.789.5…         those of {@link SquareText}
 *   b3_4_5a7_8_9a5…      values and runs of empty cells, also after 9: or 9x9:
 *   order 9              a quasigroup with holes: n² numbers follow, -1 for a hole
 *   (solve "..345…")     a call of CSP-Rules
 * </pre>
 */
final class LatinText {
    private static final Pattern ORDER = Pattern.compile("order\\s+(\\d{1,4})", Pattern.CASE_INSENSITIVE);
    private static final Pattern HEAD = Pattern.compile("(\\d{1,4})(?:x(\\d{1,4}))?:(?=[a-z0-9_])");
    private static final Pattern BARE = Pattern.compile("(?=[a-z_]*\\d)(?=[0-9_]*[a-z])[a-z0-9_]+");
    private static final String HOLE = "-1";

    private final Sizes sizes;
    private final SquareText squares;

    LatinText(Sizes sizes) {
        this.sizes = sizes;
        this.squares = new SquareText(sizes);
    }

    /** Whether a line begins a quasigroup with holes. */
    static boolean isOrder(String line) {
        return line.regionMatches(true, Pieces.inked(line, 0), "order", 0, 5)
                && ORDER.matcher(line.strip()).matches();
    }

    Cells read(String text) {
        List<String> lines = squares.lines(text);
        String first = lines.get(0);
        if (ClipsCall.isOne(first)) {
            return call(ClipsCall.read(String.join("\n", lines)));
        }
        Matcher order = ORDER.matcher(first);
        if (order.matches()) {
            return quasigroup(Integer.parseInt(order.group(1)), lines.subList(1, lines.size()));
        }
        return lines.size() == 1 && isRunLength(first)
                ? runLength(first)
                : squares.read(lines).cells();
    }

    boolean isWhole(String line) {
        return ClipsCall.isWhole(line) || isRunLength(line.strip()) || squares.isWhole(line);
    }

    private Cells call(ClipsCall call) {
        return SquareCall.isRunLength(call)
                ? runLength(call.arguments().get(0))
                : squares.read(SquareCall.lines(sizes, squares, call)).cells();
    }

    private Cells quasigroup(int n, List<String> lines) {
        if (!sizes.exist(n)) {
            throw sizes.missing(n);
        }
        List<String> words = new ArrayList<>();
        for (String line : lines) {
            for (String word : Symbols.words(line)) {
                words.add(word.equals(HOLE) ? "." : word);
            }
        }
        if (words.size() != n * n) {
            throw new PuzzleFormatException(Sizes.counted(words.size(), "cell") + " after 'order " + n + "', expected "
                    + n * n + ". Maybe a row is " + (words.size() < n * n ? "missing." : "too many."));
        }
        return CellWords.read(sizes, n, words);
    }

    /** With a size in front, or else with a length that can mean nothing else. */
    private boolean isRunLength(String line) {
        if (HEAD.matcher(line).lookingAt()) {
            return true;
        }
        return BARE.matcher(line).matches() && !squares.isWhole(line) && sizes.of(RunLength.count(line, 0)) > 0;
    }

    private Cells runLength(String line) {
        Matcher head = HEAD.matcher(line);
        if (!head.lookingAt()) {
            int cells = RunLength.count(line, 0);
            int n = sizes.of(cells);
            if (n == 0) {
                throw sizes.wrong(cells, "cell");
            }
            return RunLength.read(sizes, n, line, 0);
        }
        int n = Integer.parseInt(head.group(1));
        if (!sizes.exist(n)) {
            throw sizes.missing(n);
        }
        if (head.group(2) != null && Integer.parseInt(head.group(2)) != n) {
            throw new PuzzleFormatException("The game ID begins with " + Symbols.shown(head.group())
                    + ", which is no square. Maybe " + n + ": is meant.");
        }
        return RunLength.read(sizes, n, line, head.end());
    }
}
