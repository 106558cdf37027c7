package ninebynine.verify;

import static ninebynine.verify.CommandRun.nbn;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Belts and exocets as CSP-Rules prints them: a head of several lines, and each conclusion in a line of its own. */
class PublishedCoversTest {
    /** Easter Monster. The digits of the second cross are not read, for the reference prints them in a wrong order. */
    private static final String BELT = """
            (solve "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1")
            belt[4] (= sk-loop) made of 4 crosses:
              cross in block b1 with center r2c2
                  horizontal outer candidates: 3 8
                  vertical outer candidates: 4 8
                  inner candidates: 2 7
              cross in block b3 with center r2c8
                  horizontal outer candidates: 3 9
                  vertical outer candidates: 3 8
                  inner candidates: 1 6
              cross in block b9 with center r8c8
                  horizontal outer candidates: 4 5
                  vertical outer candidates: 3 9
                  inner candidates: 2 7
              cross in block b7 with center r8c2
                  horizontal outer candidates: 4 5
                  vertical outer candidates: 4 8
                  inner candidates: 1 6
             ==>  eliminations in rows: r8c5≠4
             ==>  eliminations in rows: r2c5≠8, r2c5≠3
             ==>  eliminations in columns: r5c8≠9
             ==>  eliminations in blocks: r9c1≠6
            """;

    private static final String EXOCET = """
            (solve ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....")
            J4-Exocet-in-rows:\s
                 base digits = n1, n2, n4, n7
                 S rows = r3, r4, r7
                 base cells = r1c7, r2c7
                 target cells = r4c8, r7c9
                  ==> r7c9≠3
            """;

    @TempDir
    private Path folder;

    private CommandRun verify(String text) throws IOException {
        return nbn("verify", Files.writeString(folder.resolve("path"), text).toString());
    }

    @Test
    void aBeltIsProvedByItsCentres() throws IOException {
        CommandRun run = verify(BELT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("1 trace, 4 steps: all right.");
    }

    @Test
    void aBeltThatIsNotClosedOrSaysMoreIsRefused() throws IOException {
        CommandRun open = verify(BELT.replaceFirst("(?s)  cross in block b7.*?inner candidates: 1 6\n", ""));
        assertThat(open.code()).isEqualTo(1);
        assertThat(open.out()).contains("leaves room for the target n4r8c5");
        CommandRun more = verify(BELT.replace("r9c1≠6", "r9c1≠5"));
        assertThat(more.code()).isEqualTo(1);
        assertThat(more.out()).contains("step 4");
    }

    @Test
    void anExocetIsProvedByItsCells() throws IOException {
        CommandRun run = verify(EXOCET);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("1 trace, 1 step: all right.");
        assertThat(verify(EXOCET.replace("r7c9≠3", "r7c9≠4")).code()).isEqualTo(1);
    }
}
