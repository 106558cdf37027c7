package ninebynine.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import ninebynine.game.PuzzleFormatException;
import ninebynine.games.sudoku.Boxes;
import ninebynine.games.sudoku.SudokuGame;
import ninebynine.io.PuzzleFile.Entry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PuzzleFileTest {
    private static final String LINE =
            "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
    private static final String GRID = """
            4...3....
            ...6..8..
            ........1
            ....5..9.
            .8....6..
            .7.2.....
            ...1.27..
            5.3....4.
            9........
            """;
    private static final String FOUR = "1.3..4.1........";

    private final SudokuGame game = new SudokuGame();

    private List<Entry> entries(String text) {
        return rest(PuzzleFile.of(text, game));
    }

    private static List<Entry> rest(PuzzleFile file) {
        List<Entry> entries = new ArrayList<>();
        file.forEachRemaining(entries::add);
        return entries;
    }

    private static InputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aLineOfACollectionIsAPuzzle() {
        assertThat(entries(LINE)).containsExactly(new Entry(1, LINE));
        assertThat(entries(LINE + "\n" + LINE + " 126732\n"))
                .containsExactly(new Entry(1, LINE), new Entry(2, LINE + " 126732"));
    }

    @Test
    void commentsAndBlankLinesBetweenPuzzlesArePassedOverAndCounted() {
        assertThat(entries("# top\n\n" + LINE + "\n\n  # more\n" + LINE + "\n\n"))
                .containsExactly(new Entry(3, LINE), new Entry(6, LINE));
    }

    @Test
    void wrongLinesOfACollectionAreEntriesToo() {
        String text = "Some title\n" + LINE.substring(1) + "\n" + LINE + "\nrubbish\n" + LINE;
        assertThat(entries(text)).extracting(Entry::line).containsExactly(1, 2, 3, 4, 5);
        assertThat(entries(LINE.substring(1))).containsExactly(new Entry(1, LINE.substring(1)));
    }

    @Test
    void windowsAndOldMacLineEndsAndAByteOrderMarkAreTolerated() {
        String text = "\uFEFF" + LINE + "\r\n\r\n" + LINE + "\r" + LINE;
        assertThat(rest(PuzzleFile.of(bytes(text), game)))
                .containsExactly(new Entry(1, LINE), new Entry(3, LINE), new Entry(4, LINE));
    }

    @Test
    void anyOneLineFormatMakesACollection() {
        String spaced = String.join(" ", FOUR.split(""));
        String id = "3x3:4c3g6b8j1d5b9b8d6c7a2h1a2_7b5a3d4a9h";
        assertThat(entries(spaced + "\n" + id + "\nQ1 7.2 8.9 " + LINE)).hasSize(3);
        assertThat(entries(FOUR + "\n" + FOUR)).hasSize(2);
    }

    @Test
    void aGridIsOnePuzzle() {
        assertThat(entries(GRID)).containsExactly(new Entry(1, GRID.strip()));
        assertThat(entries(GRID.replace("\n", "\n\n"))).hasSize(1);
    }

    @Test
    void gridsAreSeparatedByBlankLines() {
        assertThat(entries("# two\n\n" + GRID + "\n\n" + GRID))
                .containsExactly(new Entry(3, GRID.strip()), new Entry(14, GRID.strip()));
    }

    @Test
    void aWrongGridAmongOthersIsAnEntry() {
        String wrong = GRID.replace("4...3", "4...4");
        assertThat(entries(wrong + "\n" + GRID + "\n" + wrong))
                .extracting(Entry::line)
                .containsExactly(1, 11, 21);
        assertThat(entries(wrong + "\n" + wrong)).hasSize(2);
    }

    @Test
    void aGridMayHaveBlankLinesBetweenItsBands() {
        String text = """
                4.. | .3. | ...
                ... | 6.. | 8..
                ... | ... | ..1

                ... | .5. | .9.
                .8. | ... | 6..
                .7. | 2.. | ...

                ... | 1.2 | 7..
                5.3 | ... | .4.
                9.. | ... | ...
                """;
        assertThat(entries(text)).hasSize(1);
        assertThat(game.parse(entries(text).get(0).text())).isEqualTo(game.parse(LINE));
    }

    @Test
    void aGridOfBandsThatLookLikePuzzlesIsOnePuzzle() {
        String band = ". . . . . . . .\n".repeat(2);
        assertThat(entries(band + "\n" + band + "\n" + band + "\n" + band)).hasSize(1);
    }

    @Test
    void sdkFilesAreOnePuzzle() {
        String text = "#ARuud\n#DEasy\n\n[Puzzle]\n" + GRID;
        assertThat(entries(text)).containsExactly(new Entry(4, "[Puzzle]\n" + GRID.strip()));
        assertThat(game.parse(entries(text).get(0).text())).isEqualTo(game.parse(LINE));
    }

    @Test
    void sixteenLinesOfSixteenSymbolsAreOneGrid() {
        String row = "................\n";
        assertThat(entries("1..............G\n" + row.repeat(15))).hasSize(1);
        assertThat(entries(". . . . . . . . . . . . . . . .\n".repeat(16))).hasSize(1);
        assertThat(entries(row.repeat(16))).hasSize(1);
        assertThat(entries(row.repeat(15))).hasSize(15);
        assertThat(entries(row.repeat(16) + "\n" + row.repeat(16))).hasSize(2);
    }

    @Test
    void aWrongGridOfSixteenLinesIsStillOne() {
        assertThat(entries("5..............5\n" + "................\n".repeat(15)))
                .hasSize(1);
    }

    @Test
    void sixteenSmallPuzzlesAreACollection() {
        assertThat(entries((FOUR + "\n").repeat(16))).hasSize(16);
        assertThat(entries(("1" + ".".repeat(35) + "\n").repeat(36))).hasSize(36);
    }

    @Test
    void largeGridsOfNumbersAreOnePuzzle() {
        assertThat(entries(("36 " + ". ".repeat(35) + "\n")
                        + ". ".repeat(36).concat("\n").repeat(35)))
                .hasSize(1);
    }

    @Test
    void aDrawnGridIsOnePuzzle() {
        var puzzle = game.parse(LINE);
        String drawn = puzzle.draw(puzzle.start());
        assertThat(entries(drawn)).hasSize(1);
        assertThat(entries(drawn + "\n\n" + drawn)).hasSize(2);
        assertThat(game.parse(entries(drawn).get(0).text()).boxes()).isEqualTo(Boxes.of(9));
    }

    @Test
    void textThatIsNoPuzzleIsOneEntry() {
        assertThat(entries("Hello,\n\nworld")).containsExactly(new Entry(1, "Hello,\nworld"));
    }

    @Test
    void afterTheLastThereIsNone() {
        PuzzleFile file = PuzzleFile.of(LINE + "\n\n", game);
        file.next();
        assertThat(file.hasNext()).isFalse();
        assertThatThrownBy(file::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void anEmptySourceIsRefused() {
        assertThatThrownBy(() -> PuzzleFile.of("", game))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageStartingWith("The text is empty. Maybe");
        assertThatThrownBy(() -> PuzzleFile.of(bytes(" \n\n"), game))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageStartingWith("The input is empty. Maybe");
        assertThatThrownBy(() -> PuzzleFile.of("# a\n# b", game))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContaining("only comments");
    }

    @Test
    void aFileIsReadAndClosed(@TempDir Path folder) throws IOException {
        Path path = Files.writeString(folder.resolve("two.sdm"), LINE + "\n" + LINE + "\n");
        try (PuzzleFile file = PuzzleFile.open(path, game)) {
            assertThat(rest(file)).hasSize(2);
        }
    }

    @Test
    void aMissingFileADirectoryAndAnEmptyFileAreRefused(@TempDir Path folder) throws IOException {
        assertThatThrownBy(() -> PuzzleFile.open(folder.resolve("none.txt"), game))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContainingAll("There is no file", "none.txt", "Maybe");
        assertThatThrownBy(() -> PuzzleFile.open(folder, game))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContainingAll("is a directory", "Maybe");
        Path empty = Files.createFile(folder.resolve("empty.txt"));
        assertThatThrownBy(() -> PuzzleFile.open(empty, game))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContainingAll("empty.txt' is empty", "Maybe");
    }

    @Test
    void aBinaryFileIsRefused() {
        byte[] noise = new byte[100_000];
        new Random(1).nextBytes(noise);
        assertThatThrownBy(() -> PuzzleFile.of(new ByteArrayInputStream(noise), game))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContainingAll("has a NUL in line", "Maybe it is no text");
        assertThatThrownBy(() -> PuzzleFile.of(new ByteArrayInputStream(LINE.getBytes(StandardCharsets.UTF_16)), game))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContaining("not in UTF-8");
    }

    @Test
    void bytesThatAreNotUtf8AreLeftToTheParser() {
        byte[] bytes = LINE.getBytes(StandardCharsets.UTF_8);
        bytes[5] = (byte) 0xC0;
        Entry entry = PuzzleFile.of(new ByteArrayInputStream(bytes), game).next();
        assertThatThrownBy(() -> game.parse(entry.text()))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContaining("U+FFFD");
    }

    private void tooLong(Entry entry, int line) {
        assertThat(entry.line()).isEqualTo(line);
        assertThat(entry.text()).hasSize((1 << 20) + 1);
        assertThatThrownBy(() -> game.parse(entry.text()))
                .isInstanceOf(PuzzleFormatException.class)
                .hasMessageContainingAll("more than 1048576 characters", "Maybe")
                .message()
                .hasSizeLessThan(200);
    }

    @Test
    void aLineOfTenMegabytesIsCutAndRefused() {
        PuzzleFile file = PuzzleFile.of(bytes(LINE + "\n" + "1".repeat(10_000_000) + "\n" + LINE), game);
        assertThat(file.next()).isEqualTo(new Entry(1, LINE));
        tooLong(file.next(), 2);
        assertThat(file.next()).isEqualTo(new Entry(3, LINE));
        assertThat(file.hasNext()).isFalse();
    }

    @Test
    void aFirstLineOfTenMegabytesIsCutAndRefused() {
        for (String piece : new String[] {". ", "  ", "% "}) {
            PuzzleFile file = PuzzleFile.of(piece.repeat(5_000_000) + "\n" + LINE, game);
            tooLong(file.next(), 1);
            assertThat(file.next()).isEqualTo(new Entry(2, LINE));
        }
    }

    @Test
    void aGridOfTenMegabytesIsCutAndRefused() {
        PuzzleFile file = PuzzleFile.of(GRID + "\n" + "1 2 3\n".repeat(1_700_000) + "\n" + GRID, game);
        assertThat(file.next().line()).isEqualTo(1);
        tooLong(file.next(), 11);
        assertThat(file.next()).isEqualTo(new Entry(1_700_012, GRID.strip()));
    }

    /** 160 MB in a source that is made while it is read. */
    @Test
    void aCollectionIsNotHeldInMemory() {
        long used = usedMemory();
        int count = 2_000_000;
        try (PuzzleFile file = PuzzleFile.of(new Repeated(LINE + "\n", count), game)) {
            int last = 0;
            while (file.hasNext()) {
                last = file.next().line();
            }
            assertThat(last).isEqualTo(count);
            assertThat(usedMemory() - used).isLessThan(50_000_000);
        }
    }

    private static long usedMemory() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    private static final class Repeated extends InputStream {
        private final byte[] piece;
        private long left;
        private int at;

        Repeated(String piece, long times) {
            this.piece = piece.getBytes(StandardCharsets.UTF_8);
            this.left = times * this.piece.length;
        }

        @Override
        public int read() {
            if (left-- <= 0) {
                return -1;
            }
            at = at == piece.length ? 0 : at;
            return piece[at++];
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            int count = (int) Math.min(length, left);
            for (int i = 0; i < count; i++) {
                bytes[from + i] = (byte) read();
            }
            return count == 0 ? -1 : count;
        }
    }

    @Test
    void anySourceGivesEntriesOrIsRefused() {
        Random random = new Random(3);
        String alphabet = "12.. |-+#\n\n\r[]é";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(200); length > 0; length--) {
                text.append(random.nextInt(20) == 0 ? FOUR : alphabet.charAt(random.nextInt(alphabet.length())));
            }
            try {
                int line = 0;
                for (Entry entry : entries(text.toString())) {
                    assertThat(entry.line()).isGreaterThan(line);
                    assertThat(entry.text()).isNotBlank();
                    line = entry.line();
                }
            } catch (PuzzleFormatException refused) {
                assertThat(refused).hasMessageContaining("Maybe");
            }
        }
    }
}
