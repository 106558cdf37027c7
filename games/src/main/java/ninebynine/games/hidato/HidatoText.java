package ninebynine.games.hidato;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ninebynine.games.PuzzleFormatException;
import ninebynine.tensor.Ints;

/**
 * Reads Hidatos and Numbrix: words that say what it is, all of them optional, and then the squares.
 *
 * <pre>
 *   (solve Hidato geometric 2 3 1 . . B)     the call of CSP-Rules, with or without solve, parentheses and quotes
 *   Hidato geometric                         the same words, then rows of squares
 *   1 .
 *   . B
 * </pre>
 *
 * Without words the links are topological and the squares are rows ({@link HidatoGrid}). Lines that begin with {@code #} and
 * whatever follows a semicolon are comments.
 */
final class HidatoText {
    static final int LARGEST = 30;

    private static final int LONGEST = 1 << 16;

    private final Walk walk;
    private final List<String> lines = new ArrayList<>();
    private Far far = Far.TOPOLOGICAL;
    private boolean announced;

    HidatoText(Walk walk, String text) {
        this.walk = walk;
        if (text.length() > LONGEST) {
            throw new PuzzleFormatException("The text has more than " + LONGEST + " characters, and no " + walk.title()
                    + " needs as many. Maybe line breaks are missing.");
        }
        String visible = text.startsWith("\uFEFF") ? text.substring(1) : text;
        String plain = visible.replace("],", "]\n").replaceAll("[()\\[\\]{}\"',|]", " ");
        for (String line : plain.split("\\R", -1)) {
            String content = line.replaceFirst(";.*", "").stripTrailing();
            if (!content.isBlank()
                    && !content.stripLeading().startsWith("#")
                    && !content.matches("[-+\\s]*-[-+\\s]*[-+]+\\s*")) {
                lines.add(content);
            }
        }
    }

    private static String[] words(String line) {
        return line.strip().split("\\s+", -1);
    }

    /** Whether a line begins with the name of the game, perhaps after {@code (solve}. */
    static boolean isNamedBy(String line, Walk walk) {
        return line.toLowerCase(Locale.ROOT)
                .matches("(?s)\\s*\\(?\\s*(solve\\s+)?" + HidatoGame.name(walk) + "(\\s.*)?");
    }

    /** Whether a line means to be a puzzle by itself, right or wrong, and not a row of a grid. */
    static boolean isWhole(String line) {
        HidatoText text = new HidatoText(Walk.HIDATO, line.length() > LONGEST ? "" : line);
        if (text.lines.isEmpty()) {
            return line.length() > LONGEST;
        }
        text.announce(false);
        List<String> words = text.lines.isEmpty() ? List.of() : List.of(words(text.lines.get(0)));
        int n = text.announced && !words.isEmpty() ? number(words.get(0)) : -1;
        return words.size() > (n > 0 ? Math.min(n, LARGEST) + 2 : LARGEST);
    }

    HidatoPuzzle read() {
        if (lines.isEmpty()) {
            throw new PuzzleFormatException(
                    "There are no squares in the text. Maybe write rows of numbers, with '.' for an empty square.");
        }
        announce(true);
        if (lines.isEmpty()) {
            throw new PuzzleFormatException("There are no squares after the words. Maybe write them row by row.");
        }
        List<String> all = new ArrayList<>();
        lines.forEach(line -> all.addAll(List.of(words(line))));
        return isCall(all) ? call(all) : grid();
    }

    /** Takes the words that say the game and the model from the beginning. */
    private void announce(boolean strict) {
        while (!lines.isEmpty()) {
            String first = words(lines.get(0))[0];
            String word = first.toLowerCase(Locale.ROOT);
            boolean game = word.equals("hidato") || word.equals("numbrix");
            if (game && strict && !word.equals(HidatoGame.name(walk))) {
                throw new PuzzleFormatException("The text says '" + first + "', and it is read as a " + walk.title()
                        + ". Maybe --game " + word + ".");
            }
            if (word.equals("geometric") || word.equals("topological")) {
                far = Far.valueOf(word.toUpperCase(Locale.ROOT));
            } else if (!game && !word.equals("solve")) {
                return;
            }
            announced = true;
            String rest = lines.get(0).stripLeading().substring(first.length());
            lines.set(0, rest);
            if (rest.isBlank()) {
                lines.remove(0);
            }
        }
    }

    /** n and N come before n² squares; no square number is two more than another. */
    private boolean isCall(List<String> words) {
        int n = number(words.get(0));
        if (n < 1 || words.size() < 2 || number(words.get(1)) < 1) {
            return false;
        }
        return words.size() == n * n + 2 || announced && (lines.size() == 1 || words(lines.get(0)).length == 2);
    }

    private HidatoPuzzle call(List<String> words) {
        int n = number(words.get(0));
        size(n, n);
        int count = words.size() - 2;
        if (count != n * n) {
            throw new PuzzleFormatException(count + " squares, expected " + n * n + " for " + n + "x" + n + ". "
                    + (count < n * n ? "Maybe a '.' is missing." : "Maybe there is one too many."));
        }
        HidatoGrid grid = HidatoGrid.ofWords(n, words.subList(2, words.size()));
        HidatoPuzzle puzzle = puzzle(grid);
        int last = number(words.get(1));
        if (last != puzzle.count()) {
            throw new PuzzleFormatException("N is " + last + ", but " + puzzle.count()
                    + " squares are no holes. Maybe "
                    + (last < puzzle.count() ? "a 'B' is missing." : "a 'B' is too many."));
        }
        return puzzle;
    }

    private HidatoPuzzle grid() {
        if (lines.size() > 1) {
            return puzzle(HidatoGrid.ofRows(lines));
        }
        List<String> words = List.of(words(lines.get(0)));
        int n = (int) Math.round(Math.sqrt(words.size()));
        if (n * n != words.size()) {
            throw new PuzzleFormatException(words.size() + " squares in one line, and that is no square number. Maybe "
                    + (words.size() < n * n ? "a '.' is missing" : "there is one too many")
                    + ", or rows are not on lines of their own.");
        }
        return puzzle(HidatoGrid.ofWords(n, words));
    }

    static void size(int rows, int columns) {
        if (Math.max(rows, columns) > LARGEST) {
            throw new PuzzleFormatException("A grid of " + rows + " rows and " + columns + " columns is larger than "
                    + LARGEST + "x" + LARGEST + ". Maybe line breaks are missing or misplaced.");
        }
    }

    private HidatoPuzzle puzzle(HidatoGrid grid) {
        HidatoPuzzle puzzle = new HidatoPuzzle(walk, far, grid.n(), Ints.of(grid.squares()));
        if (puzzle.count() == 0) {
            throw new PuzzleFormatException("All squares are holes. Maybe write '.' for an empty one.");
        }
        for (int s : puzzle.givenSquares()) {
            int given = puzzle.squares().get(s);
            if (given > puzzle.count()) {
                throw new PuzzleFormatException(HidatoNames.rc(puzzle.n(), s) + " is " + given
                        + ", but the numbers go from 1 to " + puzzle.count()
                        + ", one for each square. Maybe a square is missing, or it is a misprint.");
            }
        }
        return puzzle;
    }

    /** The number that a word is, or -1. */
    static int number(String word) {
        return word.matches("\\d{1,6}") ? Integer.parseInt(word) : -1;
    }
}
