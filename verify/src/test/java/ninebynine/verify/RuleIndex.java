package ninebynine.verify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.games.Games;
import ninebynine.model.Model;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import ninebynine.strategy.RuleCard;

/** {@code docs/rules.md}, made from the one ordered list and the cards. */
final class RuleIndex {
    private static final Path SOURCES = Path.of("core", "src", "main", "java");

    private RuleIndex() {}

    static String page(Path root) {
        return """
                # The rules

                Simplest first. A lower level is tried before a higher one, and inside a level the order is that of this table. The level of
                the hardest rule that a puzzle needs is its rating. Each card says what its rule does, in set notation and in English, with
                examples that a test runs; `./nbn rules ID` prints it. `./nbn rules` lists the theories that the rules make.

                | level | rule | codes | purpose |
                |---|---|---|---|
                %s
                *This page is made from the cards by `DocsTest`. Don't edit it: change the cards, then see
                [CONTRIBUTING](../CONTRIBUTING.md#build-and-test) for how to make it again.*
                """.formatted(rules(root));
    }

    private static String rules(Path root) {
        return BuiltInRules.FAMILIES.stream().map(family -> row(root, family)).collect(Collectors.joining());
    }

    private static String row(Path root, Family family) {
        RuleCard card = family.card();
        String levels = family.first() == family.last() ? "" + family.first() : family.first() + " to " + family.last();
        return "| %s | [%s](../%s) | %s | %s |\n"
                .formatted(levels, name(family, card), place(root, family), codes(family), cell(card.purpose()));
    }

    private static String place(Path root, Family family) {
        Path card = SOURCES.resolve(family.rule().getName().replace('.', '/') + ".md");
        if (!Files.isRegularFile(root.resolve(card))) {
            throw new IllegalStateException("There is no card " + card + ".");
        }
        return card.toString().replace('\\', '/');
    }

    /** A card's title is the rule's name, a dash, its codes. Families that share another's card go by their ids. */
    private static String name(Family family, RuleCard card) {
        boolean own = family.id().equals(family.rule().getSimpleName());
        return own ? card.title().substring(0, dash(card)).strip() : family.id();
    }

    /** What the family's rules are called in Sudoku; a length is written n where there are many. */
    private static String codes(Family family) {
        Model sudoku = Games.named("sudoku").parse(".".repeat(81)).model();
        return IntStream.rangeClosed(family.first(), family.last())
                .boxed()
                .flatMap(level -> family.make().rules(sudoku, level).stream())
                .map(rule -> family.first() == family.last()
                        ? rule.code()
                        : rule.code().replaceAll("\\[\\d+]", "[n]"))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static int dash(RuleCard card) {
        int dash = card.title().indexOf('—');
        if (dash < 0) {
            throw new IllegalStateException("The title of card " + card.id() + " has no dash before its codes.");
        }
        return dash;
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
