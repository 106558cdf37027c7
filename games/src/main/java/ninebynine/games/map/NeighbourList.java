package ninebynine.games.map;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Picture.Part;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Text;
import ninebynine.game.Picture.Tone;

/** Countries in rows, each with the numbers of its neighbours to the right of it: for maps on which lines would be a tangle. */
final class NeighbourList {
    private static final double WIDE = 3;
    private static final double SIZE = 0.2;
    private static final double LINE = 0.25;
    private static final int LETTERS = 16;

    private final double edge;
    private final int columns;
    private final List<Point> corners = new ArrayList<>();
    private final List<Part> words = new ArrayList<>();
    private final double height;

    NeighbourList(Atlas atlas, double edge) {
        this.edge = edge;
        this.columns = Math.max(1, (int) Math.ceil(Math.sqrt(atlas.countries() / 2.0)));
        double top = edge;
        for (int first = 0; first < atlas.countries(); first += columns) {
            double bottom = top + 1;
            for (int country = first; country < Math.min(first + columns, atlas.countries()); country++) {
                Point corner = new Point(edge + (country - first) * WIDE, top);
                corners.add(corner);
                bottom = Math.max(bottom, write(corner, lines(atlas, country)));
            }
            top = bottom + 0.3;
        }
        this.height = top - 0.3 + edge;
    }

    private static List<String> lines(Atlas atlas, int country) {
        List<String> lines = new ArrayList<>(List.of(""));
        for (int other : atlas.neighbours().get(country).toArray()) {
            int last = lines.size() - 1;
            String line = (lines.get(last) + " " + (other + 1)).strip();
            if (line.length() > LETTERS) {
                lines.add(Integer.toString(other + 1));
            } else {
                lines.set(last, line);
            }
        }
        return lines;
    }

    /** Gives where they end. */
    private double write(Point corner, List<String> lines) {
        double middle = corner.x() + 1 + (WIDE - 1) / 2;
        for (int i = 0; i < lines.size(); i++) {
            Point at = new Point(middle, corner.y() + (i + 0.5) * LINE);
            words.add(new Part(new Text(at, SIZE, lines.get(i)), Tone.STRONG));
        }
        return corner.y() + lines.size() * LINE;
    }

    double width() {
        return columns * WIDE + 2 * edge;
    }

    double height() {
        return height;
    }

    /** The top left corners of the boxes. */
    List<Point> corners() {
        return corners;
    }

    List<Part> words() {
        return words;
    }
}
