package ninebynine.games.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Area;
import ninebynine.game.Picture.Look;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Stroke;
import ninebynine.game.Picture.Text;
import ninebynine.game.Picture.Tone;
import ninebynine.games.grid.SquarePicture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SudokuPictureTest {
    static Stream<Boxes> boxes() {
        return Stream.of(
                new Boxes(2, 2), new Boxes(2, 3), new Boxes(3, 2), new Boxes(3, 3), new Boxes(4, 4), new Boxes(7, 7));
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void everyLabelIsDrawnInsideItsCellAndNoTwoMarksAtOnePlace(Boxes boxes) {
        Picture picture = SquarePicture.of(boxes.size(), boxes.height(), boxes.width());
        int n = boxes.size();
        assertThat(picture.labels()).hasSize(n * n * n);
        assertThat(picture.spots()).hasSize(n * n);
        for (int x = 0; x < n * n * n; x++) {
            Look look = picture.labels().get(x);
            assertThat(look.spot()).isEqualTo(x / n);
            Area cell = picture.spots().get(look.spot());
            assertThat(isInside(look.mark().middle(), cell)).isTrue();
            assertThat(look.value().middle()).isEqualTo(cell.middle());
            assertThat(((Text) look.mark()).text()).isEqualTo(Integer.toString(x % n + 1));
        }
        assertThat(picture.labels().stream().map(look -> look.mark().middle())).doesNotHaveDuplicates();
    }

    private static boolean isInside(Point p, Area cell) {
        Point low = cell.corners().get(0);
        Point high = cell.corners().get(2);
        return low.x() < p.x() && p.x() < high.x() && low.y() < p.y() && p.y() < high.y();
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void thickLinesGoAroundBoxesAndThinOnesBetweenCells(Boxes boxes) {
        Picture picture = SquarePicture.of(boxes.size(), boxes.height(), boxes.width());
        int thick = boxes.size() / boxes.height() + 1 + boxes.size() / boxes.width() + 1;
        assertThat(lines(picture, Tone.STRONG)).hasSize(thick);
        assertThat(lines(picture, Tone.FAINT)).hasSize(2 * (boxes.size() + 1) - thick);
    }

    private static List<Picture.Part> lines(Picture picture, Tone tone) {
        return picture.board().stream()
                .filter(drawn -> drawn.tone() == tone && drawn.shape() instanceof Stroke)
                .toList();
    }

    @Test
    void puzzlesOfOneKindShareTheirPicture() {
        SudokuGame game = new SudokuGame();
        assertThat(game.parse(".".repeat(81)).picture())
                .isSameAs(game.parse("1" + ".".repeat(80)).picture());
    }
}
