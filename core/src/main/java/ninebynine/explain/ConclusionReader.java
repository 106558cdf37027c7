package ninebynine.explain;

import static ninebynine.explain.NotationException.shown;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import ninebynine.model.Model;

/** Reads what follows from a pattern: {@code r1c2=3}, or {@code r6c9≠6, r5c7≠6}. */
record ConclusionReader(Model model) {
    /** A value, or an eliminated candidate. */
    record Conclusion(int label, boolean asserted) {}

    List<Conclusion> items(String text) {
        List<Conclusion> found = new ArrayList<>(2);
        int from = 0;
        while (from <= text.length()) {
            int comma = text.indexOf(", ", from);
            int to = comma < 0 ? text.length() : comma;
            found.add(conclusion(text.substring(from, to)));
            from = to + 2;
        }
        return found;
    }

    private Conclusion conclusion(String item) {
        String text = item.trim();
        int sign = sign(text);
        int from = sign + (text.startsWith("!=", sign) ? 2 : 1);
        from += from < text.length() && text.charAt(from) == ' ' ? 1 : 0;
        String subject = text.substring(0, sign > 0 && text.charAt(sign - 1) == ' ' ? sign - 1 : sign);
        String value = from < text.length() ? text.substring(from) : "";
        if (subject.isEmpty() || value.isEmpty() || hasBlank(subject) || hasBlank(value)) {
            throw new NotationException(
                    "'" + shown(item) + "' is neither a value nor a deletion. Maybe write r1c2=3 or r1c2≠3.");
        }
        OptionalInt label = model.index().label(subject, value);
        if (label.isEmpty()) {
            throw new NotationException("There is no '" + shown(item) + "' in this puzzle.");
        }
        return new Conclusion(label.getAsInt(), text.charAt(sign) == '=');
    }

    /** Where {@code =}, {@code ≠} or {@code !=} begins, whichever comes first; 0 if none does. */
    private static int sign(String text) {
        for (int i = 0; i < text.length(); i++) {
            char ch = text.charAt(i);
            if (ch == '=' || ch == '≠' || ch == '!') {
                return ch == '!' && !text.startsWith("!=", i) ? 0 : i;
            }
        }
        return 0;
    }

    private static boolean hasBlank(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isWhitespace(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** What is eliminated: a label, or where the other label of its variable is called a value, the one that is left. */
    int target(Conclusion conclusion) {
        if (!conclusion.asserted()) {
            return conclusion.label();
        }
        int other = model.other(conclusion.label());
        if (other < 0) {
            throw new NotationException(model.names().variable(model.variables(conclusion.label())[0])
                    + " has more than two values. Maybe write what it is not.");
        }
        return other;
    }
}
