package ninebynine.verify;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import ninebynine.model.Model;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Rule;
import ninebynine.strategy.Theory;

/** The theories under law. A new family joins all the laws that it must keep by being named here. */
final class Theories {
    /** Together they hold every rule that there is. */
    static final List<String> ALL = List.of("SFin");

    /** Their rules report every pattern there is, so that isomorphic states have isomorphic finds. */
    static final List<String> EXHAUSTIVE = List.of("SFin");

    /** Reductions only, and the order in which they are applied does not matter. */
    static final List<String> LANES = List.of("BRT", "W1");

    private static final Map<String, Map<Model, Precedence>> MADE = new ConcurrentHashMap<>();

    private Theories() {}

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
