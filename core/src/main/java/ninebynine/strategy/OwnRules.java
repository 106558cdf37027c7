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
 * @param amongSingles of level 0, tried before the late Singles
 * @param lateSingles the names of the types of variables whose Singles are late
 * @param afterSingles the others, each in its levels
 * @param optional the ids of those that take part only where they are named
 */
public record OwnRules(
        List<Family> beforeSingles,
        List<Family> amongSingles,
        Set<String> lateSingles,
        List<Family> afterSingles,
        Set<String> optional) {
    /** What a game has whose rules are all general. */
    public static final OwnRules NONE = new OwnRules(List.of(), List.of(), Set.of());

    public OwnRules {
        beforeSingles = List.copyOf(beforeSingles);
        amongSingles = List.copyOf(amongSingles);
        lateSingles = Set.copyOf(lateSingles);
        afterSingles = List.copyOf(afterSingles);
        optional = Set.copyOf(optional);
    }

    /** With all Singles together. */
    public OwnRules(List<Family> beforeSingles, List<Family> afterSingles, Set<String> optional) {
        this(beforeSingles, List.of(), Set.of(), afterSingles, optional);
    }

    /** Those of a model. */
    public static OwnRules of(Model model) {
        return model.part(OwnRules.class).orElse(NONE);
    }

    public List<Family> families() {
        return Stream.of(beforeSingles, amongSingles, afterSingles)
                .flatMap(List::stream)
                .toList();
    }

    /** Whether the family is one of these and takes part without being named. */
    boolean isUsual(Family family) {
        return families().contains(family) && !optional.contains(family.id());
    }

    /** The families' names, for a message. */
    String names() {
        return families().stream().map(Family::id).collect(Collectors.joining(", "));
    }
}
