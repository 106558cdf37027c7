package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.explain.Notation;
import ninebynine.games.Games;
import ninebynine.games.Puzzle;
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
    private static final Path CORE = Path.of("..", "core", "src");
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

    private static final Pattern LENGTH = Pattern.compile("^[a-z0-9-]+\\[(\\d+)]: ");

    /** One puzzle of a card and the lines that its rule must find there. */
    record Example(Family family, int number, String game, String puzzle, List<String> expected) {
        /** The longest chain that is shown: looking for longer ones takes too long. */
        int longest() {
            return expected.stream()
                    .map(LENGTH::matcher)
                    .filter(Matcher::find)
                    .mapToInt(m -> Integer.parseInt(m.group(1)))
                    .max()
                    .orElse(family.last());
        }

        @Override
        public String toString() {
            return family.id() + " " + number;
        }
    }

    static Stream<Family> families() {
        return BuiltInRules.FAMILIES.stream();
    }

    /** A family without a card is another test's business. */
    static Stream<Family> familiesWithCard() {
        return families().filter(family -> Files.exists(path(family, "main", ".md")));
    }

    static Stream<Example> examples() {
        return familiesWithCard().flatMap(family -> examples(family).stream());
    }

    private static List<Example> examples(Family family) {
        List<Example> examples = new ArrayList<>();
        Matcher m = EXAMPLE.matcher(family.card().text());
        while (m.find()) {
            List<String> expected = m.group(3).lines().toList();
            examples.add(new Example(family, examples.size() + 1, m.group(1), m.group(2), expected));
        }
        return examples;
    }

    @ParameterizedTest
    @MethodSource("examples")
    void whatACardShowsIsFound(Example example) {
        Puzzle puzzle = Games.named(example.game()).parse(example.puzzle());
        State state = puzzle.start();
        // propagation shows what it finds before it has been at work
        if (example.family().rule() != Propagation.class) {
            Theory.parse("BRT").precedence(puzzle.model()).close(state);
        }
        assertThat(found(example, state)).containsAll(example.expected());
    }

    private static List<String> found(Example example, State state) {
        Notation notation = new Notation(state.model(), Notation.Style.UNICODE);
        List<String> lines = new ArrayList<>();
        rules(example.family(), state.model())
                .takeWhile(rule -> rule.level() <= example.longest())
                .forEach(rule -> rule.find(state, match -> lines.add(notation.line(match))));
        return lines;
    }

    /** The rules of all sizes, the smallest first. */
    private static Stream<Rule> rules(Family family, Model model) {
        return IntStream.rangeClosed(family.first(), family.last())
                .boxed()
                .flatMap(level -> family.make().rules(model, level).stream());
    }

    @ParameterizedTest
    @MethodSource("families")
    void everyFamilyHasACardWithAllItsParts(Family family) {
        RuleCard card = family.card();
        assertThat(card.id()).isEqualTo(family.id());
        assertThat(card.title()).matches(TITLE);
        assertThat(card.purpose()).endsWith(".").doesNotContain(". ");
        assertThat(headings(card.text(), "# ")).containsExactly(card.title());
        assertThat(headings(card.text(), "## ")).isEqualTo(SECTIONS);
        assertThat(card.text()).contains("```python\n").doesNotContain("\t", "\r");
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
    @MethodSource("familiesWithCard")
    void everyPuzzleOfACardHasItsLinesRightAfterIt(Family family) {
        String text = family.card().text();
        int examples = examples(family).size();
        assertThat(examples).isPositive();
        assertThat(text.lines().filter(line -> line.startsWith("```puzzle"))).hasSize(examples);
        assertThat(text.lines().filter(line -> line.startsWith("```expect"))).hasSize(examples);
    }

    @ParameterizedTest
    @MethodSource("familiesWithCard")
    void theTitleNamesTheCodesOfAllSizes(Family family) {
        Model model = Games.named("sudoku").parse(".".repeat(81)).model();
        assertThat(codes(family))
                .containsAll(rules(family, model).map(RuleCardsTest::code).toList());
    }

    /** Chains of any length share one code on their card, written with an n. */
    private static String code(Rule rule) {
        return rule.level() > 1 ? rule.code().replaceFirst("\\[\\d+]", "[n]") : rule.code();
    }

    private static List<String> codes(Family family) {
        Matcher title = TITLE.matcher(family.card().title());
        return title.matches() ? List.of(title.group(1).split(", ", -1)) : List.of();
    }

    @Test
    void everyCodeBelongsToOneCard() {
        assertThat(familiesWithCard().flatMap(family -> codes(family).stream())).doesNotHaveDuplicates();
    }

    @Test
    void everyCardBelongsToAFamily() throws IOException {
        List<Path> expected =
                families().map(family -> path(family, "main", ".md")).toList();
        try (Stream<Path> files = Files.walk(CORE.resolve("main"))) {
            assertThat(files.filter(file -> file.toString().endsWith(".md"))).isSubsetOf(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("families")
    void everyRuleHasItsTest(Family family) {
        assertThat(path(family, "main", ".java")).exists();
        assertThat(path(family, "test", "Test.java")).exists();
    }

    private static Path path(Family family, String tree, String ending) {
        return CORE.resolve(tree)
                .resolve("java")
                .resolve(family.rule().getName().replace('.', '/') + ending);
    }
}
