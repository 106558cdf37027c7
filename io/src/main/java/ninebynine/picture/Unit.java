package ninebynine.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import ninebynine.game.Picture.Area;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Shape;
import ninebynine.game.Picture.Stroke;
import ninebynine.game.Picture.Text;
import ninebynine.picture.Canvas.Font;
import ninebynine.picture.Canvas.Pen;
import ninebynine.picture.Canvas.Words;

/** From the board's measure to the canvas: a cell is 60 wide. */
final class Unit {
    private static final double SIZE = 60;

    private Unit() {}

    static double of(double length) {
        return SIZE * length;
    }

    static Point of(Point p) {
        return new Point(SIZE * p.x(), SIZE * p.y());
    }

    static List<Point> of(List<Point> points) {
        return points.stream().map(Unit::of).toList();
    }

    /**
     * Draws shapes of one colour, texts of one size together.
     *
     * @param width of strokes
     * @param bold whether texts are
     */
    static void draw(Canvas canvas, List<Shape> shapes, Ink ink, double width, boolean bold) {
        Map<Double, List<Words>> texts = new LinkedHashMap<>();
        for (Shape shape : shapes) {
            if (shape instanceof Area area) {
                canvas.fill(Curve.polygon(of(area.corners())), ink);
            } else if (shape instanceof Stroke stroke) {
                canvas.stroke(Curve.through(of(List.of(stroke.from(), stroke.to()))), new Pen(ink, width));
            } else if (shape instanceof Text text) {
                texts.computeIfAbsent(text.size(), size -> new ArrayList<>())
                        .add(new Words(of(text.middle()), text.text()));
            }
        }
        texts.forEach((size, words) -> canvas.write(new Font(of(size), bold, ink, true), words));
    }
}
