package ninebynine.picture;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import ninebynine.explain.Highlights.Role;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Look;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Shape;
import ninebynine.model.Names;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import ninebynine.text.Pieces;

/** The state on the board: givens dark, values that were found lighter, candidates small, and signs around those of a step. */
final class Marks {
    private static final double VALUE_WIDTH = 4;
    private static final double MARK_WIDTH = 1.5;

    private final Picture picture;
    private final Names names;
    private final Canvas canvas;

    Marks(Picture picture, Names names, Canvas canvas) {
        this.picture = picture;
        this.names = names;
        this.canvas = canvas;
    }

    /** The areas that values tint or paint. Most games have none. */
    void washes(View state) {
        Map<Ink, List<Shape>> washes = new EnumMap<>(Ink.class);
        for (int x : state.values().toInts().toArray()) {
            if (picture.labels().get(x).value() instanceof Picture.Wash wash) {
                Ink ink = wash.deep() ? Ink.PALE_BLUE : Ink.SHADE;
                washes.computeIfAbsent(ink, key -> new ArrayList<>()).add(wash.area());
            } else if (picture.labels().get(x).value() instanceof Picture.Paint paint) {
                washes.computeIfAbsent(Ink.hue(paint.hue()), key -> new ArrayList<>())
                        .add(paint.area());
            }
        }
        washes.forEach((ink, areas) -> group("washes", areas, ink, 0, false));
    }

    /** Where new values stand, unless they paint the place themselves. */
    void freshTints(Bits fresh) {
        List<Shape> spots = fresh.toInts().stream()
                .mapToObj(x -> picture.labels().get(x))
                .filter(look -> look.value() instanceof Picture.Text text && !Pieces.isBlank(text.text()))
                .map(look -> (Shape) picture.spots().get(look.spot()))
                .toList();
        if (!spots.isEmpty()) {
            group("tints", spots, Ink.TINT, 0, false);
        }
    }

    /** @param fresh those that are new: green, and bold where they can be */
    void values(View state, Bits givens, Bits fresh) {
        List<Shape> given = new ArrayList<>();
        List<Shape> found = new ArrayList<>();
        List<Shape> painted = new ArrayList<>();
        List<Shape> placed = new ArrayList<>();
        Bits values = state.values();
        for (int x = values.first(); x >= 0; x = values.next(x + 1)) {
            Shape value = picture.labels().get(x).value();
            if (value instanceof Picture.Paint paint) {
                (givens.get(x) ? given : painted).add(paint.text());
            } else {
                (givens.get(x) ? given : fresh.get(x) ? placed : found).add(value);
            }
        }
        group("givens", given, Ink.BLACK, VALUE_WIDTH, true);
        group("found", found, Ink.FOUND, VALUE_WIDTH, false);
        if (!painted.isEmpty()) {
            group("found", painted, Ink.BLACK, VALUE_WIDTH, false);
        }
        if (!placed.isEmpty()) {
            group("fresh", placed, Ink.GREEN, VALUE_WIDTH, true);
        }
        rings(fresh);
    }

    /** A ring around new values that stand on a colour. */
    private void rings(Bits fresh) {
        fresh.toInts().stream()
                .mapToObj(x -> picture.labels().get(x).value())
                .filter(Picture.Paint.class::isInstance)
                .map(value -> ((Picture.Paint) value).text())
                .forEach(text -> canvas.stroke(
                        Curve.circle(Unit.of(text.middle()), 0.75 * Unit.of(text.size())),
                        new Canvas.Pen(Ink.BLACK, VALUE_WIDTH / 2)));
    }

    /**
     * The candidates where nothing is decided yet. While none has been eliminated there is nothing to tell, and no mark but those of a
     * step.
     */
    void marks(View state, SortedMap<Integer, Role> roles) {
        Bits candidates = state.candidates();
        Set<Integer> decided = state.values().toInts().stream()
                .map(x -> picture.labels().get(x).spot())
                .boxed()
                .collect(Collectors.toSet());
        boolean told = candidates.count() < picture.labels().size();
        List<Shape> plain = new ArrayList<>();
        for (int x = candidates.first(); x >= 0; x = candidates.next(x + 1)) {
            Look look = picture.labels().get(x);
            if (told && !roles.containsKey(x) && !decided.contains(look.spot())) {
                plain.add(look.mark());
            }
        }
        group("marks", plain, Ink.MARK, MARK_WIDTH, false);
        for (Map.Entry<Integer, Role> entry : roles.entrySet()) {
            highlight(entry.getKey(), entry.getValue());
        }
    }

    private void group(String kind, List<Shape> shapes, Ink ink, double width, boolean bold) {
        canvas.begin(kind);
        Unit.draw(canvas, shapes, ink, width, bold);
        canvas.end();
    }

    private void highlight(int label, Role role) {
        Look look = picture.labels().get(label);
        Sign sign = Sign.of(role);
        Point middle = Unit.of(look.mark().middle());
        double room = Unit.of(look.room());
        canvas.begin(role.word(), names.subject(label) + " = " + names.value(label) + ": " + sign.meaning());
        sign.draw(canvas, middle, room);
        Shape mark = look.mark() instanceof Picture.Whisper whisper ? whisper.text() : look.mark();
        Unit.draw(canvas, List.of(mark), sign.ink(), MARK_WIDTH, true);
        sign.cross(canvas, middle, room);
        canvas.end();
    }
}
