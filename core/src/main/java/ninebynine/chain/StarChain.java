package ninebynine.chain;

import java.util.Arrays;
import java.util.List;
import ninebynine.limit.Stopping;
import ninebynine.rule.ChainName;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;
import org.jspecify.annotations.Nullable;

/**
 * a ~* b if a ~ b or ¬(a ∧ b) by a bi-chain; a whip or braid with ~* in place of ~ ⇒ ¬candidate(Z) — the W*-whip and the B*-braid: a chain whose links may be contradiction pairs, each of which is
 * shown first.
 *
 * @param level the longest proof of a pair or the length of the chain, whichever is more
 * @param kind whips on pairs by bi-whips, or braids on pairs by bi-braids
 * @param pairs the longest proof of a pair that is allowed
 * @param longest the longest chain that is allowed
 */
public record StarChain(int level, ChainName kind, int pairs, int longest) implements Rule {
    @Override
    public String code() {
        return (isWhip() ? "WsW[" : "BsB[") + level + "]";
    }

    private boolean isWhip() {
        return kind == ChainName.WHIP;
    }

    @Override
    public void find(View view, Matches out) {
        Pairs known = Pairs.of(view, kind);
        if (Arrays.stream(known.field.counts).anyMatch(count -> count < 2)) {
            return; // Singles, or a contradiction, come first
        }
        Field star = known.star(Math.min(pairs, level));
        for (int m = 1; m <= Math.min(longest, level); m++) {
            for (int z : star.open()) {
                Stopping.check();
                List<Pattern.Cell> cells = chain(z, m, star, known);
                if (cells != null && cells.size() == m) {
                    Pattern.Star found = new Pattern.Star(kind, known.used(z, cells, isWhip()), cells);
                    boolean wanted = found.level() == level && !found.pairs().isEmpty();
                    if (wanted && !out.add(new Match.Elimination(found, Ints.of(star.label[z])))) {
                        return;
                    }
                }
            }
        }
    }

    private @Nullable List<Pattern.Cell> chain(int z, int m, Field star, Pairs known) {
        if (star.all().filter().bound(z, m) > m) {
            return null;
        }
        if (m == 1) {
            return one(z, star, known);
        }
        return isWhip() ? star.whips().find(z, m, star.all()) : star.braids().find(z, m, star.all());
    }

    /** The variable all of whose candidates can't be true with the target, by pairs that are short in all. */
    private static @Nullable List<Pattern.Cell> one(int z, Field star, Pairs known) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int v = 0; v < star.variables; v++) {
            int cost = 0;
            boolean all = true;
            for (int c : star.members.row(v)) {
                all &= star.rulesOut(z, c);
                cost += known.length(z, c);
            }
            if (all && cost < least) {
                best = v;
                least = cost;
            }
        }
        return best < 0
                ? null
                : List.of(
                        new Pattern.Cell(star.id[best], star.label[star.members.row(best)[0]], Ints.of()));
    }
}
