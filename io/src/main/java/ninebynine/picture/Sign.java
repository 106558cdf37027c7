package ninebynine.picture;

import ninebynine.explain.Highlights.Role;
import ninebynine.game.Picture.Point;
import ninebynine.picture.Canvas.Pen;

/** How a role is shown around a mark: each has a colour and a shape of its own, so that neither is needed to tell it. */
enum Sign {
    TARGET(Outline.SQUARE, Ink.PALE_RED, Ink.PALE_RED, Ink.RED, "eliminated"),
    PLACED(Outline.RING, Ink.GREEN, Ink.GREEN, Ink.PAPER, "placed"),
    WITNESS(Outline.SQUARE, Ink.BLUE, Ink.BLUE, Ink.PAPER, "part of the reason"),
    LEFT_LINKING(Outline.SQUARE, Ink.PALE_ORANGE, Ink.ORANGE, Ink.BLACK, "would be false"),
    RIGHT_LINKING(Outline.CIRCLE, Ink.BLUE, Ink.BLUE, Ink.PAPER, "would be true"),
    Z(Outline.DIAMOND, Ink.PALE_PURPLE, Ink.PURPLE, Ink.BLACK, "z: clashes with the first"),
    T(Outline.CIRCLE, Ink.PALE_TEAL, Ink.TEAL, Ink.BLACK, "t: clashes with one on the way"),
    FIN(Outline.DIAMOND, Ink.YELLOW, Ink.YELLOW, Ink.BLACK, "fin"),
    GUARDIAN(Outline.RING, Ink.YELLOW, Ink.YELLOW, Ink.BLACK, "guardian: one of these is true");

    private enum Outline {
        SQUARE,
        CIRCLE,
        RING,
        DIAMOND
    }

    private final Outline outline;
    private final Ink fill;
    private final Ink edge;
    private final Ink text;
    private final String meaning;

    Sign(Outline outline, Ink fill, Ink edge, Ink text, String meaning) {
        this.outline = outline;
        this.fill = fill;
        this.edge = edge;
        this.text = text;
        this.meaning = meaning;
    }

    static Sign of(Role role) {
        return valueOf(role.name());
    }

    /** What it says of a candidate, for the key below the board. */
    String meaning() {
        return meaning;
    }

    /** The colour of the mark itself. */
    Ink ink() {
        return text;
    }

    /** What lies under the mark. */
    void draw(Canvas canvas, Point middle, double radius) {
        Curve curve = switch (outline) {
            case SQUARE -> Curve.square(middle, 0.84 * radius);
            case CIRCLE, RING -> Curve.circle(middle, 0.94 * radius);
            case DIAMOND -> Curve.diamond(middle, 1.12 * radius);
        };
        canvas.fill(curve, fill);
        if (edge != fill) {
            canvas.stroke(curve, new Pen(edge, 0.16 * radius));
        }
        if (outline == Outline.RING) {
            canvas.stroke(Curve.circle(middle, 1.22 * radius), new Pen(edge, 0.14 * radius));
        }
    }

    /** What lies over it: an eliminated candidate is crossed out. */
    void cross(Canvas canvas, Point middle, double radius) {
        if (this == TARGET) {
            double r = 0.84 * radius;
            Curve line = new Curve().move(middle.x() - r, middle.y() + r).line(middle.x() + r, middle.y() - r);
            canvas.stroke(line, new Pen(Ink.RED, 0.2 * radius));
        }
    }
}
