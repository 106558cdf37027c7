package ninebynine.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code nbn conformance} on a small collection, and on one that is not whole: it says which file and what is wrong. */
class ConformanceCliTest {
    private static final String EASY =
            ".6..9......31...9.19..263..8..5..41.....6.....51..3..9..963..27.2...45......1..4.";

    @TempDir
    private Path folder;

    @BeforeEach
    void twoPuzzles() throws IOException {
        file("puzzles-000.txt", EASY + "\n" + EASY + "\n");
        file("nb-cands-000.txt", "197\n197\n");
        file("nb-cands-after-BRT-000.txt", "1\n1\n");
        file("nb-cands-after-W1-000.txt", "1\n1\n");
        file("W-ratings-000.txt", "2\n3\n");
    }

    private void file(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private String refused(String... more) {
        String[] args = new String[more.length + 2];
        args[0] = "conformance";
        args[1] = folder.toString();
        System.arraycopy(more, 0, args, 2, more.length);
        CommandRun run = CommandRun.nbn(args);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).startsWith("nbn: ").doesNotContain("Exception", "out of bounds");
        return run.err();
    }

    @Test
    void everyDifferenceIsListed() {
        CommandRun run = CommandRun.nbn("conformance", folder.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("W ratings").contains("  #2: 2, published 3");
    }

    @Test
    void withoutPuzzlesThereIsNothingToCompare() throws IOException {
        file("puzzles-000.txt", "\n");
        assertThat(refused()).contains("puzzles-000.txt has no puzzles. Maybe ");
        assertThat(refused("--first", "0")).contains("--first 0 leaves no puzzle");
    }

    @Test
    void aFileThatIsTooShortIsNamed() throws IOException {
        file("W-ratings-000.txt", "2\n");
        assertThat(refused()).contains("W-ratings-000.txt has 1 line for 2 puzzles. Maybe ");
        assertThat(CommandRun.nbn("conformance", "--first", "1", folder.toString())
                        .err())
                .isEmpty();
        file("nb-cands-000.txt", "");
        assertThat(refused()).contains("nb-cands-000.txt has 0 lines for 2 puzzles. Maybe it was cut short");
    }

    @Test
    void whatIsNoNumberOrNoPuzzleIsNamedWithItsLine() throws IOException {
        file("nb-cands-000.txt", "197\nmany\n");
        assertThat(refused()).contains("nb-cands-000.txt, line 2: 'many' is no number. Maybe ");
        file("puzzles-000.txt", EASY + "\n12\n");
        assertThat(refused()).contains("puzzles-000.txt, puzzle 2: ");
    }

    @Test
    void aMissingFileIsNamed() throws IOException {
        Files.delete(folder.resolve("nb-cands-000.txt"));
        assertThat(refused()).contains("There is no ", "nb-cands-000.txt. Maybe ");
    }
}
