package ninebynine.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import ninebynine.explain.NotationReader;
import ninebynine.explain.Prose;
import ninebynine.game.Puzzle;
import ninebynine.games.Games;
import ninebynine.picture.Pictures.Below;
import ninebynine.rule.Match;
import ninebynine.rule.Pattern;
import ninebynine.state.State;
import ninebynine.strategy.Theory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PicturesTest {
    private static final Puzzle PUZZLE = Games.named("sudoku")
            .parse("..9......8....97...7..6..5..5..4..6.9....38....2.......6..5.17.2....84......1....");
    private static final String WHIP = "whip[3]: r4n8{c4 c3} - r7n8{c3 c9} - r7n9{c9 .} ==> r4c4≠9";
    private static final Pictures PLAIN = new Pictures(0, Below.NOTATION);

    private static State closed(Puzzle puzzle) {
        State state = puzzle.start();
        Theory.parse("BRT").precedence(puzzle.model()).close(state);
        return state;
    }

    private static Match step(String line) {
        return new NotationReader(PUZZLE.model()).read(line);
    }

    private static Drawing svg(Pictures pictures, State state, Match match) {
        return Drawing.of(pictures.svg(PUZZLE, state, match));
    }

    @Test
    void aPuzzleAsItIsShowsGivensAndNoMarks() {
        Drawing svg = Drawing.of(PLAIN.svg(PUZZLE, PUZZLE.start(), null));
        assertThat(svg.texts("givens")).hasSize(PUZZLE.clues()).startsWith("9", "8", "9", "7");
        assertThat(svg.texts("marks")).isEmpty();
        assertThat(svg.texts("found")).isEmpty();
        assertThat(svg.title()).isEqualTo("sudoku 9x9");
        assertThat(svg.description()).isEqualTo(PUZZLE.text());
    }

    @Test
    void aStateShowsEveryOpenCandidateAndWhatWasFound() {
        State state = closed(PUZZLE);
        int open = state.openCount();
        assertThat(Drawing.of(PLAIN.svg(PUZZLE, state, null)).texts("marks")).hasSize(open);
        state.assertValue(new NotationReader(PUZZLE.model()).candidate("n5r1c1"));
        Drawing svg = Drawing.of(PLAIN.svg(PUZZLE, state, null));
        assertThat(svg.texts("found")).containsExactly("5");
        assertThat(svg.texts("givens")).hasSize(PUZZLE.clues());
    }

    @Test
    void aStepShowsItsCandidatesByRoleAndItsLinks() {
        State state = closed(PUZZLE);
        state.eliminate(new NotationReader(PUZZLE.model()).candidate("n8r1c4"));
        Drawing svg = svg(new Pictures(0, Below.SENTENCE), state, step(WHIP));
        assertThat(svg.count("target")).isEqualTo(1);
        assertThat(svg.count("left-linking")).isEqualTo(3);
        assertThat(svg.count("right-linking")).isEqualTo(2);
        assertThat(svg.texts("marks").size() + svg.highlighted()).isEqualTo(state.openCount());
        assertThat(svg.links(false)).as("dashed").isEqualTo(3);
        assertThat(svg.links(true)).as("solid").isEqualTo(2);
        assertThat(svg.titles()).contains("r4c4 = 9: eliminated", "r4c3 = 8: would be true");
        assertThat(svg.title()).isEqualTo("sudoku 9x9, whip[3] (Discontinuous Nice Loop)");
        String sentence = new Prose(PUZZLE.model()).sentence(step(WHIP), state);
        assertThat(svg.description()).isEqualTo(sentence);
        assertThat(String.join(" ", svg.texts("caption")))
                .contains(WHIP)
                .contains(sentence)
                .contains("would be false");
    }

    @Test
    void theHousesOfASubsetAreTintedAndDeeperWhereTheyCross() {
        Drawing svg = svg(PLAIN, closed(PUZZLE), step("x-wing-in-rows: n3{r2 r9}{c4 c7} ==> r8c4≠3"));
        assertThat(svg.fills("tints", Ink.DEEP_TINT)).isEqualTo(4);
        assertThat(svg.fills("tints", Ink.TINT)).isEqualTo(2 * 9 + 2 * 9 - 8);
    }

    @Test
    void aGroupIsEnclosedAndARingHasNoLeftAndRight() {
        Drawing group = svg(PLAIN, closed(PUZZLE), step("g-whip[2]: r1n1{c1 c456} - b2n1{r2c4 .} ==> r2c1≠1"));
        assertThat(group.count("group")).isEqualTo(1);
        Drawing ring =
                svg(PLAIN, closed(PUZZLE), step("oddagon[3]: r1n3{c1 c4},c4n3{r1 r2},b2n3{r2c4 r1c4} ==> r8c4≠3"));
        assertThat(ring.count("left-linking") + ring.count("right-linking")).isZero();
        assertThat(ring.count("witness")).isPositive();
        assertThat(ring.links(true)).isEqualTo(3);
    }

    @Test
    void anInteractionIsItsCandidatesAndNothingElse() {
        Drawing svg = svg(PLAIN, closed(PUZZLE), step("whip[1]: r1n1{c1 .} ==> r2c1≠1"));
        assertThat(svg.count("witness")).isPositive();
        assertThat(svg.highlighted()).isEqualTo(svg.count("witness") + 1);
        assertThat(svg.links(true) + svg.links(false)).isZero();
    }

    @Test
    void theLinksOfLongChainsHaveNumbers() {
        Puzzle hard = Games.named("sudoku")
                .parse(".23....8.4....9..378....5......75.3.......215...61...7.6.5.1....42.3....9....4..8");
        Match whip = new NotationReader(hard.model())
                .read("whip[6]: r3n1{c9 c4} - r3n3{c4 c6} - c6n2{r3 r6} - r4n2{c4 c1} - c1n1{r4 r8} - r9n1{c2 .}"
                        + " ==> r1c7≠1");
        Drawing svg = Drawing.of(PLAIN.svg(hard, closed(hard), whip));
        assertThat(svg.texts("numbers")).containsExactly("1", "2", "3", "4", "5", "6");
        assertThat(svg(PLAIN, closed(PUZZLE), step(WHIP)).texts("numbers")).isEmpty();
    }

    @Test
    void theSignThatIsTheReasonIsMarked() {
        Puzzle futoshiki = Games.named("futoshiki").parse("......... <----- ------");
        State state = futoshiki.start();
        NotationReader reader = new NotationReader(futoshiki.model());
        Drawing run = Drawing.of(PLAIN.svg(futoshiki, state, reader.read("asc[1]: r1c1<r1c2 ==> r1c1≠3, r1c2≠1")));
        assertThat(run.count("tie")).isEqualTo(1);
        Drawing row = Drawing.of(PLAIN.svg(futoshiki, state, reader.read("whip[1]: r3n1{c1 .} ==> r1c1≠1")));
        assertThat(row.count("tie")).isZero();
    }

    @Test
    void aCountryIsPaintedAndKeepsItsLetter() {
        Puzzle map = Games.named("map").parse("3 4 \"RB..\" 1 2 3 : 2 3 4 : 3 4");
        Drawing svg = Drawing.of(PLAIN.svg(map, map.start(), null));
        assertThat(svg.fills("washes", Ink.hue(2))).isEqualTo(1);
        assertThat(svg.fills("washes", Ink.hue(0))).isEqualTo(1);
        assertThat(svg.texts("givens")).containsExactly("R", "B");
    }

    @Test
    void aBareBoardHasOneSizeWhateverTheStep() throws IOException {
        Pictures bare = new Pictures(300, Below.NOTHING);
        State state = closed(PUZZLE);
        BufferedImage without = read(bare.png(PUZZLE, state, null));
        BufferedImage with = read(bare.png(PUZZLE, state, step(WHIP)));
        assertThat(with.getHeight()).isEqualTo(without.getHeight()).isEqualTo(300);
        assertThat(svg(bare, state, step(WHIP)).texts("caption")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 100, 576, 1000})
    void aPngIsAsWideAsAsked(int pixels) throws IOException {
        Pictures pictures = new Pictures(pixels, Below.SENTENCE);
        assertThat(read(pictures.png(PUZZLE, closed(PUZZLE), step(WHIP))).getWidth())
                .isEqualTo(pixels);
    }

    @Test
    void theColoursAreWhereTheyShouldBe() throws IOException {
        BufferedImage image = read(new Pictures(1152, Below.NOTHING).png(PUZZLE, closed(PUZZLE), step(WHIP)));
        // r4c4 is 3.5 to 4.5 cells from either edge of a board with a margin of half a cell; a cell has 120 pixels
        assertThat(count(image, Ink.RED)).isPositive();
        assertThat(count(image.getSubimage(420, 420, 120, 120), Ink.RED)).isEqualTo(count(image, Ink.RED));
        assertThat(count(image, Ink.BLUE)).isPositive();
        assertThat(count(image, Ink.GREEN)).isZero();
    }

    private static long count(BufferedImage image, Ink ink) {
        int width = image.getWidth();
        return Arrays.stream(image.getRGB(0, 0, width, image.getHeight(), null, 0, width))
                .filter(rgb -> (rgb & 0xFFFFFF) == ink.rgb())
                .count();
    }

    /** On every JDK and machine: nothing but this code decides a pixel. */
    @Test
    void thePixelsAreTheSameEverywhere() {
        Scene scene = new Scene(PUZZLE, closed(PUZZLE), step(WHIP), Below.NOTATION);
        Raster raster = new Raster(scene.width(), scene.height(), 800);
        scene.draw(raster);
        ByteBuffer bytes = ByteBuffer.allocate(4 * raster.pixels().length);
        bytes.asIntBuffer().put(raster.pixels());
        CRC32 crc = new CRC32();
        crc.update(bytes.array());
        assertThat(Long.toHexString(crc.getValue())).isEqualTo("31a170b8");
    }

    @Test
    void theSameCallGivesTheSameBytes() {
        State state = closed(PUZZLE);
        assertThat(PLAIN.svg(PUZZLE, state, step(WHIP))).isEqualTo(PLAIN.svg(PUZZLE, state, step(WHIP)));
        assertThat(PLAIN.png(PUZZLE, state, step(WHIP))).isEqualTo(PLAIN.png(PUZZLE, state, step(WHIP)));
    }

    @ParameterizedTest
    @CsvSource({"4, 276", "16, 1122", "25, 2162"})
    void biggerBoardsAreDrawnLargerSoThatMarksCanBeRead(int n, int width) throws IOException {
        Puzzle puzzle = Games.named("sudoku").parse("1" + ".".repeat(n * n - 1));
        State state = closed(puzzle);
        BufferedImage image = read(PLAIN.png(puzzle, state, null));
        assertThat(image.getWidth()).isEqualTo(width);
        Drawing svg = Drawing.of(PLAIN.svg(puzzle, state, null));
        assertThat(svg.texts("marks")).hasSize(state.openCount());
        assertThat(svg.texts("marks")).contains(Integer.toString(n));
    }

    @Test
    void areasAndStrokesAreDrawnToo() throws IOException {
        TinyMap map = TinyMap.make();
        State state = map.start();
        state.assertValue(4);
        state.eliminate(3);
        Drawing svg = Drawing.of(PLAIN.svg(map, state, new Match.Assertion(new Pattern.Lone(1), 2)));
        assertThat(svg.fills("givens", Ink.BLACK)).isEqualTo(1);
        assertThat(svg.strokes("found")).isEqualTo(1);
        assertThat(svg.fills("tints", Ink.TINT)).isEqualTo(1);
        assertThat(svg.count("placed")).isEqualTo(1);
        assertThat(svg.texts("board")).containsExactly("sea");
        assertThat(read(PLAIN.png(map, state, null)).getWidth()).isEqualTo(198);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1, 63, 4097, Integer.MAX_VALUE})
    void anImpossibleSizeIsNamed(int pixels) {
        assertThatThrownBy(() -> new Pictures(pixels, Below.NOTHING))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(pixels + " pixels")
                .hasMessageContaining("Maybe one from 64 to 4096");
    }

    private static BufferedImage read(byte[] png) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(png));
    }
}
