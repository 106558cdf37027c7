package ninebynine.picture;

import java.util.List;
import ninebynine.game.Picture.Point;

/**
 * One thing of a picture as data, for who draws by other means than {@link Svg} or {@link Png}: a page that is told what to draw, and with which ink, but
 * no markup. Lengths are those of the SVG: a cell is 60 wide.
 */
public sealed interface PictureItem {
    /** The inks of a light and of a dark page. */
    record Colour(String name, String light, String dark) {}

    /** A closed curve, in the words of SVG's paths. */
    record Filled(String path, String ink) implements PictureItem {}

    record Stroked(String path, String ink, double width, boolean dashed) implements PictureItem {}

    /** Words of one font; each stands half a capital's height above its foot. */
    record Written(double size, boolean bold, String ink, boolean centred, List<Word> words) implements PictureItem {
        public Written {
            words = List.copyOf(words);
        }
    }

    record Word(Point at, String text) {}

    /** What follows belongs together, until {@link End}; the title is empty where there is none. */
    record Begin(String kind, String title) implements PictureItem {}

    record End() implements PictureItem {}

    /** What a sign around a candidate means, and how it looks around the point (12, 12). */
    record Key(String meaning, List<PictureItem> sign) {
        public Key {
            sign = List.copyOf(sign);
        }
    }
}
