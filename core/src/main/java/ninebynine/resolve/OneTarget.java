package ninebynine.resolve;

import ninebynine.rule.Match;
import ninebynine.rule.Matches;
import ninebynine.rule.Rule;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** {(p, {z}) : (p, Z) ∈ R, z the first of Z} — a rule that eliminates one candidate at a time, and sees what follows before it takes the next. */
record OneTarget(Rule rule) implements NarrowedRule {

    /** The precedence with every rule so. */
    static Precedence in(Precedence precedence) {
        return new Precedence(
                precedence.closure(),
                precedence.rules().stream().<Rule>map(OneTarget::new).toList());
    }

    @Override
    public void find(View view, Matches out) {
        rule.find(view, match -> out.add(first(match, view)));
    }

    private static Match first(Match match, View view) {
        return match instanceof Match.Elimination elimination
                        && elimination.targets().size() > 1
                ? elimination.of(Ints.of(elimination.targets().get(0)), view.model())
                : match;
    }
}
