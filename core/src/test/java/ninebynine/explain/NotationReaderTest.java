package ninebynine.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import ninebynine.model.Squares;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationReaderTest {
    private final NotationReader reader = new NotationReader(Squares.NINE.model());

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                "naked-single r4c5=8; No '==>' in 'naked-single r4c5=8'. Maybe it is no step.",
                "naked-single ==> r4c5; 'r4c5' is neither a value nor a deletion. Maybe write r1c2=3 or r1c2≠3.",
                "naked-single ==> contradiction; 'contradiction' is neither a value nor a deletion. Maybe write r1c2=3 or r1c2≠3.",
                "naked-single ==> r4c10=8; There is no 'r4c10=8' in this puzzle.",
                "naked-single ==> r4c5=0; There is no 'r4c5=0' in this puzzle.",
                "naked-single ==> r4c5=8, r4c6=9; More than one value in 'naked-single ==> r4c5=8, r4c6=9'. Maybe these are two steps.",
                "x-wing-in-rows: n1{r1 r5}{c2 c7} ==> r3c2≠1, r3c3=1; A value among deletions in 'x-wing-in-rows: n1{r1 r5}{c2 c7} ==> r3c2≠1, r3c3=1'. Maybe these are two steps.",
                "magic ==> r4c5=8; No rule is written 'magic'. Maybe see docs/notation.md.",
                "magic: r1{c1 c2}{n1 n2} ==> r1c3≠1; No rule is written 'magic: r1{…}{…}'. Maybe see docs/notation.md.",
                "naked-pairs-in-a-row: r10{c1 c2}{n1 n2} ==> r1c3≠1; No rule is written 'naked-pairs-in-a-row: r10{…}{…}'. Maybe see docs/notation.md.",
                "naked-pairs-in-a-row: r1{c1 c2}{n1 m2} ==> r1c3≠1; 'm2' is not one of n1 n2 n3 n4 n5 n6 n7 n8 n9.",
                "naked-pairs-in-a-row: r1{c1 c2 c3}{n1 n2} ==> r1c4≠1; {c1 c2 c3} has 3 items, expected 2.",
                "whip[2]: r1n1{c1 .} ==> r2c1≠1; whip[2] has 1 cells, expected 2.",
                "whip[1]: r1n1{c1} ==> r2c1≠1; 'r1n1{c1}' is no cell of a chain. Maybe write r1c2{n3 n4}.",
                "whip[1]: r1n10{c1 .} ==> r2c1≠1; There is no variable 'r1n10' in this puzzle.",
                "whip[1]: r1n1{c0 .} ==> r2c1≠1; 'c0' is no value of r1n1.",
                "whip[1]: r1n1{c1 c1234} ==> r2c1≠1; 'c1234' is no value of r1n1."
            })
    void whatIsWrongIsNamed(String line, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> reader.read(line))
                .withMessage(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ==> ",
                "==>",
                " ==> r1c1=1",
                "naked-single ==> ",
                "whip[1]:  ==> r1c1≠1",
                "whip[999]: r1n1{c1 .} ==> r1c1≠1",
                "whip[99999999999]: r1n1{c1 .} ==> r1c1≠1",
                "naked-pairs-in-a-row: {}{} ==> r1c1≠1",
                "naked-pairs-in-a-row: r1{}{} ==> r1c1≠1",
                "finned-naked-pairs-in-a-row: r1{c1 c2}{n1 n2} ==> r1c3≠1",
                "no-candidate: r1c1 ==> contradiction",
                "propagation: r1c1 ==> r1c2≠1",
                "naked-single ==> r1c1==1",
                "naked-single ==> r1c1=1,r1c2=2",
                "\u0000 ==> \uFFFF"
            })
    void anyOtherTextIsRefusedInTheSameWay(String line) {
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> reader.read(line));
    }

    @Test
    void longTextIsCutInMessages() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> reader.read("x".repeat(1000)))
                .withMessage("No '==>' in '" + "x".repeat(57) + "...'. Maybe it is no step.");
    }

    @Test
    void aFailureIsNotRemembered() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> reader.read("naked-pairs-in-a-row: r1{c1 c2}{n1 n0} ==> r1c3≠1"));
        assertThat(reader.read("naked-pairs-in-a-row: r1{c1 c2}{n1 n2} ==> r1c3≠1"))
                .isNotNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"n5r1c2", "r1c2=5", "r1c2≠5", "r1c2 != 5", " n5r1c2 "})
    void aCandidateIsReadByItsNameOrAsAConclusion(String text) {
        assertThat(reader.candidate(text)).isEqualTo(Squares.NINE.label(1, 2, 5));
    }

    @ParameterizedTest
    @ValueSource(strings = {"n10r1c2", "r1c2", "5r1c2", "r1c2=0", ""})
    void whatIsNoCandidateIsNamed(String text) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> reader.candidate(text))
                .withMessage("There is no candidate '" + text + "' in this puzzle. Maybe one such as n1r1c1.");
    }
}
