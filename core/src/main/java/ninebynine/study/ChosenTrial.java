package ninebynine.study;

import java.util.List;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Ints;
import ninebynine.trial.ForcingTrial;

/** {y : ∀i Zᵢ ∧ T ⊢ y} ∪ {¬x : ∀i Zᵢ ∧ T ⊢ ¬x} — what follows from every one of some candidates, by the rules of a theory. */
public final class ChosenTrial {
    private final ForcingTrial trial;

    /** Trials with these rules inside. */
    public ChosenTrial(Theory inside, Model model) {
        trial = ForcingTrial.inside(inside.name(), inside.precedence(model));
    }

    /** What follows whichever of these is true; that one of them is, the caller knows. */
    public List<Match> of(Ints candidates, View state) {
        return trial.on(candidates, state);
    }
}
