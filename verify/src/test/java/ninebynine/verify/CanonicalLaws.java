package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import ninebynine.games.sudoku.Boxes;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.tensor.Choice;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** canonical(s(p)) = canonical(p) for every symmetry s, and canonical(p) is some s(p): the smallest, as trying all of them finds it. */
class CanonicalLaws {

    @Test
    void symmetriesDoNotChangeIt() {
        Case.each(1000, Case.Kind.FRESH, (on, random) -> {
            SudokuPuzzle puzzle = on.puzzle();
            String canonical = puzzle.canonical();
            assertThat(Isomorphism.random(puzzle.boxes(), random).puzzle(puzzle).canonical())
                    .isEqualTo(canonical);

            assertThat(Puzzles.SUDOKU
                            .parse(puzzle.image(new Choice(random.nextLong())))
                            .canonical())
                    .isEqualTo(canonical);

            SudokuPuzzle image = Puzzles.SUDOKU.parse(canonical);
            assertThat(image.canonical()).isEqualTo(canonical);
            assertThat(image.clues()).isEqualTo(puzzle.clues());
            assertThat(image.counter().count(image.start(), 3))
                    .isEqualTo(puzzle.counter().count(puzzle.start(), 3));
        });
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 2000", "2, 3, 300", "3, 2, 300"})
    void itIsTheSmallestOfAllImages(int height, int width, int cases) {
        Boxes boxes = new Boxes(height, width);
        Random random = new Random(5);
        for (int i = 0; i < cases; i++) {
            int givens = random.nextInt(boxes.cells() + 1);
            SudokuPuzzle full = Puzzles.full(boxes, random);
            SudokuPuzzle puzzle = Puzzles.without(full, boxes.cells() - givens, random);
            assertSmallest(puzzle);
        }
    }

    /** The first five are from the list of 17-clue puzzles, which has them in another form; the last four have many symmetries. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "................12..3..4...........5....4.36.78..1.........5..4.1...3....2.....8.",
                "................12..3..4..........56....4.3...1..78........34...2.......19.....8.",
                "................12..3..4.........5.6....1...3.7..4.2.......3.8..2...6...71.......",
                "................12..3..4.........5.6....1...3.7..4.2.......3.8..2...6...91.......",
                "................12..3..4........53...6..1.....78...4.....12.......6.......7...85.",
                "7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1....",
                "123456789456789123789123456231674895875912364694538217317265948542897631968341572",
                "1........4........7........2........5........8........3........6........9........",
                "123......456......789...............................................1............",
                "1...2...3...............4...5...6...............7...8...9........................"
            })
    void itIsTheSmallestOfAllImagesOfNine(String text) {
        assertSmallest(Puzzles.SUDOKU.parse(text));
    }

    private static void assertSmallest(SudokuPuzzle puzzle) {
        Boxes boxes = puzzle.boxes().lying();
        Ints smallest = EverySymmetry.smallest(puzzle.boxes(), puzzle.givens());
        assertThat(puzzle.canonical()).isEqualTo(Puzzles.puzzle(boxes, smallest).text());
    }

    /** From the list of all 17-clue puzzles, which is published in this form. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...",
                ".................1.....2.3......3.2...4....5...6.1.....3......6.7..8...952.7.....",
                ".................1.....2.3......425...6.......17....8.....7...64...6....9..8...1."
            })
    void publishedFormsAreOurs(String minLex) {
        assertThat(Puzzles.SUDOKU.parse(minLex).canonical()).isEqualTo(minLex);
        Isomorphism any = Isomorphism.random(new Boxes(3, 3), new Random(17));
        assertThat(any.puzzle(Puzzles.SUDOKU.parse(minLex)).canonical()).isEqualTo(minLex);
    }

    @Test
    void differentPuzzlesDiffer() {
        Set<String> forms = new HashSet<>();
        Puzzles.CORPUS.forEach(text -> forms.add(Puzzles.SUDOKU.parse(text).canonical()));
        assertThat(forms).hasSize(Puzzles.CORPUS.size());
    }

    /** Where all is alike there is no search: every size ends at once. */
    @Test
    void emptyGridsStayEmpty() {
        for (int size : List.of(4, 6, 9, 12, 16)) {
            SudokuPuzzle empty = Puzzles.puzzle(Boxes.of(size), Ints.of(new int[size * size]));
            assertThat(empty.canonical()).isEqualTo(empty.text());
            int[] last = new int[size * size];
            last[last.length - 1] = 1;
            for (int cell : IntStream.of(0, size + 1, size * size / 2).toArray()) {
                int[] one = new int[size * size];
                one[cell] = size;
                assertThat(Puzzles.puzzle(Boxes.of(size), Ints.of(one)).canonical())
                        .isEqualTo(Puzzles.puzzle(Boxes.of(size), Ints.of(last)).text());
            }
        }
    }

    @Test
    void aSukakuStandsForItself() {
        SudokuPuzzle sukaku = Puzzles.SUDOKU.parse("4 23 3 1 3 13 2 34 23 234 134 234 1 234 34 234");
        assertThat(sukaku.canonical()).isEqualTo(sukaku.text());
    }
}
