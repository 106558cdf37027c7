package ninebynine.games.sudoku;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.games.PuzzleFormatException;
import ninebynine.tensor.Ints;

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

    private final String text;
    private final int n;
    private final int[] givens;
    private int cells;

    private TathamId(String text, Boxes boxes) {
        this.text = text;
        this.n = boxes.size();
        this.givens = new int[boxes.cells()];
    }

    /** A number and a colon alone would be a numbered line; what names no rows must be a jigsaw. */
    static boolean isOne(String line) {
        Matcher head = HEAD.matcher(line);
        return head.lookingAt() && (head.group(2) != null || options(head).startsWith("j"));
    }

    static Clues read(String line) {
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
        return new Clues(boxes, new TathamId(line, boxes).givens(head.end()), null);
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

    private Ints givens(int start) {
        int i = start;
        while (i < text.length() && !Symbols.endsPuzzle(text.charAt(i))) {
            char ch = text.charAt(i);
            if (ch >= '0' && ch <= '9') {
                i = number(i);
            } else if (ch >= 'a' && ch <= 'z') {
                cells += ch - 'a' + 1;
                i++;
            } else if (ch == '_') {
                i++;
            } else {
                throw new PuzzleFormatException(
                        Symbols.shown(text.substring(i, i + 1)) + " is character " + (i + 1)
                                + " of a game ID, which has only numbers, letters a to z and '_' there. Maybe it does not belong to it.");
            }
        }
        if (cells != givens.length) {
            throw new PuzzleFormatException("The game ID has " + cells + " cells, expected " + givens.length + " for a "
                    + Sizes.name(n) + " Sudoku. Maybe a piece of it is missing.");
        }
        return Ints.of(givens);
    }

    private int number(int from) {
        int to = from;
        int value = 0;
        while (to < text.length() && text.charAt(to) >= '0' && text.charAt(to) <= '9') {
            value = Math.min(10 * value + text.charAt(to++) - '0', n + 1);
        }
        if (value < 1 || value > n) {
            throw new PuzzleFormatException(Symbols.shown(text.substring(from, to)) + " at character " + (from + 1)
                    + " of the game ID is no value: they are 1 to " + n
                    + ". Maybe a '_' is missing between two numbers.");
        }
        if (cells < givens.length) {
            givens[cells] = value;
        }
        cells++;
        return to;
    }
}
