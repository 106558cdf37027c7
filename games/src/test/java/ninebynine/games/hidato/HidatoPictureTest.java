package ninebynine.games.hidato;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Area;
import ninebynine.game.Picture.Look;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Text;
import ninebynine.games.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HidatoPictureTest {
    /** Of a digit, as a part of the font's size; no font without serifs has wider ones. */
    private static final double DIGIT = 0.58;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hidato topological 3 9 1 . . . . . . . 9",
                "Hidato topological 5 19 . . B . . B . . B . . 19 1 10 . . B . . B . . B . .",
                "Hidato topological 5 20 . 4 . 8 9 3 . B . 11 . B B B . 1 . B . 13 20 18 . 15 .",
                "Numbrix topological 10 100 1 . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . ."
                        + " . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . 100",
            })
    void marksHaveOneSizeAndAGapBetweenThem(String text) {
        Picture picture = Games.named(text.startsWith("N") ? "numbrix" : "hidato")
                .parse(text)
                .picture();
        List<Look> looks = picture.labels();
        double size = ((Text) looks.get(0).mark()).size();
        for (int x = 0; x < looks.size(); x++) {
            Text mark = (Text) looks.get(x).mark();
            assertThat(mark.size()).isEqualTo(size);
            assertThat(isInside(mark, picture.spots().get(looks.get(x).spot()))).isTrue();
            if (x > 0 && looks.get(x - 1).spot() == looks.get(x).spot()) {
                Text before = (Text) looks.get(x - 1).mark();
                boolean beside = before.middle().y() == mark.middle().y();
                double free = beside
                        ? mark.middle().x() - before.middle().x() - (half(mark) + half(before))
                        : mark.middle().y() - before.middle().y() - size;
                assertThat(free).isGreaterThan(beside ? 0.3 * size : 0.1 * size);
            }
        }
    }

    private static double half(Text mark) {
        return mark.text().length() * DIGIT * mark.size() / 2;
    }

    private static boolean isInside(Text mark, Area square) {
        Point low = square.corners().get(0);
        Point high = square.corners().get(2);
        Point p = mark.middle();
        return low.x() <= p.x() - half(mark) && p.x() + half(mark) <= high.x() && low.y() < p.y() && p.y() < high.y();
    }
}
