package ninebynine.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SelectionTest {
    @Test
    void atMostSoManyOfEachRating() {
        Selection selection = new Selection(Recipe.ALL, 2, Selection.Taken.NONE);
        assertThat(selection.take("sudoku", 3)).isTrue();
        assertThat(selection.take("sudoku", 3)).isTrue();
        assertThat(selection.take("sudoku", 3)).isFalse();
        assertThat(selection.take("sudoku", null))
                .as("what is not solved is a rating of its own")
                .isTrue();
        assertThat(selection.isFull()).isFalse();
    }

    @Test
    void itGoesOnFromWhatWasTakenBefore() {
        Selection first = new Selection(3, 2, Selection.Taken.NONE);
        first.take("sudoku", 1);
        first.take("sudoku", 1);
        Selection second = new Selection(3, 2, first.taken());
        assertThat(second.take("sudoku", 1)).isFalse();
        assertThat(second.take("sudoku", 2)).isTrue();
        assertThat(second.isFull()).isTrue();
        assertThat(second.take("sudoku", 4)).isFalse();
    }
}
