package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.games.Games;
import ninebynine.model.Model;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The 28 patterns that have names, the tridagon, and what is known of them. */
final class ImpossiblePatternsTest {
    private static final Model MODEL =
            Games.named("sudoku").parse(".".repeat(81)).model();
    private static final CellSet TRIDAGON = CellSet.of(0, 10, 20, 3, 13, 23, 27, 37, 47, 30, 41, 49);

    static Stream<NamedPattern> patterns() {
        return NamedPattern.upTo(CatalogueSource.ALL).stream();
    }

    private static boolean canBeFilled(CellSet cells, int digits) {
        long[] lists = new long[digits * Filling.WORDS];
        Arrays.fill(lists, -1L);
        return new Filling(Filling.sight(MODEL), digits).exists(cells, lists);
    }

    private static void isMinimal(CellSet cells) {
        assertThat(canBeFilled(cells, 3)).isFalse();
        assertThat(canBeFilled(cells, 4)).isTrue();
        assertThat(IntStream.of(cells.cells())).allMatch(q -> canBeFilled(cells.without(q), 3));
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void aNamedPatternIsImpossibleAndMinimal(NamedPattern pattern) {
        assertThat(pattern.name()).startsWith("EL" + pattern.size() + "c");
        assertThat(pattern.cells().size()).isEqualTo(pattern.size());
        isMinimal(pattern.cells());
    }

    @Test
    void soIsTheTridagonAndLeavesNineCellsFree() {
        isMinimal(TRIDAGON);
        long[] sight = Filling.sight(MODEL);
        assertThat(IntStream.range(0, 81)
                        .filter(q -> !TRIDAGON.has(q)
                                && IntStream.of(TRIDAGON.cells())
                                        .noneMatch(p -> new CellSet(sight[2 * q], sight[2 * q + 1]).has(p))))
                .hasSize(9);
    }

    @Test
    void thereAreTwentyEight() {
        assertThat(patterns()).hasSize(28);
        assertThat(IntStream.rangeClosed(1, 4)
                        .map(selection -> NamedPattern.upTo(selection).size()))
                .containsExactly(5, 12, 17, 28);
    }

    /** Digits of a transposition: rows and columns change places. */
    private static CellSet turned(CellSet cells) {
        return CellSet.of(
                IntStream.of(cells.cells()).map(q -> q % 9 * 9 + q / 9).toArray());
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void aPatternIsKnownWhereverItLies(NamedPattern pattern) {
        CellSet below = CellSet.of(
                IntStream.of(pattern.cells().cells()).map(q -> q + 27).toArray());
        assertThat(PatternName.of(below).name()).isEqualTo(pattern.name());
        assertThat(PatternName.of(turned(below)).name()).isEqualTo(pattern.name() + "s");
    }

    @Test
    void whatHasNoNameIsToldByItsCanonicalForm() {
        PatternName square = PatternName.of(CellSet.of(0, 1, 9, 10));
        assertThat(square.name()).startsWith("I4-");
        assertThat(PatternName.of(CellSet.of(80, 79, 71, 70))).isEqualTo(square);
        assertThat(PatternName.of(TRIDAGON).name()).isEqualTo("Trid");
        assertThat(PatternName.of(turned(TRIDAGON)).name()).isEqualTo("Trid");
    }

    @Test
    void aCycleOfOddLengthNeedsThreeDigits() {
        CellSet cycle = CellSet.of(0, 10, 13, 4 * 9 + 4, 4 * 9);
        assertThat(canBeFilled(cycle, 2)).isFalse();
        assertThat(canBeFilled(cycle, 3)).isTrue();
    }
}
