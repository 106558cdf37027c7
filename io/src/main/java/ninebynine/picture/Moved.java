package ninebynine.picture;

import java.util.List;
import ninebynine.game.Picture.Point;

/** A part of a canvas that has its own origin. */
record Moved(Canvas canvas, double dx, double dy) implements Canvas {
    @Override
    public void fill(Curve curve, Ink ink) {
        canvas.fill(curve.moved(dx, dy), ink);
    }

    @Override
    public void stroke(Curve curve, Pen pen) {
        canvas.stroke(curve.moved(dx, dy), pen);
    }

    @Override
    public void write(Font font, List<Words> words) {
        canvas.write(
                font,
                words.stream()
                        .map(word -> new Words(
                                new Point(word.at().x() + dx, word.at().y() + dy), word.text()))
                        .toList());
    }

    @Override
    public void begin(String kind) {
        canvas.begin(kind);
    }

    @Override
    public void begin(String kind, String title) {
        canvas.begin(kind, title);
    }

    @Override
    public void end() {
        canvas.end();
    }
}
