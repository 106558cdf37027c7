package ninebynine.game;

import static org.assertj.core.api.Assertions.assertThat;

import ninebynine.games.Games;
import ninebynine.games.sudoku.SudokuGame;
import org.junit.jupiter.api.Test;

class OrbitTest {
    private final SudokuGame sudoku = new SudokuGame();

    @Test
    void theIdIsADigestThatOtherProgramsCanMakeToo() {
        Orbit orbit = Orbit.of(sudoku.parse("4..1..2.....1..."));
        assertThat(orbit.canonical()).isEqualTo(".......1.1.23...");
        // printf 'sudoku 4x4 .......1.1.23...' | sha256sum | cut -c 1-16
        assertThat(orbit.id()).isEqualTo("3ca7b9f2f7469925");
    }

    @Test
    void aPuzzleOnItsSideHasTheSameId() {
        Game slitherlink = Games.named("slitherlink");
        assertThat(Orbit.of(slitherlink.parse("1.2/..3"))).isEqualTo(Orbit.of(slitherlink.parse("1./../23")));
    }

    @Test
    void imagesShareAnOrbit() {
        assertThat(Orbit.of(sudoku.parse("1..4..2.....4..."))).isEqualTo(Orbit.of(sudoku.parse("4..1..2.....1...")));
        assertThat(Orbit.of(sudoku.parse("1..4..2.....3..."))).isNotEqualTo(Orbit.of(sudoku.parse("4..1..2.....1...")));
    }
}
