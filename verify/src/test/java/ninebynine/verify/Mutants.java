package ninebynine.verify;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Texts that are nearly puzzles, or not at all: pieces changed, repeated, cut off, joined, and numbers that are too large. */
final class Mutants {
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final List<String> NUMBERS = List.of(
            "0",
            "1",
            "2",
            "9",
            "36",
            "60",
            "61",
            "97",
            "100",
            "101",
            "999",
            "2000",
            "9999",
            "65536",
            "999999",
            "2147483647",
            "2147483648",
            "9223372036854775808",
            "99999999999999999999999999",
            "-1",
            "007",
            "1e9");
    private static final String ALPHABET =
            "0123456789.0_*?xXB-+|!:,;#/\\()[]{}<>^v\"'= \n\t\rABCGPZabcnez%~│─┼—\u0000\u0085\u00e9\u0661\uFFFD\uFEFF\u00A0\u2003\uD83D";
    private static final List<String> WORDS = List.of(
            "(solve ",
            "(solve-list ",
            ")",
            "\"",
            "order 100\n",
            "\n\n",
            "\n",
            "//",
            " / ",
            "Kakuro",
            "Hidato ",
            "Numbrix topological ",
            "p edge 3 2\n",
            "e 1 2\n",
            "c colours 3\n",
            "9:",
            "3x3:",
            "5x5t0:",
            "60x60t0:",
            "10x10n20:",
            "slither/60/60/",
            "kakuro/98/98/",
            "pzprv3/kakuro/",
            "[Puzzle]\n",
            "[State]\n",
            "CLIPS> ",
            "; ",
            "# ",
            "..",
            "0 ",
            "\\",
            "17\\23 ",
            "<>",
            "(create$ ");
    private static final int LARGE = 1 << 15;
    private static final int HUGE = (1 << 20) + 2;

    private final Random random;
    private final List<String> seeds;

    Mutants(List<String> seeds, Random random) {
        this.seeds = seeds;
        this.random = random;
    }

    /** One text; about one in fifty is long, one in some thousands longer than any puzzle may be. */
    String next() {
        StringBuilder text = new StringBuilder(begin());
        for (int times = random.nextInt(4); times > 0; times--) {
            change(text);
        }
        if (random.nextInt(60) == 0) {
            grow(text, random.nextInt(60) == 0 ? HUGE : 1 + random.nextInt(LARGE));
        }
        return text.toString();
    }

    private String begin() {
        return switch (random.nextInt(12)) {
            case 0 -> noise();
            case 1 -> any(seeds) + any(List.of("\n", " ", "", "\n\n", "/", ";")) + any(seeds);
            case 2 -> any(WORDS) + any(seeds);
            case 3 -> any(WORDS) + any(WORDS) + any(NUMBERS) + any(WORDS);
            default -> any(seeds);
        };
    }

    private String noise() {
        int length = random.nextInt(200);
        if (random.nextBoolean()) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            return new String(bytes, StandardCharsets.UTF_8);
        }
        int from = random.nextInt(ALPHABET.length());
        int letters = 1 + random.nextInt(ALPHABET.length() - from);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(ALPHABET.charAt(from + random.nextInt(letters)));
        }
        return text.toString();
    }

    private void change(StringBuilder text) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + 1 + random.nextInt(4));
        switch (random.nextInt(12)) {
            case 0 -> text.delete(from, to);
            case 1 -> text.insert(from, ALPHABET.charAt(random.nextInt(ALPHABET.length())));
            case 2 ->
                text.replace(
                        from,
                        to,
                        ALPHABET.substring(random.nextInt(ALPHABET.length())).substring(0, 1));
            case 3 -> text.insert(from, text.substring(from, to));
            case 4 -> text.setLength(from);
            case 5 -> text.delete(0, from);
            case 6 -> lines(text);
            case 7, 8 -> number(text);
            case 9 -> text.insert(from, any(WORDS));
            case 10 -> text.insert(from, text.substring(from, to).repeat(random.nextInt(100)));
            default -> text.replace(from, to, ".".repeat(to - from));
        }
    }

    /** Deletes, repeats or exchanges lines. */
    private void lines(StringBuilder text) {
        List<String> lines = new ArrayList<>(text.toString().lines().toList());
        if (lines.isEmpty()) {
            return;
        }
        String line = lines.remove(random.nextInt(lines.size()));
        for (int copies = random.nextInt(4); copies > 0; copies--) {
            lines.add(random.nextInt(lines.size() + 1), line);
        }
        if (random.nextInt(4) == 0) {
            Collections.shuffle(lines, random);
        }
        text.setLength(0);
        text.append(String.join("\n", lines));
    }

    private void number(StringBuilder text) {
        List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
        if (!numbers.isEmpty()) {
            MatchResult number = numbers.get(random.nextInt(Math.min(numbers.size(), 8)));
            text.replace(number.start(), number.end(), any(NUMBERS));
        }
    }

    /** Repeats a piece of the text until it is long. */
    private void grow(StringBuilder text, int length) {
        int from = random.nextInt(text.length() + 1);
        int to = random.nextBoolean() ? text.length() : Math.min(text.length(), from + 1 + random.nextInt(4));
        String piece = from == to ? any(WORDS) : text.substring(from, to);
        text.insert(from, piece.repeat(1 + length / piece.length()));
    }

    private String any(List<String> of) {
        return of.get(random.nextInt(of.size()));
    }
}
