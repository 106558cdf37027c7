package ninebynine.games.hidato;

import java.util.ArrayList;
import java.util.List;
import ninebynine.games.Picture;
import ninebynine.games.Picture.Area;
import ninebynine.games.Picture.Drawn;
import ninebynine.games.Picture.Look;
import ninebynine.games.Picture.Point;
import ninebynine.games.Picture.Stroke;
import ninebynine.games.Picture.Text;
import ninebynine.games.Picture.Tone;

/**
 * A board of squares of side 1, dark where there are holes, the names of rows and columns in the margin. The marks of a square stand in
 * rows, as many as its labels need.
 */
final class HidatoPicture {
    private static final double MARGIN = 0.5;
    private static final double EDGE = 0.1;
    private static final double NAME = 0.26;
    private static final double VALUE = 0.5;
    private static final double PADDING = 0.06;

    private final HidatoPuzzle puzzle;
    private final int n;
    private final List<Drawn> board = new ArrayList<>();

    private HidatoPicture(HidatoPuzzle puzzle) {
        this.puzzle = puzzle;
        this.n = puzzle.n();
    }

    static Picture of(HidatoPuzzle puzzle) {
        return new HidatoPicture(puzzle).make();
    }

    private Picture make() {
        for (int i = 0; i < n; i++) {
            name("r" + (i + 1), MARGIN / 2, MARGIN + i + 0.5);
            name("c" + (i + 1), MARGIN + i + 0.5, MARGIN / 2);
        }
        HidatoLabels labels = new HidatoLabels(puzzle);
        List<Area> spots = new ArrayList<>();
        List<Look> looks = new ArrayList<>();
        for (int s = 0; s < n * n; s++) {
            spots.add(square(s));
            if (puzzle.isHole(s)) {
                board.add(new Drawn(square(s), Tone.STRONG));
            }
            int[] own = labels.ofSquare(s);
            for (int i = 0; i < own.length; i++) {
                looks.add(look(s, i, own.length, Integer.toString(labels.number(own[i]) + 1)));
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
        board.add(new Drawn(new Text(new Point(x, y), NAME, text), Tone.FAINT));
    }

    private void line(double x, double y, double toX, double toY, Tone tone) {
        board.add(new Drawn(new Stroke(new Point(x, y), new Point(toX, toY)), tone));
    }

    private Area square(int s) {
        double x = MARGIN + s % n;
        int row = s / n;
        double y = MARGIN + row;
        return new Area(List.of(new Point(x, y), new Point(x + 1, y), new Point(x + 1, y + 1), new Point(x, y + 1)));
    }

    /** The i-th of so many labels of a square. */
    private Look look(int s, int i, int count, String number) {
        int columns = Math.max(2, (int) Math.ceil(Math.sqrt(count)));
        double step = (1 - 2 * PADDING) / columns;
        double x = MARGIN + s % n;
        int row = s / n;
        int line = i / columns;
        double y = MARGIN + row;
        Point at = new Point(x + PADDING + (i % columns + 0.5) * step, y + PADDING + (line + 0.5) * step);
        double size = 1.7 * step / Math.max(2, Integer.toString(puzzle.count()).length());
        Point middle = new Point(x + 0.5, y + 0.5);
        return new Look(s, new Text(at, size, number), 0.5 * step, new Text(middle, VALUE, number));
    }
}
