package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExocetTest {
    private static final String FIRST =
            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

    private static List<String> all(State state) {
        return IntStream.rangeClosed(Exocet.SMALLEST, Exocet.LARGEST)
                .mapToObj(size -> Steps.of(new Exocet(size), state))
                .flatMap(List::stream)
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                FIRST + "; J4-exocet-in-rows: r1c7 r2c7 - r4c8 r7c9{n1 n2 n4 n7} ==> r7c9≠3",
                "........2..8.1.9..5....3.4....1.93...6..3..8...37......4......53.1.7.8..2........; J3-exocet-in-columns: r5c4 r5c6 - r4c3 r6c7{n2 n4 n5} ==> r4c3≠7, r6c7≠1, r6c7≠6",
                "........7..4.2.6..8.....31......29...4..9..3...95.6....1......8..6.5.2..7......6.; J3-exocet-in-columns: r5c4 r5c6 - r4c3 r6c7{n1 n7 n8} ==> r4c3≠3, r4c3≠5, r6c7≠4",
                "........3..1..9.6..5..8.4.....9...8...867.....1....2....6..7.2..3.8..5..4.......8; J3-exocet-in-columns: r6c4 r6c5 - r4c3 r5c8{n3 n4 n5} ==> r4c3≠2, r4c3≠7, r5c8≠1, r5c8≠9",
                "........5..6..87..3......9....1.7.4...7...8...4...6....9..8...3..16..4..5...2....; J3-exocet-in-rows: r4c5 r6c5 - r2c4 r8c6{n3 n5 n9} ==> r2c4≠2, r2c4≠4",
                ".....5..4.9.....2...6.7.3.....7..8....86.....13..8......3.1.6...2......54......9.; J4-exocet-in-columns: r6c4 r6c6 - r4c3 r5c7{n2 n4 n5 n9} ==> r5c7≠1, r5c7≠7",
                "........7..2..96..8...6...3....92.....46..5...1..54.....5.4.9...3.....7.1.......8; J4-exocet-in-rows: r4c4 r6c4 - r2c5 r7c6{n1 n3 n7 n8} ==> r7c6≠6"
            })
    void theExocetsOfTheSpecification(String puzzle, String line) {
        assertThat(all(Steps.after("BRT", puzzle))).contains(line);
    }

    @Test
    void anEasyPuzzleHasNone() {
        assertThat(all(Steps.after(
                        "BRT", "1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5.")))
                .isEmpty();
    }

    /** As CSP-Rules prints it. */
    @Test
    void thePublishedFormIsRead() {
        State state = Steps.after("BRT", FIRST);
        String published = """
                J4-Exocet-in-rows:\s
                     base digits = n1, n2, n4, n7
                     S rows = r3, r4, r7
                     base cells = r1c7, r2c7
                     target cells = r4c8, r7c9
                """;
        assertThat(ExocetCells.read(published, state.model()))
                .isEqualTo(ExocetCells.read("J4-exocet-in-rows: r1c7 r2c7 - r4c8 r7c9{n1 n2 n4 n7}", state.model()));
        assertThat(Steps.problem("J4-exocet-in-rows: r1c7 r2c7 - r4c8 r7c8{n1 n2 n4 n7} ==> r7c9≠3", state))
                .isNotEqualTo("right");
    }
}
