package ninebynine.games;

import java.util.List;

/**
 * How a board looks, as data: what is always there, and how each label is drawn as a pencil mark and as a value. Who draws it
 * chooses colours; a picture has only geometry.
 *
 * <pre>
 *   (0,0) ─── x ───▶        board    lines, areas and texts that never change: grid, holes, sums, signs
 *     │   ┌───┬───┐         spots    the areas that are tinted when a label is spoken of: cells, countries, edges
 *     y   │1 2│   │         labels   for each label: its spot, its mark while it is a candidate, its look as a value
 *     ▼   │3 4│ 7 │
 *         └───┴───┘         A mark or a value is a text, a stroke (an edge of a loop) or an area (a coloured country).
 * </pre>
 *
 * The unit is about a cell. Labels share spots: all that a cell can be stands in one.
 *
 * @param labels one for each label of the model, in order
 */
public record Picture(double width, double height, List<Drawn> board, List<Area> spots, List<Look> labels) {
    public Picture {
        board = List.copyOf(board);
        spots = List.copyOf(spots);
        labels = List.copyOf(labels);
    }

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

    /** A polygon without holes. */
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

    /** A mark that is seen only when a step speaks of it: where a board with all its candidates would be a thicket. */
    public record Whisper(Text text) implements Shape {
        @Override
        public Point middle() {
            return text.middle();
        }
    }

    /** How much a part of the board stands out: a faint line is thin, a strong one thick; a strong area is dark. */
    public enum Tone {
        FAINT,
        STRONG
    }

    public record Drawn(Shape shape, Tone tone) {}

    /**
     * How a label is drawn.
     *
     * @param spot which of {@link #spots} it belongs to
     * @param room how far from the middle of the mark there is room for a sign around it
     */
    public record Look(int spot, Shape mark, double room, Shape value) {}
}
