package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import ninebynine.rule.Relation;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class DeadlyPatternsTest {
    private static List<String> guardians(int cells, int most, String puzzle) {
        State state = Steps.after("BRT", puzzle);
        return new DeadlyPatterns(cells, most)
                .relations(state).stream()
                        .map(relation -> relation.guardians().stream()
                                .mapToObj(state.model().names()::label)
                                .sorted()
                                .collect(Collectors.joining(" ")))
                        .toList();
    }

    /** Published with the specification for puzzles 4918 and 6427 of the controlled-bias collection. */
    @Test
    void fourCellsWithFewGuardians() {
        assertThat(guardians(4, 4, "....5.....567....28..23..6......78.....3...2...1.2.3.734.9...1...21...7....8...9."))
                .containsExactlyInAnyOrder("n6r4c4 n6r6c4", "n2r9c7 n5r8c7 n5r9c7 n7r9c5");
        assertThat(guardians(4, 4, "1...5..8...7.....668.....4.2..79..54......3....4..39.8.....48728.........7.32...5"))
                .hasSize(3)
                .contains("n1r3c9 n2r1c3 n2r3c3 n5r3c3");
    }

    @Test
    void everyDigitIsInNoneOrTwoCellsOfEveryHouse() {
        State state =
                Steps.after("BRT", "....5.....567....28..23..6......78.....3...2...1.2.3.734.9...1...21...7....8...9.");
        List<Relation> found = new DeadlyPatterns(8, 6).relations(state);
        assertThat(found).isNotEmpty();
        for (Relation relation : found) {
            assertThat(relation.deadly()).isTrue();
            List<Integer> labels = relation.kept().stream()
                    .flatMap(kept -> kept.stream().boxed())
                    .toList();
            labels.stream()
                    .flatMap(x ->
                            Arrays.stream(state.model().variables(x)).boxed().filter(v -> v >= 81))
                    .collect(Collectors.groupingBy(v -> v, Collectors.counting()))
                    .forEach((v, count) -> assertThat(count).isEqualTo(2));
        }
    }
}
