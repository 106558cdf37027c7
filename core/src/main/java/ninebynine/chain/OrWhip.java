package ninebynine.chain;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.limit.Stopping;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.rule.Sweep;
import ninebynine.rule.relation.OneOf;
import ninebynine.rule.relation.RelationRule;
import ninebynine.rule.relation.RelationSupply;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * C₁ ∨ … ∨ Cₖ as one of the variables of a whip: once, all guardians but one are in N(Z)∪N(R₁)∪…∪N(Rᵢ), the last of them by Rᵢ, and that one is the next right-linking candidate; or all are, and
 * that is the end ⇒ ¬candidate(Z) — the ORk-whip: a whip that may lean on "one of these is true".
 *
 * @param guardians k
 * @param kind whether the relation may only be the end, and whether there are groups
 */
public record OrWhip(int length, int guardians, Kind kind, RelationSupply relations) implements Sweep, RelationRule {
    /** One guardian alone is a value. */
    private static final int LEAST = 2;

    /** What the relation may do, and what a right-linking node may be. */
    public enum Kind {
        /** The relation is the end of a whip. */
        CONTRADICTION("CW", ChainName.WHIP, Nodes.CANDIDATES, false),
        /** The whip may go on after the relation. */
        WHIP("W", ChainName.WHIP, Nodes.CANDIDATES, true),
        /** The relation is the end of a g-whip. */
        G_CONTRADICTION("CgW", ChainName.G_WHIP, Nodes.GROUPS, false),
        /** The g-whip may go on after the relation. */
        G_WHIP("gW", ChainName.G_WHIP, Nodes.GROUPS, true);

        private final String code;
        private final ChainName chain;
        private final Nodes nodes;
        private final boolean goesOn;

        Kind(String code, ChainName chain, Nodes nodes, boolean goesOn) {
            this.code = code;
            this.chain = chain;
            this.nodes = nodes;
            this.goesOn = goesOn;
        }

        /** Whether every chain of the other kind is one of this. */
        private boolean includes(Kind other) {
            return nodes == other.nodes && (goesOn || !other.goesOn);
        }
    }

    @Override
    public Rule from(RelationSupply chosen) {
        return new OrWhip(length, guardians, kind, chosen);
    }

    @Override
    public String code() {
        return "OR" + guardians + kind.code + "[" + length + "]";
    }

    /** Relations are not known before their level. */
    @Override
    public int level() {
        return Math.max(OneOf.LEVEL, length);
    }

    @Override
    public void find(View view, Matches out) {
        OrField of = OrField.of(view, relations, level(), guardians, guardians, kind.nodes);
        for (int z = 0; z < of.field.size && !of.isEmpty(); z++) {
            Stopping.check();
            List<Pattern.Cell> cells = of.search.find(z, length, kind.goesOn);
            if (cells != null && cells.size() == length) {
                Pattern.OrChain chain = of.pattern(kind.chain, cells);
                Ints targets =
                        length == 1 ? linkedToAll(chain.relation().guardians(), of.field) : Ints.of(of.field.label[z]);
                if (!out.add(new Match.Elimination(chain, targets))) {
                    return;
                }
            }
        }
    }

    /** A whip of length 1 is blocked: all that every guardian rules out goes at once. */
    private static Ints linkedToAll(Ints guardians, Field field) {
        return Ints.of(Arrays.stream(field.label)
                .filter(z ->
                        guardians.stream().allMatch(x -> field.model().links().linked(x, z)))
                .toArray());
    }

    /** Of all relations up to k. */
    @Override
    public Ints targets(View view) {
        OrField of = OrField.of(view, relations, level(), LEAST, guardians, kind.nodes);
        return Ints.of(IntStream.range(0, of.isEmpty() ? 0 : of.field.size)
                .filter(z -> of.search.exists(z, length, kind.goesOn))
                .map(z -> of.field.label[z])
                .toArray());
    }

    @Override
    public boolean covers(Rule other) {
        return other instanceof OrWhip that
                && that.length <= length
                && that.guardians <= guardians
                && kind.includes(that.kind)
                && that.relations.equals(relations);
    }
}
