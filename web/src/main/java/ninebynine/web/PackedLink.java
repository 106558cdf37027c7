package ninebynine.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import ninebynine.game.PuzzleFormatException;
import org.jspecify.annotations.Nullable;

/**
 * Links of f-puzzles, which SudokuPad takes too: {@code …?load=N4Ig…} and {@code …/fpuzN4Ig…} hold an object of JSON, packed as the library LZ-string does,
 * six bits in each character. What is read is a plain Sudoku; a puzzle with more than that is refused by the name of what it has.
 */
final class PackedLink {
    /** What says nothing about the solution. */
    private static final Set<String> HARMLESS = Set.of(
            "size",
            "title",
            "author",
            "ruleset",
            "grid",
            "solution",
            "successMessage",
            "highlightConflicts",
            "disabledlogic",
            "truecandidatesoptions",
            "metadata");

    private static final List<String> PLACES = List.of("f-puzzles.com/", "sudokupad.", "crackingthecryptic.com/");
    private static final List<String> BEFORE = List.of("load=", "fpuzzles", "fpuz");
    private static final String SIXES = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final int LONGEST = 500_000;
    private static final int LARGEST = 35;

    private final String packed;
    private int bit;

    private PackedLink(String packed) {
        this.packed = packed;
    }

    static boolean isOne(String text) {
        String link = text.strip();
        return link.startsWith("http") && PLACES.stream().anyMatch(link::contains);
    }

    /** The Sudoku as a line of text; throws with what the link has besides, or lacks. */
    static String sudoku(String text) {
        String link = text.strip();
        int place = PLACES.stream().mapToInt(each -> end(link, each, 0)).max().orElse(0);
        int from =
                BEFORE.stream().mapToInt(each -> end(link, each, place)).max().orElse(0);
        if (from < 0) {
            throw new PuzzleFormatException(
                    "The link '" + (link.length() > 60 ? link.substring(0, 60) + "…" : link)
                            + "' does not hold the puzzle as f-puzzles packs it, and a page asks no server."
                            + " Maybe export it as a link of f-puzzles, which begins with https://www.f-puzzles.com/?load=, or paste its numbers.");
        }
        int end = link.indexOf('&', from);
        String packed = (end < 0 ? link.substring(from) : link.substring(from, end))
                .replace("%2B", "+")
                .replace("%2F", "/")
                .replace("%3D", "")
                .replace(' ', '+')
                .replace("=", "");
        return line(read(new PackedLink(packed).unpacked()));
    }

    private static Map<?, ?> read(String json) {
        try {
            if (Json.read(json) instanceof Map<?, ?> puzzle) {
                return puzzle;
            }
        } catch (IllegalArgumentException noJson) {
            // damaged all the same
        }
        throw damaged();
    }

    private static int end(String text, String part, int from) {
        int at = text.indexOf(part, Math.max(0, from));
        return at < 0 ? -1 : at + part.length();
    }

    private static PuzzleFormatException damaged() {
        return new PuzzleFormatException("The link is damaged. Maybe a part of it was cut off.");
    }

    private static String line(Map<?, ?> puzzle) {
        Set<String> lacking = new TreeSet<>();
        puzzle.forEach((name, value) -> {
            if (name instanceof String word && !HARMLESS.contains(word) && says(value)) {
                lacking.add(word);
            }
        });
        StringBuilder line = new StringBuilder();
        List<?> rows = puzzle.get("grid") instanceof List<?> grid ? grid : List.of();
        int n = rows.size();
        for (int r = 0; r < n; r++) {
            List<?> row = rows.get(r) instanceof List<?> cells && cells.size() == n ? cells : List.of();
            for (int c = 0; c < n; c++) {
                Map<?, ?> cell = !row.isEmpty() && row.get(c) instanceof Map<?, ?> it ? it : Map.of();
                line.append(symbol(cell, n));
                if (says(cell.get("givenPencilMarks"))) {
                    lacking.add("given pencil marks");
                }
                if (cell.get("region") instanceof Double region && region != box(r, c, n)) {
                    lacking.add("regions other than boxes");
                }
            }
        }
        if (!lacking.isEmpty()) {
            throw new PuzzleFormatException("The puzzle is no plain Sudoku. It has " + String.join(", ", lacking)
                    + ", which no game here knows. Maybe another puzzle.");
        }
        if (n == 0 || n > LARGEST) {
            throw damaged();
        }
        return line.toString();
    }

    private static boolean says(@Nullable Object value) {
        return !(value == null
                || value.equals(false)
                || value.equals("")
                || value instanceof List<?> list && list.isEmpty()
                || value instanceof Map<?, ?> map && map.isEmpty());
    }

    private static char symbol(Map<?, ?> cell, int n) {
        boolean given = Boolean.TRUE.equals(cell.get("given")) && cell.get("value") instanceof Double;
        int value = given && cell.get("value") instanceof Double number ? number.intValue() : 0;
        if (value < 0 || value > Math.min(n, LARGEST)) {
            throw damaged();
        }
        return value == 0 ? '.' : Character.toUpperCase(Character.forDigit(value, LARGEST + 1));
    }

    /** The box of a cell, counted as the others do, if a Sudoku of this size is as usual. */
    private static int box(int row, int column, int n) {
        int height = (int) Math.sqrt(n);
        while (n % height != 0) {
            height--;
        }
        return row / height * height + column / (n / height);
    }

    private int bits(int count) {
        int value = 0;
        for (int i = 0; i < count; i++, bit++) {
            if (bit / 6 >= packed.length()) {
                throw damaged();
            }
            int six = SIXES.indexOf(packed.charAt(bit / 6));
            if (six < 0) {
                throw damaged();
            }
            value |= (six >> 5 - bit % 6 & 1) << i;
        }
        return value;
    }

    /**
     * LZ78 with codes that widen: 0 and 1 are followed by a new character of 8 or 16 bits, 2 is the end, each other is a word: a character that was new, or the
     * word before with the first character of the one after it.
     */
    private String unpacked() {
        List<String> words = new ArrayList<>(List.of("", "", ""));
        StringBuilder text = new StringBuilder();
        String last = "";
        int width = 2;
        while (true) {
            int code = bits(width);
            if (code == 2) {
                return text.toString();
            }
            if (code < 2) {
                words.add(String.valueOf((char) bits(8 << code)));
                code = words.size() - 1;
                width = width(words.size());
            }
            String word = code < words.size() ? words.get(code) : last + first(last);
            if (code > words.size() || text.length() + word.length() > LONGEST) {
                throw damaged();
            }
            text.append(word);
            if (!last.isEmpty()) {
                words.add(last + word.charAt(0));
            }
            width = width(words.size());
            last = word;
        }
    }

    private static char first(String word) {
        if (word.isEmpty()) {
            throw damaged();
        }
        return word.charAt(0);
    }

    /** So many bits say any code up to that of the next word. */
    private static int width(int words) {
        return 32 - Integer.numberOfLeadingZeros(words);
    }
}
