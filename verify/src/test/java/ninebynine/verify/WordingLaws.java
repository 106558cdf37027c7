package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.data.Origin;
import ninebynine.data.Schema;
import ninebynine.data.StepRow;
import ninebynine.data.Tracing;
import ninebynine.data.Words;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.explain.Wording;
import ninebynine.game.Puzzle;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.resolve.Replay;
import ninebynine.state.View;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Bits;
import ninebynine.trace.Step;
import ninebynine.trace.TraceSink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What sentences say is so. Those of Singles are read by somebody who knows the words alone, and compared with the state. */
class WordingLaws {
    private static final int SINGLES = Scale.of(10_000);
    private static final String HOUSE = "(?i:row|column|block) \\d";
    private static final String CELL = "(?i:r)\\dc\\d";
    private static final Pattern HAS = Pattern.compile("(" + HOUSE + ") has (" + list("\\d") + ")(?!\\d)");
    private static final Pattern FILLED = Pattern.compile("(" + list(CELL) + ") (?:is|are) filled");
    private static final Pattern THEIRS = Pattern.compile("(" + list(HOUSE) + ") (?:has its|have their) (\\d)");
    private static final Pattern EARLIER =
            Pattern.compile("(" + list("(?:" + CELL + "|\\d)") + ") (?:was|were) ruled out before");
    private static final Pattern FACT = Pattern.compile("(?i)(" + CELL + ") (?:is|can only be) (\\d)");
    private static final Pattern PLACED = Pattern.compile("(?i)the (\\d) of (" + HOUSE + ") can only be");

    private static String list(String item) {
        return item + "(?:, " + item + ")*(?: and " + item + ")?";
    }

    @Test
    void everyReasonOfASingleIsSoAndNoFormIsCommon() {
        Random random = new Random(19);
        Map<String, Integer> forms = new TreeMap<>();
        int singles = 0;
        for (int i = 0; singles < SINGLES; i++) {
            SudokuPuzzle puzzle = Puzzles.disguised(random);
            String id = "law:" + i;
            Tracing tracing = new Tracing(
                    Theory.parse("W"),
                    List.of(),
                    Notation.Style.UNICODE,
                    path -> Words.of(Wording.Style.FULL, 7, path));
            for (StepRow step :
                    tracing.trace(puzzle, new Origin(id, "", "", "", "")).row().steps()) {
                if (step.notation().contains("-single")) {
                    singles++;
                    forms.merge(read(step), 1, Integer::sum);
                }
            }
        }
        assertThat(forms).hasSizeGreaterThanOrEqualTo(16);
        for (String kind : List.of("naked", "hidden")) {
            int all = forms.entrySet().stream()
                    .filter(form -> form.getKey().startsWith(kind))
                    .mapToInt(Map.Entry::getValue)
                    .sum();
            forms.forEach((form, count) -> {
                if (form.startsWith(kind)) {
                    assertThat(count).as(form).isLessThan(all / 5);
                }
            });
        }
    }

    /** Reads a sentence, checks all that it says, and answers its form: what is left without its reasons and names. */
    private static String read(StepRow step) {
        String said = step.english();
        Bits candidates = Schema.labels(step.candidatesBefore(), 729);
        Set<String> explained = new HashSet<>();
        Matcher placed = PLACED.matcher(said);
        boolean hidden = placed.find();
        Matcher fact = FACT.matcher(said);
        assertThat(fact.find()).as(said).isTrue();
        String cell = fact.group(1).toLowerCase(Locale.ROOT);
        String digit = fact.group(2);
        assertThat("n" + digit + cell).as(said).isEqualTo(step.placements().get(0));
        if (hidden) {
            assertThat(placed.group(1)).as(said).isEqualTo(digit);
            assertThat(in(cell, placed.group(2))).as(said).isTrue();
        }
        Matcher has = HAS.matcher(said);
        while (has.find()) {
            assertThat(in(cell, has.group(1))).as(said).isTrue();
            for (String other : items(has.group(2))) {
                assertThat(has(step.valuesBefore(), has.group(1), other))
                        .as(said)
                        .isTrue();
                explained.add(other);
            }
        }
        Matcher filled = FILLED.matcher(said);
        while (filled.find()) {
            for (String other : items(filled.group(1))) {
                assertThat(step.valuesBefore().charAt(index(other))).as(said).isNotEqualTo('.');
                explained.add(other);
            }
        }
        Matcher theirs = THEIRS.matcher(said);
        while (theirs.find()) {
            for (String house : items(theirs.group(1))) {
                assertThat(has(step.valuesBefore(), house, digit)).as(said).isTrue();
                cells().filter(other -> in(other, house)).forEach(explained::add);
            }
        }
        Matcher earlier = EARLIER.matcher(said);
        while (earlier.find()) {
            for (String other : items(earlier.group(1))) {
                int label = other.length() == 1
                        ? index(cell) * 9 + Integer.parseInt(other) - 1
                        : index(other) * 9 + Integer.parseInt(digit) - 1;
                assertThat(candidates.get(label)).as(said).isFalse();
                explained.add(other);
            }
        }
        List<String> others = hidden
                ? cells().filter(other -> in(other, placed.group(2)) && !other.equals(cell))
                        .toList()
                : IntStream.rangeClosed(1, 9)
                        .mapToObj(Integer::toString)
                        .filter(other -> !other.equals(digit))
                        .toList();
        assertThat(explained).as(said).containsAll(others);
        return (hidden ? "hidden " : "naked ") + form(said);
    }

    private static String form(String said) {
        String form = said;
        for (Pattern clause : List.of(THEIRS, HAS, FILLED, EARLIER)) {
            form = clause.matcher(form).replaceAll("§");
        }
        return form.replaceAll("(?i)" + CELL, "C")
                .replaceAll("(?i)" + HOUSE, "H")
                .replaceAll("\\d", "d")
                .replaceAll("in H|at C", "there")
                .replaceAll("(?i)cell C|C|H", "P")
                .replaceAll("§(?:,? and §|, §)*", "§")
                .replaceAll("^§", "§");
    }

    private static List<String> items(String list) {
        return List.of(list.toLowerCase(Locale.ROOT).split(", | and "));
    }

    private static Stream<String> cells() {
        return IntStream.range(0, 81).mapToObj(i -> "r" + (i / 9 + 1) + "c" + (i % 9 + 1));
    }

    private static int index(String cell) {
        return (cell.charAt(1) - '1') * 9 + cell.charAt(3) - '1';
    }

    private static boolean in(String cell, String house) {
        int r = cell.charAt(1) - '1';
        int c = cell.charAt(3) - '1';
        int line = house.charAt(house.length() - 1) - '1';
        char kind = Character.toLowerCase(house.charAt(0));
        return (kind == 'r' ? r : kind == 'c' ? c : r / 3 * 3 + c / 3) == line;
    }

    private static boolean has(String values, String house, String digit) {
        return cells().anyMatch(cell -> in(cell, house) && values.charAt(index(cell)) == digit.charAt(0));
    }

    static List<String> games() {
        return RowLaws.games();
    }

    /** In every game all forms of a step differ, begin and end as sentences do, and name what follows. */
    @ParameterizedTest
    @MethodSource("games")
    void allFormsOfAStepDiffer(String game) {
        for (int seed = 0; seed < Scale.of(20); seed++) {
            Puzzle puzzle = RowLaws.puzzle(game, seed);
            var told = new Tracing(Theory.parse("W[4]"), List.of()).trace(puzzle, new Origin("", "", "", "", ""));
            Prose prose = new Prose(puzzle.model());
            Replay.tell(told.trace(), told.order(), new TraceSink() {
                @Override
                public void before(Step step, View state) {
                    for (Wording.Style style : Wording.Style.values()) {
                        Set<String> sentences = new HashSet<>();
                        int forms = Prose.forms(step.match());
                        for (int form = 0; form < forms; form++) {
                            String sentence = prose.told(step.match(), state, new Wording(style, form));
                            assertThat(sentence)
                                    .matches("(?s)[A-Z0-9].*[a-z0-9)]\\.")
                                    .doesNotContain("{", "null", "  ");
                            sentences.add(sentence);
                        }
                        assertThat(sentences).hasSize(forms);
                    }
                }
            });
        }
    }
}
