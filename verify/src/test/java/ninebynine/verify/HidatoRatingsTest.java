package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.explain.Notation;
import ninebynine.games.Games;
import ninebynine.games.Puzzle;
import ninebynine.resolve.Precedence;
import ninebynine.resolve.Rater;
import ninebynine.resolve.Resolver;
import ninebynine.rule.Rule;
import ninebynine.strategy.Theory;
import ninebynine.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ratings that Denis Berthier published for puzzles of CSP-Rules-Examples (Hidato and Numbrix). */
class HidatoRatingsTest {
    private static final String MEBANE_III_1 =
            "Hidato topological 5 20 . 4 . 8 9 3 . B . 11 . B B B . 1 . B . 13 20 18 . 15 .";
    private static final String MEBANE_III_4 =
            "Hidato topological 5 19 . . B . . B . . B . . 19 1 10 . . B . . B . . B . .";
    private static final String MEBANE_III_7 = "Hidato topological 8 36 B B . . B . . 2 . . B B . . B . . B . B . B . ."
            + " B . . B . B B B B B B . B . . B . . B . B . B . . B . . B B . . 22 . . B . . B B";
    private static final String VH01 = """
            . 2 . . 19 20 . . 25 .
            4 3 . . . . . . 24 27
            . . . . . . . . . .
            . . . . . . . . . .
            9 . . . 41 44 . . . 52
            72 . . . 68 67 . . . 53
            . . . . . . . . . .
            . . . . . . . . . .
            99 96 . . . . . . 61 58
            . 95 . . 88 85 . . 60 .
            """;
    private static final String VH02 = """
            . . . . . . . . . .
            . . 35 . . . . 46 . .
            . 29 . 61 . . 58 . 48 .
            . . 27 . . . . 56 . .
            . . . . 64 99 . . . .
            . . . . 65 82 . . . .
            . . 16 . . . . 87 . .
            . 12 . 18 . . 85 . 89 .
            . . 10 . . . . 77 . .
            . . . . . . . . . .
            """;
    private static final String EXPERT = """
            69 . 67 . 65 . 61 . 57
            . . . . . . . . .
            77 . . . . . . . 55
            . . . . . . . . .
            19 . . . . . . . 45
            . . . . . . . . .
            3 . . . . . . . 39
            . . . . . . . . .
            5 . 7 . 11 . 31 . 33
            """;

    private static Puzzle puzzle(String name) {
        return switch (name) {
            case "III.1" -> Games.named("hidato").parse(MEBANE_III_1);
            case "III.4" -> Games.named("hidato").parse(MEBANE_III_4);
            case "III.7" -> Games.named("hidato").parse(MEBANE_III_7);
            case "VH01" -> Games.named("numbrix").parse(VH01);
            case "VH02" -> Games.named("numbrix").parse(VH02);
            default -> Games.named("numbrix").parse(EXPERT);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "III.1, BRT, 0, HS",
        "III.4, W, 8, W[8]",
        "III.4, g2W, 7, g2W[7]",
        "III.7, W, 4, W[4]",
        "VH01, W, 1, W[1]",
        "VH02, Z, 3, BC[3]",
        "VH02, W, 3, W[3]",
        "EXPERT, S, 2, HP"
    })
    void publishedRatings(String name, String theory, int rating, String code) {
        Puzzle puzzle = puzzle(name);
        Precedence precedence = Theory.parse(theory).precedence(puzzle.model());
        Trace trace = new Resolver(precedence).trace(puzzle.start());
        assertThat(trace.isSolved()).isTrue();
        assertThat(trace.level()).isEqualTo(rating);
        assertThat(trace.hardest(precedence.rules())).extracting(Rule::code).isEqualTo(code);
        assertThat(new Rater(precedence).rate(puzzle.start())).isEqualTo(rating);
        assertThat(puzzle.counter().count(puzzle.start(), 2).solutions()).isEqualTo(1);
    }

    @Test
    void theSolutionIsThePublishedOne() {
        Puzzle puzzle = puzzle("III.1");
        Trace trace = new Resolver(Theory.parse("BRT").precedence(puzzle.model())).trace(puzzle.start());
        assertThat(puzzle.text(trace.end()))
                .isEqualTo("Hidato topological 5 20 5 4 7 8 9 3 6 B 10 11 2 B B B 12 1 19 B 16 13 20 18 17 15 14");
    }

    @Test
    void stepsAreWrittenAsTheReferenceWritesThem() {
        Puzzle puzzle = puzzle("III.4");
        Trace trace = new Resolver(Theory.parse("g2W").precedence(puzzle.model())).trace(puzzle.start());
        Notation notation = new Notation(puzzle.model(), Notation.Style.UNICODE);
        List<String> lines =
                trace.steps().stream().map(step -> notation.line(step.match())).toList();
        assertThat(lines).anyMatch(line -> line.matches("hidden-single: r\\dc\\d=\\d+"));
        assertThat(lines).anyMatch(line -> line.matches("naked-single: r\\dc\\d=\\d+"));
        assertThat(lines).anyMatch(line -> line.matches("whip\\[1]: n\\d+\\{r\\dc\\d \\.} ==> .*"));
        assertThat(lines).anyMatch(line -> line.matches("g2-whip\\[\\d]: .*n\\d+\\{r\\dc\\d r\\dc\\d\\|r\\dc\\d}.*"));
    }
}
