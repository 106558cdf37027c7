package ninebynine.games.map;

import java.util.List;
import java.util.regex.Pattern;
import ninebynine.game.ClipsCall;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;
import ninebynine.text.Pieces;
import org.jspecify.annotations.Nullable;

/**
 * What the text of a map says, in each of its formats.
 *
 * <pre>
 *   4 3 "R.." 1 2 3 : 2 3       {@link BorderList}: colours, countries, givens, neighbours; also (solve 4 3 "R.." …)
 *   3x2n4:aabc…,0b1             {@link TathamMap}: an ID of Simon Tatham's Map
 *   p edge 3 2 …                {@link Dimacs}: a graph, one edge a line
 * </pre>
 *
 * @param givens 0 for a country without a colour, else 1 to k
 * @param tiles where the countries lie; null if the text does not say
 */
record MapText(Atlas atlas, Ints givens, @Nullable Tiles tiles) {
    private static final int LONGEST = 1 << 20;
    private static final Pattern BARE = Pattern.compile("\\d+\\s+\\d+\\s+\".*", Pattern.DOTALL);

    static MapText read(String text) {
        if (text.length() > LONGEST) {
            throw new PuzzleFormatException("The text has more than " + LONGEST
                    + " characters, and no map needs as many. Maybe line breaks are missing.");
        }
        String puzzle = uncommented(text);
        if (puzzle.isEmpty()) {
            throw new PuzzleFormatException("The text is empty. Maybe write 4 3 \"R..\" 1 2 3 : 2 3, or a game ID.");
        }
        if (puzzle.chars().filter(ch -> ch == '"').count() > 2) {
            throw new PuzzleFormatException(
                    "There is more than one string of givens. Maybe these are several maps; then put each on a line of its own.");
        }
        if (ClipsCall.isOne(puzzle)) {
            return BorderList.read(ClipsCall.read(puzzle));
        }
        if (BARE.matcher(puzzle).matches()) {
            return BorderList.read(ClipsCall.read("(solve " + puzzle + ")"));
        }
        List<String> lines = Pieces.lines(puzzle).map(String::strip).toList();
        if (TathamMap.isOne(puzzle)) {
            if (lines.size() > 1) {
                throw new PuzzleFormatException(
                        "There are " + lines.size()
                                + " lines, and a game ID is one. Maybe each line is a puzzle; then leave a blank line between them.");
            }
            return TathamMap.read(puzzle);
        }
        if (lines.stream().anyMatch(Dimacs::isProblem)) {
            return Dimacs.read(lines);
        }
        throw new PuzzleFormatException(
                Symbols.shown(lines.get(0))
                        + " begins no map. Maybe write 4 3 \"R..\" 1 2 3 : 2 3, an ID such as 3x2n4:…, or 'p edge 3 2' and edges.");
    }

    private static String uncommented(String text) {
        String visible = text.startsWith("\uFEFF") ? text.substring(1) : text;
        List<String> lines = Pieces.lines(visible)
                .filter(line -> !line.stripLeading().startsWith("#"))
                .toList();
        return String.join("\n", lines).strip();
    }

    static boolean isWhole(String text) {
        String line = text.strip();
        return ClipsCall.isWhole(line) || BARE.matcher(line).matches() || TathamMap.isOne(line);
    }
}
