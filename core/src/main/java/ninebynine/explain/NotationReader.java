package ninebynine.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import ninebynine.model.Frame;
import ninebynine.model.Group;
import ninebynine.model.Model;
import ninebynine.model.VariableType;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.tensor.Ints;

/**
 * Reads a line of {@link Notation} back, in either style and with or without blanks around the signs.
 *
 * <p>It says what the line says, not whether the line is right.
 */
public final class NotationReader {
    private static final java.util.regex.Pattern CHAIN =
            java.util.regex.Pattern.compile("([a-z0-9-]+|T&E-braid)\\[(\\d{1,3})]: (.*)");
    private static final java.util.regex.Pattern CELL = java.util.regex.Pattern.compile("([^{}\\s]+)\\{(\\S+) (\\S+)}");
    private static final java.util.regex.Pattern SUBSET =
            java.util.regex.Pattern.compile("([a-z-]+): ([^{}\\s]*)\\{([^{}]*)}\\{([^{}]*)}");
    private static final java.util.regex.Pattern CONCLUSION =
            java.util.regex.Pattern.compile("([^=≠!\\s]+) ?(=|≠|!=) ?(\\S+)");

    private static final java.util.regex.Pattern FORCING = java.util.regex.Pattern.compile(
            "(?:(\\d)-value-OR(\\d)-)?forcing-([a-z]+)-(elim|assert)\\[(\\d{1,3})](?: based on bivalue candidates (\\S+) and +(\\S+))?: *");
    private static final java.util.regex.Pattern BRANCH =
            java.util.regex.Pattern.compile(" *\\|\\| (\\S+) - *(?:partial-[a-z]+\\[(\\d{1,3})]: (.*))?");

    private static final java.util.regex.Pattern TRIAL = java.util.regex.Pattern.compile("(\\S+) on (\\S+):");
    private static final java.util.regex.Pattern GUESS =
            java.util.regex.Pattern.compile("(DFS\\(\\S+\\))\\[(\\d{1,4})]: guess");
    private static final java.util.regex.Pattern FORCING_TRIAL =
            java.util.regex.Pattern.compile("forcing-T&E\\((\\S+)\\) based on candidates (.*):");
    private static final java.util.regex.Pattern DECIDED = java.util.regex.Pattern.compile(" *\\|\\| (\\S+) - *(.*)");
    private static final String EMPTIED = "no-candidate: ";
    /** After the name of a Single that is a game's own word. */
    private static final String AFTER_OWN_SINGLE = ": ";

    private final Model model;
    private final Map<String, List<SubsetHead>> heads = new ConcurrentHashMap<>();

    public NotationReader(Model model) {
        this.model = model;
    }

    private record SubsetHead(Frame frame, int size, boolean special, boolean finned) {}

    public Match read(String line) {
        String arrow = arrow(line);
        int at = line.indexOf(arrow);
        if (at < 0) {
            throw new NotationException("No '==>' in '" + shown(line) + "'. Maybe it is no step.");
        }
        String before = line.substring(0, at);
        String head = before.contains("\n") ? before : before.stripTrailing();
        List<Conclusion> conclusions = items(line.substring(at + arrow.length()));
        Pattern pattern = pattern(head, conclusions.get(0));
        if (conclusions.get(0).asserted()) {
            if (conclusions.size() > 1) {
                throw new NotationException("More than one value in '" + shown(line) + "'. Maybe these are two steps.");
            }
            return new Match.Assertion(pattern, conclusions.get(0).label());
        }
        if (conclusions.stream().anyMatch(Conclusion::asserted)) {
            throw new NotationException("A value among deletions in '" + shown(line) + "'. Maybe these are two steps.");
        }
        int[] targets = conclusions.stream().mapToInt(Conclusion::label).toArray();
        return new Match.Elimination(pattern, Ints.of(targets));
    }

    /** What stands before the conclusions. */
    private String arrow(String line) {
        String single = model.names().afterSingle();
        return line.contains(Notation.IMPLIES) ? Notation.IMPLIES : line.contains(single) ? single : AFTER_OWN_SINGLE;
    }

    /** One candidate by its name, as in {@code n5r1c2}, or as what may be said of it, as in {@code r1c2=5} and {@code r1c2≠5}. */
    public int candidate(String text) {
        String name = text.trim();
        OptionalInt label = model.index().label(name);
        Matcher m = CONCLUSION.matcher(name);
        if (label.isEmpty() && m.matches()) {
            label = model.index().label(m.group(1), m.group(3));
        }
        return label.orElseThrow(() -> new NotationException("There is no candidate '" + shown(name)
                + "' in this puzzle. Maybe one such as " + model.names().label(0) + "."));
    }

    private record Conclusion(int label, boolean asserted) {}

    /** Values, or eliminated candidates. */
    public record Conclusions(Ints labels, boolean asserted) {}

    /** What a line says follows, whatever it says why. */
    public Conclusions conclusions(String line) {
        String arrow = arrow(line);
        int at = line.lastIndexOf(arrow);
        if (at < 0) {
            throw new NotationException("No '==>' in '" + shown(line) + "'. Maybe it is no step.");
        }
        List<Conclusion> found = items(line.substring(at + arrow.length()));
        boolean asserted = found.get(0).asserted();
        if (found.stream().anyMatch(each -> each.asserted() != asserted)) {
            throw new NotationException("A value among deletions in '" + shown(line) + "'. Maybe these are two steps.");
        }
        return new Conclusions(
                Ints.of(found.stream().mapToInt(Conclusion::label).toArray()), asserted);
    }

    private List<Conclusion> items(String text) {
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

    private Pattern pattern(String head, Conclusion first) {
        if (model.types().stream().anyMatch(type -> type.single().equals(head))) {
            return lone(head, first.label());
        }
        if (head.contains("\n")) {
            return severalLines(head);
        }
        Optional<Pattern> own = model.part(Pattern.Reader.class).map(reader -> reader.read(head, first.label(), model));
        if (own.isPresent()) {
            return own.get();
        }
        Matcher guess = GUESS.matcher(head);
        if (guess.matches()) {
            return new Pattern.Guess(guess.group(1), Integer.parseInt(guess.group(2)));
        }
        Matcher chain = CHAIN.matcher(head);
        if (chain.matches()) {
            return chain(chain.group(1), Integer.parseInt(chain.group(2)), chain.group(3));
        }
        Matcher subset = SUBSET.matcher(head);
        if (subset.matches()) {
            return subset(subset.group(1), subset.group(2), subset.group(3), subset.group(4));
        }
        throw new NotationException("No rule is written '" + shown(head) + "'. Maybe see docs/notation.md.");
    }

    private Pattern lone(String single, int label) {
        for (int v : model.variables(label)) {
            if (model.type(v).single().equals(single)) {
                return new Pattern.Lone(v);
            }
        }
        String types = model.types().stream()
                .filter(type -> type.single().equals(single))
                .map(VariableType::name)
                .collect(Collectors.joining(" or "));
        throw new NotationException(model.names().label(label) + " has no variable of type " + types + ".");
    }

    private Pattern chain(String family, int length, String text) {
        List<Pattern.Cell> cells = new ArrayList<>();
        for (String part : text.split(family.equals(Notation.ODDAGON) ? "," : " - ", -1)) {
            cells.add(cell(part));
        }
        if (cells.size() != length) {
            throw new NotationException(
                    family + "[" + length + "] has " + cells.size() + " cells, expected " + length + ".");
        }
        return new Pattern.Chain(family, cells);
    }

    private Pattern severalLines(String text) {
        String[] lines = text.replaceFirst("\n+$", "").split("\n", -1);
        Matcher trial = TRIAL.matcher(lines[0]);
        if (trial.matches()) {
            return trial(trial.group(1), label(trial.group(2)), lines);
        }
        Matcher forcing = FORCING_TRIAL.matcher(lines[0]);
        return forcing.matches() ? forcingTrial(forcing.group(1), forcing.group(2), lines) : forcing(lines);
    }

    /** The steps of a trial stand further in; a step of several lines goes on with blanks. */
    private Pattern trial(String procedure, int hypothesis, String[] lines) {
        List<String> steps = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            if (!lines[i].startsWith(Notation.INDENT)) {
                throw new NotationException(
                        "'" + shown(lines[i]) + "' is no step of a trial. Maybe blanks are missing.");
            }
            String step = lines[i].substring(Notation.INDENT.length());
            if (step.startsWith(" ") && !steps.isEmpty()) {
                steps.set(steps.size() - 1, steps.get(steps.size() - 1) + "\n" + step);
            } else {
                steps.add(step);
            }
        }
        return new Pattern.Trial(
                procedure, hypothesis, steps.stream().map(this::inside).toList());
    }

    /** A step inside a trial: as it would be written by itself, or the contradiction at its end. */
    private Match inside(String step) {
        int arrow = step.contains("\n")
                ? step.lastIndexOf("\n" + Notation.IMPLIES_INSIDE) + 1
                : step.indexOf(Notation.IMPLIES_INSIDE);
        if (arrow < 0) {
            throw new NotationException("No '->' in '" + shown(step) + "'. Maybe it is no step.");
        }
        String head = step.substring(0, arrow);
        String conclusion = step.substring(arrow + Notation.IMPLIES_INSIDE.length());
        if (head.startsWith(EMPTIED) && conclusion.equals(Notation.CONTRADICTION)) {
            return new Match.Contradiction(new Pattern.Emptied(variable(head.substring(EMPTIED.length()))));
        }
        return read(head + Notation.IMPLIES + conclusion);
    }

    private Pattern forcingTrial(String theory, String starts, String[] lines) {
        List<Pattern.Decided> branches = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            Matcher m = DECIDED.matcher(lines[i]);
            if (!m.matches()) {
                throw new NotationException("'" + shown(lines[i]) + "' is no branch. Maybe write '   || n1r2c3 - '.");
            }
            boolean refuted = m.group(2).equals(Notation.CONTRADICTION);
            Ints values = refuted || m.group(2).isEmpty()
                    ? Ints.of()
                    : Ints.of(items(m.group(2)).stream()
                            .mapToInt(Conclusion::label)
                            .toArray());
            branches.add(new Pattern.Decided(label(m.group(1)), refuted, values));
        }
        named(starts, branches.stream().map(Pattern.Decided::start).toList());
        return new Pattern.ForcingTrial(theory, branches);
    }

    private int label(String name) {
        return model.index()
                .label(name)
                .orElseThrow(
                        () -> new NotationException("There is no candidate '" + shown(name) + "' in this puzzle."));
    }

    private int variable(String name) {
        return model.index()
                .variable(name)
                .orElseThrow(() -> new NotationException("There is no variable '" + shown(name) + "' in this puzzle."));
    }

    /** The lines of a forcing chain: its head, then a branch each. */
    private Pattern forcing(String[] lines) {
        Matcher head = FORCING.matcher(lines[0]);
        if (!head.matches()) {
            throw new NotationException("No rule is written '" + shown(lines[0]) + "'. Maybe see docs/notation.md.");
        }
        List<Pattern.Branch> branches = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            branches.add(branch(lines[i]));
        }
        Pattern.Forcing forcing = new Pattern.Forcing(head.group(3), head.group(4), branches);
        if (forcing.length() != Integer.parseInt(head.group(5))) {
            throw new NotationException(
                    "The branches make length " + forcing.length() + ", expected " + head.group(5) + ".");
        }
        String count = String.valueOf(branches.size());
        if (head.group(1) != null
                && !(head.group(1).equals(count) && head.group(2).equals(count))) {
            throw new NotationException("There are " + count + " branches, expected " + head.group(1) + ".");
        }
        if (head.group(6) != null) {
            named(
                    head.group(6) + " " + head.group(7),
                    branches.stream().map(Pattern.Branch::start).toList());
        }
        return forcing;
    }

    /** The candidates that a head names are those that the branches begin with. */
    private void named(String starts, List<Integer> branches) {
        List<Integer> named =
                Arrays.stream(starts.split(" ", -1)).map(this::label).toList();
        if (!named.equals(branches)) {
            throw new NotationException("The branches do not begin with " + shown(starts) + ".");
        }
    }

    private Pattern.Branch branch(String line) {
        Matcher m = BRANCH.matcher(line);
        if (!m.matches()) {
            throw new NotationException("'" + shown(line) + "' is no branch. Maybe write '   || n1r2c3 - '.");
        }
        int start = label(m.group(1));
        List<Pattern.Cell> cells = new ArrayList<>();
        if (m.group(3) != null) {
            for (String part : m.group(3).replaceFirst(" - ?$", "").split(" - ", -1)) {
                cells.add(cell(part));
            }
            if (cells.size() != Integer.parseInt(m.group(2))) {
                throw new NotationException("The branch has " + cells.size() + " cells, expected " + m.group(2) + ".");
            }
        }
        return new Pattern.Branch(start, cells);
    }

    private Pattern.Cell cell(String text) {
        Matcher m = CELL.matcher(text);
        if (!m.matches()) {
            throw new NotationException("'" + shown(text) + "' is no cell of a chain. Maybe write r1c2{n3 n4}.");
        }
        int v = model.index().variable(m.group(1), m.group(2)).orElseGet(() -> variable(m.group(1)));
        return new Pattern.Cell(v, labelIn(v, m.group(2)), right(v, m.group(3)));
    }

    private Ints right(int v, String value) {
        if (value.equals(".")) {
            return Ints.of();
        }
        OptionalInt label = model.index().labelIn(v, value);
        if (label.isPresent()) {
            return Ints.of(label.getAsInt());
        }
        if (value.contains("|")) {
            return Ints.of(Arrays.stream(value.split("\\|", -1))
                    .mapToInt(part -> labelIn(v, part))
                    .toArray());
        }
        for (Group group : model.groups()) {
            if (group.variable() == v
                    && model.names().groupIn(v, group.members()).equals(value)) {
                return group.members();
            }
        }
        return Ints.of(labelIn(v, value));
    }

    private int labelIn(int v, String value) {
        return model.index()
                .labelIn(v, value)
                .orElseThrow(() -> new NotationException(
                        "'" + value + "' is no value of " + model.names().variable(v) + "."));
    }

    private Pattern subset(String name, String unit, String lines, String transversals) {
        List<SubsetHead> all = heads.computeIfAbsent(name + ": " + unit, key -> heads(name, unit));
        SubsetHead head = all.stream()
                .filter(each -> has(each.frame.lines(), lines) && has(each.frame.transversals(), transversals))
                .findFirst()
                .orElse(all.get(0));
        Ints l = indices(head.frame.lines().written(), lines, head.size);
        Ints t = indices(head.frame.transversals().written(), transversals, head.size);
        return head.finned ? new Pattern.Finned(head.frame, l, t) : new Pattern.Subset(head.frame, l, t, head.special);
    }

    private static boolean has(Frame.Words words, String text) {
        return Arrays.stream(text.split(" ", -1)).allMatch(words.written()::contains);
    }

    /** The frames that have this name; more than one if a game's units are parts of lines. */
    private List<SubsetHead> heads(String name, String unit) {
        List<SubsetHead> found = new ArrayList<>();
        for (Frame frame : model.frames()) {
            for (int size = 2; size <= 4 && frame.title().unit().equals(unit); size++) {
                if (SubsetNames.subset(frame, size, false).equals(name)) {
                    found.add(new SubsetHead(frame, size, false, false));
                } else if (SubsetNames.subset(frame, size, true).equals(name)) {
                    found.add(new SubsetHead(frame, size, true, false));
                } else if (frame.hasBoxes() && SubsetNames.finned(frame, size).equals(name)) {
                    found.add(new SubsetHead(frame, size, false, true));
                }
            }
        }
        if (found.isEmpty()) {
            throw new NotationException(
                    "No rule is written '" + name + ": " + unit + "{…}{…}'. Maybe see docs/notation.md.");
        }
        return found;
    }

    private static Ints indices(List<String> names, String text, int size) {
        String[] words = text.split(" ", -1);
        int[] found = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            found[i] = names.indexOf(words[i]);
            if (found[i] < 0) {
                throw new NotationException("'" + words[i] + "' is not one of " + String.join(" ", names) + ".");
            }
        }
        if (found.length != size) {
            throw new NotationException("{" + text + "} has " + found.length + " items, expected " + size + ".");
        }
        return Ints.of(found);
    }

    private static String shown(String text) {
        return text.length() <= 60 ? text : text.substring(0, 57) + "...";
    }
}
