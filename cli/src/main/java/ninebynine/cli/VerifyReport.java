package ninebynine.cli;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import ninebynine.check.Verified;
import ninebynine.check.Verified.Finding;
import ninebynine.check.Verified.Kind;

/** What {@code nbn verify} says: each wrong step as it comes, and how many of everything at the end. */
final class VerifyReport {
    private int traces;
    private int wrong;
    private int bad;
    private int undecided;
    private long steps;
    private long filled;
    private long believed;
    /** What was not made again, by kind and family. */
    private final Map<Kind, Map<String, Integer>> unchecked = new EnumMap<>(Kind.class);

    private final Set<String> taken = new TreeSet<>();

    int traces() {
        return traces + bad + undecided;
    }

    void bad() {
        bad++;
    }

    /** Columns that nobody can make again, so that they were not checked. */
    void taken(Set<String> columns) {
        taken.addAll(columns);
    }

    /** A trace that took too long, or too much memory. */
    void undecided() {
        undecided++;
    }

    void add(Verified verified) {
        traces++;
        wrong += verified.isRight() ? 0 : 1;
        steps += verified.steps();
        filled += verified.filled();
        believed += verified.believed();
        verified.findings().stream()
                .filter(finding -> !finding.wrong())
                .forEach(finding -> unchecked
                        .computeIfAbsent(finding.kind(), kind -> new TreeMap<>())
                        .merge(family(finding), 1, Integer::sum));
    }

    /** A text of whatever origin without what a terminal would obey: control characters are written out. */
    static String plain(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        text.codePoints().forEach(ch -> {
            int type = Character.getType(ch);
            boolean obeyed = type == Character.CONTROL && ch != '\n' && ch != '\t'
                    || type == Character.FORMAT
                    || type == Character.LINE_SEPARATOR
                    || type == Character.PARAGRAPH_SEPARATOR
                    || type == Character.SURROGATE;
            plain.append(obeyed ? "\\u" + String.format(Locale.ROOT, "%04X", ch) : Character.toString(ch));
        });
        return plain.toString();
    }

    /** What a step calls itself, up to its length or its cells; states are called so. */
    private static String family(Finding finding) {
        String name =
                finding.text().split("[\\[:({]| on | ==>| for | based ", 2)[0].strip();
        return finding.kind() == Kind.UNREAD
                ? finding.text().isEmpty() ? "states" : "lines"
                : finding.text().isEmpty() ? "state" : name.isEmpty() ? "unnamed" : name;
    }

    /** The findings of a trace: where, which step, why, and the state before it. */
    static String text(String file, Verified verified, boolean all) {
        StringBuilder text = new StringBuilder();
        for (Finding finding : verified.findings()) {
            if (finding.wrong() || all) {
                text.append(file).append(':').append(finding.line()).append(": ");
                text.append(verified.name().replace('\n', ' ')).append(", ");
                text.append(where(finding, verified)).append('\n');
                text.append(finding.wrong() ? "  " : "  Not made again. ").append(finding.reason());
                text.append('\n');
                if (finding.wrong()) {
                    text.append(finding.board()).append('\n');
                }
            }
        }
        return plain(text.toString());
    }

    private static String where(Finding finding, Verified verified) {
        if (finding.text().isEmpty()) {
            return finding.step() > verified.steps() ? "at the end" : "before step " + finding.step();
        }
        return "step " + finding.step() + ": " + finding.text();
    }

    int code() {
        return bad > 0 ? Nbn.BAD : wrong + undecided > 0 ? Nbn.UNSOLVED : Nbn.SOLVED;
    }

    private String verdict() {
        return traces == 0
                ? "nothing was checked"
                : wrong > 0
                        ? count(wrong, "trace") + " wrong"
                        : unchecked.containsKey(Kind.UNREAD)
                                ? "nothing wrong in what was read"
                                : undecided > 0 ? "none wrong" : "all right";
    }

    private static String title(Kind kind) {
        return switch (kind) {
            case WRONG -> "Wrong: ";
            case CONFIRMED -> "Not made again, but so in every solution: ";
            case TURNED -> "Printed with the values that are deleted: ";
            case UNREAD -> "Not read: ";
            case GIVEN -> "Taken as given: ";
        };
    }

    String summary() {
        StringBuilder text = new StringBuilder();
        text.append(count(traces, "trace"))
                .append(", ")
                .append(count(steps, "step"))
                .append(": ");
        text.append(verdict()).append(".\n");
        if (undecided > 0) {
            text.append("Not decided: ").append(count(undecided, "trace")).append(".\n");
        }
        if (filled > 0) {
            text.append("Filled in, Singles and whips[1]: ").append(filled).append(".\n");
        }
        if (believed > 0) {
            text.append("Guesses and the like, confirmed by counting solutions: ")
                    .append(believed)
                    .append(".\n");
        }
        unchecked.forEach((kind, families) -> text.append(title(kind))
                .append(families.values().stream().mapToInt(Integer::intValue).sum())
                .append(" (")
                .append(families.entrySet().stream()
                        .map(entry -> entry.getKey() + " " + entry.getValue())
                        .collect(Collectors.joining(", ")))
                .append(").\n"));
        if (!taken.isEmpty()) {
            text.append("Not checked in rows: ")
                    .append(String.join(", ", taken))
                    .append(".\n");
        }
        return plain(text.toString());
    }

    private static String count(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }
}
