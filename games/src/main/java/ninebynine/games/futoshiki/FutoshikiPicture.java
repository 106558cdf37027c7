package ninebynine.games.futoshiki;

import java.util.ArrayList;
import java.util.List;
import ninebynine.games.Picture;
import ninebynine.games.Picture.Drawn;
import ninebynine.games.Picture.Point;
import ninebynine.games.Picture.Stroke;
import ninebynine.games.Picture.Tone;
import ninebynine.games.grid.SquarePicture;

/** The grid, and on the line between two cells a sign with its tip towards the smaller one. */
final class FutoshikiPicture {
    /** Half as long and half as wide as a sign. */
    private static final double ARM = 0.09;

    private FutoshikiPicture() {}

    static Picture of(Signs signs) {
        int n = signs.size();
        Picture square = SquarePicture.of(n, n, n);
        List<Drawn> board = new ArrayList<>(square.board());
        for (Signs.Edge edge : signs.edges()) {
            add(board, middle(square, edge.lower()), middle(square, edge.upper()));
        }
        return new Picture(square.width(), square.height(), board, square.spots(), square.labels());
    }

    private static Point middle(Picture square, int cell) {
        return square.spots().get(cell).middle();
    }

    /** Two strokes from the tip. Cells are 1 apart, so their difference is the way that the sign points. */
    private static void add(List<Drawn> board, Point lower, Point upper) {
        double x = (lower.x() + upper.x()) / 2;
        double y = (lower.y() + upper.y()) / 2;
        double right = ARM * (upper.x() - lower.x());
        double down = ARM * (upper.y() - lower.y());
        Point tip = new Point(x - right, y - down);
        board.add(new Drawn(new Stroke(tip, new Point(x + right - down, y + down - right)), Tone.STRONG));
        board.add(new Drawn(new Stroke(tip, new Point(x + right + down, y + down + right)), Tone.STRONG));
    }
}
