package ninebynine.games.futoshiki;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import ninebynine.game.PuzzleFormatException;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FutoshikiTextTest {
    private static final FutoshikiGame GAME = FutoshikiGame.usual();

    /** r1c1<r1c2, r1c1>r2c1, r2c2=2, r2c3>r3c3. */
    private static final FutoshikiPuzzle PUZZLE = GAME.parse("....2.... <----- >----> ");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "....2.... <----- >---->",
                "\"....2....\" \"<-----\" \">---->\"",
                "....2....\n<-----\n>---->",
                "000020000 <..... >....>",
                "(solve 3 \"....2....\" \"<-----\" \">---->\")",
                "(solve 3\n\"....2....\"\n\"<-----\"\n\">---->\"\n)",
                "3:0D,0L,0,0,2,0D,0,0,0,",
                "3:0D,0L,0,0,2,0D,0,0,0",
                "3dt:0D,0L,b2,0D,c",
                "(solve-tatham 3 \"0D,0L,0,0,2,0D,0,0,0,\")",
                ". < .   .\nv\n.   2   .\n        v\n.   .   .",
                "# drawn\n.<. .\nV    \n. 2 .\n    V\n. . .",
                ".<..\nv\n.2.\n  ∨\n..."
            })
    void everyFormatSaysTheSame(String text) {
        assertThat(GAME.parse(text)).isEqualTo(PUZZLE);
    }

    @Test
    void signsBelowAreSmallerAboveOrSmallerBelow() {
        assertThat(GAME.parse("..\n^ A\n..").text()).isEqualTo(".... -- <<");
        assertThat(GAME.parse("..\nvV\n..").text()).isEqualTo(".... -- >>");
    }

    @Test
    void theSignsInColumnsGoDownColumnByColumn() {
        assertThat(PUZZLE.signs().edges())
                .containsExactly(new Signs.Edge(0, 1), new Signs.Edge(3, 0), new Signs.Edge(8, 5));
    }

    @Test
    void aSolutionGivesAllItsSigns() {
        assertThat(GAME.parse("(solve-Jim 2 1 2 2 1)").text()).isEqualTo(".... <> <>");
    }

    @Test
    void aboveNineLettersAreNumbers() {
        String text = "A" + ".".repeat(99) + " " + "-".repeat(90) + " " + "-".repeat(90);
        assertThat(GAME.parse(text).cells().givens().get(0)).isEqualTo(10);
        assertThat(GAME.parse(text).text()).isEqualTo(text);
    }

    @Test
    void itIsDrawnWithItsSignsAndReadBack() {
        State state = PUZZLE.start();
        assertThat(PUZZLE.draw(state)).isEqualTo("""
                           123 < 123   123
                           v
                           123   2     123
                                       v
                           123   123   123\
                        """);
        for (int seed = 0; seed < 100; seed++) {
            FutoshikiPuzzle drawn = Boards.random(2 + seed % 9, new Random(seed));
            assertThat(GAME.parseFilled(drawn.text()).signs()).isEqualTo(drawn.signs());
            assertThat(GAME.parseFilled(drawn.text()).start().candidates())
                    .isEqualTo(drawn.start().candidates());
        }
    }

    @Test
    void aPuzzleHasItsSizeItsCluesAndItsOwnModel() {
        assertThat(PUZZLE.size()).isEqualTo("3x3");
        assertThat(PUZZLE.clues()).isEqualTo(4);
        assertThat(PUZZLE.model().labelCount()).isEqualTo(27);
        assertThat(PUZZLE.model().variableCount()).isEqualTo(27);
        assertThat(PUZZLE.model()).isSameAs(PUZZLE.model());
        assertThat(FutoshikiGame.strict().parse(PUZZLE.text())).isNotEqualTo(PUZZLE);
        assertThat(PUZZLE).hasSameHashCodeAs(GAME.parse(PUZZLE.text())).hasToString("futoshiki " + PUZZLE.text());
    }

    @Test
    void linksOfASignAreLargerNumbersInTheSmallerCell() {
        FutoshikiPuzzle one = GAME.parse(".... <- --");
        assertThat(one.model().otherLinks().linked(1, 2)).isTrue();
        assertThat(one.model().otherLinks().linked(2, 1)).isTrue();
        assertThat(one.model().otherLinks().linked(0, 3)).isFalse();
        assertThat(one.model().otherLinks().linked(1, 3)).as("by the row").isFalse();
        assertThat(one.model().links().linked(1, 3)).isTrue();
    }

    @Test
    void segmentsOfNumbersAreGroups() {
        FutoshikiPuzzle one = GAME.parse(".".repeat(25) + " <" + "-".repeat(19) + " " + "-".repeat(20));
        List<String> groups = one.model().groups().stream()
                .map(group -> one.model().names().variable(group.variable())
                        + one.model().names().groupIn(group.variable(), group.members()))
                .toList();
        assertThat(groups).containsExactly("r1c1n3+", "r1c1n4+", "r1c2n3-", "r1c2n2-");
        FutoshikiPuzzle strict = FutoshikiGame.strict().parse(one.text());
        assertThat(strict.model().groups().stream()
                        .map(group -> strict.model().names().groupIn(group.variable(), group.members())
                                + group.members().size()))
                .containsExactly("n3+2", "n3-2");
    }

    @Test
    void theFormatNamesTheGameWhereItCanBeNothingElse() {
        assertThat(GAME.isNamedBy("3:0D,0L,0,0,2,0D,0,0,0,")).isTrue();
        assertThat(GAME.isNamedBy("....2.... <----- >---->")).isTrue();
        assertThat(GAME.isNamedBy("(solve 3 \"....2....\" \"<-----\" \">---->\")"))
                .isTrue();
        assertThat(GAME.isNamedBy("3:a1_2")).isFalse();
        assertThat(GAME.isNamedBy("1234....")).isFalse();
        assertThat(FutoshikiGame.strict().isNamedBy("....2.... <----- >---->")).isFalse();
    }

    static Stream<Arguments> bad() {
        return Stream.of(
                Arguments.of(
                        ".... <> ><",
                        "The signs go round in a circle: r1c1<r1c2<r2c2<r2c1<r1c1. Maybe one of them is the wrong way round."),
                Arguments.of(
                        "2a:0,0,0,0,",
                        "The game ID has the option 'a', the mode Adjacent, where signs say that numbers are neighbours: another game. Maybe take an ID without 'a'."),
                Arguments.of(
                        "2:0L,0,0,0,",
                        "The letter L at r1c1 of the game ID points out of the grid. Maybe it belongs to another cell."),
                Arguments.of(
                        "2:0,0R,0,0,",
                        "The letter R at r1c2 of the game ID points out of the grid. Maybe it belongs to another cell."),
                Arguments.of(
                        "2:0U,0,0,0,",
                        "The letter U at r1c1 of the game ID points out of the grid. Maybe it belongs to another cell."),
                Arguments.of(
                        "2:0,0,0,0D,",
                        "The letter D at r2c2 of the game ID points out of the grid. Maybe it belongs to another cell."),
                Arguments.of(
                        "2:0R,0L,0,0,",
                        "The letter L at r1c2 of the game ID contradicts that of its neighbour: each would be larger than the other. Maybe one of them is wrong."),
                Arguments.of(
                        "2:0,0,0,",
                        "The game ID has 3 cells, expected 4 for a 2x2 Futoshiki. Maybe a piece of it is missing."),
                Arguments.of(
                        "2:0,0,3,0,",
                        "'3' at r2c1 is no value of a 2x2 Futoshiki: they are 1 to 2. Maybe write '.' for an empty cell."),
                Arguments.of(
                        "2:0,0x,0,0,",
                        "'0x' in the game ID is no number with the letters U, R, D or L after it. Maybe a comma is missing."),
                Arguments.of(
                        "99:0,", "There is no Futoshiki of size 99, which is not from 2 to 35. Maybe 35 is meant."),
                Arguments.of(
                        ".... <-- --",
                        "The signs in rows are 3, expected 2 for a 2x2 Futoshiki. Maybe a '-' is missing where there is no sign."),
                Arguments.of(
                        ".... -- -",
                        "The signs in columns are 1, expected 2 for a 2x2 Futoshiki. Maybe a '-' is missing where there is no sign."),
                Arguments.of(
                        "(solve 2 \"....\" \"<x\" \"--\")",
                        "'x' is character 2 of the signs in rows, which are '<', '>' or '-'. Maybe write '-' for no sign."),
                Arguments.of(
                        "(solve 2 \"...\" \"--\" \"--\")",
                        "The numbers have 3 symbols, expected 4 for a 2x2 Futoshiki. Maybe a '.' is missing."),
                Arguments.of(
                        "(solve \"....\")",
                        "The call '(solve' has no Futoshiki. Maybe write it as (solve 4 \"…\" \"…\" \"…\"), with numbers, signs row by row and signs column by column."),
                Arguments.of("..... -- --", "5 symbols, expected 4 for a 2x2 Futoshiki. Maybe there is one too many."),
                Arguments.of(
                        "11.. -- --",
                        "1 is given twice in row 1, at r1c1 and r1c2. Maybe one of them is another value."),
                Arguments.of(
                        "1.1. -- --",
                        "1 is given twice in column 1, at r1c1 and r2c1. Maybe one of them is another value."),
                Arguments.of(
                        ". .\n< .", "Row 2 has a '<' before its first cell. Maybe a '.' is missing for an empty cell."),
                Arguments.of(
                        ". .\n. .<", "Row 2 has a '<' after its last cell. Maybe a '.' is missing for an empty cell."),
                Arguments.of(
                        ". .\n. <> .", "Row 2 has a '>' twice in one place. Maybe a '.' is missing for an empty cell."),
                Arguments.of(
                        ". .\n^\nv\n. .",
                        "There are signs 'v' in two lines below row 1. Maybe a row of cells is missing."),
                Arguments.of("^\n. .\n. .", "There are signs '^' above row 1. Maybe a row of cells is missing."),
                Arguments.of(". .\n. .\n^", "There are signs '^' below the last row. Maybe a row of cells is missing."),
                Arguments.of(
                        ".   .\n^v\n.   .",
                        "There are two signs below r1c1. Maybe one of them should stand under another cell."),
                Arguments.of(
                        ". . .\n. .",
                        "Row 1 has 3 cells, expected 2 as there are 2 rows. Maybe a '.' is missing for an empty cell."),
                Arguments.of("....", "There is no Futoshiki of size 1, which is not from 2 to 35. Maybe 2 is meant."),
                Arguments.of("", "The text is empty. Maybe write 81 symbols, with '.' for empty cells."));
    }

    @ParameterizedTest
    @MethodSource("bad")
    void badInputIsNamedWithItsPlaceAndAWayOut(String text, String message) {
        assertThatExceptionOfType(PuzzleFormatException.class)
                .isThrownBy(() -> GAME.parse(text))
                .withMessage(message);
    }

    /** Any text gives a puzzle or a message. */
    @Test
    void noTextBreaksIt() {
        String alphabet = ".012<>^vAV-,:URDL()\"solve \n#|x∧";
        for (int seed = 0; seed < 5000; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(seed % 3 == 0 ? "2:" : seed % 3 == 1 ? "(solve 2 " : "");
            for (int i = random.nextInt(24); i > 0; i--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            try {
                GAME.isWhole(text.toString());
                GAME.isNamedBy(text.toString());
                assertThat(GAME.parse(text.toString()).text()).isNotBlank();
            } catch (PuzzleFormatException e) {
                assertThat(e).message().as(text.toString()).isNotBlank();
            }
        }
    }
}
