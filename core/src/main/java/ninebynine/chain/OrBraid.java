package ninebynine.chain;

import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.rule.relation.OneOf;
import ninebynine.rule.relation.RelationRule;
import ninebynine.rule.relation.RelationSupply;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * C₁ ∨ … ∨ Cₖ as one of the variables of a braid: once, all guardians but one are in N(Z)∪N(R₁)∪…∪N(Rᵢ), and that one is the next right-linking candidate; or all are, and that is the end ⇒
 * ¬candidate(Z) — the ORk-braid: an ORk-whip that may go on from any of its nodes.
 *
 * @param guardians k
 * @param groups whether right-linking nodes may be groups
 */
public record OrBraid(int length, int guardians, boolean groups, RelationSupply relations)
        implements Rule, RelationRule {
    @Override
    public Rule from(RelationSupply chosen) {
        return new OrBraid(length, guardians, groups, chosen);
    }

    @Override
    public String code() {
        return "OR" + guardians + (groups ? "gB[" : "B[") + length + "]";
    }

    @Override
    public int level() {
        return Math.max(OneOf.LEVEL, length);
    }

    @Override
    public void find(View view, Matches out) {
        OrField of =
                OrField.of(view, relations, level(), guardians, guardians, groups ? Nodes.GROUPS : Nodes.CANDIDATES);
        for (int z = 0; z < of.field.size; z++) {
            for (int i = 0; i < of.relations.size(); i++) {
                Stopping.check();
                List<Pattern.Cell> cells = of.braid(z, length, i);
                if (cells != null && cells.size() == length) {
                    Pattern.OrChain braid =
                            of.pattern(groups ? ChainName.G_BRAID : ChainName.BRAID, of.relations.get(i), cells);
                    if (!out.add(new Match.Elimination(braid, Ints.of(of.field.label[z])))) {
                        return;
                    }
                    break;
                }
            }
        }
    }
}
