package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.game.PuzzleFormatException;
import ninebynine.state.State;
import org.junit.jupiter.api.Test;

/** Any text gives a puzzle whose own text gives it back, or a {@link PuzzleFormatException} that says something. */
class SudokuTextFuzzTest {
    private static final int INPUTS = Boolean.getBoolean("laws.full") ? 1_000_000 : 100_000;
    private static final int LARGE = 20;
    private static final String ALPHABET =
            "123456789.0_*?xX-+|!:,;# \n\t\rABCGPZabcz[]%=~'│─┼\u0000\u00e9\uFFFD\uFEFF\u00A0\uD83D";

    private final SudokuGame game = new SudokuGame();
    private final Random random = new Random(20260101);
    private int puzzles;

    @Test
    void everyTextIsAPuzzleOrRefused() {
        List<List<String>> seeds = List.of(
                seeds(List.of(new Boxes(2, 2))),
                seeds(List.of(new Boxes(2, 3), new Boxes(3, 2))),
                seeds(List.of(new Boxes(3, 3))));
        for (int i = 0; i < INPUTS; i++) {
            List<String> some = seeds.get(i % 10 == 1 ? 2 : i % 10 == 3 ? 1 : 0);
            check(i % 4 == 0 ? noise() : mutant(some.get(random.nextInt(some.size()))), i);
        }
        List<String> large = seeds(List.of(new Boxes(2, 5), new Boxes(4, 4), new Boxes(5, 5), new Boxes(6, 6)));
        for (int i = 0; i < LARGE * large.size(); i++) {
            check(mutant(large.get(i % large.size())), i);
        }
        assertThat(puzzles).as("mutants that are still puzzles").isGreaterThan(INPUTS / 20);
    }

    private void check(String text, int i) {
        try {
            if (i % 5 == 0) {
                game.isWhole(text);
            }
            SudokuPuzzle puzzle = game.parse(text);
            puzzles++;
            if (i % 10 == 0 && puzzle.boxes().size() != 27) {
                assertThat(game.parse(puzzle.text())).isEqualTo(puzzle);
            }
        } catch (PuzzleFormatException refused) {
            String message = refused.getMessage();
            if (message == null || message.isBlank() || message.length() > 400) {
                throw new AssertionError("Input " + i + " is refused with '" + message + "'", refused);
            }
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            throw new AssertionError("Input " + i + ": " + Arrays.toString(text.toCharArray()), e);
        }
    }

    private String noise() {
        int length = random.nextInt(10) > 0 ? random.nextInt(100) : random.nextInt(1000);
        if (random.nextBoolean()) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            return new String(bytes, random.nextBoolean() ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
        }
        int letters = 1 + random.nextInt(ALPHABET.length());
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(ALPHABET.charAt(random.nextInt(letters)));
        }
        return text.toString();
    }

    private String mutant(String seed) {
        StringBuilder text = new StringBuilder(seed);
        for (int times = random.nextInt(4); times >= 0; times--) {
            int from = random.nextInt(text.length() + 1);
            int to = Math.min(text.length(), from + 1 + random.nextInt(3));
            switch (random.nextInt(8)) {
                case 0 -> text.delete(from, to);
                case 1 -> text.insert(from, ALPHABET.charAt(random.nextInt(ALPHABET.length())));
                case 2, 3 -> text.replace(from, to, piece(to - from));
                case 4 -> text.insert(from, text.substring(from, to));
                case 5 -> text.setLength(random.nextInt(10) > 0 ? text.length() : from);
                case 6 -> lines(text);
                default -> text.replace(from, to, ".".repeat(to - from));
            }
        }
        return text.toString();
    }

    private String piece(int length) {
        char ch = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
        return String.valueOf(ch).repeat(length);
    }

    /** Deletes, repeats or swaps lines. */
    private void lines(StringBuilder text) {
        List<String> lines = new ArrayList<>(text.toString().lines().toList());
        if (lines.size() > 1) {
            String line = lines.remove(random.nextInt(lines.size()));
            for (int copies = random.nextInt(3); copies > 0; copies--) {
                lines.add(random.nextInt(lines.size() + 1), line);
            }
            text.setLength(0);
            text.append(String.join("\n", lines));
        }
    }

    /** Right puzzles in every format. */
    private List<String> seeds(List<Boxes> shapes) {
        List<String> seeds = new ArrayList<>();
        for (Boxes boxes : shapes) {
            RandomSudokus sudokus = new RandomSudokus(boxes.size());
            for (SudokuClues clues : List.of(sudokus.sudoku(boxes), sudokus.sudoku(boxes), sudokus.sukaku(boxes))) {
                SudokuPuzzle puzzle = new SudokuPuzzle(boxes, game.model(boxes), clues.givens(), clues.candidates());
                seeds.add(puzzle.text());
                seeds.add("#C comment\n[Puzzle]\n" + puzzle.text());
                State state = puzzle.start();
                seeds.add(puzzle.draw(state));
                seeds.addAll(clues.candidates() == null ? ordinary(puzzle) : List.of());
            }
        }
        return seeds;
    }

    private List<String> ordinary(SudokuPuzzle puzzle) {
        int n = puzzle.boxes().size();
        List<String> words = puzzle.givens().stream()
                .mapToObj(v -> v == 0 ? "." : Integer.toString(v))
                .toList();
        List<String> rows = IntStream.range(0, n)
                .mapToObj(r -> String.join(n > 9 ? " " : "", words.subList(r * n, r * n + n)))
                .toList();
        String width = "(.{" + puzzle.boxes().width() + "})";
        String framed = rows.stream()
                .map(row -> "|" + row.replace(" ", "").replaceAll(width, "$1|"))
                .collect(Collectors.joining("\n"));
        String line = String.join(n > 9 ? " " : "", words);
        return List.of(
                String.join(" ", words),
                String.join("\n", rows),
                framed,
                "Q1 7.2 " + line + " comment",
                tatham(puzzle));
    }

    /** Without letters for longer runs, so that mutations change the number of cells. */
    private static String tatham(SudokuPuzzle puzzle) {
        return puzzle.boxes().width() + "x" + puzzle.boxes().height() + "db:"
                + puzzle.givens().stream().mapToObj(v -> v == 0 ? "a" : "_" + v).collect(Collectors.joining());
    }
}
