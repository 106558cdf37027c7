package ninebynine.picture;

import java.util.Arrays;
import java.util.List;
import ninebynine.game.Picture.Point;

/**
 * Pixels. Letters come from {@link Glyphs} and edges are smoothed by {@link Coverage}, so that neither the fonts nor the graphics of the
 * machine have a say.
 */
final class Raster implements Canvas {
    private static final double THIN = 0.085;
    private static final double BOLD = 0.12;
    /** Lines for a cubic: enough for the longest link. */
    private static final int SMOOTH = 16;

    private final int width;
    private final int height;
    private final double scale;
    private final int[] pixels;
    private final Coverage coverage;

    /** @param pixels how many there are across */
    Raster(double width, double height, int pixels) {
        this.width = pixels;
        this.scale = pixels / width;
        this.height = (int) Math.round(pixels * height / width);
        this.pixels = new int[this.width * this.height];
        this.coverage = new Coverage(this.width, this.height);
        Arrays.fill(this.pixels, Ink.PAPER.rgb());
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Row by row, red, green and blue in the lowest 24 bits. Shared: read only. */
    int[] pixels() {
        return pixels;
    }

    @Override
    public void fill(Curve curve, Ink ink) {
        for (List<Point> part : curve.flat(SMOOTH)) {
            coverage.polygon(part.stream().map(this::scaled).toList());
            coverage.paint(pixels, ink.rgb());
        }
    }

    @Override
    public void stroke(Curve curve, Pen pen) {
        double thickness = scale * pen.width();
        for (List<Point> part : curve.flat(SMOOTH)) {
            List<Point> line = part.stream().map(this::scaled).toList();
            if (pen.dashed()) {
                Dashes.of(line, thickness).forEach(dash -> line(dash, thickness, false));
            } else {
                line(line, thickness, curve.isClosed());
            }
        }
        coverage.paint(pixels, pen.ink().rgb());
    }

    private void line(List<Point> line, double thickness, boolean closed) {
        if (line.size() == 2 && isUpright(line)) {
            crisp(line.get(0), line.get(1), thickness);
            return;
        }
        for (int i = closed ? 0 : 1; i < line.size(); i++) {
            coverage.line(line.get(i == 0 ? line.size() - 1 : i - 1), line.get(i), thickness);
        }
    }

    private static boolean isUpright(List<Point> line) {
        return line.get(0).x() == line.get(1).x()
                || line.get(0).y() == line.get(1).y();
    }

    /** A level or upright line covers whole pixels, so that a grid looks sharp. */
    private void crisp(Point from, Point to, double thickness) {
        double wide = Math.max(1, Math.round(thickness));
        double x = Math.round(Math.min(from.x(), to.x()) - wide / 2);
        double y = Math.round(Math.min(from.y(), to.y()) - wide / 2);
        double endX = Math.round(Math.max(from.x(), to.x()) - wide / 2) + wide;
        double endY = Math.round(Math.max(from.y(), to.y()) - wide / 2) + wide;
        coverage.polygon(List.of(new Point(x, y), new Point(endX, y), new Point(endX, endY), new Point(x, endY)));
    }

    private Point scaled(Point p) {
        return new Point(scale * p.x(), scale * p.y());
    }

    @Override
    public void write(Font font, List<Words> words) {
        for (Words word : words) {
            double size = scale * font.size();
            Point at = scaled(word.at());
            double x = font.centred() ? at.x() - size * Glyphs.width(word.text()) / 2 : at.x();
            double y = at.y() - size * Glyphs.CAPITAL / 2;
            for (int i = 0; i < word.text().length(); i++) {
                Glyphs.Glyph glyph = Glyphs.of(word.text().charAt(i));
                letter(glyph, x, y, size, size * (font.bold() ? BOLD : THIN));
                x += size * glyph.advance();
            }
            coverage.paint(pixels, font.ink().rgb());
        }
    }

    private void letter(Glyphs.Glyph glyph, double x, double y, double size, double thickness) {
        for (List<Point> part : glyph.lines()) {
            Point from = null;
            for (Point p : part) {
                Point to = new Point(x + size * p.x(), y + size * p.y());
                if (from != null) {
                    coverage.line(from, to, thickness);
                }
                from = to;
            }
        }
    }

    @Override
    public void begin(String kind) {
        // pixels do not belong together
    }

    @Override
    public void begin(String kind, String title) {
        // and have no names
    }

    @Override
    public void end() {
        // so nothing ends
    }
}
