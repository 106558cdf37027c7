package ninebynine.picture;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import ninebynine.explain.Highlights;
import ninebynine.explain.Highlights.Role;
import ninebynine.explain.Notation;
import ninebynine.explain.Prose;
import ninebynine.games.Picture;
import ninebynine.games.Picture.Area;
import ninebynine.games.Picture.Drawn;
import ninebynine.games.Picture.Point;
import ninebynine.games.Picture.Tone;
import ninebynine.games.Puzzle;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/**
 * One picture: what is shown, and in which order.
 *
 * <pre>
 *   washes ─▶ tints ─▶ board ─▶ links ─▶ values ─▶ marks with their signs ─▶ caption
 * </pre>
 */
final class Scene {
    private static final double THIN = 1;
    private static final double THICK = 2.6;
    private static final double SMALLEST_TEXT = 15;
    private static final double TEXTS_ACROSS = 55;

    private final Puzzle puzzle;
    private final Model model;
    private final View state;
    private final @Nullable Match match;
    private final Picture picture;
    private final SortedMap<Integer, Role> roles;
    private final Caption caption;

    Scene(Puzzle puzzle, View state, @Nullable Match match, Pictures.Below words) {
        this.puzzle = puzzle;
        this.model = puzzle.model();
        this.state = state;
        this.match = match;
        this.picture = puzzle.picture();
        this.roles = match == null ? new TreeMap<>() : roles(match, state);
        this.caption = caption(words);
    }

    private static SortedMap<Integer, Role> roles(Match match, View state) {
        SortedMap<Integer, Role> roles = Highlights.of(match, state);
        if (Links.isRing(match.pattern())) {
            roles.replaceAll(
                    (x, role) -> role == Role.LEFT_LINKING || role == Role.RIGHT_LINKING ? Role.WITNESS : role);
        }
        return roles;
    }

    private Caption caption(Pictures.Below words) {
        double size = Math.max(SMALLEST_TEXT, width() / TEXTS_ACROSS);
        Caption made = new Caption(Unit.of(new Point(0, picture.height())), width(), size);
        if (match != null && words != Pictures.Below.NOTHING) {
            made.notation(new Notation(model, Notation.Style.UNICODE).line(match));
            if (words == Pictures.Below.SENTENCE) {
                made.sentence(new Prose(model).sentence(match, state));
            }
            made.key(signs());
        }
        return made;
    }

    private SortedSet<Sign> signs() {
        SortedSet<Sign> signs = new TreeSet<>();
        roles.values().forEach(role -> signs.add(Sign.of(role)));
        return signs;
    }

    double width() {
        return Unit.of(picture.width());
    }

    double height() {
        return caption.bottom();
    }

    /** The size of the smallest text among the marks. */
    double smallestMark() {
        return Unit.of(picture.labels().stream()
                .map(Picture.Look::mark)
                .filter(Picture.Text.class::isInstance)
                .mapToDouble(mark -> ((Picture.Text) mark).size())
                .min()
                .orElse(1));
    }

    String title() {
        String board = puzzle.game() + " " + puzzle.size();
        return match == null ? board : board + ", " + new Notation(model, Notation.Style.UNICODE).name(match);
    }

    String description() {
        return match == null ? puzzle.text(state) : new Prose(model).sentence(match, state);
    }

    void draw(Canvas canvas) {
        Marks marks = new Marks(picture, model.names(), canvas);
        marks.washes(state);
        if (match != null) {
            canvas.begin("tints");
            Tints.of(match, picture, model)
                    .forEach((spot, ink) ->
                            Unit.draw(canvas, List.of(picture.spots().get(spot)), ink, 0, false));
            canvas.end();
        }
        board(canvas);
        if (match != null) {
            Arrows arrows = new Arrows(picture, canvas);
            arrows.groups(Links.groups(match));
            arrows.links(Links.of(match, state));
        }
        marks.values(state, puzzle.start().values());
        marks.marks(state, roles);
        caption.draw(canvas);
    }

    private void board(Canvas canvas) {
        canvas.begin("board");
        for (Tone tone : Tone.values()) {
            boolean strong = tone == Tone.STRONG;
            List<Picture.Shape> shapes = picture.board().stream()
                    .filter(drawn -> drawn.tone() == tone)
                    .map(Drawn::shape)
                    .toList();
            areas(canvas, shapes, strong);
            Unit.draw(
                    canvas,
                    only(shapes, Picture.Stroke.class),
                    strong ? Ink.BLACK : Ink.FAINT,
                    strong ? THICK : THIN,
                    false);
            Unit.draw(canvas, only(shapes, Picture.Text.class), strong ? Ink.BLACK : Ink.NAME, 0, false);
        }
        canvas.end();
    }

    private static void areas(Canvas canvas, List<Picture.Shape> shapes, boolean strong) {
        Unit.draw(canvas, only(shapes, Area.class), strong ? Ink.BLACK : Ink.SHADE, 0, false);
    }

    private static List<Picture.Shape> only(List<Picture.Shape> shapes, Class<? extends Picture.Shape> kind) {
        return shapes.stream().filter(kind::isInstance).toList();
    }
}
