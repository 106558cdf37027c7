package ninebynine.strategy;

import java.util.List;
import java.util.function.IntFunction;
import ninebynine.chain.Braid;
import ninebynine.chain.Whip;
import ninebynine.model.Model;
import ninebynine.rule.Rule;
import ninebynine.rule.basic.ContradictionDetection;
import ninebynine.rule.basic.Propagation;
import ninebynine.rule.basic.Single;
import ninebynine.rule.interaction.Interaction;
import ninebynine.rule.subset.FinnedFish;
import ninebynine.rule.subset.HiddenSubset;
import ninebynine.rule.subset.NakedSubset;
import ninebynine.rule.subset.SuperHiddenSubset;

/**
 * The one ordered list of rules. A lower level comes before a higher one; inside a level the families come in the order of this
 * list. Nothing else decides what is tried first.
 */
public final class BuiltInRules {
    /** The longest chain that is ever looked for, as in CSP-Rules. */
    public static final int LONGEST = 36;

    public static final List<Family> FAMILIES = List.of(
            new Family(Propagation.class, 0, 0, each(n -> new Propagation())),
            new Family(ContradictionDetection.class, 0, 0, each(n -> new ContradictionDetection())),
            new Family(Single.class, 0, 0, BuiltInRules::singles),
            new Family(Interaction.class, 1, 1, each(n -> new Interaction())),
            new Family(NakedSubset.class, 2, 4, each(NakedSubset::new)),
            new Family(HiddenSubset.class, 2, 4, each(HiddenSubset::new)),
            new Family(SuperHiddenSubset.class, 2, 4, each(SuperHiddenSubset::new)),
            new Family(FinnedFish.class, 2, 4, each(FinnedFish::new)),
            new Family(Whip.class, 2, LONGEST, each(Whip::new)),
            new Family(Braid.class, 3, LONGEST, each(Braid::new)));

    private BuiltInRules() {}

    private static Family.Maker each(IntFunction<Rule> maker) {
        return (model, level) -> List.of(maker.apply(level));
    }

    /** One Single for each type of variable, in the model's order: naked before hidden in Sudoku. */
    private static List<Rule> singles(Model model, int level) {
        return model.types().stream().<Rule>map(Single::new).toList();
    }
}
