package ninebynine.picture;

import java.util.List;
import java.util.StringJoiner;
import ninebynine.games.Picture.Point;

/** An SVG: text that needs nothing else, the same bytes everywhere, and words that a screen reader can say. */
final class Svg implements Canvas {
    /** Of a capital, as a part of the font's size; about the same in all fonts without serifs. */
    private static final double CAPITAL = 0.72;

    private static final String FAMILY = "Helvetica, Arial, 'DejaVu Sans', sans-serif";

    private final StringBuilder out = new StringBuilder();
    private int depth = 1;

    /**
     * @param pixels how wide it is shown, unless a page says otherwise
     * @param title what it is, in a few words
     * @param description what it shows, in sentences
     */
    Svg(double width, double height, int pixels, String title, String description) {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
                .append(pixels)
                .append("\" height=\"")
                .append(Math.round(pixels * height / width))
                .append("\" viewBox=\"0 0 ")
                .append(number(width))
                .append(' ')
                .append(number(height))
                .append("\" role=\"img\" font-family=\"")
                .append(FAMILY)
                .append("\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n");
        line("<title>" + escaped(title) + "</title>");
        line("<desc>" + escaped(description) + "</desc>");
        fill(Curve.box(0, 0, width, height), Ink.PAPER);
    }

    /** The whole text. */
    String text() {
        return out + "</svg>\n";
    }

    @Override
    public void fill(Curve curve, Ink ink) {
        line("<path fill=\"" + ink.hex() + "\" d=\"" + data(curve) + "\"/>");
    }

    @Override
    public void stroke(Curve curve, Pen pen) {
        String dashes = pen.dashed()
                ? " stroke-dasharray=\"" + number(Dashes.ON * pen.width()) + " " + number(Dashes.OFF * pen.width())
                        + "\""
                : "";
        line("<path fill=\"none\" stroke=\"" + pen.ink().hex() + "\" stroke-width=\"" + number(pen.width()) + "\""
                + dashes + " d=\"" + data(curve) + "\"/>");
    }

    @Override
    public void write(Font font, List<Words> words) {
        if (words.isEmpty()) {
            return;
        }
        String style = "font-size=\"" + number(font.size()) + "\" fill=\""
                + font.ink().hex() + "\"" + (font.bold() ? " font-weight=\"bold\"" : "")
                + (font.centred() ? " text-anchor=\"middle\"" : "");
        if (words.size() == 1) {
            word(words.get(0), font, " " + style);
            return;
        }
        line("<g " + style + ">");
        depth++;
        words.forEach(word -> word(word, font, ""));
        depth--;
        line("</g>");
    }

    private void word(Words word, Font font, String style) {
        double foot = word.at().y() + CAPITAL / 2 * font.size();
        line("<text x=\"" + number(word.at().x()) + "\" y=\"" + number(foot) + "\"" + style
                + (word.text().startsWith(" ") ? " xml:space=\"preserve\"" : "") + ">" + escaped(word.text())
                + "</text>");
    }

    @Override
    public void begin(String kind) {
        line("<g class=\"" + kind + "\">");
        depth++;
    }

    @Override
    public void begin(String kind, String title) {
        begin(kind);
        line("<title>" + escaped(title) + "</title>");
    }

    @Override
    public void end() {
        depth--;
        line("</g>");
    }

    private void line(String text) {
        out.append(" ".repeat(depth)).append(text).append('\n');
    }

    private static String data(Curve curve) {
        StringJoiner data = new StringJoiner(" ");
        for (Curve.Piece piece : curve.pieces()) {
            data.add(
                    switch (piece.kind()) {
                        case MOVE -> "M" + point(piece.to());
                        case LINE -> "L" + point(piece.to());
                        case CUBIC ->
                            "C" + point(piece.handle()) + " " + point(piece.otherHandle()) + " " + point(piece.to());
                    });
        }
        return data + (curve.isClosed() ? " Z" : "");
    }

    private static String point(Point p) {
        return number(p.x()) + "," + number(p.y());
    }

    /** To two decimals, and no more than it needs. */
    static String number(double x) {
        long hundredths = Math.round(100 * x);
        long whole = Math.abs(hundredths) / 100;
        long rest = Math.abs(hundredths) % 100;
        String sign = hundredths < 0 ? "-" : "";
        return sign + whole + (rest == 0 ? "" : rest % 10 == 0 ? "." + rest / 10 : (rest < 10 ? ".0" : ".") + rest);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
