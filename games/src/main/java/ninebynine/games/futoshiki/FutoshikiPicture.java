package ninebynine.games.futoshiki;

import java.util.ArrayList;
import java.util.List;
import ninebynine.games.Picture;
import ninebynine.games.Picture.Drawn;
import ninebynine.games.Picture.Point;
import ninebynine.games.Picture.Stroke;
import ninebynine.games.Picture.Tone;
import ninebynine.games.grid.SquarePicture;

/** A Futoshiki's board: a grid of cells, and on their borders signs whose tip is in the smaller cell. */
final class FutoshikiPicture {
    /** How far a sign's tip is from the border, and how far its ends are from its middle line. */
    private static final double REACH = 0.09;

    private FutoshikiPicture() {}

    static Picture of(Signs signs) {
        int n = signs.size();
        Picture grid = SquarePicture.of(n, n, n);
        List<Drawn> board = new ArrayList<>(grid.board());
        for (Signs.Edge edge : signs.edges()) {
            Point tip = grid.spots().get(edge.lower()).middle();
            Point open = grid.spots().get(edge.upper()).middle();
            double right = Math.signum(tip.x() - open.x());
            double down = Math.signum(tip.y() - open.y());
            double x = (tip.x() + open.x()) / 2;
            double y = (tip.y() + open.y()) / 2;
            Point point = new Point(x + right * REACH, y + down * REACH);
            for (int side = -1; side <= 1; side += 2) {
                Point end = new Point(x - right * REACH + side * down * REACH, y - down * REACH + side * right * REACH);
                board.add(new Drawn(new Stroke(end, point), Tone.STRONG));
            }
        }
        return new Picture(grid.width(), grid.height(), board, grid.spots(), grid.labels());
    }
}
