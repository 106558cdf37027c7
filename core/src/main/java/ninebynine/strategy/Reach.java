package ninebynine.strategy;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import ninebynine.chain.TypedChain;
import ninebynine.model.ChainType;
import ninebynine.model.Model;
import ninebynine.rule.Rule;

/**
 * How far a family takes part in a theory.
 *
 * @param level up to which level; -1 if it takes no part, or only inside of some types
 * @param types of a typed chain: up to which level inside each of these types alone, by their names
 */
public record Reach(int level, SortedMap<String, Integer> types) {
    static final Reach NONE = upTo(-1);

    private static final int NAMED = 12;

    public Reach {
        types = new TreeMap<>(types);
    }

    static Reach upTo(int level) {
        return new Reach(level, new TreeMap<>());
    }

    /** Inside these types alone; of all types if there are none. */
    static Reach inside(List<String> types, int level) {
        SortedMap<String, Integer> inside = new TreeMap<>();
        types.forEach(type -> inside.put(type, level));
        return new Reach(types.isEmpty() ? level : -1, inside);
    }

    /** As far as one of the two goes. */
    Reach or(Reach other) {
        SortedMap<String, Integer> both = new TreeMap<>(types);
        other.types.forEach((type, limit) -> both.merge(type, limit, Math::max));
        return new Reach(Math.max(level, other.level), both);
    }

    /** No further than this. */
    Reach atMost(int longest) {
        SortedMap<String, Integer> shorter = new TreeMap<>(types);
        shorter.replaceAll((type, limit) -> Math.min(limit, longest));
        return new Reach(Math.min(level, longest), shorter);
    }

    boolean contains(int at) {
        return at <= level || types.values().stream().anyMatch(limit -> at <= limit);
    }

    /**
     * A family's rules of a level, inside the chosen types alone if they go further than the rest.
     *
     * @throws NoSuchType if the model has no such type
     */
    List<Rule> chosen(List<Rule> rules, int at, Model model) {
        List<String> chosen = types.entrySet().stream()
                .filter(type -> at > level && at <= type.getValue())
                .map(Map.Entry::getKey)
                .toList();
        List<String> known = model.chainTypes().stream().map(ChainType::name).toList();
        for (String type : chosen) {
            if (!known.contains(type)) {
                throw new NoSuchType("There is no type '" + type + "' of variables here. Maybe one of "
                        + known.stream().limit(NAMED).collect(Collectors.joining(", "))
                        + (known.size() > NAMED ? " and so on." : "."));
            }
        }
        return chosen.isEmpty()
                ? rules
                : rules.stream()
                        .map(rule -> rule instanceof TypedChain typed ? typed.inside(chosen) : rule)
                        .toList();
    }
}
