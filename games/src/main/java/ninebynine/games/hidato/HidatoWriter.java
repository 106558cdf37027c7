package ninebynine.games.hidato;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import ninebynine.state.Tensors;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** Hidatos and Numbrix as text: one line that {@link HidatoText} reads back, and a grid with every candidate. */
final class HidatoWriter {
    /** So many numbers in a row, without a gap, are written as the first and the last. */
    private static final int RUN = 3;

    private HidatoWriter() {}

    /** {@code Hidato topological 2 4 1 . . B}. */
    static String text(HidatoPuzzle puzzle, Ints squares) {
        String marks = squares.stream().mapToObj(HidatoWriter::mark).collect(Collectors.joining(" "));
        return puzzle.walk().title() + " " + puzzle.far().word() + " " + puzzle.n() + " " + puzzle.count() + " "
                + marks;
    }

    static String mark(int square) {
        return square == HidatoPuzzle.HOLE ? "B" : square == HidatoPuzzle.EMPTY ? "." : Integer.toString(square);
    }

    /** The squares of a puzzle with the values of a state. */
    static Ints values(HidatoPuzzle puzzle, View state) {
        int[] values = Tensors.values(state, puzzle.model().banks().get(0));
        int[] squares = puzzle.squares().toArray();
        for (int s = 0; s < squares.length; s++) {
            squares[s] = puzzle.isHole(s) ? HidatoPuzzle.HOLE : values[s];
        }
        return Ints.of(squares);
    }

    /** The candidates of every square in a frame; a hole is filled, and 3-6 stands for 3, 4, 5 and 6. */
    static String grid(HidatoPuzzle puzzle, View state) {
        return framed(puzzle, words(puzzle, state));
    }

    /** The givens in the same frame; a dot is an empty square. */
    static String board(HidatoPuzzle puzzle) {
        return framed(
                puzzle, puzzle.squares().stream().mapToObj(HidatoWriter::mark).toArray(String[]::new));
    }

    private static String framed(HidatoPuzzle puzzle, String[] words) {
        int n = puzzle.n();
        int[] widths = new int[n];
        for (int s = 0; s < words.length; s++) {
            widths[s % n] = Math.max(widths[s % n], words[s].length());
        }
        String rule = IntStream.of(widths)
                .mapToObj(width -> "-".repeat(width + 2))
                .collect(Collectors.joining("+", "   +", "+"));
        List<String> lines = new ArrayList<>();
        lines.add(rule);
        for (int r = 0; r < n; r++) {
            StringBuilder line = new StringBuilder("   |");
            for (int c = 0; c < n; c++) {
                line.append(puzzle.isHole(r * n + c) ? "#".repeat(widths[c] + 2) : padded(words[r * n + c], widths[c]))
                        .append('|');
            }
            lines.add(line.toString());
        }
        lines.add(rule);
        return String.join("\n", lines);
    }

    private static String padded(String word, int width) {
        return " ".repeat(1 + width - word.length()) + word + " ";
    }

    /** What each square has left; a dash for nothing. */
    private static String[] words(HidatoPuzzle puzzle, View state) {
        boolean[] candidates = Tensors.candidates(state, puzzle.model().banks().get(0));
        Ints values = values(puzzle, state);
        String[] words = new String[values.size()];
        for (int s = 0; s < words.length; s++) {
            words[s] = values.get(s) > 0 ? mark(values.get(s)) : runs(candidates, s * puzzle.count(), puzzle.count());
        }
        return words;
    }

    private static String runs(boolean[] candidates, int from, int count) {
        List<String> words = new ArrayList<>();
        for (int v = 0; v < count; v++) {
            if (candidates[from + v]) {
                int last = v;
                while (last + 1 < count && candidates[from + last + 1]) {
                    last++;
                }
                words.add(run(v + 1, last + 1));
                v = last;
            }
        }
        return words.isEmpty() ? "-" : String.join(",", words);
    }

    private static String run(int first, int last) {
        return last - first + 1 >= RUN
                ? first + "-" + last
                : IntStream.rangeClosed(first, last).mapToObj(Integer::toString).collect(Collectors.joining(","));
    }
}
