package ninebynine.games.hidato;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Area;
import ninebynine.game.Picture.Look;
import ninebynine.game.Picture.Part;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Stroke;
import ninebynine.game.Picture.Text;
import ninebynine.game.Picture.Tone;

/**
 * A board of squares of side 1, dark where there are holes, the names of rows and columns in the margin. The marks of a square stand in
 * rows; all have the same size, which is the largest for which the square with most labels has room.
 */
final class HidatoPicture {
    private static final double MARGIN = 0.5;
    private static final double EDGE = 0.1;
    private static final double NAME = 0.26;
    private static final double VALUE = 0.5;
    private static final double PADDING = 0.06;
    /** How wide a digit is and how much room there is after a number, in sizes of the font. */
    private static final double DIGIT = 0.56;

    private static final double GAP = 0.5;
    /** How far the lines are apart at least. */
    private static final double LINE = 1.16;

    private static final double SIGN = 0.72;

    private final HidatoPuzzle puzzle;
    private final int n;
    private final HidatoLabels labels;
    private final int columns;
    private final int rows;
    private final double size;
    private final List<Part> board = new ArrayList<>();

    private HidatoPicture(HidatoPuzzle puzzle) {
        this.puzzle = puzzle;
        this.n = puzzle.n();
        this.labels = new HidatoLabels(puzzle);
        int most = IntStream.range(0, n * n)
                .map(s -> labels.ofSquare(s).length)
                .max()
                .orElse(1);
        this.columns = IntStream.rangeClosed(2, Math.max(2, most))
                .boxed()
                .max(Comparator.comparingDouble(k -> size(k, most)))
                .orElse(2);
        this.rows = rows(columns, most);
        this.size = size(columns, most);
    }

    /** How large the marks may be if so many stand in rows of k. */
    private double size(int k, int most) {
        int digits = Integer.toString(puzzle.count()).length();
        double room = 1 - 2 * PADDING;
        return Math.min(room / k / (digits * DIGIT + GAP), room / rows(k, most) / LINE);
    }

    private static int rows(int k, int most) {
        return Math.max(2, (most + k - 1) / k);
    }

    static Picture of(HidatoPuzzle puzzle) {
        return new HidatoPicture(puzzle).make();
    }

    private Picture make() {
        for (int i = 0; i < n; i++) {
            name("r" + (i + 1), MARGIN / 2, MARGIN + i + 0.5);
            name("c" + (i + 1), MARGIN + i + 0.5, MARGIN / 2);
        }
        List<Area> spots = new ArrayList<>();
        List<Look> looks = new ArrayList<>();
        for (int s = 0; s < n * n; s++) {
            spots.add(square(s));
            if (puzzle.isHole(s)) {
                board.add(new Part(square(s), Tone.STRONG));
            }
            int[] own = labels.ofSquare(s);
            for (int i = 0; i < own.length; i++) {
                looks.add(look(s, i, Integer.toString(labels.number(own[i]) + 1)));
            }
        }
        for (int i = 0; i <= n; i++) {
            Tone tone = i % n == 0 ? Tone.STRONG : Tone.FAINT;
            line(MARGIN, MARGIN + i, MARGIN + n, MARGIN + i, tone);
            line(MARGIN + i, MARGIN, MARGIN + i, MARGIN + n, tone);
        }
        double side = MARGIN + n + EDGE;
        return new Picture(side, side, board, spots, looks);
    }

    private void name(String text, double x, double y) {
        board.add(new Part(new Text(new Point(x, y), NAME, text), Tone.FAINT));
    }

    private void line(double x, double y, double toX, double toY, Tone tone) {
        board.add(new Part(new Stroke(new Point(x, y), new Point(toX, toY)), tone));
    }

    private Area square(int s) {
        double x = MARGIN + s % n;
        int row = s / n;
        double y = MARGIN + row;
        return new Area(List.of(new Point(x, y), new Point(x + 1, y), new Point(x + 1, y + 1), new Point(x, y + 1)));
    }

    /** The i-th label of a square. */
    private Look look(int s, int i, String number) {
        double step = (1 - 2 * PADDING) / columns;
        double down = (1 - 2 * PADDING) / rows;
        int row = s / n;
        int line = i / columns;
        double x = MARGIN + s % n;
        double y = MARGIN + row;
        Point at = new Point(x + PADDING + (i % columns + 0.5) * step, y + PADDING + (line + 0.5) * down);
        Point middle = new Point(x + 0.5, y + 0.5);
        return new Look(s, new Text(at, size, number), SIGN * size, new Text(middle, VALUE, number));
    }
}
