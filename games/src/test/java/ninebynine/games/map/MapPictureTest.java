package ninebynine.games.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ninebynine.game.Picture;
import ninebynine.game.Picture.Area;
import ninebynine.game.Picture.Paint;
import ninebynine.game.Picture.Point;
import ninebynine.game.Picture.Stroke;
import ninebynine.game.Picture.Text;
import ninebynine.game.Picture.Tie;
import ninebynine.tensor.Ints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MapPictureTest {
    private static final String TWENTY =
            "4 20 \"RGGYRGY......G.YB..G\" 1 2 8 : 3 4 8 9 12 : 4 5 9 : 5 6 7 9 13 16 6 7 :"
                    + " 8 10 11 12 : 9 13 : 10 11 14 17 : 11 12 14 18 : 12 13 15 18 19 20 : 13 15 16 : 14 17 18 : 15 16 :"
                    + " 16 20 : 17 18 19 : 18 19 :";

    /** Countries of a grid, some joined: planar as real maps are. */
    private static String planar(int rows, int columns, Random random) {
        StringBuilder text = new StringBuilder("4 " + rows * columns + " \"" + ".".repeat(rows * columns) + "\"");
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                int country = r * columns + c + 1;
                text.append(" ").append(country);
                text.append(c + 1 < columns && random.nextInt(5) > 0 ? " " + (country + 1) : "");
                text.append(r + 1 < rows && random.nextInt(5) > 0 ? " " + (country + columns) : "");
                text.append(
                        r + 1 < rows && c + 1 < columns && random.nextInt(3) > 0 ? " " + (country + columns + 1) : "");
                text.append(" :");
            }
        }
        return text.toString();
    }

    private static String complete(int countries) {
        StringBuilder text = new StringBuilder("4 " + countries + " \"" + ".".repeat(countries) + "\"");
        for (int country = 1; country < countries; country++) {
            text.append(" ").append(country);
            IntStream.rangeClosed(country + 1, countries)
                    .forEach(other -> text.append(" ").append(other));
            text.append(" :");
        }
        return text.toString();
    }

    static Stream<String> maps() {
        Random random = new Random(15);
        return Stream.concat(
                Stream.of(
                        TWENTY,
                        "1 1 \".\"",
                        "2 2 \"..\"",
                        "2 2 \"..\" 1 2",
                        "3 4 \"RB..\" 1 2 3 : 2 3 4 : 3 4",
                        "4 9 \".........\" 1 2 3 4 5 6 7 8 9 :",
                        complete(5),
                        complete(6)),
                Stream.of(planar(3, 3, random), planar(4, 5, random), planar(5, 7, random), planar(6, 8, random)));
    }

    /** No two boxes touch, and no line comes near the box of a third country. */
    @ParameterizedTest
    @MethodSource("maps")
    void noBoxOrLineMisleads(String text) {
        Picture picture = new MapGame().parse(text).picture();
        List<Area> boxes = picture.spots();
        for (int a = 0; a < boxes.size(); a++) {
            for (int b = 0; b < a; b++) {
                Point one = boxes.get(a).middle();
                Point other = boxes.get(b).middle();
                assertThat(Math.max(Math.abs(one.x() - other.x()), Math.abs(one.y() - other.y())))
                        .isGreaterThan(1.3);
            }
        }
        for (Tie tie : picture.ties()) {
            Stroke line = tie.strokes().get(0);
            for (int third = 0; third < boxes.size(); third++) {
                boolean own = third == tie.spot() || third == tie.other();
                double gap = gap(line, boxes.get(third).middle());
                assertThat(gap).as("%s and X%d", tie, third + 1).isGreaterThan(own ? 0.499 : 0.59);
            }
        }
    }

    /** How near a line comes to a point, sideways or up and down: half a box is 0.5. */
    private static double gap(Stroke line, Point p) {
        return IntStream.rangeClosed(0, 400)
                .mapToDouble(i -> {
                    double t = i / 400.0;
                    double x =
                            line.from().x() + t * (line.to().x() - line.from().x());
                    double y =
                            line.from().y() + t * (line.to().y() - line.from().y());
                    return Math.max(Math.abs(x - p.x()), Math.abs(y - p.y()));
                })
                .min()
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("maps")
    void everyBorderIsALineAndEverythingIsOnTheBoard(String text) {
        MapPuzzle puzzle = new MapGame().parse(text);
        Picture picture = puzzle.picture();
        Set<List<Integer>> drawn = new HashSet<>();
        for (Tie tie : picture.ties()) {
            drawn.add(List.of(tie.spot(), tie.other()));
            drawn.add(List.of(tie.other(), tie.spot()));
        }
        for (int a = 0; a < picture.spots().size(); a++) {
            for (int b = 0; b < picture.spots().size(); b++) {
                boolean isBorder = puzzle.model().links().linked(a * colours(puzzle), b * colours(puzzle));
                assertThat(drawn.contains(List.of(a, b))).isEqualTo(isBorder && a != b);
            }
        }
        assertThat(picture.spots())
                .allSatisfy(box -> assertThat(box.corners()).allSatisfy(p -> {
                    assertThat(p.x()).isBetween(0.0, picture.width());
                    assertThat(p.y()).isBetween(0.0, picture.height());
                }));
    }

    private static int colours(MapPuzzle puzzle) {
        return puzzle.model().labels(0).length;
    }

    @Test
    void aTangleIsAListOfNeighbours() {
        Picture picture = new MapGame().parse(complete(40)).picture();
        assertThat(picture.ties()).isEmpty();
        assertThat(picture.spots()).hasSize(40);
        String words = picture.board().stream()
                .filter(drawn -> drawn.shape() instanceof Text)
                .map(drawn -> ((Text) drawn.shape()).text())
                .reduce("", (text, word) -> text + " " + word);
        assertThat(words).contains(" 2 3 4 5 6 7 8 9").contains("X40");
    }

    @Test
    void puzzlesWithTheSameBordersShareTheirPicture() {
        MapGame game = new MapGame();
        assertThat(game.parse(TWENTY).picture())
                .isSameAs(game.parse(TWENTY.replaceFirst("\"R", "\".")).picture());
        assertThat(new MapGame().parse(TWENTY).picture())
                .isEqualTo(game.parse(TWENTY).picture());
    }

    /** A country around another is a polygon that has its size. */
    @Test
    void aCountryMayLieInsideAnother() {
        Tiles tiles = new Tiles(4, 3, Ints.of(0, 0, 0, 2, 0, 1, 0, 2, 0, 0, 0, 0), Ints.of(0, 5, 3), "");
        assertThat(size(tiles.outline(0))).isEqualTo(9);
        assertThat(size(tiles.outline(1))).isEqualTo(1);
        assertThat(size(tiles.outline(2))).isEqualTo(2);
    }

    private static double size(List<Point> corners) {
        double sum = 0;
        for (int i = 0; i < corners.size(); i++) {
            Point a = corners.get(i);
            Point b = corners.get((i + 1) % corners.size());
            sum += a.x() * b.y() - b.x() * a.y();
        }
        return sum / 2;
    }

    @Test
    void aColourIsPaintWithItsLetter() {
        Picture picture = new MapGame().parse(TWENTY).picture();
        assertThat(picture.labels().subList(0, 4).stream().map(look -> (Paint) look.value()))
                .extracting(paint -> paint.hue() + paint.text().text())
                .containsExactly("0B", "1Y", "2R", "3G");
    }
}
