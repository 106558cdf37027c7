package ninebynine.study;

import ninebynine.chain.TWhip;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Pattern;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.tensor.Ints;

/**
 * {m ∈ R : targets(m) ∩ F ≠ ∅} — a rule that only goes for the candidates F. What a match eliminates besides goes too; values are found as
 * ever; of forcing chains it is a start that must be in F.
 */
record Focused(Rule rule, Bits focus) implements Rule {

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
                        .<Rule>map(rule -> new Focused(rule, focus))
                        .toList());
    }

    @Override
    public String code() {
        return rule.code();
    }

    @Override
    public int level() {
        return rule.level();
    }

    @Override
    public String card() {
        return rule.card();
    }

    @Override
    public void find(View view, Matches out) {
        rule.find(view, match -> !isWanted(match) || out.add(match));
    }

    private boolean isWanted(Match match) {
        if (match.pattern() instanceof Pattern.Forcing forcing) {
            return forcing.branches().stream().anyMatch(branch -> focus.get(branch.start()));
        }
        return !(match instanceof Match.Elimination elimination) || touches(elimination.targets());
    }

    private boolean touches(Ints targets) {
        return targets.stream().anyMatch(focus::get);
    }
}
