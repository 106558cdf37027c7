package ninebynine.explain;

import static ninebynine.explain.NotationException.shown;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import ninebynine.explain.ConclusionReader.Conclusion;
import ninebynine.model.Model;
import ninebynine.model.VariableType;
import ninebynine.rule.FewCases;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.rule.subset.AlsPattern;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * Reads a line of {@link Notation} back, in either style and with or without blanks around the signs.
 *
 * <p>It says what the line says, not whether the line is right.
 */
public final class NotationReader {
    private static final java.util.regex.Pattern CONCLUSION =
            java.util.regex.Pattern.compile("([^=≠!\\s]+) ?(=|≠|!=) ?(\\S+)");

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
    private final Pattern.Reader outside;
    private final NameLookup names;
    private final ConclusionReader following;
    private final ChainReader chains;
    private final SubsetReader subsets;
    private final OrReader relations;
    private final StarReader stars;
    private final PublishedRelations published;

    /** Reads notation about this model. */
    public NotationReader(Model model) {
        this(model, (head, of) -> null);
    }

    /** The same, with what reads patterns of rules from outside. */
    public NotationReader(Model model, Pattern.Reader outside) {
        this.model = model;
        this.outside = outside;
        this.names = new NameLookup(model);
        this.following = new ConclusionReader(model);
        this.chains = new ChainReader(model);
        this.subsets = new SubsetReader(model);
        this.relations = new OrReader(model, chains);
        this.stars = new StarReader(model, chains);
        this.published = new PublishedRelations(model);
    }

    /** The match that a line of notation says; throws {@link NotationException} if it says none. */
    public Match read(String line) {
        String arrow = arrow(line);
        int at = line.indexOf(arrow);
        if (at < 0) {
            throw new NotationException("No '==>' in '" + shown(line) + "'. Maybe it is no step.");
        }
        String before = line.substring(0, at);
        String head = before.contains("\n") ? before : before.stripTrailing();
        List<Conclusion> conclusions = following.items(line.substring(at + arrow.length()));
        Pattern pattern = pattern(head, conclusions.get(0));
        boolean asserts = conclusions.stream().anyMatch(Conclusion::asserted);
        if (asserts
                && pattern.accept(new MayDecide())
                && conclusions.stream().allMatch(each -> !each.asserted() || model.other(each.label()) >= 0)) {
            return Match.Elimination.deciding(
                    pattern,
                    Ints.of(conclusions.stream().mapToInt(following::target).toArray()),
                    model);
        }
        if (conclusions.get(0).asserted()) {
            if (conclusions.size() > 1) {
                throw new NotationException("More than one value in '" + shown(line) + "'. Maybe these are two steps.");
            }
            return new Match.Assertion(pattern, conclusions.get(0).label());
        }
        if (asserts) {
            throw new NotationException("A value among deletions in '" + shown(line) + "'. Maybe these are two steps.");
        }
        int[] targets = conclusions.stream().mapToInt(Conclusion::label).toArray();
        return new Match.Elimination(pattern, Ints.of(targets));
    }

    /** Whether values may be written for what a pattern eliminates: games do so, where one of two labels is left. Of any other, one value follows or none. */
    private static final class MayDecide extends FewCases<Boolean> {
        @Override
        protected Boolean other() {
            return false;
        }

        @Override
        public Boolean own(Pattern.Own own) {
            return true;
        }
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

    /**
     * A relation as CSP-Rules tells it, with its cells and digits; where its guardians are not listed it has none.
     *
     * @throws NotationException if it is none
     */
    public Relation relation(String text) {
        return published.relation(text);
    }

    /** A relation that is split in two, as CSP-Rules tells it; null if the text is none. */
    public @Nullable SplitRelation split(String text) {
        return published.split(text);
    }

    /** Values, or eliminated candidates. */
    public record Conclusions(Ints labels, boolean asserted) {}

    /** What a line says follows, whatever it says why. */
    public Conclusions conclusions(String line) {
        String arrow = arrow(line);
        int at = line.lastIndexOf(arrow);
        if (at < 0) {
            throw new NotationException("No '==>' in '" + shown(line) + "'. Maybe it is no step.");
        }
        List<Conclusion> found = following.items(line.substring(at + arrow.length()));
        boolean asserted = found.get(0).asserted();
        boolean mixed = found.stream().anyMatch(each -> each.asserted() != asserted);
        if (mixed && found.stream().allMatch(each -> !each.asserted() || model.other(each.label()) >= 0)) {
            return new Conclusions(
                    Ints.of(found.stream().mapToInt(following::target).toArray()), false);
        }
        if (mixed) {
            throw new NotationException("A value among deletions in '" + shown(line) + "'. Maybe these are two steps.");
        }
        return new Conclusions(
                Ints.of(found.stream().mapToInt(Conclusion::label).toArray()), asserted);
    }

    private Pattern pattern(String head, Conclusion first) {
        if (model.types().stream().anyMatch(type -> type.single().equals(head))) {
            return lone(head, first.label());
        }
        Optional<Pattern> own = model.part(Pattern.Reader.class).map(reader -> reader.read(head, first.label(), model));
        if (own.isPresent()) {
            return own.get();
        }
        if (head.contains("\n")) {
            return severalLines(head, first.asserted());
        }
        Pattern sets = AlsPattern.read(head, model);
        if (sets != null) {
            return sets;
        }
        Pattern brought = outside.read(head, model);
        if (brought != null) {
            return brought;
        }
        Pattern relation = relations.read(new String[] {head}, first.asserted());
        relation = relation == null ? published.only(head, first.label()) : relation;
        if (relation != null) {
            return relation;
        }
        Matcher guess = GUESS.matcher(head);
        if (guess.matches()) {
            return new Pattern.Guess(guess.group(1), Integer.parseInt(guess.group(2)));
        }
        Pattern chain = chains.chain(head);
        Pattern read = chain == null ? subsets.read(head) : chain;
        if (read != null) {
            return read;
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

    private Pattern severalLines(String text, boolean asserts) {
        String[] lines = text.replaceFirst("\n+$", "").split("\n", -1);
        Matcher trial = TRIAL.matcher(lines[0]);
        if (trial.matches()) {
            return trial(trial.group(1), names.label(trial.group(2)), lines);
        }
        Pattern relation = stars.read(lines);
        relation = relation == null ? relations.read(lines, asserts) : relation;
        relation = relation == null ? published.tridagon(text) : relation;
        if (relation != null) {
            return relation;
        }
        Matcher forcing = FORCING_TRIAL.matcher(lines[0]);
        return forcing.matches()
                ? forcingTrial(forcing.group(1), forcing.group(2), lines)
                : chains.forcing(lines, asserts);
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
            return new Match.Contradiction(new Pattern.Emptied(names.variable(head.substring(EMPTIED.length()))));
        }
        if (head.startsWith(Notation.CONFLICT) && conclusion.equals(Notation.CONTRADICTION)) {
            List<Conclusion> values = following.items(head.substring(Notation.CONFLICT.length()));
            return new Match.Contradiction(new Pattern.Conflict(
                    Ints.of(values.stream().mapToInt(Conclusion::label).toArray())));
        }
        Pattern relation = conclusion.equals(Notation.CONTRADICTION)
                ? relations.read(head.replaceFirst("\n+$", "").split("\n", -1), false)
                : null;
        return relation != null ? new Match.Contradiction(relation) : read(head + Notation.IMPLIES + conclusion);
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
                    : Ints.of(following.items(m.group(2)).stream()
                            .mapToInt(Conclusion::label)
                            .toArray());
            branches.add(new Pattern.Decided(names.label(m.group(1)), refuted, values));
        }
        names.checkStarts(starts, branches.stream().map(Pattern.Decided::start).toList());
        return new Pattern.ForcingTrial(theory, branches);
    }
}
