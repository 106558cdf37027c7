package ninebynine.chain;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ninebynine.rule.ChainName;
import ninebynine.rule.Pattern;
import ninebynine.rule.Relation;
import ninebynine.rule.relation.RelationSupply;
import ninebynine.rule.relation.Relations;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/** A field with some relations as further variables, and the searches for whips and braids that use one of them. */
final class OrField {
    final Field field;
    final OrSearch search;
    final List<Relation> relations;
    private final RelationSupply supply;
    private final View view;
    private final Nodes nodes;
    private final Filter filter;
    private final @Nullable Field[] alone;

    private OrField(Asked asked, View view, Field plain, Field whole, List<Relation> relations) {
        this.supply = asked.relations;
        this.view = view;
        this.nodes = asked.nodes;
        this.filter = whole.all().filter();
        this.alone = new Field[relations.size()];
        this.field = plain;
        this.relations = relations;
        this.search =
                new OrSearch(plain, filter, relations.stream().map(this::bits).toArray(long[][]::new));
    }

    private long[] bits(Relation relation) {
        long[] bits = new long[field.words];
        relation.guardians().stream().forEach(x -> {
            int c = field.number(x);
            bits[c >> 6] |= 1L << c;
        });
        return bits;
    }

    /** The relations of a theory, twins tied by c-chains up to a length, that have so many guardians. */
    static OrField of(View view, RelationSupply relations, int length, int least, int most, Nodes nodes) {
        return view.derived(Fields.class, of -> new Fields(new HashMap<>()))
                .made
                .computeIfAbsent(
                        new Asked(relations, Math.min(length, Relations.LONGEST_TIE) / 2, least, most, nodes),
                        asked -> made(view, asked, relations.of(view, length)));
    }

    private static OrField made(View view, Asked asked, List<Relation> all) {
        List<Relation> useful = all.stream()
                .filter(relation -> relation.size() >= asked.least && relation.size() <= asked.most)
                .toList();
        if (useful.isEmpty()) {
            Field shared = Field.of(view, asked.nodes);
            return new OrField(asked, view, shared, shared, useful);
        }
        Field plain = Field.alone(view);
        Field further = plain.with(useful);
        return asked.nodes == Nodes.CANDIDATES
                ? new OrField(asked, view, plain, further, useful)
                : new OrField(asked, view, plain.with(asked.nodes), further.with(asked.nodes), useful);
    }

    private record Asked(RelationSupply relations, int ties, int least, int most, Nodes nodes) {}

    private record Fields(Map<Asked, OrField> made) {}

    boolean isEmpty() {
        return relations.isEmpty();
    }

    /**
     * A braid on z of at most n variables, one of them a relation, or null where it is none of its guardians that could help. The variable that stands for it is a number after those of
     * the model.
     */
    @Nullable
    List<Pattern.Cell> braid(int z, int n, int i) {
        if (!filter.allows(z, n) || relations.get(i).guardians().contains(field.label[z])) {
            return null;
        }
        Field with = alone[i];
        if (with == null) {
            Field further = Field.alone(view).with(List.of(relations.get(i)));
            with = nodes == Nodes.CANDIDATES ? further : further.with(nodes);
            alone[i] = with;
        }
        List<Pattern.Cell> cells = with.braids().find(z, n, with.all());
        return cells == null
                        || cells.stream()
                                .allMatch(
                                        cell -> cell.variable() < field.model().variableCount())
                ? null
                : cells;
    }

    /** The chain with its relation in place of the variable that stands for it. */
    Pattern.OrChain pattern(ChainName chain, List<Pattern.Cell> cells) {
        int ordinary = field.model().variableCount();
        int relation = cells.stream()
                        .mapToInt(Pattern.Cell::variable)
                        .filter(v -> v >= ordinary)
                        .findFirst()
                        .orElseThrow()
                - ordinary;
        return pattern(chain, relations.get(relation), cells);
    }

    /** The same where it is known which relation stands in. */
    Pattern.OrChain pattern(ChainName chain, Relation relation, List<Pattern.Cell> cells) {
        int ordinary = field.model().variableCount();
        return new Pattern.OrChain(
                chain,
                supply.told(relation, view),
                cells.stream()
                        .map(cell ->
                                cell.variable() < ordinary ? cell : Pattern.Cell.ofRelation(cell.left(), cell.right()))
                        .toList());
    }
}
