package ninebynine.verify;

import static org.assertj.core.api.Assertions.fail;

import java.util.List;

/** Lines that a page promises; a line of three dots stands for any number of them. */
final class ExpectedLines {
    private static final String ANY = "...";

    private ExpectedLines() {}

    static void check(String what, List<String> expected, List<String> actual) {
        List<String> e = trimmed(expected);
        List<String> a = trimmed(actual);
        if (!matches(e, a)) {
            fail(what + " should print\n" + String.join("\n", e) + "\n\nbut prints\n" + String.join("\n", a));
        }
    }

    /** Without blank lines at the end. */
    private static List<String> trimmed(List<String> lines) {
        int end = lines.size();
        while (end > 0 && lines.get(end - 1).isBlank()) {
            end--;
        }
        return lines.subList(0, end);
    }

    private static boolean matches(List<String> expected, List<String> actual) {
        // reach[i]: the expected lines so far can be the first i actual ones
        boolean[] reach = new boolean[actual.size() + 1];
        reach[0] = true;
        for (String line : expected) {
            boolean[] next = new boolean[reach.length];
            for (int i = 0; i < reach.length; i++) {
                if (line.strip().equals(ANY)) {
                    next[i] = reach[i] || (i > 0 && next[i - 1]);
                } else {
                    next[i] = i > 0 && reach[i - 1] && line.equals(actual.get(i - 1));
                }
            }
            reach = next;
        }
        return reach[actual.size()];
    }
}
