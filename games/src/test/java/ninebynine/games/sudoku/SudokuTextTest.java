package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.PuzzleFormatException;
import ninebynine.tensor.Bits;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SudokuTextTest {
    private static final String LINE =
            "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
    private static final String FOUR = "1.3..4.1........";
    private static final String SIX = "1.....4.....2.....5.....3.....6.....";

    private final SudokuGame game = new SudokuGame();

    private SudokuPuzzle parse(String text) {
        return game.parse(text);
    }

    private void same(String text, String line) {
        assertThat(parse(text)).isEqualTo(parse(line));
    }

    private void refused(String text, String... parts) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContainingAll(parts);
    }

    private static String rows(String line, int n, String between) {
        return IntStream.range(0, n)
                .mapToObj(r -> line.substring(r * n, (r + 1) * n))
                .collect(Collectors.joining(between));
    }

    private static String spaced(String line) {
        return String.join(" ", line.split(""));
    }

    private Bits candidates(String text) {
        return Objects.requireNonNull(parse(text).candidates());
    }

    @Nested
    class OneLine {
        @Test
        void eightyOneSymbolsAreASudoku() {
            SudokuPuzzle puzzle = parse(LINE);
            assertThat(puzzle.boxes()).isEqualTo(new Boxes(3, 3));
            assertThat(puzzle.givens().get(0)).isEqualTo(4);
            assertThat(puzzle.givens().get(1)).isZero();
            assertThat(puzzle.givens().get(80)).isZero();
            assertThat(puzzle.candidates()).isNull();
            assertThat(puzzle.text()).isEqualTo(LINE);
        }

        @Test
        void severalSymbolsSayThatACellIsEmpty() {
            for (String blank : new String[] {"0", "_", "*", "?", "x", "X"}) {
                same(LINE.replace(".", blank), LINE);
            }
        }

        @Test
        void whatFollowsThePuzzleIsAComment() {
            same(LINE + " 126732", LINE);
            same(LINE + "\t2.0 easy", LINE);
            same(LINE + ",417369825632158947958724316825437169791586432346912758289643571573291684164875293", LINE);
            same(LINE + ";7.2", LINE);
            same(LINE + "# top1465 number 1", LINE);
            same("  " + LINE + "\r\n", LINE);
            same("\uFEFF" + LINE, LINE);
            same(FOUR + " 12", FOUR);
        }

        @Test
        void aTitleMayPrecedeThePuzzle() {
            same("Q1 7.2 8.9 " + LINE, LINE);
            same("Q1 7.2 8.9 " + LINE + " and a comment", LINE);
            same("17;" + LINE, LINE);
        }

        @Test
        void theLengthGivesTheSize() {
            assertThat(parse(FOUR).boxes()).isEqualTo(new Boxes(2, 2));
            assertThat(parse(SIX).boxes()).isEqualTo(new Boxes(2, 3));
            assertThat(parse(".".repeat(64)).boxes()).isEqualTo(new Boxes(2, 4));
            assertThat(parse(".".repeat(256)).boxes()).isEqualTo(new Boxes(4, 4));
            assertThat(parse(".".repeat(625)).boxes()).isEqualTo(new Boxes(5, 5));
            assertThat(SudokuText.read(".".repeat(35 * 35)).boxes()).isEqualTo(new Boxes(5, 7));
        }

        @Test
        void lettersInAnyCaseAreTheValuesFromTen() {
            String line = "aBG" + ".".repeat(253);
            assertThat(parse(line).givens().toArray()).startsWith(10, 11, 16, 0);
            same(line.toUpperCase(Locale.ROOT), line);
        }

        @Test
        void theLetterXIsAValueOnlyWhereThereAreSoMany() {
            assertThat(parse("x" + ".".repeat(255)).givens().get(0)).isZero();
            assertThat(SudokuText.read("x" + ".".repeat(33 * 33 - 1)).givens().get(0))
                    .isEqualTo(33);
        }

        @Test
        void rowsMayStandOnOneLineWithBlanksBetween() {
            same(rows(LINE, 9, " "), LINE);
            same(rows(FOUR, 4, " "), FOUR);
            String sixteen = ".".repeat(16) + "G" + ".".repeat(239);
            same(rows(sixteen, 16, " "), sixteen);
        }

        @Test
        void eightySymbolsAreOneTooFew() {
            refused(LINE.substring(1), "80 symbols, expected 81", "Maybe a '.' is missing.");
            refused("Q1 7.2 " + LINE.substring(1) + " 12", "80 symbols, expected 81");
        }

        @Test
        void eightyTwoSymbolsAreOneTooMany() {
            refused(LINE + ".", "82 symbols, expected 81", "one too many");
        }

        @Test
        void aWrongPuzzleIsNotPassedOverForTheSolutionBehindIt() {
            String solution = "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
            refused(LINE.substring(1) + " " + solution, "80 symbols");
            refused(LINE.replace('8', '%') + " " + solution, "'%' at r2c7");
        }

        @Test
        void aSymbolThatMeansNothingIsRefusedWithItsPlace() {
            refused(LINE.substring(0, 12) + "%" + LINE.substring(13), "'%' at r2c4", "1 to 9", "Maybe write '.'");
            refused(LINE.substring(0, 12) + "é" + LINE.substring(13), "'U+00E9' at r2c4");
            refused(LINE.replace('.', '-'), "'-' at r1c2", "'.' for an empty cell");
        }

        @Test
        void aValueLargerThanTheSizeIsRefused() {
            refused("1.3..5.1........", "'5' at r2c2", "4x4", "1 to 4");
            refused("H" + ".".repeat(255), "'H' at r1c1", "16x16", "G = 16");
            refused("A" + LINE.substring(1), "'A' at r1c1", "1 to 9");
        }

        @Test
        void aSizeThatDoesNotExistIsRefused() {
            refused(".".repeat(25), "no Sudoku of size 5", "prime");
            refused(".".repeat(121), "no Sudoku of size 11", "prime");
            refused("...", "3 symbols, expected 16");
            refused(".".repeat(2500), "no Sudoku of size 50", "4 to 49", "Maybe 49");
        }

        @Test
        void aSizeWithMoreValuesThanSymbolsIsRefused() {
            refused(".".repeat(36 * 36), "36x36", "numbers with blanks between");
        }
    }

    @Nested
    class Givens {
        @Test
        void aGivenTwiceInARowIsRefused() {
            refused("4.4" + LINE.substring(3), "4 is given twice in row 1, at r1c1 and r1c3.", "Maybe");
        }

        @Test
        void aGivenTwiceInAColumnIsRefused() {
            refused(LINE.substring(0, 72) + "4" + LINE.substring(73), "4 is given twice in column 1, at r1c1 and r9c1");
        }

        @Test
        void aGivenTwiceInABlockIsRefused() {
            refused(LINE.substring(0, 10) + "4" + LINE.substring(11), "4 is given twice in block 1, at r1c1 and r2c2");
        }

        @Test
        void aGivenTwiceInAPencilMarkGridIsRefused() {
            refused("1 1 . .  12 . . .  . . . .  . . . .", "1 is given twice in row 1, at r1c1 and r1c2");
        }

        @Test
        void whatSomebodyFilledInMayHaveAValueTwice() {
            SudokuGame game = new SudokuGame();
            assertThat(game.parseFilled("4.4" + LINE.substring(3)).givens().get(2))
                    .isEqualTo(4);
            assertThat(game.parseFilled(LINE).givens())
                    .isEqualTo(game.parse(LINE).givens());
        }
    }

    @Nested
    class Rows {
        @Test
        void rowsOfSymbolsAreASudoku() {
            same("""
                    4...3....
                    ...6..8..
                    ........1
                    ....5..9.
                    .8....6..
                    .7.2.....
                    ...1.27..
                    5.3....4.
                    9........
                    """, LINE);
        }

        @Test
        void sdkHeadersAndSectionsArePassedOver() {
            same("""
                    #ARuud
                    #DA random puzzle
                    #B03-08-2006
                    [Puzzle]
                    4...3....
                    ...6..8..
                    ........1
                    ....5..9.
                    .8....6..
                    .7.2.....
                    ...1.27..
                    5.3....4.
                    9........

                    [State]
                    41..3....
                    """, LINE);
        }

        @Test
        void blankLinesAndOldLineEndsDoNotMatter() {
            same(rows(LINE, 9, "\r\n"), LINE);
            same(rows(LINE, 9, "\r"), LINE);
            same(rows(LINE, 9, "\n\n"), LINE);
            same(rows(LINE, 9, " \t\n"), LINE);
            same(spaced(LINE).replace(' ', '\u00A0'), LINE);
        }

        @Test
        void sixteenRowsOfSixteenSymbolsAreOneSudoku() {
            String line = "1".repeat(1) + ".".repeat(254) + "G";
            same(rows(line, 16, "\n"), line);
        }

        @Test
        void symbolsMayBeGrouped() {
            same(
                    "4.. .3. ...\n... 6.. 8..\n... ... ..1\n... .5. .9.\n.8. ... 6..\n.7. 2.. ...\n"
                            + "... 1.2 7..\n5.3 ... .4.\n9.. ... ...",
                    LINE);
        }

        @Test
        void aShortRowIsRefused() {
            refused(
                    "4...3....\n...6..8..\n........1\n....5..9\n.8....6..\n.7.2.....\n...1.27..\n5.3....4.\n9........",
                    "Row 4 has 8 symbols, expected 9. Maybe a '.' is missing.");
        }

        @Test
        void aShortRowOfGroupsIsRefusedAsSuch() {
            String row = "1... .... .... ....\n";
            refused(row.replace('1', '.').repeat(15) + ".... .... .... ...", "Row 16 has 15 symbols, expected 16.");
        }

        @Test
        void aLongRowIsRefused() {
            refused("12..\n..12.\n....\n....", "Row 2 has 5 symbols, expected 4.", "one too many");
        }

        @Test
        void aMissingRowIsRefused() {
            refused(rows(LINE, 9, "\n").substring(10), "8 rows of 9 symbols, expected 9. Maybe a row is missing.");
        }

        @Test
        void aRowTooManyIsRefused() {
            refused(rows(LINE, 9, "\n") + "\n.........", "10 rows of 9 symbols, expected 9.");
        }

        @Test
        void fiveRowsOfFiveAreRefused() {
            refused(".....\n".repeat(5), "no Sudoku of size 5");
            refused(". . . . .\n".repeat(5), "no Sudoku of size 5");
        }

        @Test
        void twoPuzzlesAreRefusedAsACollection() {
            refused(LINE + "\n" + LINE, "2 lines of 81 symbols", "Maybe they are a collection");
        }
    }

    @Nested
    class Frames {
        @Test
        void simpleSudokuGridsAreRead() {
            same("""
                     *-----------*
                     |4..|.3.|...|
                     |...|6..|8..|
                     |...|...|..1|
                     |---+---+---|
                     |...|.5.|.9.|
                     |.8.|...|6..|
                     |.7.|2..|...|
                     |---+---+---|
                     |...|1.2|7..|
                     |5.3|...|.4.|
                     |9..|...|...|
                     *-----------*
                    """, LINE);
        }

        @Test
        void blanksBetweenSymbolsDoNotMatter() {
            same("""
                    4 . . | . 3 . | . . .
                    . . . | 6 . . | 8 . .
                    . . . | . . . | . . 1
                    ------+-------+------
                    . . . | . 5 . | . 9 .
                    . 8 . | . . . | 6 . .
                    . 7 . | 2 . . | . . .
                    ------+-------+------
                    . . . | 1 . 2 | 7 . .
                    5 . 3 | . . . | . 4 .
                    9 . . | . . . | . . .
                    """, LINE);
        }

        @Test
        void boxDrawingIsAFrame() {
            same("""
                    ┌─────┬─────┐
                    │ 1 . │ 3 . │
                    │ . 4 │ . 1 │
                    ├─────┼─────┤
                    │ . . │ . . │
                    │ . . │ . . │
                    └─────┴─────┘
                    """, FOUR);
        }

        @Test
        void allPiecesOfFramesAreKnown() {
            same("""
                    .-----.-----.
                    : 1 . ! 3 . :
                    : . 4 ! . 1 :
                    :-----+-----:
                    : . . ! . . :
                    : . . ! . . :
                    '-----'-----'
                    """, FOUR);
        }

        @Test
        void crossesMayStandBetweenColumns() {
            same("1 . + 3 .\n. 4 + . 1\n- - + - -\n. . + . .\n. . + . .", FOUR);
            same("*-+-*\n1.+3.\n.4+.1\n-+-\n..+..\n..+..", FOUR);
        }

        @Test
        void theFrameShowsTheBoxes() {
            String wide = """
                    1 . . | . . .
                    4 . . | . . .
                    ------+------
                    2 . . | . . .
                    5 . . | . . .
                    ------+------
                    3 . . | . . .
                    6 . . | . . .
                    """;
            String high = """
                    1.|..|..
                    4.|..|..
                    2.|..|..
                    --+--+--
                    5.|..|..
                    3.|..|..
                    6.|..|..
                    """;
            same(wide, SIX);
            assertThat(parse(high).boxes()).isEqualTo(new Boxes(3, 2));
            assertThat(parse(high).givens()).isEqualTo(parse(SIX).givens());
        }

        @Test
        void halfAFrameIsEnough() {
            assertThat(parse("1.|..|..\n" + "..|..|..\n".repeat(5)).boxes()).isEqualTo(new Boxes(3, 2));
            assertThat(parse("......\n......\n......\n------\n......\n......\n......")
                            .boxes())
                    .isEqualTo(new Boxes(3, 2));
            assertThat(parse("......\n".repeat(6)).boxes()).isEqualTo(new Boxes(2, 3));
        }

        @Test
        void ofAFrameAroundEveryCellTheStrongLinesCount() {
            String light = "├───┼───╂───┼───╂───┼───┤\n";
            String heavy = "┝━━━┿━━━╋━━━┿━━━╋━━━┿━━━┥\n";
            String row = "│ . │ . ┃ . │ . ┃ . │ . │\n";
            String band = row + light + row + light + row;
            assertThat(parse(light + band + heavy + band + light).boxes()).isEqualTo(new Boxes(3, 2));
            assertThat(parse("|.|.|.|.|.|.|\n".repeat(6)).boxes()).isEqualTo(new Boxes(2, 3));
        }

        @Test
        void aMisplacedMarkIsRefused() {
            refused("""
                    1 . | 3 .
                    . 4 | . 1
                    . | . . .
                    . . | . .
                    """, "Row 3 has marks after columns 1", "Maybe");
            refused("..|..|..\n".repeat(5) + "...|...", "Row 6 has marks 3 columns apart, rows above 2");
        }

        @Test
        void aMisplacedRuleIsRefused() {
            refused("....\n----\n....\n....\n....", "lines drawn after rows 1, which makes no boxes");
        }

        @Test
        void boxesThatDoNotFitAreRefused() {
            refused("..|..|..\n..|..|..\n--------\n".repeat(3), "boxes of 2 rows by 2 columns", "6x6");
        }

        @Test
        void anEmptyFrameIsRefused() {
            refused("+---+\n|   |\n+---+", "nothing in it");
        }
    }

    @Nested
    class Words {
        @Test
        void wordsMayBeBrokenIntoLinesAnywhere() {
            same(spaced(LINE), LINE);
            same(spaced(LINE).replaceFirst("6 ", "6\n").replaceFirst("2 ", "2\n\n"), LINE);
        }

        @Test
        void numbersAboveNineAreWords() {
            String text = "10 . 16 " + ". ".repeat(253);
            assertThat(parse(text).givens().toArray()).startsWith(10, 0, 16, 0);
            same(text, "A.G" + ".".repeat(253));
            same(text.replace("10", "A").replace("16", "g"), text);
        }

        @Test
        void leadingZerosDoNotMatterAboveNine() {
            same("01 00 16 " + "00 ".repeat(253), "1.G" + ".".repeat(253));
        }

        @Test
        void sizesWithoutSymbolsTakeNumbers() {
            SudokuClues clues = SudokuText.read("36 . 1 " + "0 ".repeat(36 * 36 - 3));
            assertThat(clues.boxes()).isEqualTo(new Boxes(6, 6));
            assertThat(clues.givens().toArray()).startsWith(36, 0, 1, 0);
            assertThat(SudokuText.read(". ".repeat(49 * 49)).boxes()).isEqualTo(new Boxes(7, 7));
        }

        @Test
        void aNumberLargerThanTheSizeIsRefused() {
            refused("17 " + ". ".repeat(255), "'17' at r1c1", "16x16", "1 to 16");
            refused("12345678901234567890123456789012345678901234567890 " + ". ".repeat(36 * 36 - 1), "50 symbols");
            refused("37 " + ". ".repeat(36 * 36 - 1), "'37' at r1c1", "1 to 36");
            refused("A " + ". ".repeat(36 * 36 - 1), "'A' at r1c1", "1 to 36");
        }

        @Test
        void aMissingWordIsRefused() {
            refused(spaced(LINE).substring(2), "80 cells, expected 81");
            refused("12 12 3 4\n3 4 12 12\n2 1 4\n4 3 2 1", "Row 3 has 3 cells, expected 4.");
        }
    }

    @Nested
    class Candidates {
        @Test
        void gluedDigitsAreCandidatesAndOneIsGiven() {
            String text = """
                    1  24 3  24
                    23 4  2  1
                    24 13 14 234
                    34 12 .  -
                    """;
            SudokuPuzzle puzzle = parse(text);
            assertThat(puzzle.givens().toArray()).containsExactly(1, 0, 3, 0, 0, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0);
            Bits candidates = candidates(text);
            assertThat(candidates.get(0)).isTrue();
            assertThat(candidates.get(1)).isFalse();
            assertThat(candidates.get(4)).isFalse();
            assertThat(candidates.get(5)).isTrue();
            assertThat(candidates.get(7)).isTrue();
            assertThat(IntStream.range(56, 60).allMatch(candidates::get)).isTrue();
            assertThat(IntStream.range(60, 64).noneMatch(candidates::get)).isTrue();
        }

        @Test
        void singleSymbolsOnlyAreAnOrdinarySudoku() {
            assertThat(parse(spaced(FOUR)).candidates()).isNull();
        }

        @Test
        void aRowOfEmptyCellsIsNoRule() {
            String text = """
                    +-----+-----+
                    ! 1 2 ! 3 4 !
                    ! - - ! - - !
                    +-----+-----+
                    ! . . ! . . !
                    ! . . ! . . !
                    +-----+-----+
                    """;
            assertThat(candidates(text).next(16)).isEqualTo(32);
        }

        @Test
        void aboveNineCommasJoinNumbers() {
            String text = "1,12,16 12 " + ". ".repeat(254);
            assertThat(candidates(text).get(11)).isTrue();
            assertThat(candidates(text).get(1)).isFalse();
            assertThat(parse(text).givens().toArray()).startsWith(0, 12, 0);
        }

        @Test
        void aboveNineGluedSymbolsAreKnownByALetterOrByTheirLength() {
            String commas = "1,12 1,2 " + ". ".repeat(254);
            same("1C 12 " + ". ".repeat(254), commas);
            same("123 45 " + ". ".repeat(254), "1,2,3 4,5 " + ". ".repeat(254));
            assertThat(parse("12 13 " + ". ".repeat(254)).givens().toArray()).startsWith(12, 13);
        }

        @Test
        void aCandidateTwiceInACellIsRefused() {
            refused("11 . . .\n" + ". . . .\n".repeat(3), "1 is twice in '11' at r1c1");
        }

        @Test
        void anImpossibleCandidateIsRefused() {
            refused("125 . . .\n" + ". . . .\n".repeat(3), "'5' at r1c1", "1 to 4");
            refused("1.2 . . .\n" + ". . . .\n".repeat(3), "'.' at r1c1");
            refused("1,,2 " + ". ".repeat(255), "'1,,2' at r1c1");
        }

        @Test
        void sevenHundredAndTwentyNineCharactersAreASukaku() {
            String text = "1.3456789" + "123456789".repeat(79) + "........9";
            SudokuPuzzle puzzle = parse(text);
            assertThat(puzzle.givens().toArray()).containsOnly(0);
            assertThat(candidates(text).count()).isEqualTo(728 - 8);
            assertThat(candidates(text).get(1)).isFalse();
            assertThat(candidates(text).get(728)).isTrue();
            assertThat(puzzle.text()).isEqualTo(text);
            same(text.replace('.', '0') + " a comment", text);
        }

        @Test
        void aDigitInTheWrongPlaceOfASukakuIsRefused() {
            refused("113456789" + "123456789".repeat(80), "'1' is character 2 of a sukaku", "'2'", "r1c1");
        }

        @Test
        void otherTextsOfThatLengthAreSudokus() {
            assertThat(SudokuText.read("R" + ".".repeat(728)).boxes()).isEqualTo(new Boxes(3, 9));
            assertThat(SudokuText.read("5" + ".".repeat(728)).boxes()).isEqualTo(new Boxes(3, 9));
        }
    }

    @Nested
    class TathamIds {
        @Test
        void lettersAreRunsOfEmptyCells() {
            SudokuPuzzle puzzle = parse("3x3:4c3g6b8j1d5b9b8d6c7a2h1a2_7b5a3d4a9h");
            assertThat(puzzle).isEqualTo(parse(LINE));
        }

        @Test
        void theFirstNumberIsTheWidthOfABox() {
            assertThat(parse("3x2:zj").boxes()).isEqualTo(new Boxes(2, 3));
            assertThat(parse("2x3:zj").boxes()).isEqualTo(new Boxes(3, 2));
        }

        @Test
        void difficultyAndSymmetryDoNotMatter() {
            for (String parameters : new String[] {"db", "dk", "dx", "r4", "a", "m8du", "md4de"}) {
                same("2x2" + parameters + ":1a3b4a1h", FOUR);
            }
        }

        @Test
        void numbersMayHaveSeveralDigits() {
            SudokuClues clues = SudokuText.read("4x4:16_1_10" + "z".repeat(9) + "s");
            assertThat(clues.givens().toArray()).startsWith(16, 1, 10, 0);
        }

        @Test
        void aCommentMayFollow() {
            same("2x2:1a3b4a1h easy", FOUR);
        }

        @Test
        void otherGamesAreRefused() {
            refused("3x3j:z", "'j'", "jigsaw");
            refused("9jdb:z", "'j'", "jigsaw");
            refused("3x3x:zzzc", "'x'", "diagonals");
            refused("3x3kdb:zzzc,a", "'k'", "killer");
        }

        @Test
        void wrongIdsAreRefused() {
            refused("3x3:zzzb", "80 cells, expected 81");
            refused("3x3:zzzd", "82 cells, expected 81");
            refused("3x3:10zzzb", "'10' at character 5", "1 to 9", "'_'");
            refused("3x3:0zzzb", "'0' at character 5");
            refused("3x3:99999999999999999999zzzb", "no value");
            refused("3x3:%zzzb", "'%' is character 5");
            refused("1x9:zzzc", "no Sudoku with boxes of 1x9");
            refused("8x8:z", "no Sudoku with boxes of 8x8");
            refused("9999x9999:z", "no Sudoku with boxes");
            refused("3x3:11zzza", "'11'");
            refused("3x3:1_1zzza", "1 is given twice in row 1");
        }
    }

    @Nested
    class NoPuzzles {
        @Test
        void anEmptyTextIsRefused() {
            refused("", "The text is empty. Maybe");
            refused(" \n\t\r\n ", "The text is empty. Maybe");
            refused("# only a comment", "only comments");
        }

        @Test
        void aBinaryTextIsRefused() {
            refused(LINE + "\0", "Character 82 is the control character U+0000", "Maybe this is no text");
            refused("\u001b[31m", "U+001B");
        }

        @Test
        void proseIsRefused() {
            refused("Hello, world", "Maybe");
            refused("This is\nno puzzle\nat all.", "Maybe");
        }

        @Test
        void tenMegabytesOnOneLineAreRefusedAndNotEchoed() {
            for (String piece : new String[] {"1", "1 ", "12,", "|", "-", "[", "3x3:", "\n", ".\n", "%"}) {
                for (int length : new int[] {10_000_000, 1 << 20}) {
                    String text = piece.repeat(length / piece.length());
                    assertThatThrownBy(() -> parse(text))
                            .isInstanceOf(PuzzleFormatException.class)
                            .message()
                            .isNotBlank()
                            .hasSizeLessThan(300);
                    game.isWhole(text);
                }
            }
        }
    }

    @Nested
    class WholeLines {
        private void whole(String... lines) {
            for (String line : lines) {
                assertThat(game.isWhole(line)).as(line).isTrue();
            }
        }

        private void part(String... lines) {
            for (String line : lines) {
                assertThat(game.isWhole(line)).as(line).isFalse();
            }
        }

        @Test
        void puzzlesOnOneLineAreWhole() {
            whole(LINE, FOUR, SIX, LINE + " 126732", "Q1 7.2 8.9 " + LINE, "  " + LINE + "\r");
            whole(spaced(LINE), spaced(FOUR), spaced(SIX), ". ".repeat(1296), "10 ".repeat(256));
            whole("123456789".repeat(81), "3x3:zzzc", "3x3j:zz", "9j:zz", "1,12 ".repeat(256));
        }

        @Test
        void puzzlesWithAFaultAreWhole() {
            whole(
                    LINE.substring(1),
                    LINE + "1",
                    LINE.replace('8', '%'),
                    spaced(LINE).substring(2));
        }

        @Test
        void rowsOfGridsAreNotWhole() {
            part(
                    "4...3....",
                    "4 . . | . 3 . | . . .",
                    "|4..|.3.|...|",
                    "! 123 45 ! 6 789 !",
                    "1.3.",
                    "aBG.............");
            part(". 10 ".repeat(8), ". . . 9 ".repeat(4), "22 ".repeat(25), "36 7 ".repeat(18), "49 ".repeat(49));
            part("! " + ". ".repeat(16) + "!", ". . . . ! ".repeat(4), "1,2,3,4,5,6,7,8,9,10 ".repeat(16));
        }

        @Test
        void framesCommentsAndHeadersAreNotWhole() {
            part(
                    "",
                    "   ",
                    "# " + LINE,
                    "[Puzzle]",
                    "+-------+-------+-------+",
                    "*-----------------------------------*");
            part(".---------------------.---------------------.", "-".repeat(81), "┌─────┬─────┐", "-------------+---");
        }

        @Test
        void proseIsNotWhole() {
            part("Hello, world", "The hardest puzzles of 2011, by several authors", "Grid 01");
        }
    }
}
