package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Steps that take it that there is one solution, as CSP-Rules prints them. */
class PublishedUniquenessTest {
    /** cbg-000 #6427, after whips[2]. */
    private static final String RECTANGLE = """
            (solve "1...5..8...7.....668.....4.2..79..54......3....4..39.8.....48728.........7.32...5")
            whip[2]: c5n4{r2 r5} - c5n8{r5 .} ==> r2c5 ≠ 1, r2c5 ≠ 3
            whip[2]: r5n4{c4 c5} - r5n8{c5 .} ==> r5c4 ≠ 1, r5c4 ≠ 2, r5c4 ≠ 5, r5c4 ≠ 6
            whip[2]: c5n4{r5 r2} - c5n8{r2 .} ==> r5c5 ≠ 1, r5c5 ≠ 6
            ************ BEWARE: ASSUMPTION OF UNIQUENESS USED ******************
            vertical unique rectangle type 1 in cells r5c5, r5c4, r2c5 and r2c4 ==> r2c4 ≠ n8, r2c4 ≠ 4
            hidden-single-in-a-block ==> r2c5 = 8
            """;

    /** cbg-000 #18, after Singles. */
    private static final String BUG = """
            (solve "1.34..78.4..7....3..9.2......5..7.3.....1.6..8......4...1........2395..49...71.5.")
            ************ BEWARE: ASSUMPTION OF UNIQUENESS USED ******************
            bug+1 for number n2 in cell r5c9 ==> r5c9=2
            """;

    @TempDir
    private Path folder;

    private CommandRun verify(String text) throws IOException {
        return nbn("verify", Files.writeString(folder.resolve("path"), text).toString());
    }

    @Test
    void theBannerBeforeAStepBeginsNoOtherPath() throws IOException {
        CommandRun run = verify(RECTANGLE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("1 trace, 5 steps: all right.");
    }

    @Test
    void bugPlusOneIsProvedByTheState() throws IOException {
        CommandRun run = verify(BUG);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("1 trace, 1 step: all right.");
        assertThat(verify(BUG.replace("n2 in cell r5c9 ==> r5c9=2", "n7 in cell r5c9 ==> r5c9=7"))
                        .code())
                .isEqualTo(1);
    }

    @Test
    void aRectangleThatHasOtherDigitsIsRefused() throws IOException {
        CommandRun run = verify(RECTANGLE.replaceFirst("whip\\[2]: c5n4\\{r5 r2}.*\n", ""));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("step 3: vertical unique rectangle");
    }
}
