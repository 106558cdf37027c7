package ninebynine.strategy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word of the language of theories that tries hypotheses, with the theory that is used inside them: {@code TE1}, {@code TE2(W1)}, {@code
 * DFS(S3)}. The theory's own rules come before.
 *
 * @param meaning one line about it
 * @param inside what is used if nothing is said
 * @param families what takes part, each up to its last level
 */
record TrialTerm(String meaning, String inside, Map<Family, Integer> families) {
    private static final Pattern TERM = Pattern.compile("(\\w+)(?:\\((.*)\\))?");

    static final Map<String, TrialTerm> ALL = vocabulary();

    private static Map<String, TrialTerm> vocabulary() {
        Map<String, TrialTerm> terms = new LinkedHashMap<>();
        int none = BuiltInRules.LONGEST;
        for (int depth = 1; depth <= BuiltInRules.DEEPEST; depth++) {
            Map<Family, Integer> trials = Map.of(BuiltInRules.TRIAL, none + depth);
            String deep = depth == 1 ? "trial and error" : "hypotheses " + depth + " deep, and TE" + (depth - 1);
            terms.put("TE" + depth, new TrialTerm(deep + "; Singles, or T in TE" + depth + "(T)", "BRT", trials));
            terms.put("gTE" + depth, new TrialTerm("TE" + depth + "(W1)", "W1", trials));
        }
        for (int k = 2; k <= 4; k++) {
            Map<Family, Integer> forcing = new LinkedHashMap<>();
            BuiltInRules.FORCING_TRIALS.subList(0, k - 1).forEach(family -> forcing.put(family, none + 1));
            String also = k == 2 ? "" : ", and FTE" + (k - 1);
            terms.put(
                    "FTE" + k,
                    new TrialTerm(
                            "forcing T&E on variables of " + k + " values" + also + "; also FTE" + k + "(T)",
                            "BRT",
                            forcing));
        }
        terms.put(
                "DFS",
                new TrialTerm(
                        "depth-first search: guesses; also DFS(T)",
                        "BRT",
                        Map.of(BuiltInRules.GUESSING, BuiltInRules.LAST)));
        return terms;
    }

    /** The text at the '+' outside of parentheses. */
    static List<String> split(String text) {
        List<String> parts = new ArrayList<>();
        int open = 0;
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (c == '+' && open == 0) {
                parts.add(text.substring(from, i));
                from = i + 1;
            }
        }
        parts.add(text.substring(from));
        return parts;
    }

    /** Adds what the word means, if it is one of these. */
    static boolean add(String written, Map<String, Reach> limits, Map<String, Theory> inside) {
        Matcher m = TERM.matcher(written);
        TrialTerm term = m.matches() ? ALL.get(m.group(1)) : null;
        if (term == null) {
            return false;
        }
        if (m.group(2) != null && !term.inside.equals("BRT")) {
            throw new IllegalArgumentException("'" + written + "' has its theory already. Maybe "
                    + m.group(1).substring(1) + "(" + m.group(2) + ").");
        }
        Theory theory =
                Theory.parse(m.group(2) == null ? term.inside : m.group(2).replace(" ", ""));
        if (!theory.inside().isEmpty()) {
            throw new IllegalArgumentException("'" + written + "' tries inside what it tries. Maybe TE2 or TE3.");
        }
        theory.limits().forEach((family, reach) -> limits.merge(family, reach, Reach::or));
        term.families.forEach((family, limit) -> {
            limits.merge(family.id(), Reach.upTo(limit), Reach::or);
            Theory other = inside.put(family.id(), theory);
            if (other != null && !other.limits().equals(theory.limits())) {
                throw new IllegalArgumentException("'" + written + "' and another word want different theories inside "
                        + "hypotheses. Maybe one of them is enough.");
            }
        });
        return true;
    }
}
