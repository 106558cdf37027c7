package ninebynine.games.slitherlink;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.text.Pieces;

/**
 * A pattern of clues, edges and points, read from a picture. A picture has a row of points and horizontal edges, then one of vertical edges and cells,
 * and so on.
 *
 * <pre>
 *   cells    0 1 2 3   this number          ~   outside the grid          *   any cell          ?   any cell; the proof needs it
 *            ↘ ↙ ↖ ↗   a run of 2s in this direction; what is drawn beyond it is as far away as the run is long
 *   edges    - |       a line               x   no line                   ━ ┃  a line follows           ×   no line follows
 *   points   s         symmetric: in the direction from upper left to lower right none of the loop passes, or it turns
 *            a         asymmetric: the contrary                           S A  that follows             Z   asymmetric in the other direction follows
 *            N         a line passes, that follows                        K    a line passes, and not only to the south and east, that follows
 * </pre>
 *
 * Places count in half cells from the middle of the first cell with a number; then cells are even in both directions, points odd in both.
 *
 * @param given what must be so: which candidates are left at most
 * @param follows what can't be: which candidates go
 * @param needed cells without numbers that the proof needs
 */
record Stencil(List<Mark> given, List<Mark> follows, List<Run> runs, List<Spot> needed) {
    /** Which values may be left of a number in the grid. */
    static final int ANY = 0b1111;
    /** That there is nothing at a place: outside the grid. */
    static final int OUTSIDE = 1 << 7;

    static final int NO_LINE = 1;
    static final int LINE = 2;

    private static final int SYMMETRIC = points("o", "nw", "se");
    private static final int ASYMMETRIC = points("ne", "ns", "ew", "sw");
    private static final int OTHER_SYMMETRIC = points("o", "ne", "sw");

    /**
     * A place.
     *
     * @param beyond the number of the run beyond which it lies, or -1
     */
    record Spot(int y, int x, int beyond) {
        boolean isCell() {
            return (y & 1) == 0 && (x & 1) == 0;
        }

        boolean isPoint() {
            return (y & 1) != 0 && (x & 1) != 0;
        }
    }

    /** Values at a place, as bits. */
    record Mark(Spot at, int values) {}

    /** One or more 2s from a place on, each so far down and to the right of the one before. */
    record Run(Spot from, int down, int right) {}

    static Stencil of(String picture) {
        return new Drawing(Pieces.lines(picture).toList()).read();
    }

    private static int points(String... words) {
        return IntStream.of(
                        List.of(words).stream().mapToInt(VariableKind.P::value).toArray())
                .map(value -> 1 << value)
                .sum();
    }

    /** The cells with numbers, runs left out, in the order of the picture. */
    List<Mark> clues() {
        return given.stream()
                .filter(mark -> mark.at.isCell() && mark.values != OUTSIDE)
                .toList();
    }

    /** A picture while it is read. */
    private static final class Drawing {
        private final List<String> lines;
        private final List<Mark> given = new ArrayList<>();
        private final List<Mark> follows = new ArrayList<>();
        private final List<Run> runs = new ArrayList<>();
        private final List<Spot> needed = new ArrayList<>();
        private int down = -1;
        private int right = -1;

        Drawing(List<String> lines) {
            this.lines = lines;
        }

        Stencil read() {
            each(this::run);
            each(this::first);
            each(this::mark);
            List<Run> from = runs.stream()
                    .map(run -> new Run(new Spot(run.from.y - down, run.from.x - right, -1), run.down, run.right))
                    .toList();
            return new Stencil(List.copyOf(given), List.copyOf(follows), from, List.copyOf(needed));
        }

        private interface Reader {
            void read(char sign, int y, int x);
        }

        private void each(Reader reader) {
            for (int y = 0; y < lines.size(); y++) {
                for (int x = 0; x < lines.get(y).length(); x++) {
                    reader.read(lines.get(y).charAt(x), y, x);
                }
            }
        }

        /** From the first number that lies beyond no run everything is counted. */
        private void first(char sign, int y, int x) {
            if (down < 0 && "0123*".indexOf(sign) >= 0 && beyond(y, x) < 0) {
                down = y;
                right = x;
            }
        }

        private void run(char sign, int y, int x) {
            int way = "↘↙↖↗".indexOf(sign);
            if (way >= 0) {
                runs.add(new Run(new Spot(y, x, -1), way < 2 ? 2 : -2, way % 3 == 0 ? 2 : -2));
            }
        }

        private void mark(char sign, int y, int x) {
            Spot at = new Spot(y - down, x - right, beyond(y, x));
            switch (sign) {
                case '0', '1', '2', '3' -> given.add(new Mark(at, 1 << sign - '0'));
                case '*' -> given.add(new Mark(at, ANY));
                case '~' -> given.add(new Mark(at, OUTSIDE));
                case '?' -> needed.add(at);
                case '-', '|' -> given.add(new Mark(at, LINE));
                case 'x' -> given.add(new Mark(at, NO_LINE));
                case '━', '┃' -> follows.add(new Mark(at, NO_LINE));
                case '×' -> follows.add(new Mark(at, LINE));
                case 's' -> given.add(new Mark(at, SYMMETRIC));
                case 'a' -> given.add(new Mark(at, ASYMMETRIC));
                case 'S' -> follows.add(new Mark(at, ASYMMETRIC));
                case 'A' -> follows.add(new Mark(at, SYMMETRIC));
                case 'Z' -> follows.add(new Mark(at, OTHER_SYMMETRIC));
                case 'N' -> follows.add(new Mark(at, points("o")));
                case 'K' -> follows.add(new Mark(at, points("o", "se")));
                case ' ', '+', '↘', '↙', '↖', '↗' -> {}
                default -> throw new IllegalArgumentException("nothing is drawn with " + sign);
            }
        }

        /** Beyond a run lies what is no less far in its direction than its first cell, both down and to the right. */
        private int beyond(int y, int x) {
            for (int i = 0; i < runs.size(); i++) {
                Run run = runs.get(i);
                if ((y - run.from.y) * run.down >= 0 && (x - run.from.x) * run.right >= 0) {
                    return i;
                }
            }
            return -1;
        }
    }
}
