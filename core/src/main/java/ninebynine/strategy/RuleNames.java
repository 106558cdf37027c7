package ninebynine.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Everything that rules are called, by which people ask for them: a family's id, its card's title and codes, and what notation writes.
 *
 * <pre>
 *   BC[n]                 stands for BC[3], BC[12] and BC
 *   naked-pairs…          stands for all that begins so
 * </pre>
 *
 * A name that stands for itself goes before one that stands for many: W[1] is an interaction, W[2] a whip.
 */
public final class RuleNames {
    /** Where the name of a step ends and its details begin. */
    private static final Pattern DETAILS = Pattern.compile(":| ==>| based on | on ");

    private record Name(String written, Family family) {
        boolean isLiteral(String asked) {
            return written.equalsIgnoreCase(asked);
        }

        boolean standsFor(String asked) {
            String pattern =
                    Pattern.quote(written).replace("[n]", "\\E(\\[\\d+])?\\Q").replace("…", "\\E.*\\Q");
            return Pattern.compile(pattern, Pattern.CASE_INSENSITIVE)
                    .matcher(asked)
                    .matches();
        }

        /** As it is written where nothing is left open. */
        String plain() {
            return written.replace("[n]", "").replace("…", "");
        }
    }

    private final List<Name> names = new ArrayList<>();

    /** The names of these families. */
    public RuleNames(List<Family> families) {
        for (Family family : families) {
            RuleCard card = family.card();
            Stream.of(List.of(family.id(), card.id(), card.name()), card.codes(), card.written())
                    .flatMap(List::stream)
                    .filter(written -> isOf(family, written))
                    .forEach(written -> names.add(new Name(written, family)));
        }
    }

    /**
     * Whether a name on a card is this family's, where several share the card: a code that is a word of theories is that of the family which the word adds last, and
     * what says nothing of types is not that of a typed form.
     */
    private static boolean isOf(Family family, String written) {
        RuleTerm word = RuleTerm.ALL.get(written.replace("[n]", ""));
        Optional<Family> meant = word == null ? Optional.empty() : word.own();
        if (meant.isPresent() && meant.get().rule() == family.rule()) {
            return meant.get().equals(family);
        }
        return written.equals(family.id()) || !RuleTerm.isTyped(family) || written.contains("-…[");
    }

    /** The family that is called so, whatever the case; what follows the name in a line of notation does no harm. */
    public Optional<Family> find(String asked) {
        String name = DETAILS.split(asked.trim(), 2)[0];
        return names.stream()
                .filter(each -> each.isLiteral(name))
                .findFirst()
                .or(() -> names.stream().filter(each -> each.standsFor(name)).findFirst())
                .map(Name::family);
    }

    /** The names without what they leave open, for suggestions. */
    public List<String> words() {
        return names.stream()
                .map(Name::plain)
                .filter(word -> word.length() > 1)
                .distinct()
                .toList();
    }
}
