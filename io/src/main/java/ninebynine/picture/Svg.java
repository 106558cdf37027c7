package ninebynine.picture;

import java.util.ArrayList;
import java.util.List;
import ninebynine.game.Picture.Point;

/** An SVG: text that needs nothing else, the same bytes everywhere, and words that a screen reader can say. */
final class Svg implements Canvas {
    /** Of a capital, as a part of the font's size; about the same in all fonts without serifs. */
    private static final double CAPITAL = 0.72;

    private static final String FAMILY = "Helvetica, Arial, 'DejaVu Sans', sans-serif";

    private final String head;
    private final Inks inks;
    private final List<String> lines = new ArrayList<>();
    private int depth = 1;

    /** How a colour is written: as what it is, or as a class that a page's style gives a colour. */
    enum Inks {
        HEX,
        CLASSES
    }

    private Svg(String head, Inks inks) {
        this.head = head;
        this.inks = inks;
    }

    /** Elements for a page to use elsewhere. */
    static Svg elements() {
        return new Svg("", Inks.CLASSES);
    }

    /**
     * One that stands alone.
     *
     * @param pixels how wide it is shown, unless a page says otherwise
     * @param title what it is, in a few words
     * @param description what it shows, in sentences
     */
    static Svg file(double width, double height, int pixels, String title, String description) {
        String size = "width=\"" + pixels + "\" height=\"" + Math.round(pixels * height / width) + "\"";
        String head = "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size + " viewBox=\"0 0 " + number(width) + " "
                + number(height) + "\" role=\"img\" font-family=\"" + FAMILY
                + "\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n <title>" + escaped(title)
                + "</title>\n <desc>" + escaped(description) + "</desc>\n";
        return new Svg(head, Inks.HEX).paper(width, height);
    }

    /** One that is part of a page, which has the style. */
    static Svg part(double width, double height, String title) {
        String head = "<svg viewBox=\"0 0 " + number(width) + " " + number(height) + "\" role=\"img\">\n <title>"
                + escaped(title) + "</title>\n";
        return new Svg(head, Inks.CLASSES).paper(width, height);
    }

    private Svg paper(double width, double height) {
        fill(Curve.box(0, 0, width, height), Ink.PAPER);
        return this;
    }

    /** What stands before the first line. */
    String head() {
        return head;
    }

    /** The elements, each on a line of its own, as far in as they are deep in groups. */
    List<String> lines() {
        return lines;
    }

    /** The whole text. */
    String text() {
        StringBuilder text = new StringBuilder(head);
        lines.forEach(line -> text.append(line).append('\n'));
        return text.append("</svg>\n").toString();
    }

    private String filled(Ink ink) {
        return inks == Inks.HEX ? "fill=\"" + ink.hex() + "\"" : "class=\"fill-" + ink.word() + "\"";
    }

    private String stroked(Ink ink) {
        return inks == Inks.HEX ? "fill=\"none\" stroke=\"" + ink.hex() + "\"" : "class=\"stroke-" + ink.word() + "\"";
    }

    @Override
    public void fill(Curve curve, Ink ink) {
        line("<path " + filled(ink) + " d=\"" + data(curve) + "\"/>");
    }

    @Override
    public void stroke(Curve curve, Pen pen) {
        String dashes = pen.dashed()
                ? " stroke-dasharray=\"" + number(Dashes.ON * pen.width()) + " " + number(Dashes.OFF * pen.width())
                        + "\""
                : "";
        line("<path " + stroked(pen.ink()) + " stroke-width=\"" + number(pen.width()) + "\"" + dashes + " d=\""
                + data(curve) + "\"/>");
    }

    @Override
    public void write(Font font, List<Words> words) {
        if (words.isEmpty()) {
            return;
        }
        String style = "font-size=\"" + number(font.size()) + "\" " + filled(font.ink())
                + (font.bold() ? " font-weight=\"bold\"" : "") + (font.centred() ? " text-anchor=\"middle\"" : "");
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
        lines.add(" ".repeat(depth) + text);
    }

    /** A curve in the words of a path. */
    static String data(Curve curve) {
        List<String> data = new ArrayList<>();
        for (Curve.Piece piece : curve.pieces()) {
            data.add(
                    switch (piece.kind()) {
                        case MOVE -> "M" + point(piece.to());
                        case LINE -> "L" + point(piece.to());
                        case CUBIC ->
                            "C" + point(piece.handle()) + " " + point(piece.otherHandle()) + " " + point(piece.to());
                    });
        }
        return String.join(" ", data) + (curve.isClosed() ? " Z" : "");
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

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
