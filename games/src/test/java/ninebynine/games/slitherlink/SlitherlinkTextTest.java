package ninebynine.games.slitherlink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import ninebynine.game.PuzzleFormatException;
import ninebynine.state.State;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SlitherlinkTextTest {
    private static final String ROWS = ".3.32/20..2/..3../1..21/33.3.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                ROWS,
                ".3.32\n20..2\n..3..\n1..21\n33.3.\n",
                "-3-32\n20--2\n--3--\n1--21\n33-3-",
                ". 3 . 3 2\n2 0 . . 2\n. . 3 . .\n1 . . 2 1\n3 3 . 3 .",
                ".3.3220..2..3..1..2133.3.",
                "a3a3220b2b3b1b2133a3a",
                "task = 'a3a3220b2b3b1b2133a3a';",
                "5x5t0dh:a3a3220b2b3b1b2133a3a",
                "5x5t0:a3a3220b2b3b1b2133a3a",
                "(solve 5 5 . 3 . 3 2  2 0 . . 2  . . 3 . .  1 . . 2 1  3 3 . 3 .)",
                "(solve-tatham 5 5 \"a3a3220b2b3b1b2133a3a\")",
                "slither/5/5/g8322acdb21388",
                "https://puzz.link/p?slither/5/5/g8322acdb21388"
            })
    void everyFormatIsRead(String text) {
        assertThat(Found.puzzle(text).text()).isEqualTo(ROWS);
    }

    @Test
    void theExampleOfPuzzLink() {
        assertThat(Found.puzzle("slither/5/5/cbcbcddad").text()).isEqualTo("2..1./.2..1/..2../3..3./.0..3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ROWS,
                "3",
                "...2./.....",
                "2..1./.2..1/..2../3..3./.0..3",
                "......................2/......................."
            })
    void addressesAndRunsAreWrittenBack(String text) {
        SlitherlinkPuzzle puzzle = Found.puzzle(text.contains("/") ? text : "3/.");
        Ints clues = puzzle.cells();
        assertThat(Found.puzzle(SlitherlinkUrl.write(puzzle.rows(), puzzle.columns(), clues)))
                .isEqualTo(puzzle);
        assertThat(Found.puzzle(puzzle.columns() + "x" + puzzle.rows() + "t0:" + Runs.write(clues)))
                .isEqualTo(puzzle);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            value = {
                ".4/..; The clue 4 at r1c2 is too large: around a cell there are at most 3 lines of a loop. Maybe 0, 1, 2 or 3.",
                "(solve 2 2 . 3 . 7); The clue 7 at r2c2 is too large: around a cell there are at most 3 lines of a loop. Maybe 0, 1, 2 or 3.",
                "2x2t0:a5a3; The clue 5 at r1c2 is too large: around a cell there are at most 3 lines of a loop. Maybe 0, 1, 2 or 3.",
                "slither/2/2/4i; The clue 4 at r1c1 is too large: around a cell there are at most 3 lines of a loop. Maybe 0, 1, 2 or 3.",
                ".3/...; Row 2 has 3 cells, row 1 has 2. Maybe a '.' is missing.",
                ".?/3.; '?' at r1c2 is no clue. Maybe 0, 1, 2, 3, or '.' for none.",
                "../..; There is no clue, so any loop or none would do. Maybe some clues are missing.",
                ".0/0.; All clues are 0, so any loop or none would do. Maybe some clues are missing.",
                "3......; One line of 7 cells makes no square grid. Maybe write a '/' after each row, or a game ID such as 7x5t0:…",
                "(solve 2 2 3 . .); The call has 3 cells, expected 4 for 2 rows and 2 columns. Maybe a '.' is missing or too many.",
                "(solve x 2 3 . .); The call '(solve' does not begin with the numbers of rows and of columns. Maybe write it as (solve 5 5 . 3 . …).",
                "3x2t0:3b1; The description has 4 cells, expected 6 for 2 rows and 3 columns. Maybe a piece of it is missing.",
                "3x2t4dh:3b1b; The game ID is of a grid of type 4, which is not made of squares. Maybe choose one of type 0, as in 7x7t0dh:…",
                "3x2t0:3#1b; '#' is character 2 of the cells, which have only clues 0 to 3 and letters there. Maybe it does not belong to them.",
                "slither/3/2/3f; 'f' is character 2 of the cells, which have only 0 to 9, a to e, g to z and '.' there. Maybe it does not belong to them.",
                "slither/3/2/3h; The address has 3 cells, expected 6 for 2 rows and 3 columns. Maybe a piece of it is missing.",
                "(solve 70 70 3 .); A Slitherlink of 70 rows and 70 columns is out of range. Maybe 1 to 60 of each.",
                "+-+/|3/+-+; A board with lines has an odd number of rows, all of one odd length. Maybe a sign is missing, as in +-+/|3|/+-+.",
                "+-+/|3y/+-+; 'y' at the edge right of r1c1 is no edge. Maybe '-' or '|' for a line, 'x' for none, or '.' if that is not known.",
                "+-+/|?|/+-+; '?' at r1c1 is no clue. Maybe 0, 1, 2, 3, or '.' for none."
            })
    void whatIsWrongIsSaid(String text, String message) {
        assertThatExceptionOfType(PuzzleFormatException.class)
                .isThrownBy(() -> Found.puzzle(text))
                .withMessage(message);
    }

    @ParameterizedTest
    @CsvSource({
        "5x5t0dh:a3, true, true",
        "slither/5/5/abc, true, true",
        ".3/.., false, true",
        ".3.3, false, false",
        "foo.txt, false, false",
        "dir/foo, false, false",
        "a3b, false, true",
        "(solve 2 2 . 3 . .), false, true",
        "12, false, false"
    })
    void aLineSaysWhatItIs(String line, boolean named, boolean whole) {
        assertThat(SlitherlinkText.isNamedBy(line)).isEqualTo(named);
        assertThat(SlitherlinkText.isWhole(line)).isEqualTo(whole);
    }

    @Test
    void boardsWithLinesAreDrawnAndReadBack() {
        String drawn = """
                .———.   .....
                | 3 |       :
                .   .———.   .
                : 2         :
                .............""";
        SlitherlinkPuzzle puzzle = Found.puzzle(drawn);
        assertThat(puzzle.drawn()).isEqualTo(drawn);
        assertThat(puzzle.text()).isEqualTo("+-+x+.+/|3|.x../+x+-+x+/.2x.x../+.+.+.+");
        assertThat(Found.puzzle(puzzle.text())).isEqualTo(puzzle).hasSameHashCodeAs(puzzle);
        State state = puzzle.start();
        assertThat(puzzle.draw(state)).isEqualTo(drawn);
        assertThat(puzzle.text(state)).isEqualTo(puzzle.text());
    }

    @Test
    void theWholeSolutionHasColoursToo() {
        SlitherlinkPuzzle puzzle = Found.puzzle("+-+-+/|3x3|/+-+-+/x1x1x/+x+x+");
        assertThat(puzzle.draw(puzzle.start())).endsWith("\n\nXX\nOO");
        assertThat(puzzle.start()
                        .isDecided(puzzle.model().index().variable("Pr1c2").orElseThrow()))
                .isTrue();
    }

    @Test
    void turnedAndMirroredItIsTheSame() {
        assertThat(Found.puzzle("1.2/..3").canonical())
                .isEqualTo(Found.puzzle("2.1/3..").canonical())
                .isEqualTo(Found.puzzle("..3/1.2").canonical())
                .isEqualTo(Found.puzzle("1./../23").canonical())
                .isNotEqualTo(Found.puzzle("1.2/3..").canonical());
    }
}
