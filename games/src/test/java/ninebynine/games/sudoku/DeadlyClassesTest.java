package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The numbers are those of the list of minimal deadly patterns that blue made and CSP-Rules has. */
class DeadlyClassesTest {
    /** By cells and digits, as in {@code 8-4}: the minimal ones that some full board has. */
    private static Map<String, Integer> classes(int most) {
        DeadlyClasses all = new DeadlyClasses(most);
        Map<String, Integer> counts = new TreeMap<>();
        for (int n = 4; n <= most; n++) {
            for (int[] cells : all.ofSize(n)) {
                String puzzle = DeadlyClasses.puzzle(cells);
                if (DeadlyClasses.isMinimal(cells) && isOfABoard(puzzle)) {
                    counts.merge(
                            n + "-" + puzzle.replace(".", "").chars().distinct().count(), 1, Integer::sum);
                }
            }
        }
        return counts;
    }

    private static boolean isOfABoard(String filling) {
        SudokuPuzzle puzzle = new SudokuGame().parse(filling);
        return puzzle.counter().count(puzzle.start(), 1).solutions() > 0;
    }

    private static List<Integer> bySize(Map<String, Integer> classes, int most) {
        List<Integer> sums = new ArrayList<>();
        for (int n = 4; n <= most; n++) {
            String start = n + "-";
            sums.add(classes.entrySet().stream()
                    .filter(e -> e.getKey().startsWith(start))
                    .mapToInt(Map.Entry::getValue)
                    .sum());
        }
        return sums;
    }

    @Test
    void upToTenCells() {
        Map<String, Integer> classes = classes(10);
        assertThat(bySize(classes, 10)).containsExactly(1, 0, 4, 0, 9, 3, 43);
        assertThat(classes).containsEntry("8-4", 3).containsEntry("9-3", 2).containsEntry("10-5", 6);
    }

    @Tag("full")
    @Test
    void upToTwelveCells() {
        Map<String, Integer> classes = classes(12);
        assertThat(bySize(classes, 12)).containsExactly(1, 0, 4, 0, 9, 3, 43, 32, 316);
        assertThat(classes).containsEntry("12-2", 16).containsEntry("12-4", 141).containsEntry("12-6", 23);
    }
}
