package ninebynine.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import ninebynine.chain.BivalueChain;
import ninebynine.chain.Braid;
import ninebynine.chain.Forcing;
import ninebynine.chain.G2Whip;
import ninebynine.chain.GBivalueChain;
import ninebynine.chain.GBraid;
import ninebynine.chain.GWhip;
import ninebynine.chain.Oddagon;
import ninebynine.chain.OrBraid;
import ninebynine.chain.OrForcing;
import ninebynine.chain.OrWhip;
import ninebynine.chain.StarChain;
import ninebynine.chain.TWhip;
import ninebynine.chain.Whip;
import ninebynine.chain.ZChain;
import ninebynine.model.Constraint;
import ninebynine.model.Model;
import ninebynine.model.VariableType;
import ninebynine.resolve.Precedence;
import ninebynine.rule.ChainName;
import ninebynine.rule.Reduction;
import ninebynine.rule.Rule;
import ninebynine.rule.basic.ConflictDetection;
import ninebynine.rule.basic.ContradictionDetection;
import ninebynine.rule.basic.Propagation;
import ninebynine.rule.basic.Single;
import ninebynine.rule.interaction.Interaction;
import ninebynine.rule.relation.OneOf;
import ninebynine.rule.relation.RelationSupply;
import ninebynine.rule.relation.Relations;
import ninebynine.rule.subset.AlsChain;
import ninebynine.rule.subset.DeathBlossom;
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
    private static final int LONGEST_ALS = 16;

    /** What is applied in full after every step. */
    public static final Reduction CLOSURE = new Propagation();

    private static final Family PROPAGATION = family(Propagation.class, 0, 0, n -> CLOSURE);
    private static final Family CONTRADICTIONS =
            family(ContradictionDetection.class, 0, 0, n -> new ContradictionDetection());
    private static final Family CONFLICTS =
            new Family("ConflictDetection", ConflictDetection.class, 0, 0, BuiltInRules::conflicts);

    /** Of all types of variables. */
    public static final Family SINGLES = singles(0, type -> true);

    static final Family INTERACTION = family(Interaction.class, 1, 1, n -> new Interaction());

    static final Family NAKED_SUBSET =
            new Family("NakedSubset", NakedSubset.class, 2, 4, (model, n) -> List.of(NakedSubset.of(model, n)));
    static final Family HIDDEN_SUBSET =
            new Family("HiddenSubset", HiddenSubset.class, 2, 4, (model, n) -> List.of(HiddenSubset.of(model, n)));
    static final Family SUPER_HIDDEN_SUBSET = family(SuperHiddenSubset.class, 2, 4, SuperHiddenSubset::new);
    static final Family FINNED_FISH = family(FinnedFish.class, 2, 4, FinnedFish::new);

    static final Family RELATION =
            relations("Relation", OneOf.class, OneOf.LEVEL, (model, n) -> List.of(new OneOf(0, RelationSupply.NONE)));
    static final Family TWINS = relations("Twins", OneOf.class, Relations.LONGEST_TIE, (model, n) -> OrWords.twins(n));
    static final Family OR_FORCING = orChains("OrForcing", OrForcing.class, false);
    static final Family OR_WHIP = orChains("OrWhip", OrWhip.class, false);
    static final Family OR_G_FORCING = orChains("OrGForcing", OrForcing.class, true);
    static final Family OR_G_WHIP = orChains("OrGWhip", OrWhip.class, true);
    static final Family OR_BRAID = orChains("OrBraid", OrBraid.class, false);
    static final Family OR_G_BRAID = orChains("OrGBraid", OrBraid.class, true);

    static final Family ALS_XZ = als("AlsXz", 2, 3);
    static final Family ALS_XY_WING = als("AlsXyWing", 3, 4);
    static final Family ALS_CHAIN = als("AlsChain", AlsChain.MANY, 5);
    static final Family DEATH_BLOSSOM = family(DeathBlossom.class, 4, LONGEST_ALS, DeathBlossom::new);

    static final Family TYPED_BIVALUE_CHAIN =
            form("TypedBivalueChain", BivalueChain.class, LONGEST_REVERSIBLE, n -> new BivalueChain(n, true));
    static final Family BIVALUE_CHAIN =
            family(BivalueChain.class, 2, LONGEST_REVERSIBLE, n -> new BivalueChain(n, false));
    static final Family TYPED_Z_CHAIN = form("TypedZChain", ZChain.class, LONGEST_REVERSIBLE, n -> new ZChain(n, true));
    static final Family Z_CHAIN = family(ZChain.class, 2, LONGEST_REVERSIBLE, n -> new ZChain(n, false));
    static final Family ODDAGON = new Family("Oddagon", Oddagon.class, 3, LONGEST_ODDAGON, BuiltInRules::oddagons);
    static final Family TYPED_T_WHIP = form("TypedTWhip", TWhip.class, LONGEST, n -> new TWhip(n, TWhip.Form.TYPED));
    static final Family TYPED_WHIP = form("TypedWhip", Whip.class, LONGEST, n -> new Whip(n, Whip.Form.TYPED));
    static final Family T_WHIP = family(TWhip.class, 2, LONGEST, n -> new TWhip(n, TWhip.Form.CODED));
    static final Family BOOK_T_WHIP = form("BookTWhip", TWhip.class, LONGEST, n -> new TWhip(n, TWhip.Form.BOOK));
    static final Family WHIP = family(Whip.class, 2, LONGEST, n -> new Whip(n, Whip.Form.PLAIN));
    static final Family LOOPING_WHIP = form("LoopingWhip", Whip.class, LONGEST, n -> new Whip(n, Whip.Form.LOOPING));
    static final Family G_BIVALUE_CHAIN = family(GBivalueChain.class, 2, LONGEST_REVERSIBLE, GBivalueChain::new);
    static final Family G2_WHIP = family(G2Whip.class, 2, LONGEST, G2Whip::new);
    static final Family TYPED_G_WHIP = form("TypedGWhip", GWhip.class, LONGEST, n -> new GWhip(n, true));
    static final Family G_WHIP = family(GWhip.class, 2, LONGEST, n -> new GWhip(n, false));
    static final Family BRAID = family(Braid.class, 3, LONGEST, Braid::new);
    static final Family G_BRAID = family(GBraid.class, 3, LONGEST, GBraid::new);
    static final Family FORCING_WHIP = forcing("ForcingWhip", 3, Forcing.Kind.WHIP, 2);
    static final Family FORCING_3_WHIP = forcing("Forcing3Whip", 3, Forcing.Kind.WHIP, 3);
    static final Family FORCING_G_WHIP = forcing("ForcingGWhip", 3, Forcing.Kind.G_WHIP, 2);
    static final Family FORCING_BRAID = forcing("ForcingBraid", 4, Forcing.Kind.BRAID, 2);
    static final Family FORCING_G_BRAID = forcing("ForcingGBraid", 3, Forcing.Kind.G_BRAID, 2);

    static final Family STAR_WHIP = star("StarWhip", ChainName.WHIP);
    static final Family STAR_BRAID = star("StarBraid", ChainName.BRAID);

    static final Family TRIAL = new Family("Trial", Trial.class, LONGEST + 1, LONGEST + DEEPEST, BuiltInRules::trials);
    /** On variables of two, three and four values. */
    static final List<Family> FORCING_TRIALS = List.of(forcingTrial(2), forcingTrial(3), forcingTrial(4));

    static final Family GUESSING = new Family("Guessing", Guessing.class, LAST, LAST, BuiltInRules::guesses);

    /** What every theory has. */
    static final List<Family> BASIC = List.of(PROPAGATION, CONTRADICTIONS, CONFLICTS, SINGLES);

    static final List<Family> SUBSETS = List.of(NAKED_SUBSET, HIDDEN_SUBSET, SUPER_HIDDEN_SUBSET, FINNED_FISH);

    /** Those with a length, which theories may limit. */
    static final List<Family> CHAINS = List.of(
            TYPED_BIVALUE_CHAIN,
            BIVALUE_CHAIN,
            ALS_XZ,
            ALS_XY_WING,
            DEATH_BLOSSOM,
            ALS_CHAIN,
            TYPED_Z_CHAIN,
            Z_CHAIN,
            ODDAGON,
            TYPED_T_WHIP,
            TYPED_WHIP,
            T_WHIP,
            BOOK_T_WHIP,
            WHIP,
            LOOPING_WHIP,
            G_BIVALUE_CHAIN,
            TWINS,
            OR_FORCING,
            OR_WHIP,
            G2_WHIP,
            TYPED_G_WHIP,
            G_WHIP,
            OR_G_FORCING,
            OR_G_WHIP,
            BRAID,
            OR_BRAID,
            G_BRAID,
            OR_G_BRAID,
            FORCING_WHIP,
            FORCING_3_WHIP,
            FORCING_G_WHIP,
            FORCING_BRAID,
            FORCING_G_BRAID,
            STAR_WHIP,
            STAR_BRAID);

    /** Those with groups: in a model that has none, what is left of a theory without them is the same. */
    static final Set<Family> WITH_GROUPS =
            Set.of(G_BIVALUE_CHAIN, TYPED_G_WHIP, G_WHIP, G_BRAID, FORCING_G_WHIP, FORCING_G_BRAID);

    /** Every family, in the order in which rules of one level are tried. */
    public static final List<Family> FAMILIES = Stream.of(
                    BASIC,
                    List.of(INTERACTION),
                    SUBSETS,
                    List.of(RELATION),
                    CHAINS,
                    List.of(TRIAL),
                    FORCING_TRIALS,
                    List.of(GUESSING))
            .flatMap(List::stream)
            .toList();

    private BuiltInRules() {}

    /** The list with a game's own families in their places. */
    public static List<Family> with(OwnRules own) {
        List<Family> all = new ArrayList<>(FAMILIES);
        int singles = all.indexOf(SINGLES);
        all.remove(singles);
        all.addAll(singles, own.order());
        return all;
    }

    /** Singles of the types of variables with these names; of level 1 if people look at them only when the rest says no more. */
    public static Family singles(int level, Set<String> types) {
        return singles(level, type -> types.contains(type.name()));
    }

    private static Family family(Class<? extends Rule> rule, int first, int last, IntFunction<Rule> maker) {
        return new Family(rule.getSimpleName(), rule, first, last, each(maker));
    }

    /** What follows from relations, from the level on at which they are found. */
    private static Family relations(String id, Class<? extends Rule> rule, int last, Family.Maker maker) {
        return new Family(
                id, rule, OneOf.LEVEL, last, (model, level) -> OrWords.usual(maker.rules(model, level), model));
    }

    private static Family orChains(String id, Class<? extends Rule> rule, boolean groups) {
        return new Family(id, rule, OneOf.LEVEL, LONGEST, (model, level) -> OrWords.chains(rule, model, level, groups));
    }

    /** A further form of a chain family, from length 2 on. */
    private static Family form(String id, Class<? extends Rule> rule, int last, IntFunction<Rule> maker) {
        return new Family(id, rule, 2, last, each(maker));
    }

    private static Family.Maker each(IntFunction<Rule> maker) {
        return (model, level) -> List.of(maker.apply(level));
    }

    /** One Single for each of these types of variables, in the model's order: naked before hidden in Sudoku. */
    private static Family singles(int at, Predicate<VariableType> which) {
        return new Family(
                "Single",
                Single.class,
                at,
                at,
                (model, level) -> model.types().stream()
                        .filter(which)
                        .<Rule>map(type -> new Single(type, at))
                        .toList());
    }

    /** One where links do not say everything. */
    private static List<Rule> conflicts(Model model, int level) {
        Constraint constraint = model.constraint();
        return constraint == null ? List.of() : List.of(new ConflictDetection(constraint));
    }

    private static List<Rule> oddagons(Model model, int level) {
        return level % 2 == 1 ? List.of(new Oddagon(level)) : List.of();
    }

    /** Trials use Singles alone unless a theory puts more inside. */
    private static List<Rule> trials(Model model, int level) {
        return List.of(new Trial(LONGEST, level - LONGEST, basic(model)));
    }

    private static Family als(String id, int sets, int first) {
        return new Family(id, AlsChain.class, first, LONGEST_ALS, each(n -> new AlsChain(n, sets)));
    }

    private static Family forcing(String id, int first, Forcing.Kind kind, int values) {
        return new Family(id, Forcing.class, first, LONGEST, each(n -> new Forcing(n, kind, values)));
    }

    private static Family star(String id, ChainName kind) {
        return new Family(id, StarChain.class, 2, LONGEST, each(n -> new StarChain(n, kind, n, n)));
    }

    private static Family forcingTrial(int values) {
        return new Family(
                "Forcing" + values + "Trial",
                ForcingTrial.class,
                LONGEST + 1,
                LONGEST + 1,
                (model, level) -> List.of(new ForcingTrial(level, values, basic(model))));
    }

    private static List<Rule> guesses(Model model, int level) {
        return List.of(new Guessing(level, basic(model)));
    }

    private static Precedence basic(Model model) {
        OwnRules own = OwnRules.of(model);
        List<Rule> rules = new ArrayList<>(List.of(new ContradictionDetection()));
        rules.addAll(conflicts(model, 0));
        own.order().stream()
                .filter(own::isBasic)
                .forEach(family -> rules.addAll(family.make().rules(model, 0)));
        return new Precedence(CLOSURE, rules);
    }
}
