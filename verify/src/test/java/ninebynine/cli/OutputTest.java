package ninebynine.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputTest {
    /** Says no to everything. */
    private static final class Refusing extends Writer {
        private final String reason;

        Refusing(String reason) {
            this.reason = reason;
        }

        @Override
        public void write(char[] text, int from, int length) throws IOException {
            throw new IOException(reason);
        }

        @Override
        public void flush() throws IOException {
            throw new IOException(reason);
        }

        @Override
        public void close() {}
    }

    private static PrintWriter refusing(String reason) {
        return new PrintWriter(new Output(new Refusing(reason)));
    }

    @Test
    void whatCanBeWrittenIsWritten() {
        StringWriter to = new StringWriter();
        PrintWriter out = new PrintWriter(new Output(to));
        out.print("2\t");
        out.write(new char[] {'a', 'b'}, 1, 1);
        out.flush();
        assertThat(to).hasToString("2\tb");
    }

    @Test
    void whatIsLostIsToldOnce() {
        PrintWriter out = refusing("No space left on device");
        assertThatThrownBy(() -> out.print("x"))
                .isInstanceOfSatisfying(OutputLost.class, lost -> {
                    assertThat(lost.code()).isEqualTo(Nbn.BAD);
                    assertThat(lost.isClosed()).isFalse();
                })
                .hasMessageContaining("No space left on device");
        out.print("y");
        out.flush();
    }

    @Test
    void aReaderThatHasGoneIsNoFault() {
        StringWriter err = new StringWriter();
        int code = Nbn.run(refusing("Broken pipe"), new PrintWriter(err), "games");
        assertThat(code).isEqualTo(OutputLost.CLOSED);
        assertThat(err).hasToString("");
    }

    @Test
    void helpThatCannotBePrintedIsAnError() {
        StringWriter err = new StringWriter();
        int code = Nbn.run(refusing("No space left on device"), new PrintWriter(err), "solve", "--help");
        assertThat(code).isEqualTo(Nbn.BAD);
        assertThat(err.toString())
                .startsWith("nbn: The output can't be written")
                .hasLineCount(1);
    }

    @Test
    void messagesThatCannotBeWrittenAreAnErrorToo() {
        StringWriter out = new StringWriter();
        int code = Nbn.run(new PrintWriter(out), new PrintWriter(new Refusing("full")), "rate", "1..............");
        assertThat(code).isEqualTo(Nbn.BAD);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "--version",
                "games",
                "rules",
                "rules NP",
                "solve P",
                "solve --format json P",
                "rate P",
                "hint P",
                "backdoors P",
                "steps P",
                "expand P",
                "classify P",
                "canonical P",
                "count P",
                "why P",
                "render P"
            })
    void whatIsLostIsAnErrorInEveryCommand(String words) {
        StringWriter err = new StringWriter();
        String[] args = words.replaceFirst(" P$", " 12..34....1....2").split(" ");
        int code = Nbn.run(refusing("No space left on device"), new PrintWriter(err), args);
        assertThat(code).isEqualTo(Nbn.BAD);
        assertThat(err.toString())
                .startsWith("nbn: The output can't be written")
                .hasLineCount(1);
    }
}
