package ninebynine.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ninebynine.model.Model;
import ninebynine.rule.Pattern.Branch;
import ninebynine.rule.Pattern.Cell;
import ninebynine.rule.Relation;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/** Reads {@link OrNotation} back, and what CSP-Rules prints of relations: there a proof stands elsewhere, and the relation is only cited. */
final class OrReader {
    private static final Pattern ONE = Pattern.compile("(\\S+)-OR(\\d{1,3})-relation: *");
    private static final Pattern CHAIN =
            Pattern.compile("(\\S+)-OR(\\d{1,3})-(ctr-)?(whip|gwhip|braid|gbraid)\\[(\\d{1,3})]: (\\S.*)");
    private static final Pattern FORCING = Pattern.compile(
            "(?:([A-Za-z]\\S*)-)?OR(\\d{1,3})-forcing-(whip|gwhip)-(elim|assert)\\[(\\d{1,3})](?: based on .*)?: *");
    /** A forcing-whip whose branches are all empty. */
    private static final Pattern SHORT = Pattern.compile("(\\S+)-OR(\\d{1,3})-(whip)(\\[1]): *");

    private static final Pattern STEP = Pattern.compile("OR(\\d{1,3})\\{\\{(.*) \\| ?(\\S+)}}");
    private static final Pattern VARIABLES = Pattern.compile("([^{}]+)\\{([^{}]*)} ?");
    /** What a relation is called that has no name. */
    static final String NAMELESS = "Trid";

    private final Model model;
    private final ChainReader chains;

    OrReader(Model model, ChainReader chains) {
        this.model = model;
        this.chains = chains;
    }

    /** What the lines say, or null if they speak of no relation. */
    ninebynine.rule.@Nullable Pattern read(String[] lines, boolean asserts) {
        Matcher one = ONE.matcher(lines[0]);
        if (one.matches() && lines.length > 1) {
            Relation relation = proved(one.group(1), lines);
            return new ninebynine.rule.Pattern.OneOf(sized(relation, one.group(2)));
        }
        Matcher chain = CHAIN.matcher(lines[0]);
        if (chain.matches()) {
            return chain(chain, lines);
        }
        Matcher forcing = FORCING.matcher(lines[0]);
        if (forcing.matches()) {
            if (!forcing.group(4).equals(Notation.aim(asserts))) {
                throw new NotationException("It does not say what its name says: " + forcing.group(4) + ".");
            }
            return forcing(forcing.group(1), forcing.group(2), forcing.group(3), forcing.group(5), lines);
        }
        Matcher shortest = SHORT.matcher(lines[0]);
        return shortest.matches() ? forcing(shortest.group(1), shortest.group(2), "whip", "1", lines) : null;
    }

    private ninebynine.rule.Pattern chain(Matcher head, String[] lines) {
        List<Cell> cells = new ArrayList<>();
        List<Integer> listed = new ArrayList<>();
        for (String part : head.group(6).split(" - ", -1)) {
            cells.add(part.startsWith("OR") ? step(part, listed) : chains.cell(part));
        }
        if (cells.size() != Integer.parseInt(head.group(5))) {
            throw new NotationException(head.group(4) + "[" + head.group(5) + "] has " + cells.size()
                    + " cells, expected " + head.group(5) + ".");
        }
        if (listed.isEmpty()) {
            throw new NotationException("The chain has no OR step. Maybe write OR2{{n1r2c3 | n4r5c6}}.");
        }
        Relation relation = relation(head.group(1), listed, lines);
        ninebynine.rule.Pattern.OrChain chain = new ninebynine.rule.Pattern.OrChain(
                ChainReader.partial(head.group(4)), sized(relation, head.group(2)), cells);
        if (chain.isContradiction() != (head.group(3) != null)) {
            throw new NotationException("A chain is called ctr- if it ends with its relation, and only then.");
        }
        return chain;
    }

    /** The step of the relation; all of its guardians go into the list. */
    private Cell step(String text, List<Integer> listed) {
        Matcher m = STEP.matcher(text);
        if (!m.matches() || !listed.isEmpty()) {
            throw new NotationException(
                    "'" + text + "' is no step of a relation. Maybe write OR2{{n1r2c3 | n4r5c6}}, once.");
        }
        for (String name : m.group(2).trim().split(" +", -1)) {
            listed.add(label(name));
        }
        int first = listed.get(0);
        Ints right = m.group(3).equals(".") ? Ints.of() : Ints.of(label(m.group(3)));
        right.stream().forEach(listed::add);
        return Cell.ofRelation(first, right);
    }

    private ninebynine.rule.Pattern forcing(
            @Nullable String name, String size, String chain, String length, String[] lines) {
        List<Branch> branches = Arrays.stream(lines)
                .skip(1)
                .filter(line -> !isProof(line))
                .map(chains::branch)
                .toList();
        List<Integer> starts = branches.stream().map(Branch::start).toList();
        Relation relation = relation(name == null ? NAMELESS : name, starts, lines);
        ninebynine.rule.Pattern.OrForcing forcing =
                new ninebynine.rule.Pattern.OrForcing(ChainReader.partial(chain), sized(relation, size), branches);
        if (forcing.length() != Integer.parseInt(length)) {
            throw new NotationException("The branches make length " + forcing.length() + ", expected " + length + ".");
        }
        return forcing;
    }

    private static Relation sized(Relation relation, String size) {
        if (relation.size() != Integer.parseInt(size)) {
            throw new NotationException("The relation has " + relation.size() + " guardians, expected " + size + ".");
        }
        return relation;
    }

    private static boolean isProof(String line) {
        return line.startsWith(OrNotation.RELATION) || line.startsWith(OrNotation.TWINS);
    }

    /** As it is proved, or else cited with these guardians; they must be the same. */
    private Relation relation(String name, List<Integer> guardians, String[] lines) {
        Ints listed =
                Ints.of(guardians.stream().mapToInt(Integer::intValue).sorted().toArray());
        Relation relation =
                Arrays.stream(lines).anyMatch(OrReader::isProof) ? proved(name, lines) : Relation.cited(name, listed);
        if (!relation.guardians().equals(listed)) {
            throw new NotationException("The guardians of the relation are not those of the chain.");
        }
        return relation;
    }

    private Relation proved(String name, String[] lines) {
        Relation relation = null;
        for (String line : lines) {
            if (line.startsWith(OrNotation.RELATION)) {
                relation = original(name, line.substring(OrNotation.RELATION.length()));
            } else if (line.startsWith(OrNotation.TWINS) && relation != null) {
                List<Cell> cells = Stream.of(line.substring(OrNotation.TWINS.length())
                                .stripTrailing()
                                .split(" - ", -1))
                        .map(chains::cell)
                        .toList();
                if (cells.stream().anyMatch(each -> each.right().size() != 1)) {
                    throw new NotationException("Twins are tied by variables of two candidates each.");
                }
                relation = relation.without(new Relation.Twin(cells));
            }
        }
        if (relation == null) {
            throw new NotationException(
                    "The relation has no proof. Maybe a line '" + OrNotation.RELATION.trim() + " …' is missing.");
        }
        return relation;
    }

    private Relation original(String name, String told) {
        boolean deadly = told.startsWith(OrNotation.DEADLY);
        String text = deadly ? told.substring(OrNotation.DEADLY.length()) : told;
        int bar = text.indexOf(OrNotation.BAR.stripTrailing());
        if (bar < 0) {
            throw new NotationException("No bar between the variables and the guardians of '" + text + "'.");
        }
        List<Integer> variables = new ArrayList<>();
        List<Ints> kept = new ArrayList<>();
        Matcher m = VARIABLES.matcher(text);
        int end = 0;
        while (end < bar && m.region(end, bar).lookingAt()) {
            end = m.end();
            String[] values = m.group(2).split(" ", -1);
            for (String variable : m.group(1).trim().split(" ", -1)) {
                int v = variable(variable, values[0]);
                variables.add(v);
                kept.add(Ints.of(
                        Stream.of(values).mapToInt(value -> labelIn(v, value)).toArray()));
            }
        }
        if (end < bar || variables.isEmpty()) {
            throw new NotationException("'" + text.substring(0, bar) + "' are no variables with what they have.");
        }
        String behind =
                text.substring(bar + OrNotation.BAR.stripTrailing().length()).trim();
        Ints guardians = behind.isEmpty()
                ? Ints.of()
                : Ints.of(
                        Stream.of(behind.split(" +", -1)).mapToInt(this::label).toArray());
        return new Relation(name, guardians, ints(variables), kept, deadly);
    }

    private static Ints ints(List<Integer> items) {
        return Ints.of(items.stream().mapToInt(Integer::intValue).toArray());
    }

    private int variable(String name, String value) {
        return model.index()
                .variable(name, value)
                .orElseThrow(() -> new NotationException("There is no variable '" + name + "' in this puzzle."));
    }

    private int labelIn(int v, String value) {
        return model.index()
                .labelIn(v, value)
                .orElseThrow(() -> new NotationException(
                        "'" + value + "' is no value of " + model.names().variable(v) + "."));
    }

    private int label(String name) {
        return model.index()
                .label(name)
                .orElseThrow(() -> new NotationException("There is no candidate '" + name + "' in this puzzle."));
    }
}
