package ninebynine.games.slitherlink;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ninebynine.game.PuzzleFormatException;

/** A game ID of Simon Tatham's Loopy: {@code 7x5t0dh:a23a1…}, columns, rows, the kind of grid, the difficulty, the cells. */
final class LoopyId {
    private static final Pattern ID = Pattern.compile("(\\d{1,4})x(\\d{1,4})t(\\d{1,3})(?:d[a-z])?:(\\S*)");

    private LoopyId() {}

    static boolean isOne(String text) {
        return ID.matcher(text).matches();
    }

    static Board read(String text) {
        Matcher m = ID.matcher(text);
        if (!m.matches()) {
            throw new PuzzleFormatException("That is no game ID of Loopy. Maybe write it as 7x7t0dh:a23…");
        }
        if (!m.group(3).equals("0")) {
            throw new PuzzleFormatException("The game ID is of a grid of type " + m.group(3)
                    + ", which is not made of squares. Maybe choose one of type 0, as in 7x7t0dh:…");
        }
        int columns = Integer.parseInt(m.group(1));
        int rows = Integer.parseInt(m.group(2));
        Board.checkSize(rows, columns);
        return Board.ofClues(rows, columns, Runs.read(m.group(4), rows, columns));
    }
}
