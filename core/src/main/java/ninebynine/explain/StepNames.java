package ninebynine.explain;

import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import ninebynine.rule.Match;
import ninebynine.state.View;

/** What players of a game call a step: a part of its models, where the game has such names. */
public interface StepNames {
    /** The names that fit the match in the state that it was found in, the most telling first; none if nobody has a name for it. */
    List<String> of(Match match, View before);

    /** The sets of variables inside of which chains have names of their own; none if all have. */
    default List<IntPredicate> fields(View view) {
        return List.of();
    }

    /** The most telling of them in parentheses, to be put after our own name; empty if there is none, or ours says the same. */
    static String after(String ours, Match match, View before) {
        String known = in(match, before).stream().findFirst().orElse("");
        return plain(ours).contains(plain(known)) ? "" : " (" + known + ")";
    }

    private static String plain(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[-\\s]+", "");
    }

    /** Those of the state's game. */
    static List<String> in(Match match, View before) {
        return before.model()
                .part(StepNames.class)
                .map(names -> names.of(match, before))
                .orElse(List.of());
    }
}
