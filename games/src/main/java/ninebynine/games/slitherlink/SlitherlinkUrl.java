package ninebynine.games.slitherlink;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;

/**
 * An address of puzz.link or pzpr: {@code slither/5/5/cbcbcddad}, columns, rows, cells.
 *
 * <pre>
 *   0 … 4     a clue                         5 … 9   a clue, 5 less, and then a cell without
 *   a … e     a clue, 10 less, and then two  g … z   1 to 20 cells without
 *   .         a clue that is not known: none
 * </pre>
 */
final class SlitherlinkUrl {
    private static final Pattern ADDRESS = Pattern.compile("(?:^|[?/])slither(?:link)?/(\\d{1,4})/(\\d{1,4})/(\\S*)");
    private static final Pattern BLANK = Pattern.compile("\\s");
    private static final int LONGEST = 20;

    private SlitherlinkUrl() {}

    static boolean isOne(String text) {
        String line = text.strip();
        return ADDRESS.matcher(line).find() && !BLANK.matcher(line).find();
    }

    static Board read(String text) {
        Matcher m = ADDRESS.matcher(text.strip());
        if (!m.find()) {
            throw new PuzzleFormatException("That is no address of puzz.link. Maybe write it as slither/5/5/…");
        }
        int columns = Integer.parseInt(m.group(1));
        int rows = Integer.parseInt(m.group(2));
        Board.checkSize(rows, columns);
        return Board.ofClues(rows, columns, cells(m.group(3).replaceFirst("/$", ""), rows, columns));
    }

    private static int[] cells(String body, int rows, int columns) {
        int[] clues = new int[rows * columns];
        Arrays.fill(clues, Board.NONE);
        int cell = 0;
        for (int i = 0; i < body.length(); i++) {
            int digit = Character.digit(body.charAt(i), 36);
            if (digit < 0 && body.charAt(i) != '.' || digit == 15) {
                throw new PuzzleFormatException(
                        Symbols.shown(body.substring(i, i + 1)) + " is character " + (i + 1)
                                + " of the cells, which have only 0 to 9, a to e, g to z and '.' there. Maybe it does not belong to them.");
            }
            if (digit >= 0 && digit < 15 && cell < clues.length) {
                clues[cell] = Board.clue(digit % 5, cell, columns);
            }
            cell += digit < 0 ? 1 : digit < 15 ? 1 + digit / 5 : digit - 15;
        }
        if (cell < clues.length || cell > clues.length + 2) {
            throw new PuzzleFormatException("The address has " + cell + " cells, expected " + clues.length + " for "
                    + rows + " rows and " + columns + " columns. Maybe a piece of it is missing.");
        }
        return clues;
    }

    static String write(int rows, int columns, Ints clues) {
        StringBuilder text = new StringBuilder("slither/" + columns + "/" + rows + "/");
        int cell = 0;
        while (cell < clues.size()) {
            int blanks = blanks(clues, clues.get(cell) == Board.NONE ? cell : cell + 1);
            if (clues.get(cell) == Board.NONE) {
                blanks = Math.min(blanks, LONGEST);
                text.append(Character.forDigit(blanks + 15, 36));
                cell += blanks;
            } else {
                blanks = Math.min(blanks, 2);
                text.append(Character.forDigit(clues.get(cell) + 5 * blanks, 36));
                cell += 1 + blanks;
            }
        }
        return text.toString();
    }

    /** How many cells without a clue there are from one on. */
    private static int blanks(Ints clues, int from) {
        int to = from;
        while (to < clues.size() && clues.get(to) == Board.NONE) {
            to++;
        }
        return to - from;
    }
}
