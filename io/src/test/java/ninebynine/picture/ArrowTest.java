package ninebynine.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import ninebynine.game.Picture.Look;
import ninebynine.game.Picture.Point;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArrowTest {
    /** Column 5 is full but for its ends. */
    private static final Puzzle PUZZLE = Games.named("sudoku")
            .parse(".............1........2........3........4........5........6........7.............");

    private static final Obstacles OBSTACLES = new Obstacles(PUZZLE.picture(), PUZZLE.start(), new TreeMap<>());

    private static Arrow.Ends ends(int from, int to) {
        return new Arrow.Ends(at(from), at(to), 8, 8);
    }

    private static Point at(int label) {
        Look look = PUZZLE.picture().labels().get(label);
        return Unit.of(look.mark().middle());
    }

    private static int label(int row, int column, int number) {
        return (row * 9 + column) * 9 + number;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
    void anArrowGoesAroundBigDigits(int number) {
        int from = label(0, 4, number);
        int to = label(8, 4, number);
        for (Arrow.Ends ends : List.of(ends(from, to), ends(to, from))) {
            Arrow arrow = Arrow.between(ends, OBSTACLES, Set.of(from, to));
            assertThat(OBSTACLES.hits(arrow.points(), Set.of(from, to))).isZero();
            assertThat(Arrow.distance(arrow.start(), ends.a())).isLessThan(10);
            assertThat(Arrow.distance(arrow.tip(), ends.b())).isLessThan(10);
        }
    }

    @Test
    void whereNothingIsInTheWayItIsTheUsualBow() {
        int from = label(0, 0, 0);
        int to = label(8, 0, 0);
        Arrow there = Arrow.between(ends(from, to), OBSTACLES, Set.of(from, to));
        Arrow back = Arrow.between(ends(to, from), OBSTACLES, Set.of(from, to));
        assertThat(there.points()).isNotEqualTo(back.points());
        assertThat(there.handle().x()).isNotEqualTo(there.start().x());
    }

    @Test
    void numbersKeepClearOfOneAnother() {
        Obstacles obstacles = new Obstacles(PUZZLE.picture(), PUZZLE.start(), new TreeMap<>());
        Point free = new Point(100, 100);
        assertThat(obstacles.isFree(free, 7)).isTrue();
        obstacles.add(free, 7);
        assertThat(obstacles.isFree(new Point(110, 100), 7)).isFalse();
    }
}
