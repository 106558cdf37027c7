package ninebynine.picture;

import java.util.List;
import ninebynine.game.Picture.Point;

/** What can be drawn on: y goes down, later things cover earlier ones, and ends and corners of lines are round. */
interface Canvas {
    /** Fills a closed curve. */
    void fill(Curve curve, Ink ink);

    void stroke(Curve curve, Pen pen);

    /** Words of one font. */
    void write(Font font, List<Words> words);

    /** What follows belongs together, until {@link #end}. */
    void begin(String kind);

    /** The same with a name that people are told when they point at it. */
    void begin(String kind, String title);

    void end();

    record Pen(Ink ink, double width, boolean dashed) {
        Pen(Ink ink, double width) {
            this(ink, width, false);
        }
    }

    /**
     * How words look.
     *
     * @param centred whether words stand around their point, or begin there
     */
    record Font(double size, boolean bold, Ink ink, boolean centred) {}

    /**
     * Words and where they stand.
     *
     * @param at half the height of a capital above the foot of the letters
     */
    record Words(Point at, String text) {}
}
