package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CodedUniquenessTest {
    private static final String TWO =
            "....5.....567....28..23..6......78.....3...2...1.2.3.734.9...1...21...7....8...9.";

    /** Of the three targets that one of the roof's cells excludes with the other, those in its line alone. */
    @Test
    void typeTwoLooksAlongTheRoofOnly() {
        assertThat(Steps.of(new CodedUniqueness(), Steps.after("BRT", TWO)))
                .containsExactly("unique-rectangle-type-2: r4c4 r4c8 r6c4 r6c8{n4 n5} ==> r1c4≠6");
    }

    @Test
    void typeOneTakesBoth() {
        assertThat(Steps.of(
                        new CodedUniqueness(),
                        Steps.after(
                                "W[2]",
                                "1...5..8...7.....668.....4.2..79..54......3....4..39.8.....48728.........7.32...5")))
                .containsExactly("unique-rectangle-type-1: r2c4 r2c5 r5c4 r5c5{n4 n8} ==> r2c4≠4, r2c4≠8");
    }

    @Test
    void bugPlusOneIsTheGuardian() {
        assertThat(Steps.of(
                        new CodedBug(),
                        Steps.after(
                                "BRT",
                                "1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5.")))
                .singleElement()
                .asString()
                .startsWith("BUG-OR1-relation:\n   relation: deadly ")
                .endsWith(" ==> r5c9=2");
        assertThat(Steps.of(new CodedBug(), Steps.after("BRT", TWO))).isEmpty();
    }
}
