package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ninebynine.explain.Notation;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.model.Model;
import ninebynine.rule.Rule;
import ninebynine.rule.basic.Propagation;
import ninebynine.state.State;
import ninebynine.strategy.BuiltInRules;
import ninebynine.strategy.Family;
import ninebynine.strategy.RuleCard;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A rule, its card and its test belong together, and what a card shows is true. */
class RuleCardsTest {
    private static final List<Path> SOURCES = List.of(Path.of("..", "core", "src"), Path.of("..", "games", "src"));
    private static final List<String> SECTIONS = List.of(
            "Set notation",
            "Spoken English",
            "Scope",
            "Condition (IF)",
            "Action (THEN)",
            "Notes and guards",
            "Example");
    private static final Pattern TITLE = Pattern.compile("\\S.* — (\\S.*)");
    private static final Pattern EXAMPLE =
            Pattern.compile("```puzzle (\\w+)\\R(.*?)\\R```\\s*?\\R```expect\\R(.*?)\\R```", Pattern.DOTALL);

    private static final Pattern LENGTH = Pattern.compile("^[\\w*-]+\\[+(\\d+)]");

    /** A rule class and the families that are forms of it: they share one card. */
    record Card(Class<? extends Rule> rule, List<Family> families) {
        RuleCard text() {
            return families.get(0).card();
        }

        /** The rules of all forms and sizes. */
        List<Rule> rules(Model model) {
            List<Rule> rules = new ArrayList<>();
            for (Family family : families) {
                for (int level = family.first(); level <= family.last(); level++) {
                    rules.addAll(family.make().rules(model, level));
                }
            }
            return rules;
        }

        Path path(String tree, String ending) {
            Path sources = SOURCES.get(rule.getName().startsWith("ninebynine.games.") ? 1 : 0);
            return sources.resolve(tree).resolve("java").resolve(rule.getName().replace('.', '/') + ending);
        }

        @Override
        public String toString() {
            return rule.getSimpleName();
        }
    }

    /** One puzzle of a card and the lines that its rules must find there. */
    record Example(Card card, int number, String game, String puzzle, List<String> expected) {
        /** Of chains only the lengths that are shown are looked for: longer ones may take long. */
        boolean concerns(Rule rule) {
            Set<Integer> lengths = expected.stream()
                    .map(LENGTH::matcher)
                    .filter(Matcher::find)
                    .map(m -> Integer.valueOf(m.group(1)))
                    .collect(Collectors.toSet());
            return rule.level() == 0 || lengths.isEmpty() || lengths.contains(rule.level());
        }

        /** The state that the card shows; propagation shows what it finds before it has been at work. */
        State start() {
            Puzzle read = Games.named(game).parse(puzzle);
            State state = read.start();
            if (card.rule() != Propagation.class) {
                Theory.parse("BRT").precedence(read.model()).close(state);
            }
            return state;
        }

        @Override
        public String toString() {
            return card + " " + number;
        }
    }

    static Stream<Card> cards() {
        Stream<Family> own = Games.all().stream()
                .flatMap(game -> game.ownRules().families().stream())
                .distinct();
        Map<Class<? extends Rule>, List<Family>> forms = Stream.concat(BuiltInRules.FAMILIES.stream(), own)
                .collect(Collectors.groupingBy(Family::rule, LinkedHashMap::new, Collectors.toList()));
        return forms.entrySet().stream().map(e -> new Card(e.getKey(), e.getValue()));
    }

    /** A card that is missing is one test's business, not all the others'. */
    static Stream<Card> writtenCards() {
        return cards().filter(card -> Files.exists(card.path("main", ".md")));
    }

    static Stream<Example> examples() {
        return writtenCards().flatMap(card -> examples(card).stream());
    }

    /** The first puzzle of a family's card. */
    static String anyPuzzle(Family family) {
        return examples(new Card(family.rule(), List.of(family))).get(0).puzzle();
    }

    private static List<Example> examples(Card card) {
        List<Example> examples = new ArrayList<>();
        Matcher m = EXAMPLE.matcher(card.text().text());
        while (m.find()) {
            // a step of several lines goes on with blanks
            List<String> expected = List.of(m.group(3).split("\\R(?! )", -1));
            examples.add(new Example(card, examples.size() + 1, m.group(1), m.group(2), expected));
        }
        return examples;
    }

    @ParameterizedTest
    @MethodSource("cards")
    void theStatementInSymbolsIsOnTheCard(Card card) {
        String symbols = card.text().setNotation();
        assertThat(symbols).containsPattern("[∀∃∪⇒⊆]").doesNotContain("##", "```");
        symbols.lines().forEach(line -> assertThat(card.text().text()).contains(line));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void whatACardShowsIsFound(Example example) {
        assertThat(found(example, example.start())).containsAll(example.expected());
    }

    private static List<String> found(Example example, State state) {
        Notation notation = new Notation(state.model(), Notation.Style.UNICODE);
        List<String> lines = new ArrayList<>();
        for (Rule rule : example.card().rules(state.model())) {
            if (example.concerns(rule)) {
                rule.find(state, match -> lines.add(notation.line(match)));
            }
        }
        return lines;
    }

    @ParameterizedTest
    @MethodSource("cards")
    void everyRuleHasACardWithAllItsParts(Card card) {
        RuleCard text = card.text();
        assertThat(text.id()).isEqualTo(card.toString());
        assertThat(text.title()).matches(TITLE);
        assertThat(text.purpose()).endsWith(".").doesNotContain(". ");
        assertThat(headings(text.text(), "# ")).containsExactly(text.title());
        assertThat(headings(text.text(), "## ")).isEqualTo(SECTIONS);
        assertThat(text.text()).containsPattern("```(python|pseudo)\n").doesNotContain("\t", "\r");
    }

    private static List<String> headings(String text, String mark) {
        List<String> found = new ArrayList<>();
        boolean fenced = false;
        for (String line : text.lines().toList()) {
            fenced ^= line.startsWith("```");
            if (!fenced && line.startsWith(mark)) {
                found.add(line.substring(mark.length()));
            }
        }
        return found;
    }

    @ParameterizedTest
    @MethodSource("writtenCards")
    void everyPuzzleOfACardHasItsLinesRightAfterIt(Card card) {
        List<String> lines = card.text().text().lines().toList();
        int examples = examples(card).size();
        assertThat(examples).isPositive();
        assertThat(lines).filteredOn(line -> line.startsWith("```puzzle")).hasSize(examples);
        assertThat(lines).filteredOn(line -> line.startsWith("```expect")).hasSize(examples);
    }

    @ParameterizedTest
    @MethodSource("writtenCards")
    void theTitleNamesTheCodesOfAllFormsAndSizes(Card card) {
        Example any = examples(card).get(0);
        Model model = Games.named(any.game()).parse(any.puzzle()).model();
        assertThat(codes(card))
                .containsAll(card.rules(model).stream().map(RuleCardsTest::code).toList());
    }

    /** Chains of any length share one code on their card, written with an n. */
    private static String code(Rule rule) {
        return rule.level() > 1 ? rule.code().replaceFirst("\\[\\d+]", "[n]") : rule.code();
    }

    private static List<String> codes(Card card) {
        Matcher title = TITLE.matcher(card.text().title());
        return title.matches() ? List.of(title.group(1).split(", ", -1)) : List.of();
    }

    @Test
    void everyCodeBelongsToOneCard() {
        assertThat(writtenCards().flatMap(card -> codes(card).stream())).doesNotHaveDuplicates();
    }

    @Test
    void everyCardBelongsToARule() throws IOException {
        List<Path> expected = cards().map(card -> card.path("main", ".md")).toList();
        for (Path sources : SOURCES) {
            try (Stream<Path> files = Files.walk(sources.resolve("main"))) {
                assertThat(files.filter(file -> file.toString().endsWith(".md")))
                        .isSubsetOf(expected);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cards")
    void everyRuleHasItsTest(Card card) {
        assertThat(card.path("main", ".java")).exists();
        assertThat(card.path("test", "Test.java")).exists();
    }
}
