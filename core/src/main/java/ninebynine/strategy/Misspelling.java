package ninebynine.strategy;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Words that people type, and may type wrong: found whatever their case, and the one that was most likely meant.
 *
 * <pre>
 *   distance(a, b) = the fewest letters to insert, delete, replace, or swap with the next, that make a of b
 * </pre>
 */
public record Misspelling(List<String> words) {
    /** Letters that a word has to begin with, to be meant by them. */
    private static final int ENOUGH = 4;

    public Misspelling {
        words = List.copyOf(words);
    }

    /** The word as it is written here: itself, or else the first that differs in case alone. */
    public Optional<String> find(String typed) {
        return words.contains(typed)
                ? Optional.of(typed)
                : words.stream().filter(typed::equalsIgnoreCase).findFirst();
    }

    /**
     * The nearest word; of several one that begins with the same letter, which few people get wrong, and of these the first. None if more than a
     * third of the letters would be wrong; then the only word that begins so, or with which it begins.
     */
    public Optional<String> near(String typed) {
        String lower = typed.toLowerCase(Locale.ROOT);
        return words.stream()
                .filter(word -> distance(lower, word.toLowerCase(Locale.ROOT)) <= lower.length() / 3)
                .min(Comparator.comparingInt((String word) -> distance(lower, word.toLowerCase(Locale.ROOT)))
                        .thenComparing(word -> !word.regionMatches(true, 0, lower, 0, 1)))
                .or(() -> begun(lower));
    }

    private Optional<String> begun(String lower) {
        List<String> begun = words.stream()
                .filter(word -> Math.min(word.length(), lower.length()) >= ENOUGH)
                .filter(word -> begins(word.toLowerCase(Locale.ROOT), lower))
                .toList();
        return begun.size() == 1 ? Optional.of(begun.get(0)) : Optional.empty();
    }

    private static boolean begins(String one, String other) {
        return one.startsWith(other) || other.startsWith(one);
    }

    /** " Maybe 'word'.", or the way out that is there for words that are near to none. */
    public String maybe(String typed, String otherwise) {
        return " Maybe " + near(typed).map(word -> "'" + word + "'").orElse(otherwise) + ".";
    }

    private static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                d[i][j] = i == 0 || j == 0 ? i + j : cheapest(a, b, i, j, d);
            }
        }
        return d[a.length()][b.length()];
    }

    private static int cheapest(String a, String b, int i, int j, int[][] d) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        int cost = Math.min(d[i - 1][j - 1] + (same ? 0 : 1), 1 + Math.min(d[i - 1][j], d[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(cost, d[i - 2][j - 2] + 1) : cost;
    }
}
