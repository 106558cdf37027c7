package ninebynine.games.map;

import java.util.ArrayList;
import java.util.List;
import ninebynine.games.Picture;
import ninebynine.games.Picture.Area;
import ninebynine.games.Picture.Drawn;
import ninebynine.games.Picture.Look;
import ninebynine.games.Picture.Point;
import ninebynine.games.Picture.Shape;
import ninebynine.games.Picture.Stroke;
import ninebynine.games.Picture.Text;
import ninebynine.games.Picture.Tone;
import org.jspecify.annotations.Nullable;

/**
 * A map's board. With squares: borders between countries, and marks in the first square of each. Without: countries on a circle, with a line
 * between neighbours.
 */
final class MapPicture {
    private static final double EDGE = 0.2;
    private static final double NAME = 0.24;
    private static final double VALUE = 0.4;
    private static final double MIDDLE = 0.62;

    private final Atlas atlas;
    private final List<Drawn> board = new ArrayList<>();

    private MapPicture(Atlas atlas) {
        this.atlas = atlas;
    }

    static Picture of(Atlas atlas, @Nullable Tiles tiles) {
        MapPicture picture = new MapPicture(atlas);
        return tiles == null ? picture.circle() : picture.squares(tiles);
    }

    private Picture squares(Tiles tiles) {
        for (int r = 0; r <= tiles.height(); r++) {
            for (int c = 0; c <= tiles.width(); c++) {
                if (tiles.isBorderAbove(r, c)) {
                    line(new Point(EDGE + c, EDGE + r), new Point(EDGE + c + 1, EDGE + r), Tone.STRONG);
                }
                if (tiles.isBorderLeft(r, c)) {
                    line(new Point(EDGE + c, EDGE + r), new Point(EDGE + c, EDGE + r + 1), Tone.STRONG);
                }
            }
        }
        List<Point> corners = tiles.firsts().stream()
                .mapToObj(square -> corner(square % tiles.width(), square / tiles.width()))
                .toList();
        return picture(tiles.width() + 2 * EDGE, tiles.height() + 2 * EDGE, corners);
    }

    private static Point corner(int column, int row) {
        return new Point(EDGE + column, EDGE + row);
    }

    private Picture circle() {
        int countries = atlas.countries();
        double radius = Math.max(1, 0.25 * countries);
        double middle = radius + 0.5 + EDGE;
        List<Point> corners = new ArrayList<>();
        for (int country = 0; country < countries; country++) {
            double angle = 2 * Math.PI * country / countries;
            corners.add(new Point(
                    rounded(middle + radius * Math.sin(angle)) - 0.5,
                    rounded(middle - radius * Math.cos(angle)) - 0.5));
        }
        for (int country = 0; country < countries; country++) {
            for (int other : atlas.neighbours().get(country).toArray()) {
                if (country < other) {
                    line(centre(corners.get(country)), centre(corners.get(other)), Tone.FAINT);
                }
            }
        }
        corners.forEach(corner -> outline(square(corner)));
        return picture(2 * middle, 2 * middle, corners);
    }

    /** Sines may differ in their last digits from one machine to the next. */
    private static double rounded(double x) {
        return Math.round(1000 * x) / 1000.0;
    }

    private void outline(Area square) {
        List<Point> corners = square.corners();
        for (int i = 0; i < corners.size(); i++) {
            line(corners.get(i), corners.get((i + 1) % corners.size()), Tone.STRONG);
        }
    }

    private void line(Point from, Point to, Tone tone) {
        board.add(new Drawn(new Stroke(from, to), tone));
    }

    private static Point centre(Point corner) {
        return new Point(corner.x() + 0.5, corner.y() + 0.5);
    }

    private static Area square(Point at) {
        return new Area(List.of(
                at, new Point(at.x() + 1, at.y()), new Point(at.x() + 1, at.y() + 1), new Point(at.x(), at.y() + 1)));
    }

    /** @param corners the top left corner of the square in which each country is spoken of */
    private Picture picture(double width, double height, List<Point> corners) {
        List<Area> spots = new ArrayList<>();
        List<Look> labels = new ArrayList<>();
        for (int country = 0; country < corners.size(); country++) {
            Point at = corners.get(country);
            Shape name = new Text(new Point(at.x() + 0.5, at.y() + 0.18), NAME, Atlas.country(country));
            board.add(new Drawn(name, Tone.FAINT));
            spots.add(square(at));
            for (int colour = 0; colour < atlas.colours(); colour++) {
                labels.add(look(country, colour, at));
            }
        }
        return new Picture(width, height, board, spots, labels);
    }

    /** Marks stand in rows of about √k below the name. */
    private Look look(int country, int colour, Point at) {
        int k = atlas.colours();
        int columns = (int) Math.ceil(Math.sqrt(k));
        int rows = (k + columns - 1) / columns;
        int row = colour / columns;
        double step = 0.9 / columns;
        double down = 0.6 / rows;
        String name = Atlas.colour(colour);
        Point mark = new Point(at.x() + 0.05 + (colour % columns + 0.5) * step, at.y() + 0.34 + (row + 0.5) * down);
        double size = 0.8 * Math.min(step, down);
        return new Look(
                country,
                new Text(mark, size, name),
                0.5 * Math.min(step, down),
                new Text(new Point(at.x() + 0.5, at.y() + MIDDLE), VALUE, name));
    }
}
