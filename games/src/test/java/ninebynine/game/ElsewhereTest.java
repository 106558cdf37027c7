package ninebynine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An address at another site holds the whole puzzle: we read it back from how that site writes it. */
class ElsewhereTest {
    @ParameterizedTest
    @CsvSource({
        "sudoku, 7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....",
        "sudoku, 4..1..2.....1...",
        "sudoku, 3x2:1a2_3f4g5q",
        "slitherlink, 3.2../..1.0/2...3/.3.../1.2.2",
        "slitherlink, 3.2/..1",
    })
    void isReadBack(String game, String text) {
        Puzzle puzzle = Games.named(game).parse(text);
        assertThat(puzzle.elsewhere()).isNotEmpty();
        for (Elsewhere place : puzzle.elsewhere()) {
            assertThat(place.address())
                    .startsWith("https://")
                    .endsWith(place.code())
                    .doesNotContainAnyWhitespaces();
            assertThat(Games.named(game).parse(place.code())).as(place.site()).isEqualTo(puzzle);
        }
    }

    @Test
    void saysWhereToGo() {
        assertThat(Games.named("sudoku").parse("1" + ".".repeat(80)).elsewhere())
                .containsExactly(
                        new Elsewhere(
                                "SudokuWiki",
                                "https://www.sudokuwiki.org/sudoku.htm?bd=1" + "0".repeat(80),
                                "1" + "0".repeat(80)),
                        new Elsewhere(
                                "Simon Tatham's Solo",
                                "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3:1zzzb",
                                "3x3:1zzzb"));
        assertThat(Games.named("slitherlink").parse("3.2/..1").elsewhere())
                .extracting(Elsewhere::site)
                .containsExactly("puzz.link", "Simon Tatham's Loopy");
    }

    /** A sukaku, or lines that are given, would be lost there; and a game that no site has goes nowhere. */
    @ParameterizedTest
    @CsvSource({
        "latin, 1..2............",
        "sudoku, '1 234 234 234 234 234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234'"
    })
    void isLeftOutWhereSomeOfItWouldBeLost(String game, String text) {
        assertThat(Games.named(game).parse(text).elsewhere()).isEqualTo(List.of());
    }
}
