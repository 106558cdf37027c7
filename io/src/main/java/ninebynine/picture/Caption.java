package ninebynine.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import ninebynine.game.Picture.Point;
import ninebynine.picture.Canvas.Font;
import ninebynine.picture.Canvas.Words;
import ninebynine.text.Pieces;

/** What stands below the board: the line of notation, maybe the sentence, and a key to the signs. */
final class Caption {
    private static final double SPACING = 1.45;
    /** Letters of other fonts may be wider than ours. */
    private static final double SAFETY = 1.15;

    /** Longer notation and longer sentences have dots in their middle; what follows from them is never left out. */
    private static final int MOST = 14;

    private final double left;
    private final double width;
    private final double size;
    private final List<Words> bold = new ArrayList<>();
    private final List<Words> plain = new ArrayList<>();
    private final List<Keyed> keys = new ArrayList<>();
    private double bottom;

    /** A sign of the key, with its place. */
    private record Keyed(Sign sign, Point at) {}

    /** Begins at the lower left corner of a board, as wide as it. */
    Caption(Point top, double width, double size) {
        this.left = top.x() + size / 2;
        this.width = width - size;
        this.size = size;
        this.bottom = top.y();
    }

    double bottom() {
        return bottom;
    }

    /** Notation, which may have several lines. */
    void notation(String text) {
        List<String> lines = new ArrayList<>();
        Pieces.lines(text).forEach(line -> lines.addAll(wrapped(line, "   ")));
        shortened(lines, "==>", "   ").forEach(line -> bold.add(next(line)));
    }

    void sentence(String text) {
        shortened(wrapped(text, ""), ". ", "").forEach(line -> plain.add(next(line)));
    }

    /** The first lines, dots, and at least all from the last one that has a mark in it or at its end. */
    private static List<String> shortened(List<String> lines, String mark, String indent) {
        int last = lines.size() - 2;
        while (last >= 0 && !(lines.get(last) + " ").contains(mark)) {
            last--;
        }
        int end = Math.min(lines.size() - MOST / 2, last < 0 ? lines.size() : last);
        if (lines.size() <= MOST || end <= MOST / 2) {
            return lines;
        }
        List<String> shown = new ArrayList<>(lines.subList(0, MOST / 2));
        shown.add(indent + "…");
        shown.addAll(lines.subList(end, lines.size()));
        return shown;
    }

    private Words next(String line) {
        bottom += SPACING * size;
        return new Words(new Point(left, bottom - SPACING * size / 2), line);
    }

    /** Lines that fit, all as far in as the first; those that follow it maybe further. */
    private List<String> wrapped(String text, String further) {
        List<String> lines = new ArrayList<>();
        String indent = " ".repeat(text.length() - text.stripLeading().length());
        StringBuilder line = new StringBuilder(indent);
        for (String word : words(text, indent + further)) {
            boolean first = Pieces.isBlank(line.toString());
            if (!first && length(line + " " + word) > width) {
                lines.add(line.toString());
                line = new StringBuilder(indent + further + word);
            } else {
                line.append(first ? "" : " ").append(word);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    /** The words, those in pieces that are longer than a line. */
    private List<String> words(String text, String indent) {
        List<String> words = new ArrayList<>();
        for (String word : text.strip().split(" ", -1)) {
            String rest = word;
            while (length(indent + rest) > width && rest.length() > 1) {
                int fits = 1;
                while (length(indent + rest.substring(0, fits + 1)) <= width) {
                    fits++;
                }
                words.add(rest.substring(0, fits));
                rest = rest.substring(fits);
            }
            words.add(rest);
        }
        return words;
    }

    private double length(String text) {
        return SAFETY * size * Glyphs.width(text);
    }

    /** What the signs mean, side by side as long as they fit. */
    void key(SortedSet<Sign> signs) {
        double x = left;
        bottom += 0.35 * size;
        double y = bottom + SPACING * size / 2;
        for (Sign sign : signs) {
            double wide = 1.5 * size + length(sign.meaning()) + size;
            if (x > left && x + wide - size > left + width) {
                x = left;
                y += SPACING * size;
            }
            keys.add(new Keyed(sign, new Point(x + 0.6 * size, y)));
            x += wide;
        }
        bottom = y + SPACING * size / 2 + size / 2;
    }

    void draw(Canvas canvas) {
        canvas.begin("caption");
        canvas.write(new Font(size, true, Ink.BLACK, false), bold);
        canvas.write(new Font(size, false, Ink.BLACK, false), plain);
        for (Keyed key : keys) {
            key.sign.draw(canvas, key.at, 0.45 * size);
            key.sign.cross(canvas, key.at, 0.45 * size);
            Point at = new Point(key.at.x() + 0.9 * size, key.at.y());
            canvas.write(new Font(0.92 * size, false, Ink.MARK, false), List.of(new Words(at, key.sign.meaning())));
        }
        canvas.end();
    }
}
