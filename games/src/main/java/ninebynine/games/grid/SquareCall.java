package ninebynine.games.grid;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import ninebynine.game.ClipsCall;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;

/**
 * A call of CSP-Rules that has a grid: its cells in one string, or a word for each, or rows.
 *
 * <pre>
 *   (solve "..34…")                            (solve-sudoku-list 1 . . 4 …)
 *   (solve-knowing-solution "..34…" "1234…")   (solve-sudoku-grid +-----+ ! 1 . ! …)
 * </pre>
 */
public final class SquareCall {
    private static final Pattern FRAME = Pattern.compile("[^*:+!|-]*+[*:+!|-].*");
    /** States told by rows, columns or boxes and numbers, and puzzles that are in a file. */
    private static final Pattern OTHER = Pattern.compile("(?!solve|init).*|.*-(?:rn|cn|bn|file)");

    private SquareCall() {}

    /** Whether its cells are told in runs, as in Tatham's IDs. */
    public static boolean isRunLength(ClipsCall call) {
        return call.name().startsWith("solve-tatham") && call.arguments().size() == 1;
    }

    /** The lines of its grid. */
    public static List<String> lines(Sizes sizes, SquareText text, ClipsCall call) {
        List<String> arguments = call.arguments();
        if (OTHER.matcher(call.name()).matches() || arguments.isEmpty()) {
            throw new PuzzleFormatException("The call " + Symbols.shown("(" + call.name()) + " has no " + sizes.noun()
                    + ". Maybe write it as (solve \"…\").");
        }
        if (arguments.size() == 1 || call.name().endsWith("-knowing-solution") && arguments.size() == 2) {
            return text.lines(arguments.get(0));
        }
        boolean rows = arguments.stream().allMatch(row -> row.length() == arguments.size());
        if (!rows && arguments.stream().filter(text::isWhole).count() > 1) {
            throw new PuzzleFormatException("The call " + Symbols.shown("(" + call.name())
                    + " has more than one puzzle. Maybe write a call for each.");
        }
        return List.of(arguments.stream()
                .filter(word ->
                        !call.name().endsWith("-grid") || !FRAME.matcher(word).matches())
                .collect(Collectors.joining(" ")));
    }
}
