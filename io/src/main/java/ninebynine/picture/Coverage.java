package ninebynine.picture;

import java.util.Arrays;
import java.util.List;
import ninebynine.game.Picture.Point;

/**
 * How much of each pixel one shape covers, from 0 to 1. Plain arithmetic in a fixed order, so it is the same on every machine.
 *
 * <pre>
 *   line      1 − (distance of the pixel's middle from the line − radius), cut to 0 … 1; the greatest of all lines
 *   polygon   each edge adds what it covers to the right of it, with its direction's sign; then sums along each row
 * </pre>
 */
final class Coverage {
    /** Shades between nothing and all: few enough for a palette and more than eyes need. */
    private static final int SHADES = 8;

    private final int width;
    private final int height;
    /** A row of cover has two more, for what an edge at the right end passes on. */
    private final int stride;

    private final float[] cover;
    private int left;
    private int right;
    private int top;
    private int bottom;

    Coverage(int width, int height) {
        this.width = width;
        this.height = height;
        this.stride = width + 2;
        this.cover = new float[stride * height];
        clear();
    }

    private void clear() {
        left = width;
        right = 0;
        top = height;
        bottom = 0;
    }

    private void reach(double x0, double y0, double x1, double y1) {
        left = Math.min(left, clip(Math.floor(x0), width));
        right = Math.max(right, clip(Math.ceil(x1) + 1, width));
        top = Math.min(top, clip(Math.floor(y0), height));
        bottom = Math.max(bottom, clip(Math.ceil(y1) + 1, height));
    }

    private static int clip(double x, int end) {
        return (int) Math.max(0, Math.min(end, x));
    }

    /** Adds a straight line with round ends. */
    void line(Point from, Point to, double thickness) {
        double r = thickness / 2 + 0.5;
        float most = (float) Math.min(1, thickness);
        double x0 = Math.min(from.x(), to.x()) - r;
        double x1 = Math.max(from.x(), to.x()) + r;
        double y0 = Math.min(from.y(), to.y()) - r;
        double y1 = Math.max(from.y(), to.y()) + r;
        reach(x0, y0, x1, y1);
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double square = dx * dx + dy * dy;
        int end = clip(Math.ceil(x1), width);
        for (int y = clip(Math.floor(y0), height); y < clip(Math.ceil(y1), height); y++) {
            double py = y + 0.5 - from.y();
            for (int x = clip(Math.floor(x0), width); x < end; x++) {
                double px = x + 0.5 - from.x();
                double t = square == 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / square));
                double ex = px - t * dx;
                double ey = py - t * dy;
                double far = ex * ex + ey * ey;
                if (far < r * r) {
                    float c = Math.min(most, (float) (r - Math.sqrt(far)));
                    int i = y * stride + x;
                    cover[i] = Math.max(cover[i], c);
                }
            }
        }
    }

    /** Makes this the coverage of a polygon. */
    void polygon(List<Point> corners) {
        for (int i = 0; i < corners.size(); i++) {
            Point from = corners.get(i);
            Point to = corners.get((i + 1) % corners.size());
            reach(
                    Math.min(from.x(), to.x()),
                    Math.min(from.y(), to.y()),
                    Math.max(from.x(), to.x()),
                    Math.max(from.y(), to.y()));
            edge(inside(from), inside(to));
        }
        for (int y = top; y < bottom; y++) {
            float sum = 0;
            for (int i = y * stride + left; i < y * stride + right; i++) {
                sum += cover[i];
                cover[i] = Math.min(1, Math.abs(sum));
            }
        }
    }

    private Point inside(Point p) {
        return new Point(Math.max(0, Math.min(width, p.x())), Math.max(0, Math.min(height, p.y())));
    }

    private void edge(Point from, Point to) {
        boolean down = from.y() < to.y();
        Point upper = down ? from : to;
        Point lower = down ? to : from;
        double slope = (lower.x() - upper.x()) / (lower.y() - upper.y());
        double x = upper.x();
        for (int y = (int) upper.y(); y < lower.y(); y++) {
            double high = Math.min(y + 1, lower.y()) - Math.max(y, upper.y());
            double next = x + slope * high;
            row(y, Math.min(x, next), Math.max(x, next), down ? high : -high);
            x = next;
        }
    }

    /** One row of an edge that goes from x0 to x1: the pixels it crosses get a part, the next one the rest. */
    private void row(int y, double x0, double x1, double high) {
        int first = (int) x0;
        int last = (int) x1;
        double before = 0;
        for (int x = first; x <= last; x++) {
            double upTo = right(x + 1, x0, x1);
            double now = high * (upTo - right(x, x0, x1));
            cover[y * stride + x] += (float) (now - before);
            before = now;
        }
        cover[y * stride + last + 1] += (float) (high - before);
    }

    /** The integral over u up to x of the part of the edge that lies left of u: 0 before it, then growing. */
    private static double right(double x, double x0, double x1) {
        if (x <= x0) {
            return 0;
        }
        double within = Math.min(x, x1) - x0;
        double inner = x1 > x0 ? within * within / (2 * (x1 - x0)) : 0;
        return inner + Math.max(0, x - x1);
    }

    /** Paints what is covered and forgets it. */
    void paint(int[] pixels, int rgb) {
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                int shade = Math.round(SHADES * cover[y * stride + x]);
                int i = y * width + x;
                if (shade > 0) {
                    pixels[i] = shade >= SHADES ? rgb : mixed(pixels[i], rgb, shade);
                }
            }
            Arrays.fill(cover, y * stride + left, y * stride + right + 2, 0);
        }
        clear();
    }

    private static int mixed(int under, int over, int shade) {
        return channel(under, over, shade, 16) | channel(under, over, shade, 8) | channel(under, over, shade, 0);
    }

    private static int channel(int under, int over, int shade, int shift) {
        int u = under >> shift & 255;
        int o = over >> shift & 255;
        return (u * (SHADES - shade) + o * shade + SHADES / 2) / SHADES << shift;
    }
}
