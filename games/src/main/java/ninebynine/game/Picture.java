package ninebynine.game;

import java.util.List;

/**
 * How a board looks, as data: what is always there, and how each label is drawn as a pencil mark and as a value. Who draws it
 * chooses colours; a picture has only geometry.
 *
 * <pre>
 *   (0,0) ─── x ───▶        board    lines, areas and texts that never change: grid, holes, sums, signs
 *     │   ┌───┬───┐         ties     the lines of the board that say how two spots are tied: signs, borders
 *     y   │1 2│   │         spots    the areas that are tinted when a label is spoken of: cells, countries, edges
 *     ▼   │3 4│ 7 │         labels   for each label: its spot, its mark while it is a candidate, its look as a value
 *         └───┴───┘
 *                           A mark or a value is a text, a stroke (an edge of a loop), an area, or paint (a coloured country).
 * </pre>
 *
 * The unit is about a cell. Labels share spots: all that a cell can be stands in one.
 *
 * @param labels one for each label of the model, in order
 */
public record Picture(
        double width, double height, List<Part> board, List<Tie> ties, List<Area> spots, List<Look> labels) {
    public Picture {
        board = List.copyOf(board);
        ties = List.copyOf(ties);
        spots = List.copyOf(spots);
        labels = List.copyOf(labels);
    }

    /** A board on which nothing but the rules ties spots. */
    public Picture(double width, double height, List<Part> board, List<Area> spots, List<Look> labels) {
        this(width, height, board, List.of(), spots, labels);
    }

    /** A point: x to the right, y downwards. */
    public record Point(double x, double y) {}

    /** Something to draw. */
    public sealed interface Shape {
        /** The middle of it: where a link to it ends. */
        Point middle();
    }

    /** A straight line. */
    public record Stroke(Point from, Point to) implements Shape {
        @Override
        public Point middle() {
            return new Point((from.x + to.x) / 2, (from.y + to.y) / 2);
        }
    }

    /** A polygon. One with a hole goes around it too, the other way, and takes the same line there and back, which has no width. */
    public record Area(List<Point> corners) implements Shape {
        public Area {
            corners = List.copyOf(corners);
        }

        /** The mean of the corners. */
        @Override
        public Point middle() {
            return new Point(
                    corners.stream().mapToDouble(Point::x).sum() / corners.size(),
                    corners.stream().mapToDouble(Point::y).sum() / corners.size());
        }
    }

    /**
     * Words, centred.
     *
     * @param size the height of the font
     */
    public record Text(Point middle, double size, String text) implements Shape {}

    /**
     * An area that is tinted lightly, beneath everything else: the inside of a loop.
     *
     * @param deep whether in the stronger of two tints
     */
    public record Wash(Area area, boolean deep) implements Shape {
        @Override
        public Point middle() {
            return area.middle();
        }
    }

    /**
     * An area in a colour, beneath everything else, with a text that says which: a country.
     *
     * @param hue a number for each colour, from 0
     */
    public record Paint(Area area, int hue, Text text) implements Shape {
        @Override
        public Point middle() {
            return text.middle();
        }
    }

    /** A mark that is seen only when a step speaks of it: where a board with all its candidates would be a thicket. */
    public record Whisper(Text text) implements Shape {
        @Override
        public Point middle() {
            return text.middle();
        }
    }

    /** How much a part of the board stands out: a faint line is thin and light, a strong one thick; a faint area is light, a strong one dark. */
    public enum Tone {
        /** It stands back. */
        FAINT,
        /** As usual. */
        PLAIN,
        /** It stands out. */
        STRONG
    }

    /** Something on the board and how much it stands out. */
    public record Part(Shape shape, Tone tone) {}

    /** What stands on the board because labels of two spots are linked: a sign between two cells, the border of two countries. */
    public record Tie(int spot, int other, List<Stroke> strokes) {
        public Tie {
            strokes = List.copyOf(strokes);
        }

        /** Whether it is between these, in either order. */
        public boolean joins(int one, int another) {
            return spot == one && other == another || spot == another && other == one;
        }
    }

    /**
     * How a label is drawn.
     *
     * @param spot which of {@link #spots} it belongs to
     * @param room how far from the middle of the mark there is room for a sign around it
     */
    public record Look(int spot, Shape mark, double room, Shape value) {}
}
