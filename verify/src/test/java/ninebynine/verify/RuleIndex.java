package ninebynine.verify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.Game;
import ninebynine.games.Games;
import ninebynine.model.Model;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import ninebynine.strategy.RuleCard;

/** {@code docs/rules.md}, made from the one ordered list and the cards. */
final class RuleIndex {
    private static final Path SOURCES = Path.of("src", "main", "java");

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
                ## Rules of a game's own

                They stand around Singles, or in their level before the others; `./nbn rules --game NAME` shows where. All theories from W1 on
                have them.

                | game | level | rule | codes | purpose |
                |---|---|---|---|---|
                %s
                *This page is made from the cards by `DocsTest`. Don't edit it: change the cards, then see
                [CONTRIBUTING](../CONTRIBUTING.md#build-and-test) for how to make it again.*
                """.formatted(rules(root), own(root));
    }

    private static String rules(Path root) {
        Model sudoku = Games.named("sudoku").parse(".".repeat(81)).model();
        return BuiltInRules.FAMILIES.stream()
                .map(family -> row(root, "core", family, sudoku))
                .collect(Collectors.joining());
    }

    /** Games that share their rules have them once, under the first one's name. */
    private static String own(Path root) {
        Set<Family> seen = new HashSet<>();
        StringBuilder rows = new StringBuilder();
        for (Game game : Games.all()) {
            for (Family family : game.ownRules().families()) {
                if (seen.add(family)) {
                    Model model = game.parse(RuleCardsTest.anyPuzzle(family)).model();
                    rows.append("| ").append(game.name()).append(" ").append(row(root, "games", family, model));
                }
            }
        }
        return rows.toString();
    }

    private static String row(Path root, String module, Family family, Model model) {
        RuleCard card = family.card();
        String levels = family.first() == family.last() ? "" + family.first() : family.first() + " to " + family.last();
        return "| %s | [%s](../%s) | %s | %s |\n"
                .formatted(
                        levels,
                        name(family, card),
                        place(root, module, family),
                        codes(family, model),
                        cell(card.purpose()));
    }

    private static String place(Path root, String module, Family family) {
        Path card =
                Path.of(module).resolve(SOURCES).resolve(family.rule().getName().replace('.', '/') + ".md");
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

    /** What the family's rules are called in a model, such as Sudoku's; a length is written n where there are many. */
    private static String codes(Family family, Model model) {
        return IntStream.rangeClosed(family.first(), family.last())
                .boxed()
                .flatMap(level -> family.make().rules(model, level).stream())
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
