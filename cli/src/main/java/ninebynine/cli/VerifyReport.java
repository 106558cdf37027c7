package ninebynine.cli;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import ninebynine.check.Verified;
import ninebynine.check.Verified.Finding;

/** What {@code nbn verify} says: each wrong step as it comes, and how many of everything at the end. */
final class VerifyReport {
    private int traces;
    private int wrong;
    private int bad;
    private long steps;
    private long filled;
    private long believed;
    private final Map<String, Integer> unchecked = new TreeMap<>();

    int traces() {
        return traces + bad;
    }

    void bad() {
        bad++;
    }

    void add(Verified verified) {
        traces++;
        wrong += verified.isRight() ? 0 : 1;
        steps += verified.steps();
        filled += verified.filled();
        believed += verified.believed();
        verified.findings().stream()
                .filter(finding -> !finding.wrong())
                .forEach(finding -> unchecked.merge(family(finding), 1, Integer::sum));
    }

    /** What a step calls itself, up to its length or its cells; states are called so. */
    private static String family(Finding finding) {
        String name =
                finding.text().split("[\\[:({]| on | ==>| for | based ", 2)[0].strip();
        return finding.text().isEmpty() ? "state" : name.isEmpty() ? "unnamed" : name;
    }

    /** The findings of a trace: where, which step, why, and the state before it. */
    static String text(String file, Verified verified, boolean all) {
        StringBuilder text = new StringBuilder();
        for (Finding finding : verified.findings()) {
            if (finding.wrong() || all) {
                text.append(file).append(':').append(finding.line()).append(": ");
                text.append(verified.name().replace('\n', ' ')).append(", ");
                text.append(where(finding, verified)).append('\n');
                text.append(finding.wrong() ? "  " : "  Not checked. ").append(finding.reason());
                text.append('\n');
                if (finding.wrong()) {
                    text.append(finding.board()).append('\n');
                }
            }
        }
        return text.toString();
    }

    private static String where(Finding finding, Verified verified) {
        if (finding.text().isEmpty()) {
            return finding.step() > verified.steps() ? "at the end" : "before step " + finding.step();
        }
        return "step " + finding.step() + ": " + finding.text();
    }

    int code() {
        return bad > 0 ? Nbn.BAD : wrong > 0 ? Nbn.UNSOLVED : Nbn.SOLVED;
    }

    String summary() {
        StringBuilder text = new StringBuilder();
        text.append(count(traces, "trace"))
                .append(", ")
                .append(count(steps, "step"))
                .append(": ");
        text.append(wrong == 0 ? "all right" : count(wrong, "trace") + " wrong").append(".\n");
        if (filled > 0) {
            text.append("Filled in, Singles and whips[1]: ").append(filled).append(".\n");
        }
        if (believed > 0) {
            text.append("Guesses and the like, which only the solution confirms: ")
                    .append(believed)
                    .append(".\n");
        }
        if (!unchecked.isEmpty()) {
            int all = unchecked.values().stream().mapToInt(Integer::intValue).sum();
            text.append("Not checked: ").append(all).append(" (");
            text.append(unchecked.entrySet().stream()
                    .map(entry -> entry.getKey() + " " + entry.getValue())
                    .collect(Collectors.joining(", ")));
            text.append(").\n");
        }
        return text.toString();
    }

    private static String count(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }
}
