package ninebynine.explain;

import static ninebynine.explain.NotationException.shown;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern.OneOf;
import ninebynine.rule.Relation;
import ninebynine.tensor.Ints;
import ninebynine.text.Pieces;
import org.jspecify.annotations.Nullable;

/**
 * Relations as CSP-Rules prints them, by themselves and not as part of a step.
 *
 * <pre>
 *   Trid-OR3-relation for digits 3, 4 and 9 in blocks: …        cells marked #, then "with 3 guardians …: n6r8c1 …"
 *   EL10c28-OR6-relation for digits: 4, 7 and 8 …               the same
 *   tridagon for digits 3, 5 and 7 in blocks: … ==> r8c8≠3,5,7  its guardians are what else the target's cell has
 *   Trid-ORk-relation with only one candidate => r3c3=8
 *   + same valence for candidates n1r6c6 and n1r4c8 via c-chain[2]: n1r6c6,n1r6c9,n1r4c8
 *    ==> EL10c6-OR6-relation can be split into two … : n1r7c6 …  and n9r7c6 … .
 * </pre>
 */
final class PublishedRelations {
    private static final Pattern HEAD = Pattern.compile(
            "(?:(\\S+?)-)?(?:OR\\d{1,3}-(?:relation|\\w+ relation|anti-tridagon\\[12](?: \\(type [^)]*\\))?)|tridagon) for digits:? ([^\\n]*?)(?: in blocks:)?\\s*\\n([\\s\\S]*)");
    private static final Pattern GUARDIANS = Pattern.compile("with \\d{1,3} guardians?[^:]*:(.*)");
    private static final Pattern CELL = Pattern.compile("\\br\\d+c\\d+\\b");
    private static final Pattern DIGIT = Pattern.compile("\\d+");
    private static final Pattern ONLY = Pattern.compile("(?:(\\S+)-)?ORk-relation with only one candidate");
    private static final Pattern SPLIT = Pattern.compile(
            "\\+ same valence for candidates \\w+ and \\w+ via c-chain\\[\\d+]: ([\\w,]+)\\s+==> *\\S+ can be split into two[^:]*:\\s*(.+?) +and +(.+?) *\\.\\s*");

    private final Model model;

    PublishedRelations(Model model) {
        this.model = model;
    }

    /** Null if it tells no splitting. */
    @Nullable
    SplitRelation split(String text) {
        Matcher m = SPLIT.matcher(text);
        return m.matches()
                ? new SplitRelation(
                        labels(m.group(1).split(",", -1)),
                        List.of(
                                labels(m.group(2).trim().split(" +", -1)),
                                labels(m.group(3).trim().split(" +", -1))))
                : null;
    }

    /** One that is proved by its cells. */
    Relation relation(String text) {
        Relation relation = whole(text);
        if (relation == null) {
            throw new NotationException("'" + shown(text) + "' is no relation.");
        }
        return relation;
    }

    /** A tridagon whose guardians are in one cell; what they are, the state says. */
    @Nullable
    OneOf tridagon(String text) {
        Relation relation = text.startsWith("tridagon ") ? whole(text) : null;
        return relation == null ? null : new OneOf(relation);
    }

    /** A relation that has one guardian left. */
    @Nullable
    OneOf only(String head, int label) {
        Matcher m = ONLY.matcher(head);
        return m.matches() ? new OneOf(Relation.cited(name(m.group(1)), Ints.of(label))) : null;
    }

    private static String name(@Nullable String told) {
        return told == null ? OrReader.NAMELESS : told;
    }

    private @Nullable Relation whole(String text) {
        Matcher head = HEAD.matcher(text);
        if (!head.matches()) {
            return null;
        }
        Matcher guardians = GUARDIANS.matcher(head.group(3));
        boolean listed = guardians.find();
        Ints of = listed ? labels(guardians.group(1).trim().split(" +", -1)).sorted() : Ints.of();
        String places = listed ? head.group(3).substring(0, guardians.start()) : head.group(3);
        List<String> digits = Pieces.found(DIGIT, head.group(2)).stream()
                .map(d -> "n" + d.group())
                .toList();
        List<Integer> variables = new ArrayList<>();
        List<Ints> kept = new ArrayList<>();
        Pieces.found(CELL, places).forEach(cell -> {
            int v = variable(cell.group(), digits.get(0));
            variables.add(v);
            kept.add(Ints.of(digits.stream().mapToInt(d -> labelIn(v, d)).toArray()));
        });
        return variables.isEmpty()
                ? null
                : new Relation(
                        name(head.group(1)),
                        of,
                        Ints.of(variables.stream().mapToInt(Integer::intValue).toArray()),
                        kept);
    }

    private Ints labels(String[] names) {
        return Ints.of(Stream.of(names).mapToInt(this::label).toArray());
    }

    private int label(String name) {
        return model.index()
                .label(name)
                .orElseThrow(
                        () -> new NotationException("There is no candidate '" + shown(name) + "' in this puzzle."));
    }

    private int variable(String name, String value) {
        return model.index()
                .variable(name, value)
                .orElseThrow(() -> new NotationException("There is no variable '" + shown(name) + "' in this puzzle."));
    }

    private int labelIn(int v, String value) {
        return model.index()
                .labelIn(v, value)
                .orElseThrow(() -> new NotationException(
                        "'" + shown(value) + "' is no value of " + model.names().variable(v) + "."));
    }
}
