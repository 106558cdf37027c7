package ninebynine.picture;

import java.util.ArrayList;
import java.util.List;

/** What is drawn, as data. */
final class Recording implements Canvas {
    private final List<PictureItem> drawn = new ArrayList<>();

    List<PictureItem> drawn() {
        return drawn;
    }

    @Override
    public void fill(Curve curve, Ink ink) {
        drawn.add(new PictureItem.Filled(Svg.data(curve), ink.word()));
    }

    @Override
    public void stroke(Curve curve, Pen pen) {
        drawn.add(new PictureItem.Stroked(Svg.data(curve), pen.ink().word(), pen.width(), pen.dashed()));
    }

    @Override
    public void write(Font font, List<Words> words) {
        if (!words.isEmpty()) {
            drawn.add(new PictureItem.Written(
                    font.size(),
                    font.bold(),
                    font.ink().word(),
                    font.centred(),
                    words.stream()
                            .map(word -> new PictureItem.Word(word.at(), word.text()))
                            .toList()));
        }
    }

    @Override
    public void begin(String kind) {
        begin(kind, "");
    }

    @Override
    public void begin(String kind, String title) {
        drawn.add(new PictureItem.Begin(kind, title));
    }

    @Override
    public void end() {
        drawn.add(new PictureItem.End());
    }
}
