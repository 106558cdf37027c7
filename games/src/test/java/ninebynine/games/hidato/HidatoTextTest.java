package ninebynine.games.hidato;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.IntStream;
import ninebynine.game.PuzzleFormatException;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HidatoTextTest {
    private static final HidatoGame HIDATO = new HidatoGame(Walk.HIDATO);
    private static final HidatoGame NUMBRIX = new HidatoGame(Walk.NUMBRIX);
    private static final String CALL = "Hidato topological 3 8 1 . . . 5 B 8 . .";

    @ParameterizedTest
    @ValueSource(
            strings = {
                CALL,
                "(solve Hidato topological 3 8 1 . . . 5 B 8 . .)",
                "( solve Hidato\n topological 3 8\n \"1 . .\n . 5 B ; a comment\n 8 . .\"\n)",
                "hidato 3 8 1 . . . 5 B 8 . .",
                "topological 3 8 1 . . . 5 b 8 . .",
                "3 8 1 . . . 5 B 8 . .",
                "1 . . . 5 B 8 . .",
                "Hidato\n1 . .\n. 5 B\n8 . .",
                "# from somewhere\n1 . .\n. 5 *\n8 . .\n",
                "1 0 0\n0 5 -1\n8 0 0",
                "1 0 0\n0 5 .\n8 0 0",
                "1 ? ?\n? 5 -\n8 ? ?",
                " 1 __ __\n__  5\n 8 __ __",
                "[[1, 0, 0], [0, 5, -1], [8, 0, 0]]",
                "+---+---+---+\n| 1 | . | . |\n| . | 5 |###|\n| 8 | . | . |\n+---+---+---+",
                "\uFEFF1 . .\r\n. 5 X\r\n8 . .\r\n"
            })
    void allFormatsOfOnePuzzle(String text) {
        HidatoPuzzle puzzle = HIDATO.parse(text);
        assertThat(puzzle.text()).isEqualTo(CALL);
        assertThat(puzzle).isEqualTo(HIDATO.parse(CALL)).hasSameHashCodeAs(HIDATO.parse(CALL));
        assertThat(puzzle.size()).isEqualTo("3x3");
        assertThat(puzzle.clues()).isEqualTo(3);
        assertThat(puzzle.count()).isEqualTo(8);
    }

    @Test
    void theModelIsSaidInTheText() {
        assertThat(HIDATO.parse("geometric\n1 .\n. 4").text()).isEqualTo("Hidato geometric 2 4 1 . . 4");
        assertThat(NUMBRIX.parse("Numbrix geometric 2 4 1 . . 3").far()).isEqualTo(Far.GEOMETRIC);
        assertThat(NUMBRIX.parse("1 .\n. 3").far()).isEqualTo(Far.TOPOLOGICAL);
    }

    @Test
    void aGridThatIsNotSquareGetsHoles() {
        assertThat(NUMBRIX.parse("1 . .\n. . 6").text()).isEqualTo("Numbrix topological 3 6 1 . . . . 6 B B B");
        assertThat(HIDATO.parse("__ __\n   __\n    4\n").text()).isEqualTo("Hidato topological 3 4 . . B B . B B 4 B");
    }

    @Test
    void whatIsWrittenIsReadBack() {
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            int n = 1 + random.nextInt(6);
            int[] squares =
                    IntStream.range(0, n * n).map(i -> random.nextInt(2) - 1).toArray();
            squares[random.nextInt(n * n)] = 1;
            Walk walk = random.nextBoolean() ? Walk.HIDATO : Walk.NUMBRIX;
            HidatoPuzzle puzzle =
                    new HidatoPuzzle(walk, random.nextBoolean() ? Far.TOPOLOGICAL : Far.GEOMETRIC, n, Ints.of(squares));
            boolean twice = puzzle.clues() > 1;
            assertThat(new HidatoGame(walk).parseFilled(puzzle.text())).isEqualTo(puzzle);
            assertThat(twice).isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            ""                                   | There are no squares in the text.
            "# nothing"                          | There are no squares in the text.
            Hidato topological                   | There are no squares after the words.
            Hidato topological 3 9 1 . .         | 3 squares, expected 9 for 3x3. Maybe a '.' is missing.
            Hidato 2 4 1 . . . .                 | 5 squares, expected 4 for 2x2. Maybe there is one too many.
            Hidato topological 2 4 1 . B 3       | N is 4, but 3 squares are no holes. Maybe a 'B' is too many.
            Hidato topological 2 3 1 . . 3       | N is 3, but 4 squares are no holes. Maybe a 'B' is missing.
            Numbrix topological 2 4 1 . . .      | The text says 'Numbrix', and it is read as a Hidato. Maybe the game is numbrix.
            1 . . q                              | 'q' at r2c2 is no square. Maybe a number, '.' for an empty square or 'B' for a hole.
            1 . . 5                              | r2c2 is 5, but the numbers go from 1 to 4
            1 . . 99999999999999999999           | '99999999999999999999' at r2c2 is no square.
            1 . . 1                              | 1 stands twice, at r1c1 and at r2c2. Maybe one of them is a misprint.
            1 . . . . . . . 2                    | 1 at r1c1 and 2 at r3c3 are 2 steps apart, and it is only 1 from one number to the other. Maybe one of them is a misprint.
            1 . . . .                            | 5 squares in one line, and that is no square number.
            B B B B                              | All squares are holes.
            Hidato topological 31 961 1 . .      | A grid of 31 rows and 31 columns is larger than 30x30.
            """)
    void badInputIsNamed(String text, String message) {
        assertThatThrownBy(() -> HIDATO.parse(text))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void rowsOfDifferentLengthsAreNamed() {
        assertThatThrownBy(() -> HIDATO.parse("1 . .\n. .\n. . 9"))
                .hasMessage("Row 2 has 2 squares, row 1 has 3. Maybe write 'B' for a hole.");
        assertThatThrownBy(() -> HIDATO.parse(". ".repeat(40) + "\n" + ". ".repeat(40)))
                .hasMessageStartingWith("A grid of 2 rows and 40 columns is larger than 30x30.");
        assertThatThrownBy(() -> HIDATO.parse(".".repeat(1 << 17)))
                .hasMessageContaining("Maybe line breaks are missing");
    }

    @Test
    void aLargeGridNeedsGivens() {
        assertThatThrownBy(() -> HIDATO.parse((". ".repeat(30) + "\n").repeat(30)))
                .hasMessage("The givens leave 810000 candidates in a grid of 30x30, more than 100000."
                        + " Maybe give more numbers, or take a smaller grid.");
    }

    @Test
    void cornersDoNotTouchInNumbrix() {
        assertThatThrownBy(() -> NUMBRIX.parse("1 .\n. 2"))
                .hasMessageEndingWith("Maybe one of them is a misprint, or this is a Hidato.");
    }

    @Test
    void anyTextIsReadOrRefusedWithAMessage() {
        String symbols = "0123456789 ..B\n-_*#;,()[]|+ hHi";
        for (int seed = 0; seed < 3000; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(random.nextBoolean() ? "" : CALL.substring(0, random.nextInt(30)));
            random.ints(random.nextInt(40), 0, symbols.length()).forEach(i -> text.append(symbols.charAt(i)));
            try {
                HidatoPuzzle puzzle = HIDATO.parse(text.toString());
                assertThat(HIDATO.parse(puzzle.text())).isEqualTo(puzzle);
            } catch (PuzzleFormatException e) {
                assertThat(e).message().as("%s", text).containsAnyOf("Maybe", "expected");
            }
            HIDATO.isWhole(text.toString());
        }
    }

    @Test
    void linesThatArePuzzlesByThemselves() {
        String long5 = "Hidato topological 5 20 . 4 . 8 9 3 . B . 11 . B B B . 1 . B . 13 20 18 . 15 .";
        assertThat(HIDATO.isWhole(long5)).isTrue();
        assertThat(HIDATO.isWhole("(solve " + long5 + ")")).isTrue();
        assertThat(HIDATO.isWhole(". ".repeat(36))).isTrue();
        assertThat(HIDATO.isWhole(CALL)).isTrue();
        assertThat(HIDATO.isWhole("(solve Numbrix topological 10 100")).isFalse();
        assertThat(HIDATO.isWhole(". 2 . . 19 20 . . 25 .")).isFalse();
        assertThat(HIDATO.isWhole("# Hidato")).isFalse();
    }

    @Test
    void puzzlesThatAreTheSameButForSymmetryHaveOneForm() {
        String canonical = NUMBRIX.parse("1 . .\n. 5 B\n. . 8").canonical();
        for (String same :
                new String[] {". . 1\nB 5 .\n8 . .", "8 B .\n. 5 .\n. . 1", "8 . .\n. 4 B\n. . 1", canonical}) {
            assertThat(NUMBRIX.parse(same).canonical()).isEqualTo(canonical);
        }
        assertThat(NUMBRIX.parse("B B B\nB . 2\nB . .").canonical())
                .isEqualTo(NUMBRIX.parse(". 3 B\n. . B\nB B B").canonical());
        assertThat(NUMBRIX.parse("1 . .\n. . B\n. . 8").canonical()).isNotEqualTo(canonical);
    }

    @Test
    void aCallNamesItsGame() {
        assertThat(HIDATO.isNamedBy(CALL)).isTrue();
        assertThat(HIDATO.isNamedBy("(solve Hidato geometric 2 4 1 . . .)")).isTrue();
        assertThat(NUMBRIX.isNamedBy(CALL)).isFalse();
        assertThat(NUMBRIX.isNamedBy("numbrix")).isTrue();
        assertThat(HIDATO.isNamedBy(". 4 . 8 9")).isFalse();
    }

    @Test
    void entriesAreToldInThePuzzlesOwnLabels() {
        HidatoPuzzle puzzle = HIDATO.parse(CALL);
        assertThat(HIDATO.parseFilled("1 2 . . 5 B 8 . .", puzzle).model()).isSameAs(puzzle.model());
        assertThatThrownBy(() -> HIDATO.parseFilled("1 . . . 6 B 8 . .", puzzle))
                .hasMessage("r2c2 can't be 6: 5 is given there. Maybe take it back.");
        assertThatThrownBy(() -> HIDATO.parseFilled("1 8 . . 5 B 8 . .", puzzle))
                .hasMessage("r1c2 can't be 8: 8 is given at r3c1, 2 steps away. Maybe take it back.");
        assertThatThrownBy(() -> HIDATO.parseFilled("1 2 . . 5 6 8 . .", puzzle))
                .hasMessageStartingWith("The puzzle is of another size or shape");
    }
}
