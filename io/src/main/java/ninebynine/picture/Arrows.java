package ninebynine.picture;

import java.util.Comparator;
import java.util.List;
import ninebynine.games.Picture;
import ninebynine.games.Picture.Point;
import ninebynine.picture.Canvas.Pen;
import ninebynine.picture.Links.Link;
import ninebynine.tensor.Ints;

/** The links of a chain as arrows from mark to mark: solid inside a variable, dashed between two, bent to keep clear of the marks between. */
final class Arrows {
    private static final double WIDTH = 2;
    private static final double HALO = 5;
    private static final double HEAD = 8;
    private static final double BEND = 0.16;
    private static final double MOST_BENT = 40;

    private final Picture picture;
    private final Canvas canvas;

    Arrows(Picture picture, Canvas canvas) {
        this.picture = picture;
        this.canvas = canvas;
    }

    /** A loop around the members of each group. */
    void groups(List<Ints> groups) {
        for (Ints group : groups) {
            double room = Unit.of(picture.labels().get(group.get(0)).room());
            Curve line = Curve.through(group.stream().mapToObj(this::at).toList());
            canvas.begin("group");
            canvas.stroke(line, new Pen(Ink.BLUE, 2.5 * room));
            canvas.stroke(line, new Pen(Ink.PALE_BLUE, 2.5 * room - 3));
            canvas.end();
        }
    }

    void links(List<Link> links) {
        canvas.begin("links");
        links.forEach(this::link);
        canvas.end();
    }

    private void link(Link link) {
        int from = nearest(link.from(), link.to().get(0));
        int to = nearest(link.to(), from);
        Point a = at(from);
        Point b = at(to);
        double length = distance(a, b);
        double gap = Unit.of(picture.labels().get(from).room());
        double head = Unit.of(picture.labels().get(to).room());
        if (length <= 2 * gap + HEAD) {
            straight(a, b, link.strong());
            return;
        }
        double bend = Math.min(MOST_BENT, BEND * length);
        Point middle = new Point(
                (a.x() + b.x()) / 2 + bend * (b.y() - a.y()) / length,
                (a.y() + b.y()) / 2 - bend * (b.x() - a.x()) / length);
        Point start = towards(a, middle, gap);
        Point tip = towards(b, middle, 1.1 * head);
        Point end = towards(b, middle, 1.1 * head + HEAD);
        Curve curve = new Curve().move(start.x(), start.y()).cubic(between(start, middle), between(end, middle), end);
        canvas.stroke(curve, new Pen(Ink.PAPER, HALO));
        canvas.stroke(curve, new Pen(Ink.LINK, WIDTH, !link.strong()));
        head(end, tip);
    }

    /** Neighbours inside a cell: no room for an arrow. */
    private void straight(Point a, Point b, boolean strong) {
        Curve line = Curve.through(List.of(a, b));
        canvas.stroke(line, new Pen(Ink.PAPER, HALO));
        canvas.stroke(line, new Pen(Ink.LINK, WIDTH, !strong));
    }

    private void head(Point from, Point tip) {
        double dx = (tip.x() - from.x()) / HEAD;
        double dy = (tip.y() - from.y()) / HEAD;
        double half = 0.45 * HEAD;
        canvas.fill(
                new Curve()
                        .move(tip.x(), tip.y())
                        .line(from.x() - half * dy, from.y() + half * dx)
                        .line(from.x() + half * dy, from.y() - half * dx)
                        .close(),
                Ink.LINK);
    }

    private int nearest(Ints members, int other) {
        return members.stream()
                .boxed()
                .min(Comparator.comparingDouble(x -> distance(at(x), at(other))))
                .orElseThrow();
    }

    private Point at(int label) {
        return Unit.of(picture.labels().get(label).mark().middle());
    }

    private static double distance(Point a, Point b) {
        return Math.sqrt((a.x() - b.x()) * (a.x() - b.x()) + (a.y() - b.y()) * (a.y() - b.y()));
    }

    private static Point towards(Point from, Point to, double far) {
        double part = far / distance(from, to);
        return new Point(from.x() + part * (to.x() - from.x()), from.y() + part * (to.y() - from.y()));
    }

    /** Two thirds of the way, where a cubic has its handles that is as round as a quadratic. */
    private static Point between(Point from, Point to) {
        return new Point(from.x() + (to.x() - from.x()) * 2 / 3, from.y() + (to.y() - from.y()) * 2 / 3);
    }
}
