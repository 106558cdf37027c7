package ninebynine.games.grid;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Symbols;

/**
 * A line of cells: its words, and what of a frame stands before each, without blanks.
 *
 * <pre>
 *   ! 12 3 ! 4 . !        words 12 3 4 .        marks "!" "" "!" ""
 * </pre>
 */
public record GridRow(List<String> words, List<String> marks) {
    /** Reads a line. */
    public static GridRow of(String line) {
        List<String> words = new ArrayList<>();
        List<String> marks = new ArrayList<>();
        StringBuilder mark = new StringBuilder();
        int i = 0;
        while (i < line.length()) {
            int from = i++;
            if (Symbols.isFrame(line.charAt(from))) {
                mark.append(line.charAt(from));
            } else if (!Symbols.isBlank(line.charAt(from))) {
                i = end(line, i);
                words.add(line.substring(from, i));
                marks.add(mark.toString());
                mark.setLength(0);
            }
        }
        return new GridRow(words, marks);
    }

    /** How many words a line has, without making them. */
    static int count(String line) {
        int count = 0;
        for (int i = 0; i < line.length(); i++) {
            boolean word = !Symbols.isBlank(line.charAt(i)) && !Symbols.isFrame(line.charAt(i));
            if (word) {
                count++;
                i = end(line, i + 1) - 1;
            }
        }
        return count;
    }

    private static int end(String line, int from) {
        int i = from;
        while (i < line.length() && !Symbols.isBlank(line.charAt(i)) && !Symbols.isFrame(line.charAt(i))) {
            i++;
        }
        return i;
    }

    /** How many words it has. */
    public int size() {
        return words.size();
    }

    /** How many symbols its words have. */
    public int symbols() {
        int symbols = 0;
        for (String word : words) {
            symbols += word.length();
        }
        return symbols;
    }

    /** All words as one. */
    public String glued() {
        return String.join("", words);
    }

    /** The same row with a word for each symbol. */
    public GridRow split() {
        List<String> symbols = new ArrayList<>();
        List<String> before = new ArrayList<>();
        for (int w = 0; w < words.size(); w++) {
            for (int i = 0; i < words.get(w).length(); i++) {
                symbols.add(words.get(w).substring(i, i + 1));
                before.add(i == 0 ? marks.get(w) : "");
            }
        }
        return new GridRow(symbols, before);
    }

    /** Whether there is anything of a frame. */
    public boolean isFramed() {
        return marks.stream().anyMatch(mark -> !mark.isEmpty());
    }
}
