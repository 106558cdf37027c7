package ninebynine.verify;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import ninebynine.games.sudoku.Boxes;
import ninebynine.games.sudoku.SudokuGame;
import ninebynine.games.sudoku.SudokuPuzzle;
import ninebynine.tensor.Ints;

/** The puzzles that laws are checked on: a small corpus, and as many more as wanted from seeds. */
final class Puzzles {
    static final SudokuGame SUDOKU = new SudokuGame();

    /** One-line 9x9 puzzles with one solution each. */
    static final List<String> CORPUS = lines("/ninebynine/bench/puzzles.txt");

    private static final List<Boxes> BOXES = List.of(
            new Boxes(2, 2),
            new Boxes(2, 3),
            new Boxes(3, 2),
            new Boxes(2, 4),
            new Boxes(4, 2),
            new Boxes(3, 3),
            new Boxes(3, 4),
            new Boxes(4, 3),
            new Boxes(4, 4));

    private Puzzles() {}

    /** The lines of a test resource that are neither empty nor comments. */
    static List<String> lines(String resource) {
        try (InputStream in = Objects.requireNonNull(Puzzles.class.getResourceAsStream(resource), resource)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static SudokuPuzzle puzzle(Boxes boxes, Ints givens) {
        return new SudokuPuzzle(boxes, SUDOKU.model(boxes), givens, null);
    }

    /** Half from the corpus in disguise, half of any size; some with several solutions, some with none. */
    static SudokuPuzzle any(Random random) {
        return any(random.nextBoolean() ? new Boxes(3, 3) : boxes(random), random);
    }

    static Boxes boxes(Random random) {
        return BOXES.get(random.nextInt(BOXES.size()));
    }

    static SudokuPuzzle any(Boxes boxes, Random random) {
        boolean known = boxes.equals(new Boxes(3, 3)) && random.nextInt(10) > 0;
        SudokuPuzzle puzzle = known ? disguised(random) : sparse(boxes, random);
        return switch (random.nextInt(5)) {
            case 0 -> without(puzzle, 1 + random.nextInt(3), random);
            case 1 -> misprinted(puzzle, random);
            default -> puzzle;
        };
    }

    /** An isomorph of a 9x9 puzzle of the corpus. */
    static SudokuPuzzle disguised(Random random) {
        SudokuPuzzle puzzle = SUDOKU.parse(CORPUS.get(random.nextInt(CORPUS.size())));
        return Isomorphism.random(puzzle.boxes(), random).puzzle(puzzle);
    }

    /** A shuffled solution grid of which a third to two thirds were taken away: larger grids keep more. */
    static SudokuPuzzle sparse(Boxes boxes, Random random) {
        SudokuPuzzle solution = full(boxes, random);
        int least = boxes.cells() * (boxes.size() > 9 ? 4 : 3) / 10;
        int most = boxes.cells() * (boxes.size() > 9 ? 6 : 7) / 10;
        return without(solution, least + random.nextInt(most - least + 1), random);
    }

    /** A shuffled solution grid. */
    static SudokuPuzzle full(Boxes boxes, Random random) {
        return Isomorphism.random(boxes, random).upright().puzzle(solution(boxes));
    }

    /** The grid that everyone writes first: each row is the one above, moved on by the width of a box. */
    private static SudokuPuzzle solution(Boxes boxes) {
        int n = boxes.size();
        int[] cells = IntStream.range(0, n * n)
                .map(i -> 1 + (boxes.width() * (i / n % boxes.height()) + i / n / boxes.height() + i % n) % n)
                .toArray();
        return puzzle(boxes, Ints.of(cells));
    }

    /** The puzzle with so many of its givens taken away. */
    static SudokuPuzzle without(SudokuPuzzle puzzle, int count, Random random) {
        int[] givens = puzzle.givens().toArray();
        Isomorphism.shuffled(givens.length, random).stream()
                .filter(cell -> givens[cell] > 0)
                .limit(count)
                .forEach(cell -> givens[cell] = 0);
        return puzzle(puzzle.boxes(), Ints.of(givens));
    }

    /** The puzzle with one given changed into another that no given contradicts at once; mostly it has no solution then. */
    static SudokuPuzzle misprinted(SudokuPuzzle puzzle, Random random) {
        int[] givens = puzzle.givens().toArray();
        int[] cells =
                IntStream.range(0, givens.length).filter(i -> givens[i] > 0).toArray();
        if (cells.length == 0) {
            return puzzle;
        }
        int cell = cells[random.nextInt(cells.length)];
        int[] others = IntStream.rangeClosed(1, puzzle.boxes().size())
                .filter(value -> value != givens[cell])
                .filter(value -> IntStream.of(cells)
                        .noneMatch(i -> givens[i] == value && i != cell && see(puzzle.boxes(), i, cell)))
                .toArray();
        if (others.length > 0) {
            givens[cell] = others[random.nextInt(others.length)];
        }
        return puzzle(puzzle.boxes(), Ints.of(givens));
    }

    private static boolean see(Boxes boxes, int a, int b) {
        int n = boxes.size();
        return a / n == b / n || a % n == b % n || boxes.box(a / n, a % n) == boxes.box(b / n, b % n);
    }

    /** The first so many puzzles of lines that may have comments and ratings too. */
    static List<String> first(int count, List<String> lines) {
        return lines.stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split("\\s", 2)[0])
                .limit(count)
                .toList();
    }
}
