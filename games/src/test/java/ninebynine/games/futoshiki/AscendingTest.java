package ninebynine.games.futoshiki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import ninebynine.rule.Match;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class AscendingTest {
    private static List<String> weak(String board) {
        FutoshikiPuzzle puzzle = Boards.puzzle(board);
        return Boards.found(Ascending.weak(puzzle.model()), puzzle.start());
    }

    private static List<String> strong(String board) {
        FutoshikiPuzzle puzzle = Boards.puzzle(board);
        return Boards.found(Ascending.strong(puzzle.model()), puzzle.start());
    }

    @Test
    void everyCellOfALongestWayNeedsRoomForThoseBelowAndAbove() {
        assertThat(weak("""
                . < . < .   .
                .   .   .   .
                .   .   .   .
                .   .   .   .
                """))
                .containsExactly("asc[2]: r1c1<r1c2<r1c3 ==> r1c1!=3, r1c1!=4, r1c2!=1, r1c2!=4, r1c3!=1, r1c3!=2");
    }

    @Test
    void waysGoRoundCornersAndMayShareCells() {
        assertThat(weak("""
                . < .
                    v
                .   .
                """))
                .containsExactly("asc[1]: r1c1<r1c2 ==> r1c1!=2, r1c2!=1", "asc[1]: r2c2<r1c2 ==> r1c2!=1, r2c2!=2");
        assertThat(weak("""
                .   . < .
                        ^
                .   . < .
                .   .   .
                """))
                .containsExactly(
                        "asc[2]: r1c2<r1c3<r2c3 ==> r1c2!=2, r1c2!=3, r1c3!=1, r1c3!=3, r2c3!=1, r2c3!=2",
                        "asc[1]: r2c2<r2c3 ==> r2c2!=3, r2c3!=1");
    }

    @Test
    void whatIsDecidedOrGoneIsNoTarget() {
        assertThat(weak("""
                123 < 234  .   .
                .     .    .   .
                .     .    .   .
                .     .    .   .
                """)).isEmpty();
        assertThat(weak("""
                4 < .   .   .
                .   .   .   .
                .   .   .   .
                .   .   .   .
                """)).containsExactly("asc[1]: r1c1<r1c2 ==> r1c2!=1");
        assertThat(weak(". . . .\n. . . .\n. . . .\n. . . .")).isEmpty();
    }

    @Test
    void theStrongFormBeginsWithWhatTheEndsHaveLeft() {
        assertThat(strong("""
                234 < .  < 123  .
                .     .    .    .
                .     .    .    .
                .     .    .    .
                """))
                .containsExactly(
                        "str-asc[2]: r1c1<r1c2<r1c3 ==> r1c1!=2, r1c1!=3, r1c1!=4, r1c2!=1, r1c2!=2, r1c2!=3, r1c2!=4, r1c3!=1, r1c3!=2, r1c3!=3",
                        "str-asc[1]: r1c1<r1c2 ==> r1c1!=4, r1c2!=1, r1c2!=2",
                        "str-asc[1]: r1c2<r1c3 ==> r1c2!=3, r1c2!=4, r1c3!=1");
    }

    @Test
    void theStrongFormHasNoNeedlessEnds() {
        assertThat(strong("""
                234 < 234 < 34  .
                .     .     .   .
                .     .     .   .
                .     .     .   .
                """)).contains("str-asc[1]: r1c1<r1c2 ==> r1c1!=4, r1c2!=2");
        assertThat(strong("""
                12 < 23 < 34  .
                .    .    .   .
                .    .    .   .
                .    .    .   .
                """)).isEmpty();
    }

    @Test
    void theStrongFormNeedsOpenEnds() {
        assertThat(strong("""
                2 < .   .   .
                .   .   .   .
                .   .   .   .
                .   .   .   .
                """)).isEmpty();
    }

    /** The plain version: every way, then those that matter. */
    @Test
    void theSearchesFindWhatTryingEverythingFinds() {
        for (int seed = 0; seed < 300; seed++) {
            FutoshikiPuzzle puzzle = Boards.random(2 + seed % 4, new Random(seed));
            SignOrder order = SignOrder.of(puzzle.model());
            Bounds bounds = Bounds.of(puzzle.start());
            TreeSet<String> longest = new TreeSet<>();
            TreeSet<String> strong = new TreeSet<>();
            everyWay(order, way -> {
                int k = way.length - 1;
                if (order.below(way[0]).length == 0
                        && order.above(way[k]).length == 0
                        && k > 0
                        && hurts(bounds, way, 1, order.size())) {
                    longest.add(order.written(way));
                }
                if (k > 0 && matters(bounds, way)) {
                    strong.add(order.written(way));
                }
            });
            assertThat(collected(each -> new LongestWays(order, bounds).each(way -> each.add(order.written(way)))))
                    .as("seed %d", seed)
                    .containsExactlyInAnyOrderElementsOf(longest);
            assertThat(collected(each -> new StrongWays(order, bounds).each(way -> each.add(order.written(way)))))
                    .as("seed %d", seed)
                    .containsExactlyInAnyOrderElementsOf(strong);
        }
    }

    private static List<String> collected(Consumer<List<String>> search) {
        List<String> found = new ArrayList<>();
        search.accept(found);
        return found;
    }

    private static void everyWay(SignOrder order, Consumer<int[]> action) {
        for (int cell = 0; cell < order.size() * order.size(); cell++) {
            onwards(order, new int[] {cell}, action);
        }
    }

    private static void onwards(SignOrder order, int[] way, Consumer<int[]> action) {
        action.accept(way);
        for (int y : order.above(way[way.length - 1])) {
            onwards(order, IntStream.concat(IntStream.of(way), IntStream.of(y)).toArray(), action);
        }
    }

    private static boolean hurts(Bounds bounds, int[] way, int least, int most) {
        return IntStream.range(0, way.length)
                .anyMatch(i -> isLow(bounds, way, i, least) || isHigh(bounds, way, i, most));
    }

    private static boolean isLow(Bounds bounds, int[] way, int i, int least) {
        return bounds.isOpen[way[i]] && bounds.low[way[i]] < least + i;
    }

    private static boolean isHigh(Bounds bounds, int[] way, int i, int most) {
        return bounds.isOpen[way[i]] && bounds.high[way[i]] > most - (way.length - 1 - i);
    }

    /** Without the first cell, or without the last, something else would follow. */
    private static boolean matters(Bounds bounds, int[] way) {
        int k = way.length - 1;
        if (!bounds.isOpen[way[0]] || !bounds.isOpen[way[k]]) {
            return false;
        }
        int least = bounds.low[way[0]];
        int most = bounds.high[way[k]];
        boolean low = IntStream.rangeClosed(0, k).anyMatch(i -> isLow(bounds, way, i, least));
        boolean high = IntStream.rangeClosed(0, k).anyMatch(i -> isHigh(bounds, way, i, most));
        return (low || isHigh(bounds, way, 0, most)) && (high || isLow(bounds, way, k, least));
    }

    /** Ratings ask for all targets at once. */
    @Test
    void sweepsEliminateWhatStepsEliminate() {
        for (int seed = 0; seed < 200; seed++) {
            FutoshikiPuzzle puzzle = Boards.random(3 + seed % 4, new Random(seed));
            for (Ascending rule : List.of(Ascending.weak(puzzle.model()), Ascending.strong(puzzle.model()))) {
                State steps = puzzle.start();
                while (step(rule, steps)) {}
                State sweeps = puzzle.start();
                while (rule.sweep(sweeps)) {}
                assertThat(hasEmpty(sweeps)).as("seed %d", seed).isEqualTo(hasEmpty(steps));
                if (!hasEmpty(steps)) {
                    assertThat(sweeps).as("seed %d", seed).isEqualTo(steps);
                }
            }
        }
    }

    private static boolean hasEmpty(State state) {
        return IntStream.range(0, state.model().types().get(0).count()).anyMatch(cell -> state.count(cell) == 0);
    }

    private static boolean step(Ascending rule, State state) {
        List<Match> first = new ArrayList<>();
        rule.find(state, match -> {
            first.add(match);
            return false;
        });
        return !first.isEmpty() && first.get(0).apply(state);
    }
}
