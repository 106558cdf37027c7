package ninebynine.strategy;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The theory that somebody means who names a rule instead: {@code W[3]} for whip[3], {@code S4} for x-wing. */
final class TheoryOfRule {
    private static final Pattern LENGTH = Pattern.compile("\\[(\\d+)]$");
    /** Words that have subsets of few sizes only, and those that have rules of every kind. */
    private static final Pattern PARTIAL = Pattern.compile("S[23](Fin)?|human|any|player");
    /** Fewer letters are near to too much. */
    private static final int ENOUGH = 4;

    private TheoryOfRule() {}

    /** None if no rule is called so, or nearly so. */
    static Optional<String> named(String typed) {
        RuleNames names = new RuleNames(BuiltInRules.FAMILIES);
        return names.find(typed)
                .or(() -> typed.length() < ENOUGH
                        ? Optional.empty()
                        : new Misspelling(names.words()).near(typed).flatMap(names::find))
                .flatMap(family -> word(family, typed));
    }

    /** The first word of theories that has a rule of the same card. */
    private static Optional<String> word(Family family, String typed) {
        if (BuiltInRules.BASIC.contains(family)) {
            return Optional.of("BRT");
        }
        Set<String> sameCard = BuiltInRules.FAMILIES.stream()
                .filter(other -> other.card().id().equals(family.card().id()))
                .map(Family::id)
                .collect(Collectors.toSet());
        Matcher length = LENGTH.matcher(typed);
        String end = length.find() && BuiltInRules.CHAINS.contains(family) ? length.group() : "";
        return Theory.terms().keySet().stream()
                .filter(word -> !PARTIAL.matcher(word).matches())
                .filter(word -> Theory.parse(word).limits().keySet().stream().anyMatch(sameCard::contains))
                .findFirst()
                .map(word -> word + end);
    }
}
