package ninebynine.games.kakuro;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ninebynine.game.ClipsCall;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.tensor.Ints;

/**
 * Reads Kakuros in every format. All errors are {@link PuzzleFormatException}s.
 *
 * <pre>
 *   Kakuro # 17\ / \8 _ / \9 _          {@link SquareRows}: squares as words, rows on lines or between slashes
 *   (solve 3 8 . B / … // … //)         {@link SumBlocks}: the call of CSP-Rules, with or without its parentheses
 *   kakuro/5/5/48la0.na0l…              {@link KakuroUrl}: the end of an address at puzz.link, or all of it
 *   pzprv3/kakuro/…                     {@link Pzprv3}: its file format
 * </pre>
 */
final class KakuroText {
    static final int LONGEST = 1 << 18;
    private static final Pattern CALL = Pattern.compile("\\s*\\(\\s*solve\\s");
    private static final Pattern SUM = Pattern.compile("\\d\\\\|\\\\\\d");
    private static final Pattern TITLE = Pattern.compile("\\s*kakuro(?:\\s|$)", Pattern.CASE_INSENSITIVE);
    private static final Pattern SOLUTION = Pattern.compile("[-.1-9]+");

    private KakuroText() {}

    static KakuroPuzzle read(String text) {
        if (text.length() > LONGEST) {
            throw new PuzzleFormatException("The text has more than " + LONGEST
                    + " characters, and no Kakuro needs as many. Maybe line breaks are missing.");
        }
        String visible = text.startsWith("\uFEFF") ? text.substring(1) : text;
        if (ClipsCall.isOne(visible)) {
            return SumBlocks.call(ClipsCall.read(parted(visible)));
        }
        if (KakuroUrl.isOne(visible)) {
            return KakuroUrl.read(visible.strip());
        }
        if (Pzprv3.isOne(visible)) {
            return Pzprv3.read(visible);
        }
        return isBlocks(visible) ? SumBlocks.read(Symbols.words(visible)) : SquareRows.read(visible);
    }

    /** Slashes as words of their own. */
    private static String parted(String text) {
        return text.replace("/", " / ").replace("/  /", "//");
    }

    private static boolean isBlocks(String text) {
        return text.contains("//") && areBlocks(text);
    }

    /** A size and then squares and slashes. */
    private static boolean areBlocks(String text) {
        List<String> words = Symbols.words(text);
        return words.size() > 1
                && Symbols.isNumber(words.get(0))
                && words.stream()
                        .allMatch(word -> Symbols.isNumber(word)
                                || word.equals("B")
                                || word.equals(".")
                                || word.equals("/")
                                || word.equals("//"));
    }

    /** The call of a Kakuro, which may go on below: of all calls that begin with numbers only its has slashes. */
    private static boolean isCall(String line) {
        Matcher call = CALL.matcher(line);
        int end = line.indexOf(')');
        return call.lookingAt()
                && line.contains("/")
                && areBlocks(parted(line.substring(call.end(), Math.max(call.end(), end < 0 ? line.length() : end))));
    }

    /** Whether the line can be nothing but a Kakuro. */
    static boolean isNamedBy(String line) {
        return isTitled(line)
                || KakuroUrl.isOne(line)
                || Pzprv3.isOne(line)
                || line.stripLeading().startsWith("(solve-partly-solved-puzzle")
                || isBlocks(line)
                || isCall(line)
                || SquareRows.isRow(line) && SUM.matcher(line).find();
    }

    private static boolean isTitled(String line) {
        return TITLE.matcher(line).lookingAt();
    }

    /** Whether a line means to be a puzzle by itself, right or wrong, and not a row of a grid. */
    static boolean isWhole(String line) {
        return ClipsCall.isWhole(line)
                || KakuroUrl.isOne(line)
                || Pzprv3.isOne(line) && line.strip().length() > Pzprv3.HEAD.length() + 2
                || isBlocks(line)
                || line.contains("\\") && line.contains("/");
    }

    /** Rows of digits, with dashes for black squares and dots for what is open. */
    static boolean isSolution(String text) {
        return words(text).allMatch(word -> SOLUTION.matcher(word).matches())
                && words(text).findAny().isPresent();
    }

    private static Stream<String> words(String text) {
        return Symbols.words(text).stream().filter(word -> !word.isEmpty());
    }

    static KakuroPuzzle solution(String text, KakuroGrid grid) {
        List<String> rows = words(text).toList();
        if (rows.size() != grid.rows() || rows.stream().anyMatch(row -> row.length() != grid.columns())) {
            throw new PuzzleFormatException("The solution is of another size than the puzzle, which is " + grid.size()
                    + " with its border. Maybe write '-' for each black square.");
        }
        int[] digits = String.join("", rows)
                .chars()
                .map(ch -> ch == '-' || ch == '.' ? 0 : ch - '0')
                .toArray();
        for (int s = 0; s < digits.length; s++) {
            if (digits[s] > 0 && !grid.isWhite(s)) {
                throw new PuzzleFormatException(Symbols.shown(String.valueOf(digits[s])) + " at " + grid.rc(s)
                        + " is on a black square. Maybe this solves another puzzle.");
            }
        }
        return KakuroPuzzle.ofDigits(grid, Ints.of(digits));
    }

    /** A sum that a word says, or -1. */
    static int sum(String word) {
        return Symbols.number(word, 4);
    }

    static PuzzleFormatException noSquare(String word, String where, String way) {
        return new PuzzleFormatException(
                Symbols.shown(word) + " " + where + " is neither a black square nor a white one. " + way);
    }
}
