package ninebynine.games.map;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Area;
import ninebynine.game.Picture.Look;
import ninebynine.game.Picture.Paint;
import ninebynine.game.Picture.Part;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Stroke;
import ninebynine.game.Picture.Text;
import ninebynine.game.Picture.Tie;
import ninebynine.game.Picture.Tone;
import org.jspecify.annotations.Nullable;

/**
 * A map's board. With squares: borders between countries, and marks in the first square of each. Without: a box for each country, with a line
 * between neighbours; or, where lines would be a tangle, with the numbers of its neighbours beside it.
 */
final class MapPicture {
    private static final double EDGE = 0.2;
    private static final double NAME = 0.24;
    private static final double VALUE = 0.4;
    private static final double MIDDLE = 0.62;

    private final Atlas atlas;
    private final List<Part> board = new ArrayList<>();
    private final List<Tie> ties = new ArrayList<>();

    private MapPicture(Atlas atlas) {
        this.atlas = atlas;
    }

    static Picture of(Atlas atlas, @Nullable Tiles tiles) {
        MapPicture picture = new MapPicture(atlas);
        if (tiles != null) {
            return picture.squares(tiles);
        }
        List<Point> middles = Chart.of(atlas);
        return middles == null ? picture.list() : picture.chart(middles);
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
        List<Area> areas = IntStream.range(0, atlas.countries())
                .mapToObj(country -> new Area(tiles.outline(country).stream()
                        .map(p -> new Point(EDGE + p.x(), EDGE + p.y()))
                        .toList()))
                .toList();
        return picture(tiles.width() + 2 * EDGE, tiles.height() + 2 * EDGE, corners, areas);
    }

    private static Point corner(int column, int row) {
        return new Point(EDGE + column, EDGE + row);
    }

    private Picture chart(List<Point> middles) {
        double left = middles.stream().mapToDouble(Point::x).min().orElse(0) - 0.5 - EDGE;
        double top = middles.stream().mapToDouble(Point::y).min().orElse(0) - 0.5 - EDGE;
        List<Point> placed = middles.stream()
                .map(p -> new Point(rounded(p.x() - left), rounded(p.y() - top)))
                .toList();
        for (int country = 0; country < placed.size(); country++) {
            for (int other : atlas.neighbours().get(country).toArray()) {
                if (country < other) {
                    Stroke border = between(placed.get(country), placed.get(other));
                    board.add(new Part(border, Tone.PLAIN));
                    ties.add(new Tie(country, other, List.of(border)));
                }
            }
        }
        double width = placed.stream().mapToDouble(Point::x).max().orElse(0) + 0.5 + EDGE;
        double height = placed.stream().mapToDouble(Point::y).max().orElse(0) + 0.5 + EDGE;
        return boxes(
                width,
                height,
                placed.stream().map(p -> new Point(p.x() - 0.5, p.y() - 0.5)).toList());
    }

    /** To a hundredth, which nobody sees and which is shorter. */
    private static double rounded(double x) {
        return Math.round(100 * x) / 100.0;
    }

    /** From the edge of one box to the edge of another. */
    private static Stroke between(Point a, Point b) {
        double part = 0.5 / Math.max(Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y()));
        double right = part * (b.x() - a.x());
        double down = part * (b.y() - a.y());
        return new Stroke(new Point(a.x() + right, a.y() + down), new Point(b.x() - right, b.y() - down));
    }

    private Picture list() {
        NeighbourList list = new NeighbourList(atlas, EDGE);
        board.addAll(list.words());
        return boxes(list.width(), list.height(), list.corners());
    }

    private Picture boxes(double width, double height, List<Point> corners) {
        List<Area> areas = corners.stream().map(MapPicture::square).toList();
        areas.forEach(this::outline);
        return picture(width, height, corners, areas);
    }

    private void outline(Area square) {
        List<Point> corners = square.corners();
        for (int i = 0; i < corners.size(); i++) {
            line(corners.get(i), corners.get((i + 1) % corners.size()), Tone.STRONG);
        }
    }

    private void line(Point from, Point to, Tone tone) {
        board.add(new Part(new Stroke(from, to), tone));
    }

    private static Area square(Point at) {
        return new Area(List.of(
                at, new Point(at.x() + 1, at.y()), new Point(at.x() + 1, at.y() + 1), new Point(at.x(), at.y() + 1)));
    }

    /** @param corners the top left corner of the square in which each country is spoken of */
    private Picture picture(double width, double height, List<Point> corners, List<Area> areas) {
        List<Look> labels = new ArrayList<>();
        for (int country = 0; country < corners.size(); country++) {
            Point at = corners.get(country);
            Point above = new Point(at.x() + 0.5, at.y() + 0.18);
            board.add(new Part(new Text(above, NAME, Atlas.country(country)), Tone.PLAIN));
            for (int colour = 0; colour < atlas.colours(); colour++) {
                labels.add(look(country, colour, at, areas.get(country)));
            }
        }
        return new Picture(width, height, board, ties, areas, labels);
    }

    /** Marks stand in rows of about √k below the name. */
    private Look look(int country, int colour, Point at, Area area) {
        int k = atlas.colours();
        int columns = (int) Math.ceil(Math.sqrt(k));
        int rows = (k + columns - 1) / columns;
        int row = colour / columns;
        double step = 0.9 / columns;
        double down = 0.6 / rows;
        String name = Atlas.colour(colour);
        Point mark = new Point(at.x() + 0.05 + (colour % columns + 0.5) * step, at.y() + 0.34 + (row + 0.5) * down);
        double size = 0.8 * Math.min(step, down);
        Text value = new Text(new Point(at.x() + 0.5, at.y() + MIDDLE), VALUE, name);
        return new Look(
                country, new Text(mark, size, name), 0.5 * Math.min(step, down), new Paint(area, colour, value));
    }
}
