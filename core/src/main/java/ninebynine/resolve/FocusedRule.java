package ninebynine.resolve;

import java.util.List;
import ninebynine.chain.TWhip;
import ninebynine.rule.FewCases;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Bits;

/**
 * {m ∈ R : targets(m) ∩ F ≠ ∅} — a rule that only goes for the candidates F. What a match eliminates besides goes too; values are found as
 * ever; of forcing chains it is a start that must be in F.
 */
record FocusedRule(Rule rule, Bits focus) implements NarrowedRule {

    /**
     * The precedence with every rule focused.
     *
     * @throws IllegalArgumentException if there are t-whips, which are built before their target is known
     */
    static Precedence on(Bits focus, Precedence precedence) {
        precedence.rules().stream().filter(TWhip.class::isInstance).findFirst().ifPresent(rule -> {
            throw new IllegalArgumentException(
                    rule.code()
                            + " can't be focused: a t-whip does not begin with its target. Maybe leave t-whips out, as in SFin+Z+W.");
        });
        return new Precedence(
                precedence.closure(),
                precedence.rules().stream()
                        .<Rule>map(rule -> new FocusedRule(rule, focus))
                        .toList());
    }

    @Override
    public void find(View view, Matches out) {
        rule.find(view, match -> !isWanted(match) || out.add(match));
    }

    private boolean isWanted(Match match) {
        return match.pattern().accept(new Wanted(match));
    }

    /** Whether a match goes for the focus. A kind that is forgotten does so by its targets, as most do. */
    private final class Wanted extends FewCases<Boolean> {
        private final Match match;

        Wanted(Match match) {
            this.match = match;
        }

        @Override
        protected Boolean other() {
            return !(match instanceof Match.Elimination)
                    || match.targets().stream().anyMatch(focus::get);
        }

        @Override
        public Boolean forcing(Pattern.Forcing forcing) {
            return begins(forcing.branches());
        }

        @Override
        public Boolean orForcing(Pattern.OrForcing forcing) {
            return begins(forcing.branches());
        }

        private boolean begins(List<Pattern.Branch> branches) {
            return branches.stream().anyMatch(branch -> focus.get(branch.start()));
        }
    }
}
