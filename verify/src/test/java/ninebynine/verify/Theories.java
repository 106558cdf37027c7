package ninebynine.verify;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Rule;
import ninebynine.strategy.Theory;

/** The theories under law. A new family joins all the laws that it must keep by being named here. */
final class Theories {
    /** Its rules report every pattern there is, so that isomorphic states have isomorphic finds. */
    static final String SUBSETS = "SFin";

    /** Together they hold every rule, with chains short enough for thousands of cases. */
    private static final List<String> RULES = List.of(
            SUBSETS,
            "Z[4]+O[5]+gBC[3]",
            "tW[4]+tWb[4]+W[4]+LW[4]",
            "g2W[3]+gW[3]+B[4]",
            "TyZ[4]+TytW[4]+TygW[3]",
            "F3W[4]+FgW[3]+FB[4]",
            "gB[4]",
            "ALS[6]",
            "WsW[3]+BiW[2]",
            "BsB[2]+BiB[3]",
            "FgB[4]");

    /** Reductions only, and the order in which they are applied does not matter. */
    static final List<String> LANES = List.of("BRT", "W1");

    private static final Map<String, Map<Model, Precedence>> MADE = new ConcurrentHashMap<>();

    private Theories() {}

    /** A theory; half the time that of the subsets. */
    static String any(Random random) {
        return random.nextBoolean() ? SUBSETS : RULES.get(random.nextInt(RULES.size()));
    }

    static Precedence precedence(String theory, Model model) {
        return MADE.computeIfAbsent(theory, t -> new ConcurrentHashMap<>())
                .computeIfAbsent(model, Theory.parse(theory)::precedence);
    }

    static Resolver resolver(String theory, Model model) {
        return new Resolver(precedence(theory, model));
    }

    /** Everything that can be a step: propagation is none. */
    static List<Rule> rules(String theory, Model model) {
        return precedence(theory, model).rules();
    }
}
