package ninebynine.games.futoshiki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import ninebynine.games.grid.Cells;
import ninebynine.resolve.Rater;
import ninebynine.strategy.Theory;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;

class FutoshikiPuzzleTest {
    private static FutoshikiPuzzle moved(FutoshikiPuzzle puzzle, int number) {
        FutoshikiSymmetry symmetry = new FutoshikiSymmetry(puzzle.signs().size(), number);
        Ints givens = symmetry.givens(puzzle.cells().givens());
        return new FutoshikiPuzzle(
                symmetry.signs(puzzle.signs()), new Cells(puzzle.signs().size(), givens, null), false);
    }

    @Test
    void theSixteenThatSymmetryMakesHaveOneCanonicalFormAndOneRating() {
        FutoshikiPuzzle puzzle = Boards.puzzle("........3....... -><><---<--- <--><-->--<>");
        Set<String> texts = new HashSet<>();
        for (int number = 0; number < FutoshikiSymmetry.COUNT; number++) {
            FutoshikiPuzzle other = moved(puzzle, number);
            texts.add(other.text());
            assertThat(other.canonical()).isEqualTo(puzzle.canonical());
            assertThat(new Rater(Theory.parse("S+W").precedence(other.model())).rate(other.start()))
                    .isZero();
        }
        assertThat(texts).hasSize(FutoshikiSymmetry.COUNT).contains(puzzle.canonical());
    }

    @Test
    void aPuzzleOfCandidatesHasNoOtherForm() {
        FutoshikiPuzzle puzzle = Boards.random(4, new Random(1));
        assertThat(puzzle.canonical()).isEqualTo(puzzle.text());
    }
}
