package ninebynine.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import ninebynine.explain.Highlights.Role;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Look;
import ninebynine.game.Picture.Part;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Text;
import ninebynine.state.View;

/** What arrows keep clear of: the values and clues of a board, the signs of a step, and the edge of the board. */
final class Obstacles {
    private static final double GAP = 2.5;

    private final double width;
    private final double height;
    private final List<Box> texts = new ArrayList<>();
    private final Map<Integer, Box> signs = new TreeMap<>();
    /** Plain candidates: an arrow may cross them, a number should not cover them. */
    private final List<Box> marks = new ArrayList<>();

    /** A box around a point. */
    private record Box(Point middle, double right, double down) {
        boolean holds(Point p, double gap) {
            return Math.abs(p.x() - middle.x()) < right + gap && Math.abs(p.y() - middle.y()) < down + gap;
        }
    }

    Obstacles(Picture picture, View state, SortedMap<Integer, Role> roles) {
        width = Unit.of(picture.width());
        height = Unit.of(picture.height());
        for (Part drawn : picture.board()) {
            if (drawn.shape() instanceof Text text) {
                texts.add(box(text));
            }
        }
        for (int x : state.values().toInts().toArray()) {
            if (picture.labels().get(x).value() instanceof Text text) {
                texts.add(box(text));
            } else if (picture.labels().get(x).value() instanceof Picture.Paint paint) {
                texts.add(box(paint.text()));
            }
        }
        for (int x : roles.keySet()) {
            Look look = picture.labels().get(x);
            double room = Unit.of(look.room());
            signs.put(x, new Box(Unit.of(look.mark().middle()), room, room));
        }
        Set<Integer> decided = new TreeSet<>();
        state.values().toInts().stream()
                .forEach(x -> decided.add(picture.labels().get(x).spot()));
        for (int x : state.candidates().toInts().toArray()) {
            Look look = picture.labels().get(x);
            if (look.mark() instanceof Text text && !roles.containsKey(x) && !decided.contains(look.spot())) {
                marks.add(box(text));
            }
        }
    }

    private static Box box(Text text) {
        double size = Unit.of(text.size());
        return new Box(Unit.of(text.middle()), size * Glyphs.width(text.text()) / 2, size * Glyphs.CAPITAL / 2);
    }

    /** How many of these points are in the way, if the signs of some labels are not. */
    int hits(List<Point> points, Set<Integer> ends) {
        int hits = 0;
        for (Point p : points) {
            hits += isFree(p, GAP, ends) ? 0 : 1;
        }
        return hits;
    }

    /** Whether there is nothing within a distance of a point. */
    boolean isFree(Point p, double gap) {
        return isFree(p, gap, new TreeSet<>());
    }

    private boolean isFree(Point p, double gap, Set<Integer> ends) {
        boolean outside = p.x() < gap || p.y() < gap || p.x() > width - gap || p.y() > height - gap;
        if (outside) {
            return false;
        }
        for (Box text : texts) {
            if (text.holds(p, gap)) {
                return false;
            }
        }
        for (Map.Entry<Integer, Box> sign : signs.entrySet()) {
            if (sign.getValue().holds(p, gap) && !ends.contains(sign.getKey())) {
                return false;
            }
        }
        return true;
    }

    /** Whether no plain candidate is within a distance of a point. */
    boolean isClear(Point p, double gap) {
        return marks.stream().noneMatch(mark -> mark.holds(p, gap));
    }

    /** Something else to keep clear of. */
    void add(Point middle, double radius) {
        texts.add(new Box(middle, radius, radius));
    }
}
