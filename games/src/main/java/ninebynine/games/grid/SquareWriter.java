package ninebynine.games.grid;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.Symbols;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/** Grids as text: one line, pencil marks, and a frame drawn around them. {@link SquareText} reads them all back. */
public final class SquareWriter {
    /** Up to this size a digit is a number, and numbers need nothing between them. */
    private static final int GLUED = 9;

    private static final String[] WORDS = IntStream.range(0, 1 << GLUED)
            .mapToObj(digits -> word(GLUED, d -> (digits >> d & 1) == 1))
            .toArray(String[]::new);

    /** How far a frame stands from the left. */
    private static final int INDENT = 3;

    private SquareWriter() {}

    /** One line: the givens, or everything that is possible. */
    public static String text(Sizes sizes, Cells cells) {
        return cells.candidates() == null
                ? line(sizes, cells.size(), cells.givens())
                : candidates(cells.size(), cells.givens(), cells.candidates());
    }

    /** n² symbols where one symbol says a value and they can't be taken for candidates, else n² numbers with blanks between. */
    public static String line(Sizes sizes, int n, Ints values) {
        if (n <= sizes.symbols()) {
            char[] line = new char[values.size()];
            for (int i = 0; i < line.length; i++) {
                line[i] = values.get(i) == 0 ? '.' : symbol(values.get(i));
            }
            String symbols = new String(line);
            if (!CandidateLine.isOne(symbols)) {
                return symbols;
            }
        }
        return String.join(" ", words(values));
    }

    private static char symbol(int value) {
        return value > Symbols.LETTERS ? '0' : Symbols.symbol(value);
    }

    /** Each value as a word, with a dot where there is none. */
    public static List<String> words(Ints values) {
        return values.stream().mapToObj(v -> v == 0 ? "." : Integer.toString(v)).toList();
    }

    /** The values of a state, 0 where there is none. What a model has besides its cells comes after them, and is not said. */
    public static Ints values(int n, View state) {
        int[] values = new int[n * n];
        Bits placed = state.values();
        for (int x = placed.first(); x >= 0 && x < values.length * n; x = placed.next(x + 1)) {
            values[x / n] = 1 + x % n;
        }
        return Ints.of(values);
    }

    /** What is possible in each cell: n³ symbols in a 9x9 grid without givens, else a word for each cell. */
    public static String candidates(int n, Ints givens, Bits candidates) {
        if (n == 9 && givens.stream().allMatch(v -> v == 0)) {
            return IntStream.range(0, CandidateLine.LENGTH)
                    .mapToObj(x -> candidates.get(x) ? String.valueOf(Symbols.symbol(1 + x % n)) : ".")
                    .collect(Collectors.joining());
        }
        return String.join(" ", words(n, givens, candidates));
    }

    /** The state's candidates cell by cell, as words. */
    public static List<String> words(int n, View state) {
        return words(n, values(n, state), state.candidates());
    }

    /** One word for each cell: its given, or its candidates. States are drawn by the million, so small grids have their words ready. */
    public static List<String> words(int n, Ints givens, Bits candidates) {
        String[] words = new String[n * n];
        for (int cell = 0; cell < words.length; cell++) {
            int given = givens.get(cell);
            int from = cell * n;
            words[cell] = n <= GLUED
                    ? WORDS[given > 0 ? 1 << given - 1 : (int) candidates.from(from, n)]
                    : given > 0 ? Integer.toString(given) : word(n, d -> candidates.get(from + d));
        }
        return Arrays.asList(words);
    }

    /** A cell's candidates in one word: glued digits up to 9, else numbers with commas. A cell without any is a dash. */
    private static String word(int n, IntPredicate possible) {
        StringBuilder word = new StringBuilder();
        for (int d = 0; d < n; d++) {
            if (possible.test(d)) {
                word.append(n <= GLUED || word.length() == 0 ? "" : ",").append(d + 1);
            }
        }
        return word.length() == 0 ? "-" : word.toString();
    }

    /** The words of n² cells in a frame with boxes of so many rows and columns; it can be read back. */
    public static String frame(int n, int height, int width, List<String> words) {
        int longest = 1;
        for (String word : words) {
            longest = Math.max(longest, word.length());
        }
        int step = width * (longest + 1) + 2;
        int line = INDENT + n / width * step + 2;
        char[] frame = new char[line * (n + n / height + 1) - 1];
        Arrays.fill(frame, ' ');
        int at = 0;
        for (int r = 0; r < n; r++) {
            if (r % height == 0) {
                rule(frame, at, line, step);
                at += line;
                frame[at - 1] = '\n';
            }
            int end = at + line;
            at += INDENT;
            for (int c = 0; c < n; c++) {
                if (c % width == 0) {
                    frame[at] = '!';
                    at += 2;
                }
                String word = words.get(r * n + c);
                for (int i = 0; i < word.length(); i++) {
                    frame[at + i] = word.charAt(i);
                }
                at += longest + 1;
            }
            frame[end - 2] = '!';
            frame[end - 1] = '\n';
            at = end;
        }
        rule(frame, at, line, step);
        return new String(frame);
    }

    /** The line above a box, with a plus wherever a row has its sign. */
    private static void rule(char[] frame, int at, int line, int step) {
        Arrays.fill(frame, at + INDENT, at + line - 1, '-');
        for (int plus = at + INDENT; plus < at + line - 1; plus += step) {
            frame[plus] = '+';
        }
    }
}
