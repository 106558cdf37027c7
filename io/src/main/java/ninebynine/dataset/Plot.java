package ninebynine.dataset;

import java.util.Locale;
import java.util.Map;

/** Bars with their numbers, as SVG. */
final class Plot {
    private static final int ROW = 22;
    private static final int TOP = 40;
    private static final int LEFT = 150;
    private static final int BARS = 460;
    private static final int RIGHT = 90;

    private Plot() {}

    /** One bar for each entry, in order; the longest fills the width. */
    static String bars(String title, Map<String, Long> counts) {
        long most = Math.max(
                1, counts.values().stream().mapToLong(Long::longValue).max().orElse(1));
        int height = TOP + ROW * counts.size() + 10;
        int width = LEFT + BARS + RIGHT;
        StringBuilder svg = new StringBuilder();
        svg.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\""
                        + " font-family=\"sans-serif\" font-size=\"13\" role=\"img\">\n",
                width,
                height,
                width,
                height));
        svg.append(String.format(Locale.ROOT, "<title>%s</title>\n", escaped(title)));
        svg.append(String.format(Locale.ROOT, "<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>\n"));
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"10\" y=\"22\" font-size=\"15\" font-weight=\"bold\">%s</text>\n",
                escaped(title)));
        int y = TOP;
        for (Map.Entry<String, Long> bar : counts.entrySet()) {
            double length = (double) BARS * bar.getValue() / most;
            svg.append(String.format(
                    Locale.ROOT,
                    "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>\n",
                    LEFT - 8,
                    y + 15,
                    escaped(bar.getKey())));
            svg.append(String.format(
                    Locale.ROOT,
                    "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"#3b6ea8\"/>\n",
                    LEFT,
                    y + 2,
                    bar.getValue() == 0 ? 0 : Math.max(length, 1),
                    ROW - 6));
            svg.append(String.format(
                    Locale.ROOT,
                    "<text x=\"%.1f\" y=\"%d\" fill=\"#444444\">%d</text>\n",
                    LEFT + length + 6,
                    y + 15,
                    bar.getValue()));
            y += ROW;
        }
        return svg.append("</svg>\n").toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
