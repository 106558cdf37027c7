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
import ninebynine.explain.StepNames;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Area;
import ninebynine.game.Picture.Part;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Tone;
import ninebynine.game.Puzzle;
import ninebynine.model.Model;
import ninebynine.rule.Match;
import ninebynine.state.View;
import ninebynine.tensor.Bits;
import org.jspecify.annotations.Nullable;

/**
 * One picture: what is shown, and in which order.
 *
 * <pre>
 *   ground ─▶ tints ─▶ board ─▶ links ─▶ values ─▶ marks with their signs ─▶ numbers ─▶ caption
 * </pre>
 */
final class Scene {
    private static final double THIN = 1;
    private static final double MIDDLING = 1.6;
    private static final double THICK = 2.6;
    private static final double SMALLEST_TEXT = 15;
    private static final double TEXTS_ACROSS = 55;
    private static final double NARROWEST_CAPTION = 300;
    private static final double READABLE = 11;

    private final Puzzle puzzle;
    private final Model model;
    private final View state;
    private final @Nullable Match match;
    private final Picture picture;
    private final SortedMap<Integer, Role> roles;
    private final double scale;
    private final BelowText told;
    private final Bits fresh;
    private final Caption caption;

    /**
     * What is said below a board.
     *
     * @param notation or the like; nothing is said if it is empty
     * @param across how many letters' heights the board is wide
     * @param keyed whether there is a key to the signs
     */
    record BelowText(String notation, String sentence, double across, boolean keyed) {}

    /** A state, and maybe the step that is about to be taken there. */
    Scene(Puzzle puzzle, View state, @Nullable Match match, Pictures.Below words) {
        this(
                puzzle,
                state,
                match,
                told(puzzle.model(), state, match, words),
                new Bits(puzzle.model().labelCount()));
    }

    /** @param fresh the values that are shown as new */
    Scene(Puzzle puzzle, View state, @Nullable Match match, BelowText told, Bits fresh) {
        this.puzzle = puzzle;
        this.model = puzzle.model();
        this.state = state;
        this.match = match;
        this.picture = puzzle.picture();
        this.roles = match == null ? new TreeMap<>() : roles(match, state);
        this.scale = Math.max(1, READABLE / smallestMark());
        this.told = told;
        this.fresh = fresh;
        this.caption = caption();
    }

    private static BelowText told(Model model, View state, @Nullable Match match, Pictures.Below words) {
        if (match == null || words == Pictures.Below.NOTHING) {
            return new BelowText("", "", TEXTS_ACROSS, false);
        }
        Notation notation = new Notation(model, Notation.Style.UNICODE);
        return new BelowText(
                notation.line(match) + StepNames.after(notation.name(match), match, state),
                words == Pictures.Below.SENTENCE ? new Prose(model).sentence(match, state) : "",
                TEXTS_ACROSS,
                true);
    }

    private static SortedMap<Integer, Role> roles(Match match, View state) {
        SortedMap<Integer, Role> roles = Highlights.of(match, state);
        if (MatchLinks.isRing(match.pattern())) {
            roles.replaceAll(
                    (x, role) -> role == Role.LEFT_LINKING || role == Role.RIGHT_LINKING ? Role.WITNESS : role);
        }
        return roles;
    }

    private Caption caption() {
        double size = Math.max(SMALLEST_TEXT / scale, width() / told.across);
        Caption made = new Caption(Unit.of(new Point(0, picture.height())), width(), size);
        if (isTold()) {
            made.notation(told.notation);
            if (!told.sentence.isEmpty()) {
                made.sentence(told.sentence);
            }
            if (told.keyed) {
                made.key(signs());
            }
        }
        return made;
    }

    /** What is shown around candidates. */
    SortedSet<Sign> signs() {
        SortedSet<Sign> signs = new TreeSet<>();
        roles.values().forEach(role -> signs.add(Sign.of(role)));
        return signs;
    }

    /** As wide as the board, or as words below it need. */
    double width() {
        return Math.max(Unit.of(picture.width()), isTold() ? NARROWEST_CAPTION / scale : 0);
    }

    private boolean isTold() {
        return !told.notation.isEmpty();
    }

    double height() {
        return caption.bottom();
    }

    /** How much larger than usual the board is shown, so that its marks can be read. */
    double scale() {
        return scale;
    }

    /** The size of the smallest text among the marks. */
    private double smallestMark() {
        return Unit.of(picture.labels().stream()
                .map(Picture.Look::mark)
                .filter(Picture.Text.class::isInstance)
                .mapToDouble(mark -> ((Picture.Text) mark).size())
                .min()
                .orElse(1));
    }

    String title() {
        String board = puzzle.game() + " " + puzzle.size();
        return match == null ? board : board + ", " + called(match, state);
    }

    /** What a step is called in notation, and by players. */
    static String called(Match match, View before) {
        String ours = new Notation(before.model(), Notation.Style.UNICODE).name(match);
        return ours + StepNames.after(ours, match, before);
    }

    String description() {
        return match == null ? puzzle.text(state) : new Prose(model).sentence(match, state);
    }

    void draw(Canvas canvas) {
        Marks marks = new Marks(picture, model.names(), canvas);
        ground(canvas);
        marks.washes(state);
        if (match != null) {
            canvas.begin("tints");
            Tints.of(match, picture, model)
                    .forEach((spot, ink) ->
                            Unit.draw(canvas, List.of(picture.spots().get(spot)), ink, 0, false));
            canvas.end();
        }
        marks.freshTints(fresh);
        board(canvas);
        Arrows arrows = new Arrows(picture, canvas);
        if (match != null) {
            arrows.groups(MatchLinks.groups(match));
            arrows.links(MatchLinks.of(match, state), state, roles);
        }
        marks.values(state, puzzle.start().values(), fresh);
        marks.marks(state, roles);
        if (match != null) {
            arrows.ties(Ties.of(match, picture, state));
        }
        arrows.numbers();
        caption.draw(canvas);
    }

    /** The light areas of the board, on which tints are seen. */
    private void ground(Canvas canvas) {
        List<Picture.Shape> areas = only(shapes(Tone.FAINT), Area.class);
        if (!areas.isEmpty()) {
            canvas.begin("ground");
            Unit.draw(canvas, areas, Ink.GROUND, 0, false);
            canvas.end();
        }
    }

    private List<Picture.Shape> shapes(Tone tone) {
        return picture.board().stream()
                .filter(drawn -> drawn.tone() == tone)
                .map(Part::shape)
                .toList();
    }

    private void board(Canvas canvas) {
        canvas.begin("board");
        Unit.draw(canvas, only(shapes(Tone.STRONG), Area.class), Ink.BLACK, 0, false);
        for (Tone tone : Tone.values()) {
            List<Picture.Shape> shapes = shapes(tone);
            Unit.draw(canvas, only(shapes, Picture.Stroke.class), line(tone), width(tone), false);
            Unit.draw(canvas, only(shapes, Picture.Text.class), tone == Tone.FAINT ? Ink.NAME : Ink.BLACK, 0, false);
        }
        canvas.end();
    }

    private static Ink line(Tone tone) {
        return switch (tone) {
            case FAINT -> Ink.FAINT;
            case PLAIN -> Ink.NAME;
            case STRONG -> Ink.BLACK;
        };
    }

    private static double width(Tone tone) {
        return switch (tone) {
            case FAINT -> THIN;
            case PLAIN -> MIDDLING;
            case STRONG -> THICK;
        };
    }

    private static List<Picture.Shape> only(List<Picture.Shape> shapes, Class<? extends Picture.Shape> kind) {
        return shapes.stream().filter(kind::isInstance).toList();
    }
}
