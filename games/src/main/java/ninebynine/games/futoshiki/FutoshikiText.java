package ninebynine.games.futoshiki;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import ninebynine.game.ClipsCall;
import ninebynine.game.PuzzleFormatException;
import ninebynine.game.Symbols;
import ninebynine.games.grid.CellWords;
import ninebynine.games.grid.Cells;
import ninebynine.games.grid.Sizes;
import ninebynine.games.grid.SquareText;
import ninebynine.tensor.Ints;
import ninebynine.text.Pieces;

/**
 * Reads Futoshikis in every format. All errors are {@link PuzzleFormatException}s.
 *
 * <pre>
 *   .... -&lt;-… --&gt;…                    three strings: numbers, signs row by row, signs column by column
 *   (solve 4 "…." "-&lt;-…" "--&gt;…")     the same as a call of CSP-Rules
 *   4:0R,2,0,0UD,…                    {@link UnequalId}, a game ID of Simon Tatham's Unequal
 *   . &lt; . &gt; 3                         {@link SignedLines}, numbers and signs where they stand
 *   ^       v
 * </pre>
 */
final class FutoshikiText {
    private static final Pattern SIGNS = Pattern.compile("[<>.-]+");
    private static final int STRINGS = 3;

    private FutoshikiText() {}

    static FutoshikiClues read(String text) {
        List<String> lines = new SquareText(FutoshikiClues.SIZES).lines(text);
        String all = String.join("\n", lines);
        if (ClipsCall.isOne(all)) {
            return call(ClipsCall.read(all));
        }
        if (lines.size() == 1 && UnequalId.isOne(all)) {
            return UnequalId.read(all);
        }
        List<String> words = words(all);
        return areStrings(words) ? strings(words) : SignedLines.read(text);
    }

    static boolean isWhole(String line) {
        return ClipsCall.isWhole(line) || UnequalId.isOne(line.strip()) || areStrings(words(line));
    }

    /** Whether the line can be nothing but a Futoshiki: it has signs, or sides of cells. */
    static boolean isNamedBy(String line) {
        return UnequalId.isOne(line.strip()) && line.contains(",")
                || (line.contains("<") || line.contains(">")) && isWhole(line);
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.replace('"', ' ').strip().split("\\s+", 2 * STRINGS))
                .toList();
    }

    private static boolean areStrings(List<String> words) {
        return words.size() == STRINGS
                && SIGNS.matcher(words.get(1)).matches()
                && SIGNS.matcher(words.get(2)).matches()
                && words.get(0).length() > 1
                && words.get(0).chars().noneMatch(ch -> ch == '<' || ch == '>');
    }

    private static FutoshikiClues call(ClipsCall call) {
        List<String> arguments = call.arguments();
        if (call.name().equals("solve-tatham") && arguments.size() == 2) {
            return UnequalId.read(arguments.get(0) + ":" + arguments.get(1));
        }
        if (call.name().equals("solve-Jim") && arguments.size() > 1 && isNumber(arguments.get(0))) {
            return allSigns(FutoshikiClues.size(arguments.get(0)), arguments.subList(1, arguments.size()));
        }
        if (!call.name().equals("solve") || arguments.size() != STRINGS + 1 || !isNumber(arguments.get(0))) {
            throw new PuzzleFormatException(
                    "The call " + Symbols.shown("(" + call.name())
                            + " has no Futoshiki. Maybe write it as (solve 4 \"…\" \"…\" \"…\"), with numbers, signs row by row and signs column by column.");
        }
        return strings(FutoshikiClues.size(arguments.get(0)), arguments.subList(1, STRINGS + 1));
    }

    private static boolean isNumber(String word) {
        return Symbols.isNumber(word);
    }

    private static FutoshikiClues strings(List<String> words) {
        int n = FutoshikiClues.SIZES.of(words.get(0).length());
        if (n == 0) {
            throw FutoshikiClues.SIZES.wrong(words.get(0).length(), "symbol");
        }
        return strings(n, words);
    }

    private static FutoshikiClues strings(int n, List<String> strings) {
        String numbers = strings.get(0);
        if (numbers.length() != n * n) {
            throw new PuzzleFormatException("The numbers have " + Sizes.counted(numbers.length(), "symbol")
                    + ", expected " + n * n + " for a " + FutoshikiClues.SIZES.named(n) + ". Maybe a '.' is missing.");
        }
        Cells cells = CellWords.read(FutoshikiClues.SIZES, n, Pieces.characters(numbers));
        Ints across = signs(strings.get(1), n, "rows");
        return new FutoshikiClues(cells, new Signs(n, across, signs(strings.get(2), n, "columns")));
    }

    private static Ints signs(String text, int n, String lines) {
        int expected = n * (n - 1);
        if (text.length() != expected) {
            throw new PuzzleFormatException("The signs in " + lines + " are " + text.length() + ", expected " + expected
                    + " for a " + FutoshikiClues.SIZES.named(n) + ". Maybe a '-' is missing where there is no sign.");
        }
        int[] signs = new int[expected];
        for (int i = 0; i < expected; i++) {
            char ch = text.charAt(i);
            if ("<>-.".indexOf(ch) < 0) {
                throw new PuzzleFormatException(Symbols.shown(String.valueOf(ch)) + " is character " + (i + 1)
                        + " of the signs in " + lines + ", which are '<', '>' or '-'. Maybe write '-' for no sign.");
            }
            signs[i] = ch == '<' ? Signs.LESS : ch == '>' ? Signs.GREATER : Signs.NONE;
        }
        return Ints.of(signs);
    }

    /** All the signs of a solution, and no number. */
    private static FutoshikiClues allSigns(int n, List<String> words) {
        if (words.size() != n * n) {
            throw new PuzzleFormatException(Sizes.counted(words.size(), "number") + ", expected " + n * n + " for a "
                    + FutoshikiClues.SIZES.named(n) + ". Maybe one is missing.");
        }
        Cells cells = CellWords.read(FutoshikiClues.SIZES, n, words);
        int[] across = new int[n * (n - 1)];
        int[] down = new int[n * (n - 1)];
        for (int cell = 0; cell < n * n; cell++) {
            int here = cells.givens().get(cell);
            if (cell % n < n - 1) {
                across[Signs.rightOf(cell, n)] =
                        Integer.compare(here, cells.givens().get(cell + 1));
            }
            if (cell / n < n - 1) {
                down[Signs.below(cell, n)] =
                        Integer.compare(here, cells.givens().get(cell + n));
            }
        }
        return new FutoshikiClues(FutoshikiClues.empty(n), new Signs(n, Ints.of(across), Ints.of(down)));
    }
}
