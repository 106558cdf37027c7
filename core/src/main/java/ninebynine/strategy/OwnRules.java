package ninebynine.strategy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import ninebynine.model.Model;
import ninebynine.rule.basic.Single;

/**
 * The rules that only one game has, with their places in the one ordered list: a part of the game's models.
 *
 * <pre>
 *   ECP, contradictions ─▶ order: own, Singles, own, … ─▶ whips[1] ─▶ level 2: own ones of level 2, subsets, chains ─▶ …
 * </pre>
 *
 * They belong to every theory from W1 on, but for the optional ones, which belong to those that name them: {@code W+with-Colours}.
 * {@code W+no-Hill} leaves one out.
 *
 * @param order the families, and Singles among them: {@link BuiltInRules#SINGLES}, or {@link BuiltInRules#singles} of some types here and of others
 *     there. One of level k stands before the other rules of that level
 * @param optional the ids of those that take part only where they are named
 * @param basic the ids of those that take part in BRT too, and so in every trial: what the game's constraints say by themselves
 * @param assuming the ids of those that are right only if the puzzle has one solution; they are optional
 */
public record OwnRules(List<Family> order, Set<String> optional, Set<String> basic, Set<String> assuming) {
    /** What a game has whose rules are all general. */
    public static final OwnRules NONE = new OwnRules(List.of(BuiltInRules.SINGLES), Set.of(), Set.of());

    public OwnRules {
        order = List.copyOf(order);
        optional = Collections.unmodifiableSet(new HashSet<>(optional));
        basic = Collections.unmodifiableSet(new HashSet<>(basic));
        assuming = Collections.unmodifiableSet(new HashSet<>(assuming));
    }

    /** Without any that assume one solution. */
    public OwnRules(List<Family> order, Set<String> optional, Set<String> basic) {
        this(order, optional, basic, Set.of());
    }

    /** Those of a model. */
    public static OwnRules of(Model model) {
        return model.part(OwnRules.class).orElse(NONE);
    }

    /** These, and others from outside that take part only where they are named. One that is there already stays where it is. */
    public OwnRules and(List<Family> others) {
        List<Family> more = others.stream()
                .filter(family -> order.stream().noneMatch(of -> of.id().equals(family.id())))
                .toList();
        if (more.isEmpty()) {
            return this;
        }
        List<Family> all = new ArrayList<>(order);
        all.addAll(more);
        Set<String> asked = new HashSet<>(optional);
        more.forEach(family -> asked.add(family.id()));
        return new OwnRules(all, asked, basic, assuming);
    }

    /** The game's own. */
    public List<Family> families() {
        return order.stream().filter(family -> !isSingles(family)).toList();
    }

    private static boolean isSingles(Family family) {
        return family.rule() == Single.class;
    }

    /** Whether some take part without being named. */
    public boolean hasUsual() {
        return families().stream().anyMatch(this::isUsual);
    }

    /** Whether the family is one of these and takes part without being named. */
    boolean isUsual(Family family) {
        return families().contains(family) && !optional.contains(family.id());
    }

    /** Whether it takes part in every theory. */
    boolean isBasic(Family family) {
        return isSingles(family) || basic.contains(family.id());
    }

    /** The families' names, for a message. */
    String names() {
        return families().stream().map(Family::id).collect(Collectors.joining(", "));
    }
}
