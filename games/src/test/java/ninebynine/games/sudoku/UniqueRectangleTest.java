package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

class UniqueRectangleTest {
    private static final String TWO =
            "....5.....567....28..23..6......78.....3...2...1.2.3.734.9...1...21...7....8...9.";
    private static final String ONE =
            "1...5..8...7.....668.....4.2..79..54......3....4..39.8.....48728.........7.32...5";

    private final UniqueRectangle rule = new UniqueRectangle();

    @Test
    void oneCornerWithMore() {
        assertThat(Steps.of(rule, Steps.after("W[2]", ONE)))
                .contains("unique-rectangle-type-1: r2c4 r2c5 r5c4 r5c5{n4 n8} ==> r2c4≠4, r2c4≠8");
    }

    @Test
    void oneDigitMoreInTwoCorners() {
        assertThat(Steps.of(rule, Steps.after("BRT", TWO)))
                .contains(
                        "unique-rectangle-type-2: r4c4 r4c8 r6c4 r6c8{n4 n5} ==> r1c4≠6, r4c5≠6, r5c5≠6, r5c6≠6, r6c6≠6");
    }

    @Test
    void allTypesAreFoundSomewhere() {
        List<String> names = Stream.of(
                        TWO,
                        ONE,
                        "12...67.9......12..............9....56....9..9.867..1.3..5....1.4..3...2.75..2.4.",
                        ".2...67...5.........9132..6.....5.1.5.1.4.9.289.....6.....9.27.6....8.9.....7....",
                        "........9...789..3....3.54.2..67.4....7.....86....3.....5.6.2..841.9.6.......58..",
                        ".23.5.7..45...92.............4..8.5.7...1.4.39...2....39.........68...7.8.....5.1",
                        "...4......5.....36...7..5.42......57...9.2..8.3.56.9..36..9..7.51.........8.31...",
                        "...4..7......8..36.....2.45.....8.5...5.7...29...218.......59....28......41.93...",
                        "1.3..6.8.4..1......9.3..54..7.8.1.6.3.............2...51...8..7.4..6..5...97..6..",
                        "..3.56.8.4..18.2...9.2.....2..3..8.7.....5.4.96.7.........6...5.7..34..........9.",
                        "1.3..........8.2..6.9....14....6.931.619...5.7...3.....7..14..8...5.......2..8..5")
                .flatMap(puzzle -> Stream.of("BRT", "S3", "W[3]", "W[4]").map(theory -> Steps.after(theory, puzzle)))
                .flatMap(state -> Steps.of(rule, state).stream())
                .map(line -> line.substring(0, line.indexOf(':')))
                .distinct()
                .sorted()
                .toList();
        assertThat(names)
                .contains(
                        "hidden-unique-rectangle",
                        "unique-rectangle-type-1",
                        "unique-rectangle-type-2",
                        "unique-rectangle-type-3",
                        "unique-rectangle-type-4");
    }

    /** The same cells with their values given: there is nothing to exchange. */
    @Test
    void whatIsGivenIsNoPartOfIt() {
        String filled = "1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5.";
        State found = Steps.after("BRT", filled);
        String given = new SudokuGame().parse(filled).text(found);
        State same = Steps.after("BRT", given);
        assertThat(same).isEqualTo(found);
        assertThat(Steps.of(rule, same)).isSubsetOf(Steps.of(rule, found));
        assertThat(Steps.problem(
                        "unique-rectangle-type-1: r1c1 r1c3 r2c1 r2c3{n1 n4} ==> r2c2≠5",
                        Steps.after(
                                "BRT",
                                "1.4......................................................4.1.....................")))
                .isNotEqualTo("right");
    }

    @Test
    void theCheckerWantsARectangleInTwoBlocksAndItsGuardiansRefuted() {
        State state = Steps.after("BRT", TWO);
        assertThat(Steps.problem("unique-rectangle-type-2: r4c4 r4c8 r6c4 r6c8{n4 n5} ==> r5c5≠6", state))
                .isEqualTo("right");
        assertThat(Steps.problem("unique-rectangle-type-2: r4c4 r4c8 r6c4 r6c8{n4 n5} ==> r4c1≠6", state))
                .isEqualTo("If n6r6c4 is true, there is room for the target n6r4c1.");
        assertThat(Steps.problem("unique-rectangle-type-2: r1c4 r1c8 r6c4 r6c8{n4 n6} ==> r5c5≠6", state))
                .isNotEqualTo("right");
        assertThat(Steps.problem("unique-rectangle-type-2: r1c1 r1c7 r5c1 r5c7{n4 n9} ==> r2c1≠9", state))
                .isEqualTo("The pattern is not deadly: its cells can be filled in one way.");
    }
}
