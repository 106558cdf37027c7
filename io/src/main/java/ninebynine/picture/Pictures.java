package ninebynine.picture;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import ninebynine.game.Picture.Point;
import ninebynine.game.Puzzle;
import ninebynine.rule.Match;
import ninebynine.state.View;
import org.jspecify.annotations.Nullable;

/**
 * Boards as SVG or PNG: a state, and if there is one a step that is about to be taken. The same bytes each time; may be used by
 * several threads.
 *
 * @param pixels how wide; 0 for a width that suits the board
 * @param words what stands below the board
 */
public record Pictures(int pixels, Below words) {
    /** The narrowest and the widest picture that is drawn. */
    public static final int NARROWEST = 64;

    public static final int WIDEST = 4096;

    /** What stands below a board with a step. */
    public enum Below {
        /** Nothing: all pictures of a board have the same size. */
        NOTHING,
        /** The line of notation and a key to the signs. */
        NOTATION,
        /** These and the sentence. */
        SENTENCE
    }

    public Pictures {
        if (pixels != 0 && (pixels < NARROWEST || pixels > WIDEST)) {
            throw new IllegalArgumentException(
                    pixels + " pixels is no width for a picture. Maybe one from " + NARROWEST + " to " + WIDEST + ".");
        }
    }

    /**
     * An SVG, in UTF-8.
     *
     * @param before the state that the step was found in
     * @param match the step, or null for the state alone
     */
    public byte[] svg(Puzzle puzzle, View before, @Nullable Match match) {
        Scene scene = new Scene(puzzle, before, match, words);
        Svg svg = Svg.file(scene.width(), scene.height(), wide(scene), scene.title(), scene.description());
        scene.draw(svg);
        return svg.text().getBytes(StandardCharsets.UTF_8);
    }

    /** The same as a PNG. */
    public byte[] png(Puzzle puzzle, View before, @Nullable Match match) {
        Scene scene = new Scene(puzzle, before, match, words);
        Raster raster = new Raster(scene.width(), scene.height(), wide(scene));
        scene.draw(raster);
        return Png.of(raster);
    }

    /** The same as data: everything but the paper, in order. */
    public List<PictureItem> drawn(Puzzle puzzle, View before, @Nullable Match match) {
        Recording recording = new Recording();
        new Scene(puzzle, before, match, words).draw(recording);
        return recording.drawn();
    }

    /** What the signs of a step mean. */
    public List<PictureItem.Key> key(Puzzle puzzle, View before, Match match) {
        return new Scene(puzzle, before, match, words)
                .signs().stream().map(Pictures::key).toList();
    }

    private static PictureItem.Key key(Sign sign) {
        Recording recording = new Recording();
        Point middle = new Point(12, 12);
        sign.draw(recording, middle, 8);
        sign.cross(recording, middle, 8);
        return new PictureItem.Key(sign.meaning(), recording.drawn());
    }

    /** Every ink by its name, with its colours on white paper and on a dark page. */
    public static List<PictureItem.Colour> colours() {
        return Stream.of(Ink.values())
                .map(ink -> new PictureItem.Colour(ink.word(), ink.hex(), ink.dark()))
                .toList();
    }

    /** About 60 a cell; more where marks would be too small to read. */
    int wide(Scene scene) {
        return pixels == 0 ? (int) Math.min(WIDEST, Math.round(scene.scale() * scene.width())) : pixels;
    }
}
