package ninebynine.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import ninebynine.chain.BivalueChain;
import ninebynine.chain.Braid;
import ninebynine.chain.Forcing;
import ninebynine.chain.G2Whip;
import ninebynine.chain.GBivalueChain;
import ninebynine.chain.GBraid;
import ninebynine.chain.GWhip;
import ninebynine.chain.Oddagon;
import ninebynine.chain.TWhip;
import ninebynine.chain.Whip;
import ninebynine.chain.ZChain;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.rule.Rule;
import ninebynine.rule.basic.ContradictionDetection;
import ninebynine.rule.basic.Propagation;
import ninebynine.rule.basic.Single;
import ninebynine.rule.interaction.Interaction;
import ninebynine.rule.subset.FinnedFish;
import ninebynine.rule.subset.HiddenSubset;
import ninebynine.rule.subset.NakedSubset;
import ninebynine.rule.subset.SuperHiddenSubset;
import ninebynine.trial.ForcingTrial;
import ninebynine.trial.Guessing;
import ninebynine.trial.Trial;

/**
 * The one ordered list of rules. A lower level comes before a higher one; inside a level the families come in the order of this
 * list. Nothing else decides what is tried first.
 */
public final class BuiltInRules {
    /** The longest chain that is ever looked for, as in CSP-Rules. */
    public static final int LONGEST = 36;

    /** Hypotheses inside hypotheses: how deep trials go. */
    static final int DEEPEST = 3;

    /** The last level: trials come after all chains, each depth a level of its own, and guesses after everything. */
    static final int LAST = LONGEST + DEEPEST + 1;

    private static final int LONGEST_REVERSIBLE = 20;
    private static final int LONGEST_ODDAGON = 15;

    private static final Family SINGLES = new Family("Single", Single.class, 0, 0, BuiltInRules::singles);

    public static final List<Family> FAMILIES = List.of(
            family(Propagation.class, 0, 0, n -> new Propagation()),
            family(ContradictionDetection.class, 0, 0, n -> new ContradictionDetection()),
            SINGLES,
            family(Interaction.class, 1, 1, n -> new Interaction()),
            new Family("NakedSubset", NakedSubset.class, 2, 4, (model, n) -> List.of(NakedSubset.of(model, n))),
            new Family("HiddenSubset", HiddenSubset.class, 2, 4, (model, n) -> List.of(HiddenSubset.of(model, n))),
            family(SuperHiddenSubset.class, 2, 4, SuperHiddenSubset::new),
            family(FinnedFish.class, 2, 4, FinnedFish::new),
            form("TypedBivalueChain", BivalueChain.class, LONGEST_REVERSIBLE, n -> new BivalueChain(n, true)),
            family(BivalueChain.class, 2, LONGEST_REVERSIBLE, n -> new BivalueChain(n, false)),
            form("TypedZChain", ZChain.class, LONGEST_REVERSIBLE, n -> new ZChain(n, true)),
            family(ZChain.class, 2, LONGEST_REVERSIBLE, n -> new ZChain(n, false)),
            new Family("Oddagon", Oddagon.class, 3, LONGEST_ODDAGON, BuiltInRules::oddagons),
            form("TypedTWhip", TWhip.class, LONGEST, n -> new TWhip(n, TWhip.Form.TYPED)),
            form("TypedWhip", Whip.class, LONGEST, n -> new Whip(n, Whip.Form.TYPED)),
            family(TWhip.class, 2, LONGEST, n -> new TWhip(n, TWhip.Form.CODED)),
            form("BookTWhip", TWhip.class, LONGEST, n -> new TWhip(n, TWhip.Form.BOOK)),
            family(Whip.class, 2, LONGEST, n -> new Whip(n, Whip.Form.PLAIN)),
            form("LoopingWhip", Whip.class, LONGEST, n -> new Whip(n, Whip.Form.LOOPING)),
            family(GBivalueChain.class, 2, LONGEST_REVERSIBLE, GBivalueChain::new),
            family(G2Whip.class, 2, LONGEST, G2Whip::new),
            form("TypedGWhip", GWhip.class, LONGEST, n -> new GWhip(n, true)),
            family(GWhip.class, 2, LONGEST, n -> new GWhip(n, false)),
            family(Braid.class, 3, LONGEST, Braid::new),
            family(GBraid.class, 3, LONGEST, GBraid::new),
            new Family("ForcingWhip", Forcing.class, 3, LONGEST, each(n -> new Forcing(n, Forcing.Kind.WHIP, 2))),
            new Family("Forcing3Whip", Forcing.class, 3, LONGEST, each(n -> new Forcing(n, Forcing.Kind.WHIP, 3))),
            new Family("ForcingGWhip", Forcing.class, 3, LONGEST, each(n -> new Forcing(n, Forcing.Kind.G_WHIP, 2))),
            new Family("ForcingBraid", Forcing.class, 4, LONGEST, each(n -> new Forcing(n, Forcing.Kind.BRAID, 2))),
            new Family("ForcingGBraid", Forcing.class, 3, LONGEST, each(n -> new Forcing(n, Forcing.Kind.G_BRAID, 2))),
            new Family("Trial", Trial.class, LONGEST + 1, LONGEST + DEEPEST, BuiltInRules::trials),
            new Family("Forcing2Trial", ForcingTrial.class, LONGEST + 1, LONGEST + 1, forcingTrials(2)),
            new Family("Forcing3Trial", ForcingTrial.class, LONGEST + 1, LONGEST + 1, forcingTrials(3)),
            new Family("Forcing4Trial", ForcingTrial.class, LONGEST + 1, LONGEST + 1, forcingTrials(4)),
            new Family("Guessing", Guessing.class, LAST, LAST, BuiltInRules::guesses));

    private BuiltInRules() {}

    /** The list with a game's own families in their places: around Singles, before everything else. */
    public static List<Family> with(OwnRules own) {
        List<Family> all = new ArrayList<>(FAMILIES);
        int singles = all.indexOf(SINGLES);
        all.addAll(singles + 1, own.afterSingles());
        all.addAll(singles, own.beforeSingles());
        return all;
    }

    private static Family family(Class<? extends Rule> rule, int first, int last, IntFunction<Rule> maker) {
        return new Family(rule.getSimpleName(), rule, first, last, each(maker));
    }

    /** A further form of a chain family, from length 2 on. */
    private static Family form(String id, Class<? extends Rule> rule, int last, IntFunction<Rule> maker) {
        return new Family(id, rule, 2, last, each(maker));
    }

    private static Family.Maker each(IntFunction<Rule> maker) {
        return (model, level) -> List.of(maker.apply(level));
    }

    /** One Single for each type of variable, in the model's order: naked before hidden in Sudoku. */
    private static List<Rule> singles(Model model, int level) {
        return model.types().stream().<Rule>map(Single::new).toList();
    }

    private static List<Rule> oddagons(Model model, int level) {
        return level % 2 == 1 ? List.of(new Oddagon(level)) : List.of();
    }

    /** Trials use Singles alone unless a theory puts more inside. */
    private static List<Rule> trials(Model model, int level) {
        return List.of(new Trial(LONGEST, level - LONGEST, basic(model)));
    }

    private static Family.Maker forcingTrials(int values) {
        return (model, level) -> List.of(new ForcingTrial(level, values, basic(model)));
    }

    private static List<Rule> guesses(Model model, int level) {
        return List.of(new Guessing(level, basic(model)));
    }

    private static Precedence basic(Model model) {
        OwnRules own = OwnRules.of(model);
        List<Rule> rules = new ArrayList<>(List.of(new ContradictionDetection()));
        rules.addAll(basic(own, own.beforeSingles(), model));
        rules.addAll(singles(model, 0));
        rules.addAll(basic(own, own.afterSingles(), model));
        return new Precedence(new Propagation(), rules);
    }

    private static List<Rule> basic(OwnRules own, List<Family> families, Model model) {
        return families.stream()
                .filter(own::isBasic)
                .flatMap(family -> family.make().rules(model, 0).stream())
                .toList();
    }
}
