package ninebynine.picture;

import java.util.ArrayList;
import java.util.List;

/** What is drawn, as data. */
final class Recording implements Canvas {
    private final List<Drawn> drawn = new ArrayList<>();

    List<Drawn> drawn() {
        return drawn;
    }

    @Override
    public void fill(Curve curve, Ink ink) {
        drawn.add(new Drawn.Filled(Svg.data(curve), ink.word()));
    }

    @Override
    public void stroke(Curve curve, Pen pen) {
        drawn.add(new Drawn.Stroked(Svg.data(curve), pen.ink().word(), pen.width(), pen.dashed()));
    }

    @Override
    public void write(Font font, List<Words> words) {
        if (!words.isEmpty()) {
            drawn.add(new Drawn.Written(
                    font.size(),
                    font.bold(),
                    font.ink().word(),
                    font.centred(),
                    words.stream()
                            .map(word -> new Drawn.Word(word.at(), word.text()))
                            .toList()));
        }
    }

    @Override
    public void begin(String kind) {
        begin(kind, "");
    }

    @Override
    public void begin(String kind, String title) {
        drawn.add(new Drawn.Begin(kind, title));
    }

    @Override
    public void end() {
        drawn.add(new Drawn.End());
    }
}
