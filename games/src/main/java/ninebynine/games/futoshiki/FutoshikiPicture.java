package ninebynine.games.futoshiki;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Part;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Stroke;
import ninebynine.game.Picture.Tie;
import ninebynine.game.Picture.Tone;
import ninebynine.games.grid.SquarePicture;

/** The grid, and on the line between two cells a sign with its tip towards the smaller one. */
final class FutoshikiPicture {
    /** Half as long and half as wide as a sign. */
    private static final double ARM = 0.09;
    /** Marks leave room for the signs. */
    private static final double PADDING = 0.13;

    private FutoshikiPicture() {}

    static Picture of(Signs signs) {
        int n = signs.size();
        Picture square = SquarePicture.of(n, PADDING);
        List<Part> board = new ArrayList<>(square.board());
        List<Tie> ties = new ArrayList<>();
        for (Signs.Edge edge : signs.edges()) {
            List<Stroke> sign = sign(middle(square, edge.lower()), middle(square, edge.upper()));
            sign.forEach(stroke -> board.add(new Part(stroke, Tone.STRONG)));
            ties.add(new Tie(edge.lower(), edge.upper(), sign));
        }
        return new Picture(square.width(), square.height(), board, ties, square.spots(), square.labels());
    }

    private static Point middle(Picture square, int cell) {
        return square.spots().get(cell).middle();
    }

    /** Two strokes from the tip. Cells are 1 apart, so their difference is the way that the sign points. */
    private static List<Stroke> sign(Point lower, Point upper) {
        double x = (lower.x() + upper.x()) / 2;
        double y = (lower.y() + upper.y()) / 2;
        double right = ARM * (upper.x() - lower.x());
        double down = ARM * (upper.y() - lower.y());
        Point tip = new Point(x - right, y - down);
        return List.of(
                new Stroke(tip, new Point(x + right - down, y + down - right)),
                new Stroke(tip, new Point(x + right + down, y + down + right)));
    }
}
