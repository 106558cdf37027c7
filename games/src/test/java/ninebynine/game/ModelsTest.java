package ninebynine.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import ninebynine.games.map.MapGame;
import ninebynine.games.sudoku.Boxes;
import ninebynine.games.sudoku.SudokuGame;
import ninebynine.model.Model;
import org.junit.jupiter.api.Test;

class ModelsTest {
    /** A small model for every number. */
    private static Model made(int number) {
        return new MapGame().parse((number + 1) + " 2 \"..\" 1 2").model();
    }

    @Test
    void whatIsInUseIsShared() {
        Models<Integer> models = new Models<>(ModelsTest::made);
        List<Model> used = new ArrayList<>();
        for (int number = 0; number < 50; number++) {
            used.add(models.of(number));
        }
        for (int number = 0; number < 50; number++) {
            assertThat(models.of(number)).isSameAs(used.get(number));
            assertThat(models.late(number).get()).isSameAs(used.get(number));
        }
    }

    /** A collector of garbage is asked, not told: we wait for it. */
    @Test
    void whatNobodyUsesIsForgotten() throws InterruptedException {
        Models<Integer> models = new Models<>(number -> made(number % 50));
        for (int number = 0; number < 1000; number++) {
            models.of(number);
        }
        for (int i = 0; i < 20 && models.size() > 100; i++) {
            System.gc();
            Thread.sleep(20);
        }
        assertThat(models.size()).isLessThanOrEqualTo(100);
    }

    @Test
    void readingMakesNoModel() {
        List<Integer> made = new ArrayList<>();
        Models<Integer> models = new Models<>(number -> {
            made.add(number);
            return made(number);
        });
        LateModel late = models.late(3);
        assertThat(made).isEmpty();
        assertThat(late.get()).isSameAs(late.get());
        assertThat(made).containsExactly(3);
    }

    @Test
    void puzzlesOfOneStructureHaveOneModel() {
        SudokuGame sudoku = new SudokuGame();
        assertThat(sudoku.parse("1" + ".".repeat(15)).model())
                .isSameAs(sudoku.parse("2" + ".".repeat(15)).model())
                .isSameAs(sudoku.model(Boxes.of(4)));
        MapGame map = new MapGame();
        assertThat(map.parse("4 3 \"R..\" 1 2 3 : 2 3").model())
                .isSameAs(map.parse("4 3 \"..G\" 1 2 3 : 2 3").model());
    }
}
