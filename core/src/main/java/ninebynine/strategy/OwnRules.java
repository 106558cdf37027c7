package ninebynine.strategy;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ninebynine.model.Model;

/**
 * The rules that only one game has, with their places in the one ordered list: a part of the game's models.
 *
 * <p>A family of level 0 stands before Singles or after them; one of level k before the other rules of level k. They belong to every theory from W1
 * on, but for the optional ones, which belong to those that name them: {@code W+with-Colours}. {@code W+no-Hill} leaves one out.
 *
 * @param beforeSingles of level 0, tried as soon as a contradiction is ruled out
 * @param afterSingles the others, each in its levels
 * @param optional the ids of those that take part only where they are named
 * @param basic the ids of those that take part in BRT too, and so in every trial: what the game's constraints say by themselves
 */
public record OwnRules(List<Family> beforeSingles, List<Family> afterSingles, Set<String> optional, Set<String> basic) {
    /** What a game has whose rules are all general. */
    public static final OwnRules NONE = new OwnRules(List.of(), List.of(), Set.of());

    public OwnRules {
        beforeSingles = List.copyOf(beforeSingles);
        afterSingles = List.copyOf(afterSingles);
        optional = Set.copyOf(optional);
        basic = Set.copyOf(basic);
    }

    /** With none in BRT. */
    public OwnRules(List<Family> beforeSingles, List<Family> afterSingles, Set<String> optional) {
        this(beforeSingles, afterSingles, optional, Set.of());
    }

    /** Those of a model. */
    public static OwnRules of(Model model) {
        return model.part(OwnRules.class).orElse(NONE);
    }

    public List<Family> families() {
        return Stream.concat(beforeSingles.stream(), afterSingles.stream()).toList();
    }

    /** Whether the family is one of these and takes part without being named. */
    boolean isUsual(Family family) {
        return families().contains(family) && !optional.contains(family.id());
    }

    /** Whether it takes part in every theory. */
    boolean isBasic(Family family) {
        return basic.contains(family.id());
    }

    /** The families' names, for a message. */
    String names() {
        return families().stream().map(Family::id).collect(Collectors.joining(", "));
    }
}
