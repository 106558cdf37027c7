package ninebynine.chain;

import java.util.ArrayList;
import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/**
 * cₖ, cₖ₊₁ ∈ Vₖ, candidates(Vₖ)∖{cₖ,cₖ₊₁} ⊆ N(Z), cₙ₊₁ = c₁, n odd ⇒ ¬candidate(Z) — the oddagon: if Z were true, an odd ring of variables would have
 * two candidates each, which no ring can alternate.
 */
public record Oddagon(int length) implements Rule {
    @Override
    public String code() {
        return "O[" + length + "]";
    }

    @Override
    public int level() {
        return length;
    }

    @Override
    public void find(View view, Matches out) {
        Field field = Field.of(view, Nodes.CANDIDATES);
        Search search = new Search(field, length);
        for (int z : field.open()) {
            Stopping.check();
            List<Pattern.Cell> ring = search.find(z);
            if (ring != null) {
                Pattern.Chain chain = new Pattern.Chain(ChainName.ODDAGON, ring);
                if (!out.add(new Match.Elimination(chain, Block.oddagon(field, field.label[z], ring)))) {
                    return;
                }
            }
        }
    }

    /** Simple rings through a smallest candidate, each variable joining two of its candidates. */
    private static final class Search {
        private final Field field;
        private final int length;
        private final Hypothesis world;
        private final boolean[] usedCandidate;
        private final boolean[] usedVariable;
        private final int[] candidate;
        private final int[] variable;

        Search(Field field, int length) {
            this.field = field;
            this.length = length;
            world = new Hypothesis(field);
            usedCandidate = new boolean[field.size];
            usedVariable = new boolean[field.variables];
            candidate = new int[length];
            variable = new int[length];
        }

        @org.jspecify.annotations.Nullable
        List<Pattern.Cell> find(int z) {
            world.start(z);
            for (int first : field.open()) {
                candidate[0] = first;
                usedCandidate[first] = true;
                boolean found = walk(first, 0);
                usedCandidate[first] = false;
                if (found) {
                    return cells();
                }
            }
            return null;
        }

        private boolean walk(int c, int k) {
            for (int v : field.variablesOf.row(c)) {
                if (usedVariable[v] || world.alive(v) > 2) {
                    continue;
                }
                for (int d : field.members.row(v)) {
                    if (d != c && joins(v, c, d) && visit(v, d, k)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean visit(int v, int d, int k) {
            variable[k] = v;
            if (k == length - 1) {
                return d == candidate[0];
            }
            if (d <= candidate[0] || usedCandidate[d]) {
                return false;
            }
            candidate[k + 1] = d;
            usedCandidate[d] = true;
            usedVariable[v] = true;
            boolean found = walk(d, k + 1);
            usedCandidate[d] = false;
            usedVariable[v] = false;
            return found;
        }

        /** Whether Z rules out all that v has besides these two. */
        private boolean joins(int v, int c, int d) {
            int among = (world.isDead(c) ? 0 : 1) + (world.isDead(d) ? 0 : 1);
            return among == world.alive(v);
        }

        private List<Pattern.Cell> cells() {
            List<Pattern.Cell> cells = new ArrayList<>(length);
            for (int k = 0; k < length; k++) {
                int next = candidate[(k + 1) % length];
                cells.add(
                        new Pattern.Cell(field.id[variable[k]], field.label[candidate[k]], Ints.of(field.label[next])));
            }
            return cells;
        }
    }
}
