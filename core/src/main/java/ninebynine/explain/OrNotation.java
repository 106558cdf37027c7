package ninebynine.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.model.Names;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.tensor.Ints;

/**
 * Relations and the chains that use them, as notation has them: a first line as CSP-Rules prints it, then the relation's proof.
 *
 * <pre>
 *   Trid-OR3-whip[4]: r7c1{n6 n1} - r7c6{n1 n8} - OR3{{n8r5c6 n6r3c4 | n4r1c5}} - r7c5{n4 .}
 *      relation: r1c5 r2c4 r3c6 …{n1 n5 n9} | n4r1c5 n6r3c4 n8r5c6
 *      twins: r8n5{c8 c1} - c1n5{r8 r7}
 * </pre>
 *
 * The variables before the bar can't all have what stands in the braces, but for the candidates behind it; a guardian that is the first of twins is left out. Where they can, but in two ways, they are
 * called deadly: {@code relation: deadly r1c5 r1c6 …}.
 */
final class OrNotation {
    static final String RELATION = Notation.PROOF;
    static final String TWINS = "   twins: ";
    static final String BAR = " | ";
    static final String DEADLY = "deadly ";

    private final Names names;
    private final Function<Pattern.Cell, String> cell;

    /** @param cell how a cell of a variable is written */
    OrNotation(Names names, Function<Pattern.Cell, String> cell) {
        this.names = names;
        this.cell = cell;
    }

    String oneOf(Pattern.OneOf one) {
        return title(one.relation()) + "-relation:\n" + proof(one.relation());
    }

    String chain(Pattern.OrChain chain) {
        return title(chain.relation()) + (chain.isContradiction() ? "-ctr-" : "-") + Notation.partial(chain.chain())
                + "["
                + chain.length() + "]: "
                + chain.cells().stream()
                        .map(each -> each.isRelation() ? relation(each, chain.relation()) : cell.apply(each))
                        .collect(Collectors.joining(" - "))
                + "\n" + proof(chain.relation());
    }

    /** @param branches how they are written, each with its line break */
    String forcing(Pattern.OrForcing forcing, String aim, String branches) {
        return title(forcing.relation()) + "-forcing-" + Notation.partial(forcing.chain()) + "-" + aim + "["
                + forcing.length() + "]:\n" + proof(forcing.relation()) + branches;
    }

    private static String title(Relation relation) {
        return relation.name() + "-" + relation.or();
    }

    /** The guardians that are ruled out, the one that hangs on what came before first; then the one that is left. */
    private String relation(Pattern.Cell step, Relation relation) {
        String out = IntStream.concat(
                        IntStream.of(step.left()),
                        relation.guardians().stream()
                                .filter(x -> x != step.left() && !step.right().contains(x)))
                .mapToObj(names::label)
                .collect(Collectors.joining(" "));
        return relation.or() + "{{" + out + BAR
                + (step.right().isEmpty() ? "." : names.label(step.right().get(0))) + "}}";
    }

    private String proof(Relation relation) {
        if (!relation.isProved()) {
            return "";
        }
        String all = Stream.concat(
                        relation.guardians().stream().boxed(),
                        relation.twins().stream().map(Relation.Twin::out))
                .sorted()
                .map(names::label)
                .collect(Collectors.joining(" "));
        return RELATION + (relation.deadly() ? DEADLY : "") + variables(relation) + (BAR + all).stripTrailing() + "\n"
                + relation.twins().stream()
                        .map(twin -> TWINS + twin.cells().stream().map(cell).collect(Collectors.joining(" - ")) + "\n")
                        .collect(Collectors.joining());
    }

    /** Variables with the same values side by side share their braces. */
    private String variables(Relation relation) {
        StringBuilder text = new StringBuilder();
        List<String> alike = new ArrayList<>();
        for (int i = 0; i < relation.variables().size(); i++) {
            alike.add(names.variable(relation.variables().get(i)));
            if (i + 1 == relation.variables().size() || !values(relation, i).equals(values(relation, i + 1))) {
                text.append(text.isEmpty() ? "" : " ").append(String.join(" ", alike));
                text.append("{").append(values(relation, i)).append("}");
                alike.clear();
            }
        }
        return text.toString();
    }

    private String values(Relation relation, int i) {
        Ints kept = relation.kept().get(i);
        int variable = relation.variables().get(i);
        return kept.stream().mapToObj(x -> names.valueIn(variable, x)).collect(Collectors.joining(" "));
    }
}
