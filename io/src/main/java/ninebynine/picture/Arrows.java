package ninebynine.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import ninebynine.explain.Highlights.Role;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Tie;
import ninebynine.picture.Canvas.Font;
import ninebynine.picture.Canvas.Pen;
import ninebynine.picture.Canvas.Words;
import ninebynine.picture.MatchLinks.Link;
import ninebynine.state.View;
import ninebynine.tensor.Ints;

/** The links of a chain as arrows from mark to mark: solid inside a variable, dashed between two; long chains have numbers at them. */
final class Arrows {
    private static final double WIDTH = 2;
    private static final double HALO = 5;
    private static final double NUMBER = 7;
    private static final double DIGITS = 9.5;
    private static final double TIE = 3.2;
    private static final double TIE_HALO = 9;
    /** Where on its way a number stands, best first, in sixteenths. */
    private static final int[] PLACES = {8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13};

    private final Picture picture;
    private final Canvas canvas;
    private final List<Words> numbers = new ArrayList<>();

    Arrows(Picture picture, Canvas canvas) {
        this.picture = picture;
        this.canvas = canvas;
    }

    /** The signs and borders of the board that are part of the reason. */
    void ties(List<Tie> ties) {
        for (Tie tie : ties) {
            canvas.begin("tie");
            Unit.draw(canvas, List.copyOf(tie.strokes()), Ink.PALE_BLUE, TIE_HALO, false);
            Unit.draw(canvas, List.copyOf(tie.strokes()), Ink.BLUE, TIE, false);
            canvas.end();
        }
    }

    /** A loop around the members of each group. */
    void groups(List<Ints> groups) {
        for (Ints group : groups) {
            double room = room(group.get(0));
            Curve line = Curve.through(group.stream().mapToObj(this::at).toList());
            canvas.begin("group");
            canvas.stroke(line, new Pen(Ink.BLUE, 2.5 * room));
            canvas.stroke(line, new Pen(Ink.PALE_BLUE, 2.5 * room - 3));
            canvas.end();
        }
    }

    /** Arrows that keep clear of the values of a state and of the signs of a step. */
    void links(List<Link> links, View state, SortedMap<Integer, Role> roles) {
        canvas.begin("links");
        if (!links.isEmpty()) {
            Obstacles obstacles = new Obstacles(picture, state, roles);
            links.forEach(link -> link(link, obstacles));
        }
        canvas.end();
    }

    private void link(Link link, Obstacles obstacles) {
        int from = nearest(link.from(), link.to().get(0));
        int to = nearest(link.to(), from);
        Arrow.Ends ends = new Arrow.Ends(at(from), at(to), room(from), room(to));
        Pen pen = new Pen(link.ink(), WIDTH, !link.strong());
        if (ends.length() <= 2 * ends.roomA() + Arrow.HEAD) { // neighbours inside a cell: no room for an arrow
            Curve line = Curve.through(List.of(ends.a(), ends.b()));
            canvas.stroke(line, new Pen(Ink.PAPER, HALO));
            canvas.stroke(line, pen);
            number(link, beside(ends), obstacles);
            return;
        }
        Arrow arrow = Arrow.between(ends, obstacles, Set.of(from, to));
        canvas.stroke(arrow.curve(), new Pen(Ink.PAPER, HALO));
        canvas.stroke(arrow.curve(), pen);
        head(arrow.end(), arrow.tip(), link.ink());
        List<Point> points = arrow.points();
        List<Point> places = new ArrayList<>();
        for (int place : PLACES) {
            places.add(points.get(place));
        }
        number(link, places, obstacles);
    }

    /** Either side of a short line. */
    private static List<Point> beside(Arrow.Ends ends) {
        double x = (ends.a().x() + ends.b().x()) / 2;
        double y = (ends.a().y() + ends.b().y()) / 2;
        double aside = (ends.roomA() + NUMBER + 2) / Math.max(1, ends.length());
        double right = aside * (ends.b().y() - ends.a().y());
        double down = -aside * (ends.b().x() - ends.a().x());
        return List.of(new Point(x + right, y + down), new Point(x - right, y - down));
    }

    /** Keeps a number for the first of some places that is free and covers no candidate, or else that is free, or for the first. */
    private void number(Link link, List<Point> places, Obstacles obstacles) {
        if (link.number() > 0) {
            List<Point> free =
                    places.stream().filter(p -> obstacles.isFree(p, NUMBER)).toList();
            Point at = free.stream()
                    .filter(p -> obstacles.isClear(p, NUMBER))
                    .findFirst()
                    .orElse(free.isEmpty() ? places.get(0) : free.get(0));
            obstacles.add(at, NUMBER);
            numbers.add(new Words(at, Integer.toString(link.number())));
        }
    }

    /** The numbers of the links, over everything else. */
    void numbers() {
        if (!numbers.isEmpty()) {
            canvas.begin("numbers");
            for (Words number : numbers) {
                canvas.fill(Curve.circle(number.at(), NUMBER), Ink.LINK);
            }
            canvas.write(new Font(DIGITS, true, Ink.PAPER, true), numbers);
            canvas.end();
        }
    }

    private void head(Point from, Point tip, Ink ink) {
        double dx = (tip.x() - from.x()) / Arrow.HEAD;
        double dy = (tip.y() - from.y()) / Arrow.HEAD;
        double half = 0.45 * Arrow.HEAD;
        canvas.fill(
                new Curve()
                        .move(tip.x(), tip.y())
                        .line(from.x() - half * dy, from.y() + half * dx)
                        .line(from.x() + half * dy, from.y() - half * dx)
                        .close(),
                ink);
    }

    private int nearest(Ints members, int other) {
        return members.stream()
                .boxed()
                .min(Comparator.comparingDouble(x -> Arrow.distance(at(x), at(other))))
                .orElseThrow();
    }

    private Point at(int label) {
        return Unit.of(picture.labels().get(label).mark().middle());
    }

    private double room(int label) {
        return Unit.of(picture.labels().get(label).room());
    }
}
