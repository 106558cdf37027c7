package ninebynine.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ninebynine.game.Picture.Point;

/**
 * Letters drawn with a pen, so that pictures need no font. The size is 20: a capital goes from 0 to 14, a small letter from 4 to
 * 14, a tail down to 18.
 *
 * <pre>
 *   Mx,y   go there                          Hx,y   a quarter of an ellipse, beginning level
 *   Lx,y   draw a line there                 Vx,y   the same, beginning upright
 *   Ca,b,c,d,x,y   a cubic with two handles
 * </pre>
 */
final class Glyphs {
    /** How high a capital is, as a part of the size. */
    static final double CAPITAL = 0.7;

    private static final double SIZE = 20;
    private static final double GAP = 3.2;
    /** Lines for a cubic: enough for a letter as large as a cell. */
    private static final int SMOOTH = 6;

    /** A letter and how it is drawn, its left edge at 0. */
    private static final String[] TABLE = {
        "0 M4,0 H8,7 V4,14 H0,7 V4,0",
        "1 M1,3 L4.6,0 L4.6,14 M1.4,14 L7.6,14",
        "2 M.5,4 V4.2,0 H8,4 C8,7.5,2.5,10,.2,14 L8,14",
        "3 M.6,2.6 C1.2,1,2.4,0,4,0 H7.6,3.4 V4,6.6 L2.8,6.6 M4,6.6 H8,10.3 V4,14 C2,14,.7,13,.2,11.2",
        "4 M6.2,14 L6.2,0 L0,10 L8.4,10",
        "5 M7.4,0 L1.4,0 L.8,6.4 C1.6,5.5,2.8,5,4.1,5 H8,9.5 V4,14 C2.2,14,.8,13,.2,11.4",
        "6 M7.2,1.6 C6.5,.5,5.6,0,4.5,0 C1.7,0,0,3,0,8.2 L0,9.5 V4,14 H8,9.5 V4,5 H0,9.5",
        "7 M0,0 L8,0 L3,14",
        "8 M4,0 H7.5,3.3 V4,6.6 H.5,3.3 V4,0 M4,6.6 H8,10.3 V4,14 H0,10.3 V4,6.6",
        "9 M.8,12.4 C1.5,13.5,2.4,14,3.5,14 C6.3,14,8,11,8,5.8 L8,4.5 V4,0 H0,4.5 V4,9 H8,4.5",
        "A M0,14 L5,0 L10,14 M1.8,9 L8.2,9",
        "B M0,0 L0,14 L5,14 H8.6,10.3 V5,6.6 L0,6.6 M0,0 L4.5,0 H8,3.3 V4.5,6.6",
        "C M9.4,3 C8.4,1,7,0,5.2,0 H0,7 V5.2,14 C7,14,8.4,13,9.4,11",
        "D M0,0 L0,14 L4,14 H9.5,7 V4,0 L0,0",
        "E M8,0 L0,0 L0,14 L8,14 M0,6.8 L7,6.8",
        "F M8,0 L0,0 L0,14 M0,6.8 L7,6.8",
        "G M9.4,3 C8.4,1,7,0,5.2,0 H0,7 V5.2,14 C7,14,8.6,13.2,9.6,12 L9.6,7.6 L5.6,7.6",
        "H M0,0 L0,14 M9,0 L9,14 M0,6.8 L9,6.8",
        "I M0,0 L0,14",
        "J M5,0 L5,10.5 V2.5,14 C1.2,14,.4,13.2,0,12",
        "K M0,0 L0,14 M8.4,0 L0,8.6 M3,5.6 L9,14",
        "L M0,0 L0,14 L7.6,14",
        "M M0,14 L0,0 L5.5,9 L11,0 L11,14",
        "N M0,14 L0,0 L9,14 L9,0",
        "O M5.4,0 H10.8,7 V5.4,14 H0,7 V5.4,0",
        "P M0,14 L0,0 L4.5,0 H8.4,3.8 V4.5,7.6 L0,7.6",
        "Q M5.4,0 H10.8,7 V5.4,14 H0,7 V5.4,0 M6.4,10.6 L10.4,15.2",
        "R M0,14 L0,0 L4.5,0 H8.4,3.7 V4.5,7.4 L0,7.4 M4.6,7.4 L8.8,14",
        "S M8,2.8 C7.2,1,6,0,4.2,0 H.4,3.5 C.4,6.5,3,6.6,4.3,7 C6.5,7.5,8.4,8.2,8.4,10.4 V4.2,14 C2.2,14,.8,13,0,11.2",
        "T M0,0 L9,0 M4.5,0 L4.5,14",
        "U M0,0 L0,9.3 V4.5,14 H9,9.3 L9,0",
        "V M0,0 L5,14 L10,0",
        "W M0,0 L3.5,14 L7,1 L10.5,14 L14,0",
        "X M0,0 L9,14 M9,0 L0,14",
        "Y M0,0 L4.6,7 L4.6,14 M9.2,0 L4.6,7",
        "Z M0,0 L8.6,0 L0,14 L8.6,14",
        "a M7.4,4 L7.4,14 M7.4,9 V3.7,4 H0,9 V3.7,14 H7.4,9",
        "b M0,0 L0,14 M0,9 V3.7,4 H7.4,9 V3.7,14 H0,9",
        "c M7,6 C6.3,4.7,5.2,4,3.8,4 H0,9 V3.8,14 C5.2,14,6.3,13.3,7,12",
        "d M7.4,0 L7.4,14 M7.4,9 V3.7,4 H0,9 V3.7,14 H7.4,9",
        "e M0,9 L7.4,9 V3.7,4 H0,9 V3.8,14 C5.2,14,6.3,13.4,7,12.2",
        "f M5.2,.3 C4.8,.1,4.4,0,4,0 H2,2.5 L2,14 M0,4.6 L4.8,4.6",
        "g M7.4,4 L7.4,14 V3.7,18 C2.3,18,1.2,17.5,.6,16.6 M7.4,9 V3.7,4 H0,9 V3.7,14 H7.4,9",
        "h M0,0 L0,14 M0,8 V3.5,4 H7,8 L7,14",
        "i M0,4 L0,14 M0,.5 L0,.6",
        "j M2,4 L2,15.5 V0,18 M2,.5 L2,.6",
        "k M0,0 L0,14 M6.4,4 L0,10 M2.4,7.9 L6.8,14",
        "l M0,0 L0,14",
        "m M0,4 L0,14 M0,7.6 V3,4 H6,7.6 L6,14 M6,7.6 V9,4 H12,7.6 L12,14",
        "n M0,4 L0,14 M0,8 V3.5,4 H7,8 L7,14",
        "o M3.8,4 H7.6,9 V3.8,14 H0,9 V3.8,4",
        "p M0,4 L0,18 M0,9 V3.7,4 H7.4,9 V3.7,14 H0,9",
        "q M7.4,4 L7.4,18 M7.4,9 V3.7,4 H0,9 V3.7,14 H7.4,9",
        "r M0,4 L0,14 M0,8 V3.6,4 L4.4,4",
        "s M6,6 C5.4,4.7,4.4,4,3.1,4 H.3,6.5 C.3,8.4,2,8.6,3.2,8.9 C4.8,9.3,6.3,9.7,6.3,11.4 V3.1,14 C1.7,14,.6,13.3,0,12",
        "t M2,.8 L2,11.5 V4.4,14 L5,14 M0,4.4 L5,4.4",
        "u M0,4 L0,10 V3.5,14 H7,10 M7,4 L7,14",
        "v M0,4 L3.8,14 L7.6,4",
        "w M0,4 L2.8,14 L5.6,5 L8.4,14 L11.2,4",
        "x M0,4 L7,14 M7,4 L0,14",
        "y M0,4 L3.9,13.8 M7.6,4 L3.1,16.2 C2.6,17.6,1.6,18,.4,18",
        "z M0,4 L6.6,4 L0,14 L6.6,14",
        ". M0,13.8 L0,14",
        ", M.8,13.8 L0,16.4",
        ": M0,5.8 L0,6 M0,13.8 L0,14",
        "; M.8,5.8 L.8,6 M.8,13.8 L0,16.4",
        "! M0,0 L0,9.6 M0,13.8 L0,14",
        "? M0,3 C.6,1,1.8,0,3.6,0 H7,3.4 C7,6.6,3.6,6.6,3.6,10 M3.6,13.8 L3.6,14",
        "' M0,0 L0,4",
        "\" M0,0 L0,4 M3.4,0 L3.4,4",
        "- M0,8.4 L4.4,8.4",
        "+ M0,8 L9,8 M4.5,3.5 L4.5,12.5",
        "= M0,6 L9,6 M0,10.4 L9,10.4",
        "≠ M0,6 L9,6 M0,10.4 L9,10.4 M6.6,3 L2.4,13.4",
        "≤ M9,2.6 L0,6.6 L9,10.6 M0,14 L9,14",
        "≥ M0,2.6 L9,6.6 L0,10.6 M0,14 L9,14",
        "< M9,3.4 L0,8 L9,12.6",
        "> M0,3.4 L9,8 L0,12.6",
        "( M4,-1.6 C1.3,1.4,0,4.6,0,8 C0,11.4,1.3,14.6,4,17.4",
        ") M0,-1.6 C2.7,1.4,4,4.6,4,8 C4,11.4,2.7,14.6,0,17.4",
        "[ M4,-1.4 L0,-1.4 L0,17.2 L4,17.2",
        "] M0,-1.4 L4,-1.4 L4,17.2 L0,17.2",
        "{ M5.4,-1.4 H2.7,1.4 L2.7,5.2 V0,7.9 H2.7,10.6 L2.7,14.4 V5.4,17.2",
        "} M0,-1.4 H2.7,1.4 L2.7,5.2 V5.4,7.9 H2.7,10.6 L2.7,14.4 V0,17.2",
        "| M0,-1.4 L0,17.4",
        "/ M0,15.6 L6,-1",
        "_ M0,16.4 L8,16.4",
        "* M3.6,1 L3.6,8.4 M.4,2.8 L6.8,6.6 M6.8,2.8 L.4,6.6",
        "# M3.4,0 L1.8,14 M8.2,0 L6.6,14 M.6,4.6 L9.4,4.6 M0,9.4 L8.8,9.4",
        "% M9.6,0 L1.6,14 M2.5,0 H5,3.2 V2.5,6.4 H0,3.2 V2.5,0 M8.7,7.6 H11.2,10.8 V8.7,14 H6.2,10.8 V8.7,7.6",
        "& M10,14 L2.8,4.9 C1.6,3.3,2,0,4.8,0 C7.6,0,8,3.2,6,4.8 L2.6,7.2 C-.9,9.6,-.4,14,4,14 C7,14,9.4,11.4,9.6,7.8",
        "… M0,13.8 L0,14 M5,13.8 L5,14 M10,13.8 L10,14",
        "→ M0,8 L13,8 M9,4 L13,8 L9,12",
    };

    private static final Map<Character, Glyph> ALL = all();
    private static final Glyph BLANK = new Glyph(List.of(), 5.4 / SIZE);
    private static final Glyph UNKNOWN = glyph("M0,0 L8,0 L8,14 L0,14 L0,0");

    /** @param advance how far the next letter is */
    record Glyph(List<List<Point>> lines, double advance) {}

    private Glyphs() {}

    /** A letter, for size 1; a box for those that nobody drew. */
    static Glyph of(char letter) {
        return letter == ' ' ? BLANK : ALL.getOrDefault(letter, UNKNOWN);
    }

    /** How long a text is, for size 1. */
    static double width(String text) {
        return text.chars().mapToDouble(ch -> of((char) ch).advance()).sum();
    }

    private static Map<Character, Glyph> all() {
        Map<Character, Glyph> all = new TreeMap<>();
        for (String entry : TABLE) {
            all.put(entry.charAt(0), glyph(entry.substring(2)));
        }
        return Collections.unmodifiableMap(all);
    }

    private static Glyph glyph(String drawing) {
        List<List<Point>> drawn = curve(drawing).flat(SMOOTH);
        double wide =
                drawn.stream().flatMap(List::stream).mapToDouble(Point::x).max().orElse(0);
        List<List<Point>> lines = new ArrayList<>();
        for (List<Point> part : drawn) {
            lines.add(part.stream()
                    .map(p -> new Point((p.x() + GAP / 2) / SIZE, p.y() / SIZE))
                    .toList());
        }
        return new Glyph(List.copyOf(lines), (wide + GAP) / SIZE);
    }

    private static Curve curve(String drawing) {
        Curve curve = new Curve();
        for (String piece : drawing.split(" ", -1)) {
            String[] words = piece.substring(1).split(",", -1);
            double[] at = new double[words.length];
            for (int i = 0; i < at.length; i++) {
                at[i] = Double.parseDouble(words[i]);
            }
            switch (piece.charAt(0)) {
                case 'M' -> curve.move(at[0], at[1]);
                case 'L' -> curve.line(at[0], at[1]);
                case 'H' -> curve.quarter(at[0], at[1], true);
                case 'V' -> curve.quarter(at[0], at[1], false);
                default -> curve.cubic(new Point(at[0], at[1]), new Point(at[2], at[3]), new Point(at[4], at[5]));
            }
        }
        return curve;
    }
}
