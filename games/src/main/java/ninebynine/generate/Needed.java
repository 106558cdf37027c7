package ninebynine.generate;

import java.util.List;
import java.util.Locale;
import ninebynine.explain.Notation;
import ninebynine.model.Model;
import ninebynine.strategy.Family;
import ninebynine.trace.Step;

/**
 * A rule that a path must have, by anything that it is called: {@code whip[5]}, {@code jellyfish}, {@code NP}, {@code Hill}.
 *
 * @param asked as somebody wrote it
 * @param family whose rules may be meant
 */
public record Needed(String asked, Family family) {
    /** Whether a step is by it. Families that share a card are told apart by their codes. */
    boolean isBy(Step step, Notation notation, Model model) {
        if (!step.rule().card().equals(family.card().id())) {
            return false;
        }
        String word = asked.trim().toLowerCase(Locale.ROOT);
        if (word.equals(family.id().toLowerCase(Locale.ROOT))
                && !family.id().equals(family.card().id())) {
            return family.make().rules(model, step.rule().level()).stream()
                    .anyMatch(rule -> rule.code().equals(step.rule().code()));
        }
        List<String> whole = List.of(
                family.id().toLowerCase(Locale.ROOT),
                family.card().id().toLowerCase(Locale.ROOT),
                family.card().name().toLowerCase(Locale.ROOT));
        return whole.contains(word)
                || step.rule().code().toLowerCase(Locale.ROOT).equals(word)
                || step.rule().code().toLowerCase(Locale.ROOT).startsWith(word + "[")
                || notation.line(step.match()).toLowerCase(Locale.ROOT).startsWith(word);
    }
}
