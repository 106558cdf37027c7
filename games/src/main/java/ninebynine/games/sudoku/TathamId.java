package ninebynine.games.sudoku;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.games.grid.RunLength;

/**
 * A game ID of Simon Tatham's Solo: columns and rows of a box, parameters, then values and runs of empty cells.
 *
 * <pre>
 *   3x3db:4c3g6b8…        c = 3 empty cells, _ between adjacent numbers
 * </pre>
 *
 * Difficulty and symmetry say how Solo made the puzzle and change nothing; jigsaw, diagonals and killer make other games.
 */
final class TathamId {
    private static final Pattern HEAD = Pattern.compile("(\\d{1,4})(?:x(\\d{1,4}))?([a-z][a-z0-9]{0,30})?:");
    private static final Pattern DIFFICULTY = Pattern.compile("d[a-z]");

    private TathamId() {}

    /** A number and a colon alone would be a numbered line; what names no rows must be a jigsaw. */
    static boolean isOne(String line) {
        Matcher head = HEAD.matcher(line);
        return head.lookingAt() && (head.group(2) != null || options(head).startsWith("j"));
    }

    static SudokuClues read(String line) {
        Matcher head = HEAD.matcher(line);
        if (!head.lookingAt()) {
            throw new PuzzleFormatException("No game ID begins " + Symbols.shown(line) + ". Maybe 3x3: is missing.");
        }
        refuse(options(head), 'j', "a jigsaw");
        refuse(options(head), 'x', "a Sudoku with diagonals");
        refuse(options(head), 'k', "a killer Sudoku");
        int width = Integer.parseInt(head.group(1));
        int height = Integer.parseInt(head.group(2));
        if (width < 2 || height < 2 || !Boxes.exist(width * height)) {
            throw new PuzzleFormatException("There is no Sudoku with boxes of " + width + "x" + height
                    + ": they have at least 2 columns and 2 rows and at most 49 cells. Maybe 3x3 is meant.");
        }
        Boxes boxes = new Boxes(height, width);
        return SudokuClues.of(boxes, RunLength.read(SudokuText.SIZES, boxes.size(), line, head.end()));
    }

    private static String options(Matcher head) {
        String letters = head.group(3);
        return letters == null ? "" : DIFFICULTY.matcher(letters).replaceAll("");
    }

    private static void refuse(String options, char option, String name) {
        if (options.indexOf(option) >= 0) {
            throw new PuzzleFormatException("The game ID has the option '" + option + "': it is " + name
                    + ", another game. Maybe take an ID without '" + option + "'.");
        }
    }
}
