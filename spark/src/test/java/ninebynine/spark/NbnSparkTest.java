package ninebynine.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** What can be said before a session begins. */
class NbnSparkTest {
    private static String told(int code, String... args) {
        StringWriter told = new StringWriter();
        PrintWriter to = new PrintWriter(told);
        assertThat(NbnSpark.run(to, to, args)).as(told.toString()).isEqualTo(code);
        return told.toString();
    }

    @Test
    void helpHasOnlyWhatIsToBeHad() {
        assertThat(told(0, "dataset", "--help"))
                .contains("--compression", "How tables are packed", "--view")
                .doesNotContain("--format", "--images", "How jsonl");
    }

    @Test
    void whatIsNotToBeHadIsSaid() {
        assertThat(told(2, "dataset", "--format", "jsonl", "-o", "none", "a.txt"))
                .contains("are Parquet");
        assertThat(told(2, "dataset", "--images", "svg", "-o", "none", "a.txt")).contains("makes tables alone");
        assertThat(told(2, "rate", "--game", "sudoko", "-o", "none", "a.txt")).contains("Maybe 'sudoku'");
    }

    @Test
    void compressionIsStillRead() {
        assertThat(told(2, "dataset", "--compression", "lzma", "-o", "none", "a.txt"))
                .contains("zstd");
    }
}
